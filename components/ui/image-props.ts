/** Widths in pixels that the image route draws; next.config.ts allows these and no others. */
export const IMAGE_WIDTHS = {
  imageSizes: [64, 96, 128, 200, 256, 384],
  deviceSizes: [640, 750, 828, 1200, 1920],
};
const WIDTHS = [...IMAGE_WIDTHS.imageSizes, ...IMAGE_WIDTHS.deviceSizes];
const QUALITY = 75;

interface ImageProps {
  src: string;
  srcSet?: string;
}

/** The route draws pictures of files; what is in the address already stays there. */
const isFile = (src: string) => !src.startsWith('data:');
const drawn = (src: string, width: number) =>
  `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${QUALITY}`;
const atLeast = (width: number) => WIDTHS.find((drawable) => drawable >= width) ?? 1920;

/**
 * A picture that is always `width` CSS pixels wide, for screens of single and of double density (spec 9). It is what
 * next/image would say, in fewer bytes and without its code in the browser.
 */
export function fixedImage(src: string, width: number): ImageProps {
  if (!isFile(src)) return { src };
  const single = drawn(src, atLeast(width));
  return { src: single, srcSet: `${single} 1x, ${drawn(src, atLeast(width * 2))} 2x` };
}

/** A picture as wide as the `sizes` beside it say, at most `widest` CSS pixels. */
export function fluidImage(src: string, widest: number): ImageProps {
  if (!isFile(src)) return { src };
  const widths = WIDTHS.filter((width) => width >= 640 && width <= atLeast(widest * 2));
  return {
    src: drawn(src, atLeast(widest)),
    srcSet: widths.map((width) => `${drawn(src, width)} ${width}w`).join(', '),
  };
}
