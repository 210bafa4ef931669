import 'server-only';
import { CALLS } from '@/lib/contract/calls';
import { GUIDE_REQUESTS, type RequestName, type StepName } from './bodies';
import { literalText, type LiteralSyntax } from './literal';

/** Programming language of the guide. Its samples, one per step, form one program in sequence. */
export interface GuideLanguage {
  name: string;
  /** File of the program, and the command that runs it. */
  file: string;
  run: string;
  samples: Readonly<Record<StepName, string>>;
}

export const samplePath = (name: RequestName) => CALLS[GUIDE_REQUESTS[name].call].path;

export const sampleBody = (name: RequestName, syntax: LiteralSyntax) => literalText(GUIDE_REQUESTS[name].body, syntax);
