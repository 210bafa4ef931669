import 'server-only';
import { readNames, type ListedName } from '../goods/read-names';
import { HEADINGS_0902_3923 } from './names/headings-0902-3923';
import { HEADINGS_3924_4203 } from './names/headings-3924-4203';
import { HEADINGS_4205_5607 } from './names/headings-4205-5607';
import { HEADINGS_5608_6112 } from './names/headings-5608-6112';
import { HEADINGS_6114_6211 } from './names/headings-6114-6211';
import { HEADINGS_6212_6402 } from './names/headings-6212-6402';
import { HEADINGS_6403_7013 } from './names/headings-6403-7013';
import { HEADINGS_7018_8203 } from './names/headings-7018-8203';
import { HEADINGS_8204_8413 } from './names/headings-8204-8413';
import { HEADINGS_8414_8471 } from './names/headings-8414-8471';
import { HEADINGS_8473_8516 } from './names/headings-8473-8516';
import { HEADINGS_8516_8528 } from './names/headings-8516-8528';
import { HEADINGS_8531_8712 } from './names/headings-8531-8712';
import { HEADINGS_8713_9021 } from './names/headings-8713-9021';
import { HEADINGS_9025_9401 } from './names/headings-9025-9401';
import { HEADINGS_9403_9506 } from './names/headings-9403-9506';
import { HEADINGS_9506_9617 } from './names/headings-9506-9617';
import { HEADINGS_9618_9701 } from './names/headings-9618-9701';

/**
 * Subheading that a name stands for. `place`: index among the subheading's names in that language. The name at index 0
 * is displayed.
 */
export interface HsMeaning {
  code: string;
  place: number;
}

/** Every group of names, by its first and last heading. */
export const HS_GROUPS = {
  '0902-3923': HEADINGS_0902_3923,
  '3924-4203': HEADINGS_3924_4203,
  '4205-5607': HEADINGS_4205_5607,
  '5608-6112': HEADINGS_5608_6112,
  '6114-6211': HEADINGS_6114_6211,
  '6212-6402': HEADINGS_6212_6402,
  '6403-7013': HEADINGS_6403_7013,
  '7018-8203': HEADINGS_7018_8203,
  '8204-8413': HEADINGS_8204_8413,
  '8414-8471': HEADINGS_8414_8471,
  '8473-8516': HEADINGS_8473_8516,
  '8516-8528': HEADINGS_8516_8528,
  '8531-8712': HEADINGS_8531_8712,
  '8713-9021': HEADINGS_8713_9021,
  '9025-9401': HEADINGS_9025_9401,
  '9403-9506': HEADINGS_9403_9506,
  '9506-9617': HEADINGS_9506_9617,
  '9618-9701': HEADINGS_9618_9701,
} as const;

const SUBHEADING = /^\d{6}$/;

function codeOf(heading: string): string {
  if (!SUBHEADING.test(heading)) throw new Error(`not a subheading: "${heading}"`);
  return heading;
}

/**
 * Returns the names of a group. A line `# 420292` begins a subheading. The lines after it have its names by language,
 * the commonest first. Several subheadings may share a name.
 */
export function readHsGroup(group: string, text: string): ListedName<HsMeaning>[] {
  const counts = new Map<string, number>();
  return readNames(group, text, codeOf).map(({ means: code, ...name }) => {
    const key = `${code} ${name.language}`;
    const place = counts.get(key) ?? 0;
    counts.set(key, place + 1);
    return { ...name, means: { code, place } };
  });
}

export const readHsNames = (): ListedName<HsMeaning>[] =>
  Object.entries(HS_GROUPS).flatMap(([group, text]) => readHsGroup(group, text));
