const ROWS = ['first', 'second', 'third', 'fourth'];

/** Has the height of this number of options; four at most. */
export function OptionsSkeleton({ rows }: { rows: number }) {
  return (
    <div className="step-options">
      {ROWS.slice(0, rows).map((row) => (
        <div key={row} className="skeleton h-24" />
      ))}
    </div>
  );
}
