import { availability, isPurchasable } from '@/lib/domain/product/availability';
import { digestOf } from '@/lib/domain/product/digest';
import type { ProductSummary } from '@/lib/domain/product/types';
import { texts } from '@/lib/i18n/server';
import { CardActions } from './card-actions';
import { cardLabels, closedText } from './card-labels';
import { ProductCard, type ProductCardProps } from './product-card';

/** A card as the server draws it: complete, with its buttons. */
export function ServerCard(props: Omit<ProductCardProps, 't' | 'actions'>) {
  return (
    <ProductCard {...props} t={texts('product')} actions={<Actions product={props.product} />} />
  );
}

function Actions({ product }: { product: ProductSummary }) {
  const isSold = availability(product) === 'sold';
  const closed = isPurchasable(product) ? {} : { closed: closedText(isSold) };
  return <CardActions product={digestOf(product)} labels={cardLabels()} {...closed} />;
}
