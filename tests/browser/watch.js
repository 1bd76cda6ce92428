// Runs before the page: a violation of the content security policy becomes an error in the console, which fails the test.
addEventListener("securitypolicyviolation", (event) => {
  console.error(
    `policy violated: ${event.violatedDirective} by ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}`,
  );
});
