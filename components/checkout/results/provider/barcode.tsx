import { createBarcodePath } from '@/lib/domain/payments/barcode';

/** A Code 128 barcode. Renders nothing when the text cannot be encoded. */
export function Barcode({ text, label }: { text: string; label: string }) {
  const barcode = createBarcodePath(text);
  if (!barcode) return null;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${barcode.width} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className="barcode"
    >
      <path d={barcode.path} />
    </svg>
  );
}
