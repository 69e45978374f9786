import { Fragment } from 'react';
import { parseRichText, type RichPiece } from './parse-rich-text';
import { withShopName } from './with-shop-name';

const linkClass = 'font-semibold text-brand underline underline-offset-4 hover:no-underline';

function Piece({ piece: { text, isStrong, href } }: { piece: RichPiece }) {
  if (isStrong) return <strong className="font-semibold">{text}</strong>;
  if (!href) return text;
  return (
    <a href={href} className={linkClass}>
      {text}
    </a>
  );
}

/** A text of the static pages with links and strong words. */
export function RichText({ text }: { text: string }) {
  const pieces = parseRichText(withShopName(text));
  return pieces.map((piece) => (
    <Fragment key={piece.at}>
      <Piece piece={piece} />
    </Fragment>
  ));
}
