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
import { asFields, asNumber, asText, asUniqueList, pickFields } from '@/stores/persistence/guards';

/** localStorage key: the provider's pages that this browser has left for, one of each payment. */
const STORAGE_KEY = 'approval-attempts';
const VERSION = '1';

function parseAttempt(value: unknown): ApprovalAttempt | null {
  const fields = asFields(value);
  const texts = fields && pickFields(fields, asText, ['customerId', 'paymentId', 'origin']);
  const startedAt = asNumber(fields?.startedAt);
  return texts && startedAt !== null ? { ...texts, state: asText(fields?.state), startedAt } : null;
}

const readAttempts = (): ApprovalAttempt[] =>
  deserializeState(readText(STORAGE_KEY), VERSION, (list) =>
    asUniqueList(list, parseAttempt, ({ paymentId }) => paymentId),
  ) ?? [];

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
