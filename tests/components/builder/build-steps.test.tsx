// @vitest-environment own-window

import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GroupPanel, StepNavigation } from '@/components/builder/build-steps';
import { useCarriedFilterRelease } from '@/components/builder/candidate-list';
import { useBuild, usePartOfAddress } from '@/components/builder/use-build';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { assumedAssemblyEndpoints } from '@/lib/api/endpoints/assumed-assembly';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { NEW_BUILD_KEY } from '@/lib/domain/build/build';
import { NO_BUILDER_FILTERS } from '@/lib/domain/build/filters';
import type { BuildGroup } from '@/lib/domain/build/types';
import { addPartHref } from '@/lib/routing/product-hrefs';
import { useBuildStore } from '@/stores/builder/build-store';
import { useToastStore } from '@/stores/interface/toast-store';
import { ScreenHost } from '@/tests/support/screen-host';
import { makeGroup, makePart } from '../../lib/domain/build/make-part';
import { createProduct } from '../../support/create-product';
import { installFakeObservers, moveIntoView } from '../../support/fake-observers';
import { mockBackend } from '../../support/mock-backend';
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
const filters = () => useBuildStore.getState().filters;

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
    const resource = productResource(createProduct());
    const attributes = { ...resource.attributes, assembly_group: '2' };
    backend.on(assumedEndpoints.products, () => ({ data: [{ ...resource, attributes }] }));
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
  const activeId = () => useBuildStore.getState().builds[0]?.activeGroupId;
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

describe('filters that leave nothing to choose', () => {
  const enter = () =>
    renderHook(({ isEmpty }) => useCarriedFilterRelease(isEmpty), {
      initialProps: { isEmpty: false },
    });

  it('are taken off when they are of another step, which says so', () => {
    useBuildStore.setState({ filters: amd });
    const step = enter();
    expect([step.result.current, filters()]).toEqual([false, amd]);
    step.rerender({ isEmpty: true });
    expect([step.result.current, filters()]).toEqual([true, NO_BUILDER_FILTERS]);
  });

  it('stay when they were set in the step itself', () => {
    const step = enter();
    act(() => useBuildStore.setState({ filters: amd }));
    step.rerender({ isEmpty: true });
    expect([step.result.current, filters()]).toEqual([false, amd]);
  });
});

describe('the step', () => {
  const NOTICE = 'Quitamos los filtros del paso anterior: aquí no dejaban ningún producto.';

  const panelOf = (group: BuildGroup) => (tools: ReturnType<typeof useBuild>) => (
    <GroupPanel tools={tools} group={group} />
  );
  const showStep = () => drawBuild(groups, panelOf(cpu));

  beforeEach(() => {
    backend.on(specEndpoints.brands, ({ url }) => ({
      data: url.searchParams.has('filter[assemblyWithExpiration]')
        ? [{ type: 'brands', id: '1', attributes: { name: 'AMD', slug: 'amd' } }]
        : [],
    }));
    // Nobody makes a case of this brand.
    backend.on(assumedAssemblyEndpoints.assemblyGroupComponents, ({ params, url }) => {
      const isFiltered = url.searchParams.has('filter[brand]');
      const name = params.id === '1' ? 'Ryzen 5' : 'Torre media';
      return {
        data:
          params.id === '2' && isFiltered ? [] : [productResource({ id: `${params.id}0`, name })],
      };
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
    await screen.findByText('Ryzen 5');
    act(() => useBuildStore.getState().setFilters(amd));
    await screen.findByText('Ryzen 5');
    expect(screen.queryByText(NOTICE)).toBeNull();
    redraw(panelOf(box));
    const notice = await screen.findByText(NOTICE);
    expect(notice).toBeVisible();
    expect(notice).toHaveRole('status');
    expect(await screen.findByText('Torre media')).toBeVisible();
    redraw(panelOf(cpu));
    await screen.findByText('Ryzen 5');
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  it('offers the brands of the builder where a step does not tell its own, and counts nothing', async () => {
    showStep();
    const brand = await screen.findByRole('checkbox', { name: 'AMD', hidden: true });
    act(() => brand.click());
    expect(filters().brands).toEqual(['amd']);
  });

  it('names a brand that no product of the step has by its name', async () => {
    backend.on(assumedAssemblyEndpoints.assemblyGroupComponents, () => ({
      data: [productResource({ id: '1', name: 'Ryzen 5' })],
      meta: { filters: { brands: [{ value: 'intel', name: 'Intel', count: 4 }] } },
    }));
    useBuildStore.setState({ filters: amd });
    showStep();
    expect(
      await screen.findByRole('checkbox', { name: 'Intel (4)', hidden: true }),
    ).not.toBeChecked();
    expect(await screen.findByRole('checkbox', { name: 'AMD (0)', hidden: true })).toBeChecked();
  });

  it('shows a choice before what it means for the other products', async () => {
    const user = userEvent.setup();
    backend.on(assumedAssemblyEndpoints.assemblyGroupComponents, () => ({
      data: ['Ryzen 5', 'Ryzen 7', 'Ryzen 9'].map((name, index) =>
        productResource({ id: `${index}0`, name }),
      ),
    }));
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
    await user.click(await screen.findByRole('button', { name: 'Agregar: Ryzen 7' }));
    expect(await screen.findAllByRole('button', { name: /^Reemplazar: / })).toHaveLength(2);
    expect(seen).toContain('Agregar,Quitar,Agregar');
    expect(seen.at(-1)).toBe('Reemplazar,Quitar,Reemplazar');
  });

  it('says on a card near the screen what the backend says of it, whatever the sheets say', async () => {
    installFakeObservers();
    const resource = productResource({
      id: '20',
      name: 'Procesador AM5',
      attributeGroups: [{ name: '', attributes: [{ name: 'Socket', value: 'AM5' }] }],
    });
    const category = { type: 'categories', id: '9' };
    backend.on(assumedAssemblyEndpoints.assemblyGroupComponents, () => ({
      data: [{ ...resource, relationships: { category: { data: category } } }],
      included: [{ ...category, attributes: { slug: 'procesadores', name: 'Procesadores' } }],
    }));
    backend.on(specEndpoints.assemblyInfo, () => ({
      meta: { compatible: false, reasons: [{ message: 'Choca con el disipador.' }] },
    }));
    choose('2', makePart('board', { facts: { role: 'motherboard', socket: 'AM5' } }));
    showStep();
    const card = (await screen.findByText('Procesador AM5')).closest('li') as HTMLElement;
    act(() => moveIntoView(card));
    expect(await screen.findByText(/Choca con el disipador\./)).toBeVisible();
    expect(card).toHaveAttribute('data-compatibility', 'incompatible');
  });
});
