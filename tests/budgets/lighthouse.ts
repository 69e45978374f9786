import { chromium } from '@playwright/test';
import { killAll, launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { systemChromium } from '../tools/chromium.mjs';

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** Audits that contain the numbers of the performance category. */
const TIMINGS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

export interface Audit {
  /** Out of 100, by category. */
  scores: Partial<Record<Category, number>>;
  /** In milliseconds, except the layout shift. */
  timings: Record<keyof typeof TIMINGS, number>;
  /** Audits that cost points, by category: `id: title`. */
  failing: Partial<Record<Category, string[]>>;
}

function failingAudits({ audits }: Result, refs: readonly { id: string; weight: number }[]) {
  return refs
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => audits[id])
    .filter((audit) => audit?.score !== null && (audit?.score ?? 0) < 1)
    .map((audit) => `${audit?.id}: ${audit?.title}`);
}

/** Lighthouse lost the beginning of its own recording, and asks to be run again. This says nothing of the page. */
const UNRECORDED = 'NO_NAVSTART';

// Its own browser would outlive a process that is told to end.
process.on('exit', killAll);

/** One run of Lighthouse for a mobile visit (its default, with simulated throttling), in its own browser. */
async function runLighthouse(url: string, onlyCategories: Category[]): Promise<Result> {
  const chrome = await launch({
    chromePath: systemChromium() ?? chromium.executablePath(),
    chromeFlags: ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    logLevel: 'error',
  });
  try {
    const run = await lighthouse(url, { port: chrome.port, logLevel: 'error', onlyCategories });
    if (!run) throw new Error(`Lighthouse says nothing of ${url}`);
    return run.lhr;
  } finally {
    chrome.kill();
  }
}

/** What Lighthouse says of a page. @throws Error when it cannot load it */
export async function audit(url: string, categories: readonly Category[]): Promise<Audit> {
  let lhr = await runLighthouse(url, [...categories]);
  if (lhr.runtimeError?.code === UNRECORDED) lhr = await runLighthouse(url, [...categories]);
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const found = categories.map((name) => [name, lhr.categories[name]] as const);
  const timings = Object.entries(TIMINGS).map(([name, id]) => [
    name,
    lhr.audits[id]?.numericValue ?? Number.NaN,
  ]);
  return {
    scores: Object.fromEntries(
      found.map(([name, category]) => [name, Math.round((category?.score ?? 0) * 100)]),
    ),
    timings: Object.fromEntries(timings),
    failing: Object.fromEntries(
      found.map(([name, category]) => [name, failingAudits(lhr, category?.auditRefs ?? [])]),
    ),
  };
}
