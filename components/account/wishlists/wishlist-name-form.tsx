import { zodResolver } from '@hookform/resolvers/zod';
import { useRouter } from 'next/navigation';
import { useEffect, useId, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { createDraft } from '@/components/forms/draft';
import { TextField } from '@/components/forms/field';
import { FormError } from '@/components/forms/form-error';
import { useFormSubmit } from '@/components/forms/use-form-submit';
import { Button } from '@/components/ui/button';
import { type WishlistName, wishlistNameSchema } from '@/lib/domain/favorites/forms';
import { MAX_WISHLIST_NAME_LENGTH, type Wishlist } from '@/lib/domain/favorites/wishlist';
import { useTranslation } from '@/lib/i18n/client';
import type { TextKey } from '@/lib/i18n/types';
import { saveList } from '@/stores/flows/favorites/change-wishlists';
import { wishlistHref } from './wishlist-nav';

interface WishlistNameFormProps {
  customerId: string;
  /** The list to rename; null for a new list. */
  list: Wishlist | null;
  lists: readonly Wishlist[];
  onDone: () => void;
}

const SERVER_FIELDS = { name: 'name' } as const;

/** Creates a list or renames one. */
export function WishlistNameForm({ customerId, list, lists, onDone }: WishlistNameFormProps) {
  const { t } = useTranslation('wishlists');
  const router = useRouter();
  const formId = useId();
  const listId = list?.id ?? 'new';
  const schema = useMemo(
    () => wishlistNameSchema(lists.filter(({ id }) => id !== listId)),
    [lists, listId],
  );
  const draft = useMemo(() => createDraft<'name'>(`wishlist-draft-${listId}`, ['name']), [listId]);
  const form = useForm<WishlistName>({
    resolver: zodResolver(schema),
    defaultValues: { name: draft.read().name || list?.name || '' },
  });
  const { failure, keepDraft, submit } = useFormSubmit(form, {
    serverFields: SERVER_FIELDS,
    draft,
    send: async ({ name }) => {
      const saved = await saveList(customerId, name, list);
      if (!list) router.replace(wishlistHref(saved.id), { scroll: false });
      onDone();
    },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);
  const message = form.formState.errors.name?.message;
  const isSending = form.formState.isSubmitting;
  return (
    <form
      noValidate
      className="name-form"
      aria-label={list ? t('renameTitle', { list: list.name }) : t('newTitle')}
      onChange={keepDraft}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        formId={formId}
        registration={form.register('name')}
        label={t('name')}
        requiredMark={t('required')}
        hint={list ? undefined : t('nameHint')}
        error={message && t(message as TextKey<'wishlists'>, { defaultValue: message })}
        autoComplete="off"
        maxLength={MAX_WISHLIST_NAME_LENGTH}
      />
      <FormError text={failure === null ? null : failure || t('offline')} />
      <div className="name-form-actions">
        <Button type="submit" isBusy={isSending}>
          {isSending ? t('saving') : t(list ? 'save' : 'create')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            draft.clear();
            onDone();
          }}
        >
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
