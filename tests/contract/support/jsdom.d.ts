/** The part of jsdom that the tests use. The package has no types. */
declare module 'jsdom' {
  /** Discards the output. */
  export class VirtualConsole {}
  export class JSDOM {
    constructor(
      html: string,
      options?: { runScripts?: 'dangerously'; virtualConsole?: VirtualConsole; contentType?: string },
    );
    readonly window: Window & typeof globalThis;
  }
}
