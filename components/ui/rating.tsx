/** Five stars filled to `rating` (0 to 5). `label` is the text for screen readers. */
export function Rating({ rating, label }: { rating: number; label: string }) {
  const percent = Math.max(0, Math.min(100, rating * 20));
  return (
    <span
      role="img"
      aria-label={label}
      className="stars"
      style={{ backgroundSize: `${percent}% 100%` }}
    />
  );
}
