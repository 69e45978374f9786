import { Picture } from '@/components/ui/picture';
import type { PurchasedProduct } from '@/lib/domain/orders/types';

/** The picture of a bought product. It has no alternative text, because the name stands beside it. `size` in CSS pixels. */
export function BoughtPicture({
  product,
  size,
}: {
  product: PurchasedProduct | null;
  size: number;
}) {
  const cover = product?.cover;
  return (
    <Picture
      src={size > 64 ? cover?.medium : cover?.thumbnail}
      alt=""
      width={size}
      className="bought-picture"
    />
  );
}
