import { Icon } from '@/components/ui/icon';
import type { CompatibilityState, Verdict } from '@/lib/domain/build/compatibility/verdict';
import { translateMessage } from '@/lib/i18n/translate-message';
import type { Texts } from '@/lib/i18n/types';

export const VERDICT_ICONS = {
  compatible: 'check',
  incompatible: 'warning',
  unknown: 'info',
} as const satisfies Record<CompatibilityState, string>;

export interface VerdictsProps {
  t: Texts<'assembly'>;
  verdicts: readonly Verdict[];
}

/** One line per rule: its name, its result and the reason. */
export function VerdictList({ t, verdicts }: VerdictsProps) {
  return (
    <ul>
      {verdicts.map(({ rule, state, key, params, productIds }) => (
        <li key={`${rule} ${key} ${productIds.join()}`} data-state={state}>
          <Icon name={VERDICT_ICONS[state]} />
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
}

/** The verdicts, collapsed under a summary. */
export function CollapsibleVerdicts({ t, verdicts }: VerdictsProps) {
  return (
    <details>
      <summary>{t('verdict.more', { count: verdicts.length })}</summary>
      <VerdictList t={t} verdicts={verdicts} />
    </details>
  );
}
