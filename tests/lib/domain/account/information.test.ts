import { describe, expect, it } from 'vitest';
import { customerInformationSchema, passwordChangeSchema } from '@/lib/domain/account/forms';
import { getFormMessages } from '../../../support/form-messages';

const person = {
  accountType: 'personal',
  names: 'Laura',
  lastName: 'Méndez',
  motherLastName: '',
  phone: '5544332211',
  businessName: '',
  rfc: '',
};
const check = (fields: object) => customerInformationSchema.safeParse({ ...person, ...fields });

describe('the profile form', () => {
  it.each([
    ['044 55 4433 2211', '5544332211'],
    ['01 (55) 4433-2211', '5544332211'],
    ['+52 1 55 4433 2211', '5544332211'],
  ])('reads the phone number %s', (phone, digits) => {
    expect(check({ phone }).data?.phone).toBe(digits);
  });

  it('has the same error messages as the sign-up', () => {
    expect(getFormMessages(check({ names: '', lastName: 'Mé', phone: '55 44' }))).toEqual({
      names: 'errors.nameRequired',
      lastName: 'errors.lastNameInvalid',
      phone: 'errors.phoneLength',
    });
  });

  it('requires business name and RFC only for a business account', () => {
    expect(check({}).success).toBe(true);
    expect(getFormMessages(check({ accountType: 'business' }))).toEqual({
      businessName: 'errors.businessNameRequired',
      rfc: 'errors.rfcRequired',
    });
  });
});

it('requires the current password of any length, and the new one twice', () => {
  const fields = { currentPassword: 'corta', password: 'nueve...9', passwordConfirmation: 'x' };
  expect(getFormMessages(passwordChangeSchema.safeParse(fields))).toEqual({
    passwordConfirmation: 'errors.passwordsDiffer',
  });
  expect(
    getFormMessages(passwordChangeSchema.safeParse({ ...fields, currentPassword: '' })),
  ).toEqual({
    currentPassword: 'errors.passwordRequired',
    passwordConfirmation: 'errors.passwordsDiffer',
  });
});
