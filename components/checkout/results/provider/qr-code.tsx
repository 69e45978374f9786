import { useMemo } from 'react';
import { qrPath } from '@/lib/domain/payments/qr/qr';

/** A code to scan, dark on light in both themes, since scanners expect that. Nothing for what does not fit into one. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const drawn = useMemo(() => qrPath(text), [text]);
  if (!drawn) return null;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawn.side} ${drawn.side}`}
      shapeRendering="crispEdges"
      className="qr-code"
    >
      <path d={drawn.path} />
    </svg>
  );
}
