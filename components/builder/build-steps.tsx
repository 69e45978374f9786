import { memo, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { getGroupsOfKind, getPendingGroups, hasPartInGroup } from '@/lib/domain/build/groups';
import { getChosenEntries, getGroupMax } from '@/lib/domain/build/selection';
import type { BuildGroup } from '@/lib/domain/build/types';
import { useTranslation } from '@/lib/i18n/client';
import { GroupIcon } from './build-summary';
import { CandidateList } from './candidate-list';
import { StepNavigation } from './step-navigation';
import type { BuildTools } from './use-build';

export function GroupPanel({ tools, group }: { tools: BuildTools; group: BuildGroup }) {
  const { t } = useTranslation('assembly');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(group.id);
  useEffect(() => {
    if (shown.current === group.id) return;
    shown.current = group.id;
    heading.current?.focus();
  }, [group.id]);
  const same = getGroupsOfKind(tools.groups, group.isAccessory);
  const chosen = getChosenEntries(tools.entries, group.id);
  const notes = chosen.flatMap(({ part }) => part.configs.map(({ note }) => note)).filter(Boolean);
  const max = getGroupMax(tools.entries, group.id);
  return (
    <section aria-labelledby="asm-step" className="asm-group">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <p className="asm-soft">
            {t(group.isAccessory ? 'step.accessoryOf' : 'step.of', {
              step: same.indexOf(group) + 1,
              count: same.length,
            })}
            {' · '}
            {t(group.isRequired ? 'step.required' : 'step.optional')}
          </p>
          <h2 id="asm-step" ref={heading} tabIndex={-1} className="text-24">
            {group.name}
          </h2>
        </div>
        <StepNavigation tools={tools} group={group} />
      </div>
      {(notes.length > 0 || max > 1) && (
        <p className="asm-soft">{notes[0] ?? t('step.max', { count: max })}</p>
      )}
      <CandidateList key={group.id} tools={tools} group={group} />
    </section>
  );
}

type StepState = 'done' | 'skipped' | 'pending' | 'required' | 'optional';

const STATE_ICONS: Partial<Record<StepState, IconName>> = {
  done: 'check',
  skipped: 'minus',
  pending: 'warning',
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
    <ol>
      {getGroupsOfKind(groups, isAccessory).map((group) => {
        const state = getStepState(tools, group);
        return (
          <li key={group.id}>
            <button
              type="button"
              aria-current={group.id === activeId ? 'step' : undefined}
              data-state={state}
              onClick={() => tools.goToStep(group)}
              className="asm-step"
            >
              <GroupIcon group={group} />
              <span>
                {group.name}
                <small>{t(`step.${state}`)}</small>
              </span>
              {STATE_ICONS[state] && <Icon name={STATE_ICONS[state]} className="asm-step-mark" />}
            </button>
          </li>
        );
      })}
    </ol>
  );
  return (
    <nav ref={box} aria-label={t('steps.title')} className="asm-steps">
      {list(false)}
      {getGroupsOfKind(groups, true).length > 0 && (
        <>
          <h2>{t('steps.accessories')}</h2>
          {list(true)}
        </>
      )}
    </nav>
  );
});
