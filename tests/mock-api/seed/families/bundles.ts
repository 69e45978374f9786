import type { Draft } from '../../catalogue/types';
import { Random } from '../../core/random';
import { shopPrice } from '../../core/text';

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
  const names = parts.map(({ draft }) => draft.name);
  const lines = names.map((one) => [one.split(' ').slice(0, 2).join(' '), one] as const);
  return bundleOf(kind, parts, name, Object.fromEntries(lines));
}

/** Shelves by an attribute, read once: a sheet is made anew each time that it is asked for. */
const byAttribute = (placed: readonly Placed[], group: string, name: string) =>
  Map.groupBy(placed, ({ draft }) => specOf(draft, group, name));

/** Adds upgrade kits and assembled computers, made of compatible articles of the catalogue. */
export function withBundles(drafts: readonly Draft[]): Draft[] {
  const all = place(drafts);
  const of = (category: string) => all.filter(({ draft }) => draft.category === category);
  const boards = byAttribute(of('tarjetas-madre'), 'General', 'Socket');
  const desktopMemories = of('memorias-ram').filter(({ draft }) => !draft.name.includes('Laptop'));
  const memories = byAttribute(desktopMemories, 'Memoria', 'Tipo de memoria');
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
    made.push(bundle('bundle', [cpu, board, memory], `Kit de Actualización ${kit}`));
    const near = gpus.filter(({ draft }) => draft.price > price && draft.price < price * 3.5);
    if (!isComplete || price < 1500 || near.length === 0) continue;
    const gpu = random.pick(near);
    const parts = [cpu, board, memory, gpu, ...others.map((shelf) => random.pick(shelf))];
    const label = gpu.draft.art?.label ?? 'Gráficos dedicados';
    made.push(bundle('desktop', parts, `PC Gamer Armada ${processor} ${label} ${ram} SSD`));
  }
  return [...drafts, ...made];
}
