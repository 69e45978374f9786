/** Never shown: a page whose entity is unknown renders its own screen. Next's own would travel with every document. */
export default function NotFound() {
  return null;
}
