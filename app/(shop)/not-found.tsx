/** Never shown: a page with an unknown entity renders its own screen. Next's default would be in every document. */
export default function NotFound() {
  return null;
}
