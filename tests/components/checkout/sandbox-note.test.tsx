// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SandboxNote } from '@/components/checkout/payment/new-card-form';
import { isCardNumber } from '@/lib/domain/payments/card';
import { loadTexts } from '@/lib/i18n/client';

it('says what it is not, and what leaves its fields', async () => {
  await loadTexts('checkout');
  render(<SandboxNote />);
  expect(screen.getByText(/No escribas los datos de una tarjeta real/)).toBeVisible();
  const limits = screen.getByText(/^Estos campos solo imitan a los de un procesador de pagos/);
  expect(limits).toHaveTextContent(/no tienen certificación PCI DSS ni conexión con ningún banco/);
  expect(limits).toHaveTextContent(/la tienda recibe la marca, los últimos cuatro dígitos/);
});

it('lists only card numbers that the sandbox field accepts', async () => {
  await loadTexts('checkout');
  const { container } = render(<SandboxNote />);
  expect(screen.getByText(/^Modo de prueba/)).toBeVisible();
  const numbers = container.textContent?.match(/\d{4} \d{4} \d{4} \d{4}/g) ?? [];
  expect(numbers.length).toBeGreaterThan(2);
  expect(numbers.filter((number) => !isCardNumber(number.replaceAll(' ', '')))).toEqual([]);
});
