import { getResponse, type HttpHandler } from 'msw';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { createBackend } from '../backend';
import type { Article } from '../catalogue/types';
import { bannerSize } from '../seed/art/banner';
import { SHEET } from '../seed/art/data-sheet';
import { BANNERS } from '../seed/content/banners';
import { PIXELS } from './files';
import { mediaHandlers } from './handlers';
import { pdf } from './pdf';
import { viewsOf } from './views';

let handlers: HttpHandler[];
let backend: Awaited<ReturnType<typeof createBackend>>;

beforeAll(async () => {
  backend = await createBackend({ size: 300 });
  handlers = mediaHandlers(backend);
});

async function fetchMedia(path: string, headers: Record<string, string> = {}, from = handlers) {
  const response = await getResponse(
    from,
    new Request(`http://shop.test/media/${path}`, { headers }),
  );
  if (!response) throw new Error(`Nobody answers ${path}`);
  return response;
}

async function expectPicture(path: string, width: number, height: number) {
  const response = await fetchMedia(path);
  expect([path, response.status, response.headers.get('content-type')]).toEqual([
    path,
    200,
    'image/webp',
  ]);
  const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect([path, picture.format, picture.width, picture.height]).toEqual([
    path,
    'webp',
    width,
    height,
  ]);
}

/** One article of each of twenty kinds. */
function sample(): Article[] {
  const kinds = new Map(
    backend.catalogue.articles.filter((one) => one.hasImages).map((one) => [one.kind, one]),
  );
  return [...kinds.values()].slice(0, 20);
}

describe('media', () => {
  test('every picture of an article in its five sizes', async () => {
    for (const article of sample()) {
      for (const view of viewsOf(article)) {
        await expectPicture(`products/${article.id}/${view}-xs.webp`, 96, 96);
        await expectPicture(`products/${article.id}/${view}-s.webp`, 200, 200);
      }
    }
    const [first] = sample();
    for (const [size, pixels] of Object.entries(PIXELS)) {
      await expectPicture(`products/${first?.id}/1-${size}.webp`, pixels, pixels);
    }
  }, 30_000);

  test('banners of every slot, in the shape of the slot', async () => {
    for (const { id, slot } of BANNERS) {
      await expectPicture(`banners/${id}-desktop.webp`, ...bannerSize(slot, 'desktop'));
      await expectPicture(`banners/${id}-mobile.webp`, ...bannerSize(slot, 'mobile'));
    }
  }, 30_000);

  test('every brand and category', async () => {
    for (const slug of backend.catalogue.brands.keys()) {
      await expectPicture(`brands/${slug}.webp`, 400, 200);
      await expectPicture(`brands/${slug}-sm.webp`, 200, 100);
    }
    for (const slug of backend.catalogue.categories.keys()) {
      await expectPicture(`categories/${slug}.webp`, 400, 400);
    }
  }, 30_000);

  test('documents of an article', async () => {
    const id = backend.catalogue.articles[0]?.id;
    for (const name of ['ficha', 'manual', 'especificaciones']) {
      const response = await fetchMedia(`documents/${id}/${name}.pdf`);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'application/pdf',
      ]);
      expect(await response.text()).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/);
    }
    await expectPicture(`documents/${id}/ficha.webp`, SHEET.width, SHEET.height);
  });

  test('what does not exist is a JSON:API 404', async () => {
    const id = backend.catalogue.articles[0]?.id;
    const paths = [
      'products/1/1-m.webp',
      `products/${id}/9-m.webp`,
      `products/${id}/1-xxl.webp`,
      'banners/999-desktop.webp',
      'brands/nadie.webp',
      'categories/nada.webp',
      `documents/${id}/otro.pdf`,
      '%E0%A4%A',
      'nada',
    ];
    for (const path of paths) {
      const response = await fetchMedia(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.json()).toMatchObject({ errors: [{ status: '404' }] });
    }
  });

  test('the same bytes each time, and 304 for those who have them', async () => {
    const path = `products/${sample()[0]?.id}/1-s.webp`;
    const first = await fetchMedia(path);
    const again = await fetchMedia(path, {}, mediaHandlers(backend));
    const etag = first.headers.get('etag') ?? '';
    expect(Buffer.from(await again.arrayBuffer())).toEqual(Buffer.from(await first.arrayBuffer()));
    expect(again.headers.get('etag')).toBe(etag);
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await fetchMedia(path, { 'if-none-match': etag })).status).toBe(304);
  });
});

test('the cross-reference table of a PDF points at its objects', () => {
  const text = pdf('Silla (ergonómica) \\ niño\nDiseño', ['Año: 2026 ™']).toString('latin1');
  const start = Number(/startxref\n(\d+)\n/.exec(text)?.[1]);
  expect(text.slice(start, start + 4)).toBe('xref');
  const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map((match) =>
    Number(match[1]),
  );
  expect(offsets.map((offset) => text.slice(offset, offset + 7))).toEqual(
    offsets.map((_, n) => `${n + 1} 0 obj`),
  );
  const [, length = '', stream = ''] =
    /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(text) ?? [];
  expect(stream).toHaveLength(Number(length));
  expect(stream).toContain('(Silla \\(ergonómica\\) \\\\ niño)');
});
