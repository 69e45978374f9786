import { searchHref } from '@/lib/routing/search-href';

/** Search terms as links. */
export function TermList({ title, terms }: { title: string; terms: readonly string[] }) {
  if (terms.length === 0) return null;
  return (
    <section className="mt-8 hairline-t pt-6">
      <h2 className="text-xl">{title}</h2>
      <ul className="chips mt-3">
        {terms.map((term) => (
          <li key={term}>
            <a href={searchHref({ text: term })} rel="nofollow">
              {term}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
