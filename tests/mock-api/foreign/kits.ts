import type { Draft } from '../catalogue/types';
import { hash, Random } from '../core/random';
import { bundleOf } from '../seed/families/bundles';
import type { Row } from './row';

/** A draft with the row that it came from and the id that it will have. */
export interface Part {
  draft: Draft;
  row: Row;
  id: string;
}

const MOST = 48;

/** Rows from which kits are made; the loader keeps no others. */
export const isKitPart = (row: Row): boolean =>
  ['CPU', 'Motherboard', 'RAM', 'GPU', 'Storage', 'PSU', 'PCCase'].includes(row.category);

/** Upgrade kits and assembled computers of parts that fit together, made of a foreign catalogue. */
export function kitsOf(parts: readonly Part[]): Draft[] {
  const of = (category: string, fits: (row: Row) => boolean) =>
    parts.filter(({ row }) => row.category === category && fits(row));
  const cpus = of(
    'CPU',
    (row) =>
      row.number('metadata.releaseYear') >= 2019 &&
      row.text('specifications.packaging') === 'Boxed',
  )
    .sort((a, b) => hash(a.draft.name) - hash(b.draft.name))
    .slice(0, MOST);
  const boards = of('Motherboard', (row) => row.text('memory.ram_type') !== '');
  const memories = of(
    'RAM',
    (row) =>
      row.number('modules.quantity') === 2 &&
      /\bDIMM/.test(row.text('form_factor').replace('SO-DIMM', '')),
  );
  const gpus = of('GPU', (row) => row.number('length') > 0 && row.number('tdp') > 0);
  const drives = of(
    'Storage',
    (row) => row.flag('nvme') && row.number('capacity') >= 500 && row.number('capacity') <= 2000,
  );
  const supplies = of(
    'PSU',
    (row) => row.text('form_factor') === 'ATX' && row.number('wattage') >= 500,
  );
  const cases = of(
    'PCCase',
    (row) =>
      row.number('max_video_card_length') > 0 && /ATX Mid|ATX Full/.test(row.text('form_factor')),
  );

  return cpus.flatMap((cpu) => {
    const random = new Random(`kit ${cpu.draft.name}`);
    const types = cpu.row.list('specifications.memory.types');
    const board = pickOne(
      random,
      boards.filter(
        ({ row }) =>
          row.text('socket') === cpu.row.text('socket') &&
          types.includes(row.text('memory.ram_type')),
      ),
    );
    const memory =
      board &&
      pickOne(
        random,
        memories.filter(
          ({ row }) =>
            row.text('ram_type') === board.row.text('memory.ram_type') &&
            [16, 32, 64].includes(row.number('capacity')),
        ),
      );
    if (!board || !memory) return [];
    const ram = `${memory.row.text('capacity')} GB ${memory.row.text('ram_type')}`;
    const made = [
      bundleOf(
        'bundle',
        [cpu, board, memory],
        `Kit de Actualización ${cpu.draft.name} + ${board.draft.name} + ${ram}`,
      ),
    ];
    const gpu = pickOne(
      random,
      gpus.filter(
        ({ draft }) => draft.price > cpu.draft.price && draft.price < cpu.draft.price * 3.2,
      ),
    );
    const needed = gpu ? gpu.row.number('tdp') + cpu.row.number('specifications.tdp') + 200 : 0;
    const supply = pickOne(
      random,
      supplies.filter(
        ({ row }) => row.number('wattage') >= needed && row.number('wattage') <= needed + 300,
      ),
    );
    const home =
      gpu &&
      pickOne(
        random,
        cases.filter(
          ({ row }) =>
            row.number('max_video_card_length') >= gpu.row.number('length') &&
            row.list('supported_motherboard_form_factors').includes(board.row.text('form_factor')),
        ),
      );
    const drive = pickOne(random, drives);
    if (gpu && supply && home && drive) {
      const label = gpu.row.text('chipset').replace(/GeForce |Radeon /, '');
      made.push(
        bundleOf(
          'desktop',
          [cpu, board, memory, gpu, drive, supply, home],
          `PC Gamer Armada ${cpu.draft.name} ${label} ${ram} SSD`,
        ),
      );
    }
    return made;
  });
}

const pickOne = (random: Random, parts: readonly Part[]): Part | undefined =>
  parts.length > 0 ? random.pick(parts) : undefined;
