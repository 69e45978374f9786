import { Icon } from '@/components/ui/icon';
import { StaticHtml } from '@/components/ui/static-html';
import { formatPhone } from '@/lib/domain/phone';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import '../checkout.css';

/** What stands below the shop's name while a purchase is paid, instead of the menu and the search. */
export function CheckoutHeader() {
  const t = getTexts('checkout');
  const { CONTACT_PHONE: phone } = serverEnv();
  return (
    <StaticHtml
      partId="checkout-header"
      as="nav"
      aria-label={t('calm.label')}
      className="checkout-header"
    >
      <div>
        <a href={route('cart-detail')}>
          <Icon name="chevron-left" />
          {t('calm.cart')}
        </a>
        <p className="font-semibold text-saved">
          <Icon name="lock" />
          {t('calm.safe')}
        </p>
        <a href={phone ? `tel:+52${phone}` : route('support.contact')} className="justify-end">
          <Icon name={phone ? 'call' : 'chat'} />
          <span className="max-sm:hidden">{t('calm.help')} </span>
          <span className="max-sm:sr-only">{phone ? formatPhone(phone) : t('calm.contact')}</span>
        </a>
      </div>
    </StaticHtml>
  );
}
