import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { DIALECTS, type Dialect } from '../mock-api/dialects/dialect';
import { freePort } from './free-port';

export interface MockProcess {
  /** The address of each dialect of one backend. */
  apis: Readonly<Record<Dialect, string>>;
  stop: () => void;
}

/**
 * Starts the mock backend as a process of its own.
 * @param size about how many articles of its own catalogue it has
 * @param catalogue file of a foreign catalogue, in place of its own
 */
export async function startMockProcess(size: number, catalogue = ''): Promise<MockProcess> {
  const ports = { full: await freePort(), minimal: await freePort(), php: await freePort() };
  const others = DIALECTS.filter((dialect) => dialect !== 'full');
  const server = spawn(process.execPath, ['--import', 'tsx', 'tests/mock-api/server.ts'], {
    env: {
      ...process.env,
      MOCK_HOST: '127.0.0.1',
      MOCK_PORT: String(ports.full),
      MOCK_DIALECT: 'full',
      MOCK_DIALECT_PORTS: others.map((dialect) => `${dialect}:${ports[dialect]}`).join(','),
      MOCK_SIZE: String(size),
      MOCK_CATALOG: catalogue,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = () => void server.kill();
  process.once('exit', kill);
  // It says something as soon as it listens.
  await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
  if (server.exitCode !== null) throw new Error('The mock backend did not start.');
  const origin = (dialect: Dialect) => `http://127.0.0.1:${ports[dialect]}`;
  return {
    apis: { full: origin('full'), minimal: origin('minimal'), php: origin('php') },
    stop: () => {
      process.off('exit', kill);
      kill();
    },
  };
}
