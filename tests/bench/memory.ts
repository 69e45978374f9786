import { existsSync, readdirSync, readFileSync } from 'node:fs';

const read = (pid: number, file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');

function family(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => read(pid, `task/${task}/children`).split(' '))
    .filter(Boolean)
    .map(Number);
  return [pid, ...children.flatMap(family)];
}

/**
 * The most memory (resident set, MB of 1,000,000) that a started server has had so far; undefined where the
 * system does not tell.
 * @throws Error when no process of it is Next's server.
 */
export function peakMemory(pid: number | undefined): number | undefined {
  if (!existsSync('/proc/self/status')) return undefined;
  const server = family(Number(pid)).find((one) => read(one, 'cmdline').startsWith('next-server'));
  if (server === undefined) throw new Error(`Process ${pid} has started no server of Next's.`);
  const [, kilobytes] = read(server, 'status').match(/^VmHWM:\s+(\d+) kB$/m) ?? [];
  return (Number(kilobytes) * 1024) / 1e6;
}
