import type { Metadata } from 'next';
import type { ComponentType } from 'react';
import { Icon } from '@/components/ui/icon';
import { StaticHtml } from '@/components/ui/static-html';
import { STEP_DETAILS } from '@/lib/domain/checkout/steps';
import { formatPhone } from '@/lib/domain/phone';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { getPaymentConfig } from '@/lib/payments/payment-config';
import { route } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import type { CheckoutStepProps } from './checkout-screen';
import type { ScreenStep } from './purchase';
import '@/components/forms/form-styles';
import './checkout.css';
import './payment/payment.css';

export function checkoutMetadata(step: ScreenStep): Metadata {
  const t = getTexts('checkout');
  return pageMetadata({
    title: t(STEP_DETAILS[step].title),
    description: t('description', { name: serverEnv().SITE_NAME }),
    path: route(STEP_DETAILS[step].route),
    noIndex: true,
  });
}

/** The static page of a checkout step, the same for every visitor. Personal data loads in the browser. */
export function CheckoutPage(props: {
  step: ScreenStep;
  Screen: ComponentType<CheckoutStepProps>;
}) {
  const { step, Screen } = props;
  const t = getTexts('checkout');
  const env = serverEnv();
  return (
    <>
      <CheckoutHeader />
      <div className="page-width pt-4 pb-12">
        <h1>
          <span className="max-md:hidden">{t(STEP_DETAILS[step].title)}</span>
          <span className="md:hidden">{t(STEP_DETAILS[step].mobileTitle)}</span>
        </h1>
        <p className="needs-script note note-danger">{getTexts('account')('needsScript')}</p>
        {/* As tall as the screen, so that the footer does not jump when the content loads. */}
        <div className="mt-5 min-h-[calc(100dvh-14rem)]">
          <Screen config={getPaymentConfig(env)} issuerZip={env.INVOICE_ISSUER_ZIP ?? null} />
        </div>
      </div>
    </>
  );
}

/** What stands below the shop's name while a purchase is paid, instead of the menu and the search. */
export function CheckoutHeader() {
  const t = getTexts('checkout');
  const { CONTACT_PHONE: phone } = serverEnv();
  return (
    <StaticHtml
      partId="checkout-header"
      as="nav"
      aria-label={t('calm.label')}
      className="checkout-header hairline-b text-14"
    >
      <div className="page-width flex flex-wrap items-center justify-between gap-x-4">
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
