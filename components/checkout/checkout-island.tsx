'use client';

import { type ComponentType, Suspense } from 'react';
import { loadWithTexts } from '@/components/ui/load-with-texts';
import { ScreenFailure } from '@/components/ui/screen-failure';
import { useLazyScreen } from '@/components/ui/use-lazy-screen';
import type { PaymentConfig } from '@/lib/payments/payment-config';
import { useHydrated } from '@/stores/persistence/hydration';
import type { ScreenStep } from './screen-steps';
import type { StepProps } from './step-props';

/** Text namespaces that every step needs. */
const TEXTS = [
  'checkout',
  'shipment',
  'review-order',
  'account',
  'cart',
  'addresses',
  'invoicing',
  'cards',
];

const STEP_SCREENS: Readonly<Record<ScreenStep, () => Promise<ComponentType<StepProps>>>> = {
  payment: async () => (await import('./payment/payment-step')).PaymentStep,
  shipment: async () => (await import('./shipment/shipment-step')).ShipmentStep,
  'monthly-payment': async () => (await import('./monthly/monthly-step')).MonthlyStep,
  review: async () => (await import('./review/review-step')).ReviewStep,
};

const LOADERS = Object.fromEntries(
  Object.entries(STEP_SCREENS).map(([step, load]) => [
    step,
    () =>
      loadWithTexts(TEXTS, async () => {
        const [{ withCheckoutFlow }, Step] = await Promise.all([
          import('./with-checkout-flow'),
          load(),
        ]);
        return withCheckoutFlow(step as ScreenStep, Step);
      }),
  ]),
) as Record<ScreenStep, () => Promise<ComponentType<{ config: PaymentConfig }>>>;

interface CheckoutIslandProps {
  step: ScreenStep;
  config: PaymentConfig;
  labels: { failed: string; retry: string; loading: string };
}

/** Loads a step after hydration, and shows it to a customer who may take it. */
export function CheckoutIsland({ step, config, labels }: CheckoutIslandProps) {
  const isHydrated = useHydrated();
  const { screen, retry } = useLazyScreen(LOADERS[step]);
  if (screen === 'failed') return <ScreenFailure labels={labels} onRetry={retry} />;
  const skeleton = (
    <div role="status" aria-label={labels.loading} className="skeleton h-96 noscript:hidden" />
  );
  if (!isHydrated || screen === 'loading') return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <screen.Screen config={config} />
    </Suspense>
  );
}
