// Reads the reports of the test runners for `npm test`.

/**
 * The used fields of vitest's report.
 * @typedef {object} UnitReport
 * @property {number} numPassedTests
 * @property {{ name: string, message: string, assertionResults: UnitResult[] }[]} testResults
 */

/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} UnitResult */

/**
 * The used fields of Playwright's report. Suites are nested.
 * @typedef {object} BrowserReport
 * @property {{ expected: number, flaky: number }} stats
 * @property {BrowserSuite[]} suites
 */

/**
 * @typedef {object} BrowserSuite
 * @property {BrowserSuite[]} [suites]
 * @property {{ file: string, line: number, title: string, tests: BrowserTest[] }[]} specs
 */

/** @typedef {{ projectName: string, status: string, results: { error?: { message: string } }[] }} BrowserTest */

/**
 * Vitest's count of passed tests, and what failed with its error.
 * @param {UnitReport} report
 */
export function readUnitReport({ numPassedTests, testResults }) {
  const failed = testResults.flatMap(({ name, message, assertionResults }) => {
    // A file that could not be run has a message and no results.
    const file = message && assertionResults.length === 0 ? [`${name}: ${message}`] : [];
    const tests = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name} › ${fullName}: ${failureMessages[0]}`);
    return [...file, ...tests];
  });
  return { passed: numPassedTests, failed, flaky: [] };
}

/**
 * The tests of a suite with a status, each with its first error.
 * @param {BrowserSuite} suite
 * @param {'unexpected' | 'flaky'} wanted
 * @returns {string[]}
 */
const findTests = ({ suites = [], specs }, wanted) => [
  ...suites.flatMap((inner) => findTests(inner, wanted)),
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => {
        const error = results.find((result) => result.error)?.error?.message;
        return `[${projectName}] ${file}:${line} › ${title}: ${error}`;
      }),
  ),
];

/**
 * Playwright's count of passed tests, what failed, and what passed only when it was repeated.
 * @param {BrowserReport} report
 */
export const readBrowserReport = ({ stats, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: suites.flatMap((suite) => findTests(suite, 'unexpected')),
  flaky: suites.flatMap((suite) => findTests(suite, 'flaky')),
});
