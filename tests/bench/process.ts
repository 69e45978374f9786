// Reads data about a process from Linux.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const read = (pid: number, file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');

function getDescendantPids(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => read(pid, `task/${task}/children`).split(' '))
    .filter(Boolean)
    .map(Number);
  return [pid, ...children.flatMap(getDescendantPids)];
}

/** Finds Next's server among the started processes. Undefined when the system gives no information. */
function findServerPid(pid: number | undefined): number | undefined {
  if (!existsSync('/proc/self/status')) return undefined;
  const server = getDescendantPids(Number(pid)).find((one) =>
    read(one, 'cmdline').startsWith('next-server'),
  );
  if (server === undefined) throw new Error(`Process ${pid} has started no server of Next's.`);
  return server;
}

/**
 * Peak memory of a started server (resident set, MB of 1,000,000 bytes). Undefined when the system gives no
 * information.
 * @throws Error when no process of it is Next's server.
 */
export function peakMemory(pid: number | undefined): number | undefined {
  const server = findServerPid(pid);
  if (server === undefined) return undefined;
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(read(server, 'status')) ?? [];
  return (Number(kilobytes) * 1024) / 1e6;
}

/** Makes the memory that a started server has now its peak. */
export function resetPeakMemory(pid: number | undefined): void {
  const server = findServerPid(pid);
  if (server !== undefined) writeFileSync(`/proc/${server}/clear_refs`, '5');
}

/** Linux counts 100 ticks per second on every machine that Node supports. */
const TICK_MS = 10;

/** CPU time of a started server so far, in milliseconds. */
export function cpuTime(pid: number | undefined): number | undefined {
  const server = findServerPid(pid);
  if (server === undefined) return undefined;
  // The second field is a name in brackets and may hold spaces.
  const fields = read(server, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
