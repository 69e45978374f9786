import type { Backend } from '../backend';
import { landingsOf, runningLandings } from '../catalogue/landings';
import { byPopularity, presentable, variety } from '../catalogue/showcase';
import type { Article } from '../catalogue/types';
import { lightningEnd } from '../core/clock';
import { identify, type Resource } from '../core/json-api';
import { onePage } from '../core/own';
import { badParameter } from '../core/problem';
import { includeParameter, listParameter } from '../core/query';
import { Random } from '../core/random';
import type { Handlers } from '../core/route';
import { isOffer } from '../search/engine';
import { BANNERS, type BannerRow } from '../seed/content/landings';
import { scopeOf } from './catalogue';
import { CARD_INCLUDES, productResource } from './product-resource';
import type { Scope } from './resources';

interface SectionText {
  key: string;
  title: string;
  text: string;
  link: string;
}

function sectionResource(
  scope: Scope,
  id: string,
  { key, title, text, link }: SectionText,
  articles: readonly Article[],
  end: Date | null = null,
): Resource {
  for (const article of articles) {
    scope.included.add(productResource(scope, article, CARD_INCLUDES, 'list'));
  }
  return {
    type: 'sections',
    id,
    attributes: { key, title, text, ends_utc: end?.toISOString() ?? null },
    relationships: {
      products: { data: articles.map((article) => ({ type: 'products', id: article.id })) },
    },
    links: { self: link },
  };
}

function bannerResource(origin: string, row: BannerRow): Resource {
  return {
    type: 'banners',
    id: row.id,
    attributes: {
      slot: row.slot,
      title: row.title,
      text: row.text,
      call_to_action: row.action,
      image: `${origin}/media/banners/${row.id}-desktop.webp`,
      image_mobile: `${origin}/media/banners/${row.id}-mobile.webp`,
      alt: row.alt,
      link: row.link,
    },
  };
}

const SECTION_SIZE = 12;

interface SectionRow {
  key: string;
  title: string;
  text: string;
  link: string;
  pick(backend: Backend): readonly Article[];
}

const SECTIONS: readonly SectionRow[] = [
  {
    key: 'new-products',
    title: 'Productos nuevos',
    text: 'Lo más reciente que llegó a nuestros anaqueles',
    link: '/buscar?orden=novedades',
    pick: ({ catalogue }) =>
      variety(
        catalogue.articles
          .filter((one) => one.ageDays < 45 && presentable(one))
          .sort((a, b) => a.ageDays - b.ageDays)
          .slice(0, 200),
        SECTION_SIZE,
      ),
  },
  {
    key: 'lightning-offers',
    title: 'Ofertas relámpago',
    text: 'Precios especiales por pocas horas o hasta agotar existencias',
    link: '/buscar?ofertas=1',
    pick: (backend) => backend.lightning(),
  },
  {
    key: 'offers',
    title: 'Productos en oferta',
    text: 'Ahorra en marcas que ya conoces',
    link: '/buscar?ofertas=1',
    pick: ({ catalogue }) =>
      variety(
        catalogue.articles
          .filter((one) => isOffer(one) && presentable(one))
          .sort(byPopularity)
          .slice(0, 300),
        SECTION_SIZE,
      ),
  },
  {
    key: 'recommended',
    title: 'Recomendados para ti',
    text: 'Los favoritos de nuestros clientes',
    link: '/buscar?orden=calificacion',
    pick: ({ catalogue }) => {
      const liked = catalogue.articles.filter(
        (one) => one.rating >= 4.3 && one.ratings.length >= 8 && presentable(one),
      );
      return variety(
        new Random('recommended').sample(liked.sort(byPopularity).slice(0, 200), 200),
        SECTION_SIZE,
      );
    },
  },
];

/** Whether a banner leads to something: a foreign catalogue lacks some categories and brands. */
function leadsSomewhere(backend: Backend, { link }: BannerRow): boolean {
  const { catalogue } = backend;
  const [, landing] = /^\/landing\/(.+)$/.exec(link) ?? [];
  if (landing) return runningLandings(backend).some((running) => running.slug === landing);
  const [, prefix, slug = ''] = /^\/buscar\/(marca|categoria)_(.+)$/.exec(link) ?? [];
  if (prefix === 'marca') return catalogue.countOfBrand(slug) > 0;
  return prefix === undefined || catalogue.inCategory(slug).length > 0;
}

/** Every banner that leads somewhere; where a slot has none, the first of it leads to the offers. */
function usefulBanners(backend: Backend): BannerRow[] {
  const good = BANNERS.filter((row) => leadsSomewhere(backend, row));
  const filled = new Set(good.map(({ slot }) => slot));
  return BANNERS.flatMap((row) => {
    if (good.includes(row)) return row;
    if (filled.has(row.slot)) return [];
    filled.add(row.slot);
    return { ...row, link: '/buscar?ofertas=1' };
  });
}

export const homeHandlers: Handlers = {
  banners(backend, { url, origin, query }) {
    const slots = listParameter(query, 'filter[slot]');
    const all = usefulBanners(backend).filter(({ slot }) => !slots || slots.includes(slot));
    const { rows, meta } = onePage(query, all);
    const { currentPage, lastPage } = meta.page;
    const next = new URL(url);
    next.searchParams.set('page[number]', String(currentPage + 1));
    return {
      data: rows.map((row) => bannerResource(origin, row)),
      included: [],
      links: { self: url.href, ...(currentPage < lastPage && { next: next.href }) },
      meta,
    };
  },
  sections(backend, call) {
    const keys = listParameter(call.query, 'filter[key]') ?? SECTIONS.map(({ key }) => key);
    includeParameter(call.query, 'products brand category coverImage');
    const scope = scopeOf(backend, call);
    const data = keys.map((key): Resource => {
      const row = SECTIONS.find((one) => one.key === key);
      if (!row) throw badParameter('filter[key]', `La sección "${key}" no existe.`);
      const end = key === 'lightning-offers' ? lightningEnd(backend.now()) : null;
      return sectionResource(scope, key, row, row.pick(backend), end);
    });
    return { data, included: scope.included.list() };
  },
  landings(backend, call) {
    const scope = scopeOf(backend, call);
    includeParameter(call.query, 'banner sections products brand category coverImage');
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
  },
};
