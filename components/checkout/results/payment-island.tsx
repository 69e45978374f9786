'use client';

import { type ComponentType, Suspense } from 'react';
import { ScreenFailure } from '@/components/ui/screen-failure';
import { useLazyScreen } from '@/components/ui/use-lazy-screen';
import { withTexts } from '@/components/ui/with-texts';
import { useHydrated } from '@/stores/persistence/hydration';
import type { ResultScreen } from './result-screens';
import type { PaymentPageProps, PaymentScreenProps } from './screen-props';

type Load = () => Promise<ComponentType<PaymentScreenProps>>;

const wallet: Load = async () => (await import('./provider/wallet-screen')).WalletPaymentScreen;

const SCREENS: Readonly<Record<ResultScreen, Load>> = {
  success: async () => (await import('./result/success-screen')).SuccessScreen,
  pending: async () => (await import('./result/pending-screen')).PendingScreen,
  processing: async () => (await import('./result/processing-screen')).ProcessingScreen,
  account: async () => (await import('./provider/account-screen')).AccountPaymentScreen,
  voucher: async () => (await import('./provider/voucher-screen')).VoucherScreen,
  'wallet-1': wallet,
  'wallet-2': wallet,
};

const LOADERS = Object.fromEntries(
  Object.entries(SCREENS).map(([name, load]) => [
    name,
    () =>
      withTexts(['payments', 'account'], async () => {
        const [{ forCustomer }, Screen] = await Promise.all([
          import('@/components/shared/customer-screen'),
          load(),
        ]);
        return forCustomer<PaymentPageProps>(Screen);
      }),
  ]),
) as Record<ResultScreen, () => Promise<ComponentType<PaymentPageProps>>>;

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
