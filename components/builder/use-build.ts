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

/** A build with the step that is shown, and everything that can be done with it. */
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
  /** The step that is shown stays the one that is shown, whatever is chosen in it. */
  const stay = () => activeGroupId === null && go(active);
  const change = (next: (entries: readonly AssemblyEntry[]) => SelectionChange, name = '') => {
    stay();
    const outcome = store().change(buildKey, next);
    say(t(`outcome.${outcome}`, { name }));
    return outcome;
  };
  /** What can be taken back: another whole of entries. */
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
    /** After a product was deleted the builder goes to the step before (spec 4.5). */
    remove: (groupId: string, part: AssemblyPart) => {
      const group = groups.find(({ id }) => id === groupId) ?? null;
      change((now) => setQuantity(now, groupId, part.id, 0), part.name);
      offerUndo(t('outcome.removed', { name: part.name }), entries, group);
      go(previousGroup(groups, groupId) ?? group);
    },
    skip: (groupId: string) => change((now) => skipGroup(now, groupId)),
    /** Other entries in the place of all. */
    load: (all: readonly AssemblyEntry[], text: string) => {
      store().change(buildKey, () => ({ entries: all, outcome: 'replaced' }));
      offerUndo(text, entries);
    },
  };
}
