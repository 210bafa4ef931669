import 'server-only';
import type { BROWSERS, SYSTEMS } from '@/lib/contract/accounts/sessions';

export interface Device {
  browser: (typeof BROWSERS)[number];
  system: (typeof SYSTEMS)[number];
}

/** Browsers by User-Agent. The first match counts, because most browsers also name those they derive from. */
const BROWSER_SIGNS: readonly [RegExp, Device['browser']][] = [
  [/MicroMessenger/, 'wechat'],
  [/UCBrowser|UCWEB/, 'uc'],
  [/SamsungBrowser/, 'samsung'],
  [/OPR\/|Opera/, 'opera'],
  [/Edg(?:e|A|iOS)?\//, 'edge'],
  [/Firefox\/|FxiOS\//, 'firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'chrome'],
  [/Safari\//, 'safari'],
];

const SYSTEM_SIGNS: readonly [RegExp, Device['system']][] = [
  [/HarmonyOS|OpenHarmony/, 'harmonyos'],
  [/iPhone|iPad|iPod/, 'ios'],
  [/Android/, 'android'],
  [/Windows/, 'windows'],
  [/CrOS/, 'chromeos'],
  [/Macintosh|Mac OS X/, 'macos'],
  [/Linux|X11/, 'linux'],
];

/** Maximum number of characters of the header that are examined. No browser sends more. */
const MAX_CHARACTERS = 1000;

/** Returns the kinds of browser and system from the User-Agent header. The header itself is not stored. */
export function deviceOf(userAgent: string): Device {
  const text = userAgent.slice(0, MAX_CHARACTERS);
  const first = <Kind>(signs: readonly [RegExp, Kind][]) => signs.find(([sign]) => sign.test(text))?.[1];
  return { browser: first(BROWSER_SIGNS) ?? 'other', system: first(SYSTEM_SIGNS) ?? 'other' };
}
