import { hash } from 'node:crypto';
import { MEDIA_BASE_ATTRIBUTE } from '../api/client/media-url.ts';
import { contentSecurityPolicy, inlineSources } from '../csp/policy.ts';
import { type Env, mediaBase } from '../env.ts';
import { WITHOUT_ATTRIBUTE } from '../features/features.ts';
import { bootScript } from './boot-script.ts';
import {
  type DocumentStatus,
  HTTP_STATUS,
  readDocumentLocation,
  readDocumentStatus,
  replaceDocumentStatus,
} from './document-status.ts';
import { prepareFirstView, type ViewFiles } from './first-view.ts';
import { isPayloadScript, isReactScript, ownText } from './known-scripts.ts';
import { readAttribute, readTags } from './markup.ts';

const HEADER = 'content-security-policy';

interface StoredPage {
  kind: 'APP_PAGE';
  html: string;
  rscData?: Buffer;
  segmentData?: Map<string, Buffer>;
  headers?: Record<string, unknown>;
  status?: number;
}

const isPage = (value: unknown): value is StoredPage =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  value.kind === 'APP_PAGE' &&
  'html' in value;

function readRootAttribute(html: string, name: string): string | null {
  const { value: root } = readTags(html).next();
  const found = root?.name === 'html' ? readAttribute(root, name) : null;
  return found === null ? null : ownText(found);
}

const readOrigin = ({ html }: StoredPage) => ({
  without: readRootAttribute(html, WITHOUT_ATTRIBUTE) ?? '',
  media: readRootAttribute(html, MEDIA_BASE_ATTRIBUTE),
});

/** Each page is read once: its text is compressed. */
const origins = new WeakMap<StoredPage, ReturnType<typeof readOrigin>>();

/** Whether a cached page was made with the optional features of this process and names its pictures like this process. */
export function isMadeFor(value: unknown, env: Env): boolean {
  if (!isPage(value)) return true;
  const origin = origins.get(value) ?? readOrigin(value);
  origins.set(value, origin);
  const { without, media } = origin;
  return without === env.FEATURES.join(' ') && (media ?? mediaBase(env)) === mediaBase(env);
}

/** Whether a page is that of an address that nothing has, also of one that leads to another. Anybody can make up such addresses. */
export function isUnknownPage(value: unknown): value is StoredPage {
  const status = isPage(value) ? readDocumentStatus(value.html) : null;
  return status === '404' || status === '308';
}

/** When the address had a document before, its first 404 is marked, and the next one becomes a 410. @param earlier the HTML that is stored for it */
export function markGone(page: StoredPage, earlier: string | null): void {
  if (earlier === null) return;
  const was = readDocumentStatus(earlier);
  if (was === null) page.html = replaceDocumentStatus(page.html, '404', 'lost');
  if (was === 'lost' || was === '410') page.html = replaceDocumentStatus(page.html, '404', '410');
}

/** The segment in which Next repeats the whole payload. No router asks for it. */
const WHOLE_PAYLOAD = '/_full';

/** The status of each entry with the policy of this process. An entry from an earlier process has an old policy. */
const finished = new WeakMap<StoredPage, DocumentStatus | null>();

export interface BuiltFiles extends ViewFiles {
  inlineScripts: ReadonlySet<string>;
}

/** Completes a cached page in place. @returns the status that it declares; null for a normal one and for entries of other kinds */
export function postProcessHtml(
  value: unknown,
  env: Env,
  files: BuiltFiles,
): DocumentStatus | null {
  if (!isPage(value)) return null;
  const known = finished.get(value);
  if (known !== undefined) return known;
  let { html } = value;
  const status = readDocumentStatus(html);
  if (value.headers?.[HEADER] === undefined) {
    html = prepareFirstView(html, files);
    value.html = html;
    value.segmentData?.delete(WHOLE_PAYLOAD);
  }
  const boot = bootScript(env);
  const isKnown = (code: string) =>
    code === boot || files.inlineScripts.has(code) || isPayloadScript(code) || isReactScript(code);
  const etag = value.headers?.etag ?? `"${hash('sha1', html, 'base64url')}"`;
  value.headers = {
    ...value.headers,
    etag,
    [HEADER]: contentSecurityPolicy(env, inlineSources(html, isKnown)),
  };
  const httpStatus = status && HTTP_STATUS[status];
  if (httpStatus) value.status = httpStatus;
  const location = status === '308' ? readDocumentLocation(html) : null;
  if (location) value.headers.location = location;
  finished.set(value, status);
  return status;
}
