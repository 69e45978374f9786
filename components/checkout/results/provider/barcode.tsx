import { barcodePath } from '@/lib/domain/payments/barcode';

/** The bars of a code (Code 128); its digits stand beside it. Nothing for what has none. */
export function Barcode({ text, label }: { text: string; label: string }) {
  const drawn = barcodePath(text);
  if (!drawn) return null;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawn.width} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className="barcode"
    >
      <path d={drawn.path} />
    </svg>
  );
}
