import { expect, it } from 'vitest';
import { toBuildGroup } from '@/lib/api/assembly';
import { readFacts } from '@/lib/domain/build/read-facts';
import { getPartRole, SHEET_NAMES } from '@/lib/domain/build/vocabulary';
import { normalizeValue } from '@/lib/domain/product/compare';

it.each([
  ['cpu', ['procesadores', 'Procesador Intel', 'cpu', 'processors']],
  ['motherboard', ['tarjetas-madre', 'Placas base', 'placa_madre', 'motherboards']],
  ['cooler', ['disipadores', 'Enfriamiento líquido', 'cpu-coolers', 'Refrigeración']],
  ['ram', ['memorias-ram', 'Memoria RAM', 'ram', 'memoria-ddr5']],
  ['storage', ['ssd', 'discos-duros', 'Almacenamiento', 'nvme', 'Unidades de estado sólido']],
  ['gpu', ['tarjetas-de-video', 'Tarjetas gráficas', 'gpus', 'graphics-cards']],
  ['psu', ['fuentes-de-poder', 'Fuentes de alimentación', 'power-supplies']],
  ['case', ['gabinetes', 'gabinetes-para-pc', 'Chasis', 'cases']],
] as const)('finds the role %s in %j', (role, names) => {
  for (const name of names) expect(getPartRole(name), name).toBe(role);
});

it('has no role for what is no part', () => {
  for (const name of ['monitores', 'almacenamiento-externo', 'gabinetes-de-red', 'rampas', ''])
    expect(getPartRole(name), name).toBeNull();
});

it('finds the role of a step in the name of a category, or in its own', () => {
  const group = { type: 'assembly-groups', id: '1', name: 'Paso 1' };
  const category = { type: 'categories', id: '9', slug: 'c-9', name: 'Procesadores' };
  expect(toBuildGroup({ ...group, categories: [category] })?.role).toBe('cpu');
  expect(toBuildGroup({ ...group, name: 'Fuente de poder' })?.role).toBe('psu');
});

it('reads a data sheet in other words', () => {
  const sheet = { Zócalo: 'AM5', 'POTENCIA DE DISEÑO TÉRMICO': '65 W', 'memory type': 'DDR5-5200' };
  const attributes = Object.entries(sheet).map(([name, value]) => ({ name, value }));
  const facts = { role: 'cpu', socket: 'AM5', tdp: 65, memoryTypes: ['DDR5'] };
  expect(readFacts('cpu', [{ name: '', attributes }])).toEqual(facts);
});

it('names no value twice', () => {
  for (const names of Object.values(SHEET_NAMES))
    expect(new Set(names.map(normalizeValue)).size).toBe(names.length);
});
