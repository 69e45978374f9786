import {
  type BuildRule,
  type CheckedPart,
  type Finding,
  fitFinding,
  noDataFinding,
  ofRole,
} from './verdict';

/** In watts. The base is the motherboard, fans and other small consumers. */
const [BASE_WATTS, PER_MODULE, PER_DRIVE, PER_COOLER] = [50, 4, 8, 8];
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

const getAskedWatts = ({ facts }: CheckedPart) => facts.recommendedWattage ?? 0;

/** The known sum in watts, and the supply to recommend: a quarter more in whole steps, or what the maker of a part (`asking`) wants above that. */
export function estimateWatts(parts: readonly CheckedPart[]) {
  const missing = parts.filter((part) => getWatts(part) === null).map(({ name }) => name);
  const watts = parts.reduce((sum, part) => sum + (getWatts(part) ?? 0) * part.qty, 0);
  const computed = Math.ceil((watts * HEADROOM) / STEP) * STEP;
  const [first] = parts.toSorted((a, b) => getAskedWatts(b) - getAskedWatts(a));
  const asking = first && getAskedWatts(first) > computed ? first : null;
  return { watts, recommended: asking ? getAskedWatts(asking) : computed, asking, missing };
}

function judgeWatts(parts: readonly CheckedPart[], psu: CheckedPart): Finding | null {
  const users = parts.filter(({ facts }) => facts.role === 'cpu' || facts.role === 'gpu');
  if (users.length === 0) return null;
  const { wattage } = psu.facts;
  if (wattage === undefined) return noDataFinding(psu);
  const { watts, recommended, missing } = estimateWatts(parts);
  const params = { psu: psu.name, wattage, watts, recommended };
  if (watts > wattage) return fitFinding(false, params);
  const demanding = users.find((part) => getAskedWatts(part) > wattage);
  if (demanding) {
    const compared = { ...params, gpu: demanding.name, asked: getAskedWatts(demanding) };
    return { state: 'incompatible', outcome: 'maker', params: compared };
  }
  if (missing.length > 0)
    return noDataFinding(...users.filter(({ facts }) => facts.tdp === undefined));
  return wattage < recommended
    ? { state: 'compatible', outcome: 'tight', params }
    : fitFinding(true, params);
}

/** Maximum power that a card can draw from its slot, in watts. One whose sheet names no connectors may need none then. */
const SLOT_WATTS = 75;

const isConnectorKnown = ({ facts: { pcie6, pcie8, pcie16 } }: CheckedPart): boolean =>
  pcie6 !== undefined && pcie8 !== undefined && pcie16 !== undefined;

function judgeConnectors(cards: readonly CheckedPart[], psu: CheckedPart): Finding {
  const stated = cards.filter(isConnectorKnown);
  const unstated = cards.filter((card) => !isConnectorKnown(card));
  const sum = (count: (facts: CheckedPart['facts']) => number) =>
    stated.reduce((total, { facts, qty }) => total + count(facts) * qty, 0);
  const eights = sum(({ pcie6 = 0, pcie8 = 0 }) => pcie6 + pcie8);
  const sixteens = sum(({ pcie16 = 0 }) => pcie16);
  const has = psu.facts;
  const params = { psu: psu.name, eights, sixteens, has8: has.pcie8 ?? 0, has16: has.pcie16 ?? 0 };
  // Too few for the cards whose needs are known are too few for all.
  if (has.pcie8 !== undefined && eights > has.pcie8) return fitFinding(false, params);
  const missing = unstated.filter(({ facts: { tdp } }) => tdp === undefined || tdp > SLOT_WATTS);
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

export const powerRules: readonly BuildRule[] = [
  {
    rule: 'watts',
    about: ['cpu', 'gpu', 'psu', 'motherboard', 'ram', 'storage', 'cooler'],
    judge: (parts) => {
      const [psu] = ofRole(parts, 'psu');
      const found = psu && judgeWatts(parts, psu);
      return found ? { parts, found } : null;
    },
  },
  {
    rule: 'connectors',
    about: ['gpu', 'psu'],
    judge: (parts) => {
      const [psu] = ofRole(parts, 'psu');
      const cards = ofRole(parts, 'gpu');
      if (!psu || cards.length === 0) return null;
      return { parts: [...cards, psu], found: judgeConnectors(cards, psu) };
    },
  },
];
