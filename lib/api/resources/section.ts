import * as z from 'zod/mini';
import type { HomeSection } from '@/lib/domain/product/types';
import { isRecord } from '../json';
import type { JsonApiModel } from '../json-api';
import { toProductSummaries } from './product';
import { dateTime, relations, text, url } from './wire';

const wire = z.object({ id: text, key: text, title: text, text, ends_utc: dateTime });
const linksWire = z.object({ self: url });

export function toSection(model: JsonApiModel): HomeSection | null {
  const { id, key, title, text: subtitle, ends_utc } = wire.parse(model);
  if (!(key || id)) return null;
  const links = isRecord(model.links) ? linksWire.parse(model.links) : null;
  return {
    key: key || id,
    title,
    text: subtitle,
    link: links?.self ?? '/',
    endsUtc: ends_utc,
    products: toProductSummaries(relations(model, 'products')),
  };
}
