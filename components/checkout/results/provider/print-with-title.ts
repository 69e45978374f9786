/** Opens the print dialog with this document title, which becomes the file name of a saved PDF. */
export function printWithTitle(title: string): void {
  const before = document.title;
  const restore = () => {
    document.title = before;
  };
  document.title = title;
  window.addEventListener('afterprint', restore, { once: true });
  window.print();
}
