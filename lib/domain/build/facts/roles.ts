import type { PartRole } from './types';

/** Roles by the start of the category slug; the first match counts. */
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

/** The role of the parts of a category; null when no compatibility rule applies to them. */
export function getPartRole(categorySlug: string): PartRole | null {
  return ROLES.find(([pattern]) => pattern.test(categorySlug))?.[1] ?? null;
}
