import { parseArgs } from 'node:util';

/** What a bench measures that is asked for nothing else: a quarter of an hour. */
export const USUAL_PARTS = ['bytes', 'press', 'load', 'memory', 'lighthouse'] as const;
const PARTS = [...USUAL_PARTS, 'feeds', 'pieces'] as const;
export type BenchPart = (typeof PARTS)[number];

/** A shop of a paired run: one that runs at an address, or the built one with variables of its own. */
export type Side = { address: string } | { variables: Record<string, string> };

export interface Options {
  only: readonly BenchPart[];
  /** Whether the measured rows are written into the table of the README beside this file. */
  save: boolean;
  /** Whether both apps are built first. */
  build: boolean;
  /** Times that a measure is taken anew: visits, presses, rounds of load. The result is the median. */
  runs: number;
  /** Paired visits of each page, and what is paired. */
  pairs: number;
  on: Side;
  off: Side;
}

const isPart = (name: string): name is BenchPart => PARTS.some((part) => part === name);

const amount = (name: string, text: string) => {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} wants a whole number above 0, not ${text}`);
};

/** Reads `http://localhost:3000`, or `NAME=value,OTHER=value`. */
function toSide(name: string, text: string): Side {
  if (URL.canParse(text) && /^https?:/.test(text)) return { address: new URL(text).origin };
  const pairs = text.split(',').filter(Boolean);
  const wrong = pairs.find((pair) => !/^[A-Z]\w*=/i.test(pair));
  if (wrong) throw new Error(`--${name} wants an address or NAME=value, not ${wrong}`);
  const entries = pairs.map((pair) => {
    const [variable = '', ...value] = pair.split('=');
    return [variable, value.join('=')] as const;
  });
  return { variables: Object.fromEntries(entries) };
}

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
      pairs: { type: 'string', default: '15' },
      on: { type: 'string', default: '' },
      off: { type: 'string', default: '' },
    },
  });
  const names = values.only.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !isPart(name));
  if (unknown.length > 0) {
    throw new Error(`--only knows ${PARTS.join(', ')}, not ${unknown.join(', ')}`);
  }
  if (names.includes('pieces') && values.off === values.on) {
    throw new Error('pieces wants --off, which differs from --on: an address or NAME=value');
  }
  return {
    only: names.filter(isPart),
    save: values.save,
    build: values.build,
    runs: amount('runs', values.runs),
    pairs: amount('pairs', values.pairs),
    on: toSide('on', values.on),
    off: toSide('off', values.off),
  };
}
