import type { MeasuredDocument } from './documents';
import { type Answered, FAULTS, type FaultName, type ShopClient } from './shop-client';

/** One document while its backend lacks one call. */
export interface RemovedCall {
  document: string;
  /** Path template of the call. */
  call: string;
  isNeeded: boolean;
  /** The first request, for which the document is made. */
  first: Record<FaultName, Answered>;
  /** The slowest or worst answer of a document that is kept. */
  kept: Answered;
}

/** The longest that a document may take without a call that it does not need, in milliseconds. */
export const LONGEST_MS = 2500;

const isQuick = ({ status, ms }: Answered) => status === 200 && ms <= LONGEST_MS;
/** Whether a document keeps its status and its time. Nothing is wanted of one that is nothing without the call. */
export const isWhole = ({ isNeeded, first, kept }: RemovedCall) =>
  isNeeded || (isQuick(kept) && Object.values(first).every(isQuick));

const worse = (one: Answered, other: Answered) =>
  one.status === other.status ? (one.ms > other.ms ? one : other) : one.status > 200 ? one : other;

async function withoutCall(
  shop: ShopClient,
  { name, path, needs, tags }: MeasuredDocument,
  call: string,
): Promise<RemovedCall> {
  const first: Partial<Record<FaultName, Answered>> = {};
  let kept: Answered = { status: 200, ms: 0 };
  for (const fault of Object.keys(FAULTS) as FaultName[]) {
    await shop.restore();
    await shop.refresh(tags);
    await shop.ask(path);
    await shop.remove(call, fault);
    kept = worse(kept, await shop.ask(path));
    await shop.refresh(tags);
    first[fault] = await shop.ask(path);
  }
  await shop.restore();
  return {
    document: name,
    call,
    isNeeded: needs.includes(call),
    first: first as Record<FaultName, Answered>,
    kept,
  };
}

/** Removes each call that a document makes, one after the other and in every way. */
export async function* measureRemovedCalls(
  shop: ShopClient,
  documents: readonly MeasuredDocument[],
): AsyncGenerator<RemovedCall> {
  for (const document of documents) {
    await shop.refresh(document.tags);
    const calls = await shop.callsOf(() => shop.ask(document.path));
    for (const call of calls) yield await withoutCall(shop, document, call);
  }
}
