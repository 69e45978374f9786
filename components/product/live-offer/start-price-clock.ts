import { getTimeLeft, padTwoDigits } from '@/lib/domain/countdown';
import { loadTexts } from '@/lib/i18n/client';
import { refreshLivePrices } from '@/stores/flows/products/refresh-live-prices';

/** In milliseconds. */
const SECOND = 1000;

const findClock = () => document.querySelector<HTMLElement>('[data-ends]');

/**
 * Writes the time left of a product's offer into the page each second, and asks for the price when it is over. The
 * server's part of the page stays as it is. Returns a function that stops it.
 */
export function startPriceClock(productId: string): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    clearInterval(timer);
  };
  loadTexts('product').then(
    (t) => {
      if (isStopped) return;
      const tick = () => {
        const clock = findClock();
        if (!clock) return;
        const left = getTimeLeft(clock.dataset.ends ?? null, Date.now());
        clock.textContent = left.ended
          ? t('price.ended')
          : t('price.endsIn', {
              hours: padTwoDigits(left.hours),
              minutes: padTwoDigits(left.minutes),
              seconds: padTwoDigits(left.seconds),
            });
        if (!left.ended) return;
        stop();
        refreshLivePrices([productId]).catch(() => {});
      };
      tick();
      timer = setInterval(tick, SECOND);
    },
    () => {},
  );
  return stop;
}
