import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from '@playwright/test';

const PROBE = fileURLToPath(new URL('view-probe.mjs', import.meta.url));

/** The visitor has answered the consent question, which would cover the lowest part of the page. */
export const DECIDED = `localStorage.setItem('consent', ${JSON.stringify(
  JSON.stringify({ version: '1', state: { analytics: false, social: false, decidedAt: 1 } }),
)});`;

/** What `view-probe.mjs` has seen on the page, in milliseconds since the navigation. */
interface Seen {
  fcp: number;
  lcp: number;
  /** Time from each press until the next frame. Those below 16 ms are not told. */
  interactions: number[];
}

export const watchView = (page: Page) => page.addInitScript({ path: PROBE });

export const readSeen = (page: Page): Promise<Seen> => page.evaluate('benchSeen');

/** The page's processor works at a quarter of its speed. */
export const slowProcessor = (session: CDPSession) =>
  session.send('Emulation.setCPUThrottlingRate', { rate: 4 });

/** A line with so many milliseconds for each answer, and bits a second down and up; as many as there are without. */
export const setLine = (session: CDPSession, latency: number, down = -8, up = -8) =>
  session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down / 8,
    uploadThroughput: up / 8,
  });

/** Lighthouse's "slow 4G". */
export const slowLine = (session: CDPSession) => setLine(session, 150, 1_600_000, 750_000);

/** Does something so many times, one after the other. */
export async function repeat<Found>(times: number, once: () => Promise<Found>): Promise<Found[]> {
  const found: Found[] = [];
  while (found.length < times) found.push(await once());
  return found;
}
