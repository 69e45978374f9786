// @vitest-environment own-window

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { InvoicingScreen } from '@/components/account/invoicing/invoicing-screen';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { hrefOf } from '@/tests/support/href-of';
import { resource } from '@/tests/support/resource';
import { mockBackend } from '../../support/mock-backend';
import { laura, show, signInAs } from './harness';

const at = vi.hoisted(() => ({ query: '' }));
vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(at.query),
  useRouter: () => ({ replace: vi.fn(), push: vi.fn() }),
}));
const backend = mockBackend();

const profile = (id: string, business_name: string, is_default: boolean) =>
  resource('invoicing-profiles', id, {
    ...{ rfc: 'MERL850612AB3', tax_regime: '612', cfdi_use: 'G03', zip_code: '06700' },
    ...{ business_name, is_default, email: laura.email },
  });
const CATALOGUE = {
  regimes: [{ id: '612', text: 'Personas Físicas', applies_to_person: true }],
  uses: [{ id: 'G03', text: 'Gastos en general', regimes: ['612'] }],
};
let rows: ReturnType<typeof profile>[] = [];

beforeEach(() => {
  at.query = '';
  rows = [profile('1', 'ELENA', false), profile('2', 'SOLUCIONES', true)];
  signInAs(laura);
  backend.on(assumedAccountEndpoints.customerInvoicingProfiles, () => ({ data: rows }));
  backend.on(assumedAccountEndpoints.invoicingInitData, () => ({ meta: CATALOGUE }));
});

it('lists the default first, with SAT’s words, and hands focus and default on when it is deleted', async () => {
  backend.on(assumedAccountEndpoints.invoicingProfileDelete, () => {
    rows = [profile('1', 'ELENA', true)];
    return new Response(null, { status: 204 });
  });
  show(<InvoicingScreen issuerZip={null} />);
  const [first] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(/^SOLUCIONES Predeterminados.*MERL850612AB3 · C\.P\. 06700/);
  await waitFor(() => expect(first).toHaveTextContent('612 · Personas Físicas'));
  expect(first).toHaveTextContent('G03 · Gastos en general');
  await userEvent.click(screen.getByRole('button', { name: /^Eliminar: SOLUCIONES/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Sí, eliminar' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.getByRole('listitem')).toHaveTextContent('Predeterminados');
  expect(screen.getByRole('link', { name: /^Editar: ELENA/ })).toHaveFocus();
});

it('leads back to the order whose invoice needs the data, and to no other site', async () => {
  const back = (to: string) => {
    at.query = new URLSearchParams({ datos: 'nuevos', volver: to }).toString();
    history.replaceState(null, '', `/perfil/facturacion?${at.query}`);
    const { unmount } = show(<InvoicingScreen issuerZip={null} />);
    return { unmount, link: screen.findByRole('link', { name: 'Cancelar' }) };
  };
  const order = back('/perfil/pedidos/7#factura');
  expect(await order.link).toHaveAttribute('href', '/perfil/pedidos/7#factura');
  order.unmount();
  const foreign = back('https://evil.example/');
  expect(await foreign.link).toHaveAttribute('href', '/perfil/facturacion');
  history.replaceState(null, '', '/');
});

it('says what to do without data', async () => {
  rows = [];
  show(<InvoicingScreen issuerZip={null} />);
  expect(
    await screen.findByRole('heading', { name: 'Aún no tienes datos de facturación' }),
  ).toBeVisible();
  expect(hrefOf('Agregar datos de facturación')).toBe('/perfil/facturacion?datos=nuevos');
});

it('opens the data that the address names, and says when they are gone', async () => {
  at.query = 'datos=9';
  show(<InvoicingScreen issuerZip={null} />);
  expect(
    await screen.findByRole('heading', { name: 'Estos datos de facturación ya no existen.' }),
  ).toBeVisible();
});
