import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { openBackend } from './open-backend';
import { must } from './test-client';

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
  part('CPU', 'AMD Ryzen 5 7600', 'AMD', { socket: 'AM5', cores: { total: 6 } }, ['R57600']),
  part('Motherboard', 'GIGABYTE B650M', 'GIGABYTE', { socket: 'AM5', form_factor: 'ATX' }),
  part('RAM', 'G.SKILL Trident 32GB', 'G.SKILL', RAM),
  part('RAM', 'Fury 64GB', 'G.SKILL', { ...RAM, capacity: 64 }),
  part('Mouse', 'Glorious Model O', 'Glorious'),
  part('Mouse', 'Glorious Model O-', 'Glorious'),
  part('Mouse', 'シャークーン', 'シャークーン'),
  part('Mouse', '#', '#'),
  part('Webcam', LONG, null, { resolution: '4k' }, 'not a list'),
  part('Accessory', ODD, '', { color: 7 }),
  part('GPU', 'ASUS <Dual> & "OC"', 'ASUS', { chipset: 'GeForce RTX 4060', memory: 8 }),
  part('GPU', 'ASUS 5090', 'ASUS', { chipset: 'GeForce RTX 5090', memory: 32 }),
  part('PCCase', 'Caja', 'NZXT', { max_cpu_cooler_height: null }),
];

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, name.endsWith('.gz') ? gzipSync(text) : text);
  return file;
}

const jsonl = (rows: unknown[]) => `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`;

const api = await openBackend({ catalogueFile: write('odd.jsonl.gz', jsonl(ROWS)) });
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
});
