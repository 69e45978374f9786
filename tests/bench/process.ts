// What Linux tells of a process.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const read = (pid: number, file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');

function family(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => read(pid, `task/${task}/children`).split(' '))
    .filter(Boolean)
    .map(Number);
  return [pid, ...children.flatMap(family)];
}

/** The process that serves, of those that a start has made; undefined where the system does not tell. */
function serverOf(pid: number | undefined): number | undefined {
  if (!existsSync('/proc/self/status')) return undefined;
  const server = family(Number(pid)).find((one) => read(one, 'cmdline').startsWith('next-server'));
  if (server === undefined) throw new Error(`Process ${pid} has started no server of Next's.`);
  return server;
}

/**
 * The most memory (resident set, MB of 1,000,000) that a started server has had so far; undefined where the
 * system does not tell.
 * @throws Error when no process of it is Next's server.
 */
export function peakMemory(pid: number | undefined): number | undefined {
  const server = serverOf(pid);
  if (server === undefined) return undefined;
  const [, kilobytes] = read(server, 'status').match(/^VmHWM:\s+(\d+) kB$/m) ?? [];
  return (Number(kilobytes) * 1024) / 1e6;
}

/** Linux counts a hundred ticks a second on every machine that Node runs on. */
const TICK_MS = 10;

/** Time that a started server has had of the processors so far, in milliseconds. */
export function cpuTime(pid: number | undefined): number | undefined {
  const server = serverOf(pid);
  if (server === undefined) return undefined;
  // The second field is a name in brackets and may hold spaces.
  const fields = read(server, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
