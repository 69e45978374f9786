import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { StaticHtml } from '@/components/ui/static-html';
import { hasFeature } from '@/lib/features/has-feature';
import { getTexts } from '@/lib/i18n/server';

/** Shipping, payment, pickup and warranty in one line each. */
export function TrustBadges() {
  const t = getTexts('layout');
  const items: { icon: IconName; title: string; text: string }[] = [
    { icon: 'truck', title: t('copy.shipping'), text: t('trust.shipping') },
    { icon: 'wallet', title: t('trust.payment'), text: t('trust.paymentText') },
    ...(hasFeature('pickup')
      ? [{ icon: 'store' as const, title: t('trust.pickup'), text: t('trust.pickupText') }]
      : []),
    { icon: 'shield', title: t('trust.warranty'), text: t('trust.warrantyText') },
  ];
  return (
    <StaticHtml
      written="home-trust"
      as="ul"
      aria-label={t('trust.title')}
      className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4"
    >
      {items.map(({ icon, title, text }) => (
        <li key={title} className="flex items-start gap-3">
          <Icon name={icon} className="mt-0.5 size-6 text-brand" />
          <p className="leading-snug">
            <span className="block font-semibold">{title}</span>
            <span className="text-sm text-ink-soft">{text}</span>
          </p>
        </li>
      ))}
    </StaticHtml>
  );
}
