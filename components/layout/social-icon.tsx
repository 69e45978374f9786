/** Simple outlines of our own; a network without one gets its initial. */
const glyphs: Readonly<Record<string, string>> = {
  Facebook:
    'M14.500 21v-7.500h3l.5-3h-3.500V8.500c0-1 .5-1.500 1.500-1.500h2V4h-2.500C13 4 11.500 5.500 11.500 8v2.500H9v3h2.500V21',
  Instagram:
    'M8 3.500h8A4.500 4.500 0 0 1 20.500 8v8a4.500 4.500 0 0 1-4.500 4.500H8A4.500 4.500 0 0 1 3.500 16V8A4.500 4.500 0 0 1 8 3.500zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM16.800 7.200h.010',
  YouTube:
    'M6 5.500h12A3.500 3.500 0 0 1 21.500 9v6a3.500 3.500 0 0 1-3.500 3.500H6A3.500 3.500 0 0 1 2.500 15V9A3.500 3.500 0 0 1 6 5.500zM10.500 9.500v5l4-2.500z',
  X: 'M4.500 4.500h4l11 15h-4zM19 4.500l-6 6.500M11 13.500l-6 6',
  TikTok: 'M13.500 4v11.500a3.500 3.500 0 1 1-3.500-3.500M13.500 4c.3 2.500 2 4.300 4.500 4.500',
  WhatsApp:
    'M4 20l1.300-4A8.300 8.300 0 1 1 8.200 19zM9 9c0 3.500 2.500 6 6 6l1-1.800-2-1-1 .8c-1-.5-1.500-1-2-2l.8-1-1-2z',
  Telegram: 'M3 11.500L21 4l-3 16-6-4.500zM12 15.500L9.500 19v-5L21 4',
};

export function SocialIcon({ name }: { name: string }) {
  const glyph = glyphs[name];
  if (!glyph) return <span aria-hidden="true">{name.slice(0, 1).toUpperCase()}</span>;
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={glyph} />
    </svg>
  );
}
