'use client';

import { useQuery } from '@tanstack/react-query';
import {
  BoughtPicture,
  HistorySection,
  RowsSkeleton,
  StatusBadge,
  Timeline,
} from '@/components/account/shared/history';
import { BoughtName } from '@/components/shared/bought-name';
import { customerScreen, useRouteParams } from '@/components/shared/customer-screen';
import { ListPager, usePageParam } from '@/components/shared/list-pager';
import { QueryView } from '@/components/shared/query-view';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PLACEHOLDER_IMAGE } from '@/components/ui/image-props';
import { type Warranty, warrantiesQuery, warrantyQuery } from '@/lib/api/warranties';
import { getWarrantyStatusAppearance } from '@/lib/domain/warranty/warranty';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { useWarrantyStatusTexts, WarrantyRow } from './warranty-row';

function WarrantyView({ warranty }: { warranty: Warranty }) {
  const { t } = useTranslation('warranties');
  const words = useWarrantyStatusTexts();
  const { status, orderId, product, productName } = warranty;
  const { next, title: state } = words(status, warranty.statusText);
  const look = getWarrantyStatusAppearance(status);
  const isTurn = look.turn === 'customer';
  return (
    <>
      <div className="bought">
        <BoughtPicture product={product} size={80} />
        <div>
          <h2 className="text-lg">
            <BoughtName name={productName} product={product} />
          </h2>
          <p className="history-soft bought-facts">
            <span>{t('folio', { folio: warranty.folio })}</span>
            <a href={route('profile.order', { id: orderId })}>
              {t('ofOrder', { folio: warranty.orderFolio })}
            </a>
          </p>
        </div>
        <p>
          <StatusBadge look={look}>{state}</StatusBadge>
        </p>
      </div>
      {next && (
        <div className={isTurn ? 'note note-warn' : 'note'}>
          <p className="font-semibold">{t(isTurn ? 'yourTurn' : 'whatNext')}</p>
          <p>{next}</p>
        </div>
      )}
      {hasFeature('order-chat') && (
        <ButtonLink
          variant="secondary"
          icon="chat"
          className="my-4"
          href={route('profile.order.chat', { id: orderId })}
        >
          {t('chat')}
        </ButtonLink>
      )}
      <div className="grid gap-x-12 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <Timeline
          title={t('timeline')}
          steps={warranty.timeline.map((step) => {
            const { title, meaning } = words(step.status, step.text);
            const { icon } = getWarrantyStatusAppearance(step.status);
            const note = (
              <>
                {meaning && <p>{meaning}</p>}
                {step.note && <p className="note note-warn mt-2">{step.note}</p>}
              </>
            );
            return { icon, title, atUtc: step.atUtc, isDone: true, note };
          })}
        />
        <WarrantyRequestDetails warranty={warranty} />
      </div>
    </>
  );
}

function WarrantyRequestDetails({ warranty }: { warranty: Warranty }) {
  const { t } = useTranslation('warranties');
  const { photos } = warranty;
  return (
    <HistorySection title={t('told')}>
      <p className="whitespace-pre-wrap">{warranty.description}</p>
      <p className="history-soft mt-3 bought-facts">
        <span>{t('pieces', { count: warranty.qty })}</span>
        {warranty.serialNumber && <span>{t('serial', { number: warranty.serialNumber })}</span>}
      </p>
      {photos.length > 0 && (
        <ul className="warranty-photos mt-4">
          {photos.map(({ id, url }, index) => (
            <li key={id}>
              <a href={url ?? undefined} target="_blank" rel="noreferrer">
                {/* Not optimised by a third party, which could keep a copy of the customer's photo. */}
                <img src={url ?? PLACEHOLDER_IMAGE} alt={t('photo', { number: index + 1 })} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </HistorySection>
  );
}

export const WarrantiesScreen = customerScreen(['warranties'], function Warranties({ customer }) {
  const { id } = useRouteParams('profile.warranties');
  const Screen = id === undefined ? WarrantyList : WarrantyDetail;
  return <Screen key={id} customerId={customer.id} id={id ?? ''} />;
});

function WarrantyDetail({ customerId, id }: { customerId: string; id: string }) {
  const query = useQuery(warrantyQuery(customerId, id));
  return (
    <QueryView
      query={query}
      skeleton={<RowsSkeleton rows={4} tall />}
      notFound={{ list: 'profile.warranties' }}
    >
      {(found) => <WarrantyView warranty={found} />}
    </QueryView>
  );
}

function WarrantyList({ customerId }: { customerId: string }) {
  const { t } = useTranslation('warranties');
  const query = useQuery(warrantiesQuery(customerId, usePageParam()));
  return (
    <QueryView query={query} skeleton={<RowsSkeleton rows={6} />}>
      {(found) =>
        found.warranties.length === 0 ? (
          <EmptyState icon="shield" title={t('none')} text={t('noneText')}>
            <ButtonLink href={route('profile.orders')}>{t('noneLink')}</ButtonLink>
          </EmptyState>
        ) : (
          <>
            <p className="history-soft bought-facts pb-3">
              <span>{t('how')}</span>
              <a href={route('about.warranties')}>{t('terms')}</a>
            </p>
            <ul className="history-rows">
              {found.warranties.map((one) => (
                <WarrantyRow key={one.id} warranty={one} />
              ))}
            </ul>
            <ListPager lastPage={found.lastPage} />
          </>
        )
      }
    </QueryView>
  );
}
