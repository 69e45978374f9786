import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { Traffic } from '../budgets/traffic';
import { DESKTOP, MOBILE } from '../budgets/view';

const PROBE = fileURLToPath(new URL('probe.mjs', import.meta.url));

/** The visitor has answered the consent question, which would cover the lowest part of the page. */
const DECIDED = `localStorage.setItem('consent', ${JSON.stringify(
  JSON.stringify({ version: '1', state: { analytics: false, social: false, decidedAt: 1 } }),
)});`;

/** Milliseconds for each answer, and bytes a second; -1 is as many as there are. `slow` is Lighthouse's "slow 4G". */
const LINES = {
  quick: { latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
  late: { latency: 150, downloadThroughput: -1, uploadThroughput: -1 },
  slow: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
};
export type Line = keyof typeof LINES;

export const WAYS = ['finger', 'mouse', 'keyboard'] as const;
export type Way = (typeof WAYS)[number];

/** What is pressed. */
export interface Control {
  selector: string;
  /** JavaScript for the page: whether the answer stands there. */
  isAnswered: string;
  /** Of a select: the value that is chosen in place of a press. */
  choose?: string;
  /** The visitor has not answered the consent question. */
  isUndecided?: boolean;
}

/** On the slow line the processor is slow too; who presses with a finger has a telephone; of a control the answer is waited for. */
type Visitor = BrowserContextOptions & { line?: Line; way?: Way; control?: Control };

/** How long a pointer rests before a press, and a press takes, in milliseconds. */
const [REST, PRESS] = [120, 80];
/** A press that is not answered in this time, in milliseconds, is lost. The control has twice as long to appear. */
const LOST = 12_000;
/** An answer is complete when there is no request for the first of these times; after the second, requests of an earlier document may never be told to end. */
const [QUIET, LATEST] = [600, 6_000];

export const center = (target: Locator) =>
  target.evaluate((control) => control.scrollIntoView({ block: 'center' }));

export class Visit {
  /** The longest time from a press to the next frame, by the steps of what the visitor does. */
  readonly steps = new Map<string, number>();

  constructor(
    readonly page: Page,
    readonly traffic: Traffic,
    private readonly way: Way,
    private readonly session = traffic.session,
  ) {}

  /** What the probe has seen of the page, in milliseconds since the navigation. `interactions`: from each press to the next frame. */
  seen(): Promise<{ fcp: number; lcp: number; interactions: number[] }> {
    return this.page.evaluate('benchSeen');
  }

  answerIsComplete(): Promise<void> {
    return Promise.race([this.traffic.settled(QUIET), pause(LATEST, undefined, { ref: false })]);
  }

  /** The processor works at a quarter of its speed from now on. */
  async slowDown(): Promise<void> {
    await this.session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.answerIsComplete();
  }

  async act(step: string, action: () => Promise<unknown>): Promise<void> {
    await this.page.evaluate('benchSeen.interactions.length = 0');
    await action();
    await this.answerIsComplete();
    const { interactions } = await this.seen();
    // The browser does not tell of what takes less than 16 ms.
    this.steps.set(step, Math.max(this.steps.get(step) ?? 16, ...interactions));
  }

  tap(step: string, control: Locator): Promise<void> {
    return this.act(step, () => control.tap());
  }

  /** What visitors do before they choose: nothing is fetched ahead for who has done nothing yet. */
  async lookAround(): Promise<void> {
    const gesture = { x: 200, y: 600, yDistance: -120 };
    if (this.way === 'finger') await this.session.send('Input.synthesizeScrollGesture', gesture);
    else await this.page.mouse.move(20, 310, { steps: 4 });
  }

  async press(target: Locator, choose?: string): Promise<void> {
    if (choose !== undefined) return void (await target.selectOption(choose, { force: true }));
    const { page, session } = this;
    if (this.way === 'keyboard') {
      await target.evaluate((control: HTMLElement) => control.focus());
      return page.keyboard.press('Enter');
    }
    // At the lower edge of a telephone stands the bar of the shop.
    await center(target);
    // What comes into view on the way may have another height than was reserved for it.
    await (await target.elementHandle())?.waitForElementState('stable');
    const box = await target.boundingBox();
    if (!box) throw new Error(`${target} is not there any more.`);
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (this.way === 'finger') {
      const touch = 'Input.dispatchTouchEvent';
      await session.send(touch, { type: 'touchStart', touchPoints: [at] });
      await pause(PRESS);
      await session.send(touch, { type: 'touchEnd', touchPoints: [] });
    } else {
      await page.mouse.move(at.x / 2, at.y / 2);
      await page.mouse.move(at.x, at.y, { steps: 8 });
      await pause(REST);
      await page.mouse.click(at.x, at.y, { delay: PRESS });
    }
  }
}

/** A visit with a browser's context of its own. Everything takes its real time. */
export async function visit<Found>(
  browser: Browser,
  { line = 'quick', way = 'finger', control, ...context }: Visitor,
  look: (visit: Visit) => Promise<Found>,
): Promise<Found> {
  const page = await browser.newPage({ ...(way === 'finger' ? MOBILE : DESKTOP), ...context });
  try {
    const traffic = await Traffic.of(page);
    const one = new Visit(page, traffic, way);
    const slower = { offline: false, ...LINES[line] };
    await traffic.session.send('Network.emulateNetworkConditions', slower);
    if (line === 'slow') await one.slowDown();
    if (!control?.isUndecided) await page.addInitScript({ content: DECIDED });
    const answer = `globalThis.benchIsAnswered = ${control ? `() => ${control.isAnswered}` : null}`;
    await page.addInitScript({ content: answer });
    await page.addInitScript({ path: PROBE });
    return await look(one);
  } finally {
    await page.close();
  }
}

/**
 * A visit that presses a control.
 * @param ready what happens between the time when the control is there and the press
 * @returns milliseconds until the first frame with the answer, infinite without one, null when the control is not there
 */
export const timePress = (
  browser: Browser,
  url: string,
  control: Control,
  { ready, ...visitor }: Visitor & { ready: (visit: Visit, target: Locator) => Promise<unknown> },
): Promise<number | null> =>
  visit(browser, { ...visitor, control }, async (one) => {
    const { page } = one;
    const answer = Promise.withResolvers<number>();
    let pressed = Number.NaN;
    await page.exposeFunction('benchReport', (kind: 'press' | 'answer', at: number) => {
      if (kind === 'press') pressed = at;
      // Before a press it is the answer to nothing.
      else if (!Number.isNaN(pressed)) answer.resolve(at - pressed);
    });
    await page.goto(url, { waitUntil: 'commit' });
    const target = page.locator(control.selector).filter({ visible: true }).first();
    const appears = target.waitFor({ timeout: 2 * LOST }).then(() => true);
    if (!(await appears.catch(() => false))) return null;
    await ready(one, target);
    await one.press(target, control.choose);
    const lost = pause(LOST, Number.POSITIVE_INFINITY, { ref: false });
    return Promise.race([answer.promise, lost]);
  });

export const untilPainted = (after: number) => async (one: Visit) => {
  while (Number.isNaN((await one.seen()).fcp)) await pause(20);
  await pause(after);
};
