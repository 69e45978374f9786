import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { ZipCodeForm } from '@/components/forms/zip-code-form';
import { cardDeliveryText, deliveryText } from '@/components/product/delivery/delivery-text';
import { withQueryClient } from '@/components/shared/with-query-client';
import { VisitorText } from '@/components/ui/visitor-text';
import { type DeliveryEstimate, deliveryEstimateQuery } from '@/lib/api/location';
import { SUBMITTED_ATTRIBUTE } from '@/lib/browser/deferred-assets';
import { getPromisedDelivery } from '@/lib/domain/delivery-promise';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import type { Texts } from '@/lib/i18n/types';
import { useSessionStore } from '@/stores/session/session-store';

interface DeliveryEstimateViewProps {
  id: string;
  zipCode: string;
  onChange: () => void;
}

function DeliveryEstimateView({ id, zipCode, onChange }: DeliveryEstimateViewProps) {
  const { t } = useTranslation('product');
  const chosen = useSessionStore((session) => session.place);
  const { data, isError } = useQuery(deliveryEstimateQuery(id, zipCode));
  const place = chosen?.municipality || chosen?.city;
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-2">
        <span>{t(place ? 'delivery.toPlace' : 'delivery.to', { zip: zipCode, place })}</span>
        <button type="button" onClick={onChange} className="link-button">
          {t('delivery.change')}
        </button>
      </p>
      <div role="status">
        {data ? (
          <PromiseText estimate={data} t={t} />
        ) : (
          <p className={data === null || isError ? 'text-danger' : 'text-ink-soft'}>
            {data === null && t('delivery.unknown', { zip: zipCode })}
            {isError && t('delivery.failed')}
            {data === undefined && !isError && t('delivery.loading')}
          </p>
        )}
      </div>
    </div>
  );
}

function PromiseText({ estimate, t }: { estimate: DeliveryEstimate; t: Texts<'product'> }) {
  const { t: delivery } = useTranslation('delivery');
  const { courier, pickupStores } = estimate;
  const [now] = useState(Date.now);
  const { cost } = getPromisedDelivery(estimate, { now });
  const [nearest, ...others] = pickupStores;
  const [line] = useState(() => document.querySelector('.promise .fact'));
  const short = cardDeliveryText(estimate, { now }, delivery);
  return (
    <>
      {line && short && <VisitorText place={line}>{short}</VisitorText>}
      <p data-promised="">
        <strong>{deliveryText(estimate, { now }, delivery)}</strong>
      </p>
      <p className="text-sm">
        {cost !== null && (
          <span className={cost > 0 ? undefined : 'font-semibold text-saved'}>
            {cost > 0 ? t('delivery.cost', { price: formatPrice(cost) }) : t('delivery.free')}
          </span>
        )}
        {courier && ` ${t('delivery.courier', { courier })}`}
      </p>
      {nearest && (
        <p className="text-sm">
          {delivery('pickup', { name: nearest.name })}
          {nearest.distanceKm !== null &&
            ` ${t('delivery.pickupAway', { distance: nearest.distanceKm })}`}
          {others.length > 0 && ` ${t('delivery.pickupMore', { count: others.length })}`}
        </p>
      )}
    </>
  );
}

export interface DeliveryPanelProps {
  id: string;
  /** What is promised while no place is chosen. */
  standard: ReactNode;
}

/** The field that the visitor came to while this code was loaded: what was typed and sent there goes on here. */
function findWaitingField() {
  const field = document.querySelector<HTMLInputElement>('[data-part="delivery-form"] input');
  return { field, hasFocus: field !== null && field === document.activeElement };
}

const readWaitingField = (field: HTMLInputElement | null) => ({
  typed: field?.value ?? '',
  wasSent: field?.form?.hasAttribute(SUBMITTED_ATTRIBUTE) === true,
});

export const DeliveryPanel = withQueryClient(function DeliveryPanel({
  id,
  standard,
}: DeliveryPanelProps) {
  const { t } = useTranslation('product');
  const zipCode = useSessionStore((session) => session.zipCode);
  const [isChanging, setChanging] = useState(false);
  const [{ field, hasFocus }] = useState(findWaitingField);
  const [{ typed, wasSent }, setEarly] = useState(() => readWaitingField(field));
  // Keys may have come between the drawing of this form and the moment when it took the field's place.
  useLayoutEffect(() => setEarly(readWaitingField(field)), [field]);
  if (zipCode !== null && !isChanging) {
    return <DeliveryEstimateView id={id} zipCode={zipCode} onChange={() => setChanging(true)} />;
  }
  return (
    <>
      {standard}
      <ZipCodeForm
        key={typed}
        labels={{
          zip: t('delivery.zip'),
          prompt: t(standard ? 'delivery.promptOther' : 'delivery.prompt'),
          submit: t('delivery.check'),
          invalid: t('delivery.invalid'),
        }}
        initial={zipCode ?? typed}
        hasFocus={hasFocus}
        wasSent={wasSent && !isChanging}
        onDone={() => setChanging(false)}
      />
    </>
  );
});
