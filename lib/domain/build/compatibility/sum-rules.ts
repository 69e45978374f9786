import type { PartFacts, PartRole } from '../part-facts';
import {
  type BuildRule,
  type CheckedPart,
  type Finding,
  fitFinding,
  noDataFinding,
} from './verdict';

const ofRole = (parts: readonly CheckedPart[], role: PartRole) =>
  parts.filter(({ facts }) => facts.role === role);

/** The sum of a field over all pieces, and the parts whose data sheet does not have the field. */
function sumField(parts: readonly CheckedPart[], read: (facts: PartFacts) => number | undefined) {
  const missing = parts.filter(({ facts }) => read(facts) === undefined);
  const sum = parts.reduce((total, { facts, qty }) => total + (read(facts) ?? 0) * qty, 0);
  return { sum, missing };
}

/** Compares what all parts of a role need with what one part has. If the known sum is already too much, the result is
 * incompatible. */
function compareSum(
  users: readonly CheckedPart[],
  need: (facts: PartFacts) => number | undefined,
  owner: CheckedPart,
  has: number | undefined,
): Finding {
  const { sum, missing } = sumField(users, need);
  const params = { part: owner.name, need: sum, has: has ?? 0 };
  if (has !== undefined && sum > has) return fitFinding(false, params);
  const lacking = [...missing, ...(has === undefined ? [owner] : [])];
  return lacking.length > 0 ? noDataFinding(...lacking) : fitFinding(true, params);
}

/** Makes a rule that compares a sum over the parts of a role with a limit of the motherboard. */
function createBoardSumRule(
  rule: BuildRule['rule'],
  role: PartRole,
  need: (facts: PartFacts) => number | undefined,
  has: (board: PartFacts) => number | undefined,
  counts: (facts: PartFacts) => boolean = () => true,
): BuildRule {
  return {
    rule,
    about: [role, 'motherboard'],
    judge: (parts) => {
      const users = ofRole(parts, role).filter(({ facts }) => counts(facts));
      const [board] = ofRole(parts, 'motherboard');
      if (!board || users.length === 0) return null;
      return { parts: [...users, board], found: compareSum(users, need, board, has(board.facts)) };
    },
  };
}

const countOne = () => 1;

/** An M.2 slot may not support SATA drives, and data sheets do not say whether it does. */
const m2Sum = createBoardSumRule(
  'm2',
  'storage',
  countOne,
  (board) => board.m2Slots,
  ({ bus }) => bus === 'm2' || bus === 'm2-sata',
);
const m2Rule: BuildRule = {
  ...m2Sum,
  judge: (parts) => {
    const answer = m2Sum.judge(parts);
    const odd = answer?.parts.find(({ facts }) => facts.bus === 'm2-sata');
    if (!answer || !odd || answer.found.state !== 'compatible') return answer;
    return {
      ...answer,
      found: { state: 'unknown', outcome: 'sataOnM2', params: { part: odd.name } },
    };
  },
};

/** Drives with an unknown interface, or with one that is neither M.2 nor SATA. */
const driveBusRule: BuildRule = {
  rule: 'driveBus',
  about: ['storage', 'motherboard'],
  judge: (parts) => {
    const [board] = ofRole(parts, 'motherboard');
    const odd = ofRole(parts, 'storage').find(({ facts }) => !facts.bus || facts.bus === 'other');
    if (!board || !odd) return null;
    const found: Finding = odd.facts.bus
      ? { state: 'unknown', outcome: 'other', params: { part: odd.name } }
      : noDataFinding(odd);
    return { parts: [odd, board], found };
  },
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
  m2Rule,
  createBoardSumRule(
    'sata',
    'storage',
    countOne,
    ({ sataPorts }) => sataPorts,
    ({ bus }) => bus === 'sata',
  ),
  driveBusRule,
];
