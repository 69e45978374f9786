import { SoftForm } from '@/components/search/soft-form';
import { Icon } from '@/components/ui/icon';
import { SEARCH_PARAMS } from '@/lib/domain/search/criteria';
import { texts } from '@/lib/i18n/server';
import { route } from '@/lib/routes';

/** The search box of the header: a plain GET form. */
export function HeaderSearch() {
  const t = texts('layout');
  const label = t('What are you looking for?');
  return (
    <search className="order-last w-full min-w-0 md:order-none md:w-auto md:flex-1">
      <SoftForm action={route('search')} className="relative flex">
        <input
          type="search"
          name={SEARCH_PARAMS.text}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          className="h-11 w-full min-w-0 rounded-md border border-line-strong bg-surface pr-12 pl-4 text-base placeholder:text-ink-soft hover:border-ink"
        />
        <button
          type="submit"
          aria-label={t('header.search')}
          className="absolute inset-y-0 right-0 inline-flex w-12 items-center justify-center rounded-r-md text-ink hover:text-brand"
        >
          <Icon name="search" />
        </button>
      </SoftForm>
    </search>
  );
}
