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
} from '@/lib/domain/build/compatibility/check';
import { combineStates } from '@/lib/domain/build/compatibility/verdict';
import texts from '@/locales/es-MX/assembly.json';
import { board, chassis, cpu, psu, ram } from './find-outcome';
import { makeCheckedPart } from './make-part';

describe('all rules together', () => {
  const pair = [
    makeCheckedPart(cpu({ socket: 'AM5' }), 'cpu'),
    makeCheckedPart(board({ socket: 'AM4' }), 'board'),
  ];

  it('‘no data’ is never compatible, and one ‘no’ makes the build incompatible', () => {
    expect(combineStates([])).toBeNull();
    expect(combineStates([{ state: 'compatible' }, { state: 'unknown' }])).toBe('unknown');
    expect(combineStates([{ state: 'unknown' }, { state: 'incompatible' }])).toBe('incompatible');
    expect(combineStates([{ state: 'compatible' }])).toBe('compatible');
  });

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
    const slots = checkCandidate(kit, [
      makeCheckedPart(board({ memorySlots: 2 }), 'board'),
      kit,
    ]).verdicts;
    expect(slots.find(({ rule }) => rule === 'slots')?.state).toBe('incompatible');
  });

  it('the backend’s answer overrides ours; without one ours stays', () => {
    const ours = checkBuild(pair);
    const knowsQuantities = false;
    expect(applyBackendAnswer(ours, null)).toEqual(ours);
    expect(
      applyBackendAnswer(ours, { isCompatible: null, messages: ['x'], knowsQuantities }),
    ).toEqual(ours);
    const yes = applyBackendAnswer(ours, { isCompatible: true, messages: [], knowsQuantities });
    expect(yes).toEqual({ state: 'compatible', verdicts: ours.verdicts });
    const fine = { state: 'compatible' as const, verdicts: [] };
    const no = applyBackendAnswer(
      fine,
      { isCompatible: false, messages: ['No cabe.'], knowsQuantities },
      ['1'],
    );
    expect(no.state).toBe('incompatible');
    expect(no.verdicts[0]).toMatchObject({ params: { message: 'No cabe.' }, productIds: ['1'] });
    const silent = applyBackendAnswer(fine, { isCompatible: false, messages: [], knowsQuantities });
    expect(silent).toMatchObject({
      state: 'incompatible',
      verdicts: [{ key: 'verdict.backend.silent' }],
    });
  });

  it('an answer to a request without quantities does not allow more pieces than fit', () => {
    const kits = makeCheckedPart(ram({ modules: 2 }), 'kit', 2);
    const ours = checkBuild([kits, makeCheckedPart(board({ memorySlots: 2 }), 'board')]);
    const yes = { isCompatible: true, messages: [] };
    expect(applyBackendAnswer(ours, { ...yes, knowsQuantities: false }).state).toBe('incompatible');
    expect(applyBackendAnswer(ours, { ...yes, knowsQuantities: true }).state).toBe('compatible');
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
