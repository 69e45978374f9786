import type { OrderDetail } from '@/lib/domain/orders/types';
import { useTranslation } from '@/lib/i18n/client';

/** What was written about the order, and why it was cancelled. */
export function OrderComments({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const { comments, cancelComments } = order;
  if (!comments && !cancelComments) return null;
  return (
    <dl className="order-amounts whitespace-pre-line">
      {comments && (
        <div>
          <dt>{t('comments')}</dt>
          <dd>{comments}</dd>
        </div>
      )}
      {cancelComments && (
        <div>
          <dt>{t('cancelComments')}</dt>
          <dd>{cancelComments}</dd>
        </div>
      )}
    </dl>
  );
}
