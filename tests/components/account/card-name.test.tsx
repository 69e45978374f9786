// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useCardName } from '@/components/account/cards/card-name';
import type { Tokenizable } from '@/lib/domain/checkout/types';
import { ScreenHost } from '@/tests/support/screen-host';

const nameOf = async (brand: string) => {
  const { result } = renderHook(() => useCardName(), { wrapper: ScreenHost });
  await waitFor(() => expect(result.current).toBeTruthy());
  return result.current({ brand, lastFour: '', paymentMethodCode: 'stripe_card' } as Tokenizable);
};

it.each([
  ['amex', 'American Express'],
  ['carnet', 'Carnet'],
  ['constructor', 'Constructor'],
  ['__proto__', '__proto__'],
])('names the brand %s', async (brand, name) => expect(await nameOf(brand)).toBe(name));
