import { useRouter } from 'next/navigation';
import { useEffect, useMemo } from 'react';
import { createDraft } from '@/components/forms/draft';
import { TextField } from '@/components/forms/field';
import { Form } from '@/components/forms/form';
import { FormError } from '@/components/forms/form-error';
import { useZodForm } from '@/components/forms/use-zod-form';
import { Button } from '@/components/ui/button';
import { wishlistNameSchema } from '@/lib/domain/favorites/forms';
import { MAX_WISHLIST_NAME_LENGTH, type Wishlist } from '@/lib/domain/favorites/wishlist';
import { useTranslation } from '@/lib/i18n/client';
import { saveList } from '@/stores/flows/favorites/change-wishlists';
import { wishlistHref } from './wishlist-nav';

interface WishlistNameFormProps {
  customerId: string;
  /** The list to rename; null for a new list. */
  list: Wishlist | null;
  lists: readonly Wishlist[];
  onDone: () => void;
}

/** Creates a list or renames one. */
export function WishlistNameForm({ customerId, list, lists, onDone }: WishlistNameFormProps) {
  const { t } = useTranslation('wishlists');
  const router = useRouter();
  const listId = list?.id ?? 'new';
  const draft = useMemo(() => createDraft(`wishlist-draft-${listId}`, ['name']), [listId]);
  const { form, field, failure, isSending, keepDraft, submit } = useZodForm({
    schema: wishlistNameSchema(lists.filter(({ id }) => id !== listId)),
    t,
    requiredMark: t('required'),
    offline: t('offline'),
    defaultValues: { name: draft.read().name || list?.name || '' },
    draft,
    send: async ({ name }) => {
      const saved = await saveList(customerId, name, list);
      if (!list) router.replace(wishlistHref(saved.id), { scroll: false });
      onDone();
    },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);
  return (
    <Form
      className="grid max-w-128 gap-4 py-6"
      aria-label={list ? t('renameTitle', { list: list.name }) : t('newTitle')}
      onChange={keepDraft}
      onSubmit={submit}
    >
      <TextField
        {...field('name', t('name'))}
        hint={list ? undefined : t('nameHint')}
        autoComplete="off"
        maxLength={MAX_WISHLIST_NAME_LENGTH}
      />
      <FormError text={failure} />
      <div className="flex gap-2">
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
    </Form>
  );
}
