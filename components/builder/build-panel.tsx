import { memo } from 'react';
import { Button } from '@/components/ui/button';
import type { Customer } from '@/lib/domain/account/types';
import { getMissingGroups } from '@/lib/domain/build/groups';
import type { BuildEntry } from '@/lib/domain/build/types';
import { isChosenEntry } from '@/lib/domain/build/types';
import { useTranslation } from '@/lib/i18n/client';
import { copyText } from '@/stores/interface/notify-failure';
import { AddBuildToCart } from './add-build-to-cart';
import { BuildCompatibility } from './build-compatibility';
import { BuildTotals } from './build-totals';
import { ChosenParts } from './chosen-parts';
import { PictureNote } from './picture-note';
import { sharedBuildHref } from './shared-build-href';
import type { BuildTools } from './use-build';
import { WattsMeter } from './watts-meter';

/**
 * The summary of a build: its parts, price, power, missing parts, and the buttons for the cart and sharing.
 * Memoized: the builder draws it after a choice has been answered.
 */
export const BuildPanel = memo(function BuildPanel({
  tools,
  customer,
}: {
  tools: BuildTools;
  customer: Customer | null;
}) {
  const { t } = useTranslation('assembly');
  const { entries, groups } = tools;
  const isBegun = entries.some(isChosenEntry);
  const missing = getMissingGroups(groups, entries);
  return (
    <div className="asm-panel">
      <h2 className="text-20">{t('panel.title')}</h2>
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
          <ul className="flex flex-wrap gap-1.5 mt-1.5">
            {missing.map((group) => (
              <li key={group.id}>
                <button type="button" onClick={() => tools.goToStep(group)}>
                  {group.name}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <PictureNote t={t} entries={entries} groups={groups} />
      <BuildCompatibility tools={tools} customer={customer} />
      {isBegun && (
        <>
          <ChosenParts tools={tools} />
          <ShareButtons entries={entries} />
        </>
      )}
    </div>
  );
});

/** Shares a build: copies its link, or prints it. */
function ShareButtons({ entries }: { entries: readonly BuildEntry[] }) {
  const { t } = useTranslation('assembly');
  const { href } = new URL(sharedBuildHref(entries), window.location.origin);
  const messages = { copied: t('share.copied'), failed: t('share.failed') };
  return (
    <div className="flex flex-wrap -mx-4">
      <Button variant="quiet" icon="external" onClick={() => copyText(href, messages)}>
        {t('share.copy')}
      </Button>
      <Button variant="quiet" icon="file" onClick={() => window.print()}>
        {t('share.print')}
      </Button>
    </div>
  );
}
