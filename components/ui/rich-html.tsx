import { type PackedNode, renderPackedTree } from '@/lib/html/packed-tree';

/** HTML from the backend, sanitised on the server and rendered from a compact tree. */
export function RichHtml({
  nodes,
  className,
}: {
  nodes: readonly PackedNode[];
  className: string;
}) {
  return <div className={className}>{renderPackedTree(nodes)}</div>;
}
