import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from './environment.mjs';

const runTestAll = (...args: string[]) =>
  spawnSync(process.execPath, ['tests/tools/test-all.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
  });

it('lists the parts with what was run when, and runs nothing', () => {
  const { stdout, status } = runTestAll('--list');
  expect(status).toBe(0);
  for (const part of [
    'test',
    'browser 1/4',
    'browser 4/4',
    'histories',
    'merges',
    'builds',
    'faults',
    'fuzz',
    'mutation',
    'crawl',
    'lighthouse',
  ])
    expect(stdout).toMatch(new RegExp(`^${part} +\\S.*\\n +(not run here yet|passed|FAILED)`, 'm'));
});

it.each([
  [['nothing'], 'nothing'],
  [['browser', '9/4', 'fuzz'], 'browser 9/4'],
  [['browser', 'fuzz', 'noting'], 'noting'],
])('names a part that does not exist: %j', (parts, unknown) => {
  const { stderr, status } = runTestAll(...parts);
  expect(status).toBe(1);
  expect(stderr).toContain(`There is no part ${unknown};`);
});
