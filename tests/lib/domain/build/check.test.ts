import { describe, expect, it } from 'vitest';
import {
  normalizeCode,
  normalizeSocket,
  normalizeSockets,
} from '@/lib/domain/build/compatibility/board-rules';
import {
  applyBackendAnswer,
  checkBuild,
  checkCandidate,
  checkForBuild,
  combineBackendAnswers,
} from '@/lib/domain/build/compatibility/check';
import { combineStates } from '@/lib/domain/build/compatibility/verdict';
import type { PartFacts } from '@/lib/domain/build/part-facts';
import texts from '@/locales/es-MX/assembly.json';
import {
  board,
  chassis,
  cpu,
  makeCheckedPart,
  makeEntry,
  makePart,
  makePartWithLimit,
  psu,
  ram,
} from './make-part';

const twoSlots = makeCheckedPart(board({ memorySlots: 2 }), 'board');
const answer = (isCompatible: boolean | null, ...messages: string[]) => {
  return { isCompatible, messages, knowsQuantities: false };
};

describe('all rules together', () => {
  const chip = makeCheckedPart(cpu({ socket: 'AM5' }), 'cpu');
  const am4Board = makeCheckedPart(board({ socket: 'AM4' }), 'board');
  const pair = [chip, am4Board];

  it.each([
    [[], null],
    [['compatible', 'unknown'], 'unknown'],
    [['unknown', 'incompatible'], 'incompatible'],
    [['compatible'], 'compatible'],
  ] as const)('of the states %j the worst counts: %s', (states, worst) =>
    expect(combineStates(states.map((state) => ({ state })))).toBe(worst),
  );

  it('a candidate is checked with the rules for its role', () => {
    const supply = makeCheckedPart(psu({ wattage: 500, formFactor: 'ATX' }), 'psu');
    const box = makeCheckedPart(chassis({ supplyFormFactors: ['ATX'] }), 'case');
    const { state, verdicts } = checkCandidate(supply, [box, ...pair]);
    expect(verdicts.map(({ rule }) => rule)).toEqual(['supplyForm', 'watts']);
    expect(state).toBe('unknown');
    expect(checkCandidate(chip, [am4Board]).state).toBe('incompatible');
    expect(checkCandidate(box, pair).verdicts.map(({ rule }) => rule)).toEqual(['formFactor']);
  });

  it('a candidate that is already selected adds to its quantity', () => {
    const kit = makeCheckedPart(ram({ modules: 2 }), 'kit');
    const { verdicts } = checkCandidate(kit, [twoSlots, kit]);
    expect(verdicts.find(({ rule }) => rule === 'slots')?.state).toBe('incompatible');
  });

  it('the backend’s answer overrides ours; without one ours stays', () => {
    const ours = checkBuild(pair);
    for (const none of [null, answer(null, 'x')])
      expect(applyBackendAnswer(ours, none)).toEqual(ours);
    expect(applyBackendAnswer(ours, answer(true))).toEqual({ ...ours, state: 'compatible' });
    const fine = { state: 'compatible' as const, verdicts: [] };
    const judge = (...said: string[]) => applyBackendAnswer(fine, answer(false, ...said), ['1']);
    const of = (verdict: object) => ({ state: 'incompatible', verdicts: [verdict] });
    const no = { params: { message: 'No cabe.' }, productIds: ['1'] };
    expect(judge('No cabe.')).toMatchObject(of(no));
    expect(judge()).toMatchObject(of({ key: 'verdict.backend.silent' }));
  });

  it('an answer to a request without quantities does not allow more pieces than fit', () => {
    const ours = checkBuild([makeCheckedPart(ram({ modules: 2 }), 'kit', 2), twoSlots]);
    const stateAfter = (knowsQuantities: boolean) =>
      applyBackendAnswer(ours, { ...answer(true), knowsQuantities }).state;
    expect([false, true].map(stateAfter)).toEqual(['incompatible', 'compatible']);
  });

  it('combined answers are no with one no, and yes only when all are yes', () => {
    const [yes, open] = [answer(true), answer(null)];
    const combined = [
      [yes, yes],
      [yes, open],
      [yes, undefined],
    ].map(combineBackendAnswers);
    expect(combined.map((one) => one?.isCompatible)).toEqual([true, null, null]);
    expect(combineBackendAnswers([])).toBeNull();
    const no = combineBackendAnswers([answer(false, 'a', 'b'), null, answer(false, 'b'), yes]);
    expect(no).toEqual(answer(false, 'a', 'b'));
  });

  it('compares spellings by letters and digits', () => {
    expect(normalizeCode('Mini-ITX')).toBe(normalizeCode('mini itx'));
    expect(normalizeSocket('2 x LGA 2011-3')).toBe('LGA20113');
    expect(normalizeSockets(['LGA 115x'])).toContain('LGA1156');
  });

  it('every outcome has a text, and every rule has a name', () => {
    const keys = Object.keys(texts).map((key) => /^verdict\.(\w+)\.\w+/.exec(key)?.[1]);
    const rules = new Set(keys.filter((rule) => rule !== undefined));
    expect(rules.size).toBeGreaterThan(15);
    for (const rule of rules) expect(texts).toHaveProperty([`rule.${rule}`]);
  });
});

const part = (id: string, facts: PartFacts | null, groupId: string | null = null) =>
  makePart(id, { facts, groupId });
const boardOf = (id: string, socket: string, chipset: string) =>
  part(id, board({ socket, chipset, memoryTypes: ['DDR5'] }), '2');
const cpuOf = (id: string, socket: string, chipset: string) =>
  part(id, cpu({ socket, chipsets: [chipset], memoryTypes: ['DDR5'] }), '1');
const [am5, am4] = [cpuOf('am5', 'AM5', 'B650'), cpuOf('am4', 'AM4', 'B550')];
const mouse = part('mouse', null);
const begun = [makeEntry('2', boardOf('board', 'AM5', 'B650'))];
/** The state of a part for a build, with the products that it was compared with. */
function ask(...asked: Parameters<typeof checkForBuild>) {
  const found = checkForBuild(...asked);
  return found && [found.compatibility.state, ...found.otherIds].join(' ');
}

it.each([
  ['compatible board', am5],
  ['incompatible board', am4],
  ['unknown board', part('?', cpu(), '1')],
])('answers in three states, and says which products it compared with: %s', (found, one) =>
  expect(ask(one, begun)).toBe(found),
);

it('is silent where nothing can be compared', () => {
  expect(ask(mouse, begun)).toBeNull();
  for (const entries of [[], [makeEntry('9', mouse)], [makeEntry('2', null)]])
    expect(ask(am5, entries)).toBeNull();
});

it('compares what would take the place of a chosen part with the others alone', () => {
  const other = boardOf('other', 'AM4', 'B550');
  const entries = [makeEntry('9', mouse), makeEntry('1', am4), ...begun];
  expect(ask(other, [...begun, makeEntry('1', am4)])).toBe('compatible am4');
  // Without a group of its own, the step is that of the chosen part of its role.
  expect(ask({ ...other, groupId: null }, entries)).toMatch(/ mouse am4$/);
});

it('compares a part of the build with the others', () =>
  expect(ask(am5, [...begun, makeEntry('1', am5)])).toBe('compatible board'));

describe('in a step with room for several parts', () => {
  const slots = makeEntry('2', part('slots', board({ memorySlots: 2, memoryMax: 64 }), '2'));
  const kit = (id: string, modules: number) => ({
    ...makePartWithLimit(id, 4),
    groupId: '3',
    facts: ram({ modules, capacity: 8, memoryTypes: ['DDR5'] }),
  });
  const needed = (...asked: Parameters<typeof checkForBuild>) =>
    checkForBuild(...asked)?.compatibility.verdicts.find(({ rule }) => rule === 'slots')?.params
      .need;
  const own = kit('own', 1);

  it('a part joins those that are chosen there', () =>
    expect(needed(own, [slots, makeEntry('3', kit('old', 2))])).toBe(3));

  it('a part of the build counts with all its pieces and beside the others', () => {
    expect(needed(own, [slots, makeEntry('3', own, 2)])).toBe(2);
    const beside = [makeEntry('3', own), makeEntry('3', kit('other', 2))];
    expect(needed(own, [slots, ...beside])).toBe(3);
  });
});
