import { setTimeout as sleep } from 'node:timers/promises';
import { logError } from '@/lib/monitoring/log';

/** Time that a CDN has for its answer, in milliseconds. */
const TIMEOUT_MS = 5000;

/** Time until all servers of the shop have dropped their pages: purged earlier, the CDN may fetch an old one again. */
const HEAD_START_MS = 500;

const MAX_TRIES = 3;

interface CdnPurgeConfig {
  /** Without an address there is no CDN. */
  url: string | undefined;
  token: string | undefined;
  /** Milliseconds before each try. */
  pauseMs?: number;
}

/** Tells a CDN which tags were refreshed. What fails is tried again and then logged: its copies end by their age. */
export function createCdnPurge(config: CdnPurgeConfig): (tags: readonly string[]) => Promise<void> {
  const { url, token, pauseMs = HEAD_START_MS } = config;

  async function send(tags: readonly string[]): Promise<void> {
    const response = await fetch(url ?? '', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ tags }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the CDN answered ${response.status}`);
  }

  return async (tags) => {
    if (!url || tags.length === 0) return;
    for (let tries = 1; ; tries += 1) {
      await sleep(pauseMs * tries);
      try {
        return await send(tags);
      } catch (error) {
        if (tries < MAX_TRIES) continue;
        logError('purge-failed', error);
        return;
      }
    }
  };
}
