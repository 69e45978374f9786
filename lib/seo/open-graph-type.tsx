/** `og:type` of a page. Next's metadata does not support 'product', so every page renders this element instead. */
export function OpenGraphType({ type = 'website' }: { type?: 'website' | 'product' }) {
  return <meta property="og:type" content={type} />;
}
