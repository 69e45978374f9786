import type { ReactNode, RefObject } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import type { IconName } from '@/components/ui/icon-names';

interface ProfileListProps<T> {
  list: readonly T[];
  /** See `useRemovalFocus`. */
  region: RefObject<HTMLDivElement | null>;
  /** The texts of the list. */
  t: (key: 'intro' | 'empty' | 'emptyText') => string;
  /** Of the empty list. */
  icon: IconName;
  /** Stands beside the introduction. */
  link?: ReactNode;
  /** Stands below the text of an empty list: without it `link`. */
  emptyLink?: ReactNode;
  /** An item of the list, with its key. */
  children: (item: T) => ReactNode;
}

/** A list of what belongs to the customer (addresses, cards, devices …), or why there is none. */
export function ProfileList<T>(props: ProfileListProps<T>) {
  const { list, region, t, icon, link, emptyLink = link, children } = props;
  return (
    <div ref={region}>
      {list.length === 0 ? (
        <EmptyState icon={icon} heading="h2" title={t('empty')} text={t('emptyText')}>
          {emptyLink}
        </EmptyState>
      ) : (
        <>
          <div className="owned-head">
            <p>{t('intro')}</p>
            {link}
          </div>
          <ul className="owned-list">{list.map((item) => children(item))}</ul>
        </>
      )}
    </div>
  );
}
