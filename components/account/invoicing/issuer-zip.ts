import { createContext } from 'react';

/** Zip code that the shop issues its invoices from; null when it is not configured. */
export const IssuerZip = createContext<string | null>(null);
