import { afterEach, describe, expect, it } from 'vitest';
import { toBrand } from '@/lib/api/brands';
import { toCategory } from '@/lib/api/categories';
import { mediaUrl, setMediaBase } from '@/lib/api/client/media-url';
import { toProductImage } from '@/lib/api/product-images';
import { mediaBase, mediaOrigins, parseEnv } from '@/lib/env';
import { modelOf } from '@/tests/support/resource';
import { envVariables } from '../../support/env-variables';

afterEach(() => setMediaBase(''));

describe('addresses of files', () => {
  it.each([
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['//cdn.example/a.png', 'https://cdn.example/a.png'],
    ['/media/a.png', 'https://api.example/media/a.png'],
    ['media/a b.png', 'https://api.example/storage/media/a%20b.png'],
    ['', null],
    ['javascript:alert(1)', null],
    ['https://user:secret@cdn.example/a.png', null],
  ])('resolves %j', (address, resolved) => {
    setMediaBase('https://api.example/storage/');
    expect(mediaUrl(address)).toBe(resolved);
  });

  it('keeps paths of this site as long as nothing else is known', () => {
    expect(mediaUrl('/images/a.png')).toBe('/images/a.png');
    expect(mediaUrl('a.png')).toBeNull();
  });

  it('are read so in pictures, brands and categories', () => {
    setMediaBase('https://api.example/');
    const model = modelOf({ name: 'A', slug: 'a', filename: 'media/a.png', image: 'media/a.png' });
    const original = 'https://api.example/media/a.png';
    expect(toProductImage(model)).toMatchObject({ original });
    expect(toBrand(model)?.imageSmall).toBe(original);
    const { image: _, ...category } = model;
    expect(toCategory({ ...category, icon: '/media/i.png' })?.image).toBe(
      'https://api.example/media/i.png',
    );
  });

  it('continue MEDIA_BASE, whose pictures are allowed', () => {
    expect(mediaBase(parseEnv(envVariables))).toBe('https://api.example/');
    const env = parseEnv({ ...envVariables, MEDIA_BASE: 'https://cdn.example/storage' });
    expect(mediaBase(env)).toBe('https://cdn.example/storage/');
    expect(mediaOrigins(env)).toEqual(['https://api.example', 'https://cdn.example']);
  });
});
