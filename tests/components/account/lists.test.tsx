// @vitest-environment own-window

import { renderHook, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AddressesScreen } from '@/components/account/addresses/addresses-screen';
import { useCardName } from '@/components/account/cards/card-name';
import { CardsScreen } from '@/components/account/cards/cards-screen';
import { InvoicingScreen } from '@/components/account/invoicing/invoicing-screen';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import type { Tokenizable } from '@/lib/domain/checkout/types';
import { useSessionStore } from '@/stores/session/session-store';
import { hrefOf } from '@/tests/support/href-of';
import { resource } from '@/tests/support/resource';
import { refusal } from '../../support/mock-backend';
import { at } from '../fake-navigation';
import { address, fakeBackendOfLaura, laura, show, toasts, user } from './harness';

vi.mock('next/navigation', () => import('../fake-navigation'));
const { on, hear } = fakeBackendOfLaura('cards');

const items = () => screen.getAllByRole('listitem');
const countOfItems = (count: number) => waitFor(() => expect(items()).toHaveLength(count));

/** Presses what deletes an item, and confirms it. */
async function removeItem(name: string | RegExp) {
  await user.click(await screen.findByRole('button', { name }));
  await user.click(screen.getByRole('button', { name: 'Sí, eliminar' }));
}

describe('addresses', () => {
  let rows: ReturnType<typeof address>[];
  const removeRow = (id = '') => {
    rows = rows.filter((row) => row.id !== id);
    return new Response(null, { status: 204 });
  };

  beforeEach(() => {
    rows = [address('1', 'Casa', true), address('2', 'Oficina'), address('3', 'Bodega')];
    on(assumedAccountEndpoints.customerAddresses, () => ({ data: rows }));
  });

  it('come back after a failed removal, and keep the focus in the list after a successful one', async () => {
    removeRow('3');
    const remove = hear(assumedAccountEndpoints.addressDelete, ({ params }) =>
      removeRow(params.id),
    );
    remove.mockReturnValueOnce(refusal(500, 'Falló.'));
    show(<AddressesScreen />);
    const [first] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent(/^Casa Predeterminada.*Calle Orizaba 118.*Tel\. 55 4433 2211/);
    await removeItem('Eliminar: Oficina');
    const said = { title: 'No se pudo eliminar la dirección' };
    await waitFor(() => expect(toasts()).toMatchObject([said]));
    await countOfItems(2);
    await removeItem('Eliminar: Oficina');
    await countOfItems(1);
    expect(screen.getByRole('link', { name: 'Editar: Casa' })).toHaveFocus();
  });

  it('count a press while another change is being sent, and send it after that one', async () => {
    const sent: string[] = [];
    let answer: () => void = () => undefined;
    on(assumedAccountEndpoints.addressDelete, async ({ params }) => {
      sent.push(params.id ?? '');
      await new Promise<void>((resolve) => (answer = resolve));
      return removeRow(params.id);
    });
    show(<AddressesScreen />);
    await removeItem('Eliminar: Oficina');
    await removeItem('Eliminar: Bodega');
    // Both are gone at once.
    await countOfItems(1);
    await waitFor(() => expect(sent).toEqual(['2']));
    answer();
    await waitFor(() => expect(sent).toEqual(['2', '3']));
    expect(items()).toHaveLength(1);
    answer();
    await waitFor(() => expect(rows).toHaveLength(1));
  });

  it('become the place that the header shows, as the default', async () => {
    rows = [address('1', 'Casa', true), address('2', 'Oficina', false, '06702')];
    on(assumedAccountEndpoints.addressUpdate, ({ params }) => ({
      data: address(String(params.id), 'Oficina', true, '06702'),
    }));
    show(<AddressesScreen />);
    const button = await screen.findByRole('button', { name: /predeterminada: Oficina/i });
    expect(useSessionStore.getState().zipCode).toBeNull();
    await user.click(button);
    await waitFor(() => expect(useSessionStore.getState().zipCode).toBe('06702'));
  });
});

describe('cards', () => {
  const card = (id: string, brand: string, expires: string, is_default = false) =>
    resource('tokenizables', id, { brand, last_four: '4242', expires, is_default });
  const itemOf = (name: RegExp) =>
    items().find((one) => within(one).queryByRole('heading', { name })) ?? expect.fail(`${name}`);

  it('begin with the default, and only valid ones can become it', async () => {
    const data = [
      card('1', 'Mastercard', '2098-12'),
      card('2', 'Amex', '2020-01'),
      card('3', 'Visa', '2099-12', true),
    ];
    on(assumedAccountEndpoints.customerTokenizables, () => ({ data }));
    show(<CardsScreen />);
    const [first] = await screen.findAllByRole('heading', { level: 2 });
    expect(first?.textContent).toMatch(/Visa.*Predeterminada$/);
    const choice = { name: /predeterminada/ };
    expect(within(itemOf(/Mastercard/)).getByRole('button', choice)).toBeVisible();
    for (const name of [/Visa/, /Amex/]) {
      expect(within(itemOf(name)).queryByRole('button', choice)).toBeNull();
      expect(within(itemOf(name)).getByRole('button', { name: /^Eliminar: / })).toBeVisible();
    }
    expect(within(itemOf(/Amex/)).getByText('Vencida')).toBeVisible();
  });

  it('are added in the cart, as the list says without one', async () => {
    on(assumedAccountEndpoints.customerTokenizables, () => ({ data: [] }));
    show(<CardsScreen />);
    expect(await screen.findByRole('heading', { level: 2 })).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/compra/carrito/detalle');
  });

  it.each([
    ['amex', 'American Express'],
    ['carnet', 'Carnet'],
    ['constructor', 'Constructor'],
    ['__proto__', '__proto__'],
  ])('of the brand %s have its name', (brand, name) => {
    const { result } = renderHook(useCardName);
    const card = { brand, lastFour: '', paymentMethodCode: 'stripe_card' } as Tokenizable;
    expect(result.current(card)).toBe(name);
  });
});

describe('invoicing data', () => {
  const profile = (id: string, business_name: string, is_default: boolean) =>
    resource('invoicing-profiles', id, {
      rfc: 'MERL850612AB3',
      tax_regime: '612',
      cfdi_use: 'G03',
      zip_code: '06700',
      business_name,
      is_default,
      email: laura.email,
    });
  const catalogue = {
    regimes: [{ id: '612', text: 'Personas Físicas', applies_to_person: true }],
    uses: [{ id: 'G03', text: 'Gastos en general', regimes: ['612'] }],
  };
  let rows: ReturnType<typeof profile>[] = [];
  const open = (query: Record<string, string> = {}) => {
    at.query = new URLSearchParams(query).toString();
    history.replaceState(null, '', `/perfil/facturacion?${at.query}`);
    return show(<InvoicingScreen issuerZip={null} />);
  };

  beforeEach(() => {
    rows = [profile('1', 'ELENA', false), profile('2', 'SOLUCIONES', true)];
    on(assumedAccountEndpoints.customerInvoicingProfiles, () => ({ data: rows }));
    on(assumedAccountEndpoints.invoicingInitData, () => ({ meta: catalogue }));
  });

  it('begin with the default, with SAT’s words, and hand focus and default on when it is deleted', async () => {
    on(assumedAccountEndpoints.invoicingProfileDelete, () => {
      rows = [profile('1', 'ELENA', true)];
      return new Response(null, { status: 204 });
    });
    open();
    const [first] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent(/^SOLUCIONES Predeterminados.*MERL850612AB3 · C\.P\. 06700/);
    await waitFor(() => expect(first).toHaveTextContent('612 · Personas Físicas'));
    expect(first).toHaveTextContent('G03 · Gastos en general');
    await removeItem(/^Eliminar: SOLUCIONES/);
    await countOfItems(1);
    expect(screen.getByRole('listitem')).toHaveTextContent('Predeterminados');
    expect(screen.getByRole('link', { name: /^Editar: ELENA/ })).toHaveFocus();
  });

  it.each([
    ['/perfil/pedidos/7#factura', '/perfil/pedidos/7#factura'],
    ['https://evil.example/', '/perfil/facturacion'],
  ])('lead back to what needs them, and to no other site: %s', async (volver, address) => {
    open({ datos: 'nuevos', volver });
    expect(await screen.findByRole('link', { name: 'Cancelar' })).toHaveAttribute('href', address);
  });

  it('can be added where there are none', async () => {
    rows = [];
    open();
    const heading = { name: 'Aún no tienes datos de facturación' };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    expect(hrefOf('Agregar datos de facturación')).toBe('/perfil/facturacion?datos=nuevos');
  });

  it('are opened by the address, which says when they are gone', async () => {
    open({ datos: '9' });
    const heading = { name: 'Estos datos de facturación ya no existen.' };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
  });
});
