import { expect, it } from 'vitest';
import { createLimiter } from '@/lib/api/client/create-limiter';

it('runs a limited number of tasks at once, in order, and continues after a failure', async () => {
  const inTurn = createLimiter(2);
  const started: number[] = [];
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
  const runs = ends.map(({ promise }, index) =>
    inTurn(() => {
      started.push(index);
      return promise;
    }).catch(() => -1),
  );
  const rest = () => new Promise((done) => setTimeout(done));
  await rest();
  expect(started).toEqual([0, 1]);
  ends[1]?.reject(new Error('no'));
  await rest();
  expect(started).toEqual([0, 1, 2]);
  for (const [index, { resolve }] of ends.entries()) resolve(index);
  expect(await Promise.all(runs)).toEqual([0, -1, 2, 3, 4]);
});
