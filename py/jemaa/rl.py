"""Environments for programs that learn, by the interface of PettingZoo: `pip install "jemaa[rl]"`.

>>> from jemaa.rl import Env
>>> env = Env("marrakech", players=2)
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> [env.texts[index] for index in observation["action_mask"].nonzero()[0]]
['left', 'right', 'straight']
>>> env.step(env.texts.index("left"))
>>> env.channels(env.observe("seat_0")["observation"])["assam"].shape
(7, 7)

`docs/learning.md` has a first learning run. Needs packages that no page has: the site leaves this module out.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, TypeAlias

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(f'jemaa.rl needs more: pip install "jemaa[rl]" ({missing})', name=missing.name) from None

from .engine.game import CHANCE, Face, Game, Json
from .engine.observation import Channel, observer
from .engine.validation import seated_players, with_defaults
from .errors import IllegalAction
from .games import GAMES
from .match import Match

__all__ = ["Channel", "Env"]

Observation: TypeAlias = dict[str, NDArray[Any]]


class Env(AECEnv[str, Any, Any]):
    """A game as an environment in which its seats act in turn, each agent called `seat_<number>`.

    - An action is an index of `texts`: the decisions of the game, sorted by text. They stay the same as long as the
      version of the game's rules does. Dice roll by themselves.
    - An observation has `observation`, numbers from 0 to 1 that hold what the seat may see and nothing else, and
      `action_mask`, 1 for each legal action (all 0 for a seat that is not asked). `layout` describes the numbers.
    - The reward comes at the end: 1 for first place, -1 for the last, evenly between; those who tie share theirs. Every
      game ends by its rules: nothing is truncated.

    >>> from jemaa.rl import Env
    >>> Env("morocco", players=5)
    <Env morocco, 5 players: 1643 actions, 2165 numbers>
    """

    metadata: dict[str, Any] = {"name": "jemaa_v0", "render_modes": ["ansi"], "is_parallelizable": True}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        options: Json | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Take a game, the number of players (at least as many as it needs), and its options.

        Raises `NoSuchGame`, also for a game that cannot be observed as numbers, or `BadRecord`.
        """
        self.game = GAMES[game] if isinstance(game, str) else game
        self.render_mode = render_mode
        self._players = seated_players(self.game, self.game.seats[0] if players is None else players)
        self._options = with_defaults(self.game, {} if options is None else options)
        channels, self._observe = observer(self.game)
        self.layout: tuple[Channel, ...] = tuple(channels(len(self._players)))
        self.texts = sorted(text for text, action in self.game.actions.items() if not isinstance(action, Face))
        self._index = {text: index for index, text in enumerate(self.texts)}
        self.possible_agents = [f"seat_{seat}" for seat in range(len(self._players))]
        self.agents: list[str] = []
        size, choices = sum(channel.size for channel in self.layout), len(self.texts)
        self.observation_spaces = {agent: _space(size, choices) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(choices) for agent in self.possible_agents}
        self._seed: str | None = None
        self._games = 0

    def __copy__(self) -> Env:
        """Return an independent copy: a match is never shared."""
        return deepcopy(self)

    def __repr__(self) -> str:
        """Show the game and the sizes."""
        size = sum(channel.size for channel in self.layout)
        counts = f"{len(self.texts)} actions, {size} numbers"
        return f"<Env {self.game.name}, {len(self.possible_agents)} players: {counts}>"

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin another game; after a seed the same games follow each other. `options` are ignored.

        As long as no seed was given, each game draws its own, so that copies of an environment play different games.
        """
        if seed is not None:
            self._seed, self._games = str(seed), 0
        own = None if self._seed is None else f"{self._seed}/{self._games}"
        self.match = Match.new(self.game, self._players, self._options, own)
        self._games += 1
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: str) -> Observation:
        """Return what an agent may see, and what it may do."""
        seat, match = self.possible_agents.index(agent), self.match
        mask = np.zeros(len(self.texts), np.int8)
        if match.to_act == seat:
            mask[[self._index[action.text] for action in match.legal]] = 1
        return {"observation": np.array(self._observe(match.state, seat), np.float32), "action_mask": mask}

    def channels(self, numbers: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """Return the parts of an observation by the names of `layout`, each in its shape."""
        ends = np.cumsum([channel.size for channel in self.layout])[:-1]
        parts = np.split(numbers, ends)
        return {channel.name: part.reshape(channel.shape) for channel, part in zip(self.layout, parts, strict=True)}

    def step(self, action: int | None) -> None:
        """Play the action of the agent that is selected; dice that follow are rolled.

        Raises `IllegalAction` where the mask is 0: an agent that sees its mask never needs that.
        """
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.match.play(self._text(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._go_on()
        self._accumulate_rewards()

    def _text(self, action: int | None) -> str:
        if action is None or not 0 <= action < len(self.texts):
            raise IllegalAction(f"an action is a number from 0 to {len(self.texts) - 1}", action=str(action))
        return self.texts[int(action)]

    def _go_on(self) -> None:
        """Roll the dice that are due; select who decides, or end the game."""
        match = self.match
        while match.to_act == CHANCE:
            match.play(match.rolled())
        if not match.is_over:
            self.agent_selection = self.possible_agents[match.to_act]
            return
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.possible_agents, _rewards(match.state.ranking()), strict=True))
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """Draw the board as text, if `render_mode` is `ansi`."""
        return str(self.match) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


def _space(size: int, choices: int) -> spaces.Dict:
    """Return the space of observations of so many numbers and actions."""
    numbers = spaces.Box(0.0, 1.0, (size,), np.float32)
    return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (choices,), np.int8)})


def _rewards(ranking: list[list[int]]) -> list[float]:
    """Return each seat's reward: from 1 for the first to -1 for the last, evenly; those who tie share theirs."""
    seats = sum(map(len, ranking))
    rewards, place = [0.0] * seats, 0
    for group in ranking:
        mean = place + (len(group) - 1) / 2
        for seat in group:
            rewards[seat] = 1 - 2 * mean / (seats - 1)
        place += len(group)
    return rewards
