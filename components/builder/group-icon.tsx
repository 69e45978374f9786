import { CategoryIcon } from '@/components/ui/category-symbol';
import { type CategoryIconName, findCategoryIcon } from '@/components/ui/icon-names';
import type { BuildGroup } from '@/lib/domain/build/types';

/** Accessory groups have no role, so their icon is found by name. */
const BY_NAME: readonly (readonly [RegExp, CategoryIconName])[] = [
  [/monitor/i, 'monitor'],
  [/teclado/i, 'keyboard'],
  [/mouse|rat[oó]n/i, 'mouse'],
  [/aud[ií]fono|diadema/i, 'headphones'],
  [/ventilador/i, 'fan'],
  [/c[aá]mara|webcam/i, 'webcam'],
];

/** The icon of a step. */
export function GroupIcon({ group: { role, name } }: { group: Pick<BuildGroup, 'role' | 'name'> }) {
  const named = BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? null;
  return <CategoryIcon name={role === null ? named : findCategoryIcon(role)} />;
}
