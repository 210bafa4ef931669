import 'server-only';
import { CALLS } from '@/lib/contract/calls';
import { REQUESTS, type RequestName, type StepName } from './bodies';
import { literal, type Syntax } from './literal';

/** A language of the guide: its samples, one a step, make one program when they stand one below the other. */
export interface GuideLanguage {
  name: string;
  /** The file that the program is put into, and the command that runs it. */
  file: string;
  run: string;
  samples: Readonly<Record<StepName, string>>;
}

export const pathOf = (name: RequestName) => CALLS[REQUESTS[name].call].path;

export const bodyOf = (name: RequestName, syntax: Syntax) => literal(REQUESTS[name].body, syntax);
