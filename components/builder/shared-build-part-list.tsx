import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { getChosenEntries } from '@/lib/domain/build/selection';
import type { SharedBuildPart } from '@/lib/domain/build/share';
import type { BuildEntry, BuildGroup } from '@/lib/domain/build/types';
import { formatPrice, roundMoney } from '@/lib/domain/money';
import { hasPieces } from '@/lib/domain/product/availability';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { GroupIcon } from './group-icon';

interface SharedBuildPartListProps {
  entries: readonly BuildEntry[];
  discontinued: readonly SharedBuildPart[];
  groups: readonly BuildGroup[];
}

/** The parts of a shared build by step, then a note for each product that is no longer sold. */
export function SharedBuildPartList({ entries, discontinued, groups }: SharedBuildPartListProps) {
  const t = getTexts('assembly');
  const lost = discontinued.map((one) => ({
    ...one,
    group: groups.find(({ id }) => id === one.groupId),
  }));
  return (
    <ul className="asm-parts shared-parts">
      {groups.flatMap((group) =>
        getChosenEntries(entries, group.id).map(({ part, qty }) => (
          <li key={`${group.id} ${part.id}`}>
            <Picture src={part.image} alt="" width={64} />
            <div>
              <p className="asm-soft">{group.name}</p>
              <a href={route('products', { slug: part.slug })}>{part.name}</a>
              {!hasPieces(part.stock) && <p className="text-danger text-14">{t('stock.none')}</p>}
            </div>
            <p className="text-right whitespace-nowrap">
              {qty > 1 && <span className="asm-soft">{t('panel.times', { qty })}</span>}
              <strong>{formatPrice(roundMoney(getDisplayPrices(part.pricing).final * qty))}</strong>
            </p>
          </li>
        )),
      )}
      {lost.map(({ group, productId }) => (
        <li key={`${group?.id} ${productId}`} className="shared-lost">
          {group ? <GroupIcon group={group} /> : <Icon name="box" />}
          <div>
            {group && <p className="asm-soft">{group.name}</p>}
            <p>{t('shared.gone')}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
