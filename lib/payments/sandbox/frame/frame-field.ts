import { belongsToInputMethod } from '@/lib/browser/input-method';
import { digitsOf } from '@/lib/domain/typed-text';

interface FieldSettings {
  name: string;
  label: string;
  autoComplete: string;
  placeholder?: string;
  /** Formats the text after each input. */
  format: (text: string) => string;
  onEnter: () => void;
}

export interface FrameField {
  element: HTMLElement;
  input: HTMLInputElement;
  /** Shows an error. Null removes it. */
  showError: (problem: string | null) => void;
}

const digitsBefore = (text: string, end: number) => digitsOf(text.slice(0, end)).length;

/** Formats the value, and keeps the caret behind the same digit when spaces are added or removed. */
function reformatInput(input: HTMLInputElement, shape: (text: string) => string): void {
  const before = digitsBefore(input.value, input.selectionStart ?? input.value.length);
  const isAtEnd = input.selectionStart === input.value.length;
  const shaped = shape(input.value);
  if (shaped === input.value) return;
  input.value = shaped;
  if (isAtEnd) return;
  let at = 0;
  while (at < shaped.length && digitsBefore(shaped, at) < before) at += 1;
  input.setSelectionRange(at, at);
}

/** A labelled field for digits. */
export function createFrameField(inside: Document, settings: FieldSettings): FrameField {
  const element = inside.createElement('div');
  element.className = 'form-field';
  const label = inside.createElement('label');
  label.htmlFor = settings.name;
  label.textContent = settings.label;
  const input = inside.createElement('input');
  const problem = inside.createElement('p');
  Object.assign(problem, { id: `${settings.name}-error`, className: 'form-error', hidden: true });
  Object.assign(input, {
    id: settings.name,
    name: settings.name,
    inputMode: 'numeric',
    autocomplete: settings.autoComplete,
    placeholder: settings.placeholder ?? '',
    spellcheck: false,
    required: true,
  });
  input.setAttribute('aria-describedby', problem.id);
  element.append(label, input, problem);
  const showError = (text: string | null) => {
    problem.hidden = text === null;
    problem.textContent = text;
    input.setAttribute('aria-invalid', String(text !== null));
  };
  showError(null);
  const reformat = () => {
    reformatInput(input, settings.format);
    showError(null);
  };
  // The input method writes its own text until it has ended.
  input.addEventListener('input', (event) => {
    if (!('isComposing' in event && event.isComposing)) reformat();
  });
  input.addEventListener('compositionend', reformat);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !belongsToInputMethod(event)) settings.onEnter();
  });
  return { element, input, showError };
}
