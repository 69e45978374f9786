// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FacetList } from '@/components/browse/search/facet-groups';
import { ActiveFilters } from '@/components/browse/search/filter-panel';
import { SearchPager } from '@/components/browse/search/search-screen';
import { emptyCriteria, toggleFilter } from '@/lib/domain/search/criteria';

const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('Pager', () => {
  const criteria = { ...emptyCriteria, categories: ['ssd'] };
  it('links to the first, the last and the neighbouring pages', () => {
    render(<SearchPager criteria={{ ...criteria, page: 5 }} lastPage={483} />);
    expect(href('Anterior')).toBe('/buscar/categoria_ssd?page=4');
    expect(href('Siguiente')).toBe('/buscar/categoria_ssd?page=6');
    expect(href('Página 1')).toBe('/buscar/categoria_ssd');
    expect(href('Página 483')).toBe('/buscar/categoria_ssd?page=483');
    expect(screen.getByRole('link', { name: 'Página 5' })).toHaveAttribute('aria-current', 'page');
  });
  it('has no next page after the last', () => {
    render(<SearchPager criteria={{ ...criteria, page: 483 }} lastPage={483} />);
    expect(screen.queryByRole('link', { name: 'Siguiente' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Anterior' })).toHaveAttribute('rel', 'prev');
  });
  it('renders nothing for a single page', () => {
    const { container } = render(<SearchPager criteria={criteria} lastPage={1} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('FacetList', () => {
  const values = Array.from({ length: 80 }, (_, index) => ({
    slug: `marca${index}`,
    name: `Marca ${index}`,
    count: 1000 + index,
    selected: index === 40,
  }));
  it('shows selected values first and collapses the rest', () => {
    const criteria = { ...emptyCriteria, brands: ['marca40'], page: 7 };
    const choose = (slug: string) => toggleFilter(criteria, 'brand', slug);
    render(<FacetList kind="brands" criteria={criteria} values={values} choose={choose} />);
    const [first, second] = screen.getAllByRole('link');
    expect(first).toHaveTextContent('Marca 401,040');
    expect(first).toHaveAttribute('aria-current', 'true');
    expect(first).toHaveAttribute('href', '/buscar');
    expect(second).toHaveAttribute('href', '/buscar/marca_marca0/marca_marca40');
    expect(second).toHaveAttribute('rel', 'nofollow');
    expect(screen.getByText('Ver más')).toBeVisible();
  });
  it('lets search engines follow a single brand', () => {
    const choose = (slug: string) => toggleFilter(emptyCriteria, 'brand', slug);
    render(<FacetList kind="brands" criteria={emptyCriteria} values={values} choose={choose} />);
    expect(screen.getByRole('link', { name: /Marca 0/ })).not.toHaveAttribute('rel');
  });
});

describe('ActiveFilters', () => {
  it('removes one filter, or all at once', () => {
    const criteria = {
      ...emptyCriteria,
      brands: ['asus'],
      priceMin: 500,
      priceMax: 1500.5,
      monthlyMax: 300,
      onlyOffers: true,
      page: 3,
      sort: 'price-asc' as const,
    };
    render(
      <ActiveFilters
        criteria={criteria}
        applied={[{ kind: 'brand', slug: 'asus', name: 'ASUS' }]}
        facets={{ attributes: [], delivery: [] }}
        category={null}
      />,
    );
    const list = screen.getByRole('list', { name: 'Filtros aplicados' });
    expect(within(list).getAllByRole('link')).toHaveLength(5);
    expect(href('Quitar filtro: ASUS')).toBe(
      '/buscar?orden=menor-precio&precio_min=500&precio_max=1500.5&mensualidad_max=300&ofertas=1',
    );
    expect(href('Quitar filtro: $500.00 a $1,500.50')).not.toContain('precio_m');
    expect(href('Limpiar todo')).toBe('/buscar?orden=menor-precio');
  });
  it('names the attributes that the backend knows, and removes one', () => {
    const am5 = { slug: 'am5', name: 'AM5', count: 4, selected: true };
    const attributes = [{ slug: 'socket', name: 'Socket', values: [am5] }];
    const criteria = { ...emptyCriteria, attributes: ['nada_x', 'socket_am5'] };
    render(
      <ActiveFilters
        criteria={criteria}
        applied={[]}
        facets={{ attributes, delivery: [] }}
        category={null}
      />,
    );
    expect(href('Quitar filtro: Socket: AM5')).toBe('/buscar?filtro=nada_x');
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });
  it('has one chip for a range of numbers', () => {
    const rates = ['60', '144', '165', '240'].map((name) => ({
      slug: `${name}hz`,
      name: `${name}Hz`,
      count: 4,
      selected: name !== '60',
    }));
    const criteria = {
      ...emptyCriteria,
      attributes: ['frecuencia_144hz', 'frecuencia_165hz', 'frecuencia_240hz'],
    };
    render(
      <ActiveFilters
        criteria={criteria}
        applied={[]}
        facets={{
          attributes: [{ slug: 'frecuencia', name: 'Frecuencia', values: rates }],
          delivery: [],
        }}
        category={null}
      />,
    );
    expect(href('Quitar filtro: Frecuencia: 144Hz o más')).toBe('/buscar');
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });
  it('has a chip for each of two filters with one name, and one for a filter that is named twice', () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const brand = { kind: 'brand', slug: 'corsair', name: 'Corsair' } as const;
    const category = { kind: 'category', slug: 'corsair', name: 'Corsair' } as const;
    render(
      <ActiveFilters
        criteria={{ ...emptyCriteria, brands: ['corsair'], categories: ['corsair'] }}
        applied={[brand, category, brand]}
        facets={{ attributes: [], delivery: [] }}
        category={null}
      />,
    );
    const chips = screen.getAllByRole('link', { name: 'Quitar filtro: Corsair' });
    expect(chips.map((chip) => chip.getAttribute('href'))).toEqual([
      '/buscar/categoria_corsair',
      '/buscar/marca_corsair',
    ]);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
  it('renders nothing without filters', () => {
    const { container } = render(
      <ActiveFilters
        criteria={{ ...emptyCriteria, text: 'x' }}
        applied={[]}
        facets={{ attributes: [], delivery: [] }}
        category={null}
      />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
