import { z } from 'zod';

// Zod would compile each schema with `new Function`. The shop's policy forbids that, and a browser reports every try.
if (typeof window !== 'undefined') z.config({ jitless: true });

export { z };
