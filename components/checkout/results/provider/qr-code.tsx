import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';

/** Empty modules that scanners need around a code. */
const QUIET_ZONE = 4;

/** The code of a text; null for a text that is longer than a code can hold. */
function drawCode(text: string) {
  try {
    const code = generate(text, { minCorrectionLevel: correction.M });
    return { path: toSvgPath(code), side: code.size + 2 * QUIET_ZONE };
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
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${code.side} ${code.side}`}
      shapeRendering="crispEdges"
      className="qr-code"
    >
      <path d={code.path} />
    </svg>
  );
}
