import type { ComponentType } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import type { Compatibility } from '@/lib/domain/build/compatibility/check';
import {
  type CompatibilityState,
  sortVerdicts,
  type Verdict,
} from '@/lib/domain/build/compatibility/verdict';
import { translateMessage } from '@/lib/i18n/translate-message';
import type { Texts } from '@/lib/i18n/types';

const STATE_STYLES = {
  compatible: { icon: 'check', color: 'text-saved' },
  incompatible: { icon: 'warning', color: 'text-danger' },
  unknown: { icon: 'info', color: 'text-warn' },
} as const satisfies Record<CompatibilityState, { icon: IconName; color: string }>;

export interface VerdictsProps {
  t: Texts<'assembly'>;
  verdicts: readonly Verdict[];
}

export const VerdictList = ({ t, verdicts }: VerdictsProps) => (
  <ul>
    {verdicts.map(({ rule, state, key, params, productIds }) => (
      <li key={`${rule} ${key} ${productIds.join()}`} className="py-1">
        <Icon name={STATE_STYLES[state].icon} className={STATE_STYLES[state].color} />
        <span>
          <strong>
            {t(`rule.${rule}`)} · {t(`state.${state}`)}.
          </strong>{' '}
          {translateMessage(t, key, params)}
        </span>
      </li>
    ))}
  </ul>
);

const MoreVerdicts = ({ t, verdicts }: VerdictsProps) => (
  <details>
    <summary>{t('verdict.more', { count: verdicts.length })}</summary>
    <VerdictList t={t} verdicts={verdicts} />
  </details>
);

interface CompatibilityNoteProps {
  t: Texts<'assembly'>;
  compatibility: Compatibility;
  /** Draws the verdicts after the first one. */
  More?: ComponentType<VerdictsProps>;
}

export function CompatibilityNote(props: CompatibilityNoteProps) {
  const { t, compatibility, More = MoreVerdicts } = props;
  const { state, verdicts } = compatibility;
  if (state === null) return <p className="asm-verdict">{t('state.unrelated')}</p>;
  const [first, ...others] = sortVerdicts(state, verdicts);
  const { icon, color } = STATE_STYLES[state];
  return (
    <div className="asm-verdict">
      <p>
        <Icon name={icon} className={color} />
        <strong className={color}>{t(`state.${state}`)}</strong>{' '}
        <span>
          {first?.state === state
            ? translateMessage(t, first.key, first.params)
            : t(`state.${state}.text`)}
        </span>
      </p>
      {others.length > 0 && <More t={t} verdicts={others} />}
    </div>
  );
}
