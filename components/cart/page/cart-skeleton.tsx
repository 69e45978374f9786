const LINES = [1, 2];

/** Has the size of a cart with two lines. */
export function CartSkeleton({ label }: { label: string }) {
  return (
    <div
      role="status"
      className="mt-4 grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12 noscript:hidden"
    >
      <span className="visually-hidden">{label}</span>
      <div>
        <div className="flex h-12 items-center border-b border-line">
          <div className="skeleton h-4 w-32" />
        </div>
        {LINES.map((line) => (
          <div
            key={line}
            className="grid h-52 grid-cols-[5rem_1fr] gap-x-4 border-b border-line py-5 md:h-44 md:grid-cols-[8rem_1fr]"
          >
            <div className="skeleton aspect-square w-full" />
            <div className="grid content-start gap-3">
              <div className="skeleton h-4 w-11/12" />
              <div className="skeleton h-4 w-2/5" />
              <div className="skeleton mt-2 h-11 w-36" />
            </div>
          </div>
        ))}
      </div>
      <div className="hidden h-96 lg:block">
        <div className="skeleton size-full opacity-60" />
      </div>
    </div>
  );
}
