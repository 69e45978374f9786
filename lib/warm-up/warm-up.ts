import { type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeReason, log } from '@/lib/monitoring/log';

/** How a server names itself when it asks itself. */
export const WARM_UP_AGENT = 'shop-warm-up';

/** Documents that are made at once while no visitor is served yet. */
const AT_ONCE = 2;

/** Of a processor, what visitors leave to the rest of the list. */
const SHARE_BESIDE_VISITORS = 0.1;

/** Time between two questions whether the server takes requests already, in milliseconds. */
const RETRY_MS = 200;

/** Time after which a document is given up, in milliseconds. */
const DOCUMENT_LIMIT_MS = 30_000;

interface Options {
  /** Addresses of documents, the most asked first. */
  addresses: readonly string[];
  port: number;
  /** The shop's own host: another one is redirected to it. */
  host: string;
  /** Time for which visitors are kept away, in milliseconds. */
  limitMs: number;
  /** Called once, when visitors may come. */
  onReady: () => void;
}

/** Asks for a document as a browser does, so that it is stored. @throws when there is no answer */
function askFor(address: string, { port, host }: Pick<Options, 'port' | 'host'>): Promise<void> {
  const headers: IncomingHttpHeaders = {
    host,
    accept: 'text/html',
    'accept-encoding': 'gzip',
    'user-agent': WARM_UP_AGENT,
  };
  return new Promise((resolve, reject) => {
    const options = { host: 'localhost', port, path: address, headers, timeout: DOCUMENT_LIMIT_MS };
    const sent = request(options, (response) => {
      response.resume();
      response.on('close', resolve);
    });
    sent.on('timeout', () => sent.destroy(new Error('timeout')));
    sent.on('error', reject).end();
  });
}

/**
 * Makes the documents that are asked for most: as many as the time allows before visitors come, and the rest beside them, one after the other, with
 * a tenth of a processor. It never fails: a document that cannot be made now is made when somebody asks for it.
 */
export async function warmUp({ addresses, limitMs, onReady, ...server }: Options): Promise<void> {
  const end = performance.now() + limitMs;
  const left = [...addresses];
  const isLate = () => performance.now() >= end;
  const makeNext = async (): Promise<void> => {
    const address = left.shift();
    if (address === undefined) return;
    await askFor(address, server).catch(async (error: unknown) => {
      const isStarting = describeReason(error) === 'ECONNREFUSED' && !isLate();
      if (!isStarting) throw error;
      left.unshift(address);
      await sleep(RETRY_MS);
    });
  };
  const logFailure = (error: unknown) =>
    log({ level: 'warn', event: 'warm-up-failed', reason: describeReason(error) });
  const makeUntilReady = async () => {
    while (left.length > 0 && !isLate()) await makeNext().catch(logFailure);
  };
  const first = Promise.all(Array.from({ length: AT_ONCE }, makeUntilReady));
  await Promise.race([first, sleep(limitMs, undefined, { ref: false })]);
  onReady();
  while (left.length > 0) {
    const begun = performance.now();
    await makeNext().catch(logFailure);
    await sleep((performance.now() - begun) * (1 / SHARE_BESIDE_VISITORS - 1), undefined, {
      ref: false,
    });
  }
  await first;
}
