import { RichText } from '../ui/rich-text';
import type { SectionContent } from './content';
import { ContentTable } from './content-table';
import { ShopIdentity } from './shop-identity';

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <RichText text={text} />
    </p>
  ));
}

function Items({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <li key={text}>
      <span>
        <RichText text={text} />
      </span>
    </li>
  ));
}

/** One section of a page with its anchored heading. */
export function ContentSection({ section }: { section: SectionContent }) {
  const { id, title, paragraphs = [], steps, list, table, identity, closing = [] } = section;
  return (
    <section className="static-section">
      <h2 id={id}>{title}</h2>
      <Paragraphs texts={paragraphs} />
      {steps && (
        <ol className="static-steps">
          <Items texts={steps} />
        </ol>
      )}
      {list && (
        <ul className="static-list">
          <Items texts={list} />
        </ul>
      )}
      {table && <ContentTable table={table} />}
      {identity && <ShopIdentity />}
      <Paragraphs texts={closing} />
    </section>
  );
}
