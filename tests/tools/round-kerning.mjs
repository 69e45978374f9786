// Kerning makes half of a font's file: each pair has its own distance and its own change of it with the weight.
// https://learn.microsoft.com/typography/opentype/spec/gpos

const PAIR_POSITIONING = 2;
const EXTENSION = 9;
/** A value with an advance, and with the table of its change. */
const ADVANCE_AND_VARIATION = 0x44;

/** @type {(value: number, step: number) => number} */
const nearest = (value, step) => Math.round(value / step) * step;
/** @type {(view: DataView, at: number, count: number) => number[]} */
const numbersAt = (view, at, count) =>
  Array.from({ length: count }, (_, index) => view.getUint16(at + 2 * index));

/**
 * @param {Buffer} font in the format of TrueType
 * @returns {Map<string, DataView>} its tables by name
 */
function readTables(font) {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = new Map();
  for (let at = 12; at < 12 + 16 * view.getUint16(4); at += 16) {
    const start = font.byteOffset + view.getUint32(at + 8);
    const name = font.toString('latin1', at, at + 4);
    tables.set(name, new DataView(font.buffer, start, view.getUint32(at + 12)));
  }
  return tables;
}

/**
 * Where each table for pairs of glyphs begins.
 * @param {DataView} gpos
 */
function* pairTables(gpos) {
  const lookups = gpos.getUint16(8);
  for (const offset of numbersAt(gpos, lookups + 2, gpos.getUint16(lookups))) {
    const lookup = lookups + offset;
    const type = gpos.getUint16(lookup);
    for (const inner of numbersAt(gpos, lookup + 6, gpos.getUint16(lookup + 4))) {
      const table = lookup + inner;
      if (type === PAIR_POSITIONING) yield table;
      if (type !== EXTENSION || gpos.getUint16(table + 2) !== PAIR_POSITIONING) continue;
      yield table + gpos.getUint32(table + 4);
    }
  }
}

/**
 * Where each value stands in a table for pairs, and from where the offset in the value counts.
 * @param {DataView} gpos
 * @param {number} table
 */
function* pairValues(gpos, table) {
  if (gpos.getUint16(table + 4) !== ADVANCE_AND_VARIATION || gpos.getUint16(table + 6) !== 0)
    throw new Error('The font has kerning of a kind that is not known here.');
  if (gpos.getUint16(table) === 1) {
    for (const offset of numbersAt(gpos, table + 10, gpos.getUint16(table + 8))) {
      const set = table + offset;
      for (let index = 0; index < gpos.getUint16(set); index += 1)
        yield { at: set + 2 + 6 * index + 2, base: set };
    }
    return;
  }
  const [rows = 0, columns = 0] = numbersAt(gpos, table + 12, 2);
  for (let index = 0; index < rows * columns; index += 1)
    yield { at: table + 16 + 4 * index, base: table };
}

/**
 * Rounds the changes with the weight.
 * @param {DataView} gdef
 * @param {number} step
 * @returns {Map<string, { change: number, same: number[] }>} for two indices the rounded change, and the first indices with the same
 */
function roundVariations(gdef, step) {
  const store = gdef.getUint32(14);
  /** @type {Map<number, number[]>} */
  const first = new Map();
  const found = new Map();
  for (let outer = 0; outer < gdef.getUint16(store + 6); outer += 1) {
    const data = store + gdef.getUint32(store + 8 + 4 * outer);
    const [items = 0, words = 0, regions = 0] = numbersAt(gdef, data, 3);
    if (regions > 1) throw new Error('The font has more than one axis of weights.');
    for (let inner = 0; inner < items * regions; inner += 1) {
      const at = data + 8 + inner * (1 + words);
      const change = nearest(words ? gdef.getInt16(at) : gdef.getInt8(at), step);
      // A byte holds no more; what is rounded away by that is less than a step.
      if (words) gdef.setInt16(at, change);
      else gdef.setInt8(at, Math.max(-128, Math.min(127, change)));
      const same = first.get(change) ?? [outer, inner];
      first.set(change, same);
      found.set(`${outer} ${inner}`, { change, same });
    }
  }
  return found;
}

/**
 * Rounds the kerning of a variable font in place, so that most values repeat and compress. Distances below half a step cannot be
 * seen: 2 of 1,000 units are 0.03 pixels in text of 16 pixels.
 * @param {Buffer} font in the format of TrueType
 * @param {{ distance: number, change: number }} steps in units of the font, for the lightest weight and its change up to the boldest
 */
export function roundKerning(font, steps) {
  const tables = readTables(font);
  const gpos = tables.get('GPOS');
  const gdef = tables.get('GDEF');
  if (!gpos || !gdef) throw new Error('The font has no kerning that changes with the weight.');
  const variations = roundVariations(gdef, steps.change);
  const values = [...pairTables(gpos)].flatMap((table) => [...pairValues(gpos, table)]);
  // Pairs share tables, and a table that was changed would be looked up wrongly by the next pair.
  /** @type {Map<number, { change: number, same: number[] }>} */
  const changes = new Map();
  for (const { at, base } of values) {
    gpos.setInt16(at, nearest(gpos.getInt16(at), steps.distance));
    const offset = gpos.getUint16(at + 2);
    if (offset === 0) continue;
    const table = base + offset;
    const variation = changes.get(table) ?? variations.get(numbersAt(gpos, table, 2).join(' '));
    if (!variation) throw new Error('A pair names a change that the font does not have.');
    changes.set(table, variation);
    if (variation.change === 0) gpos.setUint16(at + 2, 0);
  }
  for (const [table, { same }] of changes)
    for (const [index, number] of same.entries()) gpos.setUint16(table + 2 * index, number);
}
