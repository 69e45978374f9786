import { getChipsetSupport } from './chipsets';
import {
  mayAcceptCpuSocket,
  normalizeCode,
  normalizeSocket,
  normalizeSockets,
  sharesMount,
} from './sockets';
import {
  type CheckedPart,
  type Finding,
  fitFinding,
  noDataFinding,
  type PairRule,
} from './verdict';

const partNames = (cpu: CheckedPart, board: CheckedPart) => ({ cpu: cpu.name, board: board.name });

function judgeSocket(cpu: CheckedPart, board: CheckedPart): Finding {
  const [a, b] = [cpu.facts.socket, board.facts.socket];
  if (!a || !b) return noDataFinding(!a && cpu, !b && board);
  const params = { ...partNames(cpu, board), cpuSocket: a, boardSocket: b };
  const [own, theirs] = [normalizeSocket(a), normalizeSocket(b)];
  if (own !== theirs && mayAcceptCpuSocket(theirs, own))
    return { state: 'unknown', outcome: 'older', params };
  return fitFinding(own === theirs, params);
}

/** `B650` and `AMD B650` are one chipset. */
const normalizeChipset = (text: string) => normalizeCode(text).replace(/^(INTEL|AMD)/, '');

/** The processor's list of chipsets decides. Without a list, its generation decides, which may need a newer BIOS. */
function judgeChipset(cpu: CheckedPart, board: CheckedPart): Finding {
  const { chipsets, architecture } = cpu.facts;
  const { chipset: onBoard } = board.facts;
  if (!onBoard) return noDataFinding(board);
  const params = { ...partNames(cpu, board), chipset: onBoard };
  if (chipsets) {
    const isListed = chipsets.some((one) => normalizeChipset(one) === normalizeChipset(onBoard));
    return fitFinding(isListed, { ...params, chipsets: chipsets.join(', ') });
  }
  if (!architecture) return noDataFinding(cpu);
  const support = getChipsetSupport(architecture, onBoard);
  const compared = { ...params, architecture };
  if (support === 'made') return { state: 'compatible', outcome: 'generation', params: compared };
  if (support === 'none')
    return { state: 'incompatible', outcome: 'wrongGeneration', params: compared };
  return {
    state: 'unknown',
    outcome: support === 'updated' ? 'bios' : 'unlisted',
    params: compared,
  };
}

/** Whether two parts support a common memory type. */
function judgeMemoryType(a: CheckedPart, b: CheckedPart): Finding {
  const [left, right] = [a.facts.memoryTypes, b.facts.memoryTypes];
  if (!left || !right) return noDataFinding(!left && a, !right && b);
  return fitFinding(
    left.some((type) => right.includes(type)),
    { a: a.name, b: b.name, typesA: left.join(' / '), typesB: right.join(' / ') },
  );
}

/** Data sheets of boards do not give the module length. Only laptop memory (SO-DIMM) is doubtful in a desktop board. */
function judgeMemoryForm(ram: CheckedPart, board: CheckedPart): Finding | null {
  if (ram.facts.isLaptopMemory !== true) return null;
  return { state: 'unknown', outcome: 'noData', params: { ram: ram.name, board: board.name } };
}

function judgeCoolerSocket(cooler: CheckedPart, other: CheckedPart): Finding {
  const { sockets } = cooler.facts;
  const { socket: wanted } = other.facts;
  if (!sockets || !wanted) return noDataFinding(!sockets && cooler, !wanted && other);
  const params = {
    cooler: cooler.name,
    part: other.name,
    socket: wanted,
    sockets: sockets.join(', '),
  };
  return judgeCoolerList(sockets, wanted, params);
}

function judgeCoolerList(
  sockets: readonly string[],
  wanted: string,
  params: Record<string, string>,
): Finding {
  const [list, own] = [normalizeSockets(sockets), normalizeSocket(wanted)];
  if (list.includes(own)) return fitFinding(true, params);
  // The mounting holes are the same, but the manufacturer does not list the socket, so a bracket may be missing.
  return sharesMount(own, list)
    ? { state: 'unknown', outcome: 'sameMount', params }
    : fitFinding(false, params);
}

/** Rules about the parts that are mounted on the motherboard. */
export const boardRules: readonly PairRule[] = [
  { rule: 'socket', between: ['cpu', 'motherboard'], judge: judgeSocket },
  { rule: 'chipset', between: ['cpu', 'motherboard'], judge: judgeChipset },
  { rule: 'memoryType', between: ['cpu', 'motherboard'], judge: judgeMemoryType },
  { rule: 'memoryType', between: ['ram', 'motherboard'], judge: judgeMemoryType },
  { rule: 'memoryType', between: ['ram', 'cpu'], judge: judgeMemoryType },
  { rule: 'memoryForm', between: ['ram', 'motherboard'], judge: judgeMemoryForm },
  { rule: 'coolerSocket', between: ['cooler', 'cpu'], judge: judgeCoolerSocket },
  { rule: 'coolerSocket', between: ['cooler', 'motherboard'], judge: judgeCoolerSocket },
];
