/** Has the size of the loaded builder, so that the page does not shift. */
export function BuilderSkeleton() {
  return (
    <div className="asm-columns" aria-hidden="true">
      <div className="skeleton h-14 min-[1200px]:h-96" />
      <div className="skeleton h-[40rem]" />
      <div className="skeleton hidden h-96 min-[992px]:block" />
    </div>
  );
}
