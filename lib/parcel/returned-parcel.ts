/**
 * §4: without a choice a returned parcel is destroyed once the last day to decide has passed. Days are 'YYYY-MM-DD' of the
 * receiver's market; `decideBy` is lib/billing's `returnDecisionDeadline` of the notice (10 natural days).
 */
export function undecidedReturnState(decideBy: string, today: string): 'RETURNED' | 'DESTROYED' {
  return today > decideBy ? 'DESTROYED' : 'RETURNED';
}
