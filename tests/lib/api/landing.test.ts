import { expect, it } from 'vitest';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { readLanding } from '@/lib/api/landings';
import { createEndpointMatcher } from '@/lib/bff/feature-endpoints';
import { createStubClient } from '@/tests/support/create-stub-client';
import { resource, toMany } from '@/tests/support/resource';

const DOCUMENT = {
  data: [
    resource(
      'landings',
      '4',
      {
        slug: 'buen-fin',
        title: 'Buen Fin',
        content: '<p>Sí</p>',
        ends_utc: '2026-11-30T00:00:00Z',
      },
      {
        banner: { data: { type: 'banners', id: '9' } },
        sections: toMany('sections', 'a', 'vacia'),
      },
    ),
  ],
  included: [
    resource('banners', '9', { slot: 'LANDING', title: 'Todo', link: 'javascript:alert(1)' }),
    resource('sections', 'a', { title: 'Audio' }, { products: toMany('products', '1', '2') }),
    resource('sections', 'vacia', { title: 'Nada' }, { products: toMany('products') }),
    resource('products', '1', { name: 'Bocina', slug: 'bocina', price_with_tax: 10 }),
    resource('products', '2', { name: 'Sin dirección' }),
  ],
};

it('reads a landing by its slug, with a safe banner link and without empty sections', async () => {
  const { client, urls } = createStubClient(DOCUMENT);
  const landing = await readLanding(client, 'buen-fin');
  expect(urls[0]?.searchParams.get('filter[slug]')).toBe('buen-fin');
  expect(landing).toMatchObject({
    id: '4',
    slug: 'buen-fin',
    title: 'Buen Fin',
    contentHtml: '<p>Sí</p>',
    endsUtc: '2026-11-30T00:00:00Z',
    banner: { title: 'Todo', link: null },
  });
  expect(landing?.sections.map(({ key }) => key)).toEqual(['a']);
  expect(landing?.sections[0]?.products.map(({ slug }) => slug)).toEqual(['bocina']);
});

it('returns null for an unknown slug, and throws when the backend fails', async () => {
  expect(await readLanding(createStubClient({ data: [] }).client, 'x')).toBeNull();
  expect(await readLanding(createStubClient({ errors: [] }, 404).client, 'x')).toBeNull();
  await expect(readLanding(createStubClient({ errors: [] }, 500).client, 'x')).rejects.toThrow();
});

it('can only be called by the server', () => {
  const match = createEndpointMatcher(Object.values(assumedEndpoints));
  expect(match('GET', '/shop-v1/landings').kind).toBe('unknown');
});
