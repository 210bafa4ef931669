declare module '*/scripts/bundle.mjs' {
  export function bundle(entryPoints: Record<string, string>, outdir?: string): Promise<unknown>;
}

declare module '*/scripts/postgres.mjs' {
  export interface PostgresServer {
    url: string;
    halt: () => void;
    resume: () => void;
    stop: () => void;
  }
  export function startPostgres(): Promise<PostgresServer | null>;
}
