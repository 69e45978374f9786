/** Opens the browser's print dialog; a file that is made of it is called by this title. */
export function printAs(title: string): void {
  const before = document.title;
  const restore = () => {
    document.title = before;
  };
  document.title = title;
  window.addEventListener('afterprint', restore, { once: true });
  window.print();
}
