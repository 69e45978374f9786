import type { PartFacts, PartRole } from '../part-facts';
import {
  type BuildRule,
  type CheckedPart,
  type Finding,
  fitFinding,
  noDataFinding,
  ofRole,
} from './verdict';

/** Reads a number from a part's data; undefined when its sheet does not have it. */
type Read = (facts: PartFacts) => number | undefined;

/** Compares what parts need together with what one part has. A known sum that is too much already is incompatible. */
function compareSum(
  users: readonly CheckedPart[],
  need: Read,
  owner: CheckedPart,
  has: number | undefined,
): Finding {
  const sum = users.reduce((total, { facts, qty }) => total + (need(facts) ?? 0) * qty, 0);
  const params = { part: owner.name, need: sum, has: has ?? 0 };
  if (has !== undefined && sum > has) return fitFinding(false, params);
  const missing = users.filter(({ facts }) => need(facts) === undefined);
  if (has === undefined) missing.push(owner);
  return missing.length > 0 ? noDataFinding(...missing) : fitFinding(true, params);
}

const createBoardSumRule = (
  rule: BuildRule['rule'],
  role: PartRole,
  need: Read,
  has: Read,
  counts: (facts: PartFacts) => boolean = () => true,
): BuildRule => ({
  rule,
  about: [role, 'motherboard'],
  judge: (parts) => {
    const users = ofRole(parts, role).filter(({ facts }) => counts(facts));
    const [board] = ofRole(parts, 'motherboard');
    if (!board || users.length === 0) return null;
    return { parts: [...users, board], found: compareSum(users, need, board, has(board.facts)) };
  },
});

const countOne = () => 1;

const m2Sum = createBoardSumRule(
  'm2',
  'storage',
  countOne,
  (board) => board.m2Slots,
  ({ bus }) => bus === 'm2' || bus === 'm2-sata',
);

/** An M.2 slot may not support SATA drives, and data sheets do not say whether it does. */
const judgeM2: BuildRule['judge'] = (parts) => {
  const answer = m2Sum.judge(parts);
  const odd = answer?.parts.find(({ facts }) => facts.bus === 'm2-sata');
  if (!answer || !odd || answer.found.state !== 'compatible') return answer;
  return {
    ...answer,
    found: { state: 'unknown', outcome: 'sataOnM2', params: { part: odd.name } },
  };
};

const judgeDriveBus: BuildRule['judge'] = (parts) => {
  const [board] = ofRole(parts, 'motherboard');
  const odd = ofRole(parts, 'storage').find(({ facts }) => !facts.bus || facts.bus === 'other');
  if (!board || !odd) return null;
  const found: Finding = odd.facts.bus
    ? { state: 'unknown', outcome: 'other', params: { part: odd.name } }
    : noDataFinding(odd);
  return { parts: [odd, board], found };
};

export const sumRules: readonly BuildRule[] = [
  createBoardSumRule(
    'slots',
    'ram',
    ({ modules }) => modules,
    ({ memorySlots }) => memorySlots,
  ),
  createBoardSumRule(
    'capacity',
    'ram',
    ({ capacity }) => capacity,
    ({ memoryMax }) => memoryMax,
  ),
  { ...m2Sum, judge: judgeM2 },
  createBoardSumRule(
    'sata',
    'storage',
    countOne,
    ({ sataPorts }) => sataPorts,
    ({ bus }) => bus === 'sata',
  ),
  { rule: 'driveBus', about: ['storage', 'motherboard'], judge: judgeDriveBus },
];
