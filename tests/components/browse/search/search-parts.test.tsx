// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FacetList } from '@/components/browse/search/facet-groups';
import { ActiveFilters, toFilterChips } from '@/components/browse/search/filter-panel';
import {
  SEARCH_BANNER_SLOTS,
  SearchBanner,
  SearchPager,
} from '@/components/browse/search/search-screen';
import {
  type AppliedFilter,
  type AttributeFacet,
  emptyCriteria,
  type SearchCriteria,
} from '@/lib/domain/search/criteria';
import { createBanner } from '@/tests/support/create-banner';
import { hrefOf as href } from '@/tests/support/href-of';

describe('Pager', () => {
  function show(page: number, lastPage: number) {
    const criteria = { ...emptyCriteria, categories: ['ssd'], page };
    return render(<SearchPager criteria={criteria} lastPage={lastPage} />).container;
  }

  it('links to the first, the last and the neighbouring pages', () => {
    show(5, 483);
    expect(href('Anterior')).toBe('/buscar/categoria_ssd?page=4');
    expect(href('Siguiente')).toBe('/buscar/categoria_ssd?page=6');
    expect(href('Página 1')).toBe('/buscar/categoria_ssd');
    expect(href('Página 483')).toBe('/buscar/categoria_ssd?page=483');
    expect(screen.getByRole('link', { name: 'Página 5' })).toHaveAttribute('aria-current', 'page');
  });
  it('has no next page after the last', () => {
    show(483, 483);
    expect(screen.queryByRole('link', { name: 'Siguiente' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Anterior' })).toHaveAttribute('rel', 'prev');
  });
  it('renders nothing for a single page', () => expect(show(1, 1)).toBeEmptyDOMElement());
});

describe('FacetList', () => {
  const values = Array.from({ length: 80 }, (_, index) => ({
    slug: `marca${index}`,
    name: `Marca ${index}`,
    count: 1000 + index,
    selected: index === 40,
  }));
  const show = (change: Partial<SearchCriteria> = {}) => {
    const criteria = { ...emptyCriteria, ...change };
    const facets = { brands: values, categories: [] };
    render(<FacetList kind="brands" criteria={criteria} facets={facets} category={null} />);
  };
  it('shows selected values first and collapses the rest', () => {
    show({ brands: ['marca40'], page: 7 });
    const [first, second] = screen.getAllByRole('link');
    expect(first).toHaveTextContent('Marca 401,040');
    expect(first).toHaveAttribute('aria-current', 'true');
    expect(first).toHaveAttribute('href', '/buscar');
    expect(second).toHaveAttribute('href', '/buscar/marca_marca0/marca_marca40');
    expect(second).toHaveAttribute('rel', 'nofollow');
    expect(screen.getByText('Ver más')).toBeVisible();
  });
  it('lets search engines follow a single brand', () => {
    show();
    expect(screen.getByRole('link', { name: /Marca 0/ })).not.toHaveAttribute('rel');
  });
});

describe('ActiveFilters', () => {
  const show = (
    criteria: Partial<SearchCriteria>,
    attributes: AttributeFacet[] = [],
    applied: readonly AppliedFilter[] = [],
  ) => {
    const search = { ...emptyCriteria, ...criteria };
    const chips = toFilterChips(search, applied, { attributes, delivery: [] }, null);
    return render(<ActiveFilters criteria={search} chips={chips} category={null} />).container;
  };
  const value = (name: string, selected = true) => {
    return { slug: name.toLowerCase(), name, count: 4, selected };
  };
  const brand = { kind: 'brand', slug: 'corsair', name: 'Corsair' } as const;

  it('removes one filter, or all at once', () => {
    const amounts = { priceMin: 500, priceMax: 1500.5, monthlyMax: 300 };
    const criteria = { ...amounts, onlyOffers: true, page: 3, sort: 'price-asc' } as const;
    show({ ...criteria, brands: ['corsair'] }, [], [brand]);
    const list = screen.getByRole('list', { name: 'Filtros aplicados' });
    expect(within(list).getAllByRole('link')).toHaveLength(5);
    expect(href('Quitar filtro: Corsair')).toBe(
      '/buscar?orden=menor-precio&precio_min=500&precio_max=1500.5&mensualidad_max=300&ofertas=1',
    );
    expect(href('Quitar filtro: $500.00 a $1,500.50')).not.toContain('precio_m');
    expect(href('Limpiar todo')).toBe('/buscar?orden=menor-precio');
  });
  it('names the attributes that the backend knows, and removes one', () => {
    const socket = { slug: 'socket', name: 'Socket', values: [value('AM5')] };
    show({ attributes: ['nada_x', 'socket_am5'] }, [socket]);
    expect(href('Quitar filtro: Socket: AM5')).toBe('/buscar?filtro=nada_x');
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });
  it('has one chip for a range of numbers', () => {
    const rates = ['60Hz', '144Hz', '165Hz', '240Hz'].map((name) => value(name, name !== '60Hz'));
    const attributes = ['frecuencia_144hz', 'frecuencia_165hz', 'frecuencia_240hz'];
    show({ attributes }, [{ slug: 'frecuencia', name: 'Frecuencia', values: rates }]);
    expect(href('Quitar filtro: Frecuencia: 144Hz o más')).toBe('/buscar');
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });
  it('has a chip for each of two filters with one name, and one for a filter that is named twice', () => {
    const category = { ...brand, kind: 'category' } as const;
    show({ brands: ['corsair'], categories: ['corsair'] }, [], [brand, category, brand]);
    const chips = screen.getAllByRole('link', { name: 'Quitar filtro: Corsair' });
    const targets = chips.map((chip) => chip.getAttribute('href'));
    expect(targets).toEqual(['/buscar/categoria_corsair', '/buscar/marca_corsair']);
  });
  it('renders nothing without filters', () => expect(show({ text: 'x' })).toBeEmptyDOMElement());
});

it.each(SEARCH_BANNER_SLOTS)(
  'the banner of %s loads when it comes near: no first view has it',
  (slot) => {
    const banner = createBanner({ slot, image: 'https://media.example/1.webp' });
    const markup = renderToStaticMarkup(<SearchBanner banners={[banner]} slot={slot} />);
    expect(markup).toContain('loading="lazy"');
    expect(markup).not.toMatch(/fetchPriority/i);
  },
);
