import { type PackedNode, renderPacked } from '@/lib/html/packed';

/** HTML from the backend, sanitised on the server and rendered from a compact tree. */
export function RichHtml({
  nodes,
  className,
}: {
  nodes: readonly PackedNode[];
  className: string;
}) {
  return <div className={className}>{renderPacked(nodes)}</div>;
}
