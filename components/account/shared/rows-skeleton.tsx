/** Placeholder rows of a list while it loads, about as high as the real rows. */
export function RowsSkeleton({ rows, tall = false }: { rows: number; tall?: boolean }) {
  return (
    <ul className="history-rows">
      {Array.from({ length: rows }, (_, index) => `row ${index}`).map((key) => (
        <li key={key} className={tall ? 'history-waiting h-40' : 'history-waiting'}>
          <span className="skeleton" />
          <span className="skeleton" />
          <span className="skeleton" />
        </li>
      ))}
    </ul>
  );
}
