import { architectureSupport } from './chipsets';
import { codeKey, mayTake, sharesMount, socketKey, socketKeys } from './sockets';
import { type Finding, fits, noData, type PairRule, type RatedPart } from './verdict';

const named = (cpu: RatedPart, board: RatedPart) => ({ cpu: cpu.name, board: board.name });

function socket(cpu: RatedPart, board: RatedPart): Finding {
  const [a, b] = [cpu.facts.socket, board.facts.socket];
  if (!a || !b) return noData(...[cpu, board].filter(({ facts }) => !facts.socket));
  const params = { ...named(cpu, board), cpuSocket: a, boardSocket: b };
  const [own, theirs] = [socketKey(a), socketKey(b)];
  if (own !== theirs && mayTake(theirs, own)) return { state: 'unknown', outcome: 'older', params };
  return fits(own === theirs, params);
}

/** `B650` and `AMD B650` are one chipset. */
const chipsetKey = (text: string) => codeKey(text).replace(/^(INTEL|AMD)/, '');

/** The processor's list of chipsets decides. Without a list, its generation decides, which may need a newer BIOS. */
function chipset(cpu: RatedPart, board: RatedPart): Finding {
  const { chipsets, architecture } = cpu.facts;
  const { chipset: onBoard } = board.facts;
  if (!onBoard) return noData(board);
  const params = { ...named(cpu, board), chipset: onBoard };
  if (chipsets) {
    const isListed = chipsets.some((one) => chipsetKey(one) === chipsetKey(onBoard));
    return fits(isListed, { ...params, chipsets: chipsets.join(', ') });
  }
  if (!architecture) return noData(cpu);
  const support = architectureSupport(architecture, onBoard);
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
function memoryType(a: RatedPart, b: RatedPart): Finding {
  const [left, right] = [a.facts.memoryTypes, b.facts.memoryTypes];
  if (!left || !right) return noData(...[a, b].filter(({ facts }) => !facts.memoryTypes));
  return fits(
    left.some((type) => right.includes(type)),
    { a: a.name, b: b.name, typesA: left.join(' / '), typesB: right.join(' / ') },
  );
}

/** Data sheets of boards do not give the module length. Only laptop memory (SO-DIMM) is doubtful in a desktop board. */
function memoryForm(ram: RatedPart, board: RatedPart): Finding | null {
  if (ram.facts.isLaptopMemory !== true) return null;
  return { state: 'unknown', outcome: 'noData', params: { ram: ram.name, board: board.name } };
}

function coolerSocket(cooler: RatedPart, other: RatedPart): Finding {
  const { sockets } = cooler.facts;
  const { socket: wanted } = other.facts;
  if (!sockets || !wanted) {
    return noData(...[...(sockets ? [] : [cooler]), ...(wanted ? [] : [other])]);
  }
  const params = {
    cooler: cooler.name,
    part: other.name,
    socket: wanted,
    sockets: sockets.join(', '),
  };
  return coolerFits(sockets, wanted, params);
}

function coolerFits(
  sockets: readonly string[],
  wanted: string,
  params: Record<string, string>,
): Finding {
  const [list, own] = [socketKeys(sockets), socketKey(wanted)];
  if (list.includes(own)) return fits(true, params);
  // The mounting holes are the same, but the manufacturer does not list the socket, so a bracket may be missing.
  return sharesMount(own, list)
    ? { state: 'unknown', outcome: 'sameMount', params }
    : fits(false, params);
}

/** Rules about the parts that are mounted on the motherboard. */
export const boardRules: readonly PairRule[] = [
  { rule: 'socket', between: ['cpu', 'motherboard'], judge: socket },
  { rule: 'chipset', between: ['cpu', 'motherboard'], judge: chipset },
  { rule: 'memoryType', between: ['cpu', 'motherboard'], judge: memoryType },
  { rule: 'memoryType', between: ['ram', 'motherboard'], judge: memoryType },
  { rule: 'memoryType', between: ['ram', 'cpu'], judge: memoryType },
  { rule: 'memoryForm', between: ['ram', 'motherboard'], judge: memoryForm },
  { rule: 'coolerSocket', between: ['cooler', 'cpu'], judge: coolerSocket },
  { rule: 'coolerSocket', between: ['cooler', 'motherboard'], judge: coolerSocket },
];
