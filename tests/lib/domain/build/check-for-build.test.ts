import { describe, expect, it } from 'vitest';
import { checkForBuild } from '@/lib/domain/build/compatibility/check';
import type { PartFacts } from '@/lib/domain/build/part-facts';
import { makeEntry, makePart, makePartWithLimit } from './make-part';

const part = (id: string, facts: PartFacts | null, groupId: string | null = null) =>
  makePart(id, { facts, groupId });
const boardOf = (id: string, socket: string, chipset: string) =>
  part(id, { role: 'motherboard', socket, chipset, memoryTypes: ['DDR5'] }, '2');
const cpuOf = (id: string, socket: string, chipset: string) =>
  part(id, { role: 'cpu', socket, chipsets: [chipset], memoryTypes: ['DDR5'] }, '1');
const board = boardOf('board', 'AM5', 'B650');
const [am5, am4] = [cpuOf('am5', 'AM5', 'B650'), cpuOf('am4', 'AM4', 'B550')];
const mouse = part('mouse', null);
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
  expect(checkForBuild(mouse, begun)).toBeNull();
  for (const entries of [[], [makeEntry('9', mouse)], [makeEntry('2', null)]])
    expect(checkForBuild(am5, entries)).toBeNull();
});

it('compares what would take the place of a chosen part with the others alone', () => {
  const am4Board = boardOf('other', 'AM4', 'B550');
  expect(stateOf(am4Board, [...begun, makeEntry('1', am4)])).toBe('compatible');
  // Without a group of its own, the step is that of the chosen part of its role.
  const loose = { ...am4Board, groupId: null };
  const entries = [makeEntry('9', mouse), makeEntry('1', am4), ...begun];
  expect(checkForBuild(loose, entries)?.otherIds).toEqual(['mouse', 'am4']);
});

it('compares a part of the build with the others', () => {
  const found = checkForBuild(am5, [...begun, makeEntry('1', am5)]);
  expect([found?.compatibility.state, found?.otherIds]).toEqual(['compatible', ['board']]);
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
