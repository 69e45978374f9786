'use client';

import type { ComponentType } from 'react';
import { IssuerZip } from '@/components/account/invoicing/issuer-zip';
import { ClientScreen } from '@/components/shared/client-screen';
import type { ScreenLabels } from '@/components/shared/screen-labels';
import { ScreenSkeleton } from '@/components/ui/screen-skeleton';
import { loadWithTexts } from '@/lib/i18n/load-with-texts';
import type { Namespace } from '@/lib/i18n/types';
import type { PaymentConfig } from '@/lib/payments/payment-config';
import type { ScreenStep } from './screen-steps';
import type { StepProps } from './step-props';

/** Text namespaces that every step needs. */
const TEXTS: readonly Namespace[] = [
  'checkout',
  'shipment',
  'delivery',
  'review-order',
  'account',
  'cart',
  'addresses',
  'invoicing',
  'cards',
];

const loader = (step: ScreenStep, load: () => Promise<ComponentType<StepProps>>) => () =>
  loadWithTexts(TEXTS, async () => {
    const [{ withCheckoutFlow }, Step] = await Promise.all([
      import('./with-checkout-flow'),
      load(),
    ]);
    return withCheckoutFlow(step, Step);
  });

const STEP_SCREENS: Readonly<Record<ScreenStep, ReturnType<typeof loader>>> = {
  payment: loader('payment', async () => (await import('./payment/payment-step')).PaymentStep),
  shipment: loader('shipment', async () => (await import('./shipment/shipment-step')).ShipmentStep),
  'monthly-payment': loader(
    'monthly-payment',
    async () => (await import('./monthly/monthly-step')).MonthlyStep,
  ),
  review: loader('review', async () => (await import('./review/review-step')).ReviewStep),
};

interface CheckoutIslandProps {
  step: ScreenStep;
  config: PaymentConfig;
  issuerZip: string | null;
  labels: ScreenLabels;
}

/** Shows a step to a customer who may take it. */
export function CheckoutIsland({ step, config, issuerZip, labels }: CheckoutIslandProps) {
  return (
    <ClientScreen
      load={STEP_SCREENS[step]}
      labels={labels}
      skeleton={<ScreenSkeleton label={labels.loading} className="h-96" />}
    >
      {(Screen) => (
        <IssuerZip value={issuerZip}>
          <Screen config={config} />
        </IssuerZip>
      )}
    </ClientScreen>
  );
}
