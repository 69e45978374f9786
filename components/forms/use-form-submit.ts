import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { toCamelCase } from '@/lib/api/client/camel-case';
import { errorText } from '@/lib/api/client/error-catalogue';
import { ApiError } from '@/lib/api/client/errors';
import { getErrorDetails } from '@/lib/api/client/shopper-message';
import { isSiteDataBlockedError } from '@/lib/api/client/site-data-error';
import { adoptShownValues } from './adopt-shown-values';
import type { Draft } from './draft';

export interface SubmitOptions<Fields extends FieldValues, Sent> {
  send: (sent: Sent) => Promise<void>;
  /** The form's field for each name of the backend that is not the field's own name in snake_case. */
  serverFields?: Readonly<Record<string, Path<Fields>>>;
  draft?: Draft<Path<Fields>>;
  /** The text of `failure` when there was no answer. */
  offline: string;
  /** What stands before the backend's words in `failure`. */
  failureTitle?: string;
}

/** The fields that the backend rejected with a 422, by its names for them, each with its message. */
const rejectedFields = (error: unknown) =>
  error instanceof ApiError && error.status === 422
    ? getErrorDetails(error).map(({ pointer, detail }) => ({
        name: pointer?.split('/').at(-1),
        detail,
      }))
    : [];

/** The name of the first field of a form, in its order on the screen, that has an error. */
const findFirstInvalid = (element: HTMLFormElement, errors: object): string | undefined =>
  Array.from(element.elements, (control) => control.getAttribute('name') ?? '').find((name) =>
    Object.hasOwn(errors, name),
  );

/**
 * Submits a form, one request at a time. A field that the backend rejects gets its message; any other error is in
 * `failure`. The typed values stay in the form until it is sent.
 * @param hasField whether the form shows the errors of a field
 */
export function useFormSubmit<Fields extends FieldValues, Sent>(
  form: UseFormReturn<Fields, unknown, Sent>,
  { send, serverFields = {}, draft, offline, failureTitle }: SubmitOptions<Fields, Sent>,
  hasField: (name: string) => boolean = (name) => Object.hasOwn(form.getValues(), name),
) {
  const isSending = useRef(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { getValues, setValue, setError, setFocus } = form;

  // The visitor may have typed before hydration, so the draft fills only empty fields. Who is in one of them, and about to type,
  // replaces it by typing.
  useEffect(() => {
    const kept: Partial<Record<string, string>> = draft?.read() ?? {};
    for (const field of draft?.fields ?? []) {
      const value = kept[field];
      if (value && !getValues(field)) {
        setValue(field, value as PathValue<Fields, typeof field>);
        if (document.activeElement?.getAttribute('name') === field)
          setFocus(field, { shouldSelect: true });
      }
    }
    if (draft?.fields.some((field) => getValues(field))) draft.write(getValues());
  }, [draft, getValues, setValue, setFocus]);

  const fail = (error: unknown) => {
    const refused = rejectedFields(error).map(({ name = '', detail }) => {
      const own = Object.hasOwn(serverFields, name) ? serverFields[name] : toCamelCase(name);
      return { field: own && hasField(own) ? (own as Path<Fields>) : null, detail };
    });
    const detailsOf = (field: Path<Fields> | null) => [
      ...new Set(refused.filter((one) => one.field === field).map(({ detail }) => detail)),
    ];
    const fields = new Set(refused.map(({ field }) => field).filter((field) => field !== null));
    for (const field of fields) setError(field, { message: detailsOf(field).join(' ') });
    const [first] = fields;
    if (first) {
      setFocus(first);
      setFailure(detailsOf(null).join('\n') || null);
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
          const name = findFirstInvalid(element, errors);
          if (name) setFocus(name as Path<Fields>);
        })();
      } finally {
        isSending.current = false;
      }
    },
  };
}
