// What the rules use of zod. Its whole namespace holds the messages of all its languages, 69 KB that every form would load.
export type { input, output, RefinementCtx, ZodRawShape } from 'zod';
export { array, boolean, email, enum, int, number, object, string, union, uuid } from 'zod';
