// Reads the reports of the test runners for `npm test`.

/**
 * What a runner found: its tests, and the seconds of each file.
 * @typedef {object} Findings
 * @property {number} passed
 * @property {string[]} failed
 * @property {string[]} flaky passed only when they were repeated
 * @property {Record<string, number>} seconds by file
 * @property {Record<string, number>} parts the seconds of the tests by what they were spent in
 */

/**
 * The used fields of vitest's report. Times in milliseconds.
 * @typedef {object} UnitReport
 * @property {number} numPassedTests
 * @property {{ name: string, message: string, startTime: number, endTime: number, assertionResults: UnitResult[] }[]} testResults
 */

/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} UnitResult */

/** @typedef {import('../../e2e/browser-report').BrowserTest} BrowserTest */

/**
 * @param {UnitReport} report
 * @param {string} root the path before the name of each file
 * @returns {Findings}
 */
export function readUnitReport({ numPassedTests, testResults }, root) {
  const failed = testResults.flatMap(({ name, message, assertionResults }) => {
    // A file that could not be run has a message and no results.
    const file = message && assertionResults.length === 0 ? [`${name}: ${message}`] : [];
    const tests = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name} › ${fullName}: ${failureMessages[0]}`);
    return [...file, ...tests];
  });
  const seconds = Object.fromEntries(
    testResults.map(({ name, startTime, endTime }) => [
      name.replace(root, ''),
      (endTime - startTime) / 1000,
    ]),
  );
  return { passed: numPassedTests, failed, flaky: [], seconds, parts: {} };
}

/**
 * @param {BrowserTest[]} tests
 * @returns {Findings}
 */
export function readBrowserReport(tests) {
  /** @type {Record<string, number>} */
  const seconds = {};
  /** @type {Record<string, number>} */
  const parts = {};
  for (const test of tests) {
    seconds[test.file] = (seconds[test.file] ?? 0) + test.seconds;
    const known = Object.entries(test.parts);
    const rest = test.seconds - known.reduce((sum, [, value]) => sum + value, 0);
    for (const [part, value] of /** @type {[string, number][]} */ ([...known, ['rest', rest]]))
      parts[part] = (parts[part] ?? 0) + value;
  }
  const having = (/** @type {BrowserTest['outcome']} */ wanted) =>
    tests.filter(({ outcome }) => outcome === wanted);
  const name = (/** @type {BrowserTest} */ { project, file, line, title, error, traces }) =>
    `[${project}] ${file}:${line} › ${title}: ${error}${traces.map((path) => `\nTrace: ${path}`).join('')}`;
  return {
    passed: having('expected').length,
    failed: having('unexpected').map(name),
    flaky: having('flaky').map(name),
    seconds,
    parts,
  };
}
