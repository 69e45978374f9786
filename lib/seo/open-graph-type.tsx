/** `og:type` of a page. Next's metadata knows no 'product', so every page writes it as an element of its own. */
export function OpenGraphType({ type = 'website' }: { type?: 'website' | 'product' }) {
  return <meta property="og:type" content={type} />;
}
