import type { CustomerCartBuild, CustomerCartItem } from './customer-cart';

export interface BuildPiece {
  /** The piece's line in the cart; null when the build does not name it. */
  lineId: string | null;
  productId: string | null;
  /** The line itself, for a cart that does not have it among its lines; null when the build does not describe it. */
  item: CustomerCartItem | null;
}

export interface SentBuild {
  build: CustomerCartBuild;
  pieces: readonly BuildPiece[];
}

const assign = (item: CustomerCartItem, assemblyId: string | null): CustomerCartItem => ({
  ...item,
  line: { ...item.line, assemblyId },
});

function mergeById(sent: readonly SentBuild[]): SentBuild[] {
  const byId = new Map<string, SentBuild>();
  for (const one of sent) {
    const { build, pieces } = byId.get(one.build.id) ?? { build: one.build, pieces: [] };
    byId.set(build.id, { build, pieces: [...pieces, ...one.pieces] });
  }
  return [...byId.values()];
}

/** The line of a piece: named by its id, else the build's own line of the product, else one that no build has yet. */
function findLine(items: readonly CustomerCartItem[], buildId: string, piece: BuildPiece) {
  const isSame = ({ line }: CustomerCartItem) => line.product.id === piece.productId;
  return (
    items.find(({ id }) => id === piece.lineId) ??
    items.find((item) => isSame(item) && item.line.assemblyId === buildId) ??
    items.find((item) => isSame(item) && item.line.assemblyId === null)
  );
}

function joinPiece(items: readonly CustomerCartItem[], buildId: string, piece: BuildPiece) {
  const known = findLine(items, buildId, piece);
  if (!known) return piece.item ? [...items, assign(piece.item, buildId)] : [...items];
  if (known.line.assemblyId !== null) return [...items];
  return items.map((item) => (item === known ? assign(item, buildId) : item));
}

/** Joins lines and builds from whichever side tells it. The pieces of a build about which nothing else is known stand on their own. */
export function joinBuilds(lines: readonly CustomerCartItem[], sent: readonly SentBuild[]) {
  const builds = mergeById(sent);
  const joined = builds.reduce<readonly CustomerCartItem[]>(
    (items, { build, pieces }) =>
      pieces.reduce((before, piece) => joinPiece(before, build.id, piece), items),
    lines,
  );
  const named = new Set(joined.flatMap(({ line }) => line.assemblyId ?? []));
  const known = new Map(
    builds.flatMap(({ build }) => (named.has(build.id) ? [[build.id, build]] : [])),
  );
  const items = joined.map((item) => {
    if (item.line.assemblyId === null) return item;
    const build = known.get(item.line.assemblyId);
    if (!build) return assign(item, null);
    const each = Math.max(1, Math.round(item.line.quantity / build.qty));
    return { ...item, quantityPerBuild: item.quantityPerBuild ?? each };
  });
  // Without known pieces, or named by its pieces only.
  const unknown = [...new Set([...builds.map(({ build }) => build.id), ...named])].filter(
    (id) => !known.has(id),
  );
  return { items, builds: [...known.values()], unknown };
}
