/**
 * Runs one task at a time per lock name, across all tabs of this browser. A browser without the Web Locks API runs
 * them in parallel; merging the guest's cart is safe then, too.
 */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work();
}
