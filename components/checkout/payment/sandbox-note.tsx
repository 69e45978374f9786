import { useTranslation } from '@/lib/i18n/client';

/** Test card numbers, each with the text of the outcome it causes in the sandbox. */
const TEST_CARDS = [
  ['4242 4242 4242 4242', 'sandbox.fine'],
  ['4000 0000 0000 0002', 'sandbox.declined'],
  ['4000 0000 0000 9995', 'sandbox.funds'],
  ['4000 0025 0000 3155', 'sandbox.second'],
] as const;

/** Says that no real card is charged and what the sandbox is not, and lists the test cards. */
export function SandboxNote() {
  const { t } = useTranslation('checkout');
  return (
    <div className="note note-warn pay-sandbox">
      <p>{t('sandbox.card')}</p>
      <p className="mt-2">{t('sandbox.limits')}</p>
      <details>
        <summary>{t('sandbox.numbers')}</summary>
        <ul>
          {TEST_CARDS.map(([number, outcome]) => (
            <li key={number}>
              <code>{number}</code> {t(outcome)}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
