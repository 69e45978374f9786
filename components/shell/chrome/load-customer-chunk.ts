/** Loads what the chrome needs for a signed-in customer: see `customer-chunk.ts`. */
export const loadCustomerChunk = () => import('./customer-chunk');
