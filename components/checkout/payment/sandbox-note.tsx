import { useTranslation } from '@/lib/i18n/client';

/** What the sandbox answers to, by number. */
const NUMBERS = [
  ['4242 4242 4242 4242', 'sandbox.fine'],
  ['4000 0000 0000 0002', 'sandbox.declined'],
  ['4000 0000 0000 9995', 'sandbox.funds'],
  ['4000 0025 0000 3155', 'sandbox.second'],
] as const;

/** Says that no real card is charged here, and which ones can be tried. */
export function SandboxNote() {
  const { t } = useTranslation('checkout');
  return (
    <div className="pay-sandbox">
      <p>{t('sandbox.card')}</p>
      <details>
        <summary>{t('sandbox.numbers')}</summary>
        <ul>
          {NUMBERS.map(([number, outcome]) => (
            <li key={number}>
              <code>{number}</code> {t(outcome)}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
