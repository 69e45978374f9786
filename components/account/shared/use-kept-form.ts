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

interface KeptFormOptions<Fields extends FieldValues, Sent> {
  resolver: Resolver<Fields, unknown, Sent>;
  /** What the shop knows already. */
  known: Fields;
  /** Under which this tab keeps what is written; see `ownDraftKey`. */
  draftKey: string;
  /** Fields that are kept, never passwords, in their order on the screen. */
  kept: readonly Path<Fields>[];
  send: (sent: Sent) => Promise<void>;
  /** The fields by the names that the backend has for them. */
  refusable: Readonly<Record<string, Path<Fields>>>;
}

/** A form about what is known already. What was written and not sent goes before it, also after a reload. */
export function useKeptForm<Fields extends FieldValues, Sent>(
  options: KeptFormOptions<Fields, Sent>,
) {
  const { resolver, known, draftKey, kept, send, refusable } = options;
  const [draft] = useState(() => createDraft(draftKey, kept));
  const [begun] = useState(() => ({ ...known, ...draft.read() }) as DefaultValues<Fields>);
  const form = useForm<Fields, unknown, Sent>({ resolver, defaultValues: begun });
  // The parts of a form are drawn after the form: without this, the first that is wrong would not be gone to first.
  for (const name of kept) form.register(name);
  const { failure, submit } = useFormSubmit(form, {
    refusable,
    send: async (sent) => {
      await send(sent);
      draft.drop();
    },
  });
  return {
    form,
    failure,
    submit,
    keepDraft: () => draft.write(form.getValues()),
    dropDraft: draft.drop,
  };
}
