/** Sample texts of each script with long and short words, for a review of the primitives. Never shown in production. */
export interface GallerySample {
  title: string;
  lead: string;
  track: string;
  quote: string;
  cancel: string;
  waybill: string;
  hint: string;
  error: string;
  weight: string;
  value: string;
  country: string;
  choose: string;
  password: string;
  agree: string;
  optional: string;
  business: string;
  individual: string;
  description: string;
  step: string;
  steps: readonly [string, string, string, string, string];
  done: string;
  inTransit: string;
  signed: string;
  waiting: string;
  failed: string;
  arrived: string;
  departed: string;
  origin: string;
  market: string;
  empty: string;
  question: string;
  answer: string;
}
