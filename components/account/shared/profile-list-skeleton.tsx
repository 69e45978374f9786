const ROWS = ['first', 'second', 'third'] as const;

/** Placeholder of a profile list while it loads. */
export function ProfileListSkeleton({ rows = 2 }: { rows?: 1 | 2 | 3 }) {
  return (
    <div className="owned-list" aria-hidden="true">
      {ROWS.slice(0, rows).map((row) => (
        <div key={row} className="owned-item">
          <div className="skeleton h-36 w-full max-w-md" />
        </div>
      ))}
    </div>
  );
}
