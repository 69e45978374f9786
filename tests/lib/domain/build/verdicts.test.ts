import { describe, expect, it } from 'vitest';
import { checkBuild, checkCandidate, ruledBy } from '@/lib/domain/build/compatibility/check';
import { codeKey, socketKey, socketKeys } from '@/lib/domain/build/compatibility/sockets';
import { overall } from '@/lib/domain/build/compatibility/verdict';
import texts from '@/locales/es-MX/assembly.json';
import { rated } from './make-part';
import { board, chassis, cpu, psu, ram } from './says';

describe('all rules together', () => {
  const pair = [rated(cpu({ socket: 'AM5' }), 'cpu'), rated(board({ socket: 'AM4' }), 'board')];

  it('‘no data’ is never compatible, and one ‘no’ makes the build incompatible', () => {
    expect(overall([])).toBeNull();
    expect(overall([{ state: 'compatible' }, { state: 'unknown' }])).toBe('unknown');
    expect(overall([{ state: 'unknown' }, { state: 'incompatible' }])).toBe('incompatible');
    expect(overall([{ state: 'compatible' }])).toBe('compatible');
  });

  it('a candidate is checked with the rules for its role', () => {
    const [chip, mainboard] = pair;
    const supply = rated(psu({ wattage: 500, formFactor: 'ATX' }), 'psu');
    const box = rated(chassis({ supplyFormFactors: ['ATX'] }), 'case');
    const { state, verdicts } = checkCandidate(supply, [box, ...pair]);
    expect(verdicts.map(({ rule }) => rule)).toEqual(['supplyForm', 'watts']);
    expect(state).toBe('unknown');
    expect(chip && mainboard && checkCandidate(chip, [mainboard]).state).toBe('incompatible');
    expect(checkCandidate(box, pair).verdicts.map(({ rule }) => rule)).toEqual(['formFactor']);
  });

  it('a candidate that is already selected adds to its quantity', () => {
    const kit = rated(ram({ modules: 2 }), 'kit');
    const slots = checkCandidate(kit, [rated(board({ memorySlots: 2 }), 'board'), kit]).verdicts;
    expect(slots.find(({ rule }) => rule === 'slots')?.state).toBe('incompatible');
  });

  it('the backend’s answer overrides ours; without one ours stays', () => {
    const ours = checkBuild(pair);
    const knowsPieces = false;
    expect(ruledBy(ours, null)).toEqual(ours);
    expect(ruledBy(ours, { isCompatible: null, messages: ['x'], knowsPieces })).toEqual(ours);
    const yes = ruledBy(ours, { isCompatible: true, messages: [], knowsPieces });
    expect(yes).toEqual({ state: 'compatible', verdicts: ours.verdicts });
    const fine = { state: 'compatible' as const, verdicts: [] };
    const no = ruledBy(fine, { isCompatible: false, messages: ['No cabe.'], knowsPieces }, ['1']);
    expect(no.state).toBe('incompatible');
    expect(no.verdicts[0]).toMatchObject({ params: { message: 'No cabe.' }, productIds: ['1'] });
    const silent = ruledBy(fine, { isCompatible: false, messages: [], knowsPieces });
    expect(silent).toMatchObject({
      state: 'incompatible',
      verdicts: [{ key: 'verdict.backend.silent' }],
    });
  });

  it('an answer to a request without quantities does not allow more pieces than fit', () => {
    const kits = rated(ram({ modules: 2 }), 'kit', 2);
    const ours = checkBuild([kits, rated(board({ memorySlots: 2 }), 'board')]);
    const yes = { isCompatible: true, messages: [] };
    expect(ruledBy(ours, { ...yes, knowsPieces: false }).state).toBe('incompatible');
    expect(ruledBy(ours, { ...yes, knowsPieces: true }).state).toBe('compatible');
  });

  it('compares spellings by letters and digits', () => {
    expect(codeKey('Mini-ITX')).toBe(codeKey('mini itx'));
    expect(socketKey('2 x LGA 2011-3')).toBe('LGA20113');
    expect(socketKeys(['LGA 115x'])).toContain('LGA1156');
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
