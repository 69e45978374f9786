/** What the bench uses of the load generator, which brings no types. */
declare module 'autocannon' {
  interface Client {
    setRequests(requests: { path: string; headers: Record<string, string> }[]): void;
  }
  interface Result {
    requests: { average: number; total: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number };
    errors: number;
    non2xx: number;
  }
  export default function autocannon(options: Record<string, unknown>): Promise<Result>;
}
