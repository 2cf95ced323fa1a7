/** What the benches use of autocannon, which comes without types. */
declare module 'autocannon' {
  interface Load {
    url: string;
    requests: { headers?: Record<string, string> }[];
    connections: number;
    duration: number;
  }
  interface Outcome {
    requests: { average: number };
    non2xx: number;
    errors: number;
  }
  export default function autocannon(load: Load): Promise<Outcome>;
}
