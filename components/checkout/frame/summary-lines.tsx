import { useQuery } from '@tanstack/react-query';
import { useCart } from '@/components/cart/use-cart';
import { Picture } from '@/components/ui/picture';
import { imageUrl } from '@/lib/domain/product/images';
import { useTranslation } from '@/lib/i18n/client';
import { order } from '@/lib/queries/orders';
import { getQueryClient } from '@/lib/queries/query-client';
import { transaction } from '@/lib/queries/transactions';
import { linesOfCart } from '@/stores/flows/cart/lines-of-cart';

interface SummaryLinesProps {
  customerId: string;
  transactionId: string | null;
}

interface Line {
  key: string;
  name: string;
  image: string | null;
  qty: number;
}

/** The products of the cart, or of the order that is being paid. */
export function SummaryLines({ customerId, transactionId }: SummaryLinesProps) {
  return transactionId === null ? (
    <CartLines />
  ) : (
    <OrderLines customerId={customerId} transactionId={transactionId} />
  );
}

function CartLines() {
  const lines = linesOfCart(useCart(true)).map(({ product, assemblyId, quantity }) => ({
    key: `${product.id}-${assemblyId}`,
    name: product.name,
    image: product.image,
    qty: quantity,
  }));
  return <List lines={lines} />;
}

function OrderLines({ customerId, transactionId }: { customerId: string; transactionId: string }) {
  const client = getQueryClient();
  const paid = useQuery(transaction(customerId, transactionId), client);
  const orderId = paid.data?.transaction.orderId ?? null;
  const bought = useQuery(
    { ...order(customerId, orderId ?? ''), enabled: orderId !== null },
    client,
  );
  const lines = (bought.data?.items ?? []).map(({ id, name, qty, product }) => ({
    key: id,
    name,
    image: product?.cover ? imageUrl(product.cover, 'thumbnail') : null,
    qty,
  }));
  return <List lines={lines} />;
}

/** More lines than these are collapsed. */
const SHOWN = 4;

function List({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('checkout');
  if (lines.length === 0) return <div className="skeleton mt-3 h-20" />;
  const rest = lines.slice(SHOWN);
  return (
    <>
      <Items lines={lines.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details className="checkout-rest">
          <summary>{t('frame.more', { count: rest.length })}</summary>
          <Items lines={rest} />
        </details>
      )}
    </>
  );
}

function Items({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('checkout');
  return (
    <ul className="checkout-lines" aria-label={t('frame.lines')}>
      {lines.map(({ key, name, image, qty }) => (
        <li key={key}>
          <Picture src={image} alt="" width={56} />
          <p>
            <span className="checkout-name">{name}</span>
            <span className="checkout-qty">{t('frame.pieces', { count: qty })}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
