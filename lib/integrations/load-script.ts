const loads = new Map<string, Promise<void>>();

interface LoadOptions {
  /** Milliseconds after which a script that neither loads nor fails counts as blocked. */
  patience?: number;
  /** Checks that the expected script has run. A proxy may have answered with something else. */
  isThere?: () => boolean;
}

/**
 * Loads a third party's script once. After a failure or a timeout a new call tries again.
 * @throws Error (rejects) when the script is blocked or cannot be loaded
 */
export function loadScript(url: string, { patience, isThere }: LoadOptions = {}): Promise<void> {
  const known = loads.get(url);
  if (known) return known;
  const load = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      loads.delete(url);
      reject(new Error(`Error al cargar el script: ${url}`));
    };
    const timer = patience === undefined ? undefined : setTimeout(fail, patience);
    script.onload = () => {
      if (isThere?.() === false) return fail();
      clearTimeout(timer);
      resolve();
    };
    script.onerror = fail;
    document.head.append(script);
  });
  loads.set(url, load);
  return load;
}
