import type { Env } from '../env.ts';
import { type DocumentStatus, documentStatus } from './document-status.ts';
import { inlineScriptHashes } from './inline-scripts.ts';
import { contentSecurityPolicy } from './policy.ts';

const HEADER = 'content-security-policy';

interface StoredPage {
  kind: 'APP_PAGE';
  html: string | { toUnchunkedString?: () => string };
  headers?: Record<string, unknown>;
  status?: number;
}

function isPage(value: unknown): value is StoredPage {
  return (
    typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'APP_PAGE'
  );
}

/** Entries that have the policy of this process: one that an earlier process stored has that one's. */
const finished = new WeakSet<StoredPage>();

/**
 * Gives a cached page, in place, what its HTML decides: the policy with the hash of each inline script,
 * and the status of its not-found or error screen.
 * @returns the status that the document claims; null for an ordinary one and for entries of other kinds.
 */
export function finishDocument(value: unknown, env: Env): DocumentStatus | null {
  if (!isPage(value)) return null;
  const html = typeof value.html === 'string' ? value.html : value.html.toUnchunkedString?.();
  if (html === undefined) return null;
  const status = documentStatus(html);
  if (!finished.has(value)) {
    finished.add(value);
    const policy = contentSecurityPolicy(env, inlineScriptHashes(html));
    value.headers = { ...value.headers, [HEADER]: policy };
    if (status === '404' || status === '500') value.status = Number(status);
  }
  return status;
}
