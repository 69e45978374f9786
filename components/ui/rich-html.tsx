import { type PackedNode, renderPacked } from '@/lib/html/packed';

/** The backend's HTML, which the server sanitised: drawn from a tree of few bytes. */
export function RichHtml({
  nodes,
  className,
}: {
  nodes: readonly PackedNode[];
  className: string;
}) {
  return <div className={className}>{renderPacked(nodes)}</div>;
}
