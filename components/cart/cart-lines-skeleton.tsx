const LINES = [1, 2];

/** Has the size of two lines of the drawer. */
export function CartLinesSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      {LINES.map((line) => (
        <div key={line} className="grid grid-cols-[5rem_1fr] gap-x-3 border-b border-line py-4">
          <div className="skeleton aspect-square w-20" />
          <div className="grid content-start gap-3">
            <div className="skeleton h-4 w-11/12" />
            <div className="skeleton h-11 w-36" />
          </div>
        </div>
      ))}
    </div>
  );
}
