import type { Landing } from '@/lib/domain/landing';
import type { JsonApiModel } from '../json-api';
import { toBanner } from './banner';
import { toSection } from './section';
import { snakeToCamel } from './snake-to-camel';
import { dateTime, relation, relations, text } from './wire';

const readFields = snakeToCamel({
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
  const { content, ...landing } = readFields(model);
  if (!landing.id || !landing.slug || !landing.title) return null;
  const banner = relation(model, 'banner');
  return {
    ...landing,
    banner: banner && toBanner(banner),
    contentHtml: content,
    sections: relations(model, 'sections')
      .map(toSection)
      .filter((section) => section !== null)
      .filter(({ products }) => products.length > 0),
  };
}
