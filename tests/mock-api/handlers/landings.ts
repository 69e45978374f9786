import type { HttpHandler } from 'msw';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import type { Backend } from '../backend';
import { landingsOf } from '../catalogue/landings';
import { identify, type Resource } from '../core/json-api';
import { badParameter } from '../core/problem';
import { includeParameter } from '../core/query';
import { type Call, route } from '../core/route';
import { scopeOf } from './catalogue';
import { bannerResource, sectionResource } from './section-resource';

const INCLUDES: ReadonlySet<string> = new Set(
  'banner sections products brand category coverImage'.split(' '),
);

function landings(backend: Backend, call: Call) {
  const scope = scopeOf(backend, call);
  includeParameter(call.query, INCLUDES);
  const slug = call.query.get('filter[slug]');
  if (slug === null) throw badParameter('filter[slug]', 'Indica filter[slug].');
  const found = landingsOf(backend).filter((landing) => landing.slug === slug);
  const data = found.map(({ id, title, text, description, content, end, banner, sections }) => {
    const parts = sections.map((section) =>
      sectionResource(scope, `${id}-${section.key}`, section, section.articles),
    );
    const picture = banner && bannerResource(call.origin, banner);
    for (const part of picture ? [picture, ...parts] : parts) scope.included.add(part);
    return {
      type: 'landings',
      id,
      attributes: {
        slug,
        title,
        text,
        meta_description: description,
        content,
        ends_utc: end?.toISOString() ?? null,
      },
      relationships: {
        banner: { data: picture ? identify(picture) : null },
        sections: { data: parts.map(identify) },
      },
      links: { self: `/landing/${slug}` },
    } satisfies Resource;
  });
  return { data, included: scope.included.list() };
}

export function landingHandlers(backend: Backend): HttpHandler[] {
  return [route(backend, assumedEndpoints.landings, (call) => landings(backend, call))];
}
