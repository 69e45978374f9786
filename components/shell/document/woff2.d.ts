/** The address of a font's file (`turbopack.rules` of next.config.ts). */
declare module '*.woff2' {
  const address: string;
  export default address;
}
