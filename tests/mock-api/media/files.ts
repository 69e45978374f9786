import { createHash } from 'node:crypto';
import { type HttpHandler, HttpResponse, http } from 'msw';
import sharp from 'sharp';
import type { Backend } from '../backend';
import type { Article, CategoryRow } from '../catalogue/types';
import { respondProblems } from '../core/json-api';
import { notFound } from '../core/problem';
import { hash } from '../core/random';
import { bannerDrawing, bannerPicture } from '../seed/art/banner';
import { dataSheet, wrap } from '../seed/art/data-sheet';
import { kindOfIcon, thing } from '../seed/art/drawings';
import { accentOf, lookOf } from '../seed/art/look';
import { backdrop, brandPicture, onDisc, productDrawing, squarePicture } from '../seed/art/scene';
import { BANNERS, LANDING_BANNERS } from '../seed/content/landings';
import { inStudio, nearer } from './frame';
import { pdf } from './pdf';

type MediaFile = { bytes: Buffer; type: string; etag: string };

const fileOf = (bytes: Buffer, type: string): MediaFile => ({
  bytes,
  type,
  etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
});

/**
 * Draws an SVG once, at the size that it states. Wide dark gradients need a better `quality` than things on white, or
 * show bands; a close-up and the largest size have few fine lines for their pixels and need less.
 * @param softness radius in pixels within which edges run into each other, as through a lens: who encodes the picture again
 *   needs a sixth fewer bytes for it
 */
async function webpFile(svg: string, quality = 70, softness = 0): Promise<MediaFile> {
  const picture = sharp(Buffer.from(svg));
  const seen = softness > 0 ? picture.blur(softness) : picture;
  return fileOf(await seen.webp({ quality, effort: 3 }).toBuffer(), 'image/webp');
}

/** Of pictures of products. In smaller ones the writing could not be read. */
const SOFTNESS = 0.6;
const SOFT_FROM = 400;

export function viewsOf(article: Article): number[] {
  if (!article.hasImages) return [];
  return [1, 2, 3, 4].slice(0, 2 + (article.seed % 3));
}

const PIXELS: Readonly<Record<string, number>> = { o: 1200, l: 800, m: 400, s: 200, xs: 96 };

type Make = () => MediaFile | Promise<MediaFile>;

const TITLES: Readonly<Record<string, string>> = {
  'ficha.pdf': 'Ficha del producto',
  'manual.pdf': 'Manual de usuario',
  'especificaciones.pdf': 'Especificaciones técnicas',
};

function productFile(article: Article, name: string): Make | null {
  const [, view = '', size = ''] = /^(\d)-(\w+)\.webp$/.exec(name) ?? [];
  const pixels = PIXELS[size];
  if (!pixels || !viewsOf(article).includes(Number(view))) return null;
  return async () => {
    const look = lookOf(article);
    const { lit, frame } = await inStudio(productDrawing(look, Number(view)));
    const [box, ground] =
      view === '3' ? [nearer(frame, article.seed % 4), backdrop(look)] : [frame];
    const quality = (ground ? 60 : 70) - (pixels > 800 ? 5 : 0);
    const softness = pixels < SOFT_FROM ? 0 : SOFTNESS;
    return webpFile(squarePicture(lit, box, pixels, ground), quality, softness);
  };
}

function documentFile(article: Article, name: string): Make | null {
  if (name === 'ficha.webp') return () => webpFile(dataSheet(article));
  const title = TITLES[name];
  if (!title) return null;
  const facts = () =>
    Object.entries(article.specs()).flatMap(([group, values]) => [
      '',
      group.toUpperCase(),
      ...Object.entries(values).flatMap(([label, value]) => wrap(`${label}: ${value}`, 90)),
    ]);
  return () => {
    const codes = [`Número de parte: ${article.partNumber}`, `Código UPC: ${article.upc}`];
    const heading = [title, ...wrap(article.name, 58)].join('\n');
    return fileOf(pdf(heading, [...codes, ...facts().slice(0, 32)]), 'application/pdf');
  };
}

function bannerFile(name: string): Make | null {
  const [, id, form] = /^(\d+)-(desktop|mobile)\.webp$/.exec(name) ?? [];
  const row = [...BANNERS, ...LANDING_BANNERS].find((banner) => banner.id === id);
  if (!row) return null;
  return async () => {
    const { lit, frame } = await inStudio(bannerDrawing(row, kindOfIcon(row.art)));
    return webpFile(bannerPicture(row, form === 'mobile' ? 'mobile' : 'desktop', lit, frame), 82);
  };
}

function brandFile({ catalogue }: Backend, name: string): Make | null {
  const slug = name.replace(/\.webp$/, '');
  const large = catalogue.brands.get(slug);
  if (large) return () => webpFile(brandPicture(large.name, 400));
  const small = slug.endsWith('-sm') ? catalogue.brands.get(slug.slice(0, -3)) : undefined;
  return small ? () => webpFile(brandPicture(small.name, 200)) : null;
}

/** What stands for a category: its best seller for a leaf, the thing of its pictogram for a root. */
function categoryLook({ catalogue }: Backend, row: CategoryRow) {
  const best = row.parent === null ? undefined : catalogue.inCategory(row.slug)[0];
  const usual = { brand: '', color: 'Gris', seed: hash(row.slug), art: { rgb: true } };
  return lookOf(best ?? { ...usual, kind: kindOfIcon(row.icon), name: row.name });
}

function categoryFile(backend: Backend, name: string): Make | null {
  const row = backend.catalogue.categories.get(name.replace(/\.webp$/, ''));
  if (!row) return null;
  return async () => {
    const { lit, frame } = await inStudio(thing(categoryLook(backend, row)));
    const colour = accentOf(row.parent ?? row.slug);
    return webpFile(squarePicture(onDisc(lit, frame, colour), [0, 0, 400], 400));
  };
}

/** What makes the file at a path below `/media/`; null where there is none. */
function fileAt(backend: Backend, path: string): Make | null {
  const [folder, ...rest] = path.split('/');
  const name = rest.at(-1) ?? '';
  if (rest.length === 1 && name.endsWith('.webp')) {
    if (folder === 'banners') return bannerFile(name);
    if (folder === 'brands') return brandFile(backend, name);
    if (folder === 'categories') return categoryFile(backend, name);
  }
  const article = rest.length === 2 ? backend.catalogue.byId.get(rest[0] ?? '') : undefined;
  if (!article) return null;
  if (folder === 'products') return productFile(article, name);
  return folder === 'documents' ? documentFile(article, name) : null;
}

const MOST_KEPT = 2000;

/** Keeps what was made last. Two requests for the same file make it once. */
function createMediaStore() {
  const files = new Map<string, Promise<MediaFile>>();
  return (path: string, make: Make): Promise<MediaFile> => {
    const file = files.get(path) ?? Promise.resolve().then(make);
    files.set(path, file);
    file.catch(() => files.delete(path));
    // A Map keeps the order of insertion: the oldest is the first.
    const [oldest] = files.keys();
    if (files.size > MOST_KEPT && oldest !== undefined) files.delete(oldest);
    return file;
  };
}

/** `/media/…`: every picture and document that the resources name, made when it is asked for. */
export function mediaHandlers(backend: Backend): HttpHandler[] {
  const kept = createMediaStore();
  return [
    http.get('*/media/*', async ({ request }) => {
      const { pathname } = new URL(request.url);
      const fault = await backend.control.intercept(request.method, pathname);
      if (fault) return fault;
      const path = pathname.slice(pathname.indexOf('/media/') + '/media/'.length);
      const make = fileAt(backend, path);
      if (!make) return respondProblems([notFound(`El archivo ${pathname} no existe.`)]);
      const { bytes, type, etag } = await kept(path, make);
      const headers = { etag, 'cache-control': 'public, max-age=31536000, immutable' };
      if (request.headers.get('if-none-match') === etag)
        return new HttpResponse(null, { status: 304, headers });
      return new HttpResponse(new Uint8Array(bytes), {
        headers: { ...headers, 'content-type': type },
      });
    }),
  ];
}
