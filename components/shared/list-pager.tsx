import { useSearchParams } from 'next/navigation';
import { PagerLinks } from '@/components/ui/pager-links';
import { useTranslation } from '@/lib/i18n/client';

const PAGE_PARAM = 'pagina';

/** The page number in the URL, from 1. */
export function usePageParam(): number {
  const page = Number(useSearchParams().get(PAGE_PARAM));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

export function ListPager({ lastPage }: { lastPage: number }) {
  const { t } = useTranslation('account');
  const params = useSearchParams();
  const page = usePageParam();
  if (lastPage <= 1) return null;
  const to = (target: number) => {
    const next = new URLSearchParams(params);
    if (target === 1) next.delete(PAGE_PARAM);
    else next.set(PAGE_PARAM, String(target));
    return `?${next}`;
  };
  return (
    <nav className="pager" aria-label={t('pages')}>
      <PagerLinks
        page={page}
        lastPage={lastPage}
        hrefTo={to}
        labels={{
          previous: t('previous'),
          next: t('next'),
          page: (target) => t('page', { page: target }),
        }}
      />
    </nav>
  );
}
