import { useMemo, useState } from 'react';
import { useUndo } from '@/components/shared/use-undo';
import { nextGroup, previousGroup } from '@/lib/domain/build/groups';
import {
  addPart,
  replacePart,
  type SelectionChange,
  setQuantity,
  skipGroup,
} from '@/lib/domain/build/selection';
import type { AssemblyEntry, AssemblyGroup, AssemblyPart } from '@/lib/domain/build/types';
import { newBuild } from '@/lib/domain/build/working';
import { useTranslation } from '@/lib/i18n/client';
import { selectBuild, useAssemblyStore } from '@/stores/builder/assembly-store';

export type BuildTools = ReturnType<typeof useBuild>;

/** A build, its current step, and every action on it. */
export function useBuild(buildKey: string, groups: readonly AssemblyGroup[]) {
  const { t } = useTranslation('assembly');
  const kept = useAssemblyStore(selectBuild(buildKey));
  const build = useMemo(() => kept ?? { ...newBuild(), key: buildKey }, [kept, buildKey]);
  const { entries, activeGroupId } = build;
  const [said, say] = useState('');
  const undo = useUndo();
  const active =
    groups.find(({ id }) => id === activeGroupId) ??
    nextGroup(groups, null, entries) ??
    groups[0] ??
    null;

  const store = useAssemblyStore.getState;
  const go = (group: AssemblyGroup | null) => {
    if (group) store().move(buildKey, group);
  };
  /** Stores the current step when it is only derived, so that a choice in it does not switch to another step. */
  const stay = () => activeGroupId === null && go(active);
  const change = (next: (entries: readonly AssemblyEntry[]) => SelectionChange, name = '') => {
    stay();
    const outcome = store().change(buildKey, next);
    say(t(`outcome.${outcome}`, { name }));
    return outcome;
  };
  /** Undo restores all entries as they were before the change. */
  const offerUndo = (text: string, before: readonly AssemblyEntry[], place = active) =>
    undo.offer({
      text,
      revert: () => {
        store().restore(buildKey, before);
        go(place);
      },
    });
  return {
    build,
    entries,
    groups,
    active,
    said,
    say,
    undo,
    go,
    stay,
    add: (groupId: string, part: AssemblyPart) =>
      change((now) => addPart(now, groupId, part), part.name),
    replace: (groupId: string, part: AssemblyPart) => {
      change((now) => replacePart(now, groupId, part), part.name);
      offerUndo(t('outcome.replaced', { name: part.name }), entries);
    },
    setQuantity: (groupId: string, part: AssemblyPart, qty: number) =>
      change((now) => setQuantity(now, groupId, part.id, qty), part.name),
    /** After a product is removed the builder goes to the previous step (spec 4.5). */
    remove: (groupId: string, part: AssemblyPart) => {
      const group = groups.find(({ id }) => id === groupId) ?? null;
      change((now) => setQuantity(now, groupId, part.id, 0), part.name);
      offerUndo(t('outcome.removed', { name: part.name }), entries, group);
      go(previousGroup(groups, groupId) ?? group);
    },
    skip: (groupId: string) => change((now) => skipGroup(now, groupId)),
    /** Replaces all entries. */
    load: (all: readonly AssemblyEntry[], text: string) => {
      store().change(buildKey, () => ({ entries: all, outcome: 'replaced' }));
      offerUndo(text, entries);
    },
  };
}
