import { searchHref } from '@/lib/routing/search-href';
import { type SuggestListState, SuggestOption, SuggestOptionGroup } from './suggest-option';

interface FilterOptionsProps {
  list: SuggestListState;
  kind: 'categories' | 'brands';
  title: string;
  entries: readonly { slug: string; name: string }[];
}

/** Categories or brands as options. On narrow screens they stand side by side, so that the products stay visible. */
export function FilterOptions({ list, kind, title, entries }: FilterOptionsProps) {
  if (entries.length === 0) return null;
  return (
    <SuggestOptionGroup list={list} kind={kind} title={title}>
      <div role="presentation" className="flex flex-wrap gap-2 px-3 lg:block lg:px-0">
        {entries.map(({ slug, name }) => (
          <SuggestOption
            key={slug}
            list={list}
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
