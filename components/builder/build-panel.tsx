import type { Customer } from '@/lib/domain/account/types';
import { missingGroups } from '@/lib/domain/build/groups';
import { isChosen } from '@/lib/domain/build/types';
import { useTranslation } from '@/lib/i18n/client';
import { BuildVerdict } from './build-verdict';
import { ChosenParts } from './chosen-parts';
import { PanelTotals } from './panel-totals';
import { ShareButtons } from './share-buttons';
import { ToCart } from './to-cart';
import type { BuildTools } from './use-build';
import { WattsMeter } from './watts-meter';

/** The summary of a build: its parts, price, power, missing parts, and the buttons for the cart and sharing. */
export function BuildPanel({ tools, customer }: { tools: BuildTools; customer: Customer | null }) {
  const { t } = useTranslation('assembly');
  const { entries, groups } = tools;
  const isBegun = entries.some(isChosen);
  const missing = missingGroups(groups, entries);
  return (
    <div className="asm-panel">
      <h2>{t('panel.title')}</h2>
      {!isBegun && <p className="asm-soft">{t('panel.empty')}</p>}
      {isBegun && (
        <>
          <PanelTotals t={t} entries={entries} />
          <ToCart tools={tools} customer={customer} missing={missing.length} />
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
      <BuildVerdict tools={tools} customer={customer} />
      {isBegun && (
        <>
          <ChosenParts tools={tools} />
          <ShareButtons entries={entries} />
        </>
      )}
    </div>
  );
}
