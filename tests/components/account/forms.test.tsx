// @vitest-environment own-window

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { AddressForm } from '@/components/account/addresses/address-form';
import { InvoicingForm } from '@/components/account/invoicing/invoicing-form';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { createAddress } from '@/tests/support/create-address';
import { refusal } from '../../support/mock-backend';
import { address, bodyOf, fakeBackendOfLaura, laura, place, show, user } from './harness';

vi.mock('next/navigation', () => import('../fake-navigation'));
const { on, hear } = fakeBackendOfLaura('account', 'addresses', 'invoicing');
const onSaved = vi.fn();

beforeEach(() => {
  onSaved.mockReset();
  on(assumedEndpoints.zipCode, ({ params }) =>
    params.zipCode === '00000' ? refusal(404, 'No existe.') : { data: place },
  );
});

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}( \\*|\\s*$)`));
const write = (label: string, text: string) => user.type(field(label), text);
async function rewrite(label: string, text: string) {
  await user.clear(field(label));
  await write(label, text);
}
const save = () => user.click(screen.getByRole('button', { name: 'Guardar' }));

describe('an address', () => {
  /** Chooses the colonia, writes the street, and empties the telephone. */
  async function fillStreet(number: string) {
    await user.selectOptions(field('Colonia'), 'Roma Norte');
    await write('Calle', 'Calle Orizaba');
    await write('Número exterior', number);
    await user.clear(field('Teléfono'));
  }

  const hearCreated = () =>
    hear(assumedAccountEndpoints.addressCreate, () => ({ data: address('9', 'Casa', true) }));
  const open = (customer = laura) => show(<AddressForm customer={customer} onSaved={onSaved} />);

  it('fills the place and its colonias from the zip code, and sends normalised values', async () => {
    const create = hearCreated();
    open();
    expect(field('Nombre de quien recibe')).toHaveValue('Laura Méndez Ríos');
    await write('Código postal', '06700');
    expect(await screen.findByText('Cuauhtémoc')).toBeVisible();
    expect(screen.getByText('Alcaldía')).toBeVisible();
    await fillStreet('s/n');
    await write('Teléfono', '044 55 4433 2211');
    expect(JSON.stringify({ ...sessionStorage })).toContain('Calle Orizaba');
    await user.click(screen.getByLabelText('Usar como mi dirección predeterminada'));
    await user.dblClick(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: '9', isDefault: true }));
    expect(create).toHaveBeenCalledOnce();
    expect(bodyOf(create)).toMatchObject({
      data: {
        type: 'customer-addresses',
        attributes: {
          exterior_number: 'S/N',
          phone: '5544332211',
          is_default: true,
          neighborhood: 'Roma Norte',
          municipality: 'Cuauhtémoc',
          state: 'Ciudad de México',
          city: 'Ciudad de México',
        },
      },
    });
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain('Orizaba'));
  });

  it('understands a pasted zip code and telephone', async () => {
    const create = hearCreated();
    open();
    await user.click(field('Código postal'));
    await user.paste('C.P. 06700');
    expect(await screen.findByText('Cuauhtémoc')).toBeVisible();
    await fillStreet('118');
    await user.paste('\u202atel:+52\u00a055\u20114433–2211\u202c');
    await save();
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    expect(bodyOf(create)).toMatchObject({
      data: { attributes: { zip_code: '06700', phone: '5544332211', municipality: 'Cuauhtémoc' } },
    });
  });

  it('focuses the first invalid field in screen order', async () => {
    open({ ...laura, phone: '' });
    await save();
    expect(field('Código postal')).toHaveFocus();
    expect(field('Colonia')).toHaveAccessibleDescription('Escribe antes el código postal');
    expect(field('Teléfono')).toHaveAccessibleDescription(/Tu número de teléfono es necesario/);
  });

  it('offers the colonias of a new zip code, and shows an error for an unknown one', async () => {
    open();
    await write('Código postal', '06700');
    await screen.findByText('Cuauhtémoc');
    await user.selectOptions(field('Colonia'), 'Condesa');
    await rewrite('Código postal', '00000');
    const unknown = /No encontramos ese código postal/;
    await waitFor(() => expect(field('Código postal')).toHaveAccessibleDescription(unknown));
    expect(field('Colonia')).toHaveValue('');
    await rewrite('Código postal', '06700');
    await screen.findByText('Cuauhtémoc');
    expect(field('Colonia')).toHaveValue('');
    await user.selectOptions(field('Colonia'), 'Mi colonia no está en la lista');
    expect(field('Nombre de la colonia')).toBeVisible();
  });

  /** Holds the answer about the zip code back until it is asked for. */
  function holdZipCode() {
    const answer = Promise.withResolvers<object>();
    on(assumedEndpoints.zipCode, () => answer.promise);
    return () => answer.resolve({ data: place });
  }

  it('hands the focus on when the place takes the search by position away', async () => {
    const answer = holdZipCode();
    open();
    await write('Código postal', '06700');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Detectar mi ubicación' })).toHaveFocus();
    answer();
    await screen.findByText('Cuauhtémoc');
    expect(field('Colonia')).toHaveFocus();
  });

  it('leaves the focus in the select of the colonias when their names arrive', async () => {
    const answer = holdZipCode();
    open();
    await write('Código postal', '06700');
    const colonia = field('Colonia');
    colonia.focus();
    answer();
    await screen.findByRole('option', { name: 'Roma Norte' });
    expect(colonia).toHaveFocus();
    expect(field('Colonia')).toBe(colonia);
  });

  it('hands the focus of the retry to the colonias', async () => {
    on(assumedEndpoints.zipCode, () => refusal(500, 'Falló.'));
    open();
    await write('Código postal', '06700');
    const again = { name: 'Consultar de nuevo' };
    const retry = await screen.findByRole('button', again, { timeout: 8000 });
    on(assumedEndpoints.zipCode, () => ({ data: place }));
    retry.focus();
    await user.keyboard('{Enter}');
    await screen.findByText('Cuauhtémoc');
    expect(field('Colonia')).toHaveFocus();
  }, 15_000);

  it('keeps a colonia that the backend does not list, and a default the default', async () => {
    const own = createAddress({ id: '9', neighborhood: 'La Nueva' });
    show(<AddressForm customer={laura} address={own} onSaved={onSaved} />);
    await screen.findByText('Cuauhtémoc');
    expect(field('Colonia')).toHaveValue('La Nueva');
    expect(screen.queryByLabelText('Usar como mi dirección predeterminada')).toBeNull();
  });
});

describe('invoicing data', () => {
  const sentSchema = z.object({ data: z.object({}).loose() });
  const catalogue = {
    regimes: [
      { id: '601', text: 'Morales', appliesToPerson: false, appliesToCompany: true },
      { id: '612', text: 'Físicas', appliesToPerson: true, appliesToCompany: false },
      { id: '616', text: 'Sin obligaciones', appliesToPerson: true, appliesToCompany: false },
      { id: '626', text: 'Confianza', appliesToPerson: true, appliesToCompany: true },
    ],
    uses: [
      { id: 'G03', text: 'Gastos', regimes: ['601', '612', '626'] },
      { id: 'S01', text: 'Sin efectos', regimes: ['601', '612', '616', '626'] },
    ],
  };

  const choices = (label: string) =>
    within(field(label))
      .getAllByRole('option')
      .map((option) => (option as HTMLOptionElement).value);
  const open = (issuerZip: string | null = null) =>
    show(<InvoicingForm {...{ customer: laura, catalogue, issuerZip, onSaved }} />);
  const name = 'Nombre o razón social';
  const regime = 'Régimen fiscal';
  const use = 'Uso de CFDI';
  const zip = 'Código postal fiscal';
  const choose = async (taxRegime: string, cfdiUse: string) => {
    await user.selectOptions(field(regime), taxRegime);
    await user.selectOptions(field(use), cfdiUse);
  };

  it('offers the allowed options, keeps choices that are still allowed, and selects a single option', async () => {
    open();
    await write('RFC', 'sin120904qt6');
    expect(choices(regime)).toEqual(['', '601', '626']);
    await choose('626', 'G03');
    await rewrite('RFC', 'merl850612ab3');
    expect(choices(regime)).toEqual(['', '612', '616', '626']);
    expect(field(regime)).toHaveValue('626');
    expect(field(use)).toHaveValue('G03');
    await user.selectOptions(field(regime), '616');
    await waitFor(() => expect(field(use)).toHaveValue('S01'));
    await rewrite('RFC', 'XEXX010101000');
    expect(choices(regime)).toEqual(['', '616']);
    expect(field(regime)).toHaveValue('616');
  });

  it('warns of probable mistakes without preventing the submit', async () => {
    const create = hear(assumedAccountEndpoints.invoicingProfileCreate, ({ body }) => ({
      data: { ...sentSchema.parse(body).data, id: '5' },
    }));
    open();
    await write('RFC', 'COSC8001137N9');
    expect(screen.getByText(/el último carácter no coincide/)).toBeVisible();
    await write(name, 'CASA SA DE CV');
    expect(screen.getByText(/Quita la terminación/)).toBeVisible();
    await choose('612', 'G03');
    await write(zip, '06700');
    await user.click(screen.getByLabelText('Usar como mis datos predeterminados'));
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(bodyOf(create)).toMatchObject({
      data: {
        type: 'invoicing-profiles',
        attributes: {
          rfc: 'COSC8001137N9',
          tax_regime: '612',
          cfdi_use: 'G03',
          email: laura.email,
          is_default: true,
        },
      },
    });
  });

  it('keeps the draft, including choices, and shows each error beside its field', async () => {
    open();
    await write('RFC', 'merl850612ab3');
    await choose('612', 'S01');
    cleanup();
    open();
    expect(field('RFC')).toHaveValue('merl850612ab3');
    expect(field(regime)).toHaveValue('612');
    expect(field(use)).toHaveValue('S01');
    await save();
    expect(field(name)).toHaveFocus();
    expect(field(name)).toHaveAccessibleDescription(/Escribe el nombre o la razón social/);
  });

  it('takes the issuer’s zip code for a generic RFC, and gives it back', async () => {
    open('03100');
    await write(zip, '06700');
    await write('RFC', 'XAXX010101000');
    expect(field(zip)).toHaveValue('03100');
    expect(screen.getByText('Con un RFC genérico la factura no es deducible.')).toBeVisible();
    expect(field(zip)).toHaveAccessibleDescription(/el de la sucursal que emite/);
    await rewrite('RFC', 'merl850612ab3');
    expect(field(zip)).toHaveValue('');
  });

  it('says while typing that a zip code does not exist, and does not send it', async () => {
    const create = hear(assumedAccountEndpoints.invoicingProfileCreate);
    open();
    await write('RFC', 'merl850612ab3');
    await write(name, 'ELENA');
    await choose('612', 'G03');
    await write(zip, '00000');
    await waitFor(() => expect(field(zip)).toHaveAccessibleDescription(/No encontramos/));
    await save();
    await waitFor(() => expect(field(zip)).toHaveFocus());
    expect(create).not.toHaveBeenCalled();
  });

  it('offers the name as the Constancia writes it, and changes it only when asked', async () => {
    open();
    await write(name, 'Casa Norte, S.A. de C.V.');
    expect(field(name)).toHaveValue('Casa Norte, S.A. de C.V.');
    await user.click(screen.getByRole('button', { name: /^Usar «CASA NORTE»/ }));
    expect(field(name)).toHaveValue('CASA NORTE');
    expect(field(name)).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Usar «/ })).toBeNull();
  });
});
