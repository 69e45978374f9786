import { useMemo, useState } from 'react';
import { useUndo } from '@/components/shared/undo-bar';
import { createBuild } from '@/lib/domain/build/build';
import { getNextGroup, getPreviousGroup } from '@/lib/domain/build/groups';
import {
  addPart,
  replacePart,
  type SelectionResult,
  setPartQuantity,
  skipGroup,
} from '@/lib/domain/build/selection';
import type { BuildEntry, BuildGroup, BuildPart } from '@/lib/domain/build/types';
import { useTranslation } from '@/lib/i18n/client';
import { selectBuild, useBuildStore } from '@/stores/builder/build-store';
import { pushStepAddress, useStepAddress } from './use-step-address';

export type BuildTools = ReturnType<typeof useBuild>;

/** A build, its current step, and every action on it. */
export function useBuild(buildKey: string, groups: readonly BuildGroup[]) {
  const { t } = useTranslation('assembly');
  const stored = useBuildStore(selectBuild(buildKey));
  const build = useMemo(() => stored ?? { ...createBuild(), key: buildKey }, [stored, buildKey]);
  const { entries, activeGroupId } = build;
  const [announcement, announce] = useState('');
  const undo = useUndo();
  const active =
    groups.find(({ id }) => id === activeGroupId) ??
    getNextGroup(groups, null, entries) ??
    groups[0] ??
    null;

  const store = useBuildStore.getState;
  const showStep = (group: BuildGroup) => store().goToStep(buildKey, group);
  useStepAddress(groups, active, showStep);
  const goToStep = (group: BuildGroup | null) => {
    if (!group) return;
    if (group.id !== active?.id) pushStepAddress(group);
    showStep(group);
  };
  /** Stores the current step when it is only derived, so that a choice in it does not switch to another step. */
  const keepStep = () => activeGroupId === null && active !== null && showStep(active);
  const change = (next: (entries: readonly BuildEntry[]) => SelectionResult, name = '') => {
    keepStep();
    const outcome = store().changeSelection(buildKey, next);
    announce(t(`outcome.${outcome}`, { name }));
    return outcome;
  };
  /** Undo restores all entries as they were before the change. */
  const offerUndo = (text: string, before: readonly BuildEntry[], group = active) =>
    undo.offer({
      text,
      revert: () => {
        store().restoreEntries(buildKey, before);
        if (build.addedAssemblyId) store().setAddedAssembly(buildKey, build.addedAssemblyId);
        goToStep(group);
      },
    });
  return {
    build,
    entries,
    groups,
    active,
    announcement,
    undo,
    goToStep,
    keepStep,
    add: (groupId: string, part: BuildPart) =>
      change((now) => addPart(now, groupId, part), part.name),
    replace: (groupId: string, part: BuildPart) => {
      change((now) => replacePart(now, groupId, part), part.name);
      offerUndo(t('outcome.replaced', { name: part.name }), entries);
    },
    setQuantity: (groupId: string, part: BuildPart, qty: number) =>
      change((now) => setPartQuantity(now, groupId, part.id, qty), part.name),
    /** After a product is removed the builder goes to the previous step (spec 4.5). */
    remove: (groupId: string, part: BuildPart) => {
      const group = groups.find(({ id }) => id === groupId) ?? null;
      change((now) => setPartQuantity(now, groupId, part.id, 0), part.name);
      offerUndo(t('outcome.removed', { name: part.name }), entries, group);
      goToStep(getPreviousGroup(groups, groupId) ?? group);
    },
    skip: (groupId: string) => change((now) => skipGroup(now, groupId)),
    /** Replaces all entries. */
    replaceAll: (all: readonly BuildEntry[], text: string) => {
      store().changeSelection(buildKey, () => ({ entries: all, outcome: 'replaced' }));
      offerUndo(text, entries);
    },
  };
}
