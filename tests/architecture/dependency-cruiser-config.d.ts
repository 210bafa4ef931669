declare module '*/layers.cjs' {
  /** Layers by folder, the top one first, each with its subfolders. */
  const layersOf: Record<string, readonly (readonly string[])[]>;
  export default layersOf;
}

declare module '*.dependency-cruiser.cjs' {
  import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';
  const settings: { options: ICruiseOptions; forbidden: IForbiddenRuleType[] };
  export default settings;
}
