import { useQuery } from '@tanstack/react-query';
import { memo, type Ref, useEffect, useRef, useState } from 'react';
import { shallow } from 'zustand/shallow';
import { QuantityStepper } from '@/components/shared/quantity-stepper';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Price, StruckPrice } from '@/components/ui/price';
import { useInView } from '@/components/ui/use-in-view';
import { backendCompatibilityQuery } from '@/lib/api/assembly-compatibility';
import { applyBackendAnswer, type Compatibility } from '@/lib/domain/build/compatibility/check';
import type { BuildPart } from '@/lib/domain/build/types';
import { hasPieces } from '@/lib/domain/product/availability';
import { findFeaturedPlan } from '@/lib/domain/product/financing';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { buildMonthlyText } from './build-summary';
import { CompatibilityNote, VerdictList, type VerdictsProps } from './compatibility-note';
import type { BuildTools } from './use-build';

interface CheckedCandidateCardProps extends Omit<CandidateCardProps, 'compatibility' | 'ref'> {
  localCompatibility: Compatibility;
  /** The result in the backend's list; null when the backend does not know. */
  isCompatible: boolean | null;
  otherIds: readonly string[];
}

/** The backend overrules our own rules. It is asked for cards near the screen that it has not answered yet. Memoized: a choice changes few. */
export const CheckedCandidateCard = memo(CheckedCard, arePropsEqual);

function CheckedCard({
  localCompatibility,
  isCompatible,
  otherIds,
  ...card
}: CheckedCandidateCardProps) {
  const [item, setItem] = useState<HTMLLIElement | null>(null);
  const isNear = useInView(item);
  const isAbout = card.part.facts !== null && otherIds.length > 0;
  const { data } = useQuery({
    ...backendCompatibilityQuery(card.part.id, otherIds),
    enabled: isNear && isAbout && isCompatible !== true,
  });
  // When the backend has no answer for this product, its answer in the list counts.
  const answer =
    data && data.isCompatible !== null
      ? data
      : { isCompatible, messages: [], knowsQuantities: false };
  const compatibility = applyBackendAnswer(localCompatibility, answer, [card.part.id, ...otherIds]);
  return <CandidateCard {...card} ref={setItem} compatibility={compatibility} />;
}

/** Our rules run again after each choice and give a new but equal result for most cards. */
function arePropsEqual(
  { localCompatibility: was, ...before }: CheckedCandidateCardProps,
  { localCompatibility, ...now }: CheckedCandidateCardProps,
) {
  return (
    shallow(before, now) &&
    (was === localCompatibility || JSON.stringify(was) === JSON.stringify(localCompatibility))
  );
}

/** Drawn when it is opened: a step has many cards, and a choice draws them again. */
function MoreVerdictsWhenOpen({ t, verdicts }: VerdictsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('verdict.more', { count: verdicts.length })}</summary>
      {isOpen && <VerdictList t={t} verdicts={verdicts} />}
    </details>
  );
}

export interface CandidateCardProps
  extends Pick<BuildTools, 'add' | 'replace' | 'setQuantity' | 'remove'> {
  groupId: string;
  part: BuildPart;
  compatibility: Compatibility;
  ref?: Ref<HTMLLIElement>;
  /** Quantity of this product in the build; 0 when it is not chosen. */
  qty: number;
  /** Largest quantity that the step allows now. */
  maxQuantity: number;
  /** The step is full: choosing this product replaces the one in the step. */
  isReplacement: boolean;
}

export function CandidateCard(props: CandidateCardProps) {
  const { groupId, part, compatibility, qty, maxQuantity, isReplacement } = props;
  const { t } = useTranslation('assembly');
  const { name } = part;
  const { final, common, hasDiscount, isCash } = getDisplayPrices(part.pricing);
  const monthly = findFeaturedPlan(part);
  const isChosen = qty > 0;
  const wish = t(isReplacement ? 'card.replace' : 'card.add');
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
    if (isReplacement) props.replace(groupId, part);
    else props.add(groupId, part);
  };
  const performance = part.performance?.toLocaleLowerCase('es-MX');
  const facts = [part.brandName, performance && t('performance', { performance })];
  return (
    <li
      ref={props.ref}
      className="asm-card"
      data-chosen={isChosen || undefined}
      data-compatibility={compatibility.state}
    >
      <Picture src={part.image} alt="" width={96} className="asm-picture" />
      <div>
        <h3 className="text-16 font-semibold tracking-normal lh-[1.3]">
          <a href={route('products', { slug: part.slug })} className="block py-0.5 hover:underline">
            {name}
          </a>
        </h3>
        <p className="asm-soft">
          {facts.filter(Boolean).join(' · ')}
          {part.stock !== null && (
            <span className={part.stock > 0 ? 'block text-saved' : 'block'}>
              {part.stock > 0 ? t('stock.count', { count: part.stock }) : t('stock.none')}
            </span>
          )}
        </p>
      </div>
      <div ref={actions} className="asm-card-buy">
        <p className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5 max-[480px]:flex-[1_1_8rem] md:justify-end">
          <Price value={final} />
          {isCash && <span className="asm-soft">{t('card.cash')}</span>}
          {hasDiscount && <StruckPrice value={common} label={t('card.common')} />}
          {monthly && (
            <small className="w-full text-13 text-ink-soft">
              {buildMonthlyText({ ...monthly, price: monthly.monthPrice }, t)}
            </small>
          )}
        </p>
        {isChosen ? (
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1 md:justify-end">
            <span className="inline-flex items-center gap-1 text-saved font-semibold">
              <Icon name="check" />
              {t('card.chosen')}
            </span>
            {maxQuantity > 1 && (
              <QuantityStepper
                name={name}
                quantity={qty}
                stock={maxQuantity}
                onChange={(wanted) => props.setQuantity(groupId, part, wanted)}
                onRemove={() => props.remove(groupId, part)}
              />
            )}
            <Button
              variant="quiet"
              icon="trash"
              aria-label={`${t('card.remove')}: ${name}`}
              onClick={() => props.remove(groupId, part)}
            >
              {t('card.remove')}
            </Button>
          </div>
        ) : hasPieces(part.stock) ? (
          <Button
            variant={compatibility.state === 'incompatible' ? 'secondary' : 'primary'}
            icon={isReplacement ? 'edit' : 'plus'}
            aria-label={`${wish}: ${name}`}
            onClick={choose}
          >
            {wish}
          </Button>
        ) : (
          <p className="asm-soft">{t('card.soldOut')}</p>
        )}
      </div>
      <CompatibilityNote t={t} compatibility={compatibility} More={MoreVerdictsWhenOpen} />
    </li>
  );
}
