import 'server-only';
import type { Language } from '@/lib/market/language';
import type { GoodsConcept } from './read-vocabulary';
import { GOODS_REASONS, type ReasonName, type WordRole } from './reasons';
import { findGoods, type WordHit } from './find-goods';

/** A concept that a name means. `loose`: a battery that is not in or beside a device. */
export interface GoodsFinding {
  concept: GoodsConcept;
  loose: boolean;
}

/** One of the things that a name lists. */
export interface WordSegment {
  hits: readonly WordHit[];
  words: readonly string[];
}

const ARTICLES = new Set(['a', 'an', 'any', 'the', 'le', 'la', 'les', 'un', 'une', 'de', 'des', 'd']);
/** Reasons that an empty container does not have. */
const CONTENT_REASONS: readonly ReasonName[] = [
  'cosmetics',
  'liquid',
  'powder',
  'medicine',
  'tobacco',
  'food',
  'drones',
  'binoculars',
];

/** Reasons of goods that a head noun does not change: "ivory bracelet", "penis enlargement pump". */
const UNCHANGED_REASONS: readonly ReasonName[] = ['material', 'adult'];

/**
 * Reasons of devices. A head noun for a thing that may have a battery itself does not turn a device into a part
 * ("action camera", "toy drone").
 */
const DEVICE_REASONS: readonly ReasonName[] = ['phone', 'device', 'drones', 'weapons'];

const isPlain = ({ concept }: WordHit) =>
  concept !== null && ['taken', 'ask'].includes(GOODS_REASONS[concept.reason].verdict);
const has = (hit: WordHit | undefined, role: WordRole) => hit?.roles.has(role) === true;

/** Returns true for goods that end in a container, such as "gift box": they hold the goods before them. */
function isContainer({ words }: WordSegment, hit: WordHit): boolean {
  const last = findGoods(words.slice(hit.end - 1, hit.end))[0];
  return has(last, 'container');
}

/** Languages that put the head noun after the word that describes it, and those that put it before. */
const HEAD_LAST: readonly Language[] = ['en', 'zh-CN', 'ur', 'tr'];
const HEAD_FIRST: readonly Language[] = ['en', 'fr', 'ar'];
/** Languages with the word order goods, link, head noun. English has the reverse order: "case for a phone". */
const LINKS_AFTER: readonly Language[] = ['zh-CN', 'ur', 'tr'];

const isIn = (hit: WordHit, languages: readonly Language[]) =>
  languages.some((language) => hit.languages.has(language));

/** Returns true if the hit can be the head noun of goods beside it. Brands are no nouns. */
const isHead = (context: WordSegment, hit: WordHit | undefined): boolean =>
  hit !== undefined &&
  (has(hit, 'accessory') || (isPlain(hit) && hit.concept?.reason !== 'brand' && !isContainer(context, hit)));

function isDenied({ hits, words }: WordSegment, index: number): boolean {
  const hit = hits[index]!;
  const before = hits[index - 1];
  const after = hits[index + 1];
  if (hit.isDenied) return true;
  if (after && has(after, 'deny-after') && after.start === hit.end) return true;
  return (
    before !== undefined &&
    has(before, 'deny-before') &&
    words.slice(before.end, hit.start).every((word) => ARTICLES.has(word))
  );
}

/** Returns false for a head noun that does not change a device: a toy drone is still a drone. */
const isHeadOfDevice = ({ concept }: WordHit, head: WordHit) =>
  concept?.reason === 'drones' && has(head, 'imitation')
    ? false
    : has(head, 'accessory') || head.concept?.reason !== 'ask' || !(concept && DEVICE_REASONS.includes(concept.reason));

/** Concepts that are harmless as an imitation. */
const HARMLESS_AS_IMITATION: ReadonlySet<string> = new Set(['animals', 'animal-parts', 'plants']);
/** Languages that put the word for an imitation before the goods, and those that put it after them. */
const IMITATION_FIRST: readonly Language[] = ['en', 'zh-CN', 'ur', 'tr'];
const IMITATION_LAST: readonly Language[] = ['fr', 'ar'];

/** Returns true for "artificial roses", "پلاسٹک کے پھول" and "fleurs en tissu". Food is also imitated. */
function isImitation({ hits }: WordSegment, index: number): boolean {
  const hit = hits[index]!;
  if (!hit.concept || !(HARMLESS_AS_IMITATION.has(hit.concept.id) || hit.concept.reason === 'food')) return false;
  const isImitating = (other: WordHit | undefined, languages: readonly Language[]) =>
    other !== undefined && has(other, 'imitation') && isIn(other, languages);
  const [before, after] = [hits[index - 1], hits[index + 1]];
  if (after?.start === hit.end && isImitating(after, IMITATION_LAST)) return true;
  if (before?.end !== hit.start) return false;
  return isImitating(before, IMITATION_FIRST) || (has(before, 'link') && isImitating(hits[index - 2], IMITATION_FIRST));
}

/**
 * Returns the segment without words such as "acrylic" or "wooden", which only stand between goods and their head noun.
 */
export function withoutModifiers({ words, hits }: WordSegment): WordSegment {
  const isModifier = (hit: WordHit) => hit.concept === null && hit.roles.size === 1 && has(hit, 'modifier');
  const isWordLeft = words.map(() => true);
  for (const { start, end } of hits.filter(isModifier)) isWordLeft.fill(false, start, end);
  const place = (index: number) => isWordLeft.slice(0, index).filter(Boolean).length;
  return {
    words: words.filter((_, index) => isWordLeft[index]),
    hits: hits
      .filter((hit) => !isModifier(hit))
      .map((hit) => ({ ...hit, start: place(hit.start), end: place(hit.end) })),
  };
}

/**
 * Returns the head noun after the hit ("phone case", "wine bottle opener", "موبائل کا کور", "telefon için kılıf"), or
 * undefined.
 */
function headAfter(context: WordSegment, index: number): WordHit | undefined {
  const { hits } = context;
  const [hit, next, third] = [hits[index]!, hits[index + 1], hits[index + 2]];
  if (!next || next.start !== hit.end || !isIn(hit, HEAD_LAST)) return undefined;
  if (isHead(context, next)) return isHeadOfDevice(hit, next) ? next : undefined;
  if (has(next, 'container') && third?.start === next.end && has(third, 'accessory')) return third;
  const isLinked = has(next, 'link') && isIn(next, LINKS_AFTER) && third?.start === next.end;
  return isLinked && isHead(context, third) ? third : undefined;
}

/** Returns true for "tempered glass iPhone": sellers write the model last. */
const isPartOfPhone = (before: WordHit, { concept }: WordHit) =>
  concept?.reason === 'phone' && before.concept?.group === 'phones' && isPlain(before);

/** Returns true for an Arabic word that may begin with "and": it lists other goods ("ملابس وعطور"). */
const startsWithAnd = (word: string) => /^و\p{Script=Arabic}{3}/u.test(word);

/** Groups of things that are named before the goods that they are for. */
const PURPOSE_GROUPS: ReadonlySet<string> = new Set(['home', 'leisure', 'tools', 'wear']);
const NOUN_FIRST: readonly Language[] = ['fr', 'ar'];

/** Returns true for a thing that goods describe without a link: "miroir maquillage", "قفازات كيماوية". */
const isThingBefore = (context: WordSegment, before: WordHit, hit: WordHit) =>
  PURPOSE_GROUPS.has(before.concept?.group ?? '') &&
  isIn(before, NOUN_FIRST) &&
  isIn(hit, NOUN_FIRST) &&
  isHead(context, before);

/**
 * Returns true if a head noun stands before the hit: "étui à cigarettes", "coque silicone iPhone", "غطاء هاتف", "case
 * for a phone". It counts for both things in "case for a camera and a phone".
 */
function hasHeadBefore(context: WordSegment, index: number): boolean {
  const { hits, words } = context;
  const isNear = (from: WordHit, to: WordHit) => words.slice(from.end, to.start).every((word) => ARTICLES.has(word));
  const hit = hits[index]!;
  const [first, before] = [hits[index - 2], hits[index - 1]];
  if (!before || !isNear(before, hit) || startsWithAnd(words[hit.start]!)) return false;
  const isFirst = has(before, 'accessory-first') && (!isIn(before, ['en']) || isIn(hit, NOUN_FIRST));
  if (isFirst || isPartOfPhone(before, hit) || isThingBefore(context, before, hit)) return true;
  if (!first || !isNear(first, before)) return false;
  if (has(before, 'also') && hasHeadBefore(context, index - 2)) return true;
  if ((isPlain(before) || has(before, 'container')) && has(first, 'accessory-first')) return true;
  if (has(before, 'of')) return has(first, 'accessory-first');
  return has(before, 'link') && isIn(before, HEAD_FIRST) && (isHead(context, first) || has(first, 'accessory-first'));
}

/** Returns true if the battery belongs to goods before it ("radio with battery") or after it ("battery fan"). */
function isInDevice(context: WordSegment, index: number): boolean {
  const { hits } = context;
  const isThing = (hit: WordHit | undefined) =>
    hit?.concept !== undefined && hit.concept !== null && hit.concept.reason !== 'battery';
  const isWith = hits.slice(0, index).some((hit, index) => has(hit, 'also') && isThing(hits[index - 1]));
  const head = headAfter(context, index);
  return isWith || (isThing(head) && !has(head, 'accessory'));
}

/**
 * Returns what one thing means, without goods that are denied or only describe another thing. `empty`: the name
 * describes containers as empty.
 */
export function readSegment({ words, hits }: WordSegment, empty: boolean): GoodsFinding[] {
  const context = { hits, words };
  const holds = empty && hits.some((hit) => has(hit, 'container') || has(hit, 'accessory'));
  return hits.flatMap((hit, index) => {
    const { concept } = hit;
    if (!concept || isDenied(context, index) || isImitation(context, index)) return [];
    if (isPlain(hit)) return [{ concept, loose: false }];
    if (concept.reason === 'battery' && isInDevice(context, index)) return [{ concept, loose: false }];
    if (!UNCHANGED_REASONS.includes(concept.reason) && (headAfter(context, index) || hasHeadBefore(context, index)))
      return [];
    if (holds && CONTENT_REASONS.includes(concept.reason)) return [];
    return [{ concept, loose: concept.reason === 'battery' }];
  });
}

export const meansEmpty = ({ hits }: WordSegment): boolean => hits.some((hit) => has(hit, 'empty'));
