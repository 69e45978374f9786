/** An empty picture that replaces a decorative picture that cannot be loaded. */
export const BLANK_IMAGE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/** Widths in pixels that the image route serves. next.config.ts allows only these. */
export const IMAGE_WIDTHS = {
  imageSizes: [64, 96, 128, 200, 256, 384],
  deviceSizes: [640, 750, 828, 1200, 1920],
};
const WIDTHS = [...IMAGE_WIDTHS.imageSizes, ...IMAGE_WIDTHS.deviceSizes];
const QUALITY = 75;

export const PLACEHOLDER_IMAGE = '/images/imagen-no-disponible.png';

interface ImageProps {
  src: string;
  srcSet?: string;
}

/** The image route resizes files; a data URL is used as it is. */
const isFile = (src: string) => !src.startsWith('data:');
const optimizedUrl = (src: string, width: number) =>
  `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${QUALITY}`;
const nearestWidth = (width: number) => WIDTHS.find((drawable) => drawable >= width) ?? 1920;

/** A fixed width in CSS pixels, for 1x and 2x screens (spec 9). As next/image, with no code in the browser. */
export function fixedImage(address: string | null | undefined, width: number): ImageProps {
  const src = address ?? PLACEHOLDER_IMAGE;
  if (!isFile(src)) return { src };
  const single = optimizedUrl(src, nearestWidth(width));
  return { src: single, srcSet: `${single} 1x, ${optimizedUrl(src, nearestWidth(width * 2))} 2x` };
}

/** Props of a picture whose width follows its `sizes` attribute, at most `widest` CSS pixels. Without an address it is the placeholder. */
export function fluidImage(address: string | null | undefined, widest: number): ImageProps {
  const src = address ?? PLACEHOLDER_IMAGE;
  if (!isFile(src)) return { src };
  const widths = WIDTHS.filter((width) => width >= 640 && width <= nearestWidth(widest * 2));
  return {
    src: optimizedUrl(src, nearestWidth(widest)),
    srcSet: widths.map((width) => `${optimizedUrl(src, width)} ${width}w`).join(', '),
  };
}
