import { describe, expect, it } from 'vitest';
import { readCookies, serializeCookie, serializeSplitCookie } from '@/lib/session/cookies';
import { SITE } from '../bff/gateway-harness';

const options = { isSecure: true, maxAge: 60, path: '/api' };
const withCookies = (cookie: string) => new Request(SITE, { headers: { cookie } });

it('lasts whole seconds', () => {
  expect(serializeCookie('a', 'b', { ...options, maxAge: 59.9 })).toBe(
    'a=b; Path=/api; SameSite=Strict; Max-Age=59; HttpOnly; Secure',
  );
  expect(serializeCookie('a', 'b', { ...options, maxAge: null, isSecure: false })).toBe(
    'a=b; Path=/api; SameSite=Strict; HttpOnly',
  );
});

describe('the parts of a long value', () => {
  const lengthsOf = (value: string) =>
    serializeSplitCookie(new Request(SITE), 'session', value, options).map((one) => one.length);

  it('fill each cookie before the next one begins', () => {
    const room = 4096 - serializeCookie('session.99', '', options).length;
    // One that is not split has no number in its name.
    expect(lengthsOf('x'.repeat(room))).toEqual([4096 - '.99'.length]);
    // A number of one figure leaves a character.
    expect(lengthsOf('x'.repeat(room + 1))).toEqual([4095, 4095 - room + 1]);
    expect(lengthsOf('x'.repeat(2 * room))).toEqual([4095, 4095]);
  });

  it('replace those of the same cookie only', () => {
    const others = ['x.session', 'sessions', 'session.a', 'session.0x', 'x.session.0', 'session0'];
    const cookie = ['session.0', 'session.12', ...others].map((name) => `${name}=v`).join('; ');
    const set = (value: string) =>
      serializeSplitCookie(withCookies(cookie), 'session', value, options);
    const named = (lines: readonly string[]) => lines.map((line) => line.split(';')[0]);
    expect(named(set('new'))).toEqual(['session=new', 'session.0=', 'session.12=']);
    for (const line of set('new').slice(1)) expect(line).toContain('; Max-Age=0;');
    expect(named(set('n'.repeat(5000)).slice(2))).toEqual(['session.12=']);
  });
});

describe('the values that a cookie can have', () => {
  const read = (cookie: string) => readCookies(withCookies(cookie), 'a');

  it.each([
    ['a=1', ['1']],
    ['b=2;  a=1 ;c=3', ['1']],
    ['a=x=y==', ['x=y==']],
    ['a=', ['']],
    ['a', ['']],
    ['a.0=1; a.1=2; a.2=3', ['123']],
    ['a.1=2; a.0=1', ['12']],
    ['a.0=1; a.2=3', ['1']],
    ['a.1=2', []],
    ['b=1; aa=2', []],
    ['', []],
  ])('%j are %j', (cookie, values) => expect(read(cookie)).toEqual(values));

  it('are all of those with one name, whole and split', () => {
    expect(read('a=1; a=2')).toEqual(['1', '2']);
    expect(read('a.0=2; a.1=3; a=1')).toEqual(['1', '23']);
    expect(read('a.0=1; a.0=x; a.1=2; a.1=y')).toEqual(['12', 'x2', '1y', 'xy']);
  });

  it('are at most eight', () => {
    expect(read('a=1; '.repeat(90))).toHaveLength(8);
    expect(read(`${'a.0=1; '.repeat(40)}${'a.1=2; '.repeat(40)}`)).toHaveLength(8);
  });

  it('are none without cookies', () => expect(readCookies(new Request(SITE), 'a')).toEqual([]));
});
