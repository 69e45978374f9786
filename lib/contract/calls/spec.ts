import type { specEndpoints } from '@/lib/api/endpoints/spec';
import type { CallContract } from '../call';
import { specAccountCalls } from './spec-account';
import { specCartCalls } from './spec-cart';

/** Every call of the specification. */
export const specCalls: Record<keyof typeof specEndpoints, CallContract> = {
  ...specAccountCalls,
  ...specCartCalls,
};
