interface WordmarkProps {
  /** One word, or two that stand in two lines. */
  text: string;
  ground: string;
  ink: string;
}

/** A provider's name in its colours. The name beside it is read instead. */
export function Wordmark({ text, ground, ink }: WordmarkProps) {
  const lines = text.split(' ');
  const size = lines.length > 1 ? 9 : 12;
  return (
    <svg viewBox="0 0 56 24" aria-hidden="true" className="h-6 w-14 shrink-0">
      <rect width="56" height="24" rx="4" fill={ground} />
      <g textAnchor="middle" fontSize={size} fontWeight="700" fill={ink} fontFamily="inherit">
        {lines.map((line, index) => (
          <text key={line} x="28" y={lines.length > 1 ? 11 + 9 * index : 16.5}>
            {line}
          </text>
        ))}
      </g>
    </svg>
  );
}
