import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type UndoableAction, useUndo } from '@/components/shared/undo-bar';
import { partsQuery } from '@/lib/api/assembly';
import type { Customer } from '@/lib/api/customer';
import { type Build, createBuild, getBuild } from '@/lib/domain/build/build';
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
import type { Texts } from '@/lib/i18n/types';
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
    const place = step ?? otherwise;
    if (!step && otherwise && showBuild) showBuild();
    else if (place) show(place);
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

export interface BuildPartProps {
  tools: BuildTools;
  customer: Customer | null;
}

/** Where a build stands: its step, or as a whole when it is complete and in no step. */
function findPlace(groups: readonly BuildGroup[], { entries, activeGroupId }: Build) {
  const active =
    groups.find(({ id }) => id === activeGroupId) ??
    getNextGroup(groups, null, entries) ??
    groups[0] ??
    null;
  const isComplete = entries.some(isChosenEntry) && getMissingGroups(groups, entries).length === 0;
  return { active, isComplete, isWhole: isComplete && activeGroupId === null };
}

interface BuildEvents {
  t: Texts<'assembly'>;
  announce: (text: string) => void;
  offerUndo: (action: UndoableAction) => void;
}

/** Every action on a build. They read it when they are called, so a step's many cards keep the same ones. */
function createBuildActions(
  buildKey: string,
  groups: readonly BuildGroup[],
  { t, announce, offerUndo }: BuildEvents,
) {
  const store = useBuildStore.getState;
  const read = () => {
    const build = getBuild(store().builds, buildKey);
    return { ...build, ...findPlace(groups, build) };
  };
  const showStep = (group: BuildGroup) => store().goToStep(buildKey, group);
  const showBuild = () => store().leaveSteps(buildKey);
  const goToStep = (group: BuildGroup | null, { isWhole, active } = read()) => {
    if (!group) return;
    if (isWhole || group.id !== active?.id) pushStepAddress(group);
    showStep(group);
  };
  /** Stores the current step when it is only derived, so that a choice in it does not switch to another step. */
  const keepStep = () => {
    const { activeGroupId, isWhole, active } = read();
    if (activeGroupId === null && !isWhole && active) showStep(active);
  };
  const change = (next: (entries: readonly BuildEntry[]) => SelectionResult, name = '') => {
    keepStep();
    const outcome = store().changeSelection(buildKey, next);
    announce(t(`outcome.${outcome}`, { name }));
  };
  const offerBack = (text: string, before: ReturnType<typeof read>, group = before.active) =>
    offerUndo({
      text,
      revert: () => {
        store().restoreEntries(buildKey, before.entries);
        if (before.addedAssemblyId) store().setAddedAssembly(buildKey, before.addedAssemblyId);
        goToStep(group);
      },
    });
  return {
    showStep,
    showBuild,
    goToStep: (group: BuildGroup | null) => goToStep(group),
    keepStep,
    add: (groupId: string, part: BuildPart) =>
      change((now) => addPart(now, groupId, part), part.name),
    replace: (groupId: string, part: BuildPart) => {
      const before = read();
      change((now) => replacePart(now, groupId, part), part.name);
      offerBack(t('outcome.replaced', { name: part.name }), before);
    },
    setQuantity: (groupId: string, part: BuildPart, qty: number) =>
      change((now) => setPartQuantity(now, groupId, part.id, qty), part.name),
    /** After a product is removed the builder goes to the previous step (spec 4.5). */
    remove: (groupId: string, part: BuildPart) => {
      const before = read();
      const group = groups.find(({ id }) => id === groupId) ?? null;
      change((now) => setPartQuantity(now, groupId, part.id, 0), part.name);
      offerBack(t('outcome.removed', { name: part.name }), before, group);
      goToStep(getPreviousGroup(groups, groupId) ?? group, before);
    },
    skip: (groupId: string) => change((now) => skipGroup(now, groupId)),
    replaceAll: (all: readonly BuildEntry[], text: string) => {
      const before = read();
      store().changeSelection(buildKey, () => ({ entries: all, outcome: 'replaced' }));
      offerBack(text, before);
    },
    leaveSteps: () => {
      pushStepAddress();
      showBuild();
    },
  };
}

export function useBuild(buildKey: string, groups: readonly BuildGroup[]) {
  const { t } = useTranslation('assembly');
  const stored = useBuildStore(selectBuild(buildKey));
  const build = useMemo(() => stored ?? { ...createBuild(), key: buildKey }, [stored, buildKey]);
  const [announcement, announce] = useState('');
  const undo = useUndo();
  const { offer: offerUndo } = undo;
  const actions = useMemo(
    () => createBuildActions(buildKey, groups, { t, announce, offerUndo }),
    [buildKey, groups, t, offerUndo],
  );
  const { active, isComplete, isWhole } = findPlace(groups, build);
  const { showStep, showBuild } = actions;
  useStepAddress(groups, active, { show: showStep, showBuild: isComplete ? showBuild : null });
  return { build, entries: build.entries, groups, active, isWhole, announcement, undo, ...actions };
}
