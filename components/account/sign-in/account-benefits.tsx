import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { StaticHtml } from '@/components/ui/static-html';
import { hasFeature } from '@/lib/features/has-feature';
import { getTexts } from '@/lib/i18n/server';

const BENEFITS = [
  ['cart', 'cart'],
  ['orders', 'box'],
  ['wallet', 'wallet'],
  ['safe', 'shield'],
] as const satisfies readonly (readonly [string, IconName])[];

/** Lists the advantages of having an account. */
export function AccountBenefits() {
  const t = getTexts('access');
  return (
    <StaticHtml written="benefits" as="section" className="access-benefits">
      <h2>{t('benefits.title')}</h2>
      <ul>
        {BENEFITS.filter(([name]) => name !== 'wallet' || hasFeature('wallet')).map(
          ([name, icon]) => (
            <li key={name}>
              <Icon name={icon} />
              {t(`benefits.${name}`)}
            </li>
          ),
        )}
      </ul>
    </StaticHtml>
  );
}
