import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAddress } from '@/lib/api/addresses';
import { toBanner } from '@/lib/api/banners';
import { toBrand } from '@/lib/api/brands';
import { readCartValidationFields } from '@/lib/api/cart-validation';
import { toCategory } from '@/lib/api/categories';
import type { JsonApiDocument, JsonApiModel } from '@/lib/api/client/json-api';
import { models } from '@/lib/api/client/wire';
import { toDevice } from '@/lib/api/devices';
import { toInvoicingCatalogue, toInvoicingProfile } from '@/lib/api/invoicing';
import { toLanding } from '@/lib/api/landings';
import { toLivePrice } from '@/lib/api/live-prices';
import { toDeliveryEstimate, toZipCodePlace } from '@/lib/api/location';
import { toProduct } from '@/lib/api/product';
import { toProductImage } from '@/lib/api/product-images';
import { toReviewPage } from '@/lib/api/reviews';
import { toSearchResult } from '@/lib/api/search';
import { toSuggestions, toTerms } from '@/lib/api/search-suggestions';
import { toSection } from '@/lib/api/sections';
import { toTokenizable } from '@/lib/api/stored-cards';
import { toStore } from '@/lib/api/stores';
import { toTranslations } from '@/lib/api/translations';
import { emptyCriteria } from '@/lib/domain/search/criteria';
import { forMany } from '@/tests/support/for-all';
import { orUnreadable } from '@/tests/support/or-unreadable';
import { documentOf } from '@/tests/support/resource';

const MODEL_PARSERS: readonly ((model: JsonApiModel) => unknown)[] = [
  toAddress,
  toBanner,
  toDevice,
  toInvoicingProfile,
  toTokenizable,
  toBrand,
  toCategory,
  toLanding,
  toLivePrice,
  toProduct,
  toProductImage,
  toSection,
  toStore,
  toZipCodePlace,
];
const DOCUMENT_PARSERS: readonly ((document: JsonApiDocument) => unknown)[] = [
  (document) => toReviewPage(document, { page: 1, pageSize: 5 }),
  (document) => toSearchResult(document, { ...emptyCriteria, pageSize: 10 }),
  toSuggestions,
  toTerms,
  ({ meta }) => readCartValidationFields(meta),
  ({ meta }) => toDeliveryEstimate(meta),
  ({ meta }) => toInvoicingCatalogue(meta),
  ({ meta }) => toTranslations(meta),
];

/** Field names that the parsers read, so that odd values get where they matter. */
const NAMES = [
  ...'name slug image image_sm price_with_tax current_price_with_tax coupon'.split(' '),
  ...'offer_months attribute_group_map characteristics bullet_points rating key'.split(' '),
  ...'stores_with_stock hours zip_code state slot title filename video_link page'.split(' '),
  ...'facets filters distribution terms brands days from pickup_stores regimes uses'.split(' '),
  ...'text is_default expires last_used_utc translations unknown_filters categories'.split(' '),
  ...'price monthly created_utc'.split(' '),
];
const RELATIONS =
  'sections banner brand category parent categories images coverImage related'.split(' ');

const value = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    ...['1', 'x', '12.5', 'NaN', 'javascript:alert(1)', '//evil.test', '__proto__'],
    ...[1, 0, -5, 1e308, true],
  ),
  fc.array(
    fc.dictionary(
      fc.constantFrom(...NAMES, 'id', 'count', 'months', 'month_price'),
      fc.jsonValue(),
    ),
  ),
);
const identifier = fc.record({ type: fc.constant('t'), id: fc.constantFrom('1', '2', '3') });
const resource = fc.record({
  type: fc.constant('t'),
  id: fc.constantFrom('1', '2', '3'),
  attributes: fc.dictionary(fc.constantFrom(...NAMES), value),
  relationships: fc.dictionary(
    fc.constantFrom(...RELATIONS),
    fc.record({ data: fc.oneof(identifier, fc.array(identifier), fc.constant(null)) }),
  ),
  links: fc.jsonValue(),
});
const body = fc.record({
  data: fc.oneof(resource, fc.array(resource, { maxLength: 4 })),
  included: fc.array(resource, { maxLength: 6 }),
  meta: fc.dictionary(fc.constantFrom(...NAMES), value),
});

/** Finds unsafe addresses anywhere in an entity. */
function unsafeAddresses(entity: unknown): string[] {
  const found: string[] = [];
  JSON.stringify(entity, (key, one) => {
    const isAddress = /image|original|small|large|medium|link$|file$|^url$/i.test(key);
    if (isAddress && typeof one === 'string' && !/^(https?:\/\/|\/(?!\/))/.test(one))
      found.push(one);
    return one;
  });
  return found;
}

describe('any JSON', () => {
  it('never makes a parser throw but for what is missing, and gives plain entities with safe addresses', () =>
    forMany(300)(fc.oneof({ weight: 4, arbitrary: body }, fc.jsonValue()), (json) => {
      const document = documentOf(JSON.parse(JSON.stringify(json)));
      for (const parse of DOCUMENT_PARSERS) {
        expect(orUnreadable(() => parse(document))).not.toBeUndefined();
      }
      for (const parse of MODEL_PARSERS) {
        for (const entity of models(document.data).map((model) =>
          orUnreadable(() => parse(model)),
        )) {
          expect(entity).toEqual(JSON.parse(JSON.stringify(entity)));
          expect(unsafeAddresses(entity)).toEqual([]);
        }
      }
    }));
});
