import type { ReactNode } from 'react';

/** A list of names and values about a payment. Rows without a value are left out, and so is a list without rows. */
export function PaymentFacts({
  rows,
}: {
  rows: readonly (readonly [name: string, value: ReactNode])[];
}) {
  const known = rows.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className="payment-facts">
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
