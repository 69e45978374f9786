// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { DeliveryFacet } from '@/components/browse/search/facet-groups';
import { ActiveFilters, toFilterChips } from '@/components/browse/search/filter-panel';
import {
  adoptFilteredPlace,
  followFilteredPlace,
} from '@/components/shell/navigation/start-page-effects';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { type DeliveryFacetValue as Choice, emptyCriteria } from '@/lib/domain/search/criteria';
import { useSessionStore } from '@/stores/session/session-store';
import { hrefOf } from '../../../support/href-of';
import { mockBackend } from '../../../support/mock-backend';

const backend = mockBackend();
// A shared machine may take long to compile it.
beforeAll(() => import('@/components/shell/location/location-dialog'), 60_000);
beforeEach(() => backend.on(assumedEndpoints.zipCode, () => ({ data: [] })));

const choices: Choice[] = [
  { kind: 'tomorrow', count: 12 },
  { kind: 'pickup', count: 3 },
];
const criteria = { ...emptyCriteria, categories: ['ram'], onlyOffers: true, page: 4 };
const chosen = { ...criteria, delivery: { kind: 'tomorrow', zipCode: '97050' } } as const;

/** Draws the facet in a document whose presses on links are `followed`, until the test ends. */
function showFollowed(followed: (event: Event) => void): void {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  document.addEventListener('click', followed, { signal: stop.signal });
  followFilteredPlace(stop.signal);
  render(<DeliveryFacet criteria={criteria} facets={{ delivery: choices }} />);
}

it('asks for a place and leads to the first page of what arrives there, as a link does', async () => {
  const followed = vi.fn((event: Event) => {
    event.preventDefault();
    return event.target instanceof HTMLAnchorElement && event.target.href;
  });
  showFollowed(followed);
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Cuándo'), 'Recoge hoy');
  await userEvent.type(screen.getByLabelText('Código postal'), '97050');
  const form = screen.getByRole('button', { name: 'Aplicar entrega' }).closest('form');
  form?.requestSubmit();
  expect(followed).toHaveLastReturnedWith(
    expect.stringMatching(/\/buscar\/categoria_ram\?ofertas=1&entrega=recoge-hoy&cp=97050$/),
  );
  await vi.waitFor(() => expect(useSessionStore.getState().zipCode).toBe('97050'));
});

it('understands a pasted zip code', async () => {
  const followed = vi.fn((event: Event) => event.preventDefault());
  showFollowed(followed);
  const field = screen.getByLabelText<HTMLInputElement>('Código postal');
  await userEvent.click(field);
  await userEvent.paste('\u200eC.P. 97–050');
  expect(field).toBeValid();
  field.form?.requestSubmit();
  const link = followed.mock.lastCall?.[0].target;
  expect(link instanceof HTMLAnchorElement && link.search).toMatch(/&cp=97050$/);
});

it('takes over the place of a shared list, unless the visitor has chosen another', async () => {
  const { chooseZipCode, forgetZipCode } = useSessionStore.getState();
  const zipCode = () => useSessionStore.getState().zipCode;
  history.replaceState(null, '', '/buscar/categoria_ram?entrega=manana&cp=97050');
  adoptFilteredPlace();
  await vi.waitFor(() => expect(zipCode()).toBe('97050'));
  chooseZipCode('64000');
  adoptFilteredPlace();
  forgetZipCode();
  history.replaceState(null, '', '/buscar/categoria_ram?entrega=manana&cp=nada');
  adoptFilteredPlace();
  await new Promise((resolve) => setTimeout(resolve));
  expect(zipCode()).toBeNull();
});

it('links to the other delivery, and to the list without it', () => {
  render(<DeliveryFacet criteria={chosen} facets={{ delivery: choices }} />);
  const rest = '/buscar/categoria_ram?ofertas=1';
  expect(hrefOf(/^Llega mañana/)).toBe(rest);
  expect(hrefOf(/^Recoge hoy/)).toBe(`${rest}&entrega=recoge-hoy&cp=97050`);
  expect(screen.getByRole('link', { name: /^Llega mañana/ })).toHaveAttribute('aria-current');
  expect(screen.getByLabelText('Código postal')).toHaveValue('97050');
});

it('is nothing, and claims nothing, where the backend cannot filter by delivery', () => {
  const { container } = render(<DeliveryFacet criteria={chosen} facets={{ delivery: [] }} />);
  expect(container).toBeEmptyDOMElement();
  const shown = (delivery: Choice[]) => {
    const chips = toFilterChips(chosen, [], { attributes: [], delivery }, null);
    return <ActiveFilters criteria={chosen} chips={chips} category={null} />;
  };
  const { rerender } = render(shown([]));
  expect(screen.queryByRole('link', { name: /mañana/ })).toBeNull();
  rerender(shown(choices));
  expect(hrefOf(/^Quitar filtro: Llega mañana · 97050$/)).toBe('/buscar/categoria_ram?ofertas=1');
});
