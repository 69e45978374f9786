import { memo, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { bottomInsetRef } from '@/components/ui/bottom-inset';
import { Button } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';
import {
  getGroupsOfKind,
  getMissingGroups,
  getNextGroup,
  getPendingGroups,
  getPreviousGroup,
  hasPartInGroup,
} from '@/lib/domain/build/groups';
import { getChosenEntries, getGroupMax } from '@/lib/domain/build/selection';
import { calculateBuildCost } from '@/lib/domain/build/totals';
import type { BuildGroup } from '@/lib/domain/build/types';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { GroupIcon } from './build-summary';
import { CandidateList } from './candidate-list';
import type { BuildTools } from './use-build';

export function GroupPanel({ tools, group }: { tools: BuildTools; group: BuildGroup }) {
  const { t } = useTranslation('assembly');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(group.id);
  // Before the bar that offers to undo takes the focus.
  useLayoutEffect(() => {
    if (shown.current === group.id) return;
    shown.current = group.id;
    heading.current?.focus();
  }, [group.id]);
  const same = getGroupsOfKind(tools.groups, group.isAccessory);
  const configs = getChosenEntries(tools.entries, group.id).flatMap(({ part }) => part.configs);
  const note = configs.find((config) => config.note)?.note;
  const max = getGroupMax(tools.entries, group.id);
  return (
    <section aria-labelledby="asm-step" className="asm-group">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 max-[480px]:gap-x-2">
        <div className="max-[480px]:flex-[1_1_7rem]">
          <p className="asm-soft">
            {t(group.isAccessory ? 'step.accessoryOf' : 'step.of', {
              step: same.indexOf(group) + 1,
              count: same.length,
            })}
            {' · '}
            {t(group.isRequired ? 'step.required' : 'step.optional')}
          </p>
          <h2 id="asm-step" ref={heading} tabIndex={-1} className="text-20 sm:text-24">
            {group.name}
          </h2>
        </div>
        <StepNavigation tools={tools} group={group} />
      </div>
      {(note || max > 1) && <p className="asm-soft">{note ?? t('step.max', { count: max })}</p>}
      <CandidateList key={group.id} tools={tools} group={group} />
    </section>
  );
}

type StepState = 'done' | 'skipped' | 'pending' | 'required' | 'optional';

const STATE_MARKS: Partial<Record<StepState, { icon: IconName; color?: string }>> = {
  done: { icon: 'check', color: 'text-saved' },
  skipped: { icon: 'minus' },
  pending: { icon: 'warning', color: 'text-warn' },
};

function getStepState({ entries, groups, active }: BuildTools, group: BuildGroup): StepState {
  if (hasPartInGroup(entries, group.id)) return 'done';
  if (entries.some(({ groupId }) => groupId === group.id)) return 'skipped';
  if (getPendingGroups(groups, active?.id ?? null, entries).includes(group)) return 'pending';
  return group.isRequired ? 'required' : 'optional';
}

/** Memoized: the builder draws it after a choice has been answered. */
export const GroupSteps = memo(function GroupSteps({ tools }: { tools: BuildTools }) {
  const { t } = useTranslation('assembly');
  const { groups, active, isWhole } = tools;
  const box = useRef<HTMLElement>(null);
  const activeId = isWhole ? undefined : active?.id;
  useEffect(() => {
    // On a narrow screen the steps are a row: only the row scrolls, not the page.
    const step = activeId && box.current?.querySelector<HTMLElement>('[aria-current="step"]');
    if (step) box.current?.scrollTo({ left: step.offsetLeft - 48 });
  }, [activeId]);
  const list = (isAccessory: boolean) => (
    <ol className="flex flex-none gap-1 xl:block">
      {getGroupsOfKind(groups, isAccessory).map((group) => {
        const state = getStepState(tools, group);
        const { icon, color = '' } = STATE_MARKS[state] ?? {};
        return (
          <li key={group.id}>
            <button
              type="button"
              aria-current={group.id === activeId ? 'step' : undefined}
              onClick={() => tools.goToStep(group)}
              className="asm-step"
            >
              <GroupIcon group={group} />
              <span>
                {group.name}
                <small className={`block text-12 font-normal ${color || 'text-ink-soft'}`}>
                  {t(`step.${state}`)}
                </small>
              </span>
              {icon && <Icon name={icon} className={`ml-auto size-4 ${color}`} />}
            </button>
          </li>
        );
      })}
    </ol>
  );
  return (
    <nav
      ref={box}
      aria-label={t('steps.title')}
      className={isWhole ? 'asm-steps max-xl:hidden' : 'asm-steps'}
    >
      {list(false)}
      {getGroupsOfKind(groups, true).length > 0 && (
        <>
          <h2 className="flex-none self-center border-line-strong px-3 text-13 tracking-normal text-ink-soft max-xl:border-l xl:pt-3 xl:pb-1">
            {t('steps.accessories')}
          </h2>
          {list(true)}
        </>
      )}
    </nav>
  );
});

/** The bottom bar on a narrow screen: the total and the next step. The build expands above it. */
export function BuildBar({ tools, children }: { tools: BuildTools; children: ReactNode }) {
  const { t } = useTranslation('assembly');
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const { active, entries, groups } = tools;
  const missing = getMissingGroups(groups, entries);
  const next = active && findNextStep(tools, active);
  const after = next ?? (active && findFirstAccessory(tools, active));
  const label = t(next ? 'move.next' : 'move.accessories');
  const { cash } = calculateBuildCost(entries);
  return (
    <section
      ref={bottomInsetRef}
      aria-label={t('panel.title')}
      className="asm-bar sticky bottom-(--floor) z-20 -mx-[clamp(1rem,3vw,2rem)] border-t border-line-strong bg-surface"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        toggle.current?.focus();
      }}
    >
      {isOpen && (
        <div
          id="asm-bar-panel"
          className="max-h-[70dvh] overflow-y-auto overscroll-contain hairline-b px-[clamp(1rem,3vw,2rem)] py-4"
        >
          {children}
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-[clamp(1rem,3vw,2rem)] py-2">
        <button
          ref={toggle}
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? 'asm-bar-panel' : undefined}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 flex-[1_1_8rem] items-center gap-3 text-left lh-[1.2]"
        >
          <Icon name={isOpen ? 'chevron-down' : 'box'} />
          <span className="min-w-0">
            <strong className="block text-18">{formatPrice(cash)}</strong>
            <small className="line-clamp-2 text-ink-soft text-13">
              {missing[0]
                ? t('panel.missing', { name: missing[0].name, count: missing.length - 1 })
                : t('panel.complete')}
            </small>
            <span className="visually-hidden">{t('panel.title')}</span>
          </span>
        </button>
        {after && (
          <Button
            onClick={() => {
              setOpen(false);
              tools.goToStep(after);
            }}
            aria-label={`${label}: ${after.name}`}
          >
            {label}
            <Icon name="chevron-right" />
          </Button>
        )}
      </div>
    </section>
  );
}

/** The next step of its kind (spec 4.5), or after the last part one that is still missing. */
function findNextStep({ groups, entries }: BuildTools, group: BuildGroup) {
  const next = getNextGroup(groups, group.id, entries);
  if (next || group.isAccessory) return next;
  return getMissingGroups(groups, entries).find(({ id }) => id !== group.id) ?? null;
}

/** The first accessory, after the last part of a computer that has all it needs; null elsewhere. */
function findFirstAccessory({ groups, entries }: BuildTools, group: BuildGroup) {
  const isLastPart = !group.isAccessory && !getNextGroup(groups, group.id, entries);
  const isComplete = isLastPart && getMissingGroups(groups, entries).length === 0;
  return isComplete ? (getGroupsOfKind(groups, true)[0] ?? null) : null;
}

/** Buttons to the previous and the next step. A step without a product can be skipped. */
export function StepNavigation({ tools, group }: { tools: BuildTools; group: BuildGroup }) {
  const { t } = useTranslation('assembly');
  const { groups, entries, goToStep } = tools;
  const [before, after] = [getPreviousGroup(groups, group.id), findNextStep(tools, group)];
  const accessory = findFirstAccessory(tools, group);
  const isEmpty = !entries.some(({ groupId }) => groupId === group.id);
  return (
    // On a phone beside the name of the step: signs without words, which the bar below has.
    <div className="flex flex-wrap gap-2 max-[480px]:gap-1 max-[480px]:*:px-2">
      {before && (
        <Button
          variant="secondary"
          icon="chevron-left"
          aria-label={`${t('move.previous')}: ${before.name}`}
          onClick={() => goToStep(before)}
        >
          <span className="max-[480px]:hidden">{t('move.previous')}</span>
        </Button>
      )}
      {isEmpty && (
        <Button
          variant="quiet"
          aria-label={`${t('move.skip')}: ${group.name}`}
          onClick={() => {
            tools.skip(group.id);
            goToStep(after);
          }}
        >
          {t('move.skip')}
        </Button>
      )}
      {after && (
        <Button
          variant={isEmpty ? 'secondary' : 'primary'}
          aria-label={`${t('move.next')}: ${after.name}`}
          onClick={() => goToStep(after)}
        >
          <span className="max-[480px]:hidden">{t('move.next')}</span>
          <Icon name="chevron-right" />
        </Button>
      )}
      {!after && accessory && (
        <Button variant="secondary" onClick={() => goToStep(accessory)}>
          {t('move.accessories')}
          <Icon name="chevron-right" />
        </Button>
      )}
    </div>
  );
}
