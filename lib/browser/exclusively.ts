/**
 * Runs one thing of a name at a time, in all tabs of this browser. A browser without locks runs them side by side,
 * which the hand-over of the cart bears too.
 */
export function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work();
}
