import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { expectIncluded, linksOf, must, openBackend } from './test-client';

let api: Awaited<ReturnType<typeof openBackend>>;
beforeAll(async () => {
  api = await openBackend();
});

const url = z.url();
const utc = z.iso.datetime();
const pesos = z
  .number()
  .nonnegative()
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6);
const count = z.number().int().nonnegative();
const text = z.string().min(1);

const short = {
  name: text,
  slug: text.regex(/^[a-z0-9-]+$/),
  part_number: text,
  upc_gtin: z.string().regex(/^\d{12}$/),
  rating: z.number().min(0).max(5).multipleOf(0.1),
  reviews_count: count,
  price_with_tax: pesos,
  current_price_with_tax: pesos,
  mwi_one_price_with_tax: pesos,
  set_base_price_with_tax: pesos,
  mwi_one_disc_percent: z.number(),
  mwi_wallet_percent: z.number(),
  mwi_wallet_amount_with_tax: pesos,
  price_valid_until_utc: utc.nullable(),
  wallet_promotion_amount: pesos,
  coupon: z.strictObject({ code: text, text }).nullable(),
  offer_months: z.array(
    z.strictObject({
      offer_id: text,
      months: count,
      minimun_amount: pesos,
      interest_percent: z.number(),
      discount_percent: z.number(),
      month_price: pesos,
      total: pesos,
    }),
  ),
  monthly_offer_stores_info: text.nullable(),
  is_kit: z.boolean(),
  is_assembly: z.boolean(),
  is_component: z.boolean(),
  is_web_purchasable: z.boolean(),
  stock_stores: count,
  stock_providers: count,
  stock_total: count,
  has_shipping_promotion: z.boolean(),
  is_digital: z.boolean(),
  has_last_stock: z.boolean(),
  short_description: text,
  created_utc: utc,
  warranty_days: count,
  performance: z.string(),
  compatible: z.boolean(),
  delivery_days: count.nullable(),
  piece_count: count,
};
const long = {
  stores_with_stock: z.array(
    z.strictObject({ store_id: text, name: text, stock: z.number().int().positive() }),
  ),
  description: z.string().startsWith('<'),
  description_file: url.nullable(),
  description_file_is_pdf: z.boolean(),
  description_file_is_image: z.boolean(),
  description_landing: z.string(),
  meta_description: text,
  attribute_group_map: z.record(text, z.record(text, text)),
  characteristics: z.array(z.strictObject({ name: text, value: text })),
  bullet_points: z.array(text),
  video_link: url.nullable(),
  manual_file: url.nullable(),
  specs_file: url.nullable(),
  manufacturer_link: url.nullable(),
  assembly_group: text.optional(),
  assembly_group_configs: z
    .array(z.strictObject({ id: text, product_id: text, max: z.number().min(2), note: text }))
    .optional(),
  related_assembly_groups: z.array(text).optional(),
};
const listed = z.strictObject(short);
const detailed = z.strictObject({ ...short, ...long });
const image = z.strictObject({
  is_cover: z.boolean(),
  filename: url,
  filename_2: url,
  filename_3: url,
  filename_4: url,
  filename_5: url,
});

describe('products', () => {
  it('have every attribute in a list, and what a card needs beside them', async () => {
    const answer = await api.search('?per_page=100');
    for (const { type, id, attributes, relationships } of answer.data) {
      expect([type, typeof id]).toEqual(['products', 'string']);
      listed.parse(attributes);
      expect(Object.keys(must(relationships)).sort()).toEqual(['brand', 'category', 'coverImage']);
    }
    expectIncluded(answer, ['brand', 'category', 'coverImage']);
  });

  it('have every attribute and relationship on their page', async () => {
    const include =
      'brand,category.parent,images,coverImage,related.coverImage,substitutes,sets,components';
    for (const { slug, hasImages } of api.articles.filter((_, i) => i % 12 === 0)) {
      const answer = await api.call(`/shop-v1/products?filter[slug]=${slug}&include=${include}`);
      const [product] = answer.data;
      detailed.parse(must(product).attributes);
      expect(linksOf(must(product), 'images').length > 0).toBe(hasImages);
      expectIncluded(answer, [
        'brand',
        'category',
        'images',
        'coverImage',
        'related',
        'substitutes',
        'sets',
        'components',
      ]);
      for (const one of answer.included.filter(({ type }) => type === 'product-images'))
        image.parse(one.attributes);
    }
  });

  it('hang together: stock, plans, prices', async () => {
    for (const { attributes } of (await api.search('?per_page=100')).data) {
      const product = listed.parse(attributes);
      expect(product.stock_total).toBe(product.stock_stores + product.stock_providers);
      expect(product.is_web_purchasable).toBe(product.stock_total > 0);
      expect(product.current_price_with_tax).toBeLessThanOrEqual(product.price_with_tax);
      for (const plan of product.offer_months) {
        expect(product.current_price_with_tax).toBeGreaterThanOrEqual(plan.minimun_amount);
        expect(Math.abs(plan.total - plan.month_price * plan.months)).toBeLessThan(
          plan.months * 0.01 + 1e-6,
        );
      }
    }
  });

  it('give the asked fields alone, in the asked order of ids', async () => {
    const wanted = api.articles
      .slice(0, 3)
      .map(({ id }) => id)
      .reverse();
    const { data } = await api.call(
      `/shop-v1/products?filter[id]=${wanted.join(',')},999999&fields[products]=slug,stock_total,brand`,
    );
    expect(data.map(({ id }) => id)).toEqual(wanted);
    for (const { attributes, relationships } of data) {
      expect(Object.keys(attributes).sort()).toEqual(['slug', 'stock_total']);
      expect(Object.keys(must(relationships))).toEqual(['brand']);
    }
  });

  it('lead from a kit to its parts, page by page', async () => {
    const kit = must(
      api.articles.find(({ componentIds }) => componentIds && componentIds.length > 2),
    );
    const path = `/shop-v1/products/${kit.id}/components?page[size]=2&include=category,images,brand`;
    const first = await api.call<{ page: { total: number; lastPage: number } }>(path);
    const second = await api.call(`${path}&page[number]=2`);
    expect(first.data).toHaveLength(2);
    expect(first.meta.page).toMatchObject({
      total: kit.componentIds?.length,
      lastPage: Math.ceil((kit.componentIds?.length ?? 0) / 2),
    });
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(
      kit.componentIds?.slice(0, 4),
    );
    expectIncluded(first, ['category', 'brand']);
  });
});
