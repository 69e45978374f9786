import { Icon } from '@/components/ui/icon';
import { useTranslation } from '@/lib/i18n/client';
import { useRecentSearchesStore } from '@/stores/browsing/recent-searches-store';

interface ForgetProps {
  /** Takes the focus back to the box: the pressed button goes away. */
  onForget: () => void;
}

/** A button beside each of the last searches. They stand apart because a listbox holds options only. */
export function ForgetButtons({ terms, onForget }: ForgetProps & { terms: readonly string[] }) {
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
              onForget();
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

/** 'Borrar búsquedas'. */
export function ClearButton({ onForget }: ForgetProps) {
  const { t } = useTranslation('suggest');
  const clear = useRecentSearchesStore((state) => state.clear);
  return (
    <button
      type="button"
      onClick={() => {
        onForget();
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
