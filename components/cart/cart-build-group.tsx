import { useId } from 'react';
import { BoughtName } from '@/components/shared/bought-name';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { CartBuildPart, CartBuildState } from '@/lib/domain/cart/cart-view';
import { getLinesOffer } from '@/lib/domain/cart/line-offer';
import { formatPrice } from '@/lib/domain/money';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { cartActions } from '@/stores/flows/cart/cart-actions';
import { QuantityStepper } from '../shared/quantity-stepper';
import type { UndoableAction } from '../shared/undo-bar';
import { FixButton, LineTerms, lineChangeText, QuietButton, quietClass } from './cart-line-parts';
import { OfferNote, priceSharesText } from './line-offer';

interface CartBuildGroupProps {
  group: CartBuildState;
  onRemoved: (done: UndoableAction) => void;
}

export function CartBuildGroup({ group, onRemoved }: CartBuildGroupProps) {
  const { t } = useTranslation('cart');
  const id = useId();
  const { key, build, parts, offer, maxQty } = group;
  const { qty, requiresAssembly } = build;
  const name = build.name || t('assembly.unnamed');
  const remove = () =>
    onRemoved({ text: t('removed', { name }), revert: cartActions().removeBuild(key) });
  return (
    <section aria-labelledby={id} className="border-b border-line py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 id={id} className="text-base font-semibold">
            {name}
          </h2>
          <p className="text-sm text-ink-soft">{t('assembly.parts', { count: parts.length })}</p>
        </div>
        <strong className="ml-auto text-xl tracking-tight whitespace-nowrap">
          {formatPrice(offer.price)}
        </strong>
      </div>
      <OfferNote offer={offer} className="w-full justify-end text-sm" />
      {maxQty !== null && maxQty < qty && (
        <p className="mt-2 flex items-center gap-2 rounded-md bg-warn-wash px-3 py-2 text-sm font-medium text-warn">
          <Icon name="warning" className="size-4" />
          {t(maxQty === 0 ? 'assembly.soldOut' : 'assembly.short')}
        </p>
      )}
      <label className="mt-2 flex cursor-pointer gap-3 py-2">
        <input
          type="checkbox"
          checked={requiresAssembly}
          onChange={(event) =>
            cartActions().setBuild(key, { requiresAssembly: event.target.checked })
          }
          aria-labelledby={`${id}-requires`}
          aria-describedby={`${id}-text`}
          className="mt-0.5 size-6 shrink-0 accent-brand-fill"
        />
        <span className="min-w-0">
          <span id={`${id}-requires`} className="block font-semibold">
            {t('assembly.requires')}
            <span className="visually-hidden">: {name}</span>
          </span>
          <span id={`${id}-text`} className="block text-sm text-ink-soft">
            {t('assembly.requiresText')}
          </span>
        </span>
      </label>
      <div className="mt-1 flex flex-wrap items-center gap-x-6">
        <QuantityStepper
          name={name}
          quantity={qty}
          stock={maxQty}
          onChange={(wanted) => cartActions().setBuild(key, { qty: wanted })}
          onRemove={remove}
        />
        {hasFeature('builder') && (
          <a
            href={route('assembly-edit-with-cart', { assemblyId: build.id, qty })}
            aria-label={`${t('assembly.edit')}: ${name}`}
            className={quietClass}
          >
            {t('assembly.edit')}
          </a>
        )}
        <QuietButton aria-label={t('remove', { name })} onClick={remove}>
          {t('removeShort')}
        </QuietButton>
      </div>
      <ul className="mt-2 border-l-2 border-line pl-3">
        {parts.map((part) => (
          <BuildPartRow key={part.id} part={part} />
        ))}
      </ul>
    </section>
  );
}

function BuildPartRow({ part }: { part: CartBuildPart }) {
  const { t } = useTranslation('cart');
  const { line, maxQty, message, change } = part;
  const { product, quantity } = line;
  // By the price of the card, as the builder shows it.
  const { isCash, ...sum } = getLinesOffer([line]);
  const piece = { isCash, price: sum.price / quantity, reference: sum.reference / quantity };
  const text = change
    ? lineChangeText(change, t)
    : maxQty !== null && maxQty < quantity
      ? t(maxQty > 0 ? 'change.short' : 'change.sold', { count: maxQty })
      : message;
  const isAcceptable = change?.price && change.stock === 'enough';
  return (
    <li className="flex items-center gap-3 py-1.5">
      <Picture
        src={product.image}
        alt=""
        width={48}
        className="size-12 shrink-0 rounded-sm bg-plate object-contain p-0.5"
      />
      <div className="min-w-0 flex-1 text-sm">
        <BoughtName name={product.name} product={product} className="line-clamp-2 leading-snug" />
        <p className="text-ink-soft">
          {isCash
            ? t('share', { count: quantity, price: formatPrice(piece.price) })
            : priceSharesText(line, t)}
        </p>
        <OfferNote offer={piece} className="text-ink-soft" />
        <LineTerms line={line} />
        {text && <p className="font-medium text-warn">{text}</p>}
        {isAcceptable && (
          <FixButton
            label={t('change.accept')}
            name={product.name}
            onClick={() => cartActions().acceptChange(change)}
          />
        )}
      </div>
    </li>
  );
}
