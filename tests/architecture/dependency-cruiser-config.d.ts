declare module '*/floors.cjs' {
  /** By folder: its floors from the top down, each with its rooms. */
  const floorsOf: Record<string, readonly (readonly string[])[]>;
  export default floorsOf;
}

declare module '*.dependency-cruiser.cjs' {
  import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';
  const settings: { options: ICruiseOptions; forbidden: IForbiddenRuleType[] };
  export default settings;
}
