import { expect, it } from 'vitest';
import { findProblem, formatFieldTable, listFieldRows } from './field-table';
import { NOT_READ, NOT_SHOWN, SPEC_CALLS, SPEC_FIELDS } from './spec-names';

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
  const reasons = Object.keys({ ...NOT_READ, ...NOT_SHOWN });
  expect(reasons.filter((name) => !known.has(name))).toEqual([]);
  expect(formatFieldTable(rows).split('\n')).toHaveLength(rows.length + 2);
});

it('takes what is only handed on for no use', () => {
  expect(named('products.mwi_wallet_percent')).toMatchObject({ seen: '' });
  expect(named('products.mwi_one_price_with_tax')?.seen).toMatch(/^(?=.*Product).*: without it /);
  // Under another name, in another file.
  expect(named('orders.generated_points')).toMatchObject({ readers: ['order'], because: null });
});

it.each([
  [{ readers: [], seen: '' }, 'nobody reads it, and nothing says why'],
  [{ readers: ['x'], seen: '' }, 'it is read for nothing, and nothing says why'],
])('a row without %o and without a reason is a fault', (row, problem) => {
  expect(findProblem({ name: 'a.b', ...row, because: null })).toBe(problem);
  expect(findProblem({ name: 'a.b', ...row, because: 'x' })).toBeNull();
  const stale = { name: 'a.b', readers: ['x'], seen: 'y', because: 'x' };
  expect(findProblem(stale)).toBe('it is read and seen: its reason is not true any more');
});
