import { inlineScriptHashes } from '../csp/inline-scripts.ts';
import { contentSecurityPolicy } from '../csp/policy.ts';
import type { Env } from '../env.ts';
import { type DocumentStatus, documentStatus } from './document-status.ts';
import { joinPayload } from './payload-script.ts';
import { slimPayload } from './slim-payload.ts';
import { isChrome } from './written.ts';

const HEADER = 'content-security-policy';

interface StoredPage {
  kind: 'APP_PAGE';
  html: string;
  /** What a soft navigation to the document takes. */
  rscData?: Buffer;
  headers?: Record<string, unknown>;
  status?: number;
}

function isPage(value: unknown): value is StoredPage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    value.kind === 'APP_PAGE' &&
    'html' in value &&
    typeof value.html === 'string'
  );
}

/** Entries that have the policy of this process: one that an earlier process stored has that one's. */
const finished = new WeakSet<StoredPage>();

/**
 * Gives a cached page, in place, what its HTML decides: its payload in one script, the policy with the hash of each
 * inline script, and the status of its not-found or error screen.
 * @returns the status that the document claims; null for an ordinary one and for entries of other kinds.
 */
export function finishDocument(value: unknown, env: Env): DocumentStatus | null {
  if (!isPage(value)) return null;
  const { html } = value;
  const status = documentStatus(html);
  if (value.headers?.[HEADER] === undefined) {
    value.html = joinPayload(html);
    if (value.rscData) {
      value.rscData = Buffer.from(slimPayload(value.rscData.toString('utf8'), isChrome));
    }
  }
  if (!finished.has(value)) {
    finished.add(value);
    const policy = contentSecurityPolicy(env, inlineScriptHashes(value.html));
    value.headers = { ...value.headers, [HEADER]: policy };
    if (status === '404' || status === '500') value.status = Number(status);
  }
  return status;
}
