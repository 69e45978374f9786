import type { TFunction } from 'i18next';
import { Icon } from '@/components/ui/icon';
import type { Compatibility } from '@/lib/domain/assembly/compatibility/check';
import type { Verdict } from '@/lib/domain/assembly/compatibility/verdict';
import type { resources } from '@/lib/i18n/resources';

const ICONS = { compatible: 'check', incompatible: 'warning', unknown: 'info' } as const;

/** The rules name their sentence; a test of theirs holds that each is there. */
type Text = keyof (typeof resources)['assembly'];

/** Whether something goes with the rest: a pictogram, the word, and the sentence that says why. */
export function VerdictNote({
  t,
  compatibility,
}: {
  t: TFunction<'assembly'>;
  compatibility: Compatibility;
}) {
  const { state, verdicts } = compatibility;
  if (state === null) return <p className="asm-verdict">{t('state.unrelated')}</p>;
  // A sentence that names the fields it compared goes before the shop's own words, and what says otherwise is last.
  const rank = (one: Verdict) => (one.state !== state ? 2 : one.rule === 'backend' ? 1 : 0);
  const [first, ...others] = [...verdicts].sort((a, b) => rank(a) - rank(b));
  const leads = first?.state === state;
  return (
    <div className="asm-verdict" data-state={state}>
      <p>
        <Icon name={ICONS[state]} />
        <strong>{t(`state.${state}`)}</strong>{' '}
        <span>{leads ? t(first.key as Text, first.params) : t(`state.${state}.text`)}</span>
      </p>
      {others.length > 0 && (
        <details>
          <summary>{t('verdict.more', { count: others.length })}</summary>
          <ul>
            {others.map(({ rule, state: one, key, params, productIds }) => (
              <li key={`${rule} ${key} ${productIds.join()}`} data-state={one}>
                <Icon name={ICONS[one]} />
                <span>
                  <strong>
                    {t(`rule.${rule}`)} · {t(`state.${one}`)}.
                  </strong>{' '}
                  {t(key as Text, params)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
