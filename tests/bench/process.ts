import { readFileSync, writeFileSync } from 'node:fs';
import type { Server } from './servers';

const IS_LINUX = process.platform === 'linux';
/** What Linux knows of a server; other systems do not say it, and what is read is not a number. */
const read = ({ pid }: Server, file: string) =>
  IS_LINUX ? readFileSync(`/proc/${pid}/${file}`, 'utf8') : '';

/** Peak memory of a server: resident set, MB of 1,000,000 bytes. */
export const peakMemory = (server: Server): number =>
  (Number(/^VmHWM:\s+(\d+) kB$/m.exec(read(server, 'status'))?.[1]) * 1024) / 1e6;

export function resetPeakMemory({ pid }: Server): void {
  if (IS_LINUX) writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** CPU time of a server so far, in milliseconds: Linux counts ticks of 10, in the 14th and 15th field. The second, a name, may hold spaces. */
export function cpuTime(server: Server): number {
  const [, user, system] = / \S(?: -?\d+){10} (\d+) (\d+)/.exec(read(server, 'stat')) ?? [];
  return (Number(user) + Number(system)) * 10;
}
