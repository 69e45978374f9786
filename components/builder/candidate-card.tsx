import { type Ref, useEffect, useRef } from 'react';
import { QuantityStepper } from '@/components/shared/quantity-stepper';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Price, StruckPrice } from '@/components/ui/price';
import type { Compatibility } from '@/lib/domain/build/compatibility/check';
import type { BuildPart } from '@/lib/domain/build/types';
import { hasPieces } from '@/lib/domain/product/availability';
import { findFeaturedPlan } from '@/lib/domain/product/financing';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { buildMonthlyText } from './build-monthly-text';
import { CompatibilityNote } from './compatibility-note';
import { LazyCollapsibleVerdicts } from './lazy-collapsible-verdicts';

export interface CandidateCardProps {
  part: BuildPart;
  compatibility: Compatibility;
  ref?: Ref<HTMLLIElement>;
  /** Quantity of this product in the build; 0 when it is not chosen. */
  qty: number;
  /** Largest quantity that the step allows now. */
  maxQuantity: number;
  /** The step is full: choosing this product replaces the one in the step. */
  isReplacement: boolean;
  onAdd: (part: BuildPart) => void;
  onReplace: (part: BuildPart) => void;
  onQuantity: (part: BuildPart, qty: number) => void;
  onRemove: (part: BuildPart) => void;
}

/** A product that can be chosen in a step. */
export function CandidateCard(props: CandidateCardProps) {
  const { part, compatibility, qty, maxQuantity, isReplacement } = props;
  const { t } = useTranslation('assembly');
  const { name } = part;
  const { final, common, hasDiscount } = getDisplayPrices(part.pricing);
  const monthly = findFeaturedPlan(part);
  const isChosen = qty > 0;
  const actions = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);
  useEffect(() => {
    // The focused button was replaced by other buttons in its place: the first of them gets the focus.
    if (isChosen && hasActed.current)
      actions.current?.querySelector('button')?.focus({ preventScroll: true });
    hasActed.current = false;
  }, [isChosen]);
  const choose = () => {
    hasActed.current = true;
    if (isReplacement) props.onReplace(part);
    else props.onAdd(part);
  };
  const facts = [
    part.brandName,
    part.performance &&
      t('performance', { performance: part.performance.toLocaleLowerCase('es-MX') }),
  ].filter(Boolean);
  return (
    <li
      ref={props.ref}
      className="asm-card"
      data-chosen={isChosen || undefined}
      data-compatibility={compatibility.state}
    >
      <Picture src={part.image} alt="" width={96} className="asm-picture" />
      <div>
        <h3>
          <a href={route('products', { slug: part.slug })} className="block py-0.5 hover:underline">
            {name}
          </a>
        </h3>
        <p className="asm-soft">
          {facts.join(' · ')}
          {part.stock !== null && (
            <span data-stock={part.stock > 0 ? 'yes' : 'no'} className="asm-stock">
              {part.stock > 0 ? t('stock.count', { count: part.stock }) : t('stock.none')}
            </span>
          )}
        </p>
      </div>
      <div ref={actions} className="asm-card-buy">
        <p className="asm-prices">
          <Price value={final} />
          {hasDiscount && <StruckPrice value={common} label={t('totals.list')} />}
          {monthly && (
            <small>{buildMonthlyText({ ...monthly, price: monthly.monthPrice }, t)}</small>
          )}
        </p>
        {isChosen ? (
          <div className="asm-chosen">
            <span className="inline-flex items-center gap-1 text-saved font-semibold">
              <Icon name="check" />
              {t('card.chosen')}
            </span>
            {maxQuantity > 1 && (
              <QuantityStepper
                name={name}
                quantity={qty}
                stock={maxQuantity}
                onChange={(wanted) => props.onQuantity(part, wanted)}
                onRemove={() => props.onRemove(part)}
              />
            )}
            <Button
              variant="quiet"
              icon="trash"
              aria-label={`${t('card.remove')}: ${name}`}
              onClick={() => props.onRemove(part)}
            >
              {t('card.remove')}
            </Button>
          </div>
        ) : hasPieces(part.stock) ? (
          <Button
            variant={compatibility.state === 'incompatible' ? 'secondary' : 'primary'}
            icon={isReplacement ? 'edit' : 'plus'}
            aria-label={`${t(isReplacement ? 'card.replace' : 'card.add')}: ${name}`}
            onClick={choose}
          >
            {t(isReplacement ? 'card.replace' : 'card.add')}
          </Button>
        ) : (
          <p className="asm-soft">{t('card.soldOut')}</p>
        )}
      </div>
      <CompatibilityNote
        t={t}
        compatibility={compatibility}
        MoreVerdicts={LazyCollapsibleVerdicts}
      />
    </li>
  );
}
