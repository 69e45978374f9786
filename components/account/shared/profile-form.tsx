import { useRouter } from 'next/navigation';
import { type ReactNode, type Ref, useState } from 'react';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import { createDraft } from '@/components/forms/draft';
import { Form, FormError } from '@/components/forms/form';
import { useZodForm, type ZodFormOptions } from '@/components/forms/use-zod-form';
import { readReturnTo } from '@/components/shared/return-to';
import { Button, ButtonLink } from '@/components/ui/button';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { useTranslation } from '@/lib/i18n/client';
import type { Namespace } from '@/lib/i18n/types';
import { route } from '@/lib/routing/routes';
import { notify } from '@/stores/interface/toast-store';
import './profile-lists.css';

interface ProfileFormProps {
  ref?: Ref<HTMLFormElement>;
  submit: (form: HTMLFormElement) => unknown;
  onChange?: () => void;
  isSending: boolean;
  failure: string | null;
  labels?: { send: string; sending: string };
  /** Without a button of its own: another button of the screen submits it. */
  hasButton?: boolean;
  cancel?: ReactNode;
  children: ReactNode;
}

export function ProfileForm(props: ProfileFormProps) {
  const { t } = useTranslation('account');
  const labels = props.labels ?? { send: t('save'), sending: t('saving') };
  const { ref, submit, onChange, isSending, failure, hasButton = true, cancel, children } = props;
  return (
    <Form ref={ref} className="form-stack max-w-160" onChange={onChange} onSubmit={submit}>
      {children}
      <FormError text={failure} />
      {(hasButton || cancel) && (
        <div className="flex flex-wrap gap-3 *:flex-[1_1_12rem] sm:*:flex-none">
          {hasButton && (
            <Button size="lg" type="submit" isBusy={isSending}>
              {isSending ? labels.sending : labels.send}
            </Button>
          )}
          {cancel}
        </div>
      )}
    </Form>
  );
}

interface ProfileFormOptions<Fields extends FieldValues, Sent, N extends Namespace>
  extends Omit<ZodFormOptions<Fields, Sent, N>, 'defaultValues' | 'draft' | 'offline'> {
  initialValues: Fields;
  offline?: string;
  /** Storage key of the draft in this tab, of all that has an initial value; see `customerDraftKey`. */
  draftKey: string;
}

/**
 * A form with initial values. A draft that was not submitted overrides them, also after a reload. `props` are those of
 * its `ProfileForm`.
 */
export function useProfileForm<Fields extends FieldValues, Sent, N extends Namespace>(
  options: ProfileFormOptions<Fields, Sent, N>,
) {
  const { initialValues, draftKey } = options;
  const { t } = useTranslation('account');
  const [draft] = useState(() =>
    createDraft(draftKey, Object.keys(initialValues) as Path<Fields>[]),
  );
  const [defaultValues] = useState(
    () => ({ ...initialValues, ...draft.read() }) as DefaultValues<Fields>,
  );
  const { form, field, keepDraft, ...submission } = useZodForm({
    offline: t('offline'),
    ...options,
    defaultValues,
    draft,
  });
  return { form, field, props: { ...submission, onChange: keepDraft }, dropDraft: draft.clear };
}

/** After saving or cancelling a form, returns to the page the customer came from, or to the list. */
export function useFormExit(list: 'profile.addresses' | 'profile.invoicing') {
  const { t } = useTranslation('account');
  const router = useRouter();
  const target = () => readReturnTo(route(list));
  return {
    onSaved: () => {
      notify({ text: t('saved'), duration: TOAST_DURATION.copied });
      router.push(target());
    },
    cancel: (dropDraft: () => void) => (
      <ButtonLink variant="secondary" size="lg" href={target()} onClick={dropDraft}>
        {t('cancel')}
      </ButtonLink>
    ),
  };
}
