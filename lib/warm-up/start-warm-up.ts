import type { Env } from '@/lib/env';
import { holdReadiness } from '@/lib/health/shutdown';
import { onRequest } from '@/lib/request-guard/on-request';
import { isOpenAddress } from '@/lib/routing/open-address';
import { AskedDocuments } from './asked-documents';
import { WARM_UP_AGENT, warmUp } from './warm-up';

/** Time between two writings of the list, in milliseconds. */
const SAVE_MS = 5 * 60_000;

type Settings = Pick<Env, 'WARM_UP_LIST' | 'WARM_UP_SECONDS' | 'SITE_URL'>;

/**
 * Makes the documents that were asked for most before the server is ready, and counts which ones are from now on. Call it before the guard of
 * requests, which takes the name of who asks away.
 * @param toDocumentAddress the address of the document that a request gets
 * @returns writes down what was counted, for the end of the server; undefined when nobody counts
 */
export function startWarmUp(
  { WARM_UP_LIST, WARM_UP_SECONDS, SITE_URL }: Settings,
  toDocumentAddress: (address: string) => string | null,
): (() => Promise<void>) | undefined {
  if (!WARM_UP_LIST) return undefined;
  // A document that stands for itself and is stored: none that anybody can make up.
  const asked = new AskedDocuments(
    WARM_UP_LIST,
    (address) => toDocumentAddress(address) === address && !isOpenAddress(address),
  );
  onRequest(({ request, response }) => {
    const { url = '', method, headers } = request;
    if (method !== 'GET' || headers.rsc || headers['user-agent'] === WARM_UP_AGENT) return;
    const address = toDocumentAddress(url);
    if (address === null) return;
    response.once('finish', () => {
      const type = String(response.getHeader('content-type') ?? '');
      if (response.statusCode === 200 && type.startsWith('text/html')) asked.add(address);
    });
  });
  setInterval(() => void asked.save(), SAVE_MS).unref();
  const release = holdReadiness();
  void asked.load().then((addresses) =>
    warmUp({
      addresses,
      port: Number(process.env.PORT),
      host: new URL(SITE_URL).host,
      limitMs: WARM_UP_SECONDS * 1000,
      onReady: release,
    }),
  );
  return () => asked.save();
}
