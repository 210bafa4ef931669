import 'server-only';
import type { BROWSERS, SYSTEMS } from '@/lib/contract/sessions';

export interface Device {
  browser: (typeof BROWSERS)[number];
  system: (typeof SYSTEMS)[number];
}

/** The first that fits: most browsers name those they descend from as well. */
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

/** A longer one is no browser's. */
const LONGEST = 1000;

/** Kinds of browser and system by the User-Agent header; the header itself is kept nowhere. */
export function deviceOf(userAgent: string): Device {
  const text = userAgent.slice(0, LONGEST);
  const first = <Kind>(signs: readonly [RegExp, Kind][]) => signs.find(([sign]) => sign.test(text))?.[1];
  return { browser: first(BROWSER_SIGNS) ?? 'other', system: first(SYSTEM_SIGNS) ?? 'other' };
}
