import fc from 'fast-check';

/**
 * What may stand in the place of any part of a document. None of it is 0, false or an empty text, which would be
 * statements of the backend.
 */
const INTRUDERS: readonly (() => unknown)[] = [
  () => null,
  () => 'x',
  () => 7.5,
  () => 1e308,
  () => true,
  () => [],
  () => ({}),
  () => [[null]],
  () => [{ type: 'x' }],
  () => ({ data: { id: 1, type: {} } }),
  () => 'a'.repeat(10_000),
  () => '\u0000\ud800</script>',
  () => JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  () => JSON.parse(`${'['.repeat(300)}${']'.repeat(300)}`),
];

type Container = Record<string, unknown> | unknown[];
type Place = readonly [container: Container, key: string];

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null;

/** Every place of a document in which a value stands. */
function placesOf(value: unknown): Place[] {
  if (!isContainer(value)) return [];
  return Object.entries(value).flatMap(([key, one]): Place[] => [
    [value, key],
    ...placesOf(one).slice(0, 2000),
  ]);
}

function replace([container, key]: Place, value: unknown): void {
  Reflect.set(container, key, value);
}

/** One blow: a value is replaced, removed, wrapped into a list, doubled, or exchanged for another part. */
function strike(document: Container, draw: fc.GeneratorValue): void {
  const places = placesOf(document);
  const pick = () => places[draw(fc.nat, Math.max(places.length - 1, 0))];
  const place = pick();
  if (!place) return;
  const [container, key] = place;
  const value = Reflect.get(container, key);
  const kind = draw(fc.constantFrom, 'replace', 'remove', 'wrap', 'double', 'exchange' as const);
  if (kind === 'replace') replace(place, INTRUDERS[draw(fc.nat, INTRUDERS.length - 1)]?.());
  else if (kind === 'remove') Reflect.deleteProperty(container, key);
  else if (kind === 'wrap') replace(place, [value]);
  else if (kind === 'double')
    replace(place, Array.isArray(value) ? [...value, ...value] : [value, value]);
  else {
    const other = pick();
    const part: unknown = other && Reflect.get(...other);
    // A false of another field would be a statement of the backend about this one.
    if (part !== undefined && part !== false) replace(place, structuredClone(part));
  }
}

/** A copy of a document with one to five blows to its structure. */
export function damage<T extends object>(document: T, draw: fc.GeneratorValue): T {
  const copy = structuredClone(document);
  const blows = draw(fc.integer, { min: 1, max: 5 });
  for (let count = 0; count < blows; count++) strike(copy as Container, draw);
  return copy;
}
