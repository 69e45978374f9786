import { describe, expect, it } from 'vitest';
import { isRfc } from '@/lib/domain/account/fields';
import {
  credentialsSchema,
  customerInformationSchema,
  newPasswordSchema,
  passwordChangeSchema,
  registrationSchema,
  verificationCodeSchema,
} from '@/lib/domain/account/forms';
import texts from '@/locales/es-MX/auth.json';
import { getFormMessages } from '../../../support/form-messages';

/** The error messages of the form, by field. */
const said = (parsed: Parameters<typeof getFormMessages>[0]) => getFormMessages(parsed, texts);

const registration = {
  accountType: 'personal',
  names: 'Ana María',
  lastName: 'López',
  motherLastName: '',
  phone: '5512345678',
  email: 'ana@ejemplo.mx',
  password: 'nueve...9',
  passwordConfirmation: 'nueve...9',
};
const register = (fields: object) => registrationSchema.safeParse({ ...registration, ...fields });

describe('login', () => {
  it('shows the specification’s messages for missing fields', () => {
    expect(said(credentialsSchema.safeParse({ email: '', password: '' }))).toEqual({
      email: 'Tu correo electrónico es necesario',
      password: 'Tu contraseña es necesaria',
    });
    expect(said(credentialsSchema.safeParse({ email: 'ana@', password: '12345678' }))).toEqual({
      email: 'Ingresa un correo electrónico válido',
      password: 'La contraseña debe tener al menos 9 caracteres',
    });
  });

  it('keeps the password unchanged, and trims the e-mail', () => {
    const password = ' 12345678 ';
    const read = credentialsSchema.parse({ email: ' ana@ejemplo.mx ', password });
    expect(read).toEqual({ email: 'ana@ejemplo.mx', password, remember: false });
  });
});

describe('sign-up', () => {
  it('reports missing business fields together with the other errors', () => {
    const wrong = { names: '', email: 'ana@', passwordConfirmation: 'otra' };
    expect(said(register({ accountType: 'business', ...wrong }))).toEqual({
      names: 'Tu nombre es necesario',
      businessName: 'La razón social es necesaria en una cuenta empresarial',
      rfc: expect.stringContaining('RFC'),
      email: 'Ingresa un correo electrónico válido',
      passwordConfirmation: 'Las contraseñas no coinciden',
    });
  });

  it('shows the specification’s messages for missing fields', () => {
    const none = { names: ' ', lastName: '', phone: '', email: '', password: '' };
    expect(said(register(none))).toEqual({
      names: 'Tu nombre es necesario',
      lastName: 'Tu apellido paterno es necesario',
      phone: 'Tu número de teléfono es necesario',
      email: 'Tu correo electrónico es necesario',
      password: 'Tu contraseña es necesaria',
    });
    expect(said(register({ names: 'An', lastName: 'Lo', phone: '55 1234 abcd' }))).toEqual({
      names: 'Escribe un nombre válido',
      lastName: 'Escribe un apellido paterno válido',
      phone: 'El número de teléfono debe tener sólo números',
    });
  });

  it('reads the phone number in its usual spellings', () => {
    const phones = ['+52 (55) 1234-5678', '5212345678'];
    const read = phones.map((phone) => register({ phone }).data?.phone);
    expect(read).toEqual(['5512345678', '5212345678']);
  });

  it('requires ten digits and a matching password confirmation', () => {
    const phone = 'Escribe los 10 dígitos de tu teléfono';
    expect(said(register({ phone: '551234567' }))).toEqual({ phone });
    const other = said(register({ passwordConfirmation: 'otra cosa' }));
    expect(other).toEqual({ passwordConfirmation: 'Las contraseñas no coinciden' });
    const missing = { password: '123456789', passwordConfirmation: '' };
    const confirm = { passwordConfirmation: 'Confirma tu contraseña' };
    expect(said(newPasswordSchema.safeParse(missing))).toEqual(confirm);
  });

  it('requires business name and RFC only for a business account', () => {
    expect(said(register({ accountType: 'business' }))).toEqual({
      businessName: 'La razón social es necesaria en una cuenta empresarial',
      rfc: 'El RFC es necesario en una cuenta empresarial',
    });
    const business = { accountType: 'business', businessName: 'SOLUCIONES' };
    const rfc = 'Escribe un RFC válido, con 12 o 13 caracteres';
    expect(said(register({ ...business, rfc: 'ABC' }))).toEqual({ rfc });
    const filled = { ...business, rfc: ' sin-120904 qt6' };
    expect(register(filled).data?.rfc).toBe('SIN120904QT6');
    const none = { businessName: '', rfc: '' };
    expect(register({ ...filled, accountType: 'personal' }).data).toMatchObject(none);
  });
});

it('the profile has the rules of the sign-up', () => {
  const check = (fields: object) =>
    customerInformationSchema.safeParse({ ...registration, ...fields });
  expect(check({ phone: '044 55 4433 2211' }).data?.phone).toBe('5544332211');
  for (const wrong of [{ names: '', phone: '55 44' }, { accountType: 'business' }])
    expect(said(check(wrong))).toEqual(said(register(wrong)));
});

it('a change of the password needs the current one, of any length, and the new one twice', () => {
  const change = (currentPassword: string) => {
    const passwords = { password: 'nueve...9', passwordConfirmation: 'x' };
    return said(passwordChangeSchema.safeParse({ currentPassword, ...passwords }));
  };
  const differ = { passwordConfirmation: 'Las contraseñas no coinciden' };
  expect(change('corta')).toEqual(differ);
  expect(change('')).toEqual({ currentPassword: 'Tu contraseña es necesaria', ...differ });
});

it('an RFC is written in capital letters, with a day of the calendar and a last digit', () => {
  const right = ['MERL850612AB3', 'SIN120904QT6', 'XAXX010101000', 'Ñ&A000229AB1'];
  const wrong = ['MERL850230AB3', 'MERL851312AB3', 'MERL850612ABC', 'merl850612ab3'];
  expect([...right, ...wrong].filter(isRfc)).toEqual(right);
});

it('a code has six digits', () => {
  const code = 'Escribe los 6 dígitos del código';
  expect(said(verificationCodeSchema.safeParse({ code: '12345' }))).toEqual({ code });
});
