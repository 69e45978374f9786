import { createContext, type MouseEvent as ReactMouseEvent, type ReactNode, use } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { getSearchKey } from '@/lib/domain/search/recent-searches';
import { useTranslation } from '@/lib/i18n/client';
import { searchHref } from '@/lib/routing/search-href';

interface SuggestChoice {
  /** The term to add to the recent searches. The default is the text of the box. */
  searchedTerm?: string;
  nextText: string;
}

interface SuggestListState {
  listId: string;
  activeId: string | null;
  onDismiss: () => void;
  onChoose: (event: ReactMouseEvent, choice: SuggestChoice) => void;
}

export const SuggestList = createContext<SuggestListState>({
  listId: '',
  activeId: null,
  onDismiss: () => {},
  onChoose: () => {},
});

interface SuggestOptionProps extends SuggestChoice {
  /** Kind and name together identify the option in the list. */
  kind: string;
  name: string;
  href: string;
  className?: string;
  children: ReactNode;
}

/** An option is also a link, so that the pointer can open it in a new tab or copy its address. */
export function SuggestOption(props: SuggestOptionProps) {
  const { kind, name, href, searchedTerm, nextText, className = '', children } = props;
  const { listId, activeId, onChoose } = use(SuggestList);
  const id = `${listId}-${kind}-${getSearchKey(name).replace(/\s/g, '_')}`;
  return (
    <a
      id={id}
      role="option"
      aria-selected={id === activeId}
      tabIndex={-1}
      href={href}
      onClick={(event) => onChoose(event, { searchedTerm, nextText })}
      className={`flex min-h-11 items-center gap-3 rounded-md px-3 text-left hover:bg-sunken aria-selected:bg-brand-wash aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-brand ${className}`}
    >
      {children}
    </a>
  );
}

interface SuggestOptionGroupProps {
  kind: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** Options under a heading. A fieldset has the role "group", which a listbox may contain. */
export function SuggestOptionGroup(props: SuggestOptionGroupProps) {
  const { kind, title, className = '', children } = props;
  const id = `${use(SuggestList).listId}-${kind}`;
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

interface TermOptionsProps extends Omit<SuggestOptionGroupProps, 'children'> {
  terms: readonly string[];
  icon: IconName;
  /** The typed text. The rest of each term is shown in bold. */
  typed?: string;
}

export function TermOptions({ terms, icon, typed = '', ...group }: TermOptionsProps) {
  if (terms.length === 0) return null;
  return (
    <SuggestOptionGroup {...group}>
      {terms.map((term) => (
        <SuggestOption
          key={term}
          kind={group.kind}
          name={term}
          href={searchHref({ text: term })}
          searchedTerm={term}
          nextText={term}
        >
          <Icon name={icon} className="size-4 text-ink-soft" />
          <span className="min-w-0 truncate">
            <Completed term={term} typed={typed} />
          </span>
        </SuggestOption>
      ))}
    </SuggestOptionGroup>
  );
}

function Completed({ term, typed }: { term: string; typed: string }) {
  if (typed === '' || !term.toLowerCase().startsWith(typed.toLowerCase())) return term;
  return (
    <>
      {term.slice(0, typed.length)}
      <b className="font-semibold">{term.slice(typed.length)}</b>
    </>
  );
}

interface FilterOptionsProps {
  kind: 'categories' | 'brands';
  title: string;
  entries: readonly { slug: string; name: string }[];
}

/** Categories or brands as options. On narrow screens they stand side by side, so that the products stay visible. */
export function FilterOptions({ kind, title, entries }: FilterOptionsProps) {
  if (entries.length === 0) return null;
  return (
    <SuggestOptionGroup kind={kind} title={title}>
      <div role="presentation" className="flex flex-wrap gap-2 px-3 lg:block lg:px-0">
        {entries.map(({ slug, name }) => (
          <SuggestOption
            key={slug}
            kind={kind}
            name={slug}
            href={searchHref({ [kind]: [slug] })}
            searchedTerm={name}
            nextText=""
            className="border border-line-strong text-sm lg:border-0 lg:text-base"
          >
            {name}
          </SuggestOption>
        ))}
      </div>
    </SuggestOptionGroup>
  );
}

export function SuggestNotice({ title, hint }: { title: string; hint: string }) {
  return (
    <div className="px-5 py-4">
      <p className="font-semibold">{title}</p>
      <p className="text-sm text-ink-soft">{hint}</p>
    </div>
  );
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

export function SuggestSkeleton() {
  return (
    <div aria-hidden="true" className="px-3">
      <div className="flex h-10 items-center">
        <div className="skeleton h-3 w-32" />
      </div>
      {ROWS.map((row) => (
        <div key={row} className="flex h-11 items-center gap-3">
          <div className="skeleton size-4 shrink-0" />
          <div className="skeleton h-4 w-full max-w-52" />
        </div>
      ))}
    </div>
  );
}

const keepFocus = (event: MouseEvent) => event.preventDefault();

/** A press in the popup keeps the focus in the box. `--seen` is the height in pixels above the on-screen keyboard. */
function attachPopup(element: HTMLElement | null) {
  if (!element) return;
  const view = window.visualViewport;
  const update = () => {
    if (view) element.style.setProperty('--seen', `${view.height * view.scale}px`);
  };
  update();
  element.addEventListener('mousedown', keepFocus);
  view?.addEventListener('resize', update);
  return () => {
    element.removeEventListener('mousedown', keepFocus);
    view?.removeEventListener('resize', update);
  };
}

interface SuggestPopupProps {
  isBusy: boolean;
  notice?: ReactNode;
  children: ReactNode;
  /** Content that is not an option, after the list. */
  after?: ReactNode;
  columns?: 1 | 2;
}

export function SuggestPopup({ isBusy, notice, children, after, columns = 1 }: SuggestPopupProps) {
  const { t } = useTranslation('suggest');
  const { listId, onDismiss } = use(SuggestList);
  return (
    <>
      <button
        type="button"
        aria-label={t('close')}
        onClick={onDismiss}
        className="absolute top-2 left-1 inline-flex size-11 items-center justify-center md:hidden"
      >
        <Icon name="chevron-left" />
      </button>
      <div
        ref={attachPopup}
        data-columns={columns}
        className="group max-h-[calc(var(--seen,100dvh)-3.75rem)] scroll-pb-20 overflow-y-auto overscroll-contain border-line bg-surface max-md:border-t md:absolute md:inset-x-0 md:z-20 md:shadow-panel md:top-[calc(100%+0.5rem)] md:max-h-[min(44rem,calc(var(--seen,100dvh)-6rem))] md:min-w-96 md:rounded-lg md:border lg:min-w-[40rem]"
      >
        {notice}
        <div className="relative">
          <div id={listId} role="listbox" aria-label={t('list')} aria-busy={isBusy}>
            {children}
          </div>
          {after}
        </div>
      </div>
    </>
  );
}

/** Announces the number of options. It stays mounted, because screen readers announce only changes. */
export function CountStatus({ text }: { text: string }) {
  return (
    <span role="status" className="visually-hidden">
      {text}
    </span>
  );
}
