/** A grey block in place of a screen that loads. `className` gives it the height of the screen. */
export function ScreenSkeleton({ label, className }: { label: string; className: string }) {
  return (
    <div role="status" aria-label={label} className={`skeleton ${className} noscript:hidden`} />
  );
}
