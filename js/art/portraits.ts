// The faces of people: children, grown-ups and the old, 48 x 48 each, on a cream ground. What they wear is of the dye
// of their seat. Markup as strings; colours come from css/palette.css. Names no game.
import { dot, filled, INK, points, stroke, type Point } from "./drawing.ts";
import { eyes, smile } from "./moods.ts";
import type { Avatar } from "../wording/avatars.ts";

const [DYE, THREAD] = ["var(--dye, var(--petrol))", "var(--thread, var(--cream))"];

const cut = (d: string, color: string) => `<path d="${d}" fill="${color}" stroke="${INK}" stroke-width="1.4"/>`;

const ball = (x: number, y: number, r: number, color: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}" stroke="${INK}" stroke-width="1.4"/>`;

const glasses = (y: number) =>
  [18.6, 29.4]
    .map((x) => `<circle cx="${x}" cy="${y}" r="4.3" fill="none" stroke="${INK}" stroke-width="1.5"/>`)
    .join("") + stroke(`M22.9 ${y}Q24 ${y - 1.2} 25.1 ${y}`, 1.5);

const brows = (color: string) => stroke("M16.5 21Q19 19.2 21.5 21M26.5 21Q29 19.2 31.5 21", 1.6, color);

const SHOULDERS = cut("M8 42.6Q10 36 24 36Q38 36 40 42.6A23 23 0 0 1 8 42.6Z", DYE);
const ROUND = "M14 24Q14 14.5 24 14.5Q34 14.5 34 24Q34 36.8 24 37.3Q14 36.8 14 24Z";
const LONG = "M14 20.5H34Q35 37 24 38Q13 37 14 20.5Z";
const EARS = (skin: string) => ball(13.4, 26.5, 2.5, skin) + ball(34.6, 26.5, 2.5, skin);

const curls = (places: Point[], r: number, color: string) => places.map(({ x, y }) => ball(x, y, r, color)).join("");

/** Each by its name (js/wording/avatars.ts). */
export const PORTRAITS: Record<Avatar, string> = {
  scarf:
    cut("M9 42Q6 8 24 7Q42 8 39 42A23 23 0 0 1 9 42Z", DYE) +
    cut("M14.5 25Q14.5 14.5 24 14.5Q33.5 14.5 33.5 25Q33.5 36.5 24 37Q14.5 36.5 14.5 25Z", "var(--skin)") +
    filled("M13.5 22Q15 12.5 24 12.5Q33 12.5 34.5 22Q24 13 13.5 22Z", THREAD) +
    eyes(25) +
    smile(30),
  fez:
    SHOULDERS +
    cut(LONG, "var(--skin-brown)") +
    filled("M14 27Q16 31 24 30Q32 31 34 27Q35 40 24 41Q13 40 14 27Z", "var(--hair-dark)") +
    smile(33.5, 3.5, "var(--skin-light)") +
    eyes(25) +
    cut("M14 20L17 7.5H31L34 20Q24 23.5 14 20Z", DYE) +
    stroke("M25 7.5Q33 4 33.5 14", 1.8),
  earrings:
    SHOULDERS +
    cut("M11 36Q8 9 24 8Q40 9 37 36Q33 39 31 34V22H17V34Q15 39 11 36Z", "var(--hair-dark)") +
    cut("M15.5 24Q16 15.5 24 15.5Q32 15.5 32.5 24Q33 36 24 36.5Q15 36 15.5 24Z", "var(--skin-light)") +
    filled("M15 24Q17 14 25 14Q32 15 33 24Q27 22 24 17.5Q21 22 15 24Z", "var(--hair-dark)") +
    eyes(26.5) +
    smile(31) +
    ball(13.5, 33, 2.2, "var(--gold)") +
    ball(34.5, 33, 2.2, "var(--gold)"),
  curls:
    SHOULDERS +
    curls(points("13,17 18,11.5 24,9.5 30,11.5 35,17 12,23 36,23"), 5.6, "var(--hair-brown)") +
    cut(ROUND, "var(--skin-light)") +
    filled("M15 20Q18 13 24 14Q30 13 33 20Q24 15 15 20Z", "var(--hair-brown)") +
    eyes(25) +
    smile(30),
  grandmother:
    ball(24, 8, 4.6, "var(--hair-grey)") +
    SHOULDERS +
    stroke("M13 39Q24 46 35 39", 1.8, THREAD) +
    cut("M12.5 29Q9 10 24 10Q39 10 35.5 29Z", "var(--hair-grey)") +
    cut(ROUND, "var(--skin-light)") +
    filled("M14.5 22Q15 14 24 14Q33 14 33.5 22Q30 16.5 24 16.5Q18 16.5 14.5 22Z", "var(--hair-grey)") +
    glasses(25) +
    eyes(25, 5.4) +
    stroke("M17 31.5L18.3 33M31 31.5L29.7 33", 1.1) +
    smile(32, 3.4),
  turban:
    SHOULDERS +
    cut("M13.5 21H34.5Q35 36 24 38Q13 36 13.5 21Z", "var(--skin-dark)") +
    filled("M15 30Q19 27.5 24 29.5Q29 27.5 33 30Q29 33.5 24 31.5Q19 33.5 15 30Z", "var(--hair-dark)") +
    eyes(25) +
    smile(33, 2.6) +
    cut("M10.5 20Q9 6.5 24 5.5Q39 6.5 37.5 20Q24 26 10.5 20Z", DYE) +
    stroke("M11.5 17Q21 20.5 34 9.5M14 10.5Q20 15.5 36.5 16.5", 1.7, THREAD),
  pigtails:
    ball(9.5, 26.5, 4.6, "var(--hair-brown)") +
    ball(38.5, 26.5, 4.6, "var(--hair-brown)") +
    SHOULDERS +
    cut("M12.5 25Q11 9.5 24 9.5Q37 9.5 35.5 25Z", "var(--hair-brown)") +
    cut("M13.5 25Q13.5 15 24 15Q34.5 15 34.5 25Q34.5 37 24 37.4Q13.5 37 13.5 25Z", "var(--skin)") +
    filled("M14 22.5Q16 14 24 14Q32 14 34 22.5Q31 19.5 24 19.5Q17 19.5 14 22.500Z", "var(--hair-brown)") +
    ball(12.4, 22.5, 2.2, DYE) +
    ball(35.6, 22.5, 2.2, DYE) +
    eyes(27, 5) +
    dot(17, 30.5, 0.8, "var(--skin-brown)") +
    dot(31, 30.5, 0.8, "var(--skin-brown)") +
    smile(31.5, 4.4),
  cap:
    SHOULDERS +
    EARS("var(--skin-brown)") +
    cut(ROUND, "var(--skin-brown)") +
    filled("M14.5 23Q14 17 24 17Q34 17 33.5 23Q32 20.5 28 21L25 19.5L21 21.500Q17 20.5 14.5 23Z", "var(--hair-dark)") +
    eyes(27, 5) +
    smile(31.5, 4.6) +
    cut("M12.5 19Q13 7 24 7Q35 7 35.5 19Q24 15.5 12.5 19Z", DYE) +
    cut("M12.5 19Q24 13.5 35.5 19Q42 20.5 42.5 22.500Q30 18.5 12.5 19Z", DYE) +
    dot(24, 7.2, 1.6, THREAD),
  afro:
    curls(points("11,23 12,15.5 18,10 24,8.4 30,10 36,15.5 37,23"), 6.6, "var(--hair-dark)") +
    SHOULDERS +
    cut(ROUND, "var(--skin-dark)") +
    cut("M14 21Q15 13 24 13Q33 13 34 21Q24 15.5 14 21Z", DYE) +
    stroke("M16.5 18Q24 12.5 31.5 18", 1.5, THREAD) +
    eyes(26) +
    smile(31) +
    ball(13.6, 30.5, 1.8, "var(--gold)") +
    ball(34.4, 30.5, 1.8, "var(--gold)"),
  grandfather:
    SHOULDERS +
    EARS("var(--skin-light)") +
    cut("M14 24Q13 9 24 9Q35 9 34 24Q34.5 37 24 38Q13.5 37 14 24Z", "var(--skin-light)") +
    filled("M13.3 24Q12 17 14.5 15.500Q14 20 15.3 25ZM34.7 24Q36 17 33.5 15.5Q34 20 32.7 25Z", "var(--white)") +
    filled("M14 28Q17 31 24 29.5Q31 31 34 28Q35.5 42 24 43.500Q12.5 42 14 28Z", "var(--white)") +
    smile(33, 3.5) +
    brows("var(--white)") +
    eyes(24.5) +
    stroke("M19 14.500Q24 13.5 29 14.5", 1, "var(--skin-brown)"),
  bob:
    SHOULDERS +
    cut("M10.5 33Q8 9 24 8.500Q40 9 37.5 33Q34 35 31.5 33H16.5Q14 35 10.5 33Z", "var(--hair-red)") +
    cut(ROUND, "var(--skin-light)") +
    filled("M14 23Q15 13.5 24 13.5Q33 13.5 34 23Q28 20 27 16.5Q22 21.5 14 23Z", "var(--hair-red)") +
    glasses(26) +
    eyes(26, 5.4) +
    smile(32, 3.6),
  moustache:
    SHOULDERS +
    filled("M20 36.5L24 42L28 36.500L24 38Z", THREAD) +
    EARS("var(--skin)") +
    cut(LONG, "var(--skin)") +
    cut("M13 24Q10.5 10 22 9.5Q36 7.5 35.5 24L33.5 20Q24 20.5 19.5 16.5Q17 20 14.8 20.5Z", "var(--hair-dark)") +
    brows("var(--hair-dark)") +
    eyes(25) +
    filled("M16.5 32Q17.5 28.5 24 29.800Q30.5 28.5 31.5 32Q28 32.8 24 31.5Q20 32.8 16.5 32Z", "var(--hair-dark)") +
    smile(34, 2.6),
};
