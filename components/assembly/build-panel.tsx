import type { Customer } from '@/lib/domain/account/types';
import { checkBuild, ratedParts, ruledBy } from '@/lib/domain/assembly/compatibility/check';
import { missingGroups } from '@/lib/domain/assembly/groups';
import { isChosen } from '@/lib/domain/assembly/types';
import { useTranslation } from '@/lib/i18n/client';
import { ChosenParts } from './chosen-parts';
import { PanelTotals } from './panel-totals';
import { ShareButtons } from './share-buttons';
import { ToCart } from './to-cart';
import type { BuildTools } from './use-build';
import { useShopsWord } from './use-shops-word';
import { VerdictNote } from './verdict-note';
import { WattsMeter } from './watts-meter';

/** What is always in view: the parts, what they cost and draw, what is missing, and where to go with it. */
export function BuildPanel({ tools, customer }: { tools: BuildTools; customer: Customer | null }) {
  const { t } = useTranslation('assembly');
  const { entries, groups, build } = tools;
  const word = useShopsWord(build, customer);
  const ids = entries.filter(isChosen).map(({ part }) => part.id);
  const compatibility = ruledBy(checkBuild(ratedParts(entries)), word, ids);
  const missing = missingGroups(groups, entries);
  return (
    <div className="asm-panel">
      <h2>{t('panel.title')}</h2>
      {ids.length === 0 && <p className="asm-soft">{t('panel.empty')}</p>}
      {ids.length > 0 && (
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
      {compatibility.state !== null && <VerdictNote t={t} compatibility={compatibility} />}
      {ids.length > 0 && (
        <>
          <ChosenParts tools={tools} />
          <ShareButtons entries={entries} />
        </>
      )}
    </div>
  );
}
