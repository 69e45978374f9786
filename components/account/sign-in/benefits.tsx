import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { Written } from '@/components/ui/written';
import { texts } from '@/lib/i18n/server';

const BENEFITS = [
  ['cart', 'cart'],
  ['orders', 'box'],
  ['wallet', 'wallet'],
  ['safe', 'shield'],
] as const satisfies readonly (readonly [string, IconName])[];

/** Lists the advantages of having an account. */
export function Benefits() {
  const t = texts('access');
  return (
    <Written written="benefits" as="section" className="access-benefits">
      <h2>{t('benefits.title')}</h2>
      <ul>
        {BENEFITS.map(([name, icon]) => (
          <li key={name}>
            <Icon name={icon} />
            {t(`benefits.${name}`)}
          </li>
        ))}
      </ul>
    </Written>
  );
}
