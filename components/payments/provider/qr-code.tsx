import { useMemo } from 'react';
import { qrPath } from '@/lib/domain/payments/qr/qr';

/** A QR code, dark on light in both themes for scanners. Renders nothing when the text is too long. */
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
