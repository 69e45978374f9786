import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useRef, useState } from 'react';
import {
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import { toCamelCase } from '@/lib/api/client/camel-case';
import { errorText } from '@/lib/api/client/error-catalogue';
import { ApiError, isSiteDataBlockedError } from '@/lib/api/client/errors';
import { getErrorDetails } from '@/lib/api/client/shopper-message';
import { translateMessage } from '@/lib/i18n/translate-message';
import type { Namespace, Texts } from '@/lib/i18n/types';
import type { Draft } from './draft';
import type { GetField } from './field';

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

interface SubmitOptions<Fields extends FieldValues, Sent> {
  send: (sent: Sent) => Promise<void>;
  /** The form's field for each name of the backend that is not the field's own name in snake_case. */
  serverFields?: Readonly<Record<string, Path<Fields>>>;
  draft?: Draft<Path<Fields>>;
  /** The text of `failure` when there was no answer. */
  offline: string;
  /** What stands before the backend's words in `failure`. */
  failureTitle?: string;
}

/**
 * Submits a form, one request at a time. A field that the backend rejects gets its message; any other error is in
 * `failure`. The typed values stay in the form until it is sent.
 * @param hasField whether the form shows the errors of a field
 */
function useFormSubmit<Fields extends FieldValues, Sent>(
  form: UseFormReturn<Fields, unknown, Sent>,
  { send, serverFields = {}, draft, offline, failureTitle }: SubmitOptions<Fields, Sent>,
  hasField: (name: string) => boolean,
) {
  const isSending = useRef(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { getValues, setValue, setError, setFocus } = form;
  const [initial] = useState(() => getValues());

  // What is typed wins, also before hydration: the draft fills only empty fields, and the one with the focus only when it is left.
  useEffect(() => {
    if (!draft) return;
    const kept: Partial<Record<string, string>> = draft.read();
    const stop = new AbortController();
    const once = { once: true, signal: stop.signal };
    const fill = (field: Path<Fields>) => {
      const value = kept[field];
      if (value && !getValues(field)) setValue(field, value as PathValue<Fields, typeof field>);
    };
    for (const field of draft.fields) {
      const { activeElement } = document;
      if (activeElement?.getAttribute('name') !== field) fill(field);
      else activeElement.addEventListener('blur', () => fill(field), once);
    }
    const shown = draft.fields.map((field) => [field, getValues(field) || kept[field]]);
    const isTyped = shown.some(([field, value]) => value && value !== get(initial, field));
    if (isTyped) draft.write(Object.fromEntries(shown));
    return () => stop.abort();
  }, [draft, initial, getValues, setValue]);

  const fail = (error: unknown) => {
    /** What was refused of each field that is shown; null has the rest. */
    const refused = new Map<Path<Fields> | null, Set<string>>();
    const isRefusal = error instanceof ApiError && error.status === 422;
    for (const { pointer, detail } of isRefusal ? getErrorDetails(error) : []) {
      const name = pointer?.split('/').at(-1) ?? '';
      const own = Object.hasOwn(serverFields, name) ? serverFields[name] : toCamelCase(name);
      const field = own && hasField(own) ? (own as Path<Fields>) : null;
      refused.set(field, (refused.get(field) ?? new Set()).add(detail));
    }
    const rest = [...(refused.get(null) ?? [])].join('\n');
    refused.delete(null);
    for (const [field, details] of refused) {
      if (field) setError(field, { message: [...details].join(' ') });
    }
    const [first] = refused.keys();
    if (first) {
      setFocus(first);
      setFailure(rest || null);
    } else {
      const isAnswer = error instanceof ApiError && error.kind === 'http';
      const said = (isAnswer || isSiteDataBlockedError(error)) && errorText(error);
      setFailure(said ? [failureTitle, said].filter(Boolean).join('\n') : offline);
    }
  };
  const sendOnce = async (sent: Sent) => {
    setFailure(null);
    try {
      await send(sent);
      draft?.clear();
    } catch (error) {
      fail(error);
    }
  };
  return {
    /** The text of the last error that belongs to no field; null when there is none. */
    failure,
    keepDraft: () => draft?.write(getValues()),
    /** Does nothing while a request is running. */
    submit: async (element: HTMLFormElement) => {
      if (isSending.current) return;
      isSending.current = true;
      adoptShownValues(form, element);
      try {
        // Once: `shouldFocusError` gives the focus twice, the second time when a visitor with a keyboard may be on in the
        // next field already.
        await form.handleSubmit(sendOnce, (errors) => {
          const names = Array.from(element.elements, (control) => control.getAttribute('name'));
          const first = names.find((name) => name !== null && Object.hasOwn(errors, name));
          if (first) setFocus(first as Path<Fields>);
        })();
      } finally {
        isSending.current = false;
      }
    },
  };
}

export interface ZodFormOptions<Fields extends FieldValues, Sent, N extends Namespace>
  extends SubmitOptions<Fields, Sent>,
    Pick<UseFormProps<Fields, unknown, Sent>, 'defaultValues'> {
  schema: ZodType<Sent, Fields>;
  /** The texts whose keys are the messages of the schema, and the values for them. */
  t: Texts<N>;
  messageValues?: Record<string, string | number>;
}

export function useFormFields<Fields extends FieldValues, Sent, N extends Namespace>(
  form: UseFormReturn<Fields, unknown, Sent>,
  { t, messageValues }: Pick<ZodFormOptions<Fields, Sent, N>, 't' | 'messageValues'>,
) {
  const formId = useId();
  const { errors } = form.formState;
  const shown = new Set<string>();
  const field: GetField<Fields> = (name, label, options) => {
    shown.add(name);
    const message: unknown = errors[name]?.message;
    const isKey = typeof message === 'string' && message !== '';
    const error = isKey ? translateMessage(t, message, messageValues) : undefined;
    const isRequired = options === undefined;
    return { formId, registration: form.register(name), label, isRequired, error };
  };
  return { field, shown };
}

/** A form that a schema validates, with its fields; see `useFormSubmit` for the rest. */
export function useZodForm<Fields extends FieldValues, Sent, N extends Namespace>(
  options: ZodFormOptions<Fields, Sent, N>,
) {
  const { schema, defaultValues } = options;
  const form = useForm<Fields, unknown, Sent>({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    defaultValues,
  });
  const { field, shown } = useFormFields(form, options);
  const submission = useFormSubmit(form, options, (name) => shown.has(name));
  const { isSubmitting: isSending } = form.formState;
  const { failure } = submission;
  return { form, field, isSending, ...submission, end: { failure, isSending } };
}
