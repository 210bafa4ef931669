/** As much of jsdom as the tests use; the package brings no types of its own. */
declare module 'jsdom' {
  /** Prints nothing. */
  export class VirtualConsole {}
  export class JSDOM {
    constructor(
      html: string,
      options?: { runScripts?: 'dangerously'; virtualConsole?: VirtualConsole; contentType?: string },
    );
    readonly window: Window & typeof globalThis;
  }
}
