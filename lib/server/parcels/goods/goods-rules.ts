import 'server-only';
import type { GoodsRules } from '@/lib/orders/goods-issue';
import { assessGoods, judgeFinding, type GoodsAssessment } from './assess-goods';
import { GOODS_REASONS, type GoodsClass } from './reasons';

const isRefusedAtHome = ({ findings }: GoodsAssessment) =>
  findings.some(({ concept }) => 'domestic' in GOODS_REASONS[concept.reason]);

/** A battery alone is refused in every class (§9). A parcel of phones may have other devices beside them. */
function issueAbroad({ findings }: GoodsAssessment, goodsClass: string): string | null {
  const judgements = findings.map(judgeFinding);
  if (judgements.some(({ reason, verdict }) => verdict === 'refused' && reason !== 'battery')) return 'goodsNotCarried';
  if (judgements.some(({ verdict }) => verdict === 'refused')) return 'batteryAlone';
  const needs = (neededClass: GoodsClass) =>
    judgements.some((each) => each.verdict === 'other-class' && each.goodsClass === neededClass);
  if (needs('PHONE_TABLET')) return goodsClass === 'PHONE_TABLET' ? null : 'goodsPhone';
  return needs('WITH_BATTERY') && goodsClass !== 'WITH_BATTERY' ? 'goodsWithBattery' : null;
}

function nameIssue(name: string, goodsClass: string | null): string | null {
  const assessed = assessGoods(name);
  if (goodsClass === null) return isRefusedAtHome(assessed) ? 'goodsNotCarried' : null;
  return issueAbroad(assessed, goodsClass);
}

/**
 * Groups of goods. Names of two groups in one parcel contradict each other. Concepts outside the groups are too general
 * to contradict another name.
 */
const CONTRADICTING_GROUPS: readonly ReadonlySet<string>[] = [
  new Set(['clothes', 'shoes', 'bags', 'bedding']),
  new Set(
    `mobile-phone tablet laptop smart-watch earbuds bt-speaker camera game-console electronics appliance lighting
    kitchenware car-parts furniture toys`.split(/\s+/),
  ),
];

/** Returns the group that contains every concept of a name, or undefined. */
function groupOfName(name: string): ReadonlySet<string> | undefined {
  const { findings } = assessGoods(name);
  return findings.length > 0
    ? CONTRADICTING_GROUPS.find((kind) => findings.every(({ concept }) => kind.has(concept.id)))
    : undefined;
}

function namesDiffer(english: string, chinese: string): boolean {
  const kinds = [groupOfName(english), groupOfName(chinese)];
  return !kinds.includes(undefined) && kinds[0] !== kinds[1];
}

/** The rules of goods names, for every order that the server checks (§5, §9). */
export const GOODS_RULES: GoodsRules = { nameIssue, namesDiffer };
