import { createBarcodePath } from '@/lib/domain/payments/barcode';

/** A Code 128 barcode, dark on light as scanners expect, on paper about 9 by 2 cm. Nothing for a text that cannot be encoded. */
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
      className="mt-4 block h-22 w-full rounded-sm bg-[#fff] fill-[#000] py-2 print:mx-auto print:h-[2cm] print:max-w-[9cm] print:[print-color-adjust:exact]"
    >
      <path d={barcode.path} />
    </svg>
  );
}
