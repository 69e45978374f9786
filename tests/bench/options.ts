import { parseArgs } from 'node:util';
import { PRESSED_PAGES, type PressedPage } from './first-press';
import { PRESS_WAYS, type PressWay } from './visit';

/** What a bench measures that is asked for nothing else: a quarter of an hour. */
export const USUAL_PARTS = ['bytes', 'press', 'load', 'memory', 'lighthouse'] as const;
const PARTS = [...USUAL_PARTS, 'first-press', 'feeds', 'deployment', 'pieces'] as const;
export type BenchPart = (typeof PARTS)[number];

/** A shop of a paired run: one that runs at an address, or the built one with variables of its own. */
export type Side = { address: string } | { variables: Record<string, string> };

/** What is pressed first, and when: seconds after it is painted. */
export interface FirstPressOptions {
  moments: readonly number[];
  by: readonly PressWay[];
  pressed: readonly PressedPage[];
  /** Visits for each press. */
  visits: number;
}

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
  firstPress: FirstPressOptions;
}

/** Reads a list of names. @throws Error when one is unknown */
function toNames<Name extends string>(
  option: string,
  text: string,
  known: readonly Name[],
): Name[] {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !known.some((one) => one === name));
  if (unknown.length > 0)
    throw new Error(`--${option} knows ${known.join(', ')}, not ${unknown.join(', ')}`);
  return known.filter((name) => names.includes(name));
}

function toMoments(text: string): number[] {
  const moments = text.split(',').map(Number);
  if (moments.every((moment) => moment >= 0)) return moments;
  throw new Error(`--moments wants seconds, not ${text}`);
}

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
      moments: { type: 'string', default: '0,2' },
      by: { type: 'string', default: 'finger' },
      pages: { type: 'string', default: PRESSED_PAGES.join(',') },
      visits: { type: 'string', default: '1' },
    },
  });
  const only = toNames('only', values.only, PARTS);
  if (only.includes('pieces') && values.off === values.on) {
    throw new Error('pieces wants --off, which differs from --on: an address or NAME=value');
  }
  return {
    only,
    save: values.save,
    build: values.build,
    runs: amount('runs', values.runs),
    pairs: amount('pairs', values.pairs),
    on: toSide('on', values.on),
    off: toSide('off', values.off),
    firstPress: {
      moments: toMoments(values.moments),
      by: toNames('by', values.by, PRESS_WAYS),
      pressed: toNames('pages', values.pages, PRESSED_PAGES),
      visits: amount('visits', values.visits),
    },
  };
}
