import { describe, expect, it } from 'vitest';
import { getChipsetSeries, getChipsetSupport } from '@/lib/domain/build/compatibility/board-rules';
import { estimateWatts } from '@/lib/domain/build/compatibility/power-rules';
import {
  BOTH,
  board,
  chassis,
  cooler,
  cpu,
  drive,
  findOutcome,
  gpu,
  NO,
  NONE,
  OK,
  psu,
  ram,
} from './find-outcome';
import { makeCheckedPart } from './make-part';

describe('processor and motherboard', () => {
  it.each([
    ['LGA 1700', 'LGA1700', OK],
    ['AM5', 'AM4', NO],
    ['TR4', 'sTR4', OK],
    ['FM2', 'FM2+', 'unknown older'],
    ['FM2+', 'FM2', NO],
    ['LGA 2011', '2 x LGA 2011', OK],
    ['LGA 2011', 'LGA 2011-3', NO],
    [undefined, 'AM5', NONE],
    [undefined, undefined, BOTH],
  ])('compares sockets: %s in %s is %s', (own, theirs, expected) => {
    expect(findOutcome('socket', cpu({ socket: own }), board({ socket: theirs }))).toEqual([
      expected,
    ]);
  });

  it.each([
    [{ chipsets: ['B650', 'X670'] }, 'AMD B650', OK],
    [{ chipsets: ['X670'] }, 'AMD B650', NO],
    [{ architecture: 'Raptor Lake' }, 'Intel Z790', 'compatible generation'],
    [{ architecture: 'Raptor Lake Refresh' }, 'Intel B660', 'unknown bios'],
    [{ architecture: 'Coffee Lake' }, 'Intel Z170', 'incompatible wrongGeneration'],
    [{ architecture: 'Coffee Lake' }, 'Intel C246', 'unknown unlisted'],
    [{ architecture: 'Vermeer' }, 'AMD B550', 'unknown unlisted'],
    [{}, 'AMD B550', NONE],
    [{ chipsets: ['X670'] }, undefined, NONE],
  ])('compares chipsets: %j on %s is %s', (more, chipset, expected) => {
    expect(findOutcome('chipset', cpu(more), board({ chipset }))).toEqual([expected]);
  });

  it('reads the series of a chipset, and returns null for unknown ones', () => {
    expect(['Intel Z790', 'B650E', 'AMD X870E', 'A320'].map(getChipsetSeries)).toEqual([
      7, 6, 8, 3,
    ]);
    expect(['AMD TRX50', 'Intel X99', 'Intel C621', ''].map(getChipsetSeries)).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(getChipsetSupport('Zen 3', 'AMD B450')).toBe('updated');
  });
});

describe('memory', () => {
  it('compares the types of memory, board and processor with each other', () => {
    const [five, four] = [{ memoryTypes: ['DDR5'] }, { memoryTypes: ['DDR4'] }];
    const either = { memoryTypes: ['DDR4', 'DDR5'] };
    expect(findOutcome('memoryType', cpu(either), board(five), ram(four))).toEqual([OK, NO, OK]);
    expect(findOutcome('memoryType', cpu(), ram(four))).toEqual([NONE]);
    expect(findOutcome('memoryType', board(), ram())).toEqual([BOTH]);
  });

  it('compares the number of modules with the slots', () => {
    const kit = ram({ modules: 2 });
    expect(findOutcome('slots', makeCheckedPart(kit, 'kit', 2), board({ memorySlots: 4 }))).toEqual(
      [OK],
    );
    expect(findOutcome('slots', makeCheckedPart(kit, 'kit', 2), board({ memorySlots: 2 }))).toEqual(
      [NO],
    );
    expect(findOutcome('slots', kit, board())).toEqual([NONE]);
    // The known modules are already too many.
    expect(
      findOutcome(
        'slots',
        makeCheckedPart(kit, 'a', 3),
        makeCheckedPart(ram(), 'b'),
        board({ memorySlots: 4 }),
      ),
    ).toEqual([NO]);
    expect(
      findOutcome('slots', kit, makeCheckedPart(ram(), 'b'), board({ memorySlots: 4 })),
    ).toEqual([NONE]);
  });

  it('compares the total gigabytes with the maximum of the board', () => {
    const kit = ram({ capacity: 32 });
    expect(
      findOutcome('capacity', makeCheckedPart(kit, 'kit', 2), board({ memoryMax: 64 })),
    ).toEqual([OK]);
    expect(
      findOutcome('capacity', makeCheckedPart(kit, 'kit', 2), board({ memoryMax: 32 })),
    ).toEqual([NO]);
    expect(findOutcome('capacity', ram(), board())).toEqual([BOTH]);
  });

  it('does not claim that a board accepts laptop modules', () => {
    expect(findOutcome('memoryForm', ram({ isLaptopMemory: true }), board())).toEqual([NONE]);
    expect(findOutcome('memoryForm', ram({ isLaptopMemory: false }), board())).toEqual([]);
  });
});

describe('cooling', () => {
  it.each([
    [['LGA 1700', 'AM5'], 'AM5', OK],
    [['LGA 115x'], 'LGA 1151', OK],
    [['LGA 1700'], 'LGA 1851', 'unknown sameMount'],
    [['AM4'], 'LGA 1700', NO],
    [undefined, 'AM5', NONE],
    [['AM5'], undefined, NONE],
    [undefined, undefined, BOTH],
  ])('compares its sockets: %s on %s is %s', (sockets, socket, expected) => {
    expect(findOutcome('coolerSocket', cooler({ sockets }), cpu({ socket }))).toEqual([expected]);
    expect(findOutcome('coolerSocket', cooler({ sockets }), board({ socket }))).toEqual([expected]);
  });

  it('compares the height of air coolers with the maximum of the case', () => {
    const case160 = chassis({ maxCoolerHeight: 160 });
    expect(findOutcome('coolerHeight', cooler({ height: 160 }), case160)).toEqual([OK]);
    expect(findOutcome('coolerHeight', cooler({ height: 161 }), case160)).toEqual([NO]);
    expect(findOutcome('coolerHeight', cooler(), case160)).toEqual([NONE]);
    expect(findOutcome('coolerHeight', cooler({ height: 161, isLiquid: true }), case160)).toEqual(
      [],
    );
  });

  it('compares the radiator of liquid coolers with the sizes that the case supports', () => {
    const liquid = { isLiquid: true };
    const takes = chassis({ radiators: [240, 280] });
    expect(findOutcome('radiator', cooler({ ...liquid, radiator: 240 }), takes)).toEqual([OK]);
    expect(findOutcome('radiator', cooler({ ...liquid, radiator: 360 }), takes)).toEqual([NO]);
    expect(findOutcome('radiator', cooler({ ...liquid, radiator: 360 }), chassis())).toEqual([
      NONE,
    ]);
    expect(findOutcome('radiator', cooler({ height: 100 }), chassis())).toEqual([]);
  });
});

describe('the case', () => {
  it('accepts boards with the listed form factors', () => {
    const takes = chassis({ formFactors: ['Micro ATX', 'Mini-ITX', 'E-ATX'] });
    expect(findOutcome('formFactor', board({ formFactor: 'Mini ITX' }), takes)).toEqual([OK]);
    expect(findOutcome('formFactor', board({ formFactor: 'EATX' }), takes)).toEqual([OK]);
    expect(findOutcome('formFactor', board({ formFactor: 'mATX' }), takes)).toEqual([OK]);
    expect(findOutcome('formFactor', board({ formFactor: 'ATX' }), takes)).toEqual([NO]);
    expect(findOutcome('formFactor', board(), takes)).toEqual([NONE]);
  });

  it('accepts supplies with the listed form factors', () => {
    const takes = chassis({ supplyFormFactors: ['SFX'] });
    expect(findOutcome('supplyForm', psu({ formFactor: 'SFX' }), takes)).toEqual([OK]);
    expect(findOutcome('supplyForm', psu({ formFactor: 'ATX' }), takes)).toEqual([NO]);
    expect(findOutcome('supplyForm', psu({ formFactor: 'ATX' }), chassis())).toEqual([NONE]);
  });

  it('accepts cards up to a maximum length', () => {
    expect(
      findOutcome('cardLength', gpu({ length: 300 }), chassis({ maxCardLength: 300 })),
    ).toEqual([OK]);
    expect(
      findOutcome('cardLength', gpu({ length: 301 }), chassis({ maxCardLength: 300 })),
    ).toEqual([NO]);
    expect(findOutcome('cardLength', gpu(), chassis())).toEqual([BOTH]);
  });
});

describe('power', () => {
  it('adds up the power draw with headroom, and names parts with unknown power', () => {
    const parts = [cpu({ tdp: 120 }), gpu({ tdp: 200 }), board(), ram({ modules: 2 }), drive()];
    expect(estimateWatts(parts.map((one) => makeCheckedPart(one)))).toEqual({
      watts: 386,
      recommended: 500,
      missing: [],
    });
    expect(estimateWatts([makeCheckedPart(cpu(), 'Chip')]).missing).toEqual(['Chip']);
  });

  it('compares the power draw with the supply', () => {
    const users = [cpu({ tdp: 120 }), gpu({ tdp: 200 })];
    expect(findOutcome('watts', ...users, psu({ wattage: 650 }))).toEqual([OK]);
    expect(findOutcome('watts', ...users, psu({ wattage: 350 }))).toEqual(['compatible tight']);
    expect(findOutcome('watts', ...users, psu({ wattage: 300 }))).toEqual([NO]);
    expect(findOutcome('watts', ...users, psu())).toEqual([NONE]);
    expect(findOutcome('watts', cpu(), psu({ wattage: 650 }))).toEqual([NONE]);
    // The known power draw is already too much.
    expect(findOutcome('watts', cpu(), gpu({ tdp: 400 }), psu({ wattage: 350 }))).toEqual([NO]);
    const asking = gpu({ tdp: 200, recommendedWattage: 700 });
    expect(findOutcome('watts', asking, psu({ wattage: 650 }))).toEqual(['incompatible maker']);
    expect(findOutcome('watts', board(), psu({ wattage: 650 }))).toEqual([]);
  });

  it('lets a supply give exactly what is drawn, recommended, or asked for by the card’s maker', () => {
    const users = [cpu({ tdp: 120 }), gpu({ tdp: 200 })];
    expect(findOutcome('watts', ...users, psu({ wattage: 320 }))).toEqual(['compatible tight']);
    expect(findOutcome('watts', ...users, psu({ wattage: 319 }))).toEqual([NO]);
    expect(findOutcome('watts', ...users, psu({ wattage: 400 }))).toEqual([OK]);
    expect(findOutcome('watts', ...users, psu({ wattage: 399 }))).toEqual(['compatible tight']);
    const asking = gpu({ tdp: 200, recommendedWattage: 700 });
    expect(findOutcome('watts', asking, psu({ wattage: 700 }))).toEqual([OK]);
    expect(findOutcome('watts', asking, psu({ wattage: 699 }))).toEqual(['incompatible maker']);
  });

  it('compares the connectors of card and supply', () => {
    const card = (pcie6: number, pcie8: number, pcie16: number) =>
      gpu({ pcie6, pcie8, pcie16, tdp: 200 });
    expect(findOutcome('connectors', card(1, 1, 0), psu({ pcie8: 2 }))).toEqual([OK]);
    expect(findOutcome('connectors', card(1, 2, 0), psu({ pcie8: 2 }))).toEqual([NO]);
    expect(findOutcome('connectors', card(0, 1, 0), psu())).toEqual([NONE]);
    expect(findOutcome('connectors', card(0, 0, 1), psu({ pcie8: 4 }))).toEqual([
      'unknown adapter',
    ]);
    expect(findOutcome('connectors', card(0, 0, 1), psu({ pcie16: 1 }))).toEqual([OK]);
    expect(findOutcome('connectors', card(0, 0, 0), psu())).toEqual(['compatible none']);
    expect(findOutcome('connectors', gpu({ tdp: 75 }), psu())).toEqual(['compatible slot']);
    expect(findOutcome('connectors', gpu({ tdp: 120 }), psu({ pcie8: 4 }))).toEqual([NONE]);
  });

  it('counts the connectors of all cards', () => {
    const card = (id: string, eights: number, sixteens = 0, qty = 1) =>
      makeCheckedPart(gpu({ pcie6: 0, pcie8: eights, pcie16: sixteens, tdp: 200 }), id, qty);
    const outcome = (supply: object, ...cards: Parameters<typeof findOutcome>[1][]) =>
      findOutcome('connectors', ...cards, psu(supply));
    expect(outcome({ pcie8: 4 }, card('a', 2), card('b', 2))).toEqual([OK]);
    expect(outcome({ pcie8: 3 }, card('a', 2), card('b', 2))).toEqual([NO]);
    expect(outcome({ pcie8: 4 }, card('a', 2), card('b', 1, 0, 3))).toEqual([NO]);
    expect(outcome({ pcie8: 2, pcie16: 1 }, card('a', 2), card('b', 0, 1))).toEqual([OK]);
    expect(outcome({ pcie8: 2, pcie16: 1 }, card('a', 0, 1), card('b', 0, 1))).toEqual([
      'unknown adapter',
    ]);
    const [small, unknown] = [gpu({ tdp: 30 }), gpu({ tdp: 200 })];
    expect(outcome({ pcie8: 2 }, small, card('a', 2))).toEqual([OK]);
    expect(outcome({ pcie8: 2 }, small, card('a', 0))).toEqual(['compatible none']);
    expect(outcome({ pcie8: 2 }, small, gpu({ tdp: 75 }))).toEqual(['compatible slot']);
    expect(outcome({ pcie8: 2 }, card('a', 1), unknown)).toEqual([NONE]);
    expect(outcome({ pcie8: 1 }, card('a', 2), unknown)).toEqual([NO]);
  });
});

describe('drives', () => {
  it('use M.2 slots and SATA ports', () => {
    const m2 = drive({ bus: 'm2' });
    expect(findOutcome('m2', makeCheckedPart(m2, 'a', 2), board({ m2Slots: 2 }))).toEqual([OK]);
    expect(findOutcome('m2', makeCheckedPart(m2, 'a', 3), board({ m2Slots: 2 }))).toEqual([NO]);
    expect(findOutcome('m2', m2, board())).toEqual([NONE]);
    expect(findOutcome('m2', drive({ bus: 'm2-sata' }), board({ m2Slots: 2 }))).toEqual([
      'unknown sataOnM2',
    ]);
    expect(findOutcome('sata', drive({ bus: 'sata' }), board({ sataPorts: 4 }))).toEqual([OK]);
    expect(
      findOutcome('sata', makeCheckedPart(drive({ bus: 'sata' }), 'a', 5), board({ sataPorts: 4 })),
    ).toEqual([NO]);
    expect(findOutcome('sata', drive({ bus: 'sata' }), board())).toEqual([NONE]);
    expect(findOutcome('driveBus', drive({ bus: 'other' }), board())).toEqual(['unknown other']);
    expect(findOutcome('driveBus', drive(), board())).toEqual([NONE]);
  });
});
