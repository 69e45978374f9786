import { codeKey } from './sockets';
import { type Finding, fits, noData, type PairRule, type RatedPart } from './verdict';

/**
 * Normalises spellings of form factors: `Micro ATX`, `mATX` and `Micro-ATX` are equal, and so are `E-ATX` and `EATX`.
 */
const formKey = (text: string) =>
  codeKey(text)
    .replace(/^(M|U)ATX$/, 'MICROATX')
    .replace(/^MITX$/, 'MINIITX');

function formFactor(board: RatedPart, chassis: RatedPart): Finding {
  const { formFactor: form } = board.facts;
  const { formFactors: forms } = chassis.facts;
  if (!form || !forms) return noData(...[...(form ? [] : [board]), ...(forms ? [] : [chassis])]);
  const params = { board: board.name, case: chassis.name, form, forms: forms.join(', ') };
  return fits(forms.map(formKey).includes(formKey(form)), params);
}

function supplyForm(psu: RatedPart, chassis: RatedPart): Finding {
  const { formFactor: form } = psu.facts;
  const { supplyFormFactors: forms } = chassis.facts;
  if (!form || !forms) return noData(...[...(form ? [] : [psu]), ...(forms ? [] : [chassis])]);
  const params = { psu: psu.name, case: chassis.name, form, forms: forms.join(', ') };
  return fits(forms.map(formKey).includes(formKey(form)), params);
}

/** Whether a size fits within a maximum of the case, in millimetres. */
function room(
  part: RatedPart,
  size: number | undefined,
  chassis: RatedPart,
  max: number | undefined,
) {
  if (size === undefined || max === undefined) {
    return noData(
      ...[...(size === undefined ? [part] : []), ...(max === undefined ? [chassis] : [])],
    );
  }
  return fits(size <= max, { part: part.name, case: chassis.name, size, max });
}

const cardLength = (card: RatedPart, chassis: RatedPart) =>
  room(card, card.facts.length, chassis, chassis.facts.maxCardLength);

/** The height of liquid coolers is not checked, because only a flat pump block is on the board. */
function coolerHeight(cooler: RatedPart, chassis: RatedPart): Finding | null {
  if (cooler.facts.isLiquid) return null;
  return room(cooler, cooler.facts.height, chassis, chassis.facts.maxCoolerHeight);
}

function radiator(cooler: RatedPart, chassis: RatedPart): Finding | null {
  if (!cooler.facts.isLiquid) return null;
  const { radiator: size } = cooler.facts;
  const { radiators } = chassis.facts;
  if (!size || !radiators?.length) {
    return noData(...[...(size ? [] : [cooler]), ...(radiators?.length ? [] : [chassis])]);
  }
  const params = { cooler: cooler.name, case: chassis.name, size, sizes: radiators.join(', ') };
  return fits(radiators.includes(size), params);
}

/** Rules about the space in the case. */
export const caseRules: readonly PairRule[] = [
  { rule: 'formFactor', between: ['motherboard', 'case'], judge: formFactor },
  { rule: 'supplyForm', between: ['psu', 'case'], judge: supplyForm },
  { rule: 'cardLength', between: ['gpu', 'case'], judge: cardLength },
  { rule: 'coolerHeight', between: ['cooler', 'case'], judge: coolerHeight },
  { rule: 'radiator', between: ['cooler', 'case'], judge: radiator },
];
