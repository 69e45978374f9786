import encodeQR from 'qr';
import { useMemo } from 'react';

/** Empty modules that scanners need around a code. */
const QUIET_ZONE = 4;

/** The code of a text; null for a text that is longer than a code can hold. */
function drawCode(text: string) {
  try {
    const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
    const squares = rows.flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x} ${y}H${x + 1}V${y + 1}H${x}z` : '')),
    );
    return { path: squares.join(''), side: rows.length };
  } catch {
    return null;
  }
}

/** A QR code. It is dark on light in both themes, because scanners expect that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = useMemo(() => drawCode(text), [text]);
  if (!code) return null;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.side} ${code.side}`}
      shapeRendering="crispEdges"
      className="qr-code"
    >
      <path d={code.path} />
    </svg>
  );
}
