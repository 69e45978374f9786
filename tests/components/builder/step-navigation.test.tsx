// @vitest-environment jsdom

import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { StepNavigation } from '@/components/builder/build-steps';
import { useCarriedFilterRelease } from '@/components/builder/candidate-list';
import { useBuild } from '@/components/builder/use-build';
import { NEW_BUILD_KEY } from '@/lib/domain/build/build';
import { NO_BUILDER_FILTERS } from '@/lib/domain/build/filters';
import { addPart } from '@/lib/domain/build/selection';
import type { BuildGroup } from '@/lib/domain/build/types';
import { useBuildStore } from '@/stores/builder/build-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import { loadAllTexts } from '@/tests/support/load-all-texts';
import { makeGroup, makePart } from '../../lib/domain/build/make-part';

const cpu = makeGroup('1', { name: 'Procesador' });
const box = makeGroup('2', { name: 'Gabinete' });
const screenGroup = makeGroup('3', { name: 'Monitor', isAccessory: true, isRequired: false });
const groups = [cpu, box, screenGroup];

function Steps({ group }: { group: BuildGroup }) {
  return <StepNavigation tools={useBuild(NEW_BUILD_KEY, groups)} group={group} />;
}
const choose = (groupId: string) =>
  useBuildStore
    .getState()
    .changeSelection(NEW_BUILD_KEY, (entries) => addPart(entries, groupId, makePart(groupId)));
const activeId = () => useBuildStore.getState().builds[0]?.activeGroupId;

beforeAll(() => loadAllTexts('assembly', 'cart'));
beforeEach(() => {
  hydrateStores();
});

it('leads from the last part to what is missing, and to accessories only when nothing is', async () => {
  choose('2');
  const { rerender } = render(<Steps group={box} />);
  expect(screen.queryByRole('button', { name: 'Ver accesorios' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Siguiente: Procesador' }));
  expect(activeId()).toBe('1');
  choose('1');
  rerender(<Steps group={box} />);
  expect(screen.queryByRole('button', { name: /^Siguiente/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ver accesorios' }));
  expect(activeId()).toBe('3');
});

it('takes off filters of another step that leave nothing to choose, and says so', () => {
  const brands = { ...NO_BUILDER_FILTERS, brands: ['amd'] };
  useBuildStore.setState({ filters: brands });
  const step = renderHook(({ isEmpty }) => useCarriedFilterRelease(isEmpty), {
    initialProps: { isEmpty: false },
  });
  expect([step.result.current, useBuildStore.getState().filters]).toEqual([false, brands]);
  step.rerender({ isEmpty: true });
  expect([step.result.current, useBuildStore.getState().filters]).toEqual([
    true,
    NO_BUILDER_FILTERS,
  ]);
});

it('keeps filters that were set in the step itself', () => {
  const step = renderHook(({ isEmpty }) => useCarriedFilterRelease(isEmpty), {
    initialProps: { isEmpty: false },
  });
  const brands = { ...NO_BUILDER_FILTERS, brands: ['amd'] };
  act(() => useBuildStore.setState({ filters: brands }));
  step.rerender({ isEmpty: true });
  expect([step.result.current, useBuildStore.getState().filters]).toEqual([false, brands]);
});
