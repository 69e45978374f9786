// What `npm test` and its parts took.

const SLOWEST = 20;

/** @param {number} value */
const column = (value) => value.toFixed(1).padStart(9);

/** @param {Record<string, number>} seconds */
const slowest = (seconds) =>
  Object.entries(seconds)
    .sort(([, one], [, other]) => other - one)
    .slice(0, SLOWEST);

/**
 * The table of the seconds.
 * @param {Record<string, number>} steps seconds by step
 * @param {Record<string, import('./reports.mjs').Findings>} suites what each runner found
 */
export function secondsTable(steps, suites) {
  const rows = [
    '\n=== seconds',
    ...Object.entries(steps).map(([name, seconds]) => `${column(seconds)}  ${name}`),
  ];
  for (const [name, { seconds, parts, passed }] of Object.entries(suites)) {
    rows.push(`\nThe slowest files of the ${name}, summed over the workers:`);
    rows.push(...slowest(seconds).map(([file, value]) => `${column(value)}  ${file}`));
    if (Object.keys(parts).length === 0) continue;
    rows.push(`\nWhat the ${name} spend their seconds in, and how many that is for each test:`);
    for (const [part, value] of Object.entries(parts))
      rows.push(`${column(value)}${column(value / Math.max(passed, 1))}  ${part}`);
  }
  return rows.join('\n');
}
