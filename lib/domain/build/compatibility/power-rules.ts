import {
  type BuildRule,
  type CheckedPart,
  type Finding,
  fitFinding,
  noDataFinding,
} from './verdict';

interface WattsEstimate {
  /** Sum of the known power draw, in watts. */
  watts: number;
  /** Recommended power of the supply: a quarter more, rounded up to steps of 50 watts, and what the makers of the parts ask for. */
  recommended: number;
  /** The part whose maker asks for the recommended power, when that is more than a quarter above the sum. */
  asking: CheckedPart | null;
  /** Names of processors and video cards with unknown power draw. When there are any, the sum is a lower bound. */
  missing: readonly string[];
}

/** Motherboard, fans and other small consumers. */
const BASE_WATTS = 50;
const PER_MODULE = 4;
const PER_DRIVE = 8;
const PER_COOLER = 8;
const HEADROOM = 1.25;
const STEP = 50;

function getWatts({ facts }: CheckedPart): number | null {
  switch (facts.role) {
    case 'cpu':
    case 'gpu':
      return facts.tdp ?? null;
    case 'motherboard':
      return BASE_WATTS;
    case 'ram':
      return PER_MODULE * (facts.modules ?? 1);
    case 'storage':
      return PER_DRIVE;
    case 'cooler':
      return PER_COOLER;
    default:
      return 0;
  }
}

export function estimateWatts(parts: readonly CheckedPart[]): WattsEstimate {
  const missing = parts.filter((part) => getWatts(part) === null).map(({ name }) => name);
  const watts = parts.reduce((sum, part) => sum + (getWatts(part) ?? 0) * part.qty, 0);
  const computed = Math.ceil((watts * HEADROOM) / STEP) * STEP;
  const asked = ({ facts }: CheckedPart) => facts.recommendedWattage ?? 0;
  const [first] = parts.toSorted((a, b) => asked(b) - asked(a));
  const asking = first && asked(first) > computed ? first : null;
  return { watts, recommended: asking ? asked(asking) : computed, asking, missing };
}

/** Maximum power that a card can draw from its slot, in watts. */
const SLOT_WATTS = 75;

const findPartByRole = (parts: readonly CheckedPart[], role: CheckedPart['facts']['role']) =>
  parts.find(({ facts }) => facts.role === role);

/** Without a processor or video card there is no verdict. */
function judgeWatts(parts: readonly CheckedPart[], psu: CheckedPart): Finding | null {
  const users = parts.filter(({ facts }) => facts.role === 'cpu' || facts.role === 'gpu');
  if (users.length === 0) return null;
  const { wattage } = psu.facts;
  const { watts, recommended, missing } = estimateWatts(parts);
  if (wattage === undefined) return noDataFinding(psu);
  const params = { psu: psu.name, wattage, watts, recommended };
  if (watts > wattage) return fitFinding(false, params);
  const demanding = users.find(({ facts }) => (facts.recommendedWattage ?? 0) > wattage);
  if (demanding) {
    const asked = demanding.facts.recommendedWattage ?? 0;
    const compared = { ...params, gpu: demanding.name, asked };
    return { state: 'incompatible', outcome: 'maker', params: compared };
  }
  if (missing.length > 0)
    return noDataFinding(...users.filter(({ facts }) => facts.tdp === undefined));
  return wattage < recommended
    ? { ...fitFinding(true, params), outcome: 'tight' }
    : fitFinding(true, params);
}

const wattsRule: BuildRule = {
  rule: 'watts',
  about: ['cpu', 'gpu', 'psu', 'motherboard', 'ram', 'storage', 'cooler'],
  judge: (parts) => {
    const psu = findPartByRole(parts, 'psu');
    const found = psu && judgeWatts(parts, psu);
    return psu && found ? { parts, found } : null;
  },
};

/** Whether a card whose data sheet names no connectors needs none, because its slot powers it. */
const isPoweredBySlot = ({ facts: { tdp } }: CheckedPart): boolean =>
  tdp !== undefined && tdp <= SLOT_WATTS;

const isConnectorKnown = ({ facts: { pcie6, pcie8, pcie16 } }: CheckedPart): boolean =>
  pcie6 !== undefined && pcie8 !== undefined && pcie16 !== undefined;

function judgeConnectors(cards: readonly CheckedPart[], psu: CheckedPart): Finding {
  const [stated, unstated] = [true, false].map((isKnown) =>
    cards.filter((card) => isConnectorKnown(card) === isKnown),
  ) as [CheckedPart[], CheckedPart[]];
  const sum = (count: (facts: CheckedPart['facts']) => number) =>
    stated.reduce((total, { facts, qty }) => total + count(facts) * qty, 0);
  const eights = sum(({ pcie6 = 0, pcie8 = 0 }) => pcie6 + pcie8);
  const sixteens = sum(({ pcie16 = 0 }) => pcie16);
  const has = psu.facts;
  const params = { psu: psu.name, eights, sixteens, has8: has.pcie8 ?? 0, has16: has.pcie16 ?? 0 };
  // Too few for the cards whose needs are known are too few for all.
  if (has.pcie8 !== undefined && eights > has.pcie8) return fitFinding(false, params);
  const missing = unstated.filter((card) => !isPoweredBySlot(card));
  if (missing.length > 0) return noDataFinding(...missing);
  if (eights + sixteens === 0) {
    if (stated.length > 0) return { state: 'compatible', outcome: 'none' };
    const tdp = Math.max(...unstated.map(({ facts }) => facts.tdp ?? 0));
    return { state: 'compatible', outcome: 'slot', params: { tdp } };
  }
  if (eights > 0 && has.pcie8 === undefined) return noDataFinding(psu);
  // A supply without the new connector may power the card with an adapter, but not every card comes with one.
  if (sixteens > (has.pcie16 ?? 0)) return { state: 'unknown', outcome: 'adapter', params };
  return fitFinding(true, params);
}

const connectorsRule: BuildRule = {
  rule: 'connectors',
  about: ['gpu', 'psu'],
  judge: (parts) => {
    const psu = findPartByRole(parts, 'psu');
    const cards = parts.filter(({ facts }) => facts.role === 'gpu');
    return psu && cards.length > 0
      ? { parts: [...cards, psu], found: judgeConnectors(cards, psu) }
      : null;
  },
};

export const powerRules: readonly BuildRule[] = [wattsRule, connectorsRule];
