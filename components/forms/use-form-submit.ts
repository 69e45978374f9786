import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { errorText } from '@/lib/api/error-catalogue';
import { ApiError } from '@/lib/api/errors';
import type { Draft } from './draft';

interface SubmitOptions<Fields extends FieldValues, Sent> {
  send: (sent: Sent) => Promise<void>;
  /** The form's fields by the names that the backend has for them. */
  refusable: Readonly<Record<string, Path<Fields>>>;
  draft?: Draft<Path<Fields>>;
  /** Told of each failure. */
  onFailure?: (error: unknown) => void;
}

interface Refusal<Name> {
  field: Name;
  detail: string;
}

/** What the backend refuses, by field. */
function refusedFields<Name>(
  error: unknown,
  refusable: Readonly<Record<string, Name>>,
): Refusal<Name>[] {
  if (!(error instanceof ApiError) || error.status !== 422) return [];
  return error.errors.flatMap(({ pointer, detail }) => {
    const name = pointer?.split('/').at(-1) ?? '';
    const field = Object.hasOwn(refusable, name) ? refusable[name] : undefined;
    return field && detail ? [{ field, detail }] : [];
  });
}

/**
 * Sends a form, one sending at a time, and says what came of it: what the backend refuses stands beside its field,
 * anything else in `failure`. What was typed stays until it is sent.
 */
export function useFormSubmit<Fields extends FieldValues, Sent>(
  form: UseFormReturn<Fields, unknown, Sent>,
  { send, refusable, draft, onFailure }: SubmitOptions<Fields, Sent>,
) {
  const isSending = useRef(false);
  /** Null until a sending fails; then what the backend said of it, or nothing. */
  const [failure, setFailure] = useState<string | null>(null);
  const { getValues, setValue, setError, setFocus } = form;

  // The fields may have been written in before this code came; the draft fills only what is empty.
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
    const refused = refusedFields(error, refusable);
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
      draft?.drop();
    } catch (error) {
      fail(error);
    }
  });
  return {
    failure,
    keepDraft: () => draft?.write(getValues()),
    /** A second submit while one is under way does nothing. */
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
