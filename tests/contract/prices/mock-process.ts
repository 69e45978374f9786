import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { DIALECTS, type Dialect } from '../../mock-api/dialects/dialect';
import { freePort } from '../../support/free-port';

/** Milliseconds between two looks whether it answers, and how long it may take. */
const LOOK = 200;
const MOST = 120_000;

export interface MockProcess {
  /** The address of each dialect of one backend. */
  apis: Readonly<Record<Dialect, string>>;
  stop: () => void;
}

/** Starts the mock backend as a process of its own. @param catalogue file of a foreign catalogue; null for its own */
export async function startMockProcess(catalogue: string | null): Promise<MockProcess> {
  const ports = await Promise.all(DIALECTS.map(() => freePort()));
  const [port, ...others] = ports;
  const rest = DIALECTS.slice(1).map((dialect, index) => `${dialect}:${others[index]}`);
  const child = spawn('node_modules/.bin/tsx', ['tests/mock-api/server.ts'], {
    env: {
      ...process.env,
      MOCK_HOST: '127.0.0.1',
      MOCK_PORT: String(port),
      MOCK_DIALECT_PORTS: rest.join(','),
      MOCK_SIZE: '400',
      MOCK_CATALOG: catalogue ?? '',
      MOCK_STATE_FILE: '',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => void child.kill('SIGTERM');
  const addresses = ports.map((one) => `http://127.0.0.1:${one}`);
  const until = Date.now() + MOST;
  while (!(await answers(`${addresses[0]}/__control/state`))) {
    if (child.exitCode !== null || Date.now() > until) {
      stop();
      throw new Error('The mock backend does not answer.');
    }
    await wait(LOOK);
  }
  const apis = Object.fromEntries(DIALECTS.map((dialect, index) => [dialect, addresses[index]]));
  return { apis: apis as MockProcess['apis'], stop };
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
