import { QuantityStepper } from '@/components/shared/quantity-stepper';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { limitToStock } from '@/lib/domain/build/part-stock';
import { getChosenEntries, getGroupMax, getGroupQuantity } from '@/lib/domain/build/selection';
import { formatPrice, roundMoney } from '@/lib/domain/money';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import { useTranslation } from '@/lib/i18n/client';
import type { BuildTools } from './use-build';

/** The chosen parts of a build, in the order of the steps. */
export function ChosenParts({ tools }: { tools: BuildTools }) {
  const { t } = useTranslation('assembly');
  const { groups, entries } = tools;
  return (
    <ul className="asm-parts">
      {groups.flatMap((group) => {
        const most = getGroupMax(entries, group.id);
        const room = most - getGroupQuantity(entries, group.id);
        return getChosenEntries(entries, group.id).map(({ part, qty }) => (
          <li key={`${group.id} ${part.id}`}>
            <Picture src={part.image} alt="" width={44} />
            <div>
              <button
                type="button"
                onClick={() => tools.goToStep(group)}
                className="asm-part-group"
              >
                {group.name}
              </button>
              <p className="asm-part-name">{part.name}</p>
              <p className="asm-soft">
                {qty > 1 &&
                  t('panel.times', {
                    qty,
                    price: formatPrice(getDisplayPrices(part.pricing).final),
                  })}
                <strong className="text-ink">
                  {formatPrice(roundMoney(getDisplayPrices(part.pricing).final * qty))}
                </strong>
              </p>
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
        ));
      })}
    </ul>
  );
}
