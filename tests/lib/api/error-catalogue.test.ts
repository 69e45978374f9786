import { describe, expect, it } from 'vitest';
import {
  describeError,
  type ErrorContext,
  errorHtml,
  errorLines,
  errorText,
} from '@/lib/api/client/error-catalogue';
import { ApiError, DATABASE_DOWN_CODE, ScriptLoadError } from '@/lib/api/client/errors';

const http = (status: number, more: Partial<ConstructorParameters<typeof ApiError>[0]> = {}) =>
  new ApiError({ kind: 'http', status, statusText: 'Status', ...more });
const details = [{ detail: 'Uno' }, { title: 'sin detalle' }, { detail: 'Dos <b>' }];

describe('errorText', () => {
  it.each([
    [
      'prefers details to the message',
      http(422, { errors: details, serverMessage: 'M' }),
      'Uno\nDos',
    ],
    ['the message', http(422, { serverMessage: 'M' }), 'M'],
    ['nothing said', http(500), 'Ocurrio un error inesperado'],
    [
      'not JSON',
      new ApiError({ kind: 'parse', status: 200, statusText: 'OK' }),
      'Error inesperado - OK',
    ],
    [
      'not JSON, without status text',
      http(502, { statusText: '', isUnreadable: true }),
      'Error inesperado - 502',
    ],
    [
      'no answer',
      new ApiError({ kind: 'timeout' }),
      'Sin respuesta del servidor. Por favor verfica la conexión del servidor y luego recarga esta página.',
    ],
    ['an unknown thing', 'algo', 'Error desconocido - algo'],
    ['an unknown object', { a: 1 }, 'Error desconocido - {"a":1}'],
    [
      'a script',
      new ScriptLoadError('https://x.test/s.js?$&'),
      'Error al cargar el script: https://x.test/s.js?$&',
    ],
    ['a plain error', new TypeError('x is not a function'), 'x is not a function'],
  ])('%s', (_, error, text) => {
    expect(errorText(error)).toBe(text);
  });

  it('is a list for several messages and plain text for one', () => {
    const errors = [{ detail: 'Uno & dos' }, { detail: '<b>tres</b> > 2' }];
    expect(errorHtml(http(422, { errors }))).toBe(
      '<ul><li>Uno &#38; dos</li><li>tres &#62; 2</li></ul>',
    );
    expect(errorHtml(http(422, { errors: errors.slice(0, 1) }))).toBe('Uno &#38; dos');
  });

  it('describes a value that cannot be serialised', () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    expect(errorLines(circular)).toEqual(['Error desconocido - object']);
    expect(errorLines(Symbol('s'))).toEqual(['Error desconocido - Symbol(s)']);
  });
});

describe('the code to ask for help with', () => {
  const answered = (status: number, headers = { 'x-request-id': '0b9f6f3e-1d2c' }) =>
    http(status, { serverMessage: 'M', cause: new Response('', { status, headers }) });

  it('stands on the page for a failure of a server, and in no notice that goes again', () => {
    expect(errorText(answered(502))).toBe('M\nCódigo de ayuda: 0B9F6F3E');
    expect(errorHtml(answered(502))).toBe('M');
    expect(describeError(answered(502)).text).toBe('M');
  });

  it('is none for a refusal, and without an id', () => {
    expect(errorText(answered(422))).toBe('M');
    expect(errorText(answered(500, {} as never))).toBe('M');
  });
});

describe('describeError', () => {
  const network = new ApiError({ kind: 'network' });
  const database = http(500, { serverMessage: 'x SQLSTATE[HY000] [2002] Connection refused' });
  const said = http(422, { serverMessage: 'Sin existencias' });
  const replaced = http(500, {
    isUnreadable: true,
    errors: [{ detail: 'Las palabras de la tienda.' }],
  });
  const cases: [string, unknown, ErrorContext, string, string, number][] = [
    [
      '401',
      http(401),
      {},
      'Sesión requerida',
      'Necesitas iniciar sesión para continuar en esta pantalla.',
      3000,
    ],
    [
      '401 with the address',
      http(401),
      { requestedUrl: '/perfil?a=1&b' },
      'Sesión requerida',
      'Necesitas iniciar sesión para continuar en esta pantalla. /perfil?a=1&#38;b',
      3000,
    ],
    [
      '401 of an open session',
      http(401),
      { sessionExpired: true, requestedUrl: '/x' },
      'Sesión expirada',
      'Tu sesión ha expirado, vuelve a iniciar sesión si así lo deseas.',
      3000,
    ],
    [
      '429',
      http(429, { serverMessage: 'M' }),
      {},
      'Intentos de reconexión excedidos',
      'Por favor espera un poco y vuelve a recargar la página.',
      3000,
    ],
    [
      'no answer',
      network,
      {},
      'Sin respuesta del servidor',
      'Por favor verfica la conexión del servidor y luego recarga esta página.',
      3000,
    ],
    [
      'no answer in time',
      new ApiError({ kind: 'timeout' }),
      { operation: 'pay' },
      'Sin respuesta del servidor',
      'Por favor verfica la conexión del servidor y luego recarga esta página.',
      3000,
    ],
    [
      'database',
      database,
      {},
      'Conexión denegada.',
      'Problema técnico con la base de datos de servidor, espera un poco y vuelve a recargar la página.',
      3000,
    ],
    [
      'database, in a second detail',
      http(400, { errors: [{ detail: 'No' }, { detail: 'SQLSTATE[HY000] [2002]' }] }),
      { operation: 'pay' },
      'Conexión denegada.',
      'Problema técnico con la base de datos de servidor, espera un poco y vuelve a recargar la página.',
      3000,
    ],
    [
      'database, by the gateway',
      http(500, { errors: [{ code: DATABASE_DOWN_CODE, detail: 'x' }] }),
      {},
      'Conexión denegada.',
      'Problema técnico con la base de datos de servidor, espera un poco y vuelve a recargar la página.',
      3000,
    ],
    [
      'the gateway’s own words',
      replaced,
      {},
      'Error inesperado',
      'Las palabras de la tienda.',
      3000,
    ],
    [
      'shipment, the gateway’s own words',
      replaced,
      { operation: 'shipment' },
      'Ocurrio un error al procesar tu información',
      'Ocurrio un error al guardar el envío',
      5000,
    ],
    ['not of HTTP', new Error('Ups <i>'), {}, 'Error inesperado', 'Ups &#60;i&#62;', 3000],
    [
      '404',
      http(404),
      {},
      'Error inesperado',
      'La página o el recurso solicitado no existe o ya no está disponible.',
      3000,
    ],
    [
      '404 with a detail',
      http(404, { serverMessage: 'Sin código postal' }),
      {},
      'Error inesperado',
      'Sin código postal',
      3000,
    ],
    [
      'checkout, message',
      said,
      { operation: 'shipment' },
      'Ocurrio un error al procesar tu información',
      'Sin existencias',
      5000,
    ],
    [
      'shipment',
      http(500),
      { operation: 'shipment' },
      'Ocurrio un error al procesar tu información',
      'Ocurrio un error al guardar el envío',
      5000,
    ],
    [
      'shipment, with a body that cannot be read',
      new ApiError({ kind: 'parse', status: 200, statusText: 'OK' }),
      { operation: 'shipment' },
      'Ocurrio un error al procesar tu información',
      'Ocurrio un error al guardar el envío',
      5000,
    ],
    [
      'payment',
      http(500),
      { operation: 'payment' },
      'Ocurrio un error al procesar tu información',
      'Ocurrio un error al guardar el método de pago',
      5000,
    ],
    [
      'monthly',
      http(500),
      { operation: 'monthly' },
      'Ocurrio un error al procesar tu información',
      'Ocurrio un error al guardar las mensualidades de pago',
      5000,
    ],
    [
      'pay',
      new Error('x'),
      { operation: 'pay' },
      'Ocurrio un error al procesar tu información',
      'Ocurrio un error al procesar el pago',
      -1,
    ],
    [
      'login',
      http(401, { serverMessage: 'Datos incorrectos' }),
      { operation: 'login' },
      'Ocurrió un error al intentar iniciar sesión.',
      'Datos incorrectos',
      5000,
    ],
  ];
  it.each(cases)('%s', (_, error, context, title, text, duration) => {
    expect(describeError(error, context)).toEqual({ type: 'error', title, text, duration });
  });

  it('writes several details as a list, escaped', () => {
    expect(describeError(http(422, { errors: details })).text).toBe(
      '<ul><li>Uno</li><li>Dos</li></ul>',
    );
  });

  it('asks to reload when the fraud script is missing', () => {
    const notice = describeError(new ScriptLoadError('https://x.test'), {
      operation: 'fraud-script',
    });
    expect(notice.title).toBe('Ocurrio un error al carga la información');
    expect(notice.text).toMatch(/favor de recargar la página$/);
  });
});

describe('what a browser refuses', () => {
  const denied = new DOMException('The request was denied.', 'SecurityError');

  it('is told with what the visitor can allow, and never in its own words', () => {
    expect(errorText(denied)).toMatch(
      /^Tu navegador bloquea las cookies y los datos de este sitio/,
    );
    expect(describeError(denied).text).not.toContain('denied');
    const quota = new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    expect(errorText(quota)).toBe('Ocurrio un error inesperado');
  });
});
