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
  combineBackendAnswers,
} from '@/lib/domain/build/compatibility/check';
import { combineStates } from '@/lib/domain/build/compatibility/verdict';
import texts from '@/locales/es-MX/assembly.json';
import { board, chassis, cpu, psu, ram } from './find-outcome';
import { makeCheckedPart } from './make-part';

const twoSlots = makeCheckedPart(board({ memorySlots: 2 }), 'board');
const answer = (isCompatible: boolean | null, ...messages: string[]) => {
  return { isCompatible, messages, knowsQuantities: false };
};

describe('all rules together', () => {
  const pair = [
    makeCheckedPart(cpu({ socket: 'AM5' }), 'cpu'),
    makeCheckedPart(board({ socket: 'AM4' }), 'board'),
  ];

  it.each([
    [[], null],
    [['compatible', 'unknown'], 'unknown'],
    [['unknown', 'incompatible'], 'incompatible'],
    [['compatible'], 'compatible'],
  ] as const)('of the states %j the worst counts: %s', (states, worst) =>
    expect(combineStates(states.map((state) => ({ state })))).toBe(worst),
  );

  it('a candidate is checked with the rules for its role', () => {
    const [chip, mainboard] = pair;
    const supply = makeCheckedPart(psu({ wattage: 500, formFactor: 'ATX' }), 'psu');
    const box = makeCheckedPart(chassis({ supplyFormFactors: ['ATX'] }), 'case');
    const { state, verdicts } = checkCandidate(supply, [box, ...pair]);
    expect(verdicts.map(({ rule }) => rule)).toEqual(['supplyForm', 'watts']);
    expect(state).toBe('unknown');
    expect(chip && mainboard && checkCandidate(chip, [mainboard]).state).toBe('incompatible');
    expect(checkCandidate(box, pair).verdicts.map(({ rule }) => rule)).toEqual(['formFactor']);
  });

  it('a candidate that is already selected adds to its quantity', () => {
    const kit = makeCheckedPart(ram({ modules: 2 }), 'kit');
    const { verdicts } = checkCandidate(kit, [twoSlots, kit]);
    expect(verdicts.find(({ rule }) => rule === 'slots')?.state).toBe('incompatible');
  });

  it('the backend’s answer overrides ours; without one ours stays', () => {
    const ours = checkBuild(pair);
    expect(applyBackendAnswer(ours, null)).toEqual(ours);
    expect(applyBackendAnswer(ours, answer(null, 'x'))).toEqual(ours);
    const yes = applyBackendAnswer(ours, answer(true));
    expect(yes).toEqual({ state: 'compatible', verdicts: ours.verdicts });
    const fine = { state: 'compatible' as const, verdicts: [] };
    const judge = (...said: string[]) => applyBackendAnswer(fine, answer(false, ...said), ['1']);
    const of = (verdict: object) => ({ state: 'incompatible', verdicts: [verdict] });
    const no = { params: { message: 'No cabe.' }, productIds: ['1'] };
    expect(judge('No cabe.')).toMatchObject(of(no));
    expect(judge()).toMatchObject(of({ key: 'verdict.backend.silent' }));
  });

  it('an answer to a request without quantities does not allow more pieces than fit', () => {
    const ours = checkBuild([makeCheckedPart(ram({ modules: 2 }), 'kit', 2), twoSlots]);
    expect(applyBackendAnswer(ours, answer(true)).state).toBe('incompatible');
    const knowing = { ...answer(true), knowsQuantities: true };
    expect(applyBackendAnswer(ours, knowing).state).toBe('compatible');
  });

  it('combined answers are no with one no, and yes only when all are yes', () => {
    const combined = (...answers: Parameters<typeof combineBackendAnswers>[0]) =>
      combineBackendAnswers(answers);
    expect(combined()).toBeNull();
    expect(combined(answer(true), answer(true))?.isCompatible).toBe(true);
    expect(combined(answer(true), answer(null))?.isCompatible).toBeNull();
    expect(combined(answer(true), undefined)?.isCompatible).toBeNull();
    const no = combined(answer(false, 'a', 'b'), null, answer(false, 'b'), answer(true));
    expect(no).toEqual(answer(false, 'a', 'b'));
  });

  it('compares spellings by letters and digits', () => {
    expect(normalizeCode('Mini-ITX')).toBe(normalizeCode('mini itx'));
    expect(normalizeSocket('2 x LGA 2011-3')).toBe('LGA20113');
    expect(normalizeSockets(['LGA 115x'])).toContain('LGA1156');
  });

  it('every outcome has a text, and every rule has a name', () => {
    const rules = new Set(
      Object.keys(texts)
        .map((key) => key.split('.'))
        .filter(([kind, , outcome]) => kind === 'verdict' && outcome !== undefined)
        .map(([, rule]) => rule),
    );
    expect(rules.size).toBeGreaterThan(15);
    for (const rule of rules) expect(texts).toHaveProperty([`rule.${rule}`]);
  });
});
