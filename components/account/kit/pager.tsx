import { useSearchParams } from 'next/navigation';
import { Icon } from '@/components/ui/icon';
import { pageWindow } from '@/lib/domain/search/paging';
import { useTranslation } from '@/lib/i18n/client';
// It looks like the pager of a search.
import '@/components/search/search.css';

const PARAM = 'pagina';

/** The page that the address names, from 1. */
export function usePage(): number {
  const page = Number(useSearchParams().get(PARAM));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** Links to the pages of a customer's list; the rest of the address stays. */
export function Pager({ lastPage }: { lastPage: number }) {
  const { t } = useTranslation('account');
  const params = useSearchParams();
  const page = usePage();
  if (lastPage <= 1) return null;
  const to = (target: number) => {
    const next = new URLSearchParams(params);
    if (target === 1) next.delete(PARAM);
    else next.set(PARAM, String(target));
    return `?${next}`;
  };
  return (
    <nav className="pager" aria-label={t('pages')}>
      {page > 1 && (
        <a href={to(page - 1)}>
          <Icon name="chevron-left" />
          {t('previous')}
        </a>
      )}
      <ol>
        {pageWindow(page, lastPage).map((item, index, items) =>
          item === 'gap' ? (
            <li key={`after ${items[index - 1]}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item}>
              <a
                href={to(item)}
                aria-label={t('page', { page: item })}
                aria-current={item === page ? 'page' : undefined}
              >
                {item}
              </a>
            </li>
          ),
        )}
      </ol>
      {page < lastPage && (
        <a href={to(page + 1)}>
          {t('next')}
          <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  );
}
