import 'server-only';
import { readNames, type ListedName } from './read-names';
import { GOODS_REASONS, WORD_ROLES, type ReasonName, type WordRole } from './reasons';
import { BATTERIES } from './words/batteries';
import { BEAUTY } from './words/beauty';
import { BRANDS } from './words/brands';
import { CHEMICALS } from './words/chemicals';
import { DRINKS } from './words/drinks';
import { EVERYDAY_BEAUTY } from './words/everyday-beauty';
import { EVERYDAY_DANGERS } from './words/everyday-dangers';
import { EVERYDAY_DEVICES } from './words/everyday-devices';
import { EVERYDAY_HEALTH } from './words/everyday-health';
import { EVERYDAY_MEDIA } from './words/everyday-media';
import { EVERYDAY_PANTRY } from './words/everyday-pantry';
import { EVERYDAY_VALUABLES } from './words/everyday-valuables';
import { FOOD } from './words/food';
import { GRAMMAR } from './words/grammar';
import { HEALTH } from './words/health';
import { HOME } from './words/home';
import { LEISURE } from './words/leisure';
import { MARKETPLACE } from './words/marketplace';
import { MEDIA } from './words/media';
import { PHONES } from './words/phones';
import { TOOLS } from './words/tools';
import { VALUABLES } from './words/valuables';
import { WEAPONS } from './words/weapons';
import { WEAR } from './words/wear';
import { GENERICS } from './words/generics';
import { NEAR_MISSES } from './words/near-misses';
import { ROMAN_LETTERS } from './words/roman-letters';
import { WIDER_BEAUTY } from './words/wider-beauty';
import { WIDER_DANGERS } from './words/wider-dangers';
import { WIDER_NATURE } from './words/wider-nature';

/** Goods that share a meaning and a reason. `group`: file of the concept. */
export interface GoodsConcept {
  id: string;
  group: string;
  reason: ReasonName;
}

/** Every group of names, by the name of its file. */
export const WORD_GROUPS = {
  batteries: BATTERIES,
  beauty: BEAUTY,
  brands: BRANDS,
  chemicals: CHEMICALS,
  drinks: DRINKS,
  'everyday-beauty': EVERYDAY_BEAUTY,
  'everyday-dangers': EVERYDAY_DANGERS,
  'everyday-devices': EVERYDAY_DEVICES,
  'everyday-health': EVERYDAY_HEALTH,
  'everyday-media': EVERYDAY_MEDIA,
  'everyday-pantry': EVERYDAY_PANTRY,
  'everyday-valuables': EVERYDAY_VALUABLES,
  food: FOOD,
  grammar: GRAMMAR,
  health: HEALTH,
  home: HOME,
  leisure: LEISURE,
  marketplace: MARKETPLACE,
  media: MEDIA,
  phones: PHONES,
  tools: TOOLS,
  valuables: VALUABLES,
  weapons: WEAPONS,
  wear: WEAR,
  generics: GENERICS,
  'near-misses': NEAR_MISSES,
  'roman-letters': ROMAN_LETTERS,
  'wider-beauty': WIDER_BEAUTY,
  'wider-dangers': WIDER_DANGERS,
  'wider-nature': WIDER_NATURE,
} as const;

function meaningOf(group: string, heading: string): GoodsConcept | WordRole {
  const [id = '', reason = ''] = heading.split(': ');
  const role = WORD_ROLES.find((each) => each === reason);
  if (role) return role;
  if (!Object.hasOwn(GOODS_REASONS, reason)) throw new Error(`${group}: unknown reason in "# ${heading}"`);
  return { id, group, reason: reason as ReasonName };
}

type GoodsName = ListedName<GoodsConcept | WordRole>;

/** Returns the names of a group. A line `# id: reason` begins a concept. */
export const readGroup = (group: string, text: string): GoodsName[] =>
  readNames(group, text, (heading) => meaningOf(group, heading));

export const readVocabulary = (): GoodsName[] =>
  Object.entries(WORD_GROUPS).flatMap(([group, text]) => readGroup(group, text));
