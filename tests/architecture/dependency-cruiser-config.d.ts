declare module '*.dependency-cruiser.cjs' {
  import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';
  const settings: { options: ICruiseOptions; forbidden: IForbiddenRuleType[] };
  export default settings;
}
