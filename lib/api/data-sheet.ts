import type { AttributeGroup, Characteristic } from '@/lib/domain/product/types';
import { isRecord } from './client/json';
import * as wire from './client/wire';

/** Longest name or value that is read, in characters. */
const MAX_VALUE_LENGTH = 2000;
/** Attributes that are read. A product has some dozens. */
const MAX_ENTRIES = 500;

function toValue(value: unknown): string {
  const list = wire.toList(value);
  if (list) return list.map(toValue).filter(Boolean).join(', ');
  return wire.toText(value) ?? '';
}

const toCharacteristic = (name: unknown, value: unknown): Characteristic[] => {
  const [foundName = '', foundValue] = [wire.toText(name), toValue(value)];
  const found = {
    name: foundName.slice(0, MAX_VALUE_LENGTH),
    value: foundValue.slice(0, MAX_VALUE_LENGTH),
  };
  return found.name && found.value ? [found] : [];
};

/** `Peso: 5 kg`. A line without a name is its own value. */
function fromLine(line: string): Characteristic[] {
  const [, name, value] = /^([^:]{1,60}):\s+(\S.*)$/.exec(line) ?? [];
  return name && value ? toCharacteristic(name, value) : [];
}

/** An entry of a list: an object with name and value, a pair, or a text. */
function fromEntry(entry: unknown): Characteristic[] {
  if (typeof entry === 'string') return wire.toLines(entry).flatMap(fromLine);
  const pair = wire.toList(entry);
  if (pair) return toCharacteristic(pair[0], pair[1]);
  if (!isRecord(entry)) return [];
  const name = entry.name ?? entry.label ?? entry.key;
  return name === undefined ? fromMap(entry) : toCharacteristic(name, entry.value ?? entry.text);
}

const fromMap = (map: Record<string, unknown>): Characteristic[] =>
  Object.entries(map).flatMap(([name, value]) => toCharacteristic(name, value));

function toCharacteristics(value: unknown): Characteristic[] {
  if (typeof value === 'string') return fromEntry(value);
  const all = wire.toList(value)?.flatMap(fromEntry) ?? (isRecord(value) ? fromMap(value) : []);
  return all.slice(0, MAX_ENTRIES);
}

/** Names and values: a list of objects, pairs or texts, a map, or HTML. */
export const characteristics = wire.withShape(wire.field('list', toCharacteristics, []), {
  shape: { name: wire.text, value: wire.text },
});

function toNamedGroup(entry: unknown): AttributeGroup[] {
  if (!isRecord(entry)) return [];
  const content = entry.attributes ?? entry.values ?? entry.items;
  return content === undefined ? [] : toGroup(wire.text.parse(entry.name), content);
}

function toGroup(name: string, content: unknown): AttributeGroup[] {
  const attributes = toCharacteristics(content);
  return attributes.length > 0 ? [{ name, attributes }] : [];
}

/** `{ "Grupo": { "Atributo": "valor" } }`, also with lists in it, or a list of groups. Attributes outside any group make one without a name. */
function toAttributeGroups(value: unknown): AttributeGroup[] {
  const list = wire.toList(value);
  if (list?.some((entry) => toNamedGroup(entry).length > 0)) return list.flatMap(toNamedGroup);
  if (list || typeof value === 'string') return toGroup('', value);
  if (!isRecord(value)) return [];
  const entries = Object.entries(value);
  const isGroup = (content: unknown) => typeof content === 'object' && content !== null;
  const loose = Object.fromEntries(entries.filter(([, content]) => !isGroup(content)));
  return [
    ...toGroup('', loose),
    ...entries.flatMap(([name, content]) => (isGroup(content) ? toGroup(name, content) : [])),
  ];
}

function limitAttributes(groups: readonly AttributeGroup[]): AttributeGroup[] {
  let left = MAX_ENTRIES;
  return groups.flatMap(({ name, attributes }) => {
    const kept = attributes.slice(0, left);
    left -= kept.length;
    return kept.length > 0 ? [{ name, attributes: kept }] : [];
  });
}

export const attributeGroups = wire.field(
  'map',
  (value) => limitAttributes(toAttributeGroups(value)),
  [],
);

function toBulletPoints(value: unknown): string[] {
  if (typeof value === 'string') return wire.toLines(value);
  const list = wire.toList(value);
  if (list) return list.flatMap(toBulletPoint).slice(0, MAX_ENTRIES);
  return isRecord(value) ? fromMap(value).map(({ name, value: said }) => `${name}: ${said}`) : [];
}

function toBulletPoint(entry: unknown): string[] {
  if (typeof entry === 'string') return wire.toLines(entry);
  if (isRecord(entry))
    return toBulletPoint(wire.text.parse(entry.text ?? entry.name ?? entry.value));
  const said = toValue(entry);
  return said ? [said] : [];
}

export const bulletPoints = wire.field('texts', toBulletPoints, []);
