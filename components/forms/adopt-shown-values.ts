import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

const isChecked = (control: Element) =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);
const hasText = (control: Element) =>
  control instanceof HTMLInputElement ||
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement;

/**
 * Takes what stands in the fields into the form before it is judged. Some browsers and password managers fill fields
 * without an event, so that the form does not know of it.
 */
export function adoptShownValues<Fields extends FieldValues, Sent>(
  { getValues, setValue }: UseFormReturn<Fields, unknown, Sent>,
  element: HTMLFormElement,
): void {
  const known: Readonly<Record<string, unknown>> = getValues();
  for (const control of element.elements) {
    if (!hasText(control) || isChecked(control) || !Object.hasOwn(known, control.name)) continue;
    const name = control.name as Path<Fields>;
    const { value } = control;
    if (value !== (known[name] ?? '')) setValue(name, value as PathValue<Fields, typeof name>);
  }
}
