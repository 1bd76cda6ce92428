// Injected before the page: turns into a console error, which fails the test, what else would be seen by nobody: a
// violation of the content security policy, and an animation that puts a drawing elsewhere.
addEventListener("securitypolicyviolation", (event) => {
  console.error(
    `policy violated: ${event.violatedDirective} by ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}`,
  );
});
// a transform of the stylesheet replaces the one that says where a drawing is
addEventListener("animationstart", ({ target }) => {
  if (!(target instanceof SVGElement) || !target.hasAttribute("transform")) return;
  const keyframes = target
    .getAnimations()
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []));
  if (keyframes.some(({ transform = "none" }) => transform !== "none"))
    console.error(`an animation replaces the transform of .${target.getAttribute("class")}`);
});
