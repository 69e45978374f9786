import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from '@playwright/test';

const PROBE = fileURLToPath(new URL('view-probe.mjs', import.meta.url));

/** What `view-probe.mjs` has seen on the page, in milliseconds since the navigation. */
export interface Seen {
  fcp: number;
  lcp: number;
  longTasks: { start: number; duration: number }[];
  /** Time from each press until the next frame. Those below 16 ms are not told. */
  interactions: number[];
}

export const watchView = (page: Page) => page.addInitScript({ path: PROBE });

export const readSeen = (page: Page): Promise<Seen> => page.evaluate('benchSeen');

/** The page's processor works at a quarter of its speed. */
export const slowProcessor = (session: CDPSession) =>
  session.send('Emulation.setCPUThrottlingRate', { rate: 4 });

/** A line of 1.6 Mbit/s down and 750 kbit/s up, with 150 ms for each answer: Lighthouse's "slow 4G". */
export const slowLine = (session: CDPSession) =>
  session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });

/** Time in which the page could not answer: what long tasks after the first paint have above 50 ms. */
export const blockingTime = ({ fcp, longTasks }: Seen): number =>
  longTasks
    .map(({ start, duration }) => start + duration - Math.max(start, fcp) - 50)
    .filter((time) => time > 0)
    .reduce((sum, time) => sum + time, 0);
