import { toCheckedParts } from '@/lib/domain/build/compatibility/check';
import type { BuildEntry } from '@/lib/domain/build/types';
import { estimateWatts } from '@/lib/domain/build/watts';
import type { Texts } from '@/lib/i18n/types';

/** The estimated maximum power of a build, compared with the wattage of its power supply. */
export function WattsMeter({
  t,
  entries,
}: {
  t: Texts<'assembly'>;
  entries: readonly BuildEntry[];
}) {
  const parts = toCheckedParts(entries);
  const { watts, recommended, missing } = estimateWatts(parts);
  if (watts === 0 && missing.length === 0) return null;
  const supply = parts.find(({ facts }) => facts.role === 'psu')?.facts.wattage;
  return (
    <div className="asm-watts">
      <p>
        {missing.length > 0
          ? t('watts.atLeast', { watts, parts: missing.join(', ') })
          : t('watts.estimate', { watts })}
      </p>
      {supply !== undefined && (
        <meter
          min={0}
          max={supply}
          high={supply * 0.85}
          optimum={0}
          value={Math.min(watts, supply)}
          aria-label={t('watts.meter', { watts, supply })}
        />
      )}
      <p className="asm-soft">
        {supply === undefined
          ? t('watts.recommended', { watts: recommended })
          : t('watts.supply', { supply, watts: recommended })}
      </p>
    </div>
  );
}
