import type { Metadata } from 'next';
import type { ComponentType, ReactNode } from 'react';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { getPaymentConfig } from '@/lib/payments/payment-config';
import { paymentResultPath } from '@/lib/routing/document-rewrites';
import { pageMetadata } from '@/lib/seo/metadata';
import type { PaymentPageProps, PaymentScreenName } from './payment-screen';
import './payments.css';

export function paymentMetadata(screen: PaymentScreenName): Metadata {
  const t = getTexts('payments');
  return pageMetadata({
    title: t(`title.${screen}`),
    description: t('description', { name: serverEnv().SITE_NAME }),
    path: paymentResultPath(screen),
    noIndex: true,
  });
}

interface PaymentDocumentProps {
  screen: PaymentScreenName;
  Screen: ComponentType<PaymentPageProps>;
}

/** The static document of a payment page, the same for every visitor. The payment loads in the browser. */
export const PaymentPage = ({ screen, Screen }: PaymentDocumentProps) => (
  <PaymentLayout heading={getTexts('payments')(`heading.${screen}`)}>
    <Screen screen={screen} config={getPaymentConfig(serverEnv())} />
  </PaymentLayout>
);

export const PaymentLayout = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div className="payment-page page-width pt-6 pb-12">
    <div className="max-w-240 mx-auto">
      <h1 className="text-ink-soft text-16 font-semibold tracking-normal">{heading}</h1>
      <p className="needs-script note note-danger">{getTexts('account')('needsScript')}</p>
      {/* As tall as the screen, so that the footer does not jump when the content loads. */}
      <div className="mt-4 min-h-[calc(100dvh-14rem)] print:min-h-0">{children}</div>
    </div>
  </div>
);
