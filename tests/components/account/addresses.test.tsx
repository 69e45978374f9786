// @vitest-environment own-window

import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { AddressForm } from '@/components/account/addresses/address-form';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { createAddress } from '@/tests/support/create-address';
import { loadAllTexts } from '@/tests/support/load-all-texts';
import { mockBackend, type Resolver, refusal } from '../../support/mock-backend';
import { address, laura, place, show, signInAs } from './harness';

vi.mock('next/navigation', () => import('../fake-navigation'));
const backend = mockBackend();
const user = userEvent.setup({ delay: null });
beforeEach(async () => {
  signInAs(laura);
  backend.on(assumedEndpoints.zipCode, ({ params }) =>
    params.zipCode === '06700' ? { data: place } : refusal(404, 'No existe.'),
  );
  await loadAllTexts('account', 'addresses');
});

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}( \\*|\\s*$)`));

/** Chooses the colonia, writes the street, and empties the telephone. */
async function fillStreet(number: string) {
  await user.selectOptions(field('Colonia'), 'Roma Norte');
  await user.type(field('Calle'), 'Calle Orizaba');
  await user.type(field('Número exterior'), number);
  await user.clear(field('Teléfono'));
}

const onSaved = vi.fn();
const create = vi.fn<Resolver>(() => ({ data: address('9', 'Casa', true) }));
const open = (customer = laura) => show(<AddressForm customer={customer} onSaved={onSaved} />);
const save = { name: 'Guardar' };

beforeEach(() => {
  onSaved.mockReset();
  create.mockClear();
  backend.on(assumedAccountEndpoints.addressCreate, create);
});

it('fills the place and its colonias from the zip code, and sends normalised values', async () => {
  open();
  expect(field('Nombre de quien recibe')).toHaveValue('Laura Méndez Ríos');
  await user.type(field('Código postal'), '06700');
  expect(await screen.findByText('Cuauhtémoc')).toBeVisible();
  expect(screen.getByText('Alcaldía')).toBeVisible();
  await fillStreet('s/n');
  await user.type(field('Teléfono'), '044 55 4433 2211');
  expect(JSON.stringify({ ...sessionStorage })).toContain('Calle Orizaba');
  await user.click(screen.getByLabelText('Usar como mi dirección predeterminada'));
  await user.dblClick(screen.getByRole('button', save));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: '9', isDefault: true }));
  expect(create).toHaveBeenCalledOnce();
  expect(create.mock.calls[0]?.[0].body).toMatchObject({
    data: {
      type: 'customer-addresses',
      attributes: {
        ...{ exterior_number: 'S/N', phone: '5544332211', is_default: true },
        ...{ neighborhood: 'Roma Norte', municipality: 'Cuauhtémoc' },
        ...{ state: 'Ciudad de México', city: 'Ciudad de México' },
      },
    },
  });
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain('Orizaba'));
});

it('understands a pasted zip code and telephone', async () => {
  open();
  await user.click(field('Código postal'));
  await user.paste('C.P. 06700');
  expect(await screen.findByText('Cuauhtémoc')).toBeVisible();
  await fillStreet('118');
  await user.paste('\u202atel:+52\u00a055\u20114433–2211\u202c');
  await user.click(screen.getByRole('button', save));
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  expect(create.mock.calls[0]?.[0].body).toMatchObject({
    data: { attributes: { zip_code: '06700', phone: '5544332211', municipality: 'Cuauhtémoc' } },
  });
});

it('focuses the first invalid field in screen order', async () => {
  open({ ...laura, phone: '' });
  await user.click(screen.getByRole('button', save));
  expect(field('Código postal')).toHaveFocus();
  expect(field('Colonia')).toHaveAccessibleDescription('Escribe antes el código postal');
  expect(field('Teléfono')).toHaveAccessibleDescription(/Tu número de teléfono es necesario/);
});

it('offers the colonias of a new zip code, and shows an error for an unknown one', async () => {
  open();
  const zip = field('Código postal');
  await user.type(zip, '06700');
  await screen.findByText('Cuauhtémoc');
  await user.selectOptions(field('Colonia'), 'Condesa');
  await user.clear(zip);
  await user.type(zip, '00000');
  await waitFor(() => expect(zip).toHaveAccessibleDescription(/No encontramos ese código postal/));
  expect(field('Colonia')).toHaveValue('');
  await user.clear(zip);
  await user.type(zip, '06700');
  await screen.findByText('Cuauhtémoc');
  expect(field('Colonia')).toHaveValue('');
  await user.selectOptions(field('Colonia'), 'Mi colonia no está en la lista');
  expect(field('Nombre de la colonia')).toBeVisible();
});

/** Holds the answer about the zip code back until it is asked for. */
function holdZipCode() {
  const answer = Promise.withResolvers<object>();
  backend.on(assumedEndpoints.zipCode, () => answer.promise);
  return () => answer.resolve({ data: place });
}

it('hands the focus on when the place takes the search by position away', async () => {
  const answer = holdZipCode();
  open();
  await user.type(field('Código postal'), '06700');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Detectar mi ubicación' })).toHaveFocus();
  answer();
  await screen.findByText('Cuauhtémoc');
  expect(field('Colonia')).toHaveFocus();
});

it('leaves the focus in the select of the colonias when their names arrive', async () => {
  const answer = holdZipCode();
  open();
  await user.type(field('Código postal'), '06700');
  const colonia = field('Colonia');
  colonia.focus();
  answer();
  await screen.findByRole('option', { name: 'Roma Norte' });
  expect(colonia).toHaveFocus();
  expect(field('Colonia')).toBe(colonia);
});

it('hands the focus of the retry to the colonias', async () => {
  backend.on(assumedEndpoints.zipCode, () => refusal(500, 'Falló.'));
  open();
  await user.type(field('Código postal'), '06700');
  const again = { name: 'Consultar de nuevo' };
  const retry = await screen.findByRole('button', again, { timeout: 8000 });
  backend.on(assumedEndpoints.zipCode, () => ({ data: place }));
  retry.focus();
  await user.keyboard('{Enter}');
  await screen.findByText('Cuauhtémoc');
  expect(field('Colonia')).toHaveFocus();
}, 15_000);

it('shows the errors of the backend beside their fields, and restores the draft', async () => {
  backend.on(assumedAccountEndpoints.addressUpdate, () =>
    refusal(422, 'No existe esa calle.', '/data/attributes/street'),
  );
  // This colonia is not in the list of the backend.
  const own = createAddress({ id: '9', neighborhood: 'La Nueva' });
  const form = <AddressForm customer={laura} address={own} onSaved={vi.fn()} />;
  show(form);
  await screen.findByText('Cuauhtémoc');
  expect(field('Colonia')).toHaveValue('La Nueva');
  expect(screen.queryByLabelText('Usar como mi dirección predeterminada')).toBeNull();
  await user.clear(field('Calle'));
  await user.type(field('Calle'), 'Calle Falsa');
  await user.click(screen.getByRole('button', save));
  await waitFor(() => expect(field('Calle')).toHaveAccessibleDescription('No existe esa calle.'));
  expect(field('Calle')).toHaveFocus();
  cleanup();
  show(form);
  await waitFor(() => expect(field('Calle')).toHaveValue('Calle Falsa'));
});
