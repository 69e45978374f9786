import { useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { createDraft } from '@/components/forms/draft';
import { useFormSubmit } from '@/components/forms/use-form-submit';

interface ProfileFormOptions<Fields extends FieldValues, Sent> {
  resolver: Resolver<Fields, unknown, Sent>;
  /** Values that the shop already has. */
  initialValues: Fields;
  /** Storage key of the draft in this tab; see `customerDraftKey`. */
  draftKey: string;
  /** Fields that are kept as a draft, in their order on the screen. Never passwords. */
  draftFields: readonly Path<Fields>[];
  send: (sent: Sent) => Promise<void>;
  /** The form's field for each field name of the backend. */
  serverFields: Readonly<Record<string, Path<Fields>>>;
}

/** A form with initial values. A draft that was not submitted overrides them, also after a reload. */
export function useProfileForm<Fields extends FieldValues, Sent>(
  options: ProfileFormOptions<Fields, Sent>,
) {
  const { resolver, initialValues, draftKey, draftFields, send, serverFields } = options;
  const [draft] = useState(() => createDraft(draftKey, draftFields));
  const [valuesWithDraft] = useState(
    () => ({ ...initialValues, ...draft.read() }) as DefaultValues<Fields>,
  );
  const form = useForm<Fields, unknown, Sent>({ resolver, defaultValues: valuesWithDraft });
  // The first registered field that is invalid gets the focus. Child components register their fields later,
  // so the fields are registered here in screen order.
  for (const name of draftFields) form.register(name);
  const { failure, submit } = useFormSubmit(form, {
    serverFields,
    send: async (sent) => {
      await send(sent);
      draft.clear();
    },
  });
  return {
    form,
    failure,
    submit,
    keepDraft: () => draft.write(form.getValues()),
    dropDraft: draft.clear,
  };
}
