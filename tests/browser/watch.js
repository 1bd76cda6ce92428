// Injected before the page: turns a violation of the content security policy into a console error, which fails the
// test.
addEventListener("securitypolicyviolation", (event) => {
  console.error(
    `policy violated: ${event.violatedDirective} by ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}`,
  );
});
