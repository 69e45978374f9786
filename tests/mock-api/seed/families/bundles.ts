import type { Draft } from '../../catalogue/types';
import { Random } from '../../core/random';
import { sheet, shopPrice } from '../../core/text';

type Placed = { draft: Draft; id: string };

const FIRST_ID = 1001;

/** Puts the article ids next to their drafts: the catalogue numbers them in order. */
const place = (drafts: readonly Draft[]): Placed[] =>
  drafts.map((draft, index) => ({ draft, id: String(FIRST_ID + index) }));

const specOf = (draft: Draft, group: string, name: string) => draft.specs()[group]?.[name] ?? '';

/** What a name keeps of a part: without the kind and the numbers. */
const short = (draft: Draft, noun: string) =>
  draft.name
    .replace(noun, '')
    .replace(/ \d\.\d+ GHz.*| (LGA|AM|sTR)\d.*/, '')
    .trim();

/** A kit or an assembled computer of parts, with their names by what they are. */
export function bundleOf(
  kind: 'bundle' | 'desktop',
  parts: readonly Placed[],
  name: string,
  sheet: Record<string, string>,
): Draft {
  const sum = parts.reduce((total, { draft }) => total + draft.price, 0);
  return {
    kind,
    category: kind === 'bundle' ? 'kits-de-actualizacion' : 'pc-gamer',
    brand: parts[0]?.draft.brand ?? null,
    name,
    price: shopPrice(sum * 0.95),
    pieces: parts.length,
    warrantyDays: 365,
    specs: () => ({ Componentes: sheet }),
    componentIds: parts.map(({ id }) => id),
    isAssembly: kind === 'desktop',
    art: kind === 'desktop' ? { form: 'tower', rgb: true } : {},
  };
}

function bundle(kind: 'bundle' | 'desktop', parts: readonly Placed[], name: string): Draft {
  const labels = parts.map(
    ({ draft }) => [draft.name.split(' ').slice(0, 2).join(' '), draft.name] as const,
  );
  return bundleOf(kind, parts, name, sheet(Object.fromEntries(labels)));
}

/** Shelves by an attribute, read once: a sheet is made anew each time that it is asked for. */
function byAttribute(placed: Placed[], group: string, name: string): Map<string, Placed[]> {
  const shelves = new Map<string, Placed[]>();
  for (const one of placed) {
    const value = specOf(one.draft, group, name);
    const shelf = shelves.get(value);
    if (shelf) shelf.push(one);
    else shelves.set(value, [one]);
  }
  return shelves;
}

/** Adds upgrade kits and assembled computers, made of compatible articles of the catalogue. */
export function withBundles(drafts: readonly Draft[]): Draft[] {
  const all = place(drafts);
  const of = (category: string) => all.filter(({ draft }) => draft.category === category);
  const cpus = of('procesadores');
  const boards = byAttribute(of('tarjetas-madre'), 'General', 'Socket');
  const memories = byAttribute(
    of('memorias-ram').filter(({ draft }) => !draft.name.includes('Laptop')),
    'Memoria',
    'Tipo de memoria',
  );
  const gpus = of('tarjetas-de-video');
  const cases = of('gabinetes');
  const supplies = of('fuentes-de-poder');
  const drives = of('ssd');
  const made: Draft[] = [];
  for (const cpu of cpus) {
    const random = new Random(cpu.draft.name);
    const socket = specOf(cpu.draft, 'Procesador', 'Socket');
    const fitting = boards.get(socket);
    if (!fitting) continue;
    const board = random.pick(fitting);
    const type = specOf(board.draft, 'Memoria', 'Tipo de memoria');
    const fast = memories.get(type);
    if (!fast) continue;
    const memory = random.pick(fast);
    const ram = `${specOf(memory.draft, 'Memoria', 'Capacidad total')} ${type}`;
    made.push(
      bundle(
        'bundle',
        [cpu, board, memory],
        `Kit de Actualización ${short(cpu.draft, 'Procesador ')} + ${short(board.draft, 'Tarjeta Madre ')} + ${ram}`,
      ),
    );
    if (
      ![gpus, cases, supplies, drives].every((shelf) => shelf.length > 0) ||
      cpu.draft.price < 1500
    )
      continue;
    const near = gpus.filter(
      ({ draft }) => draft.price > cpu.draft.price && draft.price < cpu.draft.price * 3.5,
    );
    if (near.length === 0) continue;
    const gpu = random.pick(near);
    const parts = [
      cpu,
      board,
      memory,
      gpu,
      random.pick(drives),
      random.pick(supplies),
      random.pick(cases),
    ];
    const label = gpu.draft.art?.label ?? 'Gráficos dedicados';
    made.push(
      bundle(
        'desktop',
        parts,
        `PC Gamer Armada ${short(cpu.draft, 'Procesador ')} ${label} ${ram} SSD`,
      ),
    );
  }
  return [...drafts, ...made];
}
