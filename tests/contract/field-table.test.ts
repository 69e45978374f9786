import { expect, it } from 'vitest';
import { findProblem, findUses, formatFieldTable, listFieldRows } from './field-table';
import { NOT_READ, SPEC_CALLS, SPEC_FIELDS } from './spec-names';

const rows = listFieldRows();
const named = (name: string) => rows.find((row) => row.name === name);

it('every field and call of the specification has a reader and a place, or a reason', () => {
  const problems = rows.flatMap((row) => {
    const problem = findProblem(row);
    return problem === null ? [] : [`${row.name}: ${problem}`];
  });
  expect(problems).toEqual([]);
});

it('has a row for each of them, and no reason for what the specification does not name', () => {
  const fields = Object.entries(SPEC_FIELDS).flatMap(([type, names]) =>
    names.map((name) => `${type}.${name}`),
  );
  expect(rows).toHaveLength(SPEC_CALLS.length + fields.length);
  const known = new Set([...fields, ...SPEC_CALLS]);
  const reasons = Object.keys(NOT_READ);
  expect(reasons.filter((name) => !known.has(name))).toEqual([]);
  expect(formatFieldTable(rows).split('\n')).toHaveLength(rows.length + 2);
});

it('takes what is only handed on for no use', () => {
  const path = 'lib/api/x.ts';
  const reader = { path, code: 'return { ...rest, percent: read.mwiPercent };' };
  const screen = { path: 'components/x.tsx', code: '<b>{percent}</b>' };
  expect(findUses([reader], 'mwi_percent')).toEqual([]);
  expect(findUses([reader, screen], 'mwi_percent')).toEqual([screen.path]);
  const chosen = { ...reader, code: 'return isPaid ? 0 : read.mwiPercent;' };
  expect(findUses([chosen], 'mwi_percent')).toEqual([reader.path]);
  expect(named('products.mwi_one_price_with_tax')?.seen).toMatch(/^(?=.*Product).*: without it /);
  // Under another name, in another file.
  expect(named('orders.generated_points')).toMatchObject({ readers: ['order'], because: null });
});

it.each([
  ['nobody reads it, and nothing says why', [], '', null],
  [null, [], '', 'a reason'],
  ['it is read for nothing', ['x'], '', null],
  ['it is read for nothing', ['x'], '', 'a reason'],
  [null, ['x'], 'y', null],
  ['it is read and seen: its reason is not true any more', ['x'], 'y', 'a reason'],
])(
  'says %o of a row with the readers %o, seen at %o, because of %o',
  (problem, readers, seen, because) =>
    expect(findProblem({ name: 'a.b', readers, seen, because })).toBe(problem),
);
