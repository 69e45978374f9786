type ToDocumentAddress = (address: string) => string | null;

// Next loads the code of the start and the cache handler apart from each other.
const KEY = Symbol.for('shop.document-address');

/** Tells the cache handler of this process what the guard lets through. */
export function shareDocumentAddress(toDocumentAddress: ToDocumentAddress): void {
  Reflect.set(globalThis, KEY, toDocumentAddress);
}

/** Whether an address is one that the guard has cleaned: nothing in it is superfluous. False while there is no guard. */
export function isDocumentAddress(address: string): boolean {
  const toDocumentAddress = Reflect.get(globalThis, KEY) as ToDocumentAddress | undefined;
  return toDocumentAddress?.(address) === address;
}
