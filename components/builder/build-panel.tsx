import type { Customer } from '@/lib/domain/account/types';
import { getMissingGroups } from '@/lib/domain/build/groups';
import { isChosenEntry } from '@/lib/domain/build/types';
import { useTranslation } from '@/lib/i18n/client';
import { AddBuildToCart } from './add-build-to-cart';
import { BuildCompatibility } from './build-compatibility';
import { BuildTotals } from './build-totals';
import { ChosenParts } from './chosen-parts';
import { ShareButtons } from './share-buttons';
import type { BuildTools } from './use-build';
import { WattsMeter } from './watts-meter';

/** The summary of a build: its parts, price, power, missing parts, and the buttons for the cart and sharing. */
export function BuildPanel({ tools, customer }: { tools: BuildTools; customer: Customer | null }) {
  const { t } = useTranslation('assembly');
  const { entries, groups } = tools;
  const isBegun = entries.some(isChosenEntry);
  const missing = getMissingGroups(groups, entries);
  return (
    <div className="asm-panel">
      <h2>{t('panel.title')}</h2>
      {!isBegun && <p className="asm-soft">{t('panel.empty')}</p>}
      {isBegun && (
        <>
          <BuildTotals t={t} entries={entries} />
          <AddBuildToCart tools={tools} customer={customer} missing={missing.length} />
          <WattsMeter t={t} entries={entries} />
        </>
      )}
      {missing.length > 0 && (
        <div className="asm-missing">
          <h3>{t('panel.missingTitle')}</h3>
          <ul>
            {missing.map((group) => (
              <li key={group.id}>
                <button type="button" onClick={() => tools.go(group)}>
                  {group.name}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <BuildCompatibility tools={tools} customer={customer} />
      {isBegun && (
        <>
          <ChosenParts tools={tools} />
          <ShareButtons entries={entries} />
        </>
      )}
    </div>
  );
}
