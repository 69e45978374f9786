const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

export function CompareSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="mt-6 grid gap-3 noscript:hidden">
      <span className="visually-hidden">{label}</span>
      <div className="skeleton h-32" />
      {ROWS.map((row) => (
        <div key={row} className="skeleton h-9" />
      ))}
    </div>
  );
}
