import type { CustomerCartBuild, CustomerCartItem } from './customer-cart';

/** What a build says about one of its pieces. */
export interface BuildPiece {
  /** The piece's line in the cart; null when the build does not name it. */
  lineId: string | null;
  productId: string | null;
  /** The line itself, for a cart that does not have it among its lines; null when the build does not describe it. */
  item: CustomerCartItem | null;
}

/** A build as it was sent, with the pieces that it names itself. */
export interface SentBuild {
  build: CustomerCartBuild;
  pieces: readonly BuildPiece[];
}

interface JoinedBuilds {
  items: CustomerCartItem[];
  /** The builds whose pieces are known. */
  builds: CustomerCartBuild[];
  /** Ids of builds without known pieces, and of builds that only their pieces name. */
  unknown: string[];
}

const assign = (item: CustomerCartItem, assemblyId: string | null): CustomerCartItem => ({
  ...item,
  line: { ...item.line, assemblyId },
});

/** What was sent about the same build in several places. */
function mergeById(sent: readonly SentBuild[]): SentBuild[] {
  const byId = new Map<string, SentBuild>();
  for (const { build, pieces } of sent) {
    const known = byId.get(build.id);
    byId.set(build.id, {
      build: known?.build ?? build,
      pieces: [...(known?.pieces ?? []), ...pieces],
    });
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

function joinPiece(
  items: readonly CustomerCartItem[],
  buildId: string,
  piece: BuildPiece,
): CustomerCartItem[] {
  const known = findLine(items, buildId, piece);
  if (!known) return piece.item ? [...items, assign(piece.item, buildId)] : [...items];
  if (known.line.assemblyId !== null) return [...items];
  return items.map((item) => (item === known ? assign(item, buildId) : item));
}

/**
 * Joins the lines of a cart with its builds, from whichever side tells it: a line that names its build, or a build that
 * names its pieces. The pieces of a build about which nothing else is known stand on their own.
 */
export function joinBuilds(
  lines: readonly CustomerCartItem[],
  sent: readonly SentBuild[],
): JoinedBuilds {
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
  const ids = new Set([...builds.map(({ build }) => build.id), ...named]);
  return {
    items,
    builds: [...known.values()],
    unknown: [...ids].filter((id) => !known.has(id)),
  };
}
