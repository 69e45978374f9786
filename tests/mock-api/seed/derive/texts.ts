import { z } from 'zod';
import type { Article, Kind, SpecGroups } from '../../catalogue/types';
import type { Json } from '../../core/json-api';
import { Random } from '../../core/random';
import { readRows, word } from '../load';

const KindText = z.strictObject({
  /** Kinds that it speaks of; the one without kinds is for all others. */
  kinds: z.array(word),
  /** What it is called in a sentence, with its article. */
  the: word,
  /** Sentences about what it is good for. */
  uses: z.array(word).min(1),
  bullets: z.array(word),
  inTheBox: word,
});
type KindText = z.output<typeof KindText>;

const [GENERAL, ...TEXTS] = readRows('derive/kind-texts.jsonl', KindText);
const BY_KIND = new Map(TEXTS.flatMap((row) => row.kinds.map((kind) => [kind, row] as const)));

export const kindText = (kind: Kind): KindText => BY_KIND.get(kind) ?? (GENERAL as KindText);

export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

/** The technical sheet, general data last. */
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

function description(article: Article, facts: readonly (readonly [string, string])[]): string {
  const text = kindText(article.kind);
  const name = escapeHtml(article.name);
  const items = facts.map(
    ([label, value]) => `<li><strong>${escapeHtml(label)}:</strong> ${escapeHtml(value)}</li>`,
  );
  return [
    `<p>Conoce <strong>${name}</strong>. ${text.uses[0] ?? ''}</p>`,
    ...text.uses.slice(1).map((use) => `<p>${use}</p>`),
    items.length > 0 ? `<h3>Lo más importante</h3><ul>${items.join('')}</ul>` : '',
    `<h3>Contenido del empaque</h3><p>${escapeHtml(text.inTheBox)}.</p>`,
  ].join('');
}

function landing(article: Article, origin: string): string {
  const text = kindText(article.kind);
  const image = `${origin}/media/products/${article.id}/1-l.webp`;
  return [
    `<section><h2>${escapeHtml(article.name)}</h2>`,
    `<p>${text.uses.join(' ')}</p>`,
    article.hasImages
      ? `<img src="${image}" alt="${escapeHtml(article.name)}" width="800" height="800">`
      : '',
    `<h3>Por qué elegir ${text.the}</h3>`,
    `<ul>${text.bullets.map((bullet) => `<li>${bullet}</li>`).join('')}</ul>`,
    '<table><thead><tr><th>Ventaja</th><th>Qué significa para ti</th></tr></thead><tbody>',
    '<tr><td>Garantía en México</td><td>Atención en cualquiera de nuestras sucursales</td></tr>',
    '<tr><td>Factura electrónica</td><td>CFDI 4.0 disponible al momento de la compra</td></tr>',
    '</tbody></table></section>',
  ].join('');
}

function sheetOf(article: Article) {
  const groups = groupsOf(article);
  const facts = Object.values(groups)
    .slice(0, -1)
    .flatMap((group) => Object.entries(group))
    .slice(0, 7);
  const characteristics = facts.map(([name, value]) => ({ name, value }));
  return { attribute_group_map: groups, characteristics, facts };
}

/** The attributes of the technical sheet alone. */
export function sheetAttributes(article: Article): Record<string, Json> {
  const { attribute_group_map, characteristics } = sheetOf(article);
  return { attribute_group_map, characteristics };
}

/** The attributes that only a product page needs. Files and landings exist for some articles only. */
export function longAttributes(article: Article, origin: string): Record<string, Json> {
  const random = new Random(article.seed ^ 0x7e87);
  const { facts, ...sheet } = sheetOf(article);
  const showcase = article.showcase === true;
  const has = (probability: number) => random.chance(probability) || showcase;
  const file = has(0.25) ? (showcase || random.chance(0.6) ? 'pdf' : 'image') : null;
  const documents = `${origin}/media/documents/${article.id}`;
  const firstUse = kindText(article.kind).uses[0] ?? '';
  return {
    description: description(article, facts),
    description_file:
      file &&
      (file === 'pdf'
        ? `${documents}/ficha.pdf`
        : `${origin}/media/documents/${article.id}/ficha.webp`),
    description_file_is_pdf: file === 'pdf',
    description_file_is_image: file === 'image',
    description_landing: has(0.15) ? landing(article, origin) : '',
    meta_description: `Compra ${article.name} en línea con garantía y factura. ${firstUse}`.slice(
      0,
      155,
    ),
    ...sheet,
    bullet_points: [
      ...facts.slice(0, 3).map(([name, value]) => `${name}: ${value}`),
      ...kindText(article.kind).bullets,
    ],
    video_link: has(0.18) ? 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' : null,
    manual_file: has(0.4) ? `${documents}/manual.pdf` : null,
    specs_file: has(0.3) ? `${documents}/especificaciones.pdf` : null,
    manufacturer_link:
      article.manufacturerLink ??
      (article.brandSlug && has(0.5) ? `https://www.${article.brandSlug}.example/` : null),
  };
}
