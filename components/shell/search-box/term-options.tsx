import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { searchHref } from '@/lib/routing/search-href';
import { type SuggestListState, SuggestOption, SuggestOptionGroup } from './suggest-option';

interface TermOptionsProps {
  list: SuggestListState;
  kind: string;
  title: string;
  terms: readonly string[];
  icon: IconName;
  /** The typed text. The rest of each term is shown in bold. */
  typed?: string;
  className?: string;
}

/** Search terms as options. */
export function TermOptions(props: TermOptionsProps) {
  const { list, kind, title, terms, icon, typed = '', className } = props;
  if (terms.length === 0) return null;
  return (
    <SuggestOptionGroup list={list} kind={kind} title={title} className={className}>
      {terms.map((term) => (
        <SuggestOption
          key={term}
          list={list}
          kind={kind}
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
