import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { expectIncluded, linksOf, must, openBackend } from './test-client';

let api: Awaited<ReturnType<typeof openBackend>>;
beforeAll(async () => {
  api = await openBackend();
});

const INCLUDE = 'banner,sections.products,sections.products.brand,sections.products.coverImage';
const ask = (slug: string) => api.call(`/shop-v1/landings?filter[slug]=${slug}&include=${INCLUDE}`);
const text = z.string().min(1);
const attributes = z.strictObject({
  slug: text,
  title: text,
  text,
  meta_description: text,
  content: z.string().regex(/^\s*</),
  ends_utc: z.iso.datetime().nullable(),
});

const running = async () =>
  (await api.call('/shop-v1/sitemap?filter[kind]=landing')).data.map(({ attributes: one }) =>
    String(one.slug),
  );

it('landings that run are complete, and a banner of a slot leads to each', async () => {
  const slugs = await running();
  expect(slugs.length).toBeGreaterThan(1);
  const banners = await Promise.all(
    [1, 2, 3].map((page) => api.call(`/shop-v1/banners?page[number]=${page}`)),
  );
  const links = banners.flatMap(({ data }) => data.map((banner) => banner.attributes.link));
  for (const slug of slugs) {
    expect(links).toContain(`/landing/${slug}`);
    const answer = await ask(slug);
    const landing = must(answer.data[0]);
    const { ends_utc } = attributes.parse(landing.attributes);
    if (ends_utc) expect(Date.parse(ends_utc)).toBeGreaterThan(Date.now());
    expectIncluded(answer, ['banner', 'sections']);
    for (const { id } of linksOf(landing, 'sections')) {
      const section = must(answer.included.find((one) => one.type === 'sections' && one.id === id));
      expectIncluded({ ...answer, data: [section] }, ['products']);
      expect(linksOf(section, 'products').length).toBeGreaterThan(0);
    }
    const banner = must(answer.included.find(({ type }) => type === 'banners'));
    const image = new URL(String(banner.attributes.image));
    expect((await api.raw(image.pathname)).headers.get('content-type')).toBe('image/webp');
  }
});

it('one that is over still answers, and no sitemap or banner names it', async () => {
  const { data } = await ask('venta-de-verano');
  const { ends_utc } = attributes.parse(must(data[0]).attributes);
  expect(Date.parse(must(ends_utc))).toBeLessThan(Date.now());
  expect(await running()).not.toContain('venta-de-verano');
});

it('knows no others, and wants to be asked for one', async () => {
  expect((await ask('no-existe')).data).toEqual([]);
  expect((await api.call('/shop-v1/landings')).status).toBe(400);
  expect((await api.call('/shop-v1/landings?filter[slug]=buen-fin&include=todo')).status).toBe(400);
});
