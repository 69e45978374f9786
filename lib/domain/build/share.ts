import { withoutForeignSigns } from '../mangled-address';
import { decodeSegment } from '../slug';
import { limitToGroupMax, resolveEntries } from './selection';
import { type BuildEntry, type BuildGroup, type BuildPart, isChosenEntry } from './types';

export interface SharedBuildPart {
  groupId: string;
  productId: string;
  qty: number;
}

export const SHARED_BUILD_PARAM = 'equipo';

const [BETWEEN, AFTER_GROUP, BEFORE_QTY] = ['~', '.', '*'];
/** Enough for any build; further parts in a URL are not read. */
const MAX_PARTS = 60;
const MAX_QTY = 99;
const MAX_TEXT = 4000;

/** Escapes the separators too, so that an id cannot be cut off. In practice ids have only letters and digits. */
const escapeId = (id: string) =>
  encodeURIComponent(id).replace(/[.~*'()!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** `1.1001~4.2040*2`: group, product and, where it is not 1, quantity. */
export const encodeBuild = (entries: readonly BuildEntry[]): string =>
  entries
    .filter(isChosenEntry)
    .slice(0, MAX_PARTS)
    .map(({ groupId, part, qty }) => {
      const times = qty === 1 ? '' : `${BEFORE_QTY}${qty}`;
      return `${escapeId(groupId)}${AFTER_GROUP}${escapeId(part.id)}${times}`;
    })
    .join(BETWEEN);

function decodePart(text: string): SharedBuildPart | null {
  const [, group = '', product = '', times = '1'] =
    /^([^.*]+)\.([^.*]+)(?:\*(\d{1,2}))?$/.exec(text) ?? [];
  const [groupId, productId, qty] = [decodeSegment(group), decodeSegment(product), Number(times)];
  if (!groupId || !productId || qty < 1 || qty > MAX_QTY) return null;
  return { groupId, productId, qty };
}

/** Without the signs that a text or a chat has put after it. `unread`: how many pieces could not be read. */
export function decodeBuild(text: string | null | undefined) {
  const parts = new Map<string, SharedBuildPart>();
  let unread = 0;
  const pieces = withoutForeignSigns((text ?? '').slice(0, MAX_TEXT)).split(BETWEEN);
  for (const piece of pieces.filter(Boolean)) {
    const part = decodePart(piece);
    const key = JSON.stringify([part?.groupId, part?.productId]);
    if (!part || (parts.size >= MAX_PARTS && !parts.has(key))) unread += 1;
    else if (!parts.has(key)) parts.set(key, part);
  }
  return { parts: [...parts.values()], unread };
}

/** The build in a URL with what is sold now, `gone` without it, and how many pieces are `unread`. An unknown group gives way to the part's own. */
export function restoreSharedBuild(
  text: string,
  parts: ReadonlyMap<string, BuildPart>,
  groups: readonly BuildGroup[],
) {
  const known = new Set(groups.map(({ id }) => id));
  const decoded = decodeBuild(text);
  const references = decoded.parts.map((one) => {
    const own = parts.get(one.productId)?.groupId;
    return known.has(one.groupId) || !own ? one : { ...one, groupId: own };
  });
  const { entries, gone } = resolveEntries(references, parts);
  const placed = entries.filter(({ groupId }) => known.has(groupId));
  return {
    entries: limitToGroupMax(placed),
    unread: decoded.unread + entries.length - placed.length,
    gone: references.filter(({ productId }) => gone.includes(productId)),
  };
}
