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
  backend.on(assumedEndpoints.zipCode, ({ params }) => ({
    data: resource('zip-codes', String(params.zipCode), {
      state: 'Ciudad de México',
      municipality: 'Cuauhtémoc',
    }),
  }));
  await loadAllTexts('account', 'invoicing');
});

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}( \\*|\\s*$)`));
const choices = (label: string) =>
  within(field(label))
    .getAllByRole('option')
    .map((option) => (option as HTMLOptionElement).value);
const form = (onSaved = vi.fn(), issuerZip: string | null = null) => (
  <InvoicingForm customer={laura} catalogue={catalogue} issuerZip={issuerZip} onSaved={onSaved} />
);

it('offers the allowed options, keeps choices that are still allowed, and selects a single option', async () => {
  show(form());
  await user.type(field('RFC'), 'sin120904qt6');
  expect(choices('Régimen fiscal')).toEqual(['', '601', '626']);
  await user.selectOptions(field('Régimen fiscal'), '626');
  await user.selectOptions(field('Uso de CFDI'), 'G03');
  await user.clear(field('RFC'));
  await user.type(field('RFC'), 'merl850612ab3');
  expect(choices('Régimen fiscal')).toEqual(['', '612', '616', '626']);
  expect(field('Régimen fiscal')).toHaveValue('626');
  expect(field('Uso de CFDI')).toHaveValue('G03');
  await user.selectOptions(field('Régimen fiscal'), '616');
  await waitFor(() => expect(field('Uso de CFDI')).toHaveValue('S01'));
  await user.clear(field('RFC'));
  await user.type(field('RFC'), 'XEXX010101000');
  expect(choices('Régimen fiscal')).toEqual(['', '616']);
  expect(field('Régimen fiscal')).toHaveValue('616');
});

it('warns of probable mistakes without preventing the submit', async () => {
  const onSaved = vi.fn();
  const create = vi.fn<Resolver>(({ body }) => ({
    data: { ...sentSchema.parse(body).data, id: '5' },
  }));
  backend.on(assumedAccountEndpoints.invoicingProfileCreate, create);
  show(form(onSaved));
  await user.type(field('RFC'), 'COSC8001137N9');
  expect(screen.getByText(/el último carácter no coincide/)).toBeVisible();
  await user.type(field('Nombre o razón social'), 'CASA SA DE CV');
  expect(screen.getByText(/Quita la terminación/)).toBeVisible();
  await user.selectOptions(field('Régimen fiscal'), '612');
  await user.selectOptions(field('Uso de CFDI'), 'G03');
  await user.type(field('Código postal fiscal'), '06700');
  await user.click(screen.getByLabelText('Usar como mis datos predeterminados'));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(create.mock.calls[0]?.[0].body).toMatchObject({
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
  show(form());
  await user.type(field('RFC'), 'merl850612ab3');
  await user.selectOptions(field('Régimen fiscal'), '612');
  await user.selectOptions(field('Uso de CFDI'), 'S01');
  cleanup();
  show(form());
  expect(field('RFC')).toHaveValue('merl850612ab3');
  expect(field('Régimen fiscal')).toHaveValue('612');
  expect(field('Uso de CFDI')).toHaveValue('S01');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(field('Nombre o razón social')).toHaveFocus();
  expect(field('Nombre o razón social')).toHaveAccessibleDescription(
    /Escribe el nombre o la razón social/,
  );
});

it('takes the issuer’s zip code for a generic RFC, and gives it back', async () => {
  show(form(vi.fn(), '03100'));
  await user.type(field('Código postal fiscal'), '06700');
  await user.type(field('RFC'), 'XAXX010101000');
  expect(field('Código postal fiscal')).toHaveValue('03100');
  expect(screen.getByText('Con un RFC genérico la factura no es deducible.')).toBeVisible();
  expect(field('Código postal fiscal')).toHaveAccessibleDescription(/el de la sucursal que emite/);
  await user.clear(field('RFC'));
  await user.type(field('RFC'), 'merl850612ab3');
  expect(field('Código postal fiscal')).toHaveValue('');
});

it('says while typing that a zip code does not exist, and does not send it', async () => {
  const create = vi.fn<Resolver>(() => ({ data: { type: 'invoicing-profiles', id: '5' } }));
  backend.on(assumedAccountEndpoints.invoicingProfileCreate, create);
  backend.on(assumedEndpoints.zipCode, noSuchZipCode);
  show(form());
  await user.type(field('RFC'), 'merl850612ab3');
  await user.type(field('Nombre o razón social'), 'ELENA');
  await user.selectOptions(field('Régimen fiscal'), '612');
  await user.selectOptions(field('Uso de CFDI'), 'G03');
  await user.type(field('Código postal fiscal'), '00000');
  await waitFor(() =>
    expect(field('Código postal fiscal')).toHaveAccessibleDescription(/No encontramos/),
  );
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(field('Código postal fiscal')).toHaveFocus());
  expect(create).not.toHaveBeenCalled();
});

it('offers the name as the Constancia writes it, and changes it only when asked', async () => {
  show(form());
  await user.type(field('Nombre o razón social'), 'Casa Norte, S.A. de C.V.');
  expect(field('Nombre o razón social')).toHaveValue('Casa Norte, S.A. de C.V.');
  await user.click(screen.getByRole('button', { name: /^Usar «CASA NORTE»/ }));
  expect(field('Nombre o razón social')).toHaveValue('CASA NORTE');
  expect(field('Nombre o razón social')).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Usar «/ })).toBeNull();
});
