/**
 * Limits the bytes that all arrays of this thread together may take while it lives. A file of some kilobytes can hold
 * gigabytes, and what unpacks it here grows an array until the device has no memory left. Call it before anything else:
 * arrays that browsers make are not counted, so their own unpacking is not offered any more.
 * @param onExceeded is told once, and may end the thread
 */
export function limitBytes(limit: number, onExceeded: () => void): void {
  let left = limit;
  globalThis.Uint8Array = new Proxy(Uint8Array, {
    construct(target, args, newTarget) {
      const [size] = args;
      if (typeof size === 'number') {
        const wasWithin = left >= 0;
        left -= size;
        if (wasWithin && left < 0) onExceeded();
        if (left < 0) throw new RangeError('The bytes of this thread are used up.');
      }
      return Reflect.construct(target, args, newTarget);
    },
  });
  Reflect.deleteProperty(globalThis, 'DecompressionStream');
}
