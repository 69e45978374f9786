import { createBarcodePath } from '@/lib/domain/payments/barcode';

/** A Code 128 barcode. Renders nothing when the text cannot be encoded. */
export function Barcode({ text, label }: { text: string; label: string }) {
  const drawn = createBarcodePath(text);
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
