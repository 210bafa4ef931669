import type { SessionEntry } from '@/lib/contract/accounts/sessions';

/** Product names: the same in every language. */
const BROWSERS: Record<SessionEntry['browser'], string> = {
  chrome: 'Chrome',
  safari: 'Safari',
  firefox: 'Firefox',
  edge: 'Microsoft Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  wechat: 'WeChat',
  uc: 'UC Browser',
  other: '',
};

const SYSTEMS: Record<SessionEntry['system'], string> = {
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  chromeos: 'ChromeOS',
  android: 'Android',
  ios: 'iOS',
  harmonyos: 'HarmonyOS',
  other: '',
};

interface DeviceTexts {
  both: (names: { browser: string; system: string }) => string;
  unknown: string;
}

/** Returns a device's name in words: its browser and its system, or the part that is known. */
export function deviceName({ browser, system }: Pick<SessionEntry, 'browser' | 'system'>, texts: DeviceTexts): string {
  const names = { browser: BROWSERS[browser], system: SYSTEMS[system] };
  if (names.browser && names.system) return texts.both(names);
  return names.browser || names.system || texts.unknown;
}
