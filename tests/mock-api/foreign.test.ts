import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must, names, openBackend } from './test-client';

const folder = mkdtempSync(join(tmpdir(), 'mock-catalogue-'));

const part = (
  category: string,
  name: string,
  manufacturer: string | null,
  more: Record<string, unknown> = {},
  codes: unknown = [],
) => ({
  category,
  metadata: { name, manufacturer, part_numbers: codes, releaseYear: 2024 },
  ...more,
});

const LONG = `${'Webcam 4K para videollamadas & "streaming" <HDR> '.repeat(5)}${'x'.repeat(58)}`;
const ODD = 'Cable\tde 3 m\u00a050 % | #1 \u200bＦＵＬＬ \\ \u2028 fin';
const RAM = {
  ram_type: 'DDR5',
  speed: 6000,
  capacity: 32,
  modules: { quantity: 2, capacity_gb: 16 },
  form_factor: '288-pin DIMM',
  voltage: null,
};
const ROWS = [
  part(
    'CPU',
    'AMD Ryzen 5 7600',
    'AMD',
    {
      socket: 'AM5',
      cores: { total: 6, performance: 6 },
      specifications: { tdp: 65, packaging: 'Boxed', memory: { types: ['DDR5'] } },
    },
    ['100-100001015BOX', 'R57600'],
  ),
  part('Motherboard', 'Gigabyte B650M', 'Gigabyte', {
    socket: 'AM5',
    form_factor: 'Micro ATX',
    memory: { ram_type: 'DDR5', slots: 4, max: 192 },
    m2_slots: [{ size: '2280' }, { size: '2280' }],
  }),
  part('Motherboard', 'GIGABYTE B650M', 'GIGABYTE', {
    socket: 'AM5',
    form_factor: 'ATX',
    memory: { ram_type: 'DDR5' },
  }),
  part('RAM', 'G.Skill Flare X5 32GB', 'G.Skill', RAM, ['F5-6000J3038F16GX2']),
  part('RAM', 'G.SKILL Trident 32GB', 'G.SKILL', RAM),
  part('RAM', 'Fury 64GB', 'G.SKILL', { ...RAM, capacity: 64 }),
  part('Mouse', 'Glorious Model O', 'Glorious'),
  part('Mouse', 'Glorious Model O-', 'Glorious'),
  part('Mouse', 'シャークーン', 'シャークーン'),
  part('Mouse', '#', '#'),
  part('PSU', 'Sharkoon 500W', 'シャークーン(Sharkoon)', { wattage: 500 }, [
    'a29f5e64-99bb-4031-a318-b119dd446ca4',
    'SHP500',
  ]),
  part('PSU', 'SHARKOON 600W', 'SHARKOON', { wattage: 600, efficiency_rating: '80+ Gold' }),
  part('Webcam', LONG, null, { resolution: '4k' }, 'not a list'),
  part('Accessory', ODD, '', {
    color: 7,
    general_product_information: { manufacturer_url: 'asdfsfd' },
  }),
  part('GPU', 'ASUS <Dual> & "OC"', 'ASUS', {
    chipset: 'GeForce RTX 4060',
    memory: 8,
    length: 227,
    tdp: 115,
    cooling: '2 Fans',
  }),
  part('GPU', 'ASUS 5090', 'ASUS', { chipset: 'GeForce RTX 5090', memory: 32 }),
  part('PCCase', 'Caja', 'NZXT', {
    max_cpu_cooler_height: null,
    max_video_card_length: 400,
    supported_motherboard_form_factors: ['ATX', 'Micro ATX'],
  }),
];

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, name.endsWith('.gz') ? gzipSync(text) : text);
  return file;
}

const jsonl = (rows: unknown[]) => `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`;

let api: Awaited<ReturnType<typeof openBackend>>;
beforeAll(async () => {
  api = await openBackend({ catalogueFile: write('odd.jsonl.gz', jsonl(ROWS)) });
});
afterAll(() => rmSync(folder, { recursive: true }));

const named = (name: string) => must(api.articles.find((article) => article.name === name));

describe('a foreign catalogue', () => {
  it('keeps every name as it is and gives each its own address', () => {
    const parts = api.articles.slice(0, ROWS.length);
    expect(parts.map(({ name }) => name)).toEqual(ROWS.map(({ metadata }) => metadata.name));
    const slugs = api.articles.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(named('Glorious Model O-').slug).toBe(`${named('Glorious Model O').slug}-2`);
  });

  it('brings the spellings of a brand together and lets one have none', async () => {
    const { data } = await api.call('/shop-v1/brands?filter[withExpiration]=');
    const brands = names({ data });
    expect(brands).toHaveLength(new Set(brands.map((name) => name.toLowerCase())).size);
    expect(brands.filter((name) => /g\.skill/i.test(name))).toEqual(['G.SKILL']);
    expect((await api.search('/marca_g-skill')).meta.page.total).toBe(3);
    expect((await api.search('/marca_sharkoon')).meta.page.total).toBe(2);
    for (const name of ['#', 'シャークーン']) {
      const slug = must(named(name).brandSlug);
      expect(slug).toMatch(/^marca-/);
      expect((await api.search(`/marca_${slug}`)).meta.page.total).toBe(1);
    }
    for (const name of [LONG, ODD]) expect(named(name).brandSlug).toBeNull();
    expect(
      (await api.search(`?q=${encodeURIComponent('webcam')}`)).data[0]?.relationships?.brand?.data,
    ).toBeNull();
  });

  it('takes the part number from the row, or makes one', async () => {
    expect(named('AMD Ryzen 5 7600').partNumber).toBe('100-100001015BOX');
    expect(named('Sharkoon 500W').partNumber).toBe('SHP500');
    expect(named(LONG).partNumber).not.toBe('');
    for (const code of ['100100001015box', 'r57600', 'f5-6000j3038f16gx2']) {
      expect((await api.search(`?q=${code}`)).meta.page.total).toBeGreaterThan(0);
    }
  });

  it('shows the technical sheet with the values of the maker', async () => {
    const sheet = async (name: string) =>
      must((await api.call(`/shop-v1/products?filter[slug]=${named(name).slug}`)).data[0])
        .attributes.attribute_group_map;
    expect(await sheet('AMD Ryzen 5 7600')).toMatchObject({
      Procesador: { Socket: 'AM5', Núcleos: '6' },
      Energía: { TDP: '65 W' },
      'Memoria y gráficos': { 'Memoria compatible': 'DDR5' },
    });
    expect(await sheet('Gigabyte B650M')).toMatchObject({
      General: { Socket: 'AM5', 'Factor de forma': 'Micro ATX' },
      Memoria: { 'Tipo de memoria': 'DDR5', Ranuras: '4' },
      Almacenamiento: { 'Ranuras M.2': '2' },
    });
    expect(await sheet('Fury 64GB')).toMatchObject({
      Memoria: { 'Capacidad total': '64 GB', 'Cantidad de módulos': '2', Velocidad: '6000 MHz' },
    });
    const box = (await sheet('Caja')) as Record<string, Record<string, string>>;
    expect(box['Espacio interior']).toEqual({ 'Largo máximo de GPU': '400 mm' });
    expect(box.Gabinete?.['Tarjetas madre compatibles']).toBe('ATX, Micro ATX');
  });

  it('escapes names in HTML and only there', async () => {
    const { slug } = named('ASUS <Dual> & "OC"');
    const { attributes } = must((await api.call(`/shop-v1/products?filter[slug]=${slug}`)).data[0]);
    expect(attributes.name).toBe('ASUS <Dual> & "OC"');
    expect(attributes.short_description).toContain('ASUS <Dual> & "OC"');
    expect(attributes.description).toContain('ASUS &lt;Dual&gt; &amp;');
    expect(`${attributes.description} ${attributes.description_landing}`).not.toContain('<Dual>');
  });

  it('derives believable prices that follow the specifications', async () => {
    expect(named('ASUS 5090').price).toBeGreaterThan(named('ASUS <Dual> & "OC"').price * 4);
    expect(named('Fury 64GB').price).toBeGreaterThan(named('G.SKILL Trident 32GB').price);
    for (const { price } of api.articles) expect(price).toBeGreaterThan(0);
    const again = await openBackend({
      catalogueFile: write('same.jsonl', jsonl([...ROWS].reverse())),
    });
    for (const { name, price } of again.articles.slice(0, ROWS.length))
      expect(price).toBe(named(name).price);
  });

  it('has the landings that it can fill, with links that lead somewhere', async () => {
    const { data } = await api.call('/shop-v1/sitemap?filter[kind]=landing');
    const slugs = data.map(({ attributes }) => String(attributes.slug));
    expect(slugs).toContain('arma-tu-setup');
    for (const slug of slugs) {
      const answer = await api.call(
        `/shop-v1/landings?filter[slug]=${slug}&include=sections.products`,
      );
      const sections = answer.included.filter(({ type }) => type === 'sections');
      expect(sections.length).toBeGreaterThan(0);
      for (const { links } of sections) {
        const [, filter] = /^\/buscar\/(categoria_.+)$/.exec(links?.self ?? '') ?? [];
        if (filter) expect((await api.search(`/${filter}`)).meta.page.total).toBeGreaterThan(0);
      }
    }
    const banners = (await api.call('/shop-v1/banners?page[number]=1')).data;
    for (const { attributes } of banners) {
      const [, slug] = /^\/landing\/(.+)$/.exec(String(attributes.link)) ?? [];
      if (slug) expect(slugs).toContain(slug);
    }
  });

  it('makes kits of parts that fit, and home sections and banners that lead somewhere', async () => {
    const kit = must(api.articles.find(({ componentIds }) => componentIds));
    const { data } = await api.call(`/shop-v1/products/${kit.id}/components`);
    expect(data).toHaveLength(3);
    expect((await api.call('/shop-v1/sections')).data).toHaveLength(4);
    for (const { attributes } of (await api.call('/shop-v1/banners')).data) {
      const [, filter] = /^\/buscar\/(.+)$/.exec(String(attributes.link)) ?? [];
      if (filter) expect((await api.search(`/${filter}`)).meta.page.total).toBeGreaterThan(0);
    }
  });

  it.each([
    ['a broken line', '{"category":"CPU"', /Line 1 .*cannot be read/],
    ['an unknown category', jsonl([ROWS[0], part('Toaster', 'T', null)]), /Line 2 .*"Toaster"/],
    ['a row without a name', jsonl([part('CPU', ' ', null)]), /Line 1 .*metadata\.name/],
  ])('refuses %s and names its line', async (_what, text, message) => {
    await expect(openBackend({ catalogueFile: write('bad.jsonl', text) })).rejects.toThrow(message);
  });
});
