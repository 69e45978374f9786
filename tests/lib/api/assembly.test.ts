import { describe, expect, it } from 'vitest';
import {
  readBuildGroups,
  readCandidates,
  readParts,
  toBuildGroup,
  toPartProduct,
} from '@/lib/api/assembly';
import { readAssemblyInfo, toAssemblyInfo, toValidity } from '@/lib/api/assembly-compatibility';
import {
  readSavedBuildBySlug,
  readSavedBuildEntries,
  readSavedBuilds,
} from '@/lib/api/saved-builds';
import { NO_BUILDER_FILTERS } from '@/lib/domain/build/filters';
import { readFacts } from '@/lib/domain/build/read-facts';
import { getPartRole } from '@/lib/domain/build/vocabulary';
import { must } from '@/tests/mock-api/test-client';
import { createStubClient } from '@/tests/support/create-stub-client';
import { modelOf, resource } from '@/tests/support/resource';

describe('the calls of the builder', () => {
  it('send what was chosen', async () => {
    const { client, urls } = createStubClient({ data: [], meta: {} });
    const filters = {
      brands: ['amd', 'intel'],
      performances: ['Alto'],
      stockStatus: ['available' as const],
      secondary: ['rgb', 'blanco & negro'],
      allCategories: true,
    };
    const asked = { groupId: '4', page: 2, filters, productIds: ['1', '2'], onlyCompatible: true };
    await readBuildGroups(client);
    await readCandidates(client, { ...asked, sort: 'price', priceMax: 5000 });
    await readParts(client, ['1', '2', '1']);
    await readAssemblyInfo(client, { productId: '1', otherIds: ['2', '3'] });
    await readSavedBuilds(client, '7');
    await readSavedBuildBySlug(client, 'mi-pc-7');
    await readSavedBuildEntries(client, '7');
    const [, parts, some, info, configs, , details] = urls;
    expect(parts?.searchParams.get('page[size]')).toBe('15');
    expect(parts?.searchParams.getAll('filter[search][]')).toEqual(['rgb', 'blanco & negro']);
    expect(some?.searchParams.get('filter[id]')).toBe('1,2');
    expect(info?.pathname).toBe('/api/shop-v1/products/1/-actions/assembly-info');
    expect(info?.searchParams.get('product_ids')).toBe('2,3');
    expect(configs?.searchParams.get('page[number]')).toBe('1');
    expect(details?.searchParams.get('include')).toBe(
      'assemblyConfig,product,product.category,product.images,product.brand,assemblyGroup',
    );
  });

  it('send nothing for filters that are not set', async () => {
    const { client, urls } = createStubClient({ data: [], meta: {} });
    const nothing = { filters: NO_BUILDER_FILTERS, productIds: [], onlyCompatible: false };
    const page = await readCandidates(client, { groupId: '1', page: 1, ...nothing });
    const names = ['page[number]', 'page[size]', 'include', 'fields[products]'];
    expect([...must(urls[0]).searchParams.keys()]).toEqual(names);
    expect(page).toMatchObject({ candidates: [], page: 1, lastPage: 1, total: 0 });
    expect(await readParts(client, [])).toEqual(new Map());
    expect(urls).toHaveLength(1);
  });

  it('stop at a limit when the last page never comes', async () => {
    const page = { currentPage: 1, lastPage: 9999, total: 9 };
    const data = [resource('assembly-configs', '1', { name: 'A', slug: 'a' })];
    const { client, urls } = createStubClient({ data, meta: { page } });
    expect(await readSavedBuilds(client, '7')).toHaveLength(1);
    expect(urls.length).toBeLessThanOrEqual(50);
  });
});

describe('answers', () => {
  it('read every value except yes and no as ‘no data’', () => {
    const answers = [true, 1, false, 0, null, undefined, 'x', 'true'].map(
      (compatible) => toAssemblyInfo({ compatible }).isCompatible,
    );
    expect(answers).toEqual([true, true, false, false, null, null, null, true]);
    const refused = { isCompatible: false, messages: ['No.'], knowsQuantities: true };
    expect(toValidity({ valid: false, reasons: [{ message: 'No.' }, 5] })).toEqual(refused);
  });

  it('take a group’s missing name from its category, and drop a group without an id', () => {
    const category = modelOf({ name: 'Procesadores', slug: 'procesadores' });
    const group = toBuildGroup(modelOf({ categories: [category], is_required: 1 }));
    expect(group).toMatchObject({ name: 'Procesadores', role: 'cpu', isRequired: true });
    expect(toBuildGroup(modelOf({}, ''))).toBeNull();
  });

  it('read a part’s group as an id or as a resource, and do not need specifications', () => {
    const model = modelOf({ name: 'A', slug: 'a', price_with_tax: 10 });
    const partOf = (assembly_group: unknown) => toPartProduct({ ...model, assembly_group })?.part;
    expect(partOf(4)).toMatchObject({ groupId: '4', facts: null });
    expect(partOf(modelOf({}, '5'))?.groupId).toBe('5');
    expect(toPartProduct({ ...model, slug: '' })).toBeNull();
  });
});

describe('facts of the specifications', () => {
  const facts = (role: Parameters<typeof readFacts>[0], values: Record<string, string>) => {
    const attributes = Object.entries(values).map(([name, value]) => ({ name, value }));
    return readFacts(role, [{ name: 'Ficha', attributes }]);
  };

  it('are read with any case and accents of the names, and left out when they are empty', () => {
    const values = { potencia: '1,050 W', 'PCIE 6+2 PINES': '0' };
    expect(facts('psu', values)).toEqual({ role: 'psu', wattage: 1050 });
    expect(facts('case', {})).toEqual({ role: 'case' });
  });

  it('of memory are read for kits and for single modules', () => {
    const kit = { Módulos: '2 x 16 GB', 'Capacidad total': '32 GB', Formato: 'SO-DIMM' };
    const read = { role: 'ram', modules: 2, capacity: 32, isLaptopMemory: true };
    expect(facts('ram', kit)).toEqual(read);
    const single = { 'Cantidad de módulos': '4', Formato: '288-pin DIMM' };
    expect(facts('ram', single)).toMatchObject({ modules: 4, isLaptopMemory: false });
  });

  it.each([
    ['sin conector', [0, 0, 0]],
    ['1 x 8 pines', [0, 1, 0]],
    ['1 x 6 pines + 2 x 8 pines', [1, 2, 0]],
    ['1 x 16 pines', [0, 0, 1]],
    ['consulta al fabricante', [undefined, undefined, undefined]],
  ])('of a card that says %s', (text, expected) => {
    const { pcie6, pcie8, pcie16 } = facts('gpu', { 'Conector de energía': text });
    expect([pcie6, pcie8, pcie16]).toEqual(expected);
  });

  it.each([
    [{ Formato: 'M.2 2280', Interfaz: 'PCIe 4.0 x4' }, 'm2'],
    [{ Formato: 'M.2-2280', Interfaz: 'M.2 SATA' }, 'm2-sata'],
    [{ Formato: '2.5"', Interfaz: 'SATA III' }, 'sata'],
    [{ Formato: 'mSATA', Interfaz: 'mSATA' }, 'other'],
    [{ Formato: '3.5"', Interfaz: 'SAS 12.0 Gb/s' }, 'other'],
    [{ Formato: '3.5"' }, undefined],
  ])('of a drive: %j', (values, bus) =>
    expect(facts('storage', values as Record<string, string>).bus).toBe(bus),
  );

  it('of a processor tell whether it includes graphics and a cooler', () => {
    const values = { 'Gráficos integrados': 'No incluye', 'Incluye disipador': 'Sí' };
    expect(facts('cpu', values)).toMatchObject({ hasGraphics: false, hasCooler: true });
    expect(facts('cpu', { 'Gráficos integrados': 'UHD 770' }).hasGraphics).toBe(true);
  });

  it('depend on the role of the category', () => {
    const roles = {
      procesadores: 'cpu',
      'enfriamiento-liquido': 'cooler',
      gabinetes: 'case',
      ssd: 'storage',
      'gabinetes-para-disco': null,
      'sillas-gamer': null,
    };
    for (const [slug, role] of Object.entries(roles)) expect(getPartRole(slug)).toBe(role);
  });
});
