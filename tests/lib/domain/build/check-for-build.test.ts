import { describe, expect, it } from 'vitest';
import { checkForBuild } from '@/lib/domain/build/compatibility/check';
import type { PartFacts } from '@/lib/domain/build/part-facts';
import { makeEntry, makePart, makePartWithLimit } from './make-part';

const part = (id: string, facts: PartFacts | null, groupId: string | null = null) =>
  makePart(id, { facts, groupId });
const board = part(
  'board',
  { role: 'motherboard', socket: 'AM5', chipset: 'B650', memoryTypes: ['DDR5'] },
  '2',
);
const am5 = part(
  'am5',
  { role: 'cpu', socket: 'AM5', chipsets: ['B650'], memoryTypes: ['DDR5'] },
  '1',
);
const am4 = part(
  'am4',
  { role: 'cpu', socket: 'AM4', chipsets: ['B550'], memoryTypes: ['DDR5'] },
  '1',
);
const begun = [makeEntry('2', board)];
const stateOf = (...asked: Parameters<typeof checkForBuild>) =>
  checkForBuild(...asked)?.compatibility.state;

it('answers in three states', () => {
  expect(stateOf(am5, begun)).toBe('compatible');
  expect(stateOf(am4, begun)).toBe('incompatible');
  expect(stateOf(part('?', { role: 'cpu' }, '1'), begun)).toBe('unknown');
});

it('says which products it compared with', () =>
  expect(checkForBuild(am5, begun)?.otherIds).toEqual(['board']));

it('is silent where nothing can be compared', () => {
  expect(checkForBuild(am5, [])).toBeNull();
  expect(checkForBuild(part('mouse', null), begun)).toBeNull();
  expect(checkForBuild(am5, [makeEntry('9', part('mouse', null))])).toBeNull();
  expect(checkForBuild(am5, [makeEntry('2', null)])).toBeNull();
});

it('compares what would take the place of a chosen part with the others alone', () => {
  const am4Board = part(
    'other',
    { role: 'motherboard', socket: 'AM4', chipset: 'B550', memoryTypes: ['DDR5'] },
    '2',
  );
  expect(stateOf(am4Board, [...begun, makeEntry('1', am4)])).toBe('compatible');
  // Without a group of its own, the step is that of the chosen part of its role.
  const loose = { ...am4Board, groupId: null };
  const entries = [makeEntry('9', part('mouse', null)), makeEntry('1', am4), ...begun];
  expect(checkForBuild(loose, entries)?.otherIds).toEqual(['mouse', 'am4']);
});

it('compares a part of the build with the others', () => {
  const entries = [...begun, makeEntry('1', am5)];
  expect(checkForBuild(am5, entries)).toMatchObject({
    compatibility: { state: 'compatible' },
    otherIds: ['board'],
  });
});

describe('in a step with room for several parts', () => {
  const slots = part('slots', { role: 'motherboard', memorySlots: 2, memoryMax: 64 }, '2');
  const kit = (id: string, modules: number) => ({
    ...makePartWithLimit(id, 4),
    groupId: '3',
    facts: { role: 'ram', modules, capacity: 8, memoryTypes: ['DDR5'] } as const,
  });
  const slotsOf = (...asked: Parameters<typeof checkForBuild>) =>
    checkForBuild(...asked)?.compatibility.verdicts.find(({ rule }) => rule === 'slots')?.params;
  const begunWith = makeEntry('2', slots);

  it('a part joins those that are chosen there', () =>
    expect(slotsOf(kit('new', 1), [begunWith, makeEntry('3', kit('old', 2))])?.need).toBe(3));

  it('a part of the build counts with all its pieces and beside the others', () => {
    const own = kit('own', 1);
    expect(slotsOf(own, [begunWith, makeEntry('3', own, 2)])?.need).toBe(2);
    const beside = [begunWith, makeEntry('3', own), makeEntry('3', kit('other', 2))];
    expect(slotsOf(own, beside)?.need).toBe(3);
  });
});
