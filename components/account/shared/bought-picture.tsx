import { Picture } from '@/components/ui/picture';
import type { BoughtProduct } from '@/lib/domain/orders/types';
import { imageUrl } from '@/lib/domain/product/images';

/** The picture of a bought product. It has no alternative text, because the name stands beside it. `size` in CSS pixels. */
export function BoughtPicture({ product, size }: { product: BoughtProduct | null; size: number }) {
  const { cover } = product ?? {};
  return (
    <Picture
      src={cover ? imageUrl(cover, size > 64 ? 'medium' : 'thumbnail') : null}
      alt=""
      width={size}
      className="bought-picture"
    />
  );
}
