// @isolated It hears the requests of every server of its process.
import type { RequestListener } from 'node:http';
import { beforeAll, expect, it } from 'vitest';
import { completeAnswers, NO_DOCUMENT_POLICY } from '@/lib/csp/complete-answers';
import { serveInTest } from '@/tests/support/serve-in-test';

const OWN = "default-src 'self'";

beforeAll(() => completeAnswers({ SITE_URL: 'https://tienda.example' }));

async function ask(path: string, answer: RequestListener, headers?: Record<string, string>) {
  const { origin } = await serveInTest(answer);
  return fetch(origin + path, { redirect: 'manual', headers });
}

const OF_THE_CONNECTION = /^(connection|date|keep-alive|transfer-enc|content-len)/;
const names = ({ headers }: Response) =>
  [...headers.keys()].filter((name) => !OF_THE_CONNECTION.test(name)).sort();

const OF_FILES = ['content-security-policy', 'x-content-type-options'];
const OF_DATA = [...OF_FILES, 'cross-origin-resource-policy', 'strict-transport-security'].sort();
const OF_DOCUMENTS = [
  ...OF_DATA,
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
].sort();

it.each([301, 302, 303, 307, 308, 400, 404, 405, 410, 431, 500, 503])(
  'an answer with %i that has no headers has all of them, and a policy that forbids everything',
  async (status) => {
    const response = await ask('/soporte', (_, res) => {
      res.statusCode = status;
      res.end();
    });
    expect(response.status).toBe(status);
    expect(names(response)).toEqual(OF_DOCUMENTS);
    expect(response.headers.get('content-security-policy')).toBe(NO_DOCUMENT_POLICY);
  },
);

it('a document keeps what it has, and gets the rest', async () => {
  const response = await ask('/', (_, res) => {
    res.setHeader('Referrer-Policy', 'no-referrer');
    // As Next writes the headers of stored documents.
    res.appendHeader('content-security-policy', OWN);
    res.write('<p>x</p>');
    res.end();
  });
  expect(response.headers.get('content-security-policy')).toBe(OWN);
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(names(response)).toEqual(OF_DOCUMENTS);
});

it('a kept document is sent as it is', async () => {
  const kept = ['content-type', 'text/html', 'content-security-policy', OWN];
  const response = await ask('/', (_, res) => void res.writeHead(200, kept).end('<p>x</p>'));
  expect(names(response)).toEqual(['content-security-policy', 'content-type']);
});

it('another answer whose headers are named with its status is completed', async () => {
  for (const headers of [{ allow: 'GET' }, ['allow', 'GET'], { 'x-frame-options': 'SAMEORIGIN' }]) {
    const response = await ask('/', (_, res) => void res.writeHead(405, headers).end());
    expect(response.headers.get('content-security-policy')).toBe(NO_DOCUMENT_POLICY);
    const named = response.headers.get('allow') ?? response.headers.get('x-frame-options');
    expect(named).toMatch(/GET|SAMEORIGIN/);
  }
});

it('data have those of data', async () => {
  const response = await ask('/api/shop-v1/brands', (_, res) => void res.end('{}'));
  expect(names(response)).toEqual(OF_DATA);
});

it('a page for what is not there has those of documents, wherever it was asked for', async () => {
  for (const path of ['/api/%zz', '/_next/nothing', '/_next/static/nothing.js']) {
    const response = await ask(path, (_, res) => {
      res.statusCode = 404;
      res.setHeader('content-type', 'text/html; charset=utf-8');
      res.end('<p>x</p>');
    });
    expect(names(response), path).toEqual([...OF_DOCUMENTS, 'content-type'].sort());
  }
});

it('a file of the build has no policy, and what is none there has one', async () => {
  const file = await ask('/_next/static/a.js', (_, res) => void res.end('1'));
  expect(names(file)).toEqual(['x-content-type-options']);
  const none = await ask('/_next/static/a.js', (_, res) => void res.writeHead(404).end());
  expect(names(none)).toEqual(OF_FILES);
  const other = await ask('/_next/nothing', (_, res) => void res.end());
  expect(names(other)).toEqual(OF_FILES);
});

it.each([200, 404])('a part of a payload with %i is kept by nobody on the way', async (status) => {
  const keep: RequestListener = ({ headers }, res) => {
    // As Next does.
    delete headers['next-router-segment-prefetch'];
    res.statusCode = status;
    res.setHeader('cache-control', 's-maxage=31536000');
    res.end();
  };
  const part = await ask('/favoritos?_rsc=1', keep, { 'next-router-segment-prefetch': '/_tree' });
  expect(part.headers.get('cache-control')).toBe('private, no-cache');
});
