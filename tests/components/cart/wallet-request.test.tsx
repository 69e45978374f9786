// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useWalletRequest } from '@/components/cart/page/wallet-section';

const sent = { amount: 150, assignedTo: 'l***@clientes.example' };
const open = (customerId: string) => renderHook(() => useWalletRequest(customerId)).result;

it('still asks for the code after a reload, for this customer only, until it is used', () => {
  const first = open('2');
  act(() => first.current[1](sent));
  expect(open('2').current[0]).toEqual(sent);
  expect(open('3').current[0]).toBeNull();
  act(() => first.current[1](null));
  expect(open('2').current[0]).toBeNull();
});

it('ignores what it cannot read', () => {
  sessionStorage.setItem('customer-draft:2:wallet-request', '{"amount":"much"}');
  expect(open('2').current[0]).toBeNull();
});
