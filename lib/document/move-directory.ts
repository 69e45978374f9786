import { sep } from 'node:path';

/**
 * File-system functions that use the directory `to` wherever they are called for `from`. Each of them takes the path as
 * its first argument.
 */
export function moveDirectory<Fs extends object>(fs: Fs, from: string, to: string): Fs {
  const move = (path: unknown): unknown =>
    typeof path === 'string' && path.startsWith(`${from}${sep}`)
      ? `${to}${path.slice(from.length)}`
      : path;
  return new Proxy(fs, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return (path: unknown, ...rest: unknown[]) =>
        Reflect.apply(method, target, [move(path), ...rest]);
    },
  });
}
