import type { HomeSection } from '@/lib/domain/product/types';
import type { JsonApiModel } from '../json-api';
import { toProductSummaries } from './product';
import { snakeToCamel } from './snake-to-camel';
import { dateTime, relations, text, url } from './wire';

const readFields = snakeToCamel({ id: text, key: text, title: text, text, ends_utc: dateTime });
const readLinks = snakeToCamel({ self: url });

export function toSection(model: JsonApiModel): HomeSection | null {
  const { id, ...section } = readFields(model);
  const key = section.key || id;
  if (!key) return null;
  return {
    ...section,
    key,
    link: readLinks(model.links).self ?? '/',
    products: toProductSummaries(relations(model, 'products')),
  };
}
