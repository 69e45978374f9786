import { getPagerItems } from '@/lib/domain/search/paging';
import { Icon } from './icon';
import './pager-links.css';

interface PagerLinksProps {
  page: number;
  lastPage: number;
  hrefTo: (page: number) => string;
  labels: { previous: string; next: string; page: (page: number) => string };
  /** The `rel` attribute of a link, for crawlers. */
  rel?: (direction?: 'prev' | 'next') => string | undefined;
}

/** Links to the pages of a list, always including the first and the last. The parent element has the class `pager`. */
export function PagerLinks({ page, lastPage, hrefTo, labels, rel }: PagerLinksProps) {
  return (
    <>
      {page > 1 && (
        <a href={hrefTo(page - 1)} rel={rel?.('prev')}>
          <Icon name="chevron-left" />
          {labels.previous}
        </a>
      )}
      <ol>
        {getPagerItems(page, lastPage).map((item, index, items) =>
          item === 'gap' ? (
            <li key={`after ${items[index - 1]}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item}>
              <a
                href={hrefTo(item)}
                rel={rel?.()}
                aria-label={labels.page(item)}
                aria-current={item === page ? 'page' : undefined}
              >
                {item}
              </a>
            </li>
          ),
        )}
      </ol>
      {page < lastPage && (
        <a href={hrefTo(page + 1)} rel={rel?.('next')}>
          {labels.next}
          <Icon name="chevron-right" />
        </a>
      )}
    </>
  );
}
