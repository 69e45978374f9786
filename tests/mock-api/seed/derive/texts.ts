import { z } from 'zod';
import type { Article, Kind, SpecGroups } from '../../catalogue/types';
import type { Json } from '../../core/json-api';
import { Random } from '../../core/random';
import { fillIn } from '../../core/text';
import { columns, readRows, word } from '../load';

const KindText = z.strictObject({
  /** Kinds that it speaks of; the one without kinds is for all others. */
  kinds: z.array(word),
  // What it is called in a sentence, with its article.
  ...columns('the inTheBox', word),
  uses: z.array(word).min(1),
  bullets: z.array(word),
});
type KindText = z.output<typeof KindText>;

const [GENERAL, ...TEXTS] = readRows('derive/kind-texts.jsonl', KindText);
const BY_KIND = new Map(TEXTS.flatMap((row) => row.kinds.map((kind) => [kind, row] as const)));

export const kindText = (kind: Kind): KindText => BY_KIND.get(kind) ?? (GENERAL as KindText);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': 'amp',
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => `&${ENTITIES[letter]};`);

function groupsOf(article: Article): SpecGroups {
  const months = Math.round((article.warrantyDays ?? 365) / 30.4);
  return {
    ...article.specs(),
    'Información general': {
      ...(article.brand && { Marca: article.brand }),
      'Número de parte': article.partNumber,
      'Código UPC': article.upc,
      ...(article.color && { Color: article.color }),
      'Piezas por paquete': String(article.pieces ?? 1),
      Garantía: `${months} meses`,
    },
  };
}

const Html = z.strictObject(columns('part html', word));
const HTML = readRows('derive/html.jsonl', Html);

/** A part of a page, with texts and other HTML in place of their names. */
const htmlOf = (wanted: string, values: Record<string, string>) =>
  fillIn(HTML.find(({ part }) => part === wanted)?.html ?? '', values);

const tags = (tag: string, texts: readonly string[]) =>
  texts.map((text) => `<${tag}>${text}</${tag}>`).join('');

function description(article: Article, facts: readonly Record<'name' | 'value', string>[]) {
  const { uses, inTheBox } = kindText(article.kind);
  const items = facts.map(
    ({ name, value }) => `<strong>${escapeHtml(name)}:</strong> ${escapeHtml(value)}`,
  );
  return htmlOf('description', {
    name: escapeHtml(article.name),
    first: uses[0] ?? '',
    others: tags('p', uses.slice(1)),
    facts: items.length > 0 ? `<h3>Lo más importante</h3><ul>${tags('li', items)}</ul>` : '',
    inTheBox: escapeHtml(inTheBox),
  });
}

function landing({ kind, id, hasImages, ...article }: Article, origin: string): string {
  const { uses, the, bullets } = kindText(kind);
  const name = escapeHtml(article.name);
  const image = `${origin}/media/products/${id}/1-l.webp`;
  const picture = hasImages ? `<img src="${image}" alt="${name}" width="800" height="800">` : '';
  const texts = { name, the, uses: uses.join(' ') };
  return htmlOf('landing', { ...texts, picture, bullets: tags('li', bullets) });
}

export function sheetAttributes(article: Article) {
  const groups = groupsOf(article);
  const facts = Object.values(groups)
    .slice(0, -1)
    .flatMap((group) => Object.entries(group))
    .slice(0, 7);
  const characteristics = facts.map(([name, value]) => ({ name, value }));
  return { attribute_group_map: groups, characteristics };
}

/** The attributes that only a product page needs. Files and landings exist for some articles only. */
export function longAttributes(article: Article, origin: string): Record<string, Json> {
  const random = new Random(article.seed ^ 0x7e87);
  const sheet = sheetAttributes(article);
  const facts = sheet.characteristics;
  const showcase = article.showcase === true;
  const has = (probability: number) => random.chance(probability) || showcase;
  const file = has(0.25) ? (showcase || random.chance(0.6) ? 'pdf' : 'image') : null;
  const documents = `${origin}/media/documents/${article.id}`;
  const { uses, bullets } = kindText(article.kind);
  const meta = `Compra ${article.name} en línea con garantía y factura. ${uses[0]}`;
  return {
    description: description(article, facts),
    description_file: file && `${documents}/ficha.${file === 'pdf' ? 'pdf' : 'webp'}`,
    description_file_is_pdf: file === 'pdf',
    description_file_is_image: file === 'image',
    description_landing: has(0.15) ? landing(article, origin) : '',
    meta_description: meta.slice(0, 155),
    ...sheet,
    bullet_points: [...facts.slice(0, 3).map(({ name, value }) => `${name}: ${value}`), ...bullets],
    video_link: has(0.18) ? 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' : null,
    manual_file: has(0.4) ? `${documents}/manual.pdf` : null,
    specs_file: has(0.3) ? `${documents}/especificaciones.pdf` : null,
    manufacturer_link:
      article.manufacturerLink ??
      (article.brandSlug && has(0.5) ? `https://www.${article.brandSlug}.example/` : null),
  };
}
