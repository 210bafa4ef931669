import 'server-only';

/**
 * Names of the values that exist once in a process. The server's programs (`dist`) and Next's pages (`.next/server`)
 * are separate bundles. Each has its own copy of our modules and classes, and they share only `globalThis`
 * (docs/decisions/two-bundles.md).
 */
export type ProcessWideName =
  /** Configuration, log, clock, database and gateways. */
  | 'services'
  /** Calls that pages make within the process. */
  | 'back-end'
  /** True if our server runs in front of Next. */
  | 'front-server'
  /** Pages passed from Next's cache to our server. */
  | 'pages'
  /** The request for which a page is rendered. */
  | 'page-visits'
  /** Marks work that no visitor waits for. */
  | 'background';

const REGISTRY = Symbol.for('express-parcel.process');
const globalWithRegistry = globalThis as { [REGISTRY]?: Map<ProcessWideName, unknown> };

/** Returns the process's value of this name. The bundle that requests it first creates it. */
export function oncePerProcess<Value>(name: ProcessWideName, make: () => Value): Value {
  const values = (globalWithRegistry[REGISTRY] ??= new Map());
  if (!values.has(name)) values.set(name, make());
  return values.get(name) as Value; // each name belongs to one module with one type
}
