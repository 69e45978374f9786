import { useQueries, useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { QuantityStepper } from '@/components/shared/quantity-stepper';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { backendCompatibilityQuery } from '@/lib/api/assembly-compatibility';
import type { Customer } from '@/lib/api/customer';
import { savedBuildValidityQuery } from '@/lib/api/saved-builds';
import type { Build } from '@/lib/domain/build/build';
import {
  applyBackendAnswer,
  type BackendAnswer,
  checkBuild,
  combineBackendAnswers,
  toCheckedParts,
} from '@/lib/domain/build/compatibility/check';
import { getMissingGroups } from '@/lib/domain/build/groups';
import {
  getChosenEntries,
  getGroupMax,
  getGroupQuantity,
  limitToStock,
} from '@/lib/domain/build/selection';
import { isChosenEntry } from '@/lib/domain/build/types';
import { formatPrice, roundMoney } from '@/lib/domain/money';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import { useTranslation } from '@/lib/i18n/client';
import { copyText } from '@/stores/interface/notify-failure';
import { AddBuildToCart } from './add-build-to-cart';
import { BuildTotals, PictureNote, sharedBuildHref, WattsMeter } from './build-summary';
import { CompatibilityNote } from './compatibility-note';
import type { BuildPartProps, BuildTools } from './use-build';

function ChosenParts({ tools }: { tools: BuildTools }) {
  const { t } = useTranslation('assembly');
  const { groups, entries } = tools;
  return (
    <ul className="asm-parts">
      {groups.flatMap((group) => {
        const most = getGroupMax(entries, group.id);
        const room = most - getGroupQuantity(entries, group.id);
        return getChosenEntries(entries, group.id).map(({ part, qty }) => {
          const { final, isCash } = getDisplayPrices(part.pricing);
          return (
            <li key={`${group.id} ${part.id}`}>
              <Picture src={part.image} alt="" width={44} className="size-11" />
              <div className="min-w-0 flex-[1_1_9rem]">
                <p className="text-ink-soft text-13">{group.name}</p>
                <p className="asm-part-name">{part.name}</p>
                <div className="flex items-center justify-between gap-3">
                  <p className="asm-soft">
                    {qty > 1 && t('panel.times', { qty, price: formatPrice(final) })}
                    <strong className="text-ink">{formatPrice(roundMoney(final * qty))}</strong>
                    {isCash && ` ${t('card.cash')}`}
                  </p>
                  <button
                    type="button"
                    className="link-button"
                    aria-label={`${t('card.change')}: ${group.name}`}
                    onClick={() => tools.goToStep(group)}
                  >
                    {t('card.change')}
                  </button>
                </div>
                {part.stock !== null && part.stock < qty && (
                  <p className="text-sm font-medium text-warn">
                    {part.stock > 0 ? t('stock.count', { count: part.stock }) : t('stock.none')}
                  </p>
                )}
                {most > 1 && (
                  <QuantityStepper
                    name={part.name}
                    quantity={qty}
                    stock={limitToStock(qty + Math.max(room, 0), part)}
                    onChange={(wanted) => tools.setQuantity(group.id, part, wanted)}
                    onRemove={() => tools.remove(group.id, part)}
                  />
                )}
              </div>
              <Button
                variant="quiet"
                size="icon"
                icon="trash"
                aria-label={`${t('card.remove')}: ${part.name}`}
                onClick={() => tools.remove(group.id, part)}
              />
            </li>
          );
        });
      })}
    </ul>
  );
}

const combineAnswers = (parts: readonly { data: BackendAnswer | undefined }[]) =>
  combineBackendAnswers(parts.map(({ data }) => data));

/** Asked for a saved build without changes as a whole, for any other part by part. Null while there is no answer. */
function useBackendCompatibility(build: Build, customer: Customer | null): BackendAnswer | null {
  const isKnown = customer !== null && build.id !== null && !build.isChanged;
  const whole = useQuery({
    ...savedBuildValidityQuery(customer?.id ?? '', build.id ?? ''),
    enabled: isKnown,
  });
  const valid = isKnown ? whole.data : undefined;
  const isDecided = valid != null && valid.isCompatible !== null;
  const ids = toCheckedParts(build.entries).map(({ productId }) => productId);
  const isAsked = ids.length > 1 && !isDecided && !(isKnown && whole.isPending);
  const word = useQueries({
    queries: ids.map((id) => ({
      ...backendCompatibilityQuery(
        id,
        ids.filter((other) => other !== id),
      ),
      enabled: isAsked,
    })),
    combine: combineAnswers,
  });
  if (isDecided) return valid;
  return isAsked ? word : null;
}

/** Whether the parts of a build are compatible. A separate component, so that only it re-renders on an answer. */
function BuildCompatibility({ tools, customer }: BuildPartProps) {
  const { t } = useTranslation('assembly');
  const { entries, build } = tools;
  const word = useBackendCompatibility(build, customer);
  const ids = entries.filter(isChosenEntry).map(({ part }) => part.id);
  const compatibility = applyBackendAnswer(checkBuild(toCheckedParts(entries)), word, ids);
  if (compatibility.state === null) return null;
  return <CompatibilityNote t={t} compatibility={compatibility} />;
}

/** Memoized: the builder draws it after a choice has been answered. */
export const BuildPanel = memo(function BuildPanel({ tools, customer }: BuildPartProps) {
  const { t } = useTranslation('assembly');
  const { entries, groups, isWhole } = tools;
  const isBegun = entries.some(isChosenEntry);
  const missing = getMissingGroups(groups, entries);
  const copyLink = () =>
    copyText(new URL(sharedBuildHref(entries), window.location.origin).href, {
      copied: t('share.copied'),
      failed: t('share.failed'),
    });
  return (
    <div className="asm-panel">
      {/* In place of a step, it takes the focus as one does, below what was just proposed, which can be undone. */}
      <h2 {...(isWhole && { id: 'asm-step', tabIndex: -1 })} className="scroll-mt-24 text-20">
        {t('panel.title')}
      </h2>
      <div>
        {!isBegun && <p className="asm-soft">{t('panel.empty')}</p>}
        {isBegun && (
          <>
            <BuildTotals t={t} entries={entries} />
            <AddBuildToCart tools={tools} customer={customer} missing={missing.length} />
            <WattsMeter t={t} entries={entries} />
          </>
        )}
        {missing.length > 0 && (
          <div>
            <h3 className="text-14 tracking-normal">{t('panel.missingTitle')}</h3>
            <ul className="flex flex-wrap gap-1.5 mt-1.5">
              {missing.map((group) => (
                <li key={group.id}>
                  <button
                    type="button"
                    onClick={() => tools.goToStep(group)}
                    className="min-h-11 rounded-md border border-dashed border-line-strong px-3 text-14 hover:border-ink"
                  >
                    {group.name}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
        <PictureNote t={t} entries={entries} groups={groups} />
        <BuildCompatibility tools={tools} customer={customer} />
      </div>
      {isBegun && (
        <div>
          <ChosenParts tools={tools} />
          <div className="flex flex-wrap -mx-4">
            <Button variant="quiet" icon="external" onClick={copyLink}>
              {t('share.copy')}
            </Button>
            <Button variant="quiet" icon="file" onClick={() => window.print()}>
              {t('share.print')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
});
