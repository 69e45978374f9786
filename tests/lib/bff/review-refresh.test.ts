import { describe, expect, it, vi } from 'vitest';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { createReviewRefresh, getReviewedProductId } from '@/lib/bff/review-refresh';

const { createReview, updateReview, productReviews } = specEndpoints;
const answer = (json: unknown, isOk = true) => ({
  status: isOk ? 201 : 422,
  isOk,
  json,
  headers: {},
});
const review = (id: unknown) => ({
  data: { type: 'product-reviews', relationships: { product: { data: { type: 'products', id } } } },
});

describe('the product whose reviews changed', () => {
  it('is the product of a review that the backend has saved', () => {
    const uuid = '9b2f6c1e-4a7d-4f0e-8d3a-0c5b7e1f2a93';
    expect(getReviewedProductId(createReview, answer(review('7060')), {})).toBe('7060');
    expect(getReviewedProductId(updateReview, answer(review(7060)), {})).toBe('7060');
    expect(getReviewedProductId(updateReview, answer(review(uuid)), {})).toBe(uuid);
  });

  it('is what was sent when the answer does not name it', () => {
    const sent = review('7060');
    expect(getReviewedProductId(createReview, answer(undefined), sent)).toBe('7060');
    expect(getReviewedProductId(createReview, answer(undefined, false), sent)).toBeNull();
  });

  it.each([
    ['a refusal', createReview, answer(review('7060'), false)],
    ['another call', productReviews, answer(review('7060'))],
    ['no id of a product', createReview, answer(review('a,b'))],
    ['nothing', createReview, answer(undefined)],
  ])('is none for %s', (_, endpoint, given) =>
    expect(getReviewedProductId(endpoint, given, undefined)).toBeNull(),
  );
});

describe('the refresh', () => {
  it('of one product is limited per minute, without an effect on other products', () => {
    const refresh = vi.fn();
    let now = 0;
    const reviewed = createReviewRefresh(refresh, () => now);
    for (let press = 0; press < 50; press++) reviewed('1');
    expect(refresh).toHaveBeenCalledTimes(6);
    reviewed('2');
    expect(refresh).toHaveBeenLastCalledWith('2');
    now += 60_000;
    reviewed('1');
    expect(refresh).toHaveBeenCalledTimes(8);
  });

  it('of all products together is limited too', () => {
    const refresh = vi.fn();
    const reviewed = createReviewRefresh(refresh, () => 0);
    for (let id = 0; id < 500; id++) reviewed(String(id));
    expect(refresh).toHaveBeenCalledTimes(120);
  });
});
