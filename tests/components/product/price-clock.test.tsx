// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PageClock } from '@/components/product/live-offer/live-part-content';
import { PriceBlock } from '@/components/product/price-block';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { getTexts } from '@/lib/i18n/server';
import { createProduct } from '@/tests/support/create-product';
import { mockBackend } from '@/tests/support/mock-backend';

const backend = mockBackend();
const NOW = Date.UTC(2026, 10, 23, 12);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('an offer of few hours says until what hour, counts down, and asks for the price when it ends', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] });
  const ask = vi.fn(() => ({ data: [] }));
  backend.on(assumedEndpoints.products, ask);
  const priceValidUntilUtc = '2026-11-23T12:00:02Z';
  const pricing = { ...createProduct().pricing, priceValidUntilUtc };
  const { container } = render(
    <>
      <PriceBlock product={createProduct({ pricing })} now={NOW} t={getTexts('product')} />
      <Suspense>
        <PageClock productId="7" ends={priceValidUntilUtc} />
      </Suspense>
    </>,
  );
  expect(container).toHaveTextContent('Oferta válida hasta el 23 nov, 06:00 h');
  await vi.waitFor(() => expect(container).toHaveTextContent('Termina en 00 h 00 min 02 s'));
  act(() => void vi.advanceTimersByTime(1000));
  expect(container).toHaveTextContent('Termina en 00 h 00 min 01 s');
  expect(ask).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1000));
  expect(container).toHaveTextContent('La oferta terminó');
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
});
