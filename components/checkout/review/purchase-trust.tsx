import { Icon } from '@/components/ui/icon';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';

const STATEMENTS = [
  ['card', 'lock', null],
  ['returns', 'box', 'about.returns'],
  ['warranty', 'shield', 'about.warranties'],
] as const;

/**
 * What protects the customer, beside the button that places the order. The details open in a new tab. A licence that was
 * activated cannot be returned.
 */
export function PurchaseTrust({ isDigital }: { isDigital: boolean }) {
  const { t } = useTranslation('review-order');
  return (
    <ul className="purchase-trust" aria-label={t('trust')}>
      {STATEMENTS.filter(([name]) => !isDigital || name !== 'returns').map(([name, icon, page]) => (
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
