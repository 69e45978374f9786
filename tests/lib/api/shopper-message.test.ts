import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeError, errorText } from '@/lib/api/client/error-catalogue';
import { ApiError } from '@/lib/api/client/errors';
import { getErrorDetails, toShopperMessage } from '@/lib/api/client/shopper-message';
import { forAll } from '@/tests/support/for-all';

/** Sentences for shoppers, some with what looks like a program's. */
const SENTENCES = [
  'El pedido #10234 no se puede enviar a tu zona.',
  'El cupón ESTRENO ya no está vigente.',
  'El RFC EXTRANJERO no se puede facturar.',
  'El producto ENERGIZER está agotado.',
  '[Cupón] no válido',
  '{Promoción} terminada',
  'Please, mister postman: la canción ya no está en la lista.',
  'The North Face no participa en esta promoción.',
  'Error en la línea 2: line 2 excede el máximo.',
  'promocion.buen.fin no existe',
  'Selecciona y delete de tu carrito from la lista',
  'Solo quedan 3 < 5 piezas.',
  'The email has already been taken.',
];

const WRONG = 'El correo electrónico o la contraseña no son correctos.';
const KEYS = [
  ['auth.failed', WRONG],
  ['These credentials do not match our records.', WRONG],
  ['auth.throttle', 'Demasiados intentos. Espera un momento e inténtalo de nuevo.'],
  ['validation.required', 'Este dato es necesario.'],
  ['validation.unique', 'Ya está registrado.'],
  ['validation.email', 'Ingresa un correo electrónico válido'],
  ['validation.confirmed', 'Las contraseñas no coinciden.'],
  ['passwords.token', 'El enlace ya no es válido. Pide otro.'],
  ['Unauthenticated.', 'Necesitas iniciar sesión para continuar en esta pantalla.'],
] as const;

describe('a message of the backend', () => {
  it.each(SENTENCES)('is shown as it is: %s', (text) => expect(toShopperMessage(text)).toBe(text));

  it.each(KEYS)('%s is said in the words of the shop', (text, shown) => {
    expect(toShopperMessage(` ${text} `)).toBe(shown);
    // Only the whole message is a key.
    expect(toShopperMessage(`${text}x`)).toBe(`${text}x`);
  });

  it('is nothing when it is only the name of a status', () => {
    for (const name of ['Not Found', 'Unprocessable Entity'])
      expect(toShopperMessage(name)).toBe('');
  });

  it('is shown without its HTML', () => {
    expect(toShopperMessage('El <b>cupón</b> <br/>ya venció.')).toBe('El cupón ya venció.');
    expect(toShopperMessage('<p>Ya venció.</p><p>Prueba otro.<br>Gracias.</p>')).toBe(
      'Ya venció. Prueba otro. Gracias.',
    );
    expect(toShopperMessage('<p> </p>')).toBe('');
  });

  it('of a megabyte is read in time that grows with its length only', () => {
    const costOf = (text: string) => {
      const start = process.cpuUsage();
      toShopperMessage(text);
      return process.cpuUsage(start).user / 1000;
    };
    for (const unit of ['<a', '<a‹a', '<b><p>', '</span ', '<ul ']) {
      const cost = (length: number) => costOf(unit.repeat(length / unit.length));
      expect(cost(1_000_000)).toBeLessThan(100 * Math.max(cost(50_000), 10));
    }
  });

  it('stands in the form and in the notice as the specification orders: details, message, fallback', () => {
    const operation = fc.constantFrom(undefined, 'login', 'pay', 'shipment' as const);
    const sentence = fc.constantFrom(...SENTENCES);
    forAll(
      fc.array(sentence, { maxLength: 2 }),
      fc.option(sentence),
      operation,
      (details, message, by) => {
        const errors = details.map((detail) => ({ detail }));
        const error = new ApiError({ kind: 'http', status: 422, serverMessage: message, errors });
        const lines = details.length > 0 ? [...new Set(details)] : message ? [message] : [];
        expect(errorText(error)).toBe(lines.join('\n') || 'Ocurrio un error inesperado');
        expect(getErrorDetails(error).map(({ detail }) => detail)).toEqual(details);
        const notice = describeError(error, by ? { operation: by as 'login' } : {}).text;
        for (const line of lines) expect(unescaped(notice)).toContain(line);
      },
    );
  });
});

const unescaped = (html: string) =>
  html.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
