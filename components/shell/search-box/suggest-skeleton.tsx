const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The skeleton of a list of terms with its heading. */
export function SuggestSkeleton() {
  return (
    <div aria-hidden="true" className="px-3">
      <div className="flex h-10 items-center">
        <div className="skeleton h-3 w-32" />
      </div>
      {ROWS.map((row) => (
        <div key={row} className="flex h-11 items-center gap-3">
          <div className="skeleton size-4 shrink-0" />
          <div className="skeleton h-4 w-full max-w-52" />
        </div>
      ))}
    </div>
  );
}
