import { Icon } from '@/components/ui/icon';
import { useTranslation } from '@/lib/i18n/client';
import { useRecentSearchesStore } from '@/stores/browsing/recent-searches-store';

interface RecentSearchControlsProps {
  /** Moves the focus to the search box, because the pressed button disappears. */
  onBeforeRemove: () => void;
}

/** A remove button beside each recent search. They are outside the listbox, which may contain only options. */
export function RemoveSearchButtons({
  terms,
  onBeforeRemove,
}: RecentSearchControlsProps & { terms: readonly string[] }) {
  const { t } = useTranslation('suggest');
  const forget = useRecentSearchesStore((state) => state.forget);
  return (
    <ul className="absolute top-12 right-2 lg:group-data-[columns=2]:right-[calc(50%+0.5rem)]">
      {terms.map((term) => (
        <li key={term}>
          <button
            type="button"
            aria-label={t('remove', { term })}
            onClick={() => {
              onBeforeRemove();
              forget(term);
            }}
            className="flex size-11 items-center justify-center rounded-md text-ink-soft hover:bg-line hover:text-ink"
          >
            <Icon name="close" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The button 'Borrar búsquedas'. */
export function ClearSearchesButton({ onBeforeRemove }: RecentSearchControlsProps) {
  const { t } = useTranslation('suggest');
  const clear = useRecentSearchesStore((state) => state.clear);
  return (
    <button
      type="button"
      onClick={() => {
        onBeforeRemove();
        clear();
      }}
      className={
        'absolute top-1.5 right-2 min-h-11 rounded-md px-3 text-sm font-medium text-brand hover:underline lg:group-data-[columns=2]:right-[calc(50%+0.5rem)]'
      }
    >
      {t('clear')}
    </button>
  );
}
