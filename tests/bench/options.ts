import { parseArgs } from 'node:util';

/** What a bench measures that is asked for nothing else: a quarter of an hour. */
export const USUAL_PARTS = [
  'bytes',
  'js',
  'nav',
  'slow',
  'inp',
  'builder',
  'load',
  'memory',
  'lighthouse',
] as const;

/** Parts that take long, or that break something first. */
const LONG_PARTS = [
  'calls',
  'faults',
  'scale',
  'flood',
  'soak',
  'pages',
  'outage',
  'edge',
] as const;

const BENCH_PARTS = [...USUAL_PARTS, ...LONG_PARTS];
export type BenchPart = (typeof BENCH_PARTS)[number];

export interface Options {
  only: readonly BenchPart[];
  /** Whether the measured rows are written into the table of the README beside this file. */
  save: boolean;
  /** Whether both apps are built first. */
  build: boolean;
  /** Visits of each page by Lighthouse, on a slow line and with a slow processor. The result is the median. */
  runs: number;
  /** Rounds of load of each server, in turn. The result is the median. */
  rounds: number;
  /** Seconds of one round. */
  seconds: number;
  /** Number of products in the rotating load. */
  products: number;
  /** Number of products that are opened from the list. The result is the median. */
  presses: number;
  /** Seconds without a backend. */
  outage: number;
  /** Requests a second to each origin meanwhile. */
  rate: number;
  /** Number of random addresses. */
  flood: number;
  /** Minutes with a slow backend. */
  minutes: number;
  signIns: number;
  /** Pages that are opened in a browser. */
  pageLoads: number;
  /** Number of addresses whose answers are compared behind nginx and before it. */
  addresses: number;
}

const isPart = (name: string): name is BenchPart => BENCH_PARTS.some((part) => part === name);

const amount = (name: string, text: string) => {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} wants a whole number above 0, not ${text}`);
};

/** @throws Error with the reason when an argument is invalid */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      only: { type: 'string', default: USUAL_PARTS.join(',') },
      save: { type: 'boolean', default: false },
      build: { type: 'boolean', default: true },
      runs: { type: 'string', default: '3' },
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '5' },
      products: { type: 'string', default: '500' },
      presses: { type: 'string', default: '4' },
      outage: { type: 'string', default: '60' },
      flood: { type: 'string', default: '100000' },
      minutes: { type: 'string', default: '10' },
      'sign-ins': { type: 'string', default: '10000' },
      'page-loads': { type: 'string', default: '10000' },
      rate: { type: 'string', default: '20' },
      addresses: { type: 'string', default: '500' },
    },
  });
  const names = values.only.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !isPart(name));
  if (unknown.length > 0) {
    throw new Error(`--only knows ${BENCH_PARTS.join(', ')}, not ${unknown.join(', ')}`);
  }
  return {
    only: names.filter(isPart),
    save: values.save,
    build: values.build,
    runs: amount('runs', values.runs),
    rounds: amount('rounds', values.rounds),
    seconds: amount('seconds', values.seconds),
    products: amount('products', values.products),
    presses: amount('presses', values.presses),
    outage: amount('outage', values.outage),
    flood: amount('flood', values.flood),
    minutes: amount('minutes', values.minutes),
    signIns: amount('sign-ins', values['sign-ins']),
    pageLoads: amount('page-loads', values['page-loads']),
    rate: amount('rate', values.rate),
    addresses: amount('addresses', values.addresses),
  };
}
