import { beforeAll, describe, expect, it } from 'vitest';
import { addDeliveryDays, mexicoToday } from './core/clock';
import { openBackend } from './test-client';

// Friday night where the shop is, Saturday already in UTC.
const FRIDAY_NIGHT = new Date('2026-03-14T04:30:00Z');

let api: Awaited<ReturnType<typeof openBackend>>;
beforeAll(async () => {
  api = await openBackend({ size: 300, now: () => FRIDAY_NIGHT });
});

describe('delivery estimates', () => {
  const estimate = async (id: string, zipCode: string) => {
    const path = `/shop-v1/products/${id}/-actions/delivery-estimate?zip_code=${zipCode}`;
    return (await api.call<{ days: number; from: string; to: string }>(path)).meta;
  };

  it('count working days from the day it is where the shop is', async () => {
    expect(mexicoToday(FRIDAY_NIGHT)).toBe('2026-03-13');
    expect(addDeliveryDays('2026-03-13', 1)).toBe('2026-03-14');
    expect(addDeliveryDays('2026-03-13', 2)).toBe('2026-03-16');
    expect(addDeliveryDays('2026-12-30', 4)).toBe('2027-01-04');
    for (const { id } of api.articles.slice(0, 60)) {
      const { from, to, days } = await estimate(id, '97000');
      expect(from).toBe(addDeliveryDays('2026-03-13', days));
      expect(to >= from).toBe(true);
      for (const date of [from, to]) expect(new Date(`${date}T12:00:00Z`).getUTCDay()).not.toBe(0);
    }
  });
});
