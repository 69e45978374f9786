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

const isBetween = (value: number, low: number, high = Number.POSITIVE_INFINITY) =>
  value >= low && value <= high;

/** Foreign categories of which kits are made, and which of their rows are good for one. */
const POOLS: Readonly<Record<string, (row: Row) => boolean>> = {
  CPU: (row) =>
    row.number('metadata.releaseYear') >= 2019 && row.text('specifications.packaging') === 'Boxed',
  Motherboard: (row) => row.text('memory.ram_type') !== '',
  RAM: (row) =>
    row.number('modules.quantity') === 2 &&
    /\bDIMM/.test(row.text('form_factor').replace('SO-DIMM', '')),
  GPU: (row) => row.number('length') > 0 && row.number('tdp') > 0,
  Storage: (row) => row.flag('nvme') && isBetween(row.number('capacity'), 500, 2000),
  PSU: (row) => row.text('form_factor') === 'ATX' && row.number('wattage') >= 500,
  PCCase: (row) =>
    row.number('max_video_card_length') > 0 && /ATX Mid|ATX Full/.test(row.text('form_factor')),
};

export const isKitPart = (row: Row): boolean => row.category in POOLS;

/** Upgrade kits and assembled computers of parts that fit together, made of a foreign catalogue. */
export function kitsOf(parts: readonly Part[]): Draft[] {
  const pools = Map.groupBy(
    parts.filter(({ row }) => POOLS[row.category]?.(row)),
    ({ row }) => row.category,
  );
  const cpus = (pools.get('CPU') ?? [])
    .sort((a, b) => hash(a.draft.name) - hash(b.draft.name))
    .slice(0, MOST);

  return cpus.flatMap((cpu) => {
    const random = new Random(`kit ${cpu.draft.name}`);
    const pick = (category: string, fits: (row: Row, price: number) => boolean) => {
      const fitting = (pools.get(category) ?? []).filter(({ row, draft }) =>
        fits(row, draft.price),
      );
      return fitting.length > 0 ? random.pick(fitting) : undefined;
    };
    const types = cpu.row.list('specifications.memory.types');
    const socket = cpu.row.text('socket');
    const board = pick(
      'Motherboard',
      (row) => row.text('socket') === socket && types.includes(row.text('memory.ram_type')),
    );
    if (!board) return [];
    const type = board.row.text('memory.ram_type');
    const memory = pick(
      'RAM',
      (row) => row.text('ram_type') === type && [16, 32, 64].includes(row.number('capacity')),
    );
    if (!memory) return [];
    const ram = `${memory.row.text('capacity')} GB ${memory.row.text('ram_type')}`;
    const kit = [cpu, board, memory];
    const name = `Kit de Actualización ${cpu.draft.name} + ${board.draft.name} + ${ram}`;
    const made = [bundleOf('bundle', kit, name)];
    const { price } = cpu.draft;
    const gpu = pick('GPU', (_, dearer) => dearer > price && dearer < price * 3.2);
    const needed = gpu ? gpu.row.number('tdp') + cpu.row.number('specifications.tdp') + 200 : 0;
    const supply = pick('PSU', (row) => isBetween(row.number('wattage'), needed, needed + 300));
    const form = board.row.text('form_factor');
    const home =
      gpu &&
      pick(
        'PCCase',
        (row) =>
          row.number('max_video_card_length') >= gpu.row.number('length') &&
          row.list('supported_motherboard_form_factors').includes(form),
      );
    const drive = pick('Storage', () => true);
    if (gpu && supply && home && drive) {
      const label = gpu.row.text('chipset').replace(/GeForce |Radeon /, '');
      const title = `PC Gamer Armada ${cpu.draft.name} ${label} ${ram} SSD`;
      made.push(bundleOf('desktop', [...kit, gpu, drive, supply, home], title));
    }
    return made;
  });
}
