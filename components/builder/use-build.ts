import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useUndo } from '@/components/shared/undo-bar';
import { partsQuery } from '@/lib/api/assembly';
import type { Customer } from '@/lib/domain/account/types';
import { createBuild } from '@/lib/domain/build/build';
import { getMissingGroups, getNextGroup, getPreviousGroup } from '@/lib/domain/build/groups';
import {
  addPart,
  canAddPart,
  replacePart,
  type SelectionResult,
  setPartQuantity,
  skipGroup,
} from '@/lib/domain/build/selection';
import {
  type BuildEntry,
  type BuildGroup,
  type BuildPart,
  isChosenEntry,
} from '@/lib/domain/build/types';
import { hasPieces } from '@/lib/domain/product/availability';
import { slugify } from '@/lib/domain/slug';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { useTranslation } from '@/lib/i18n/client';
import { ADD_PART_PARAM } from '@/lib/routing/product-hrefs';
import { selectBuild, useBuildStore } from '@/stores/builder/build-store';
import { notify } from '@/stores/interface/toast-store';

/** The step of a part: the one that the backend names, or that of its role. */
const findGroup = (groups: readonly BuildGroup[], { groupId, facts }: BuildPart) =>
  groups.find(({ id }) => id === groupId) ??
  groups.find(({ role, isAccessory }) => !isAccessory && role !== null && role === facts?.role);

/** Puts the product that the address names into the build, once, and shows its step. */
export function usePartOfAddress(tools: BuildTools): void {
  const { t } = useTranslation('assembly');
  const client = useQueryClient();
  const put = useEffectEvent((id: string, part: BuildPart | undefined) => {
    const { groups, entries, add, replace, goToStep } = tools;
    const group = part && findGroup(groups, part);
    if (!part || !group || !hasPieces(part.stock)) throw new Error('The product is not a part');
    const isThere = entries.some((entry) => entry.part?.id === id);
    if (!isThere && canAddPart(entries, group.id)) add(group.id, part);
    else if (!isThere) replace(group.id, part);
    goToStep(group);
  });
  useEffect(() => {
    const url = new URL(location.href);
    const id = url.searchParams.get(ADD_PART_PARAM);
    if (!id) return;
    url.searchParams.delete(ADD_PART_PARAM);
    history.replaceState(null, '', url);
    client
      .fetchQuery(partsQuery([id]))
      .then((parts) => put(id, parts.get(id)))
      .catch(() =>
        notify({ type: 'warning', text: t('card.notAdded'), duration: TOAST_DURATION.long }),
      );
  }, [client, t]);
}

/** Query parameter with the step that is shown. Without it the builder shows the step where the build was left. */
const STEP_PARAM = 'paso';

function findStepInAddress(groups: readonly BuildGroup[]): BuildGroup | null {
  const slug = new URLSearchParams(location.search).get(STEP_PARAM);
  return groups.find(({ name }) => slugify(name) === slug) ?? null;
}

/** Writes a step to the address, as a new entry of the history; without one it is that of the build as a whole. */
function pushStepAddress(step?: BuildGroup): void {
  const url = new URL(location.href);
  if (step) url.searchParams.set(STEP_PARAM, slugify(step.name));
  else url.searchParams.delete(STEP_PARAM);
  if (url.href !== location.href) history.pushState(null, '', url);
}

/** Shows the step of the address: when the builder is opened, and when the visitor goes back or forward. */
function useStepAddress(
  groups: readonly BuildGroup[],
  active: BuildGroup | null,
  { show, showBuild }: { show: (group: BuildGroup) => void; showBuild: (() => void) | null },
): void {
  // The step of the address without a parameter.
  const [first] = useState(active);
  const follow = useEffectEvent((otherwise: BuildGroup | null) => {
    const step = findStepInAddress(groups);
    if (!step && otherwise && showBuild) showBuild();
    else if (step ?? otherwise) show((step ?? otherwise) as BuildGroup);
  });
  useEffect(() => {
    const { pathname } = location;
    const onPopState = () => location.pathname === pathname && follow(first);
    follow(null);
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [first]);
}

export type BuildTools = ReturnType<typeof useBuild>;

/** What a part of the builder needs that knows the customer. */
export interface BuildPartProps {
  tools: BuildTools;
  customer: Customer | null;
}

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

  const isComplete = entries.some(isChosenEntry) && getMissingGroups(groups, entries).length === 0;
  // A complete build that is in no step is shown as a whole.
  const isWhole = isComplete && activeGroupId === null;

  const store = useBuildStore.getState;
  const showStep = (group: BuildGroup) => store().goToStep(buildKey, group);
  const showBuild = () => store().leaveSteps(buildKey);
  useStepAddress(groups, active, { show: showStep, showBuild: isComplete ? showBuild : null });
  const goToStep = (group: BuildGroup | null) => {
    if (!group) return;
    if (isWhole || group.id !== active?.id) pushStepAddress(group);
    showStep(group);
  };
  /** Stores the current step when it is only derived, so that a choice in it does not switch to another step. */
  const keepStep = () => activeGroupId === null && !isWhole && active !== null && showStep(active);
  const change = (next: (entries: readonly BuildEntry[]) => SelectionResult, name = '') => {
    keepStep();
    const outcome = store().changeSelection(buildKey, next);
    announce(t(`outcome.${outcome}`, { name }));
    return outcome;
  };
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
    isWhole,
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
    replaceAll: (all: readonly BuildEntry[], text: string) => {
      store().changeSelection(buildKey, () => ({ entries: all, outcome: 'replaced' }));
      offerUndo(text, entries);
    },
    leaveSteps: () => {
      pushStepAddress();
      showBuild();
    },
  };
}
