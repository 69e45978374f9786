import { expect, test } from 'vitest';
import { serverEnv } from '@/lib/env';
import { type JsonLdObject, organizationJsonLd } from '@/lib/seo/json-ld';
import { productJsonLd } from '@/lib/seo/product-json-ld';
import { writeSampleCatalogue } from '@/tests/contract/prices/sample-catalogue';
import { DIALECTS } from '@/tests/mock-api/dialects/dialect';
import { createProduct } from '@/tests/support/create-product';
import { openCatalogue } from '@/tests/support/read-catalogue';
import { KNOWN_ON, PRODUCT_RULES, type Rule, SHOP_RULES } from './rules';

const SITE = 'https://tienda.example';
/** `OUTPUTS=500` looks at so many products. */
const COUNT = Number(process.env.OUTPUTS) || 40;

function* objectsIn(value: unknown): Generator<JsonLdObject> {
  if (typeof value !== 'object' || value === null) return;
  if ('@type' in value) yield value as JsonLdObject;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

const isSaid = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && !value.length);

/** The rules that count here, required and recommended ones, with the names of those that are broken. */
function checkRules(rules: readonly Rule[], data: JsonLdObject, product = createProduct()) {
  const objects = [...objectsIn(data)];
  const counted = rules.filter(({ isSent }) => isSent?.(product) ?? true);
  const check = (isWanted: boolean) => {
    const found = counted
      .filter(({ isRequired }) => isRequired === isWanted)
      .flatMap(({ type, property }) =>
        objects
          .filter((one) => one['@type'] === type)
          .map((one) => {
            const names = [property].flat();
            const isKept = names.some((name) => isSaid(one[name]));
            return isKept ? null : `${type}.${names.join('|')}`;
          }),
      );
    return { count: found.length, broken: found.filter((name) => name !== null) };
  };
  return { required: check(true), recommended: check(false) };
}

const CATALOGUES = [
  ...DIALECTS.map((dialect) => [dialect, { size: 600, dialect }] as const),
  ['foreign', { catalogueFile: process.env.MOCK_CATALOG || writeSampleCatalogue() }] as const,
];

test.each(CATALOGUES)(
  'the structured data of %s products keep what is required and say what was sent',
  async (_, options) => {
    const { articles, read } = await openCatalogue(options, COUNT);
    const checked = { required: 0, recommended: 0, broken: [] as string[] };
    for (const { slug } of articles) {
      const { product, reviews } = await read(slug);
      const context = { siteUrl: SITE, siteName: 'Tienda', now: Date.now() };
      const data = productJsonLd(product, context, { reviews });
      // Without a price there is no offer, and Google shows none.
      if (!data.offers) continue;
      const { required, recommended } = checkRules(PRODUCT_RULES, data, product);
      expect(required.broken, `${slug}, by the rules of ${KNOWN_ON}`).toEqual([]);
      checked.required += required.count;
      checked.recommended += recommended.count;
      checked.broken.push(...recommended.broken);
    }
    expect(checked.required).toBeGreaterThan(articles.length * 5);
    expect(checked.broken.length / checked.recommended, checked.broken.join()).toBeLessThan(0.02);
  },
);

test('the shop says of itself what Google asks of an organisation and its returns', () => {
  const data = organizationJsonLd({
    ...serverEnv(),
    SOCIAL_LINKS: ['https://social.example/tienda'],
    CONTACT_PHONE: '5512345678',
    CONTACT_EMAIL: 'hola@tienda.example',
  });
  const { required, recommended } = checkRules(SHOP_RULES, data);
  expect(required.count + recommended.count).toBe(SHOP_RULES.length);
  expect([...required.broken, ...recommended.broken]).toEqual([]);
});

test('a rule that is broken is seen', () => {
  const context = { siteUrl: SITE, siteName: 'Tienda', now: 0 };
  const { brand: _, ...data } = productJsonLd(createProduct(), context);
  const { price: __, ...offers } = data.offers as JsonLdObject;
  const { required, recommended } = checkRules(PRODUCT_RULES, { ...data, offers });
  expect(required.broken).toEqual(['Offer.price', 'Offer.price']);
  expect(recommended.broken).toEqual(['Product.brand']);
});
