import { CategoryIcon } from '@/components/ui/category-symbol';
import { FactList } from '@/components/ui/fact-list';
import { type CategoryIconName, findCategoryIcon } from '@/components/ui/icon-names';
import { Price } from '@/components/ui/price';
import { toCheckedParts } from '@/lib/domain/build/compatibility/check';
import { estimateWatts } from '@/lib/domain/build/compatibility/power-rules';
import { findMissingPicture } from '@/lib/domain/build/groups';
import { encodeBuild, SHARED_BUILD_PARAM } from '@/lib/domain/build/share';
import { type BuildMonthly, calculateBuildCost } from '@/lib/domain/build/totals';
import type { BuildEntry, BuildGroup } from '@/lib/domain/build/types';
import { formatPrice } from '@/lib/domain/money';
import type { Texts } from '@/lib/i18n/types';
import { route } from '@/lib/routing/routes';

/** The URL of the page that shows this build: the build is encoded in the query. */
export function sharedBuildHref(entries: readonly BuildEntry[]): string {
  // The code has only characters that need no escaping in a URL.
  return `${route('assembly-new')}?${SHARED_BUILD_PARAM}=${encodeBuild(entries)}`;
}

/** Accessory groups have no role, so their icon is found by name. */
const BY_NAME: readonly (readonly [RegExp, CategoryIconName])[] = [
  [/monitor/i, 'monitor'],
  [/teclado/i, 'keyboard'],
  [/mouse|rat[oó]n/i, 'mouse'],
  [/aud[ií]fono|diadema/i, 'headphones'],
  [/ventilador/i, 'fan'],
  [/c[aá]mara|webcam/i, 'webcam'],
];

export function GroupIcon({ group: { role, name } }: { group: Pick<BuildGroup, 'role' | 'name'> }) {
  const named = BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? null;
  return <CategoryIcon name={role === null ? named : findCategoryIcon(role)} />;
}

interface SummaryProps {
  t: Texts<'assembly'>;
  entries: readonly BuildEntry[];
}

/** Says that a computer without a video card has no picture, or that nobody knows. */
export function PictureNote({
  t,
  entries,
  groups,
}: SummaryProps & { groups: readonly BuildGroup[] }) {
  const missing = findMissingPicture(entries, groups);
  if (!missing) return null;
  return (
    <p className="note note-warn">
      {t(`picture.${missing.reason}`, { processor: missing.processor })}
    </p>
  );
}

export function WattsMeter({ t, entries }: SummaryProps) {
  const parts = toCheckedParts(entries);
  const { watts, recommended, asking, missing } = estimateWatts(parts);
  if (watts === 0 && missing.length === 0) return null;
  const supply = parts.find(({ facts }) => facts.role === 'psu')?.facts.wattage;
  const reason = asking ? t('watts.asking', { part: asking.name }) : '';
  return (
    <div>
      <p>
        {missing.length > 0
          ? t('watts.atLeast', { watts, parts: missing.join(', ') })
          : t('watts.estimate', { watts })}
      </p>
      {supply !== undefined && (
        <meter
          className="my-1 h-3 w-full"
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
          ? t('watts.recommended', { watts: recommended, reason })
          : t('watts.supply', { supply, watts: recommended, reason })}
      </p>
    </div>
  );
}

const KEYS = {
  free: 'totals.monthlyFree',
  unknown: 'totals.monthly',
  charged: 'totals.monthlyInterest',
} as const;

/** Monthly payments in a line: without interest, or with what they cost in total. */
export const buildMonthlyText = (
  { interest, months, price, total }: BuildMonthly,
  t: Texts<'assembly'>,
): string => t(KEYS[interest], { months, price: formatPrice(price), total: formatPrice(total) });

export function BuildTotals({ t, entries }: SummaryProps) {
  const { cash, list, monthly } = calculateBuildCost(entries);
  return (
    <FactList
      className="asm-totals grid gap-1 [&_dd]:text-right"
      rows={[
        [t('totals.cash'), <Price key="cash" value={cash} size="lg" />],
        [t('totals.list'), list > cash && formatPrice(list)],
        [t('totals.perMonth'), monthly ? buildMonthlyText(monthly, t) : t('totals.noMonthly')],
      ]}
    />
  );
}
