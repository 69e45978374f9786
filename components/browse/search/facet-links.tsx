/** A filter to add or remove, with the number of products that it finds. */
export interface FacetChoice {
  href: string;
  name: string;
  count?: string;
  selected?: true;
  rel?: 'nofollow';
}

export function FacetLinks({ choices }: { choices: readonly FacetChoice[] }) {
  return (
    <ul>
      {choices.map(({ href, name, count, selected, rel }) => (
        <li key={href}>
          <a href={href} aria-current={selected} rel={rel}>
            {name}
            {count && <small>{count}</small>}
          </a>
        </li>
      ))}
    </ul>
  );
}
