// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { deliverToDefaultAddress } from '@/stores/flows/location/deliver-to';
import { useSessionStore } from '@/stores/session/session-store';
import { mockBackend, type Resolver, refusal } from '../../../support/mock-backend';
import { resource } from '../../../support/resource';

const backend = mockBackend();
const address = (id: string, zip_code: string, is_default: boolean) => {
  const place = { street: 'Uno', municipality: 'Zapopan', state: 'Jalisco' };
  return resource('customer-addresses', id, { ...place, zip_code, is_default });
};
const answer = vi.fn<Resolver>();

beforeEach(() => {
  answer
    .mockReset()
    .mockReturnValue({ data: [address('1', '03810', false), address('2', '45010', true)] });
  backend.on(assumedAccountEndpoints.customerAddresses, answer);
});

it('takes the place of the default address', async () => {
  await deliverToDefaultAddress('2');
  expect(useSessionStore.getState()).toMatchObject({
    zipCode: '45010',
    place: { municipality: 'Zapopan' },
  });
});

it('keeps the place that the visitor chose', async () => {
  useSessionStore.getState().chooseZipCode('64000');
  await deliverToDefaultAddress('2');
  expect(useSessionStore.getState().zipCode).toBe('64000');
  expect(answer).not.toHaveBeenCalled();
});

it('changes nothing without a default address, and without an answer', async () => {
  answer.mockReturnValueOnce({ data: [address('1', '03810', false)] });
  await deliverToDefaultAddress('2');
  answer.mockReturnValueOnce(refusal(403, 'No.'));
  await deliverToDefaultAddress('2');
  expect(useSessionStore.getState().zipCode).toBeNull();
});
