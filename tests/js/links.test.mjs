// What a pasted or shared text leads to.
import assert from "node:assert/strict";
import { test } from "node:test";

import { addressIn } from "../../js/base/links.js";

test("a text leads to the address of the link in it, and to a game wherever its short form may be", () => {
  const found = {
    "https://a.example/jemaa/#/new/marrakech": "#/new/marrakech",
    "Come and play: https://a.example/#/play/morocco?players=3 (tonight)": "#/play/morocco?players=3",
    "https://a.example/#/open/abc.def\nghi": "#/open/https%3A%2F%2Fa.example%2F%23%2Fopen%2Fabc.def%0Aghi",
    "First https://a.example/#/rules/marrakech then https://a.example/#/open/abc":
      "#/open/First%20https%3A%2F%2Fa.example%2F%23%2Frules%2Fmarrakech%20then%20https%3A%2F%2Fa.example%2F%23%2Fopen%2Fabc",
    "  just words ": "#/open/just%20words",
  };
  assert.deepEqual(Object.keys(found).map(addressIn), Object.values(found));
});
