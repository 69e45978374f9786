import { type ReactNode, useState } from 'react';
import { ZipCodeForm } from '@/components/forms/zip-code-form';
import { withQueryClient } from '@/components/shared/with-query-client';
import { useTranslation } from '@/lib/i18n/client';
import { useSessionStore } from '@/stores/session/session-store';
import { DeliveryEstimateView } from './delivery-estimate-view';

interface DeliveryPanelProps {
  id: string;
  /** What is promised while no place is chosen. */
  standard: ReactNode;
}

/** The field that the visitor came to while this code was loaded: what was typed there goes on here. */
function readWaitingField(): { typed: string; hasFocus: boolean } {
  const field = document.querySelector<HTMLInputElement>('[data-written="delivery-form"] input');
  return {
    typed: field?.value ?? '',
    hasFocus: field !== null && field === document.activeElement,
  };
}

/** The delivery promise for the chosen place, or a form that asks for one. */
export const DeliveryPanel = withQueryClient(function DeliveryPanel({
  id,
  standard,
}: DeliveryPanelProps) {
  const { t } = useTranslation('product');
  const zipCode = useSessionStore((session) => session.zipCode);
  const [isChanging, setChanging] = useState(false);
  const [{ typed, hasFocus }] = useState(readWaitingField);
  if (zipCode !== null && !isChanging) {
    return <DeliveryEstimateView id={id} zipCode={zipCode} onChange={() => setChanging(true)} />;
  }
  return (
    <>
      {standard}
      <ZipCodeForm
        labels={{
          zip: t('delivery.zip'),
          prompt: t('delivery.prompt'),
          submit: t('delivery.check'),
          invalid: t('delivery.invalid'),
        }}
        initial={zipCode ?? typed}
        hasFocus={hasFocus}
        onDone={() => setChanging(false)}
      />
    </>
  );
});
