const loads = new Map<string, Promise<void>>();

interface LoadOptions {
  /** Milliseconds until a script that neither comes nor fails counts as blocked. */
  patience?: number;
  /** Whether the script brought what is wanted of it; something else may have answered in its place. */
  isThere?: () => boolean;
}

/**
 * Loads a provider's script, once. One that failed, or took too long, may be tried again.
 * @throws Error (rejects) when it is blocked or out of reach
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
