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

/** How the rules are kept: those that count here, and those that are broken. */
function checkRules(rules: readonly Rule[], data: JsonLdObject, product = createProduct()) {
  const objects = [...objectsIn(data)];
  const found = rules.flatMap((rule) =>
    (rule.isSent?.(product) ?? true)
      ? objects
          .filter((one) => one['@type'] === rule.type)
          .map((one) => ({
            rule,
            isKept: [rule.property].flat().some((name) => isSaid(one[name])),
          }))
      : [],
  );
  const count = (isRequired: boolean) => found.filter((one) => one.rule.isRequired === isRequired);
  return { required: count(true), recommended: count(false) };
}

const name = ({ rule }: { rule: Rule }) => `${rule.type}.${[rule.property].flat().join('|')}`;
const brokenOf = (list: readonly { rule: Rule; isKept: boolean }[]) =>
  list.filter(({ isKept }) => !isKept).map(name);

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
      expect(brokenOf(required), `${slug}, by the rules of ${KNOWN_ON}`).toEqual([]);
      checked.required += required.length;
      checked.recommended += recommended.length;
      checked.broken.push(...brokenOf(recommended));
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
  expect(required.length + recommended.length).toBe(SHOP_RULES.length);
  expect([...brokenOf(required), ...brokenOf(recommended)]).toEqual([]);
});

test('a rule that is broken is seen', () => {
  const context = { siteUrl: SITE, siteName: 'Tienda', now: 0 };
  const { brand: _, ...data } = productJsonLd(createProduct(), context);
  const { price: __, ...offers } = data.offers as JsonLdObject;
  const { required, recommended } = checkRules(PRODUCT_RULES, { ...data, offers });
  expect(brokenOf(required)).toEqual(['Offer.price', 'Offer.price']);
  expect(brokenOf(recommended)).toEqual(['Product.brand']);
});
