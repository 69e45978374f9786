import type { Draft, Kind } from '../../catalogue/types';
import { Random } from '../../core/random';
import { shopPrice } from '../../core/text';

type Placed = { draft: Draft; id: string };

/** The catalogue numbers its articles in order, from here. */
const FIRST_ID = 1001;

const specOf = (draft: Draft, group: string, name: string) => draft.specs()[group]?.[name] ?? '';

/** What a name keeps of a part: without the kind and the numbers. */
const short = (draft: Draft, noun: string) =>
  draft.name
    .replace(noun, '')
    .replace(/ \d\.\d+ GHz.*| (LGA|AM|sTR)\d.*/, '')
    .trim();

const LABELS: Partial<Record<Kind, string>> = {
  cpu: 'Procesador',
  motherboard: 'Tarjeta madre',
  ram: 'Memoria RAM',
  gpu: 'Tarjeta de video',
  psu: 'Fuente de poder',
  case: 'Gabinete',
};

/** A kit or an assembled computer of parts; its sheet has their names by what they are. */
export function bundleOf(
  kind: 'bundle' | 'desktop',
  parts: readonly Placed[],
  name: string,
): Draft {
  const sum = parts.reduce((total, { draft }) => total + draft.price, 0);
  const category = kind === 'bundle' ? 'kits-de-actualizacion' : 'pc-gamer';
  return {
    kind,
    category,
    brand: parts[0]?.draft.brand ?? null,
    name,
    price: shopPrice(sum * 0.95),
    pieces: parts.length,
    warrantyDays: 365,
    specs: () => ({
      Componentes: Object.fromEntries(
        parts.map(({ draft }) => [LABELS[draft.kind] ?? 'Almacenamiento', draft.name]),
      ),
    }),
    componentIds: parts.map(({ id }) => id),
    isAssembly: kind === 'desktop',
    art: kind === 'desktop' ? { form: 'tower', rgb: true } : {},
  };
}

/** Adds upgrade kits and assembled computers, made of compatible articles of the catalogue. */
export function withBundles(drafts: readonly Draft[]): Draft[] {
  const all = drafts.map((draft, index) => ({ draft, id: String(FIRST_ID + index) }));
  const of = (category: string) => all.filter(({ draft }) => draft.category === category);
  // A sheet is made anew each time that it is asked for, so each is read once.
  const boards = Map.groupBy(of('tarjetas-madre'), ({ draft }) =>
    specOf(draft, 'General', 'Socket'),
  );
  const memories = Map.groupBy(
    of('memorias-ram').filter(({ draft }) => !draft.name.includes('Laptop')),
    ({ draft }) => specOf(draft, 'Memoria', 'Tipo de memoria'),
  );
  const gpus = of('tarjetas-de-video');
  const others = ['ssd', 'fuentes-de-poder', 'gabinetes'].map(of);
  const isComplete = [gpus, ...others].every((shelf) => shelf.length > 0);
  const made: Draft[] = [];
  for (const cpu of of('procesadores')) {
    const { name, price } = cpu.draft;
    const random = new Random(name);
    const fitting = boards.get(specOf(cpu.draft, 'Procesador', 'Socket'));
    if (!fitting) continue;
    const board = random.pick(fitting);
    const type = specOf(board.draft, 'Memoria', 'Tipo de memoria');
    const fast = memories.get(type);
    if (!fast) continue;
    const memory = random.pick(fast);
    const ram = `${specOf(memory.draft, 'Memoria', 'Capacidad total')} ${type}`;
    const processor = short(cpu.draft, 'Procesador ');
    const kit = `${processor} + ${short(board.draft, 'Tarjeta Madre ')} + ${ram}`;
    made.push(bundleOf('bundle', [cpu, board, memory], `Kit de Actualización ${kit}`));
    const near = gpus.filter(({ draft }) => draft.price > price && draft.price < price * 3.5);
    if (!isComplete || price < 1500 || near.length === 0) continue;
    const gpu = random.pick(near);
    const parts = [cpu, board, memory, gpu, ...others.map((shelf) => random.pick(shelf))];
    const label = gpu.draft.art?.label ?? 'Gráficos dedicados';
    made.push(bundleOf('desktop', parts, `PC Gamer Armada ${processor} ${label} ${ram} SSD`));
  }
  return [...drafts, ...made];
}
