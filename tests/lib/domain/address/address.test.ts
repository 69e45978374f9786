import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressSchema,
  normalizeHouseNumber,
  OTHER_NEIGHBORHOOD,
  toAddressFields,
} from '@/lib/domain/address/address';
import { formatPlaceLine, formatStreetLine, isAlcaldia } from '@/lib/domain/address/address-lines';
import texts from '@/locales/es-MX/addresses.json';
import { createAddress } from '@/tests/support/create-address';
import { forAll } from '@/tests/support/for-all';
import { getFormMessages } from '../../../support/form-messages';

const address = createAddress({ recipientName: 'Laura Méndez Ríos', interiorNumber: '302' });
const check = (fields: object) =>
  addressSchema.safeParse({ ...toAddressFields(address), ...fields });
const said = (fields: object) => getFormMessages(check(fields), texts);

describe('the address form', () => {
  it('keeps an address unchanged when nothing is edited', () => {
    const { id, municipality, city, state, ...sent } = address;
    expect(check({}).data).toEqual(sent);
  });

  it('shows an error for each missing field', () => {
    const none = { street: '', exteriorNumber: ' ', zipCode: '', neighborhood: '', phone: '' };
    expect(said({ ...none, recipientName: 'La' })).toEqual({
      street: 'Escribe la calle',
      exteriorNumber: 'Escribe el número exterior, o S/N si no tiene',
      zipCode: 'Escribe tu código postal',
      neighborhood: 'Elige tu colonia',
      phone: 'Tu número de teléfono es necesario',
      recipientName: 'Escribe el nombre completo de quien recibe',
    });
    expect(said({ zipCode: '0670', references: 'x'.repeat(201) })).toEqual({
      zipCode: 'El código postal tiene 5 dígitos',
      references: 'Es demasiado largo',
    });
  });

  it('normalises the phone number', () =>
    expect(check({ phone: '01 55 4433 2211' }).data?.phone).toBe('5544332211'));

  it.each(['s/n', 'S/N', 'S.N.', 's / n', 'sn', 'sin número', 'Sin numero', 'SIN NÚM.'])(
    'reads %j as no number',
    (written) => expect(normalizeHouseNumber(written)).toBe('S/N'),
  );

  it('keeps other house numbers unchanged', () =>
    forAll(fc.stringMatching(/^\d{1,5}( ?[A-Z]| bis)?$/), (written) =>
      expect(normalizeHouseNumber(written)).toBe(written),
    ));

  it('accepts a colonia that is not in the list, and requires its name', () => {
    const other = { neighborhood: OTHER_NEIGHBORHOOD };
    const named = check({ ...other, otherNeighborhood: ' La Nueva ' });
    expect(named.data?.neighborhood).toBe('La Nueva');
    expect(said(other)).toEqual({ otherNeighborhood: 'Escribe el nombre de tu colonia' });
    const both = Object.keys(said({ ...other, phone: '' })).sort();
    expect(both).toEqual(['otherNeighborhood', 'phone']);
  });

  it('reads a checkbox from the value that the browser gives', () => {
    expect(check({ isDefault: '1' }).data?.isDefault).toBe(true);
    expect(check({ isDefault: false }).data?.isDefault).toBe(false);
  });
});

describe('a formatted address', () => {
  it('repeats no part', () => {
    const inside = (interiorNumber: string) => formatStreetLine({ ...address, interiorNumber });
    expect(inside('302')).toBe('Calle Orizaba 118, int. 302');
    expect(inside('Piso 7')).toBe('Calle Orizaba 118, Piso 7');
    expect(inside('')).toBe('Calle Orizaba 118');
    expect(formatPlaceLine(address)).toBe('Roma Norte, Cuauhtémoc, Ciudad de México, C.P. 06700');
  });

  it('has alcaldías only in Mexico City', () => {
    const zips = ['06700', '01000', '16999', '00999', '17000', '44160', '50000', '1', ''];
    expect(zips.filter(isAlcaldia)).toEqual(['06700', '01000', '16999']);
  });
});
