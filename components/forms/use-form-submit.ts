import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { errorText } from '@/lib/api/error-catalogue';
import { ApiError } from '@/lib/api/errors';
import type { Draft } from './draft';

interface SubmitOptions<Fields extends FieldValues, Sent> {
  send: (sent: Sent) => Promise<void>;
  /** Maps the backend's attribute names to the form's fields. */
  serverFields: Readonly<Record<string, Path<Fields>>>;
  draft?: Draft<Path<Fields>>;
  /** Called after each failure. */
  onFailure?: (error: unknown) => void;
}

interface FieldRejection<Name> {
  field: Name;
  detail: string;
}

/** The fields that the backend rejected with a 422, each with its message. */
function rejectedFields<Name>(
  error: unknown,
  refusable: Readonly<Record<string, Name>>,
): FieldRejection<Name>[] {
  if (!(error instanceof ApiError) || error.status !== 422) return [];
  return error.errors.flatMap(({ pointer, detail }) => {
    const name = pointer?.split('/').at(-1) ?? '';
    const field = Object.hasOwn(refusable, name) ? refusable[name] : undefined;
    return field && detail ? [{ field, detail }] : [];
  });
}

/**
 * Submits a form, one request at a time. A field that the backend rejects gets its message; any other error is in
 * `failure`. The typed values stay in the form until it is sent.
 */
export function useFormSubmit<Fields extends FieldValues, Sent>(
  form: UseFormReturn<Fields, unknown, Sent>,
  { send, serverFields, draft, onFailure }: SubmitOptions<Fields, Sent>,
) {
  const isSending = useRef(false);
  /** Null until a request fails; then the backend's message, or '' when there was no answer. */
  const [failure, setFailure] = useState<string | null>(null);
  const { getValues, setValue, setError, setFocus } = form;

  // The visitor may have typed before hydration, so the draft fills only empty fields.
  useEffect(() => {
    const kept: Partial<Record<string, string>> = draft?.read() ?? {};
    for (const field of draft?.fields ?? []) {
      const value = kept[field];
      if (value && !getValues(field)) {
        setValue(field, value as PathValue<Fields, typeof field>);
      }
    }
    if (draft?.fields.some((field) => getValues(field))) draft.write(getValues());
  }, [draft, getValues, setValue]);

  const fail = (error: unknown) => {
    const refused = rejectedFields(error, serverFields);
    for (const { field, detail } of refused) setError(field, { message: detail });
    const [first] = refused;
    if (first) setFocus(first.field);
    else setFailure(error instanceof ApiError && error.kind === 'http' ? errorText(error) : '');
    onFailure?.(error);
  };
  const submit = form.handleSubmit(async (sent) => {
    setFailure(null);
    try {
      await send(sent);
      draft?.clear();
    } catch (error) {
      fail(error);
    }
  });
  return {
    failure,
    keepDraft: () => draft?.write(getValues()),
    /** Does nothing while a request is running. */
    submit: async () => {
      if (isSending.current) return;
      isSending.current = true;
      try {
        await submit();
      } finally {
        isSending.current = false;
      }
    },
  };
}
