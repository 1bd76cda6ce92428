// Injected before the page: learns a game by tapping only what is lit, confirming and reading on. Knows no rule.
(() => {
  /** Milliseconds without anything to tap, after which a lesson is stuck. */
  const PATIENCE = 20_000;
  const LEADS = ["[data-next]", "[data-confirm]", "[data-roll]", "[data-pick]", "[data-action]"];
  /** @param {string} selector */
  const all = (selector) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);
  /** @returns {Promise<void>} */
  const pause = () => new Promise((resolve) => setTimeout(resolve, 2));

  /** What leads on now; of several picks another one each time. @param {number} count */
  function leading(count) {
    const offered = LEADS.map(all).find((found) => found.length) ?? [];
    return offered[count % offered.length];
  }

  /** Learn to the end of a lesson, or of all; returns their names. @param {string} [last] */
  async function learn(last) {
    /** @type {string[]} */
    const lessons = [];
    for (let [count, since] = [0, performance.now()]; !all("[data-learned]").length; await pause()) {
      const lesson = all("[data-lesson]")[0]?.dataset.lesson;
      const next = leading(count);
      if (performance.now() - since > PATIENCE) throw new Error(`${lesson} is stuck: ${document.body.innerText}`);
      if (!lesson || !next) continue;
      if (lessons.at(-1) !== lesson) lessons.push(lesson);
      if (last && lessons.includes(last) && lesson !== last) break;
      next.click();
      [count, since] = [count + 1, performance.now()];
    }
    return lessons;
  }

  Object.assign(globalThis, { jemaaLearner: { learn } });
})();
