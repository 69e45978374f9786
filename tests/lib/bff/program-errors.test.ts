import { describe, expect, it } from 'vitest';
import { describeError } from '@/lib/api/client/error-catalogue';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { logFailedCall } from '@/lib/monitoring/log';
import { recordLog } from '@/tests/support/logged-lines';
import { answering, errorOf, failureOf, post, SECRETS } from './gateway-harness';

const PATH = '/shop-v1/stores';
const BROKEN = 'El servidor de la tienda no está disponible por el momento.';

/** What frameworks answer in their modes for programmers. None of it is for a shopper. */
const LARAVEL = {
  message: 'Call to undefined method App\\Models\\Customer::wallet()',
  exception: 'BadMethodCallException',
  file: '/var/www/shop/vendor/laravel/ForwardsCalls.php',
  line: 67,
  trace: [{ file: '/var/www/shop/app/Http/Kernel.php', line: 12, function: 'wallet' }],
};
const PROGRAM_BODIES: readonly (readonly [string, object])[] = [
  ['Laravel', LARAVEL],
  ['JSON:API with a trace in meta', { errors: [{ detail: 'No query results', meta: LARAVEL }] }],
  ['Symfony', { title: 'An error occurred', detail: 'Secreto', class: 'X', trace: [{ line: 3 }] }],
  ['Express', { error: { message: 'Secreto', stack: 'Error: Secreto\n  at /srv/a.js:1:2' } }],
  ['Spring', { status: 404, error: 'Not Found', message: 'Secreto', trace: 'java.lang.Error' }],
  ['.NET', { message: 'Secreto', StackTrace: '   at Shop.Api.Get()' }],
  ['PHP', { message: 'Secreto', file: '/var/www/a.php', line: 3 }],
];

describe('an error for programmers', () => {
  it.each(PROGRAM_BODIES)('of %s stays in the log, whatever its status is', async (_, body) => {
    for (const status of [400, 404, 422, 500, 503]) {
      const { ask, failed } = await answering(status, JSON.stringify(body));
      const response = await ask(PATH);
      expect(response.headers.get('x-request-id')).toBeTruthy();
      const { message } = await errorOf(response);
      expect(message).not.toMatch(/Secreto|undefined method|No query|\/var|\.php|trace|java/);
      expect(failed).toMatchObject([{ status, reason: 'http', said: expect.stringMatching(/\S/) }]);
    }
  });

  it.each([
    ['a field that is called so', { errors: { file: ['Falta la foto.'] } }, 'Falta la foto.'],
    ['no trace', { message: 'Sin existencias.', trace: [], exception: null }, 'Sin existencias.'],
    ['a line of the cart', { message: 'Sin existencias.', line: 3 }, 'Sin existencias.'],
  ])('is not one with %s', async (_, body, text) => {
    const { ask, failed } = await answering(422, JSON.stringify(body));
    expect(await (await ask(PATH)).text()).toContain(text);
    expect(failed).toEqual([]);
  });
});

describe('a server that breaks', () => {
  it('says nothing to the shopper, in any form, and keeps its status', async () => {
    const words = ['No hay conexión.', 'Connection refused', 'mysql.internal:3306', '10.0.0.4'];
    const bodies = words.flatMap((text) => [
      { message: text },
      { errors: [{ detail: text, code: text, source: { pointer: text } }] },
      { errors: { email: [text] } },
      { error: text },
      { data: null, meta: { said: text } },
    ]);
    for (const [at, body] of bodies.entries()) {
      const status = [500, 502, 503][at % 3] ?? 500;
      const { ask } = await answering(status, JSON.stringify(body));
      expect(await errorOf(await ask(PATH))).toEqual({ status, message: BROKEN });
    }
  });

  const REFUSED = 'SQLSTATE[HY000] [2002] Connection refused';
  it.each([
    ['its message', 500, JSON.stringify({ message: REFUSED, exception: 'PDO' })],
    ['a second detail', 400, '{"errors":[{"detail":"No"},{"detail":"SQLSTATE[HY000] [2002]"}]}'],
    ['a page', 500, `<html><title>${REFUSED}</title>`],
    ['escapes', 503, '{"message":"SQLSTATE\\u005bHY000\\u005d [2002] Connection refused"}'],
  ])(
    'and whose database refuses connections has the notice of the specification: %s',
    async (_, status, body) => {
      const { ask } = await answering(status, body);
      const answer = await (await ask(PATH)).text();
      expect(answer).not.toMatch(/SQLSTATE|refused|PDO/);
      expect(describeError(await failureOf(ask))).toMatchObject({
        title: 'Conexión denegada.',
        text: 'Problema técnico con la base de datos de servidor, espera un poco y vuelve a recargar la página.',
        duration: 3000,
      });
    },
  );

  it('leaves the shop’s own text of a step where there is one', async () => {
    const { ask } = await answering(500, '{"message":"Connection refused"}');
    const error = await failureOf(ask);
    expect(describeError(error).text).toBe(BROKEN);
    const { text } = describeError(error, { operation: 'shipment' });
    expect(text).toBe('Ocurrio un error al guardar el envío');
  });
});

describe('the log', () => {
  const said = async (status: number, body: string, path = PATH, init?: RequestInit) => {
    const { ask, failed } = await answering(status, body);
    await ask(path, init);
    return failed[0]?.said;
  };

  it('has the exception, its words and its place', async () =>
    expect(await said(500, JSON.stringify(LARAVEL))).toBe(
      'BadMethodCallException – Call to undefined method App\\Models\\Customer::wallet() – ' +
        '/var/www/shop/vendor/laravel/ForwardsCalls.php:67',
    ));

  it.each([
    ['the title of a page', '<!doctype html><title>502 Bad\n Gateway</title>', '502 Bad Gateway'],
    ['a text', '<b>Fatal error</b>: x in a.php', 'Fatal error : x in a.php'],
    ['nothing of JSON that is cut', '{"data":{"name":"Laura"', ''],
    ['300 characters', 'x'.repeat(5000), 'x'.repeat(300)],
  ])('has %s', async (_, body, expected) => expect(await said(502, body)).toBe(expected));

  it('has nothing of what the visitor and the shop have sent', async () => {
    const message = 'no zip 06700 for Laura Ruiz with hunter2hunter2 by secreto-oauth';
    const sent = post({ username: 'Laura Ruiz', password: 'hunter2hunter2' });
    const login = await said(500, JSON.stringify({ message }), '/eshop/login', sent);
    expect(login).toBe('no zip 06700 for [sent] with [sent] by [sent]');
    expect(login).not.toContain(SECRETS.clientSecret);
    expect(await said(500, JSON.stringify({ message }), '/shop-v1/zip-codes/06700')).toContain(
      'no zip [sent] for',
    );
  });

  it('has a line of it, with masked personal data and without the values of a database', () => {
    const takeLog = recordLog();
    logFailedCall({
      endpoint: assumedEndpoints.stores,
      status: 500,
      reason: 'http',
      said: "no account laura@example.mx (SQL: select * from c where name = 'Ana')",
      durationMs: 1,
    });
    expect(takeLog()).toMatchObject([
      { event: 'backend-call-failed', said: 'no account [e-mail] (SQL: [SQL]', status: 500 },
    ]);
  });
});
