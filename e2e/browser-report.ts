import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestResult,
  TestStep,
} from '@playwright/test/reporter';
import { root } from '../tests/tools/environment.mjs';

/** What the seconds of a test are spent in. The steps are made by the fixtures. */
const PARTS = {
  signUp: ({ title }: TestStep) => /^sign-(up|in)$/.test(title),
  axe: ({ title }: TestStep) => title === 'axe',
  loads: ({ category, title }: TestStep) =>
    category === 'pw:api' && /^(Navigate|Reload|Go back|Go forward)/.test(title),
  waiting: ({ category, title }: TestStep) =>
    category === 'expect' || /^Wait for /.test(title) || title.startsWith('Expect "poll'),
};

type Part = keyof typeof PARTS;
const names = Object.keys(PARTS) as Part[];

/** Adds the seconds of steps to their part. What a sign-up loads counts as sign-up alone. */
function addSeconds(parts: Record<Part, number>, steps: TestStep[]): void {
  for (const step of steps) {
    const part = names.find((name) => PARTS[name](step));
    if (part) parts[part] += step.duration / 1000;
    else addSeconds(parts, step.steps);
  }
}

function describe(test: TestCase) {
  const parts = { signUp: 0, axe: 0, loads: 0, waiting: 0 };
  for (const { steps } of test.results) addSeconds(parts, steps);
  const [, project = '', , ...titles] = test.titlePath();
  const attachments = test.results.flatMap((result: TestResult) => result.attachments);
  return {
    project,
    file: relative(root, test.location.file),
    line: test.location.line,
    title: titles.join(' › '),
    outcome: test.outcome(),
    seconds: test.results.reduce((sum, { duration }) => sum + duration / 1000, 0),
    parts,
    error: test.results.find(({ error }) => error)?.error?.message ?? null,
    traces: attachments.flatMap(({ name, path }) => (name === 'trace' && path ? [path] : [])),
  };
}

export type BrowserTest = ReturnType<typeof describe>;

/**
 * Writes what each test came to and what its seconds were spent in to `browser.json` in the folder of the results, and to `flaky.json`
 * the tests that passed only when they were repeated, each with its trace.
 */
export default class BrowserReport implements Reporter {
  private suite: Suite | undefined;
  private folder = '';

  onBegin(config: FullConfig, suite: Suite): void {
    this.suite = suite;
    this.folder = config.projects[0]?.outputDir ?? join(root, 'test-results');
  }

  onEnd(): void {
    const tests = this.suite?.allTests().map(describe) ?? [];
    const write = (name: string, content: BrowserTest[]) =>
      writeFileSync(join(this.folder, name), `${JSON.stringify(content, null, 2)}\n`);
    mkdirSync(this.folder, { recursive: true });
    write('browser.json', tests);
    write(
      'flaky.json',
      tests.filter(({ outcome }) => outcome === 'flaky'),
    );
  }

  printsToStdio(): boolean {
    return false;
  }
}
