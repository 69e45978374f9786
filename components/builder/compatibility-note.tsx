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

interface CompatibilityNoteProps {
  t: Texts<'assembly'>;
  compatibility: Compatibility;
}

export function CompatibilityNote({ t, compatibility }: CompatibilityNoteProps) {
  const { state, verdicts } = compatibility;
  if (state === null) return <p className="asm-verdict">{t('state.unrelated')}</p>;
  const [first, ...others] = sortVerdicts(state, verdicts);
  const { icon, color } = STATE_STYLES[state];
  const textOf = ({ key, params }: Verdict) => translateMessage(t, key, params);
  return (
    <div className="asm-verdict">
      <p>
        <Icon name={icon} className={color} />
        <strong className={color}>{t(`state.${state}`)}</strong>{' '}
        <span>{first?.state === state ? textOf(first) : t(`state.${state}.text`)}</span>
      </p>
      {others.length > 0 && (
        <details>
          <summary>{t('verdict.more', { count: others.length })}</summary>
          <ul>
            {others.map((verdict) => {
              const { rule, state: own, key, productIds } = verdict;
              return (
                <li key={`${rule} ${key} ${productIds.join()}`} className="py-1">
                  <Icon name={STATE_STYLES[own].icon} className={STATE_STYLES[own].color} />
                  <span>
                    <strong>
                      {t(`rule.${rule}`)} · {t(`state.${own}`)}.
                    </strong>{' '}
                    {textOf(verdict)}
                  </span>
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </div>
  );
}
