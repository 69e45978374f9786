const loads = new Map<string, Promise<void>>();

/**
 * Loads a provider's script, once. One that failed may be tried again.
 * @throws Error (rejects) when it is blocked or out of reach
 */
export function loadScript(url: string): Promise<void> {
  const known = loads.get(url);
  if (known) return known;
  const load = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      loads.delete(url);
      reject(new Error(`Error al cargar el script: ${url}`));
    };
    document.head.append(script);
  });
  loads.set(url, load);
  return load;
}
