import type { MouseEvent, ReactNode } from 'react';
import { getSearchKey } from '@/lib/domain/search/recent-searches';

export interface SuggestChoice {
  /** The term to add to the recent searches. The default is the text of the box. */
  searchedTerm?: string;
  /** The text of the box after the choice. */
  nextText: string;
}

/** The state of the list that every option needs. */
export interface SuggestListState {
  listId: string;
  activeId: string | null;
  /** Closes the list. */
  onDismiss: () => void;
  onChoose: (event: MouseEvent, choice: SuggestChoice) => void;
}

interface SuggestOptionProps extends SuggestChoice {
  list: SuggestListState;
  /** Kind and name together identify the option in the list. */
  kind: string;
  name: string;
  href: string;
  className?: string;
  children: ReactNode;
}

/** An option is also a link, so that the pointer can open it in a new tab or copy its address. */
export function SuggestOption(props: SuggestOptionProps) {
  const { list, kind, name, href, searchedTerm, nextText, className = '', children } = props;
  const id = `${list.listId}-${kind}-${getSearchKey(name).replace(/\s/g, '_')}`;
  return (
    <a
      id={id}
      role="option"
      aria-selected={id === list.activeId}
      tabIndex={-1}
      href={href}
      onClick={(event) => list.onChoose(event, { searchedTerm, nextText })}
      className={`flex min-h-11 items-center gap-3 rounded-md px-3 text-left hover:bg-sunken aria-selected:bg-brand-wash aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-brand ${className}`}
    >
      {children}
    </a>
  );
}

interface SuggestOptionGroupProps {
  list: SuggestListState;
  kind: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** Options under a heading. A fieldset has the role "group", which a listbox may contain. */
export function SuggestOptionGroup({
  list,
  kind,
  title,
  className = '',
  children,
}: SuggestOptionGroupProps) {
  const id = `${list.listId}-${kind}`;
  return (
    <fieldset aria-labelledby={id} className={`min-w-0 ${className}`}>
      <div
        id={id}
        role="presentation"
        className="flex min-h-10 items-center px-3 text-sm font-semibold text-ink-soft"
      >
        {title}
      </div>
      {children}
    </fieldset>
  );
}
