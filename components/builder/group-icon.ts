import { categoryIcon, type IconName } from '@/components/ui/icon-names';
import type { BuildGroup } from '@/lib/domain/build/types';

/** Accessory groups have no role, so their icon is found by name. */
const BY_NAME: readonly (readonly [RegExp, IconName])[] = [
  [/monitor/i, 'monitor'],
  [/teclado/i, 'keyboard'],
  [/mouse|rat[oó]n/i, 'mouse'],
  [/aud[ií]fono|diadema/i, 'headphones'],
  [/ventilador/i, 'fan'],
  [/c[aá]mara|webcam/i, 'webcam'],
];

/** The icon of a step. */
export function groupIcon({ role, name }: BuildGroup): IconName {
  if (role !== null) return categoryIcon(role) ?? 'box';
  return BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? 'box';
}
