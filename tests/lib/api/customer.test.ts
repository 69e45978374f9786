import { expect, it } from 'vitest';
import { toCustomer } from '@/lib/api/customer';

it.each([
  [undefined, true],
  [null, true],
  ['', true],
  [true, true],
  [1, true],
  ['1', true],
  [false, false],
  [0, false],
  ['0', false],
])('a device whose authorized_device is %j is authorised: %s', (authorized_device, expected) => {
  const customer = toCustomer({ type: 'customers', id: '7', authorized_device });
  expect(customer?.authorizedDevice).toBe(expected);
});
