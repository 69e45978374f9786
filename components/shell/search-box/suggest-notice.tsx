/** A short message when there are no options. */
export function SuggestNotice({ title, hint }: { title: string; hint: string }) {
  return (
    <div className="px-5 py-4">
      <p className="font-semibold">{title}</p>
      <p className="text-sm text-ink-soft">{hint}</p>
    </div>
  );
}
