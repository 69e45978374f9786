export interface TableOfContentsEntry {
  id: string;
  title: string;
}

/** Links to the headings of the page. */
export function TableOfContents({
  label,
  entries,
}: {
  label: string;
  entries: readonly TableOfContentsEntry[];
}) {
  return (
    <nav aria-label={label}>
      <ul className="static-links">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
