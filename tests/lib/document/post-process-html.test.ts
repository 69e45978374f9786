import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOAD_DEFERRED_ASSETS } from '@/lib/browser/deferred-assets';
import { bootScript } from '@/lib/document/boot-script';
import { postProcessHtml } from '@/lib/document/post-process-html';
import { parseEnv } from '@/lib/env';
import { envVariables } from '@/tests/support/env-variables';
import { forAll } from '@/tests/support/for-all';
import { recordLog } from '@/tests/support/logged-lines';

const env = parseEnv({ ...envVariables, MEDIA_ORIGINS: 'https://media.example' });

const files = {
  findSheet: () => null,
  productScripts: [],
  inlineScripts: new Set(['one()', 'two()']),
};

const sourceOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

interface Page {
  kind: 'APP_PAGE';
  html: string;
  headers?: Record<string, unknown>;
  status: number;
}
const page = (html: string): Page => ({ kind: 'APP_PAGE', html, status: 200 });

describe('the scripts of a product', () => {
  const shop = `<script>${LOAD_DEFERRED_ASSETS}</script><script src="/_next/layout.js" async=""></script>`;
  const finish = (body: string) => {
    const entry = page(`<head>${shop}</head>${body}`);
    const productScripts = ['/_next/layout.js', '/_next/product.js'];
    postProcessHtml(entry, env, { ...files, productScripts });
    return entry.html;
  };

  it('are named to a list from which products are opened, without those that it loads itself', () => {
    const html = finish('<ul data-ahead=""></ul>');
    expect(html).toMatch(/="\/_next\/product\.js" async=""><\/script><\/head>/);
    expect(html.match(/layout\.js/g)).toHaveLength(1);
  });

  it('are not named to other documents', () =>
    expect(finish('<p>Envíos</p>')).not.toContain('product.js'));
});

describe('postProcessHtml', () => {
  function policyOf(html: string): string {
    const entry = page(html);
    postProcessHtml(entry, env, files);
    return String(entry.headers?.['content-security-policy']);
  }
  const inlineSourcesOf = (html: string) => policyOf(html).match(/'sha256-[^']*'/g) ?? [];

  it('allows the inline scripts that the shop knows', () => {
    const html = '<script>one()</script><script src="/a.js"></script><script id="x">two()</script>';
    expect(inlineSourcesOf(html)).toEqual(['one()', 'two()'].map(sourceOf));
    const policy = policyOf(html);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^;]*;/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain('https://media.example');
  });

  it('allows the boot script of this deployment, and of no other', () => {
    const own = bootScript(env);
    const other = bootScript({ ...env, SITE_URL: 'https://other.example' });
    expect(inlineSourcesOf(`<script>${own}</script>`)).toEqual([sourceOf(own)]);
    expect(inlineSourcesOf(`<script>${other}</script>`)).toEqual([]);
  });

  it.each([
    '<p>Descripción</p><script>steal(1)</script>',
    '<script>one();steal(2)</script>',
    '<SCRIPT async defer>steal(3)</SCRIPT>',
    '<script type="module">steal(4)</script>',
    '<svg><script>steal(5)</script></svg>',
    '<!-- --><script>steal(6)</script>',
    `<script>self.__next_f.push([1,"a"]);steal(7)</script>`,
  ])('allows no script that somebody wrote into a document, and logs it: %s', (html) => {
    const readLog = recordLog();
    expect(inlineSourcesOf(`<script>one()</script>${html}`)).toEqual([sourceOf('one()')]);
    expect(readLog()).toEqual([expect.objectContaining({ event: 'unknown-script' })]);
  });

  it('allows the styles in the head, and none that somebody wrote into the content', () => {
    const html = '<html><head><style>a{}</style></head><body><style>b{}</style></body></html>';
    expect(inlineSourcesOf(html)).toEqual([sourceOf('a{}')]);
  });

  it('ignores data blocks, because they never run', () => {
    const readLog = recordLog();
    expect(inlineSourcesOf('<script type="application/ld+json">{"a":1}</script>')).toEqual([]);
    expect(readLog()).toEqual([]);
  });

  it.each([
    ['<main><div data-document-status="404">x</div></main>', '404', 404],
    ['<div data-document-status="500"></div>', '500', 500],
    ['<p>data-document-status is only a word here</p>', null, 200],
    // It was built without data.
    ['<div data-document-status="unbuilt"></div>', 'unbuilt', 200],
  ])('sets the status of the screen in the document: %s', (html, found, status) => {
    const entry = page(html);
    expect(postProcessHtml(entry, env, files)).toBe(found);
    expect(entry.status).toBe(status);
  });

  it('replaces the policy that an earlier process stored, and adds its own only once to an entry', () => {
    const entry = page('<script>one()</script>');
    entry.headers = { 'content-security-policy': "script-src 'none'" };
    postProcessHtml(entry, env, files);
    const { headers } = entry;
    expect(headers['content-security-policy']).toContain('sha256-');
    postProcessHtml(entry, env, files);
    expect(entry.headers).toBe(headers);
  });

  it('keeps what Next wrote, and allows each script with a part of the payload', () => {
    const payload = ['0:["$","main",null,{}]\n', '2:["$","p",null,{}]\n'].map(
      (text) => `self.__next_f.push([1,${JSON.stringify(text)}])`,
    );
    const html = `<ul><li>uno</li></ul>${payload.map((code) => `<script>${code}</script>`).join('')}`;
    const entry = { ...page(html), rscData: Buffer.from('0:{}\n') };
    postProcessHtml(entry, env, files);
    expect(entry.html).toBe(html);
    expect(entry.rscData.toString()).toBe('0:{}\n');
    for (const code of payload)
      expect(entry.headers?.['content-security-policy']).toContain(sourceOf(code));
  });

  it('ignores other cache entries', () =>
    forAll(fc.anything(), (value) => expect(postProcessHtml(value, env, files)).toBeNull()));
});
