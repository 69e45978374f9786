import { expect, it } from 'vitest';
import { isPrefetchRequest } from './traffic';

it.each([
  [true, '/a?_rsc=1x', {}],
  [true, '/a', { RSC: '1' }],
  [true, '/a', { 'next-router-prefetch': '1' }],
  [true, '/a', { 'Sec-Purpose': 'prefetch;prerender' }],
  [false, '/api/a?rsc=1', { accept: 'text/html' }],
])('whether it is a prefetch, %s: %s with %j', (isPrefetch, url, headers) => {
  expect(isPrefetchRequest(url, headers)).toBe(isPrefetch);
});
