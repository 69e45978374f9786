import { isDeepStrictEqual, parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { z } from 'zod';
import { PRESSED_PAGES } from './first-press';
import type { Row } from './table';
import { WAYS } from './visit';

/** What a bench measures that is asked for nothing else: a quarter of an hour. */
export const USUAL_PARTS = ['bytes', 'press', 'load', 'memory', 'lighthouse'] as const;
const PARTS = [...USUAL_PARTS, 'first-press', 'feeds', 'scale', 'deployment', 'pieces'] as const;
export type PartName = (typeof PARTS)[number];

/** Measures something with servers that it starts; they are stopped after it. */
export type Part = (bench: Bench) => Promise<void>;
export interface Bench {
  options: Options;
  browser: Browser;
  add: (row: Row) => void;
}

const count = z.coerce.number().int().positive();
const list = z.string().transform((text) => text.split(',').map((one) => one.trim()));
const names = <const Name extends string>(known: readonly Name[]) =>
  list.pipe(z.array(z.enum(known)));

/** A shop of a paired run: one that runs at an address, or the built one with variables of its own: `NAME=value,OTHER=value`. */
const side = z.union([
  z.url({ protocol: /^https?$/ }).transform((text) => ({ address: new URL(text).origin })),
  list
    .pipe(z.array(z.string().regex(/^[A-Z]\w*=/i, 'an address or NAME=value')))
    .transform((pairs) => Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s))))
    .transform((variables: Record<string, string>) => ({ variables })),
]);
export type Side = z.infer<typeof side>;
const AS_IT_IS: Side = { variables: {} };

const OPTIONS = z
  .object({
    only: names(PARTS).default([...USUAL_PARTS]),
    build: z.boolean().default(true),
    /** Times that a measure is taken anew: visits, presses, rounds of load. The result is the median. */
    runs: count.default(3),
    /** Paired visits of each page, and what is paired. */
    pairs: count.default(15),
    on: side.default(AS_IT_IS),
    off: side.default(AS_IT_IS),
    /** What is pressed first: how many seconds after it is painted, how, where, and on how many visits. */
    moments: list.pipe(z.array(z.coerce.number<string>().min(0))).default([0, 2]),
    by: names(WAYS).default(['finger']),
    pages: names(PRESSED_PAGES).default([...PRESSED_PAGES]),
    visits: count.default(1),
  })
  .refine(({ only, on, off }) => !only.includes('pieces') || !isDeepStrictEqual(on, off), {
    error: 'pieces wants --off: an address or NAME=value',
  });
export type Options = z.infer<typeof OPTIONS>;

/** @throws Error with the reason when an argument is invalid */
export function readOptions(args: readonly string[]): Options {
  const texts = ['only', 'runs', 'pairs', 'on', 'off', 'moments', 'by', 'pages', 'visits'];
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      ...Object.fromEntries(texts.map((name) => [name, { type: 'string' as const }])),
      build: { type: 'boolean' },
    },
  });
  const read = OPTIONS.safeParse(values);
  if (read.success) return read.data;
  throw new Error(z.prettifyError(read.error));
}
