import { describe, expect, it } from 'vitest';
import { mediaOrigins, parseEnv } from '@/lib/env';

const good = {
  API_URL: 'https://api.example/',
  SITE_URL: 'https://tienda.example',
  SITE_NAME: 'Nodo',
};

describe('parseEnv', () => {
  it('keeps origins only, without a path or a last slash', () => {
    expect(parseEnv(good)).toMatchObject({ API_URL: 'https://api.example' });
  });

  it('names a variable that is missing', () => {
    expect(() => parseEnv({ ...good, API_URL: undefined })).toThrow(/API_URL: is missing/);
  });

  it('names every variable that is wrong', () => {
    const wrong = { ...good, SITE_URL: 'tienda', CONTACT_PHONE: '12' };
    expect(() => parseEnv(wrong)).toThrow(
      /SITE_URL: must be an http[\s\S]*CONTACT_PHONE: must have 10 digits/,
    );
  });

  it('takes an optional variable that is empty for one that is absent', () => {
    expect(parseEnv({ ...good, CONTACT_PHONE: '', SOCIAL_LINKS: '' })).toMatchObject({
      SOCIAL_LINKS: [],
    });
  });

  it('gives the backend as a media origin, once', () => {
    const env = parseEnv({ ...good, MEDIA_ORIGINS: 'https://api.example, https://cdn.example' });
    expect(mediaOrigins(env)).toEqual(['https://api.example', 'https://cdn.example']);
  });
});
