import { memo, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { getGroupsOfKind, getPendingGroups, hasPartInGroup } from '@/lib/domain/build/groups';
import type { BuildGroup } from '@/lib/domain/build/types';
import { useTranslation } from '@/lib/i18n/client';
import { GroupIcon } from './group-icon';
import type { BuildTools } from './use-build';

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

/**
 * The steps of a build in order, each with its state.
 * Memoized: the builder draws it after a choice has been answered.
 */
export const GroupSteps = memo(function GroupSteps({ tools }: { tools: BuildTools }) {
  const { t } = useTranslation('assembly');
  const { groups, active } = tools;
  const box = useRef<HTMLElement>(null);
  const activeId = active?.id;
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
