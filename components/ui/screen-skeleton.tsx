/** Grey rows in place of a screen that loads. `className` gives them the height of the screen. */
export function ScreenSkeleton({ label, className }: { label: string; className: string }) {
  return (
    <div
      role="status"
      aria-label={label}
      className={`skeleton mask-[repeating-linear-gradient(#000_0_3rem,#0000_0_3.75rem)] ${className} noscript:hidden`}
    />
  );
}
