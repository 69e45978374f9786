import {
  RELATED_PRODUCT_KINDS,
  type RelatedProductIds,
  type RelatedProductKind,
} from '@/lib/domain/product/types';
import { isRecord } from '../json';
import type { JsonApiModel } from '../json-api';
import { models, toList, toText } from './wire';

/** The most products of one kind: a short selection, not the whole catalogue. */
const MAX_RELATED_PRODUCTS = 10;

const idOf = (entry: unknown) => toText(isRecord(entry) ? entry.id : entry) ?? '';

/**
 * Ids of the linked products of one kind: of a relation, with or without its resources, or of a list in `any_related`
 * (spec 3). Null when the answer does not say whether there are any.
 */
export function findLinkedIds(
  model: JsonApiModel,
  kind: RelatedProductKind | 'components',
): string[] | null {
  const isRelation = kind in model;
  const lists = isRecord(model.any_related) ? model.any_related : {};
  const entries = isRelation ? models(model[kind]) : toList(lists[kind]);
  return entries ? [...new Set(entries.map(idOf).filter(Boolean))] : null;
}

type FoundRelatedProductIds = Record<RelatedProductKind, string[] | null>;

/** What an answer says about the products that go with a product. */
export const findRelatedProductIds = (model: JsonApiModel): FoundRelatedProductIds => ({
  substitutes: findLinkedIds(model, 'substitutes'),
  sets: findLinkedIds(model, 'sets'),
  related: findLinkedIds(model, 'related'),
});

/** The kinds about which an answer says nothing. */
export const findUnknownKinds = (found: FoundRelatedProductIds): RelatedProductKind[] =>
  RELATED_PRODUCT_KINDS.filter((kind) => found[kind] === null);

/** The first ids of each kind; none of a kind about which nothing is known. */
export function toRelatedProductIds(found: FoundRelatedProductIds): RelatedProductIds {
  const first = (kind: RelatedProductKind) => (found[kind] ?? []).slice(0, MAX_RELATED_PRODUCTS);
  return { substitutes: first('substitutes'), sets: first('sets'), related: first('related') };
}
