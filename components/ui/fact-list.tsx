import type { ReactNode } from 'react';

interface FactListProps {
  className: string;
  rows: readonly (readonly [name: string, value: ReactNode])[];
}

/** A list of names and values. Rows without a value are left out, and so is a list without rows. */
export function FactList({ className, rows }: FactListProps) {
  const known = rows.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className={className}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
