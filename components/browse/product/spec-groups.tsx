import { Fragment } from 'react';

/** A term, its value, and where the value leads. */
export type SpecRow = readonly [term: string, value: string, href?: string];
export type SpecGroup = readonly [title: string, rows: readonly SpecRow[]];

/** Terms and values by group. Drawn from plain data, which is all that the payload carries. */
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
