import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { systemRedis } from '@/tests/tools/redis.mjs';
import { freePort } from './free-port';

const execute = promisify(execFile);

/** A Redis of its own for a test, with nothing in it, on this machine only. */
export interface RedisServer {
  url: string;
  /** Stops it as a broken machine would: nothing is saved. */
  stop: () => Promise<void>;
  /** Starts it again, empty, at the same address. */
  start: () => Promise<void>;
  /** Lets it hang until it is resumed. */
  pause: () => void;
  resume: () => void;
  /** Sends a command and returns its answer, one element a line. */
  command: (...words: string[]) => Promise<string>;
  /** The keys that match a pattern. */
  keys: (pattern: string) => Promise<string[]>;
  /** Stops it and deletes its directory. */
  remove: () => Promise<void>;
}

export async function startRedis(): Promise<RedisServer> {
  const program = systemRedis();
  if (!program) throw new Error('There is no redis-server: install it, or run `npm test` as root.');
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const directory = await mkdtemp(join(tmpdir(), 'redis-'));
  let child: ChildProcess | null = null;

  async function start() {
    child = spawn(
      program ?? '',
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', directory],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    for await (const chunk of child.stdout ?? []) {
      if (String(chunk).includes('Ready to accept connections')) break;
    }
  }
  async function stop() {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
  }
  async function command(...words: string[]) {
    const { stdout } = await execute('redis-cli', ['-p', String(port), ...words]);
    return stdout.trim();
  }
  await start();
  return {
    url,
    start,
    stop,
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    command,
    keys: async (pattern) => (await command('KEYS', pattern)).split('\n').filter(Boolean),
    async remove() {
      await stop();
      await rm(directory, { recursive: true });
    },
  };
}
