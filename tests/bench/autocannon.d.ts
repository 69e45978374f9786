/** What the bench uses of the load generator, which brings no types. */
declare module 'autocannon' {
  interface Request {
    path: string;
    headers?: Record<string, string>;
  }

  interface Client {
    setRequests(requests: Request[]): void;
  }

  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers: Record<string, string>;
    setupClient: (client: Client) => void;
  }

  interface Result {
    requests: { average: number; total: number };
    /** Milliseconds. */
    latency: { p99: number };
    /** Of `errors`, the requests that were not answered in time. */
    timeouts: number;
    errors: number;
    non2xx: number;
    /** Answers of each status. */
    statusCodeStats: Readonly<Record<string, { count: number }>>;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
