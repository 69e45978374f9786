import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LOAD_DEFERRED_ASSETS } from '@/lib/browser/deferred-assets';
import { bootScript } from '@/lib/document/boot-script';
import { ENDS_ATTRIBUTE, secondsUntilEnd } from '@/lib/document/document-end';
import { isMadeFor, isUnknownPage, postProcessHtml } from '@/lib/document/post-process-html';
import { isShortLived } from '@/lib/document-cache/entry-store';
import { parseEnv } from '@/lib/env';
import { JsonLd } from '@/lib/seo/json-ld';
import { envVariables } from '@/tests/support/env-variables';

const env = parseEnv(envVariables);
const PRODUCT_SCRIPT = '/_next/static/chunks/product.js';
const files = {
  findSheet: () => null,
  productScripts: [PRODUCT_SCRIPT],
  inlineScripts: new Set<string>(),
};
const NOW = Date.parse('2026-11-24T12:00:00Z');

/** What a text of the catalogue may contain: whatever the shop looks for in its own documents. */
const MARKS: Readonly<Record<string, string>> = {
  'a status': 'data-document-status="404"',
  'an element with a status': '<div data-document-status="500">',
  'ends of elements': '</script></title></textarea>--><i data-document-status="404"></i>',
  'the end of an offer': `<p ${ENDS_ATTRIBUTE}="2026-11-24T12:00:05Z">`,
  'a root element':
    '<!DOCTYPE html><html data-without="reviews" data-media="https://other.example/">',
  'a list that is prefetched': '<ul data-ahead="">',
  'a script and a style': '</head><script>alert(1)</script><style>*{color:red}</style>',
  'a payload with more': '<script>self.__next_f.push([1,"x"]);alert(1)</script>',
  'the boot script': LOAD_DEFERRED_ASSETS,
  'a script of the build': `<script src="${PRODUCT_SCRIPT}" async=""></script>`,
  'a style sheet': '<link rel="stylesheet" href="/_next/a.css" data-precedence="next"/>',
};

/** A payload as the framework writes it: a long text stands in a row of its own, a short one in JSON. */
function payloadScript(text: string): string {
  const [row, long] = [JSON.stringify({ text }), Buffer.byteLength(text).toString(16)];
  const payload = `0:["$","p",null,{"children":["$1",${row}]}]\n1:T${long},${text}`;
  const literal = JSON.stringify(payload).replace(/[<>&]/g, (found) =>
    found.charCodeAt(0).toString(16).padStart(6, '\\u00'),
  );
  return `<script>self.__next_f.push([1,${literal}])</script>`;
}

interface StoredPage {
  kind: 'APP_PAGE';
  html: string;
  headers?: Record<string, unknown>;
  status: number;
}

/** A document with a text in each of the places that a text of the catalogue may have. */
function documentWith(text: string, rest?: ReactNode): StoredPage {
  const markup = renderToStaticMarkup(
    <html lang="es-MX" data-media="https://media.example/">
      <head>
        <title>{text}</title>
        <meta name="description" content={text} />
        <script>{bootScript(env)}</script>
      </head>
      <body>
        <p title={text}>{text}</p>
        <textarea defaultValue={text} />
        <JsonLd data={{ '@type': 'Product', description: text, name: 'x' }} />
        {rest}
      </body>
    </html>,
  );
  const html = `<!DOCTYPE html>${markup.replace('</body>', `${payloadScript(text)}</body>`)}`;
  return { kind: 'APP_PAGE', html, status: 200 };
}

function describePage(page: StoredPage) {
  const isNotFound = isUnknownPage(page);
  const declared = postProcessHtml(page, env, files);
  const policy = String(page.headers?.['content-security-policy']);
  return {
    isNotFound,
    declared,
    status: page.status,
    isShortLived: isShortLived('/x', page as never),
    secondsUntilEnd: secondsUntilEnd(page.html, NOW),
    isMadeFor: isMadeFor(page, { ...env, MEDIA_BASE: 'https://media.example/' }),
    isNamedAhead: page.html.includes(`data-soon="${PRODUCT_SCRIPT}"`),
    inlineSources: policy.match(/'sha256-/g)?.length,
  };
}

/** The same document as a server reads it that another server has stored. */
const stored = (page: StoredPage): StoredPage => ({ ...page });

describe.each(Object.entries(MARKS))('a text of the catalogue with %s', (_, mark) => {
  it.each([
    ['short', mark],
    ['long', `${'Texto. '.repeat(200)}${mark}`],
  ])('says nothing about its document: %s', (_length, text) => {
    const page = documentWith(text);
    const harmless = documentWith('Texto.');
    expect(describePage(page)).toEqual(describePage(harmless));
    // Its payload has another form now.
    expect(describePage(stored(page))).toEqual(describePage(stored(harmless)));
  });

  it('does not hide what the document itself says', () => {
    const own = (
      <main data-document-status="404" {...{ [ENDS_ATTRIBUTE]: '2026-11-24T12:01:00Z' }}>
        <ul data-ahead="" />
      </main>
    );
    const page = documentWith(mark, own);
    const status = { declared: '404', status: 404, isNotFound: true };
    const found = { ...status, isNamedAhead: true, secondsUntilEnd: 60 };
    expect(describePage(page)).toMatchObject(found);
    expect(describePage(stored(page))).toMatchObject(found);
  });
});
