import { normalizeCode } from './board-rules';
import {
  type CheckedPart,
  type Finding,
  fitFinding,
  noDataFinding,
  type PairRule,
} from './verdict';

/** `Micro ATX`, `mATX` and `Micro-ATX` are equal, and so are `E-ATX` and `EATX`. */
const normalizeFormFactor = (text: string) =>
  normalizeCode(text)
    .replace(/^(M|U)ATX$/, 'MICROATX')
    .replace(/^MITX$/, 'MINIITX');

/** Whether a case takes the form of a part, which its texts call `name`. */
const judgeForm =
  (name: 'board' | 'psu', accepted: 'formFactors' | 'supplyFormFactors') =>
  (part: CheckedPart, chassis: CheckedPart): Finding => {
    const { formFactor: form } = part.facts;
    const forms = chassis.facts[accepted];
    if (!form || !forms) return noDataFinding(!form && part, !forms && chassis);
    const params = { [name]: part.name, case: chassis.name, form, forms: forms.join(', ') };
    return fitFinding(forms.map(normalizeFormFactor).includes(normalizeFormFactor(form)), params);
  };

/** Whether a size fits within a maximum of the case, in millimetres. */
function judgeRoom(
  part: CheckedPart,
  size: number | undefined,
  chassis: CheckedPart,
  max: number | undefined,
) {
  if (size === undefined || max === undefined)
    return noDataFinding(size === undefined && part, max === undefined && chassis);
  return fitFinding(size <= max, { part: part.name, case: chassis.name, size, max });
}

const judgeCardLength = (card: CheckedPart, chassis: CheckedPart) =>
  judgeRoom(card, card.facts.length, chassis, chassis.facts.maxCardLength);

/** The height of liquid coolers is not checked, because only a flat pump block is on the board. */
function judgeCoolerHeight(cooler: CheckedPart, chassis: CheckedPart): Finding | null {
  if (cooler.facts.isLiquid) return null;
  return judgeRoom(cooler, cooler.facts.height, chassis, chassis.facts.maxCoolerHeight);
}

function judgeRadiator(cooler: CheckedPart, chassis: CheckedPart): Finding | null {
  if (!cooler.facts.isLiquid) return null;
  const { radiator: size } = cooler.facts;
  const { radiators } = chassis.facts;
  if (!size || !radiators?.length)
    return noDataFinding(!size && cooler, !radiators?.length && chassis);
  const params = { cooler: cooler.name, case: chassis.name, size, sizes: radiators.join(', ') };
  return fitFinding(radiators.includes(size), params);
}

export const caseRules: readonly PairRule[] = [
  {
    rule: 'formFactor',
    between: ['motherboard', 'case'],
    judge: judgeForm('board', 'formFactors'),
  },
  { rule: 'supplyForm', between: ['psu', 'case'], judge: judgeForm('psu', 'supplyFormFactors') },
  { rule: 'cardLength', between: ['gpu', 'case'], judge: judgeCardLength },
  { rule: 'coolerHeight', between: ['cooler', 'case'], judge: judgeCoolerHeight },
  { rule: 'radiator', between: ['cooler', 'case'], judge: judgeRadiator },
];
