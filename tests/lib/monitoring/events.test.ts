import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** An event as a line of the log names it. Other objects with an `event` have one word. */
const EVENTS = /(?:\bevent: |logError\(|\bFAILED = )'([a-z]+(?:-[a-z]+)+)'/g;

it('are those of the table in the README', () => {
  const files = globSync('{app,components,lib,stores}/**/*.{ts,tsx}');
  const written = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(EVENTS)].map(([, event]) => event),
  );
  const readme = readFileSync('lib/monitoring/README.md', 'utf8');
  const table = readme.slice(readme.indexOf('| event '), readme.indexOf('\n\n- '));
  const rows = [...table.matchAll(/^\| `([a-z-]+)`/gm)].map(([, event]) => event);
  expect(rows.length).toBeGreaterThan(10);
  expect([...new Set(rows)].sort()).toEqual([...new Set(written)].sort());
});
