import { Icon } from './icon';
import './pager-links.css';

type PagerItem = number | 'gap';

/**
 * The items of a pager: the first page, the last page, the current page and its neighbours. `getPagerItems(5, 483)` is
 * `[1, 'gap', 4, 5, 6, 'gap', 483]`. A gap replaces two or more pages; a single page is shown instead of a gap.
 */
export function getPagerItems(current: number, last: number): PagerItem[] {
  const end = Math.floor(last);
  if (!(end >= 1)) return [];
  const here = Math.min(Math.max(Math.floor(current) || 1, 1), end);
  const numbers = [...new Set([1, here - 1, here, here + 1, end])]
    .filter((page) => page >= 1 && page <= end)
    .sort((a, b) => a - b);
  const items: PagerItem[] = [];
  for (const [index, page] of numbers.entries()) {
    const skipped = index === 0 ? 0 : page - (numbers[index - 1] ?? page) - 1;
    if (skipped === 1) items.push(page - 1);
    else if (skipped > 1) items.push('gap');
    items.push(page);
  }
  return items;
}

interface PagerLinksProps {
  page: number;
  lastPage: number;
  hrefTo: (page: number) => string;
  labels: { previous: string; next: string; page: (page: number) => string };
  rel?: (direction?: 'prev' | 'next') => string | undefined;
}

/** Links to the pages of a list, always including the first and the last. The parent element has the class `pager`. */
export const PagerLinks = ({ page, lastPage, hrefTo, labels, rel }: PagerLinksProps) => (
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
