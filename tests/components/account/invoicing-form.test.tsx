// @vitest-environment jsdom

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { InvoicingForm } from '@/components/account/invoicing/invoicing-form';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { loadAllTexts } from '@/tests/support/load-all-texts';
import { resource } from '@/tests/support/resource';
import { mockBackend, type Resolver } from '../../support/mock-backend';
import { laura, show } from './harness';

const backend = mockBackend();
const sentSchema = z.object({ data: z.object({}).loose() });
const user = userEvent.setup({ delay: null });
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

const noSuchZipCode: Resolver = () => new Response(null, { status: 404 });

beforeEach(async () => {
  const place = { state: 'Ciudad de México', municipality: 'Cuauhtémoc' };
  backend.on(assumedEndpoints.zipCode, ({ params }) => ({
    data: resource('zip-codes', String(params.zipCode), place),
  }));
  await loadAllTexts('account', 'invoicing');
});

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}( \\*|\\s*$)`));
const choices = (label: string) =>
  within(field(label))
    .getAllByRole('option')
    .map((option) => (option as HTMLOptionElement).value);
const onSaved = vi.fn();
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
  await user.type(field('RFC'), 'sin120904qt6');
  expect(choices(regime)).toEqual(['', '601', '626']);
  await choose('626', 'G03');
  await user.clear(field('RFC'));
  await user.type(field('RFC'), 'merl850612ab3');
  expect(choices(regime)).toEqual(['', '612', '616', '626']);
  expect(field(regime)).toHaveValue('626');
  expect(field(use)).toHaveValue('G03');
  await user.selectOptions(field(regime), '616');
  await waitFor(() => expect(field(use)).toHaveValue('S01'));
  await user.clear(field('RFC'));
  await user.type(field('RFC'), 'XEXX010101000');
  expect(choices(regime)).toEqual(['', '616']);
  expect(field(regime)).toHaveValue('616');
});

it('warns of probable mistakes without preventing the submit', async () => {
  const create = vi.fn<Resolver>(({ body }) => ({
    data: { ...sentSchema.parse(body).data, id: '5' },
  }));
  backend.on(assumedAccountEndpoints.invoicingProfileCreate, create);
  open();
  await user.type(field('RFC'), 'COSC8001137N9');
  expect(screen.getByText(/el último carácter no coincide/)).toBeVisible();
  await user.type(field(name), 'CASA SA DE CV');
  expect(screen.getByText(/Quita la terminación/)).toBeVisible();
  await choose('612', 'G03');
  await user.type(field(zip), '06700');
  await user.click(screen.getByLabelText('Usar como mis datos predeterminados'));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(create.mock.calls[0]?.[0].body).toMatchObject({
    data: {
      type: 'invoicing-profiles',
      attributes: {
        ...{ rfc: 'COSC8001137N9', tax_regime: '612', cfdi_use: 'G03' },
        ...{ email: laura.email, is_default: true },
      },
    },
  });
});

it('keeps the draft, including choices, and shows each error beside its field', async () => {
  open();
  await user.type(field('RFC'), 'merl850612ab3');
  await choose('612', 'S01');
  cleanup();
  open();
  expect(field('RFC')).toHaveValue('merl850612ab3');
  expect(field(regime)).toHaveValue('612');
  expect(field(use)).toHaveValue('S01');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(field(name)).toHaveFocus();
  expect(field(name)).toHaveAccessibleDescription(/Escribe el nombre o la razón social/);
});

it('takes the issuer’s zip code for a generic RFC, and gives it back', async () => {
  open('03100');
  await user.type(field(zip), '06700');
  await user.type(field('RFC'), 'XAXX010101000');
  expect(field(zip)).toHaveValue('03100');
  expect(screen.getByText('Con un RFC genérico la factura no es deducible.')).toBeVisible();
  expect(field(zip)).toHaveAccessibleDescription(/el de la sucursal que emite/);
  await user.clear(field('RFC'));
  await user.type(field('RFC'), 'merl850612ab3');
  expect(field(zip)).toHaveValue('');
});

it('says while typing that a zip code does not exist, and does not send it', async () => {
  const create = vi.fn<Resolver>(() => ({ data: { type: 'invoicing-profiles', id: '5' } }));
  backend.on(assumedAccountEndpoints.invoicingProfileCreate, create);
  backend.on(assumedEndpoints.zipCode, noSuchZipCode);
  open();
  await user.type(field('RFC'), 'merl850612ab3');
  await user.type(field(name), 'ELENA');
  await choose('612', 'G03');
  await user.type(field(zip), '00000');
  await waitFor(() => expect(field(zip)).toHaveAccessibleDescription(/No encontramos/));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(field(zip)).toHaveFocus());
  expect(create).not.toHaveBeenCalled();
});

it('offers the name as the Constancia writes it, and changes it only when asked', async () => {
  open();
  await user.type(field(name), 'Casa Norte, S.A. de C.V.');
  expect(field(name)).toHaveValue('Casa Norte, S.A. de C.V.');
  await user.click(screen.getByRole('button', { name: /^Usar «CASA NORTE»/ }));
  expect(field(name)).toHaveValue('CASA NORTE');
  expect(field(name)).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Usar «/ })).toBeNull();
});
