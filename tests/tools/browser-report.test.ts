import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BrowserTest } from '../../e2e/browser-report';
import { childEnv, root } from './environment.mjs';
import { readBrowserReport } from './reports.mjs';
import { secondsTable } from './seconds.mjs';

// Inside the project, from which it takes Playwright.
mkdirSync(join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(join(root, '.cache', 'browser-report-'));

const CONFIG = `
import config from '../../e2e/playwright.config';
export default { ...config, testDir: '.', outputDir: './results', webServer: [], projects: [{ name: 'full' }] };
`;
const SPEC = `
import { expect, test } from '@playwright/test';
test('steady', async () => {
  await test.step('sign-in', () => new Promise((done) => setTimeout(done, 60)));
});
test('needs another try', async ({}, { retry }) => expect(retry).toBe(1));
`;

function runSpec(variables: Record<string, string>) {
  const { status } = spawnSync('playwright', ['test', '-c', folder], {
    cwd: root,
    env: childEnv({ CI: undefined, ...variables }),
  });
  const read = (name: string) =>
    JSON.parse(readFileSync(join(folder, 'results', name), 'utf8')) as BrowserTest[];
  return { status, tests: read('browser.json'), flaky: read('flaky.json') };
}

beforeAll(() => {
  writeFileSync(join(folder, 'playwright.config.ts'), CONFIG);
  writeFileSync(join(folder, 'one.spec.ts'), SPEC);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('fails a run for a test that passes only at its second try, keeps its trace, and says what the seconds were spent in', () => {
  const { status, tests, flaky } = runSpec({});
  expect(status).toBe(1);
  expect(flaky.map(({ title }) => title)).toEqual(['needs another try']);
  expect(flaky[0]?.traces).toEqual([expect.stringMatching(/trace\.zip$/)]);
  expect(flaky[0]?.error).toContain('toBe');

  const findings = readBrowserReport(tests);
  expect(findings.passed).toBe(1);
  expect(findings.flaky).toEqual([expect.stringContaining('needs another try')]);
  expect(findings.parts.signUp).toBeGreaterThanOrEqual(0.05);
  const table = secondsTable({ 'browser tests': 2 }, { 'browser tests': findings });
  expect(table).toContain('one.spec.ts');
  expect(table).toMatch(/0\.\d +0\.\d {2}signUp/);
});

it('forgives a second try where the machine is known to be noisy, and writes it down', () => {
  const { status, flaky } = runSpec({ CI: '1' });
  expect(status).toBe(0);
  expect(flaky).toHaveLength(1);
});
