import 'server-only';
import { GOODS_REASONS, type GoodsClass, type ReasonName, type GoodsVerdict } from './reasons';
import { findGoods } from './find-goods';
import { readSegment, meansEmpty, withoutModifiers, type GoodsFinding } from './read-segment';
import { segmentsOf } from './word-forms';

export interface GoodsAssessment {
  /** Reason of the strictest finding. */
  reason: ReasonName;
  verdict: GoodsVerdict;
  /** Class of goods under which they are carried. Meaningless if `verdict` is `refused`. */
  goodsClass: GoodsClass;
  /** The clause that limits them, or null. */
  clause: string | null;
  /** Everything that the name means, the strictest first. Empty for a name that the vocabulary lacks. */
  findings: readonly GoodsFinding[];
}

const UNKNOWN = { reason: 'general', verdict: 'taken', goodsClass: 'GENERAL', clause: null } as const;
/** Verdicts, the strictest last. */
export const STRICTNESS: readonly GoodsVerdict[] = ['taken', 'ask', 'other-class', 'refused'];

/**
 * Returns the reason of a finding, with its verdict, class and clause. A battery in or beside a device is carried with
 * it.
 */
export function judgeFinding({ concept, loose }: GoodsFinding) {
  const reason = concept.reason === 'battery' && !loose ? 'device' : concept.reason;
  const { verdict, goodsClass, clause } = GOODS_REASONS[reason];
  return { reason, verdict, goodsClass, clause };
}

const strictness = (finding: GoodsFinding) => STRICTNESS.indexOf(judgeFinding(finding).verdict);

/** Returns everything that the name means. "Without battery" excludes the battery of a toy, a lamp or a laptop. */
function findingsOf(name: string): GoodsFinding[] {
  const segments = segmentsOf(name).map((words) => withoutModifiers({ words, hits: findGoods(words) }));
  const empty = segments.some(meansEmpty);
  const findings = segments.flatMap((segment) => readSegment(segment, empty));
  const hasNone = findings.some(({ concept }) => concept.reason === 'no-battery');
  return hasNone ? findings.filter(({ concept }) => concept.reason !== 'ask' && concept.reason !== 'device') : findings;
}

/**
 * Returns the verdict of the vocabulary on a goods name in any of the six languages (§9). Unknown goods are accepted.
 */
export function assessGoods(name: string): GoodsAssessment {
  const findings = findingsOf(name).sort((a, b) => strictness(b) - strictness(a));
  const strictest = findings[0];
  return { ...(strictest ? judgeFinding(strictest) : UNKNOWN), findings };
}
