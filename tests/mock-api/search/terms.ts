import type { Catalogue } from '../catalogue/catalogue';
import type { Article } from '../catalogue/types';
import { fold } from '../core/text';

/** 'Most searched this week'. */
export const MOST_SEARCHED: readonly string[] = [
  'tarjeta de video rtx 4060',
  'ssd 1tb',
  'laptop gamer',
  'ryzen 5 5600',
  'memoria ram ddr4 16gb',
  'monitor 144hz',
  'teclado mecánico',
  'no break',
  'silla gamer',
  'audífonos bluetooth',
  'router wifi 6',
  'impresora multifuncional',
];

const MORE = [
  'procesador amd ryzen 7',
  'procesador intel core i5',
  'tarjeta madre b550',
  'memoria ddr5 32gb',
  'ssd nvme 2tb',
  'disco duro externo',
  'fuente de poder 750w',
  'gabinete con cristal',
  'enfriamiento líquido 240mm',
  'monitor curvo',
  'monitor 27 pulgadas',
  'mouse inalámbrico',
  'diadema gamer',
  'bocina bluetooth',
  'cámara web full hd',
  'cámara de seguridad wifi',
  'cargador usb-c',
  'cable hdmi 2.1',
  'memoria usb 64gb',
  'tinta epson',
  'tóner hp',
  'lector de código de barras',
  'switch gigabit',
  'tablet 10 pulgadas',
  'smart tv 55',
  'control xbox',
  'mini pc',
  'windows 11 pro',
];

const ALL = [...MOST_SEARCHED, ...MORE];

/** Terms that begin like the text or hold it, then names of categories and brands that do. */
export function suggestedTerms(
  text: string,
  catalogue: Catalogue,
  articles: readonly Article[],
): string[] {
  const wanted = fold(text);
  const names = [...catalogue.categories.values()].map(({ name }) => name.toLowerCase());
  const pool = [...ALL, ...names];
  const found = [
    ...pool.filter((term) => fold(term).startsWith(wanted)),
    ...pool.filter((term) => fold(term).includes(wanted)),
    ...articles
      .slice(0, 3)
      .flatMap(({ brand }) => (brand ? `${text.toLowerCase()} ${brand.toLowerCase()}` : [])),
  ];
  return [...new Set(found)].slice(0, 6);
}

/** Searches near this one: terms that share a word, or the brands that it brought. */
export function relatedTerms(text: string, articles: readonly Article[]): string[] {
  const words = fold(text)
    .split(/\s+/)
    .filter((word) => word.length > 2);
  if (words.length === 0) return [];
  const near = ALL.filter(
    (term) => fold(term) !== fold(text) && words.some((word) => fold(term).includes(word)),
  );
  const brands = [...new Set(articles.slice(0, 40).flatMap(({ brand }) => brand ?? []))];
  const branded = brands
    .filter((brand) => !words.includes(fold(brand)))
    .map((brand) => `${text.trim()} ${brand}`);
  return [...new Set([...near, ...branded])].slice(0, 6);
}
