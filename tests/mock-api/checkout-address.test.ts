import { describe, expect, it } from 'vitest';
import { only, openCheckout, place, withCart } from './checkout-client';
import { LAURA, lastMail } from './customer-client';

const { api, article } = await openCheckout();

describe("the question about an order's address", () => {
  const asked = async () => {
    const laura = await withCart(api, { [article.id]: 1 });
    const { id } = only((await place(api, laura)).answer);
    await api.control('payments/ask-address', { id });
    const { path, code } = await lastMail(api, LAURA, 'address-check');
    const say = (response: string, with_ = code) =>
      laura.post(`/eshop/transactions/${id}/-actions/validate-address`, { code: with_, response });
    return { laura, id, path, code, say };
  };

  it('comes with a link that says all that is needed', async () => {
    const { id, path, code } = await asked();
    expect(path).toBe(`/validate-address/${id}/${code}/1/si`);
  });

  it('is answered as often as the customer likes, until the order is closed', async () => {
    const { id, say } = await asked();
    for (const response of ['yes', 'yes', 'no']) {
      const answer = await say(response);
      expect([answer.status, only(answer).attributes.is_payable]).toEqual([200, true]);
    }
    await api.control('payments/expire', { id });
    expect((await say('no')).status).toBe(200);
    expect((await say('yes')).status).toBe(409);
  });

  it('is refused with another code, or another answer', async () => {
    const { say } = await asked();
    expect((await say('yes', 'otro')).status).toBe(422);
    expect((await say('tal vez')).status).toBe(422);
  });

  it('promises days for what is sent', async () => {
    const { laura, id } = await asked();
    const { attributes } = only(await laura.get(`/eshop/transactions/${id}`));
    expect(attributes.delivery_from).toMatch(/^2026-03-\d\d$/);
    expect(String(attributes.delivery_to) >= String(attributes.delivery_from)).toBe(true);
  });
});
