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

const unread = new ApiError({ kind: 'parse', status: 200, statusText: 'OK' });
const unnamed = http(502, { statusText: '', isUnreadable: true });
const script = new ScriptLoadError('https://x.test/s.js?$&');
const NO_ANSWER = [
  'Sin respuesta del servidor',
  'Por favor verfica la conexión del servidor y luego recarga esta página.',
] as const;

describe('errorText', () => {
  const both = http(422, { errors: details, serverMessage: 'M' });
  it.each([
    ['prefers details to the message', both, 'Uno\nDos'],
    ['the message', http(422, { serverMessage: 'M' }), 'M'],
    ['nothing said', http(500), 'Ocurrio un error inesperado'],
    ['not JSON', unread, 'Error inesperado - OK'],
    ['not JSON, without status text', unnamed, 'Error inesperado - 502'],
    ['no answer', new ApiError({ kind: 'timeout' }), NO_ANSWER.join('. ')],
    ['an unknown thing', 'algo', 'Error desconocido - algo'],
    ['an unknown object', { a: 1 }, 'Error desconocido - {"a":1}'],
    ['a script', script, 'Error al cargar el script: https://x.test/s.js?$&'],
    ['a plain error', new TypeError('x is not a function'), 'x is not a function'],
  ])('%s', (_, error, text) => expect(errorText(error)).toBe(text));

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
  const own = [{ detail: 'Las palabras de la tienda.' }];
  const replaced = http(500, { isUnreadable: true, errors: own });
  const REQUIRED = 'Necesitas iniciar sesión para continuar en esta pantalla.';
  const OF = {
    required: ['Sesión requerida', REQUIRED],
    address: ['Sesión requerida', `${REQUIRED} /perfil?a=1&#38;b`],
    expired: [
      'Sesión expirada',
      'Tu sesión ha expirado, vuelve a iniciar sesión si así lo deseas.',
    ],
    tooMany: [
      'Intentos de reconexión excedidos',
      'Por favor espera un poco y vuelve a recargar la página.',
    ],
    database: [
      'Conexión denegada.',
      'Problema técnico con la base de datos de servidor, espera un poco y vuelve a recargar la página.',
    ],
  } as const;
  const OPEN = { sessionExpired: true, requestedUrl: '/x' };
  const refused = http(401, { serverMessage: 'Datos incorrectos' });
  const LOGIN = 'Ocurrió un error al intentar iniciar sesión.';
  const CHECKOUT = 'Ocurrio un error al procesar tu información';
  const twice = http(400, { errors: [{ detail: 'No' }, { detail: 'SQLSTATE[HY000] [2002]' }] });
  const byGateway = http(500, { errors: [{ code: DATABASE_DOWN_CODE, detail: 'x' }] });
  const unknownZip = http(404, { serverMessage: 'Sin código postal' });
  const gone = 'La página o el recurso solicitado no existe o ya no está disponible.';

  /** What stays for three seconds. */
  it.each<[string, unknown, ErrorContext, string, string]>([
    ['401', http(401), {}, ...OF.required],
    ['401 with the address', http(401), { requestedUrl: '/perfil?a=1&b' }, ...OF.address],
    ['401 of an open session', http(401), OPEN, ...OF.expired],
    ['429', http(429, { serverMessage: 'M' }), {}, ...OF.tooMany],
    ['no answer', network, {}, ...NO_ANSWER],
    ['no answer in time', new ApiError({ kind: 'timeout' }), { operation: 'pay' }, ...NO_ANSWER],
    ['database', database, {}, ...OF.database],
    ['database, in a second detail', twice, { operation: 'pay' }, ...OF.database],
    ['database, by the gateway', byGateway, {}, ...OF.database],
    ['the gateway’s own words', replaced, {}, 'Error inesperado', 'Las palabras de la tienda.'],
    ['not of HTTP', new Error('Ups <i>'), {}, 'Error inesperado', 'Ups &#60;i&#62;'],
    ['404', http(404), {}, 'Error inesperado', gone],
    ['404 with a detail', unknownZip, {}, 'Error inesperado', 'Sin código postal'],
  ])('%s', (_, error, context, title, text) =>
    expect(describeError(error, context)).toEqual({ type: 'error', title, text, duration: 3000 }),
  );

  it.each<[string, unknown, ErrorContext['operation'], string, number?, string?]>([
    ['the gateway’s own words', replaced, 'shipment', 'Ocurrio un error al guardar el envío'],
    ['a message', said, 'shipment', 'Sin existencias'],
    ['nothing said', http(500), 'shipment', 'Ocurrio un error al guardar el envío'],
    ['a body that cannot be read', unread, 'shipment', 'Ocurrio un error al guardar el envío'],
    ['nothing said', http(500), 'payment', 'Ocurrio un error al guardar el método de pago'],
    ['nothing said', http(500), 'monthly', 'Ocurrio un error al guardar las mensualidades de pago'],
    ['not of HTTP', new Error('x'), 'pay', 'Ocurrio un error al procesar el pago', -1],
    ['a refusal', refused, 'login', 'Datos incorrectos', 5000, LOGIN],
  ])('%s %# in an operation', (_, error, operation, text, duration = 5000, title = CHECKOUT) =>
    expect(describeError(error, { operation })).toEqual({ type: 'error', title, text, duration }),
  );

  it('writes several details as a list, escaped', () =>
    expect(describeError(http(422, { errors: details })).text).toBe(
      '<ul><li>Uno</li><li>Dos</li></ul>',
    ));

  it('asks to reload when the fraud script is missing', () => {
    const notice = describeError(script, { operation: 'fraud-script' });
    expect(notice.title).toBe('Ocurrio un error al carga la información');
    expect(notice.text).toMatch(/favor de recargar la página$/);
  });
});

describe('what a browser refuses', () => {
  const denied = new DOMException('The request was denied.', 'SecurityError');

  it('is told with what the visitor can allow, and never in its own words', () => {
    const said = /^Tu navegador bloquea las cookies y los datos de este sitio/;
    expect(errorText(denied)).toMatch(said);
    expect(describeError(denied).text).not.toContain('denied');
    const quota = new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    expect(errorText(quota)).toBe('Ocurrio un error inesperado');
  });
});
