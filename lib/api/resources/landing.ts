import * as z from 'zod/mini';
import type { Landing } from '@/lib/domain/landing';
import type { JsonApiModel } from '../json-api';
import { toBanner } from './banner';
import { toSection } from './section';
import { dateTime, relation, relations, text } from './wire';

const wire = z.object({
  id: text,
  slug: text,
  title: text,
  text,
  meta_description: text,
  content: text,
  ends_utc: dateTime,
});

/** Null without a slug or a title. Sections without products are left out. */
export function toLanding(model: JsonApiModel): Landing | null {
  const { meta_description, content, ends_utc, ...landing } = wire.parse(model);
  if (!landing.id || !landing.slug || !landing.title) return null;
  const banner = relation(model, 'banner');
  return {
    ...landing,
    metaDescription: meta_description,
    banner: banner && toBanner(banner),
    contentHtml: content,
    sections: relations(model, 'sections')
      .map(toSection)
      .filter((section) => section !== null)
      .filter(({ products }) => products.length > 0),
    endsUtc: ends_utc,
  };
}
