import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Compatibility } from '@/lib/domain/build/compatibility/check';
import type { Verdict } from '@/lib/domain/build/compatibility/verdict';
import {
  FoldedVerdicts,
  VERDICT_ICONS,
  type VerdictsProps,
  type VerdictText,
} from './verdict-list';

interface VerdictNoteProps {
  t: TFunction<'assembly'>;
  compatibility: Compatibility;
  /** How what is not said first is shown. */
  Others?: ComponentType<VerdictsProps>;
}

/** Whether something goes with the rest: a pictogram, the word, and the sentence that says why. */
export function VerdictNote({ t, compatibility, Others = FoldedVerdicts }: VerdictNoteProps) {
  const { state, verdicts } = compatibility;
  if (state === null) return <p className="asm-verdict">{t('state.unrelated')}</p>;
  // A sentence that names the fields it compared goes before the shop's own words, and what says otherwise is last.
  const rank = (one: Verdict) => (one.state !== state ? 2 : one.rule === 'backend' ? 1 : 0);
  const [first, ...others] = [...verdicts].sort((a, b) => rank(a) - rank(b));
  const leads = first?.state === state;
  return (
    <div className="asm-verdict" data-state={state}>
      <p>
        <Icon name={VERDICT_ICONS[state]} />
        <strong>{t(`state.${state}`)}</strong>{' '}
        <span>{leads ? t(first.key as VerdictText, first.params) : t(`state.${state}.text`)}</span>
      </p>
      {others.length > 0 && <Others t={t} verdicts={others} />}
    </div>
  );
}
