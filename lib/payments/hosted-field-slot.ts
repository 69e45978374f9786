import type { CardFieldName, CardFieldTexts } from './types';

const appendNew = (parent: HTMLElement, tag: string, properties: Partial<HTMLElement>) => {
  const element = Object.assign(document.createElement(tag), properties);
  parent.append(element);
  return element;
};

/** The place of a provider's field, with a label and an error message in the shop's own texts. */
export function createHostedFieldSlot(
  host: HTMLElement,
  name: CardFieldName,
  texts: CardFieldTexts,
) {
  const wrapper = appendNew(host, 'div', { className: 'form-field' });
  appendNew(wrapper, 'p', { className: 'font-semibold', textContent: texts[name] });
  const element = appendNew(wrapper, 'div', { className: 'pay-hosted' });
  const problem = appendNew(wrapper, 'p', { className: 'form-error', hidden: true });
  problem.setAttribute('role', 'alert');
  let [isComplete, isEmpty] = [false, true];
  const showError = (isWrong: boolean) => {
    problem.hidden = !isWrong;
    problem.textContent = isWrong ? texts[`${name}${isEmpty ? 'Missing' : 'Error'}`] : '';
    element.dataset.invalid = String(isWrong);
  };
  const onChange = (event: { complete: boolean; empty: boolean; error: unknown }) => {
    isComplete = event.complete;
    isEmpty = event.empty;
    showError(event.error !== undefined);
  };
  return { element, showError, onChange, isComplete: () => isComplete };
}

export function createCardSlots(host: HTMLElement, texts: CardFieldTexts) {
  host.replaceChildren();
  const number = createHostedFieldSlot(host, 'number', texts);
  const pair = appendNew(host, 'div', { className: 'pay-pair' });
  const expiry = createHostedFieldSlot(pair, 'expiry', texts);
  const ccv = createHostedFieldSlot(pair, 'ccv', texts);
  return { number, expiry, ccv };
}

export type HostedFieldSlot = ReturnType<typeof createHostedFieldSlot>;

export interface MountedField {
  slot: HostedFieldSlot;
  focus: () => void;
}

/** Whether all fields are complete. Otherwise shows the errors and focuses the first incomplete field. */
export function validateHostedFields(fields: readonly MountedField[]): boolean {
  for (const field of fields) field.slot.showError(!field.slot.isComplete());
  const first = fields.find((field) => !field.slot.isComplete());
  first?.focus();
  return first === undefined;
}
