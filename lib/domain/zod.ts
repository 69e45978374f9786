import { config } from 'zod';

// Zod would compile each schema with `new Function`. The shop's policy forbids that, and a browser reports every try.
if (typeof window !== 'undefined') config({ jitless: true });

export * as z from './zod-parts';
