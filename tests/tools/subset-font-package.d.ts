/** The package comes without types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff2';
    /** OpenType features that are kept; all unless told. */
    keepFeatures?: string[];
    /** Fixed values of a variable font. */
    variationAxes?: Record<string, number>;
  }
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: Options,
  ): Promise<Buffer>;
}
