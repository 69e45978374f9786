import { z } from 'zod';
import type { Backend } from '../backend';
import { landingsOf, runningLandings } from '../catalogue/landings';
import { byPopularity, presentable, variety } from '../catalogue/showcase';
import type { Article } from '../catalogue/types';
import { lightningEnd } from '../core/clock';
import { identify, links, type Resource, resourceOf, toWire } from '../core/json-api';
import { onePage } from '../core/own';
import { badParameter } from '../core/problem';
import { includeParameter, listParameter } from '../core/query';
import { Random } from '../core/random';
import type { Handlers } from '../core/route';
import { isOffer } from '../search/engine';
import { BANNERS, type BannerRow } from '../seed/content/landings';
import { columns, readRows, word } from '../seed/load';
import { scopeOf } from './catalogue';
import { CARD_INCLUDES, productResource } from './product-resource';
import type { Scope } from './resources';

type SectionText = Record<'key' | 'title' | 'text' | 'link', string>;

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
  const attributes = { key, title, text, ends_utc: end?.toISOString() ?? null };
  const products = links('products', articles);
  return { ...resourceOf('sections', id, attributes, { products }), links: { self: link } };
}

function bannerResource(origin: string, row: BannerRow): Resource {
  const picture = (form: string) => `${origin}/media/banners/${row.id}-${form}.webp`;
  return resourceOf('banners', row.id, {
    ...toWire(row, 'slot title text call_to_action=action'),
    image: picture('desktop'),
    image_mobile: picture('mobile'),
    ...toWire(row, 'alt link'),
  });
}

const SECTION_SIZE = 12;

const SECTIONS = readRows(
  'content/sections.csv',
  z.strictObject(columns('key title text link', word)),
);

/** So many kinds of the articles that a section is about; the first ones of an order. */
function chosen(
  { catalogue }: Backend,
  isMeant: (article: Article) => boolean,
  order: (a: Article, b: Article) => number,
  most: number,
): Article[] {
  const meant = catalogue.articles.filter((one) => presentable(one) && isMeant(one));
  return meant.sort(order).slice(0, most);
}

const isNew = ({ ageDays }: Article) => ageDays < 45;
const isLiked = ({ rating, ratings }: Article) => rating >= 4.3 && ratings.length >= 8;
const byAge = (a: Article, b: Article) => a.ageDays - b.ageDays;
/** What a section shows, by its key. */
const SHOWN: Readonly<Record<string, (backend: Backend) => readonly Article[]>> = {
  'new-products': (backend) => chosen(backend, isNew, byAge, 200),
  'lightning-offers': (backend) => backend.lightning(),
  offers: (backend) => chosen(backend, isOffer, byPopularity, 300),
  recommended: (backend) =>
    new Random('recommended').sample(chosen(backend, isLiked, byPopularity, 200), 200),
};

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
      const isLightning = key === 'lightning-offers';
      const end = isLightning ? lightningEnd(backend.now()) : null;
      const articles = SHOWN[key]?.(backend) ?? [];
      const shown = isLightning ? articles : variety(articles, SECTION_SIZE);
      return sectionResource(scope, key, row, shown, end);
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
      const ends_utc = end?.toISOString() ?? null;
      const attributes = { slug, title, text, meta_description: description, content, ends_utc };
      const related = { banner: picture ? identify(picture) : null, sections: parts.map(identify) };
      return {
        ...resourceOf('landings', id, attributes, related),
        links: { self: `/landing/${slug}` },
      };
    });
    return { data, included: scope.included.list() };
  },
};
