import { BuyControls } from '@/components/browse/product/buy-controls';
import { toRenderedProduct } from '@/components/product/rendered-product';
import type { ProductSummary } from '@/lib/domain/product/types';

/** The buy controls of a product, as its page draws them for a guest. */
export const buyControlsOf = (product: ProductSummary, terms?: string) => (
  <BuyControls
    product={toRenderedProduct(product)}
    labels={{ quantity: 'Cantidad', less: 'Menos', more: 'Más' }}
    signInHref="/login"
    terms={terms}
  />
);
