'use client';

import type { ComponentType } from 'react';
import { ClientScreen } from '@/components/shared/client-screen';
import { customerScreenLoader } from '@/components/shared/customer-screen-loader';
import type { ScreenLabels } from '@/components/shared/screen-labels';
import { ScreenSkeleton } from '@/components/ui/screen-skeleton';
import type { PaymentScreenName } from './payment-screens';
import type { PaymentPageProps, PaymentScreenProps } from './screen-props';

const loader = (load: () => Promise<ComponentType<PaymentScreenProps>>) =>
  customerScreenLoader<PaymentPageProps>(['payments', 'delivery'], load);

const wallet = loader(
  async () => (await import('./provider/wallet-payment-screen')).WalletPaymentScreen,
);

const SCREENS: Readonly<Record<PaymentScreenName, ReturnType<typeof loader>>> = {
  success: loader(async () => (await import('./result/success-screen')).SuccessScreen),
  pending: loader(async () => (await import('./result/pending-screen')).PendingScreen),
  processing: loader(async () => (await import('./result/processing-screen')).ProcessingScreen),
  account: loader(
    async () => (await import('./provider/account-payment-screen')).AccountPaymentScreen,
  ),
  voucher: loader(
    async () => (await import('./provider/voucher-payment-screen')).VoucherPaymentScreen,
  ),
  'wallet-1': wallet,
  'wallet-2': wallet,
  other: loader(async () => (await import('./provider/provider-payment')).OtherPaymentScreen),
};

/** Shows a payment page to the signed-in customer. */
export function PaymentIsland({ labels, ...page }: PaymentPageProps & { labels: ScreenLabels }) {
  return (
    <ClientScreen
      load={SCREENS[page.screen]}
      labels={labels}
      skeleton={<ScreenSkeleton label={labels.loading} className="h-96" />}
    >
      {(Screen) => <Screen {...page} />}
    </ClientScreen>
  );
}
