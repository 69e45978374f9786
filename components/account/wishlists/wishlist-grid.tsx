import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { AddToCartButton } from '@/components/product/add-to-cart-button';
import { Button } from '@/components/ui/button';
import { DialogPanel } from '@/components/ui/dialog-panel';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { CardPrice } from '@/components/ui/price';
import { productsByIdQuery } from '@/lib/api/product-summaries';
import { toCartLine } from '@/lib/domain/cart/lines';
import {
  sortItemsNewestFirst,
  type Wishlist,
  type WishlistItem,
} from '@/lib/domain/favorites/wishlist';
import { formatPrice } from '@/lib/domain/money';
import {
  getAvailability,
  hasPieces,
  isPurchasable,
  limitToPieces,
} from '@/lib/domain/product/availability';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import { toProductSnapshot } from '@/lib/domain/product/product-snapshot';
import type { ProductSummary } from '@/lib/domain/product/types';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { type WishlistChanges, wishlistProductIds } from './wishlist-actions';

interface WishlistItemProps {
  item: WishlistItem;
  /** Undefined while it is not known: then the data stored in the list is shown. Null if it is not sold any more. */
  product: ProductSummary | null | undefined;
}

/** Picture, name, price and stock of an item, in the style of the product cards. */
function WishlistItemSummary({ item, product }: WishlistItemProps) {
  const { t } = useTranslation('wishlists');
  const shown = product ?? item.product;
  const isGone = product === null;
  const { common, final, hasDiscount, isCash, discountPercent } = getDisplayPrices(shown.pricing);
  const state = product && getAvailability(product);
  return (
    <>
      <Picture
        src={product ? product.cover?.medium : item.product.image}
        alt=""
        width={192}
        className={isGone || state === 'sold' ? 'card-pic opacity-50' : 'card-pic'}
      />
      <div className="card-body">
        <h3 className="card-name">
          {isGone ? (
            shown.name || t('goneName')
          ) : (
            <a href={route('products', { slug: shown.slug })}>{shown.name}</a>
          )}
        </h3>
        {!isGone && (
          <>
            <p className="card-price">
              {hasDiscount && (
                <s>
                  <span className="visually-hidden">{t('before')} </span>
                  {formatPrice(common)}
                </s>
              )}
              <CardPrice value={final} />
            </p>
            {isCash && <p>{t('cash')}</p>}
            {hasDiscount && (
              <p className="card-off fact fact-discount">
                {t('off', { percentage: discountPercent })}
              </p>
            )}
          </>
        )}
        {state === 'last-pieces' && <p className="card-last-pieces">{t('last')}</p>}
      </div>
    </>
  );
}

interface WishlistItemCardProps extends WishlistItemProps {
  onQuantity: (qty: number) => void;
  onRemove: () => void;
  onMove: (() => void) | null;
}

const MAX_WISHLIST_QUANTITY = 99;

function WishlistItemCard(props: WishlistItemCardProps) {
  const { item, product, onQuantity, onRemove, onMove } = props;
  const { t } = useTranslation('wishlists');
  const { qty } = item;
  const name = item.product.name || t('goneName');
  const step = (by: 1 | -1) => (
    <Button
      variant="quiet"
      size="icon"
      icon={by > 0 ? 'plus' : 'minus'}
      aria-label={t(by > 0 ? 'more' : 'less', { name })}
      disabled={qty + by < 1 || qty + by > MAX_WISHLIST_QUANTITY}
      onClick={() => onQuantity(qty + by)}
    />
  );
  return (
    <article className="card wish">
      <WishlistItemSummary item={item} product={product} />
      <button
        type="button"
        aria-label={t('removeLabel', { name })}
        title={t('remove')}
        onClick={onRemove}
        className="heart card-heart"
      >
        <Icon name="close" />
      </button>
      <div className="wish-foot">
        {product && isPurchasable(product) ? (
          <AddToCartButton
            line={toCartLine(toProductSnapshot(product), 1)}
            quantity={limitToPieces(qty, product.stockTotal)}
            variant="secondary"
          />
        ) : (
          <WhyNot product={product} />
        )}
        <div className="wish-row">
          <fieldset className="pieces">
            <legend className="visually-hidden">{t('pieces', { name })}</legend>
            {step(-1)}
            <output>{qty}</output>
            {step(1)}
          </fieldset>
          {onMove && product !== null && (
            <button type="button" aria-label={t('moveLabel', { name })} onClick={onMove}>
              {t('move')}
            </button>
          )}
        </div>
      </div>
    </article>
  );
}

/** In place of the button: why the product cannot be put into the cart. */
function WhyNot({ product }: Pick<WishlistItemProps, 'product'>) {
  const { t } = useTranslation('wishlists');
  const state = product && (hasPieces(product.stockTotal) ? 'onlyInStores' : 'unavailable');
  const why = state ?? (product === null ? 'gone' : 'checking');
  const weight = why === 'checking' ? 'text-ink-soft' : 'font-semibold';
  return (
    <p
      className={`grid min-h-11 place-content-center hairline rounded-md bg-sunken text-14 text-center ${weight}`}
    >
      {t(why)}
    </p>
  );
}

interface MoveItemDialogProps {
  item: WishlistItem;
  lists: readonly Wishlist[];
  onChoose: (to: Wishlist) => void;
  onClose: () => void;
}

function MoveItemDialog({ item, lists, onChoose, onClose }: MoveItemDialogProps) {
  const { t } = useTranslation('wishlists');
  const isChosen = useRef(false);
  return (
    <DialogPanel
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('moveTitle')}
      closeLabel={t('choice.close')}
      side="center"
      // After a move, the button that opened the dialog is gone, and the undo bar has the focus.
      shouldReturnFocus={() => !isChosen.current}
    >
      <div className="grid gap-3 overflow-y-auto p-4">
        <p className="line-clamp-2 text-ink-soft">{item.product.name}</p>
        <ul>
          {lists.map((list) => (
            <li key={list.id} className="hairline-t">
              <button
                type="button"
                className="group flex w-full min-h-12 items-center gap-3 text-left"
                onClick={() => {
                  isChosen.current = true;
                  onChoose(list);
                }}
              >
                <span className="min-w-0 flex-1 group-hover:underline">{list.name}</span>
                <small className="text-ink-soft text-14">
                  {t('count', { count: list.items.length })}
                </small>
                <Icon name="chevron-right" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </DialogPanel>
  );
}

interface WishlistGridProps {
  list: Wishlist;
  lists: readonly Wishlist[];
  changes: WishlistChanges;
}

export function WishlistGrid({ list, lists, changes }: WishlistGridProps) {
  const products = useQuery({
    ...productsByIdQuery(wishlistProductIds(list)),
    placeholderData: (before) => before,
  });
  const [moving, setMoving] = useState<WishlistItem | null>(null);
  const others = lists.filter(({ id }) => id !== list.id);
  return (
    <>
      <ul className="wish-grid" aria-busy={products.isPending}>
        {sortItemsNewestFirst(list).map((item) => (
          <li key={item.id}>
            <WishlistItemCard
              item={item}
              product={
                products.data?.get(item.product.id) ?? (products.isSuccess ? null : undefined)
              }
              onQuantity={(qty) => changes.setQuantity(list, item, qty)}
              onRemove={() => void changes.remove(list, item)}
              onMove={others.length > 0 ? () => setMoving(item) : null}
            />
          </li>
        ))}
      </ul>
      {moving && (
        <MoveItemDialog
          item={moving}
          lists={others}
          onClose={() => setMoving(null)}
          onChoose={(to) => {
            setMoving(null);
            void changes.move(list, moving, to);
          }}
        />
      )}
    </>
  );
}
