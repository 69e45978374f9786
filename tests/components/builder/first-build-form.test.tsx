// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { FirstBuildForm } from '@/components/builder/first-build-form';
import { useBuild } from '@/components/builder/use-build';
import { getQueryClient } from '@/lib/api/client/query-client';
import { suggestedBuildQuery } from '@/lib/api/suggested-build';
import { NEW_BUILD_KEY } from '@/lib/domain/build/build';
import type { BuildUse } from '@/lib/domain/build/uses';
import { loadTexts } from '@/lib/i18n/client';
import { useBuildStore } from '@/stores/builder/build-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import { makeGroup, makePart } from '../../lib/domain/build/make-part';

const groups = [makeGroup('1', { role: 'cpu' })];
const onToggle = vi.fn();

function Form() {
  const tools = useBuild(NEW_BUILD_KEY, groups);
  return (
    <>
      <FirstBuildForm tools={tools} isOpen onToggle={onToggle} />
      <p role="status">{tools.undo.text}</p>
    </>
  );
}

/** Asks for a proposal. @param total what the proposed build costs; null for none */
async function propose(budget: string, use: BuildUse, total: number | null = null) {
  const wish = { budget: Number(budget.replace(',', '')), use };
  const found = total && { total, missing: [], parts: [{ role: 'cpu', part: makePart('cpu') }] };
  getQueryClient().setQueryData(suggestedBuildQuery(groups, wish).queryKey, found as never);
  render(
    <QueryClientProvider client={getQueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  const field = screen.getByLabelText('Presupuesto en pesos');
  await userEvent.clear(field);
  await userEvent.type(field, budget);
  const label = use === 'office' ? 'Oficina' : 'Gaming 1080p';
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.click(screen.getByRole('button', { name: 'Proponer un equipo' }));
  return field;
}

beforeAll(() => loadTexts('assembly'));
beforeEach(() => {
  hydrateStores();
  getQueryClient().clear();
  onToggle.mockClear();
});

it('says which budgets it takes, and where there is no build', async () => {
  const field = await propose('10', 'office');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Escribe un presupuesto entre $4,000.00 y $500,000.00',
  );
  expect(field).toHaveFocus();
  cleanup();
  await propose('4000', 'office');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Con ese presupuesto no encontramos/);
  expect(useBuildStore.getState().builds).toEqual([]);
});

it.each([
  ['25000', 'gaming-1080p', 24_000, 'Te propusimos un equipo de $24,000.00.'],
  [
    '25000',
    'gaming-1080p',
    20_000,
    'Te propusimos un equipo de $20,000.00. Te quedan $5,000.00 de tu presupuesto.',
  ],
  [
    '40,000',
    'office',
    20_000,
    'Te propusimos un equipo de $20,000.00. Te quedan $20,000.00: para Oficina no hace falta gastar más.',
  ],
] as const)('of %s for %s says what %d leaves, and why', async (budget, use, total, says) => {
  await propose(budget, use, total);
  await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(says));
  expect(useBuildStore.getState().builds[0]?.entries).toMatchObject([{ groupId: '1', qty: 1 }]);
  expect(onToggle).toHaveBeenCalledWith(false);
});
