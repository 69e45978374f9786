import { expect, it } from 'vitest';
import { sortDevices } from '@/lib/api/devices';

it('sorts the current device first, then the most recently used', () => {
  const device = (id: string, lastUsedUtc: string | null, isCurrent = false) => ({
    id,
    name: '',
    place: '',
    isAuthorized: true,
    isCurrent,
    lastUsedUtc,
  });
  const list = [
    device('never', null),
    device('old', '2026-01-01T00:00:00Z'),
    device('this', '2025-01-01T00:00:00Z', true),
    device('new', '2026-11-01T00:00:00Z'),
  ];
  expect(sortDevices(list).map(({ id }) => id)).toEqual(['this', 'new', 'old', 'never']);
});
