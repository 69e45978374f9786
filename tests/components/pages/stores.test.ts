import { describe, expect, it } from 'vitest';
import { groupStores, phoneHref, storeMapHref } from '@/components/pages/stores-screen';
import type { PhysicalStore } from '@/lib/api/stores';

const store = (fields: Partial<PhysicalStore>): PhysicalStore => ({
  id: '1',
  name: 'Centro',
  slug: 'centro',
  address: 'Calle 60 No. 299',
  city: 'Mérida',
  state: 'Yucatán',
  zipCode: '97050',
  phone: '999 925 6107',
  latitude: null,
  longitude: null,
  hours: [],
  services: [],
  ...fields,
});

describe('stores by state', () => {
  it('are in alphabetical order, and stores without a state get their own group', () => {
    const groups = groupStores(
      [
        store({ id: '1', name: 'Zapopan', state: 'Jalisco' }),
        store({ id: '2', name: 'Ángel', state: 'Jalisco' }),
        store({ id: '3', state: 'México' }),
        store({ id: '4', state: '' }),
      ],
      'Otros',
    );
    expect(groups.map(({ id }) => id)).toEqual(['estado-jalisco', 'estado-mexico', 'estado-otros']);
    expect(groups[0]?.stores.map(({ name }) => name)).toEqual(['Ángel', 'Zapopan']);
  });

  it('have unique anchors even when slugs are equal', () => {
    const [group] = groupStores([store({ id: '1' }), store({ id: '2' })], 'Otros');
    expect(group?.stores.map(({ anchor }) => anchor)).toEqual([
      'sucursal-centro',
      'sucursal-centro-2',
    ]);
  });
});

describe('links of a store', () => {
  it('use its coordinates, or its address', () => {
    const at = new URL(storeMapHref(store({ latitude: 20.5, longitude: -89.6 })));
    expect(at.searchParams.get('destination')).toBe('20.5,-89.6');
    const by = new URL(storeMapHref(store({})));
    expect(by.searchParams.get('destination')).toBe('Calle 60 No. 299, 97050, Mérida, Yucatán');
  });

  it('dial Mexican phone numbers only', () => {
    expect(phoneHref('999 925 6107')).toBe('tel:+529999256107');
    expect(phoneHref('Sin teléfono')).toBeNull();
  });
});
