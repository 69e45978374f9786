import { logError } from '@/lib/monitoring/log';

/** Where the key file is made, by which search engines know that the key is the shop's own. */
const KEY_ROUTE = '/api/index-now';
const keyFile = (key: string): string => `/${key}.txt`;

type ToDocumentAddress = (address: string) => string | null;

export const withKeyFile =
  (key: string | undefined, toDocumentAddress: ToDocumentAddress): ToDocumentAddress =>
  (address) =>
    key && address === keyFile(key) ? KEY_ROUTE : toDocumentAddress(address);

/** Time in which addresses are collected for one message, in milliseconds. */
const COLLECT_MS = 60_000;
/** Time for its answer, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** Most addresses in one message, by the protocol. The rest is found through the sitemap. */
const MAX_ADDRESSES = 10_000;

interface IndexNowConfig {
  key: string | undefined;
  url: string;
  siteUrl: string;
  collectMs?: number;
}

/** Tells search engines which pages have changed (https://www.indexnow.org): paths are collected and sent at once. What fails is logged. */
export function createIndexNow(config: IndexNowConfig): (paths: readonly string[]) => void {
  const { key, url, siteUrl, collectMs = COLLECT_MS } = config;
  const waiting = new Set<string>();

  async function send(key: string): Promise<void> {
    const urlList = [...waiting];
    waiting.clear();
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify({
          host: new URL(siteUrl).host,
          key,
          keyLocation: siteUrl + keyFile(key),
          urlList,
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the service answered ${response.status}`);
    } catch (error) {
      logError('index-now-failed', error);
    }
  }

  return (paths) => {
    if (!key || paths.length === 0) return;
    // A server that ends does not wait for this.
    if (waiting.size === 0) setTimeout(() => void send(key), collectMs).unref();
    for (const path of paths)
      if (waiting.size < MAX_ADDRESSES) waiting.add(new URL(path, siteUrl).href);
  };
}
