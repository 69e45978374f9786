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
  return { passed: numPassedTests, failed };
}

/**
 * @param {BrowserSuite} suite
 * @returns {string[]}
 */
const readBrowserFailures = ({ suites = [], specs }) => [
  ...suites.flatMap(readBrowserFailures),
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => {
        const error = results.at(-1)?.error?.message;
        return `[${projectName}] ${file}:${line} › ${title}: ${error}`;
      }),
  ),
];

/**
 * Playwright's count of passed tests, and what failed with its last error.
 * @param {BrowserReport} report
 */
export const readBrowserReport = ({ stats, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: suites.flatMap(readBrowserFailures),
});
