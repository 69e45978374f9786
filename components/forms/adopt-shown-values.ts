import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** What stands in a control; null for one that says nothing, such as a radio button that is not chosen. */
function readShown(control: Element): string | boolean | null {
  if (control instanceof HTMLInputElement) {
    if (control.type === 'checkbox') return control.checked;
    if (control.type === 'radio' && !control.checked) return null;
    return control.value;
  }
  const hasText = control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
  return hasText ? control.value : null;
}

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
    const shown = readShown(control);
    const field = control.getAttribute('name') ?? '';
    if (shown === null || !Object.hasOwn(known, field)) continue;
    const name = field as Path<Fields>;
    // A ticked box may be known by its value.
    const isKnown =
      typeof shown === 'boolean'
        ? shown === Boolean(known[name])
        : shown === String(known[name] ?? '');
    if (!isKnown) setValue(name, shown as PathValue<Fields, typeof name>);
  }
}
