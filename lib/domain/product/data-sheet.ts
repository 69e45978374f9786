import { normalizeValue } from './compare';
import type { AttributeGroup, Characteristic } from './types';

const toKey = ({ name, value }: Characteristic): string =>
  `${normalizeValue(name)}: ${normalizeValue(value)}`;

/**
 * The groups with every specification once, where it stands first. The backend repeats them in its groups, in the
 * characteristics and within one list. A group that has nothing of its own is left out.
 */
export function withoutRepeats(groups: readonly AttributeGroup[]): AttributeGroup[] {
  const said = new Set<string>();
  const isNew = (line: Characteristic) => !said.has(toKey(line)) && said.add(toKey(line));
  return groups
    .map(({ name, attributes }) => ({ name, attributes: attributes.filter(isNew) }))
    .filter(({ attributes }) => attributes.length > 0);
}

/** Tells of a line of text, such as `Socket: AM5`, whether the groups say just that. */
export function createSheetCheck(groups: readonly AttributeGroup[]): (line: string) => boolean {
  const said = new Set(groups.flatMap(({ attributes }) => attributes.map(toKey)));
  return (line) => {
    const [name = '', ...value] = line.split(':');
    return said.has(toKey({ name, value: value.join(':') }));
  };
}
