// @vitest-environment own-window

import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GroupPanel, StepNavigation } from '@/components/builder/build-steps';
import { CandidateCard, type CandidateCardProps } from '@/components/builder/candidate-card';
import { useBuild, usePartOfAddress } from '@/components/builder/use-build';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { assumedAssemblyEndpoints } from '@/lib/api/endpoints/assumed-assembly';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { NEW_BUILD_KEY } from '@/lib/domain/build/build';
import type { Compatibility } from '@/lib/domain/build/compatibility/check';
import { NO_BUILDER_FILTERS } from '@/lib/domain/build/filters';
import type { BuildGroup } from '@/lib/domain/build/types';
import { addPartHref } from '@/lib/routing/product-hrefs';
import { useBuildStore } from '@/stores/builder/build-store';
import { useToastStore } from '@/stores/interface/toast-store';
import { ScreenHost } from '@/tests/support/screen-host';
import { makeGroup, makePart } from '../../lib/domain/build/make-part';
import { makePricing } from '../../lib/domain/product/make-product';
import { installFakeObservers, moveIntoView } from '../../support/fake-observers';
import { mockBackend, type Resolver } from '../../support/mock-backend';
import { productResource } from '../../support/product-resource';
import { choose, drawBuild, setUpBuilder } from './harness';

vi.mock('next/navigation', () => import('../fake-navigation'));
const backend = mockBackend();
setUpBuilder();

const cpu = makeGroup('1', { name: 'Procesador' });
const box = makeGroup('2', { name: 'Gabinete' });
const monitor = makeGroup('3', { name: 'Monitor', isAccessory: true, isRequired: false });
const groups = [cpu, box, monitor];
const amd = { ...NO_BUILDER_FILTERS, brands: ['amd'] };
const builder = () => useBuildStore.getState();

describe('the address', () => {
  const open = (address: string) => {
    history.replaceState(null, '', address);
    return renderHook(
      () => {
        const tools = useBuild(NEW_BUILD_KEY, groups);
        usePartOfAddress(tools);
        return tools;
      },
      { wrapper: ScreenHost },
    ).result;
  };

  it('has the step, and Back goes a step back', async () => {
    const tools = open('/arma-tu-equipo');
    expect(tools.current.active?.id).toBe('1');
    act(() => tools.current.goToStep(box));
    expect(location.search).toBe('?paso=gabinete');
    act(() => tools.current.goToStep(box));
    history.back();
    await waitFor(() => expect(tools.current.active?.id).toBe('1'));
    expect(location.search).toBe('');
  });

  it('opens its step', () => {
    expect(open('/arma-tu-equipo?paso=gabinete').current.active?.id).toBe('2');
  });

  it('puts its product into the build', async () => {
    const product = productResource();
    const attributes = { ...product.attributes, assembly_group: '2' };
    backend.on(assumedEndpoints.products, () => ({ data: [{ ...product, attributes }] }));
    const tools = open(addPartHref('7'));
    await waitFor(() => expect(tools.current.entries).toMatchObject([{ groupId: '2', qty: 1 }]));
    expect(tools.current.active?.id).toBe('2');
    expect(location.search).toBe('?paso=gabinete');
  });

  it('says so when its product cannot be put into the build', async () => {
    backend.on(assumedEndpoints.products, () => ({ data: [] }));
    const tools = open(addPartHref('9'));
    await waitFor(() => expect(useToastStore.getState().toasts).toHaveLength(1));
    expect(tools.current.entries).toEqual([]);
  });
});

it('leads from the last part to what is missing, and to accessories only when nothing is', async () => {
  const activeId = () => builder().builds[0]?.activeGroupId;
  choose('2', makePart('2'));
  drawBuild(groups, (tools) => <StepNavigation tools={tools} group={box} />);
  expect(screen.queryByRole('button', { name: 'Ver accesorios' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Siguiente: Procesador' }));
  expect(activeId()).toBe('1');
  act(() => choose('1', makePart('1')));
  expect(screen.queryByRole('button', { name: /^Siguiente/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ver accesorios' }));
  expect(activeId()).toBe('3');
});

describe('the step', () => {
  const NOTICE = 'Quitamos los filtros del paso anterior: aquí no dejaban ningún producto.';

  const panelOf = (group: BuildGroup) => (tools: ReturnType<typeof useBuild>) => (
    <GroupPanel tools={tools} group={group} />
  );
  const showStep = () => drawBuild(groups, panelOf(cpu));
  const sell = (products: Resolver) =>
    backend.on(assumedAssemblyEndpoints.assemblyGroupComponents, products);
  const shows = async (name: string) => expect(await screen.findByText(name)).toBeVisible();
  const filterByBrand = () => act(() => builder().setFilters(amd));

  beforeEach(() => {
    backend.on(specEndpoints.brands, ({ url }) => ({
      data: url.searchParams.has('filter[assemblyWithExpiration]')
        ? [{ type: 'brands', id: '1', attributes: { name: 'AMD', slug: 'amd' } }]
        : [],
    }));
    // Nobody makes a case of this brand.
    sell(({ params, url }) => {
      const isFiltered = url.searchParams.has('filter[brand]');
      const name = params.id === '1' ? 'Ryzen 5' : 'Torre media';
      const product = productResource({ id: `${params.id}0`, name });
      return { data: params.id === '2' && isFiltered ? [] : [product] };
    });
  });
  afterEach(() => {
    // jsdom does not know the element <search> of the filters.
    const { calls } = vi.mocked(console.error).mock;
    expect(calls.every(([, tag]) => tag === 'search')).toBe(true);
    vi.mocked(console.error).mockClear();
  });

  it('says with a word that the filter of the step before was taken off, and shows the products', async () => {
    const { redraw } = showStep();
    await shows('Ryzen 5');
    filterByBrand();
    await shows('Ryzen 5');
    expect(screen.queryByText(NOTICE)).toBeNull();
    redraw(panelOf(box));
    const notice = await screen.findByText(NOTICE);
    expect(notice).toBeVisible();
    expect(notice).toHaveRole('status');
    await shows('Torre media');
    expect(builder().filters).toEqual(NO_BUILDER_FILTERS);
    redraw(panelOf(cpu));
    await shows('Ryzen 5');
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  it('keeps filters that leave nothing to choose when they were set in the step itself', async () => {
    drawBuild(groups, panelOf(box));
    await shows('Torre media');
    filterByBrand();
    await shows('No hay productos con estos filtros');
    expect(screen.queryByText(NOTICE)).toBeNull();
    expect(builder().filters).toEqual(amd);
  });

  it('offers the brands of the builder where a step does not tell its own, and counts nothing', async () => {
    showStep();
    const brand = await screen.findByRole('checkbox', { name: 'AMD', hidden: true });
    act(() => brand.click());
    expect(builder().filters.brands).toEqual(['amd']);
  });

  it('names a brand that no product of the step has by its name', async () => {
    const brands = [{ value: 'intel', name: 'Intel', count: 4 }];
    sell(() => ({ data: [productResource()], meta: { filters: { brands } } }));
    useBuildStore.setState({ filters: amd });
    showStep();
    const box = (name: string) => screen.findByRole('checkbox', { name, hidden: true });
    expect(await box('Intel (4)')).not.toBeChecked();
    expect(await box('AMD (0)')).toBeChecked();
  });

  it('shows a choice before what it means for the other products', async () => {
    const names = ['Ryzen 5', 'Ryzen 7', 'Ryzen 9'];
    sell(() => ({ data: names.map((name, at) => productResource({ id: `${at}0`, name })) }));
    const seen: string[] = [];
    const look = () => {
      const texts = screen.queryAllByRole('button', { name: /^(Agregar|Reemplazar|Quitar): / });
      seen.push(texts.map((button) => button.getAttribute('aria-label')?.split(':')[0]).join());
    };
    drawBuild(groups, (tools) => (
      <Profiler id="step" onRender={look}>
        {panelOf(cpu)(tools)}
      </Profiler>
    ));
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar: Ryzen 7' }));
    expect(await screen.findAllByRole('button', { name: /^Reemplazar: / })).toHaveLength(2);
    expect(seen).toContain('Agregar,Quitar,Agregar');
    expect(seen.at(-1)).toBe('Reemplazar,Quitar,Reemplazar');
  });

  it('says on a card near the screen what the backend says of it, whatever the sheets say', async () => {
    installFakeObservers();
    const attributeGroups = [{ name: '', attributes: [{ name: 'Socket', value: 'AM5' }] }];
    const resource = productResource({ id: '20', name: 'Procesador AM5', attributeGroups });
    const category = { type: 'categories', id: '9' };
    sell(() => ({
      data: [{ ...resource, relationships: { category: { data: category } } }],
      included: [{ ...category, attributes: { slug: 'procesadores', name: 'Procesadores' } }],
    }));
    const reasons = [{ message: 'Choca con el disipador.' }];
    backend.on(specEndpoints.assemblyInfo, () => ({ meta: { compatible: false, reasons } }));
    choose('2', makePart('board', { facts: { role: 'motherboard', socket: 'AM5' } }));
    showStep();
    const card = (await screen.findByText('Procesador AM5')).closest('li') as HTMLElement;
    act(() => moveIntoView(card));
    expect(await screen.findByText(/Choca con el disipador\./)).toBeVisible();
    expect(card).toHaveAttribute('data-compatibility', 'incompatible');
  });
});

describe('the card of a candidate', () => {
  const pricing = makePricing({ priceWithTax: 5000, currentPriceWithTax: 4000 });
  const part = makePart('7', { name: 'Procesador X', stock: 3, performance: 'Medio', pricing });
  const verdict = (state: 'compatible' | 'incompatible') => ({
    rule: 'socket' as const,
    state,
    key: `verdict.socket.${state}`,
    params: { cpuSocket: 'AM5', boardSocket: state === 'compatible' ? 'AM5' : 'LGA1700' },
    productIds: ['7'],
  });
  const says = (state: Compatibility['state'], ...verdicts: Compatibility['verdicts']) => {
    return { state, verdicts };
  };

  function show(props: Partial<CandidateCardProps> = {}) {
    const wishes = { add: vi.fn(), replace: vi.fn(), setQuantity: vi.fn(), remove: vi.fn() };
    const usual = { groupId: 'g', part, compatibility: says(null), qty: 0, maxQuantity: 1 };
    const all = { ...usual, isReplacement: false, ...wishes, ...props };
    const { rerender } = render(<CandidateCard {...all} />);
    const again = (next: typeof props) => rerender(<CandidateCard {...all} {...next} />);
    return { ...wishes, again };
  }
  const button = (name: string | RegExp) => screen.getByRole('button', { name });
  const isSaid = (text: string | RegExp) => expect(screen.getByText(text)).toBeDefined();

  it('names each of the three states, with the compared fields', () => {
    const { again } = show({ compatibility: says('compatible', verdict('compatible')) });
    isSaid('Compatible');
    isSaid(/usan el mismo socket: AM5/);
    again({ compatibility: says('incompatible', verdict('incompatible')) });
    isSaid('No compatible');
    isSaid(/socket AM5 y la tarjeta madre, LGA1700/);
    again({ compatibility: says('unknown') });
    isSaid('Sin datos');
    expect(screen.queryByText('Compatible')).toBeNull();
  });

  it('never shows a part as compatible when nothing was compared', () => {
    show();
    expect(screen.queryByText('Compatible')).toBeNull();
    isSaid('No depende de las demás piezas');
  });

  it('does not show a passing comparison as the reason of an incompatibility', () => {
    show({ compatibility: says('incompatible', verdict('compatible')) });
    isSaid('Hay piezas que no van juntas.');
  });

  it('adds the part, and moves the focus to the button in the place of the pressed one', async () => {
    const { add, again } = show();
    await userEvent.click(button('Agregar: Procesador X'));
    expect(add).toHaveBeenCalledWith('g', part);
    again({ qty: 1 });
    expect(document.activeElement).toBe(button('Quitar: Procesador X'));
  });

  it('takes the place of the chosen one when the step is full', async () => {
    const { add, replace } = show({ isReplacement: true });
    await userEvent.click(button('Reemplazar: Procesador X'));
    expect(replace).toHaveBeenCalledWith('g', part);
    expect(add).not.toHaveBeenCalled();
  });

  it('limits the quantity to the maximum of the step', async () => {
    const { setQuantity, again } = show({ qty: 1, maxQuantity: 2 });
    const more = /Una pieza más/;
    await userEvent.click(button(more));
    expect(setQuantity).toHaveBeenCalledWith('g', part, 2);
    again({ qty: 2, maxQuantity: 2 });
    expect(button(more)).toBeDisabled();
  });

  it('shows the price, the original price and the stock', () => {
    const { again } = show();
    isSaid('3 piezas disponibles');
    isSaid('$5,000.00');
    again({ part: { ...part, stock: 0 } });
    isSaid('Agotado');
  });

  it('cannot be chosen when it is sold out', () => {
    const { again } = show({ part: { ...part, stock: 0 } });
    expect(screen.queryByRole('button')).toBeNull();
    isSaid('Sin piezas por ahora: elige otra.');
    // What was chosen before it sold out can still be removed.
    again({ part: { ...part, stock: 0 }, qty: 1 });
    expect(button('Quitar: Procesador X')).toBeDefined();
  });
});
