import { useEffect, useRef } from 'react';
import { getGroupsOfKind } from '@/lib/domain/build/groups';
import { getChosenEntries, getGroupMax } from '@/lib/domain/build/selection';
import type { BuildGroup } from '@/lib/domain/build/types';
import { useTranslation } from '@/lib/i18n/client';
import { CandidateList } from './candidate-list';
import { StepNavigation } from './step-navigation';
import type { BuildTools } from './use-build';

/** One step: its position, its products, and links to the previous and the next step. */
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
      <div className="asm-group-head">
        <div>
          <p className="asm-soft">
            {t(group.isAccessory ? 'step.accessoryOf' : 'step.of', {
              step: same.indexOf(group) + 1,
              count: same.length,
            })}
            {' · '}
            {t(group.isRequired ? 'step.required' : 'step.optional')}
          </p>
          <h2 id="asm-step" ref={heading} tabIndex={-1}>
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
