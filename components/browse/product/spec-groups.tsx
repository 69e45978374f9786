import { Fragment } from 'react';

/** A term, its value, and an optional link for the value. */
export type SpecRow = readonly [term: string, value: string, href?: string];
export type SpecGroup = readonly [title: string, rows: readonly SpecRow[]];

/** Terms and values by group. They are rendered from plain data, so that the payload stays small. */
export function SpecGroups({ groups }: { groups: readonly SpecGroup[] }) {
  return (
    <div className="spec-groups">
      {groups.map(([title, rows]) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl>
            {rows.map(([term, value, href]) => (
              <Fragment key={`${term} ${value}`}>
                <dt>{term}</dt>
                <dd>{href ? <a href={href}>{value}</a> : value}</dd>
              </Fragment>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
