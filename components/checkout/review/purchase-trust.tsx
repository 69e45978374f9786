import { Icon } from '@/components/ui/icon';
import { isCardMethod } from '@/lib/domain/payments/method-codes';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';

const STATEMENTS = [
  ['card', 'lock', null],
  ['returns', 'box', 'about.returns'],
  ['warranty', 'shield', 'about.warranties'],
] as const;

interface PurchaseTrustProps {
  isDigital: boolean;
  /** The chosen method; null without one. */
  methodCode: string | null;
}

/**
 * What protects the customer, beside the button that places the order. The details open in a new tab. A licence that was
 * activated cannot be returned, and without a card nobody gets its data.
 */
export function PurchaseTrust({ isDigital, methodCode }: PurchaseTrustProps) {
  const { t } = useTranslation('review-order');
  const isShown = (name: (typeof STATEMENTS)[number][0]) =>
    name === 'card' ? isCardMethod(methodCode ?? '') : name !== 'returns' || !isDigital;
  return (
    <ul className="purchase-trust" aria-label={t('trust')}>
      {STATEMENTS.filter(([name]) => isShown(name)).map(([name, icon, page]) => (
        <li key={name} className="flex items-start gap-2.5 py-1">
          <Icon name={icon} className="mt-0.5 text-saved" />
          {page ? (
            <a href={route(page)} target="_blank" rel="noopener">
              {t(`trust.${name}`)}
            </a>
          ) : (
            <span>{t(`trust.${name}`)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
