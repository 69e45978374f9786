import type { Draft } from './types';

/** About `size` drafts spread evenly over every category; showcases are always among them. */
export function selectDrafts(drafts: readonly Draft[], size?: number): Draft[] {
  if (size === undefined || size >= drafts.length) return [...drafts];
  const groups = new Map<string, Draft[]>();
  for (const draft of drafts) {
    const group = groups.get(draft.category);
    if (group) group.push(draft);
    else groups.set(draft.category, [draft]);
  }
  const share = size / drafts.length;
  return [...groups.values()].flatMap((group) => {
    const wanted = Math.max(2, Math.round(group.length * share));
    const step = Math.max(1, group.length / wanted);
    const indices = new Set(Array.from({ length: wanted }, (_, i) => Math.floor(i * step)));
    return group.filter((draft, i) => indices.has(i) || draft.showcase);
  });
}
