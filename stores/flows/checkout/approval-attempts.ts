import { readText, writeText } from '@/lib/browser/storage';
import { withLock } from '@/lib/browser/with-lock';
import {
  type ApprovalAttempt,
  type ApprovalReturn,
  createApprovalAttempt,
  isCurrentAttempt,
  isReturnFrom,
} from '@/lib/domain/payments/provider-redirect';
import { deserializeState, serializeState } from '@/stores/persistence/create-persisted-store';
import { asNullable, asNumber, asRecord, asText, asUniqueList } from '@/stores/persistence/guards';

/** localStorage key: the provider's pages that this browser has left for, one of each payment. */
const STORAGE_KEY = 'approval-attempts';
const VERSION = '1';

const asAttempt = asRecord<ApprovalAttempt>({
  customerId: asText,
  paymentId: asText,
  origin: asText,
  state: asNullable(asText),
  startedAt: asNumber,
});
const asAttempts = asUniqueList(asAttempt, ({ paymentId }) => paymentId);

const readAttempts = () => deserializeState(readText(STORAGE_KEY), VERSION, asAttempts) ?? [];

const writeAttempts = (attempts: readonly ApprovalAttempt[]): boolean =>
  writeText(STORAGE_KEY, serializeState(VERSION, attempts));

/**
 * Remembers that this browser leaves for a provider's page. Without storage the customer is asked after the return.
 * @param address of the provider's page, which may be relative to this site
 * @returns the address to open
 */
export function startApproval(
  leaving: { customerId: string; paymentId: string; address: string },
  now = Date.now(),
): string {
  const absolute = { ...leaving, address: new URL(leaving.address, location.origin).href };
  const { attempt, address } = createApprovalAttempt(absolute, crypto.randomUUID(), now);
  const others = readAttempts().filter(
    (one) => one.paymentId !== attempt.paymentId && isCurrentAttempt(one, now),
  );
  writeAttempts([...others, attempt]);
  return address;
}

/**
 * Whether the customer returns from a provider's page that this browser had left for. It is true once for each attempt, in
 * whichever tab: a reload, the back button or a second tab finds nothing more. A return that does not match uses up nothing.
 */
export async function claimApprovalReturn(
  arrival: ApprovalReturn,
  now = Date.now(),
): Promise<boolean> {
  const isOwn = () => readAttempts().some((one) => isReturnFrom(one, arrival, now));
  // A browser that refuses the storage may refuse the lock, too.
  if (!isOwn()) return false;
  return withLock(STORAGE_KEY, async () => {
    const rest = readAttempts().filter(({ paymentId }) => paymentId !== arrival.paymentId);
    return isOwn() && writeAttempts(rest);
  });
}
