import { decodeProtectedHeader } from 'jose';
import { expect, it } from 'vitest';
import { createSealer } from '@/lib/session/sessions';
import { recordLog } from '@/tests/support/logged-lines';

const [FIRST, SECOND] = ['f'.repeat(40), 's'.repeat(40)];

it('opens what it sealed, for the same purpose', async () => {
  const sealer = createSealer([FIRST]);
  const text = await sealer.seal('device', { token: 'ñ' });
  expect(await sealer.open('device', text)).toEqual({ token: 'ñ' });
  expect(await sealer.open('session', text)).toBeNull();
  expect(decodeProtectedHeader(text)).toEqual({ alg: 'dir', enc: 'A256GCM', typ: 'device' });
});

it('seals with the first secret and opens with any', async () => {
  const text = await createSealer([SECOND]).seal('session', { a: 1 });
  expect(await createSealer([FIRST, SECOND]).open('session', text)).toEqual({ a: 1 });
  expect(await createSealer([FIRST]).open('session', text)).toBeNull();
  const renewed = await createSealer([FIRST, SECOND]).seal('session', { a: 2 });
  expect(await createSealer([FIRST]).open('session', renewed)).toEqual({ a: 2 });
});

it.each(['', 'x', 'a.b.c.d.e', '{}'])(
  'opens nothing of %j, and says nothing of it',
  async (text) => {
    const takeLog = recordLog();
    expect(await createSealer([FIRST]).open('session', text)).toBeNull();
    expect(takeLog()).toEqual([]);
  },
);

it('compresses what is longer than 2,500 bytes, so that it takes less', async () => {
  const sealer = createSealer([FIRST]);
  const around = JSON.stringify({ token: '' }).length;
  const sealed = (length: number) => sealer.seal('session', { token: 'x'.repeat(length) });
  const short = await sealed(2500 - around);
  expect(decodeProtectedHeader(short)).not.toHaveProperty('zip');
  expect(short.length).toBeGreaterThan(2500);
  const long = await sealed(2501 - around);
  expect(decodeProtectedHeader(long)).toHaveProperty('zip', 'DEF');
  expect(long.length).toBeLessThan(500);
  expect(await sealer.open('session', long)).toEqual({ token: 'x'.repeat(2501 - around) });
});

it('seals nothing without a secret', () =>
  expect(createSealer([]).seal('session', {})).rejects.toThrow('no secret'));
