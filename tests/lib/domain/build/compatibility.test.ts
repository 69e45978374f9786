import { expect, it } from 'vitest';
import { checkBuild } from '@/lib/domain/build/compatibility/check';
import { estimateWatts } from '@/lib/domain/build/compatibility/power-rules';
import type { CheckedPart, RuleName } from '@/lib/domain/build/compatibility/verdict';
import type { PartFacts } from '@/lib/domain/build/part-facts';
import texts from '@/locales/es-MX/assembly.json';
import { board, chassis, cooler, cpu, drive, gpu, makeCheckedPart, psu, ram } from './make-part';

const [OK, NO] = ['compatible compatible', 'incompatible incompatible'];
const [NONE, BOTH] = ['unknown noData', 'unknown noDataBoth'];
type Case = [parts: (PartFacts | CheckedPart)[], ...expected: string[]];

/** Several pieces of a part, or a second part of a role. */
const pieces = (facts: PartFacts, qty: number, id = 'several') => makeCheckedPart(facts, id, qty);

const [ddr5, ddr4] = [{ memoryTypes: ['DDR5'] }, { memoryTypes: ['DDR4'] }];
const kit = ram({ modules: 2, capacity: 32 });
const takesBoards = chassis({ formFactors: ['Micro ATX', 'Mini-ITX', 'E-ATX'] });
const takesSfx = chassis({ supplyFormFactors: ['SFX'] });
const case160 = chassis({ maxCoolerHeight: 160 });
const case300 = chassis({ maxCardLength: 300 });
const takesRadiators = chassis({ radiators: [240, 280] });
const liquid = (radiator?: number) => cooler({ isLiquid: true, ...(radiator && { radiator }) });
const users = [cpu({ tdp: 120 }), gpu({ tdp: 200 })];
const asking = gpu({ tdp: 200, recommendedWattage: 700 });
const connected = (pcie6: number, pcie8: number, pcie16 = 0) =>
  gpu({ pcie6, pcie8, pcie16, tdp: 200 });
/** Further cards, whose needs are known. */
const card = (id: string, pcie8: number, pcie16 = 0, qty = 1) =>
  pieces(connected(0, pcie8, pcie16), qty, id);
/** Without a list of chipsets, the generation of the processor decides. */
const byAge = (architecture: string, chipset: string) => [
  cpu({ architecture }),
  board({ chipset }),
];
const m2 = drive({ bus: 'm2' });
const sata = drive({ bus: 'sata' });

const CASES: Partial<Record<RuleName, Case[]>> = {
  socket: [
    [[cpu({ socket: 'LGA 1700' }), board({ socket: 'LGA1700' })], OK],
    [[cpu({ socket: 'AM5' }), board({ socket: 'AM4' })], NO],
    [[cpu({ socket: 'TR4' }), board({ socket: 'sTR4' })], OK],
    [[cpu({ socket: 'FM2' }), board({ socket: 'FM2+' })], 'unknown older'],
    [[cpu({ socket: 'FM2+' }), board({ socket: 'FM2' })], NO],
    [[cpu({ socket: 'LGA 2011' }), board({ socket: '2 x LGA 2011' })], OK],
    [[cpu({ socket: 'LGA 2011' }), board({ socket: 'LGA 2011-3' })], NO],
    [[cpu(), board({ socket: 'AM5' })], NONE],
    [[cpu(), board()], BOTH],
  ],
  chipset: [
    [[cpu({ chipsets: ['B650', 'X670'] }), board({ chipset: 'AMD B650' })], OK],
    [[cpu({ chipsets: ['X670'] }), board({ chipset: 'AMD B650' })], NO],
    [byAge('Raptor Lake', 'Intel Z790'), 'compatible generation'],
    [byAge('Zen 4', 'B650E'), 'compatible generation'],
    [byAge('Zen 5', 'AMD X870E'), 'compatible generation'],
    [byAge('Raptor Lake Refresh', 'Intel B660'), 'unknown bios'],
    [byAge('Zen 3', 'AMD B450'), 'unknown bios'],
    [byAge('Zen 2', 'A320'), 'unknown bios'],
    [byAge('Coffee Lake', 'Intel Z170'), 'incompatible wrongGeneration'],
    [byAge('Coffee Lake', 'Intel C246'), 'unknown unlisted'],
    [byAge('Coffee Lake', 'Intel C621'), 'unknown unlisted'],
    [byAge('Zen 4', 'AMD TRX50'), 'unknown unlisted'],
    [byAge('Skylake', 'Intel X99'), 'unknown unlisted'],
    [byAge('Vermeer', 'AMD B550'), 'unknown unlisted'],
    [byAge('Zen 4', ''), NONE],
    [[cpu(), board({ chipset: 'AMD B550' })], NONE],
    [[cpu({ chipsets: ['X670'] }), board()], NONE],
  ],
  memoryType: [
    [[cpu({ memoryTypes: ['DDR4', 'DDR5'] }), board(ddr5), ram(ddr4)], OK, NO, OK],
    [[cpu(), ram(ddr4)], NONE],
    [[board(), ram()], BOTH],
  ],
  slots: [
    [[pieces(kit, 2), board({ memorySlots: 4 })], OK],
    [[pieces(kit, 2), board({ memorySlots: 2 })], NO],
    [[kit, board()], NONE],
    // The known modules are already too many.
    [[pieces(kit, 3), pieces(ram(), 1, 'b'), board({ memorySlots: 4 })], NO],
    [[kit, pieces(ram(), 1, 'b'), board({ memorySlots: 4 })], NONE],
  ],
  capacity: [
    [[pieces(kit, 2), board({ memoryMax: 64 })], OK],
    [[pieces(kit, 2), board({ memoryMax: 32 })], NO],
    [[ram(), board()], BOTH],
  ],
  memoryForm: [
    [[ram({ isLaptopMemory: true }), board()], NONE],
    [[ram({ isLaptopMemory: false }), board()]],
  ],
  coolerSocket: [cpu, board].flatMap((other): Case[] => [
    [[cooler({ sockets: ['LGA 1700', 'AM5'] }), other({ socket: 'AM5' })], OK],
    [[cooler({ sockets: ['LGA 115x'] }), other({ socket: 'LGA 1151' })], OK],
    [[cooler({ sockets: ['LGA 1700'] }), other({ socket: 'LGA 1851' })], 'unknown sameMount'],
    [[cooler({ sockets: ['AM4'] }), other({ socket: 'LGA 1700' })], NO],
    [[cooler(), other({ socket: 'AM5' })], NONE],
    [[cooler({ sockets: ['AM5'] }), other()], NONE],
    [[cooler(), other()], BOTH],
  ]),
  coolerHeight: [
    [[cooler({ height: 160 }), case160], OK],
    [[cooler({ height: 161 }), case160], NO],
    [[cooler(), case160], NONE],
    [[cooler({ height: 161, isLiquid: true }), case160]],
  ],
  radiator: [
    [[liquid(240), takesRadiators], OK],
    [[liquid(360), takesRadiators], NO],
    [[liquid(360), chassis()], NONE],
    [[cooler({ height: 100 }), chassis()]],
  ],
  formFactor: [
    [[board({ formFactor: 'Mini ITX' }), takesBoards], OK],
    [[board({ formFactor: 'EATX' }), takesBoards], OK],
    [[board({ formFactor: 'mATX' }), takesBoards], OK],
    [[board({ formFactor: 'ATX' }), takesBoards], NO],
    [[board(), takesBoards], NONE],
  ],
  supplyForm: [
    [[psu({ formFactor: 'SFX' }), takesSfx], OK],
    [[psu({ formFactor: 'ATX' }), takesSfx], NO],
    [[psu({ formFactor: 'ATX' }), chassis()], NONE],
  ],
  cardLength: [
    [[gpu({ length: 300 }), case300], OK],
    [[gpu({ length: 301 }), case300], NO],
    [[gpu(), chassis()], BOTH],
  ],
  watts: [
    [[...users, psu({ wattage: 650 })], OK],
    [[...users, psu({ wattage: 350 })], 'compatible tight'],
    [[...users, psu({ wattage: 300 })], NO],
    [[...users, psu()], NONE],
    [[cpu(), psu({ wattage: 650 })], NONE],
    // The known power draw is already too much.
    [[cpu(), gpu({ tdp: 400 }), psu({ wattage: 350 })], NO],
    [[board(), psu({ wattage: 650 })]],
    // Exactly what is drawn, recommended, or asked for by the card's maker.
    [[...users, psu({ wattage: 320 })], 'compatible tight'],
    [[...users, psu({ wattage: 319 })], NO],
    [[...users, psu({ wattage: 400 })], OK],
    [[...users, psu({ wattage: 399 })], 'compatible tight'],
    [[asking, psu({ wattage: 700 })], OK],
    [[asking, psu({ wattage: 699 })], 'incompatible maker'],
  ],
  connectors: [
    [[connected(1, 1), psu({ pcie8: 2 })], OK],
    [[connected(1, 2), psu({ pcie8: 2 })], NO],
    [[connected(0, 1), psu()], NONE],
    [[connected(0, 0, 1), psu({ pcie8: 4 })], 'unknown adapter'],
    [[connected(0, 0, 1), psu({ pcie16: 1 })], OK],
    [[connected(0, 0), psu()], 'compatible none'],
    [[gpu({ tdp: 75 }), psu()], 'compatible slot'],
    [[gpu({ tdp: 120 }), psu({ pcie8: 4 })], NONE],
    // The connectors of all cards count.
    [[card('a', 2), card('b', 2), psu({ pcie8: 4 })], OK],
    [[card('a', 2), card('b', 2), psu({ pcie8: 3 })], NO],
    [[card('a', 2), card('b', 1, 0, 3), psu({ pcie8: 4 })], NO],
    [[card('a', 2), card('b', 0, 1), psu({ pcie8: 2, pcie16: 1 })], OK],
    [[card('a', 0, 1), card('b', 0, 1), psu({ pcie8: 2, pcie16: 1 })], 'unknown adapter'],
    [[gpu({ tdp: 30 }), card('a', 2), psu({ pcie8: 2 })], OK],
    [[gpu({ tdp: 30 }), card('a', 0), psu({ pcie8: 2 })], 'compatible none'],
    [[gpu({ tdp: 30 }), gpu({ tdp: 75 }), psu({ pcie8: 2 })], 'compatible slot'],
    [[card('a', 1), gpu({ tdp: 200 }), psu({ pcie8: 2 })], NONE],
    [[card('a', 2), gpu({ tdp: 200 }), psu({ pcie8: 1 })], NO],
  ],
  m2: [
    [[pieces(m2, 2), board({ m2Slots: 2 })], OK],
    [[pieces(m2, 3), board({ m2Slots: 2 })], NO],
    [[m2, board()], NONE],
    [[drive({ bus: 'm2-sata' }), board({ m2Slots: 2 })], 'unknown sataOnM2'],
  ],
  sata: [
    [[sata, board({ sataPorts: 4 })], OK],
    [[pieces(sata, 5), board({ sataPorts: 4 })], NO],
    [[sata, board()], NONE],
  ],
  driveBus: [
    [[drive({ bus: 'other' }), board()], 'unknown other'],
    [[drive(), board()], NONE],
  ],
};

/** The state and outcome of one rule for some parts. Its text has a value for each name in it. */
function findOutcome(rule: string, parts: Case[0]) {
  const checked = parts.map((one) => ('facts' in one ? one : makeCheckedPart(one)));
  const verdicts = checkBuild(checked).verdicts.filter((verdict) => verdict.rule === rule);
  return verdicts.map(({ state, key, params }) => {
    const text = String(Reflect.get(texts, key));
    expect(texts).toHaveProperty([key]);
    for (const [, name = ''] of text.matchAll(/\{\{(\w+)\}\}/g))
      expect(params).toHaveProperty([name]);
    return [state, key.split('.').at(-1)].join(' ');
  });
}

it.each(Object.entries(CASES))('%s', (rule, cases) => {
  for (const [parts, ...expected] of cases)
    expect(findOutcome(rule, parts), JSON.stringify(parts)).toEqual(expected);
});

it('adds up the power draw with headroom, and names parts with unknown power', () => {
  const parts = [...users, board(), ram({ modules: 2 }), drive()];
  const known = { watts: 386, recommended: 500, asking: null, missing: [] };
  expect(estimateWatts(parts.map((one) => makeCheckedPart(one)))).toEqual(known);
  // The maker of a card asks for more than a quarter above the sum, or for less.
  const [most, least] = [asking, gpu({ tdp: 200, recommendedWattage: 300 })].map((card) =>
    estimateWatts([cpu({ tdp: 120 }), card].map((one) => makeCheckedPart(one, one.role))),
  );
  expect(most).toMatchObject({ recommended: 700, asking: { name: 'gpu' } });
  expect(least).toMatchObject({ recommended: 400, asking: null });
  expect(estimateWatts([makeCheckedPart(cpu(), 'Chip')]).missing).toEqual(['Chip']);
});
