import type { CDPSession, Page } from '@playwright/test';

/** One response from the network. */
export interface Transfer {
  url: string;
  /** The browser's resource type: Document, Script, Stylesheet, Image, Font, Fetch … */
  type: string;
  /** Headers and body as sent, in bytes. */
  bytes: number;
  /** Requested before the page's load event, or named by its document, which may load it later. */
  isFirstView: boolean;
  /** A prefetch for a later page. */
  isPrefetch: boolean;
}

interface Asked {
  url: string;
  type: string;
  time: number;
  isPrefetch: boolean;
  /** Bytes received so far. */
  bytes: number;
}

/** Whether a request is a prefetch for a later page. */
export const isPrefetchRequest = (url: string, headers: Record<string, string>) => {
  const names = Object.entries(headers).map(([name, value]) => `${name}: ${value}`.toLowerCase());
  return (
    /[?&]_rsc=/.test(url) ||
    names.some((line) => /^(rsc: 1|next-router-prefetch:|(sec-)?purpose: .*prefetch)/.test(line))
  );
};

/** Records everything that a page loads from its creation on. */
export class Traffic {
  private readonly asked = new Map<string, Asked>();
  private readonly cached = new Set<string>();
  private readonly done: Asked[] = [];
  private loadTime = Number.POSITIVE_INFINITY;
  private changed: () => void = () => {};

  private constructor(readonly session: CDPSession) {}

  static async of(page: Page): Promise<Traffic> {
    const session = await page.context().newCDPSession(page);
    const traffic = new Traffic(session);
    traffic.listen();
    await session.send('Network.enable');
    await session.send('Page.enable');
    return traffic;
  }

  private listen() {
    const { session } = this;
    session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, ...event }) => {
      if (!/^https?:/.test(request.url)) return;
      // A redirect has the same request id as the request that follows it.
      if (event.redirectResponse) this.finish(requestId, event.redirectResponse.encodedDataLength);
      this.asked.set(requestId, {
        url: request.url,
        type: type ?? 'Other',
        time: timestamp,
        isPrefetch: type === 'Prefetch' || isPrefetchRequest(request.url, request.headers),
        bytes: 0,
      });
      this.changed();
    });
    session.on('Network.requestServedFromCache', ({ requestId }) => {
      this.cached.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      this.finish(requestId, encodedDataLength);
    });
    // A page may cancel the rest of a response. The bytes before that count.
    session.on('Network.responseReceived', ({ requestId, response }) => {
      this.add(requestId, response.encodedDataLength);
    });
    session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      this.add(requestId, encodedDataLength);
    });
    session.on('Network.loadingFailed', ({ requestId }) => this.finish(requestId));
    session.on('Page.loadEventFired', ({ timestamp }) => {
      this.loadTime = timestamp;
    });
  }

  private add(requestId: string, bytes: number) {
    const asked = this.asked.get(requestId);
    if (asked) asked.bytes += bytes;
  }

  private finish(requestId: string, total = 0) {
    const asked = this.asked.get(requestId);
    this.asked.delete(requestId);
    if (asked && !this.cached.has(requestId)) {
      this.done.push({ ...asked, bytes: Math.max(total, asked.bytes) });
    }
    this.changed();
  }

  /** Waits until there has been no pending request for this number of milliseconds. */
  settled(quietMs = 2000): Promise<void> {
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      this.changed = () => {
        clearTimeout(timer);
        if (this.asked.size === 0) timer = setTimeout(resolve, quietMs);
      };
      this.changed();
    });
  }

  /** @param html of the document */
  transfers(html: string): Transfer[] {
    return this.done.map(({ time, ...transfer }) => ({
      ...transfer,
      isFirstView: time <= this.loadTime || html.includes(new URL(transfer.url).pathname),
    }));
  }
}

export const totalBytes = (transfers: readonly Transfer[]) =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0);
