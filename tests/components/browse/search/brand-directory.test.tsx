// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { BrandDirectory } from '@/components/browse/search/brand-directory';

const entry = (name: string) => ({ name, href: `/buscar/marca_${name}`, logo: null });
const setup = () =>
  render(
    <BrandDirectory
      groups={[
        { id: 'marcas-b', label: 'B', brands: [entry('be quiet!'), entry('Beyerdynamic')] },
        { id: 'marcas-otras', label: 'Otras', brands: [entry('長尾製作所'), entry('#')] },
      ]}
      labels={{ filter: 'Buscar una marca', index: 'Índice', none: 'Nada con «{text}».' }}
    />,
  );

it('shows every brand under its initial', () => {
  setup();
  const initials = screen.getAllByRole('heading').map((heading) => heading.textContent);
  expect(initials).toEqual(['B', 'Otras']);
  expect(screen.getByRole('link', { name: '#' })).toHaveAttribute('href', '/buscar/marca_#');
});

const type = (text: string) => userEvent.type(screen.getByLabelText('Buscar una marca'), text);

it.each([
  ['BE QUIÉT', ['be quiet!']],
  ['長尾', ['長尾製作所']],
  ['#', ['#']],
])('filters by %s while typing', async (text, names) => {
  setup();
  await type(text);
  const links = screen.getAllByRole('link').filter((link) => link.className === 'brand-tile');
  expect(links.map((link) => link.textContent)).toEqual(names);
});

it('says when nothing matches, even for a text of punctuation', async () => {
  setup();
  await type('$&');
  expect(screen.getByRole('status')).toHaveTextContent('Nada con «$&».');
});
