/** The script of a file with all that it imports (`turbopack.rules` of next.config.ts). */
declare module '*?bundled' {
  const script: string;
  export default script;
}
