import type { FieldKind } from '@/lib/api/client/wire';
import type { Field } from '@/lib/contract/fields';

/** A value that a field can have in a document; undefined leaves the field out. */
export type Variant = 'present' | 'missing' | 'null' | number;

/** Values that no reader can take for one of the kind. An amount of another type is never a number, and so on. */
const OTHER: Readonly<Record<FieldKind, readonly unknown[]>> = {
  text: [[], {}, true],
  number: ['abc', [], {}, true],
  count: ['abc', [], {}, true],
  flag: ['quizás', [], {}],
  url: ['javascript:alert(1)', 5, {}],
  file: ['javascript:alert(1)', 5, {}],
  dateTime: ['ayer', {}, true],
  texts: [5, true],
  map: ['x', 5, true],
  object: ['x', 5, true],
  list: ['x', 5, true],
};

/** What a missing value of an extra field says is true: there is none. So is null where null means the same. */
const saysNothing = ({ isExtra, level }: Field, variant: Variant) =>
  (isExtra && (variant === 'missing' || variant === 'null')) ||
  (level === 'may' && variant === 'null');

/** A text or a number in the place of an object that may be one. */
const isBareText = ({ bare, kind }: Field, variant: Variant) =>
  bare !== undefined &&
  typeof variant === 'number' &&
  ['string', 'number'].includes(typeof OTHER[kind][variant]);

/** Everything that can be wrong with a field. */
export const wrongVariants = (field: Field): Variant[] =>
  (['missing', 'null', ...OTHER[field.kind].keys()] as Variant[]).filter(
    (variant) => !saysNothing(field, variant) && !isBareText(field, variant),
  );

export function makeVariant(field: Field, variant: Variant, make: () => unknown): unknown {
  if (variant === 'present') return make();
  if (variant === 'missing') return undefined;
  return variant === 'null' ? null : OTHER[field.kind][variant];
}
