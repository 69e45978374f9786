import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Holds 50 MB, drops many times as much, and prints by how much the heap was larger at most. */
const PROGRAM = `
  import { collectGarbageEarly, collectGarbageOften } from './lib/health/collect-garbage-early.ts';
  if (process.argv.includes('early')) collectGarbageEarly();
  const make = () => Array.from({ length: 1000 }, (_, at) => ({ at }));
  const held = Array.from({ length: 1000 }, make);
  gc();
  const alive = process.memoryUsage().heapUsed;
  const dropped = [];
  let peak = 0;
  const work = async () => {
    for (let count = 0; count < 20_000; count++) {
      dropped[count % 300] = make();
      if (count % 50 === 0) peak = Math.max(peak, process.memoryUsage().heapUsed);
    }
  };
  await (process.argv.includes('often') ? collectGarbageOften(work) : work());
  console.log(held.length && peak / alive);
`;

async function growthOfHeap(...words: string[]): Promise<number> {
  const flags = ['--expose-gc', '--max-semi-space-size=8', '--input-type=module'];
  const command = [...flags, '--eval', PROGRAM, ...words];
  const { stdout } = await promisify(execFile)(process.execPath, command);
  return Number(stdout);
}

it('keeps the heap near what is alive, also where the machine has plenty of memory', async () => {
  const [usual, early, often] = await Promise.all([
    growthOfHeap(),
    growthOfHeap('early'),
    growthOfHeap('early', 'often'),
  ]);
  expect(early).toBeLessThan(usual * 0.7);
  expect(often).toBeLessThan(early * 0.9);
  expect(often).toBeGreaterThan(1);
});
