import 'server-only';
import type { GOODS_CLASSES } from '@/lib/orders/choices';

/** The classes of goods. `WITH_BATTERY` needs the special line (§9). */
export type GoodsClass = (typeof GOODS_CLASSES)[number];

/**
 * `other-class`: carried in `goodsClass` only. `ask`: the name is not specific enough, for example if a toy has a
 * battery.
 */
export type GoodsVerdict = 'taken' | 'ask' | 'other-class' | 'refused';

interface Reason {
  verdict: GoodsVerdict;
  goodsClass: GoodsClass;
  /** Null for goods that no clause limits. */
  clause: string | null;
  /**
   * Also refused within a country: weapons, explosives, drugs, flammable and toxic goods (`docs/decisions/goods.md`).
   */
  domestic?: true;
}

const excluded = (goods: string): Reason => ({
  verdict: 'refused',
  goodsClass: 'GENERAL',
  clause: `§9 excluded: ${goods}`,
});
const prohibited = (what: string): Reason => ({
  verdict: 'refused',
  goodsClass: 'GENERAL',
  clause: `§9 prohibited: ${what}`,
});
const everywhere = (reason: Reason): Reason => ({ ...reason, domestic: true });

/** Reasons of the verdicts (§9). Each concept of the vocabulary names one. */
export const GOODS_REASONS = {
  general: { verdict: 'taken', goodsClass: 'GENERAL', clause: null },
  /** Names a device without a battery. */
  'no-battery': { verdict: 'taken', goodsClass: 'GENERAL', clause: null },
  ask: { verdict: 'ask', goodsClass: 'WITH_BATTERY', clause: '§9 batteries' },
  brand: { verdict: 'ask', goodsClass: 'BRAND_SENSITIVE', clause: '§9 brand-sensitive goods' },
  phone: { verdict: 'other-class', goodsClass: 'PHONE_TABLET', clause: '§9 phones and tablets' },
  device: { verdict: 'other-class', goodsClass: 'WITH_BATTERY', clause: '§9 batteries' },
  battery: excluded('lithium batteries'),
  'banned-vehicle': excluded('batteries over 100 Wh'),
  food: excluded('food'),
  medicine: excluded('medicines'),
  cosmetics: excluded('cosmetics'),
  liquid: excluded('liquids'),
  powder: excluded('powders'),
  tobacco: excluded('cigarettes'),
  embargoed: excluded('embargoed items'),
  /** Material. Goods that are made of it are refused too: "ivory bracelet". */
  material: excluded('embargoed items'),
  narcotics: everywhere(excluded('embargoed items')),
  flammable: everywhere(excluded('flammable goods')),
  explosive: everywhere(excluded('explosive goods')),
  toxic: everywhere(excluded('toxic goods')),
  weapons: everywhere(prohibited('weapons')),
  ammunition: everywhere(prohibited('ammunition')),
  precursors: everywhere(prohibited('explosive precursors')),
  petroleum: everywhere(prohibited('petroleum products')),
  replica: prohibited('weapons'),
  drones: prohibited('drones'),
  binoculars: prohibited('binoculars'),
  books: prohibited('books and periodicals'),
  satellite: prohibited('satellite dishes'),
  video: prohibited('video products'),
  adult: prohibited('adult material'),
  religious: prohibited('religious material'),
  political: prohibited('political material'),
} as const satisfies Record<string, Reason>;

export type ReasonName = keyof typeof GOODS_REASONS;

/**
 * Words that are no goods but change the meaning of the words beside them. `accessory`: head noun after the goods
 * ("phone case"). `accessory-first`: head noun before them ("étui à cigarettes"). `of` links only the latter, `link`
 * any head noun ("case for a phone"). `imitation`: makes plants, animals and food harmless ("artificial roses").
 * `modifier`: stands between goods and their head noun ("wine bottle silicone stopper").
 */
export const WORD_ROLES = [
  'accessory',
  'accessory-first',
  'container',
  'empty',
  'deny-before',
  'deny-after',
  'imitation',
  'link',
  'modifier',
  'of',
  'also',
] as const;
export type WordRole = (typeof WORD_ROLES)[number];

/** Returns true for a meaning that is a role. Other meanings are objects. */
export const isWordRole = (means: unknown): means is WordRole => typeof means === 'string';
