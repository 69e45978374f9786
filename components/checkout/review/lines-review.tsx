import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CartContent } from '@/components/cart/cart-content';
import { useCart } from '@/components/cart/use-cart';
import { BoughtName } from '@/components/shared/bought-name';
import { QueryView } from '@/components/shared/query-view';
import { Picture } from '@/components/ui/picture';
import { getLineKey } from '@/lib/domain/cart/lines';
import { getLineTotal } from '@/lib/domain/cart/totals';
import type { CartLine } from '@/lib/domain/cart/types';
import { formatKnownPrice, formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { orderQuery } from '@/lib/queries/orders';
import { transactionQuery } from '@/lib/queries/transactions';
import { getCartLines } from '@/stores/flows/cart/get-cart-lines';
import { StepSection } from '../shared/step-section';
import { ChangeLink } from './change-link';

interface OrderLinesReviewProps {
  customerId: string;
  transactionId: string;
}

/**
 * The lines of the server's cart.
 * @param coupon the notice of a coupon that no longer applies
 */
export function CartLinesReview({ error, coupon }: { error?: string; coupon: ReactNode }) {
  const { t } = useTranslation('review-order');
  const view = useCart(true);
  return (
    <StepSection
      section="lines"
      title={t('lines')}
      error={error}
      action={<ChangeLink step="detail" transactionId={null} targetName={t('lines')} />}
    >
      {coupon}
      <CartContent view={view} skeleton={<div className="skeleton h-24" />}>
        {view.messages.map((message) => (
          <p key={message} className="form-warning">
            {message}
          </p>
        ))}
        <ul className="review-lines">
          {getCartLines(view).map((line) => (
            <CartRow key={getLineKey(line)} line={line} />
          ))}
        </ul>
      </CartContent>
    </StepSection>
  );
}

function CartRow({ line }: { line: CartLine }) {
  const { t } = useTranslation('review-order');
  const { product, quantity } = line;
  return (
    <li>
      <Picture
        src={product.image}
        alt=""
        width={56}
        className="size-14 shrink-0 p-1 rounded-sm bg-plate object-contain"
      />
      <div>
        <BoughtName name={product.name} product={product} />
        <p className="soft">{t('pieces', { count: quantity })}</p>
      </div>
      <strong>{formatPrice(getLineTotal(line))}</strong>
    </li>
  );
}

/** The lines of an existing order that is paid again. */
export function OrderLinesReview({ customerId, transactionId }: OrderLinesReviewProps) {
  const { t } = useTranslation('review-order');
  const placed = useQuery(transactionQuery(customerId, transactionId));
  return (
    <StepSection section="lines" title={t('order')}>
      <QueryView query={placed} skeleton={<div className="skeleton h-24" />}>
        {({ transaction: { orderId, orderFolio } }) => (
          <>
            <p>{t('folio', { folio: orderFolio })}</p>
            {orderId && <OrderRows customerId={customerId} orderId={orderId} />}
          </>
        )}
      </QueryView>
    </StepSection>
  );
}

function OrderRows({ customerId, orderId }: { customerId: string; orderId: string }) {
  const { t } = useTranslation('review-order');
  const query = useQuery(orderQuery(customerId, orderId));
  return (
    <QueryView query={query} skeleton={<div className="skeleton h-24" />}>
      {({ items }) => (
        <ul className="review-lines">
          {items.map(({ id, name, product, qty, total }) => (
            <li key={id}>
              <div>
                <BoughtName name={name} product={product} />
                <p className="soft">{t('pieces', { count: qty })}</p>
              </div>
              <strong>{formatKnownPrice(total)}</strong>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}
