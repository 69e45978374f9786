import { toPublicAddress } from '@/lib/routing/secret-addresses';

/** How a provider names a page and the one before it. */
type MeasuredPage = Readonly<Record<'page_location' | 'page_referrer', string>>;

/**
 * A page as a provider may know it. Of another site only the origin is told: its address may have what a payment is made
 * with.
 * @param referrer address of the page before, also of another site; empty where there is none
 */
export function toMeasuredPage(address: string, referrer: string): MeasuredPage {
  const page = new URL(address);
  const before = URL.canParse(referrer) ? new URL(referrer) : null;
  const isOwn = before?.origin === page.origin;
  return {
    page_location: toPublicAddress(page),
    page_referrer: before === null ? '' : isOwn ? toPublicAddress(before) : `${before.origin}/`,
  };
}
