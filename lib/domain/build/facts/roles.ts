import type { PartRole } from './types';

/** By what the slug of a category begins with; the first that fits. */
const ROLES: readonly (readonly [RegExp, PartRole])[] = [
  [/^(procesador|cpu)/, 'cpu'],
  [/^(tarjetas?-madre|motherboard)/, 'motherboard'],
  [/^(disipador|enfriamiento|refrigeracion)/, 'cooler'],
  [/^memorias?-ram/, 'ram'],
  [/^(ssd|unidades-ssd|discos?-duro|almacenamiento-interno)/, 'storage'],
  [/^tarjetas?-de-video/, 'gpu'],
  [/^fuentes?-de-poder/, 'psu'],
  [/^gabinetes?($|-para-pc)/, 'case'],
];

/** What the parts of a category are for the rules; null for any other. */
export function roleOf(categorySlug: string): PartRole | null {
  return ROLES.find(([pattern]) => pattern.test(categorySlug))?.[1] ?? null;
}
