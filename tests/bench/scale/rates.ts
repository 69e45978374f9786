import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installWrk } from '../../tools/wrk.mjs';
import { HEADERS } from '../load';

const run = promisify(execFile);

export interface Rate {
  /** Requests a second. */
  perSecond: number;
  /** Time within which 99 % are answered, in milliseconds. */
  p99: number;
  /** Requests without an answer, or with one that is no success. */
  failed: number;
}

interface Load {
  paths: readonly string[];
  seconds: number;
  connections?: number;
}

/** The script of wrk, which leaves more of the processor to the servers than a load generator in Node. */
const toScript = (paths: readonly string[]) => `
local paths = {${paths.map((path) => JSON.stringify(path)).join(', ')}}
local next = 0
request = function()
  next = next % #paths + 1
  return wrk.format('GET', paths[next])
end
done = function(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format('RESULT %d %d %f %d\\n', summary.requests, summary.duration, latency:percentile(99), failed))
end
`;

/** Requests these pages from an origin in rotation, as fast as they are answered, from one thread. */
export async function measureRate(
  origin: string,
  { paths, seconds, connections = 20 }: Load,
): Promise<Rate> {
  const folder = mkdtempSync(join(tmpdir(), 'wrk-'));
  try {
    const script = join(folder, 'paths.lua');
    writeFileSync(script, toScript(paths));
    const headers = Object.entries(HEADERS).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
    const size = ['-t', '1', '-c', String(connections), '-d', `${seconds}s`];
    const { stdout } = await run(installWrk(), [...size, ...headers, '-s', script, origin]);
    const [, ...found] = /RESULT (\d+) (\d+) ([\d.]+) (\d+)/.exec(stdout) ?? [];
    const [requests = 0, microseconds = 1, p99 = 0, failed = 0] = found.map(Number);
    if (requests === 0) throw new Error(`${origin}: nothing was answered. ${stdout}`);
    return { perSecond: (requests / microseconds) * 1_000_000, p99: p99 / 1000, failed };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
