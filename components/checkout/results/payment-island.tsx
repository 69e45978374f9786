'use client';

import { type ComponentType, Suspense } from 'react';
import { loadWithTexts } from '@/components/ui/load-with-texts';
import { ScreenFailure } from '@/components/ui/screen-failure';
import { useLazyScreen } from '@/components/ui/use-lazy-screen';
import { useHydrated } from '@/stores/persistence/hydration';
import type { PaymentScreenName } from './payment-screens';
import type { PaymentPageProps, PaymentScreenProps } from './screen-props';

type Load = () => Promise<ComponentType<PaymentScreenProps>>;

const wallet: Load = async () =>
  (await import('./provider/wallet-payment-screen')).WalletPaymentScreen;

const SCREENS: Readonly<Record<PaymentScreenName, Load>> = {
  success: async () => (await import('./result/success-screen')).SuccessScreen,
  pending: async () => (await import('./result/pending-screen')).PendingScreen,
  processing: async () => (await import('./result/processing-screen')).ProcessingScreen,
  account: async () => (await import('./provider/account-payment-screen')).AccountPaymentScreen,
  voucher: async () => (await import('./provider/voucher-payment-screen')).VoucherPaymentScreen,
  'wallet-1': wallet,
  'wallet-2': wallet,
};

const LOADERS = Object.fromEntries(
  Object.entries(SCREENS).map(([name, load]) => [
    name,
    () =>
      loadWithTexts(['payments', 'account'], async () => {
        const [{ withCustomer }, Screen] = await Promise.all([
          import('@/components/shared/customer-screen'),
          load(),
        ]);
        return withCustomer<PaymentPageProps>(Screen);
      }),
  ]),
) as Record<PaymentScreenName, () => Promise<ComponentType<PaymentPageProps>>>;

interface PaymentIslandProps extends PaymentPageProps {
  labels: { failed: string; retry: string; loading: string };
}

/** Loads a payment page after hydration, and shows it to the signed-in customer. */
export function PaymentIsland({ labels, ...page }: PaymentIslandProps) {
  const isHydrated = useHydrated();
  const { screen, retry } = useLazyScreen(LOADERS[page.screen]);
  if (screen === 'failed') return <ScreenFailure labels={labels} onRetry={retry} />;
  const skeleton = (
    <div role="status" aria-label={labels.loading} className="skeleton h-96 noscript:hidden" />
  );
  if (!isHydrated || screen === 'loading') return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <screen.Screen {...page} />
    </Suspense>
  );
}
