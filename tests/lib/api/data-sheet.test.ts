import { describe, expect, it } from 'vitest';
import { attributeGroups, bulletPoints, characteristics } from '@/lib/api/data-sheet';

const SHEET = [
  { name: 'Peso', value: '5 kg' },
  { name: 'Color', value: 'Rojo' },
];

const OTHER_NAMES = [
  { label: 'Peso', text: '5 kg' },
  { key: 'Color', value: ['Rojo'] },
];
const COLOR_ROW = '<tr><td>Color</td><td>Rojo</td></tr>';

describe('characteristics', () => {
  it.each([
    ['objects', SHEET],
    ['numbered objects', { 0: SHEET[0], 2: SHEET[1] }],
    ['pairs', SHEET.map(({ name, value }) => [name, value])],
    ['a map', { Peso: '5 kg', Color: 'Rojo' }],
    ['a list of maps', [{ Peso: '5 kg' }, { Color: 'Rojo' }]],
    ['other names', OTHER_NAMES],
    ['texts', ['Peso: 5 kg', 'Color: Rojo']],
    ['lines', 'Peso: 5 kg\nColor: Rojo'],
    ['an HTML list', '<ul><li><b>Peso:</b> 5 kg</li><li><b>Color:</b> Rojo</li></ul>'],
    ['an HTML table', `<table><tr><th>Peso</th><td>5&nbsp;kg</td></tr>${COLOR_ROW}</table>`],
  ])('are read from %s', (_, value) => expect(characteristics.parse(value)).toEqual(SHEET));

  it('leave out what has no name or no value', () => {
    for (const nothing of [[{ name: 'Peso', value: '' }, null, 5, 'sola', [], {}], null])
      expect(characteristics.parse(nothing)).toEqual([]);
  });
});

describe('attribute groups', () => {
  it.each([
    ['maps', { General: { Peso: '5 kg', Color: 'Rojo' }, Vacío: {} }],
    ['lists', { General: SHEET }],
    ['numbered objects', { General: { 0: SHEET[0], 1: SHEET[1] } }],
    ['a list of groups', [{ name: 'General', attributes: SHEET }]],
    ['a numbered list of groups', { 1: { name: 'General', values: SHEET } }],
    ['texts', { General: ['Peso: 5 kg', 'Color: Rojo'] }],
  ])('are read from %s', (_, value) =>
    expect(attributeGroups.parse(value)).toEqual([{ name: 'General', attributes: SHEET }]),
  );

  it('have no name when the attributes have no group', () => {
    for (const value of [{ Peso: '5 kg', Color: 'Rojo' }, SHEET, 'Peso: 5 kg\nColor: Rojo']) {
      expect(attributeGroups.parse(value)).toEqual([{ name: '', attributes: SHEET }]);
    }
  });
});

describe('bullet points', () => {
  it.each([
    ['texts', ['Uno', ' ', 'Dos']],
    ['numbered objects', { 3: 'Uno', 4: 'Dos' }],
    ['objects', [{ text: 'Uno' }, { name: 'Dos' }]],
    ['HTML', '<ul><li>Uno</li><li><b>Dos</b></li></ul>'],
    ['lines', 'Uno\r\nDos'],
  ])('are read from %s', (_, value) => expect(bulletPoints.parse(value)).toEqual(['Uno', 'Dos']));

  it('are read from a map', () =>
    expect(bulletPoints.parse({ Garantía: '1 año' })).toEqual(['Garantía: 1 año']));
});

describe('a sheet that is much longer than any', () => {
  const value = 'b'.repeat(3000);
  const many = Array.from({ length: 600 }, (_, at) => ({ name: `a${at}`, value }));

  it('is read up to 500 attributes, in all groups together, with the beginnings of their values', () => {
    const [first] = characteristics.parse(many);
    expect(characteristics.parse(many)).toHaveLength(500);
    expect(first).toEqual({ name: 'a0', value: 'b'.repeat(2000) });
    const groups = attributeGroups.parse({ uno: many.slice(0, 400), dos: many });
    expect(groups.map(({ attributes }) => attributes.length)).toEqual([400, 100]);
    expect(attributeGroups.parse({ uno: many, dos: many })).toHaveLength(1);
    expect(bulletPoints.parse(many.map(({ name }) => name))).toHaveLength(500);
    expect(bulletPoints.parse('a\n'.repeat(600))).toHaveLength(500);
  });
});
