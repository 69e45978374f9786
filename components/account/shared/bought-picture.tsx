import { Picture } from '@/components/ui/picture';
import type { PurchasedProduct } from '@/lib/domain/orders/types';
import { getImageUrl } from '@/lib/domain/product/images';

/** The picture of a bought product. It has no alternative text, because the name stands beside it. `size` in CSS pixels. */
export function BoughtPicture({
  product,
  size,
}: {
  product: PurchasedProduct | null;
  size: number;
}) {
  const { cover } = product ?? {};
  return (
    <Picture
      src={cover ? getImageUrl(cover, size > 64 ? 'medium' : 'thumbnail') : null}
      alt=""
      width={size}
      className="bought-picture"
    />
  );
}
