declare module '*/scripts/build/bundle.mjs' {
  export function bundle(entryPoints: Record<string, string>, outdir?: string): Promise<unknown>;
}

declare module '*/scripts/testing/chromium.mjs' {
  export function ensureChromium(): string;
}

declare module '*/scripts/testing/memory-folder.mjs' {
  export function makeMemoryFolder(name: string): string;
}

declare module '*/scripts/testing/postgres.mjs' {
  export interface PostgresServer {
    url: string;
    port: number;
    folder: string;
    data: string;
    shell: (commands: string, environment?: Record<string, string>) => void;
    halt: () => void;
    resume: () => void;
    freeze: () => void;
    thaw: () => void;
    stop: () => void;
  }
  export function startPostgres(settings?: { durable?: boolean }): Promise<PostgresServer | null>;
}

declare module '*/scripts/share-pictures/draw.mjs' {
  export interface Picture {
    file: string;
    language: string;
    rightToLeft: boolean;
    /** Null for a page without data. */
    title: string | null;
    tagline: string;
    label: { to: { code: string }[] };
  }
  export function listPictures(): Promise<{ pictures: Picture[]; brand: string }>;
}

declare module '*/scripts/share-pictures/picture.mjs' {
  /** Returns the picture as SVG. Rejects if the title does not fit. */
  export function composePicture(picture: unknown, brand: string): Promise<string>;
}

declare module '*/scripts/share-pictures/set-text.mjs' {
  export function measure(text: string, language: string): Promise<number>;
  export function breaker(text: string, language: string): Promise<(width: number) => string[] | null>;
}

declare module '*/scripts/build/build-report.mjs' {
  export function secondsOf(trace: string, name: string): number | null;
  export function reportLines(report: { pages: number; renderSeconds: number; whole: number | null }): string[];
}

declare module '*/scripts/build/merge-scripts.mjs' {
  /** `distDir`: the build's folder, compiled and without pages. */
  export function mergeScripts(build: { distDir: string }): void;
}

declare module '*/scripts/build/merge-styles.mjs' {
  /** `distDir`: the build's folder, compiled and without pages. */
  export function mergeStyles(build: { distDir: string }): void;
}

type LockedPackages = Record<
  string,
  { version?: string; integrity?: string; optional?: boolean; dev?: boolean; name?: string }
>;

declare module '*/scripts/installed.mjs' {
  export const SQLITE_PACKAGE: string;
  export function satisfiesLock(
    wanted: LockedPackages,
    installed: LockedPackages,
    which?: { siteAlone?: boolean },
  ): boolean;
}

declare module '*/scripts/times.mjs' {
  export function readTimes(file?: string): Record<string, number>;
  export function recordTime(part: string, seconds: number, file?: string): void;
  export function timesTable(times: Record<string, number>): string[];
}

declare module '*/scripts/testing/debian.mjs' {
  export function ensureJava(): boolean;
  /** Returns true if nginx can be run. */
  export function ensureNginx(): boolean;
}

declare module '*/scripts/stack/start-stack.mjs' {
  interface Program {
    name: string;
    start: () => Promise<void>;
    /** Sends SIGTERM and waits for the exit. */
    stop: () => Promise<void>;
    restart: () => Promise<void>;
    kill: () => Promise<void>;
  }
  export interface Stack {
    /** Origin of nginx. */
    origin: string;
    sites: (Program & { port: number; address: string; metrics: string })[];
    worker: Program;
    redis: Program;
    postgres: { url: string };
    /** Runs an operators' command. Returns its output. */
    ops: (...parameters: string[]) => string;
    folder: string;
    stop: () => Promise<void>;
  }
  export function startStack(
    settings?: Record<string, string>,
    place?: { release?: string; port?: number },
  ): Promise<Stack>;
}

declare module '*/scripts/stack/nginx.mjs' {
  export interface Nginx {
    origin: string;
    port: number;
    /** With `tls`: the port for plain HTTP, which redirects to the other one. */
    redirecting: number;
    pid: number;
    stop: () => Promise<void>;
  }
  export function startNginx(
    sites: number[],
    settings?: { more?: string; tls?: boolean; port?: number; log?: string; access?: string },
  ): Promise<Nginx>;
}

declare module '*/scripts/testing/failures.mjs' {
  interface Tests {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }
  export function vitestFailures(report: { testResults: Tests[] }): string[];
  interface Suite {
    file: string;
    specs: {
      title: string;
      tests: { status: string; projectName: string; results: { errors: { message: string }[] }[] }[];
    }[];
    suites?: Suite[];
  }
  export function browserFailures(report: { suites: Suite[]; errors: { message: string }[] }): string[];
}

declare module '*/machine/environment-file.mjs' {
  /** Returns the variables of a systemd EnvironmentFile's text, by name. */
  export function readEnvironmentFile(text: string): Record<string, string>;
}

declare module '*/scripts/english/rules.mjs' {
  interface Part {
    line: number;
    text: string;
    isProse?: boolean;
  }
  export function commentsOf(text: string, extension: string): Part[];
  export function paragraphsOf(text: string): Part[];
  export function findingsOf(part: Part): string[];
}
