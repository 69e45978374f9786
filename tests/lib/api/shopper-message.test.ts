import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeError, errorText } from '@/lib/api/error-catalogue';
import { getErrorDetails } from '@/lib/api/error-details';
import { ApiError } from '@/lib/api/errors';
import { toShopperMessage } from '@/lib/api/shopper-message';

const RAW = [
  "SQLSTATE[23000]: Integrity constraint violation: 1062 Duplicate entry 'a@b.mx' for key 'users_email_unique'",
  'SQLSTATE[42S22]: Column not found (SQL: select * from `customers` where `mail` = ?)',
  'Illuminate\\Database\\QueryException: connection lost',
  'Call to undefined method App\\Models\\Customer::wallet()',
  'Undefined index: token in /var/www/app/Http/LoginController.php on line 42',
  'TypeError: Cannot read properties of undefined',
  'java.lang.NullPointerException\n\tat mx.shop.Login.run(Login.java:12)',
  '<!DOCTYPE html><html><body>502 Bad Gateway</body></html>',
  '{"exception":"ModelNotFound"}',
  'Server Error',
  'The given data was invalid.',
  'No query results for model [App\\Customer] 9',
  'connect ECONNREFUSED 10.0.0.4:3306',
  'messages.errors.generic',
  'Something went wrong',
];

const SPANISH = [
  'El cupón GAMER5 ya venció.',
  'No hay existencia suficiente: quedan 2 piezas.',
  'La tarjeta no tiene fondos.',
  'Tu código postal no existe.',
  'Solo queda 1 pieza de la tarjeta de 8 GB (línea 2).',
  'Compra desde $499.00 para usar este cupón.',
  'Ya existe una cuenta con ese correo.',
];

describe('messages of the backend', () => {
  it.each(RAW)('never shows %s', (text) => {
    expect(toShopperMessage(text)).toBeNull();
  });

  it.each(SPANISH)('shows %s as it is', (text) => {
    expect(toShopperMessage(text)).toBe(text);
  });

  it.each([
    ['auth.failed', 'El correo electrónico o la contraseña no son correctos.'],
    [
      'These credentials do not match our records.',
      'El correo electrónico o la contraseña no son correctos.',
    ],
    ['The email has already been taken.', 'Ya está registrado.'],
    ['The phone field is required.', 'Este dato es necesario.'],
    ['Unauthenticated.', 'Necesitas iniciar sesión para continuar en esta pantalla.'],
    [
      'x SQLSTATE[HY000] [2002] Connection refused',
      'Problema técnico con la base de datos de servidor, espera un poco y vuelve a recargar la página.',
    ],
    ['El <b>cupón</b> ya venció.', 'El cupón ya venció.'],
  ])('says %s in the words of the shop', (text, shown) => {
    expect(toShopperMessage(text)).toBe(shown);
  });

  it('reach no form and no notice raw, wherever they stand in an answer', () => {
    const raw = fc.constantFrom(...RAW);
    const place = fc.constantFrom('detail', 'field', 'message');
    const operation = fc.constantFrom(undefined, 'login', 'register', 'pay', 'shipment' as const);
    fc.assert(
      fc.property(raw, fc.constantFrom(...SPANISH), place, operation, (text, said, where, by) => {
        const error = new ApiError({
          kind: 'http',
          status: 422,
          serverMessage: where === 'message' ? text : null,
          errors: [
            ...(where === 'detail' ? [{ detail: text }, { detail: said }] : []),
            ...(where === 'field' ? [{ detail: text, pointer: '/data/attributes/email' }] : []),
          ],
        });
        const { title, text: notice } = describeError(
          error,
          by ? { operation: by as 'login' } : {},
        );
        const shown = [
          errorText(error),
          title,
          notice,
          ...getErrorDetails(error).map((one) => one.detail),
        ];
        for (const one of shown) expect(one).not.toContain(text.slice(0, 12));
        if (where === 'detail') expect(errorText(error)).toBe(said);
        if (where === 'field') expect(errorText(error)).toBe('Revisa este dato.');
        if (where === 'message') expect(errorText(error)).toBe('Ocurrio un error inesperado');
      }),
    );
  });
});
