import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { mediaOrigins, parseEnv } from '@/lib/env';
import { envVariables } from '@/tests/support/env-variables';

const good = { ...envVariables, API_URL: 'https://api.example/' };

describe('parseEnv', () => {
  it('keeps origins only, without a path or a last slash', () =>
    expect(parseEnv(good)).toMatchObject({ API_URL: 'https://api.example' }));

  it('takes a value in quotes, which some tools leave as they are in the file', () => {
    const address = 'Av. de los Insurgentes Sur 1000, Col. Del Valle';
    const env = parseEnv({ ...good, CONTACT_ADDRESS: `"${address}"` });
    expect(env).toMatchObject({ CONTACT_ADDRESS: address });
  });

  it('has an example that a shell reads without running a word of it', () => {
    const read = spawnSync('sh', ['-c', '. ./.env.example; printf %s "$CONTACT_ADDRESS"']);
    expect(String(read.stderr)).toBe('');
    expect(String(read.stdout)).toContain('Ciudad de México');
  });

  it('names a variable that is missing', () =>
    expect(() => parseEnv({ ...good, API_URL: undefined })).toThrow(/API_URL: is missing/));

  it('names every variable that is wrong', () => {
    const wrong = { ...good, SITE_URL: 'tienda', CONTACT_PHONE: '12' };
    const message = /SITE_URL: must be an http[\s\S]*CONTACT_PHONE: must have 10 digits/;
    expect(() => parseEnv(wrong)).toThrow(message);
  });

  it('treats an empty optional variable as missing', () =>
    expect(parseEnv({ ...good, CONTACT_PHONE: '', SOCIAL_LINKS: '' })).toMatchObject({
      SOCIAL_LINKS: [],
    }));

  it.each([
    ['short', { SESSION_SECRET: 'x'.repeat(31) }],
    ['empty', { SESSION_SECRET: '' }],
    ['short in its old value', { SESSION_SECRET: `${'n'.repeat(32)},${'x'.repeat(31)}` }],
    ['one of three', { SESSION_SECRET: ['n', 'o', 'p'].map((c) => c.repeat(32)).join() }],
    ['the demo’s where others reach the shop', { SESSION_SECRET: `demo-${'0'.repeat(40)}` }],
  ])('refuses a session secret that is %s', (_, wrong) =>
    expect(() => parseEnv({ ...good, ...wrong })).toThrow(/SESSION_SECRET: must/),
  );

  it('reads the new and the old value of a secret that is changed', () => {
    const both = ['n'.repeat(32), 'o'.repeat(32)];
    const env = parseEnv({ ...good, SESSION_SECRET: both.join(), REFRESH_SECRET: both.join(', ') });
    expect(env).toMatchObject({ SESSION_SECRET: both, REFRESH_SECRET: both });
    expect(parseEnv({ ...good, REFRESH_SECRET: '' }).REFRESH_SECRET).toEqual([]);
  });

  it('accepts the demo secret on this machine', () => {
    const local = { SITE_URL: 'http://localhost:3000', SESSION_SECRET: `demo-${'0'.repeat(40)}` };
    expect(parseEnv({ ...good, ...local }).SESSION_SECRET).toEqual([local.SESSION_SECRET]);
  });

  it('reads the proxies in front, of which there are none without a word', () => {
    const read = (TRUSTED_PROXIES?: string) =>
      parseEnv({ ...good, TRUSTED_PROXIES }).TRUSTED_PROXIES;
    expect(read()).toEqual([]);
    const list = ['private', '192.0.2.7', '2001:db8::/32'];
    expect(read('private, 192.0.2.7,2001:db8::/32')).toEqual(list);
    for (const wrong of ['nginx', '10.0.0', '10.0.0.0/33', '::1/129', '10.0.0.0/', 'private/8'])
      expect(() => read(wrong), wrong).toThrow(/TRUSTED_PROXIES: must be addresses/);
  });

  it('includes the backend once in the media origins', () => {
    const env = parseEnv({ ...good, MEDIA_ORIGINS: 'https://api.example, https://cdn.example' });
    expect(mediaOrigins(env)).toEqual(['https://api.example', 'https://cdn.example']);
  });
});
