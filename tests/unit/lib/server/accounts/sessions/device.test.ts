import { expect, it } from 'vitest';
import { deviceOf } from '@/lib/server/accounts/sessions/device';

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/131.0.0.0 Safari/537.36`, 'chrome', 'windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, 'edge', 'windows'],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15`,
    'safari',
    'macos',
  ],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'firefox', 'linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KIT} Chrome/131.0.0.0 Safari/537.36`, 'chrome', 'chromeos'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1',
    'chrome',
    'ios',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'safari',
    'ios',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-A155F) ${KIT} SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36`,
    'samsung',
    'android',
  ],
  [`Mozilla/5.0 (Linux; Android 12) ${KIT} Chrome/107.0 Mobile Safari/537.36 OPR/73.0`, 'opera', 'android'],
  [
    `Mozilla/5.0 (Linux; U; Android 9; en-US; Infinix) ${KIT} Version/4.0 Chrome/78.0 UCBrowser/13.4 Mobile Safari/537.36`,
    'uc',
    'android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 13; 2201117TG) ${KIT} Version/4.0 Chrome/116.0 Mobile Safari/537.36 MicroMessenger/8.0.47`,
    'wechat',
    'android',
  ],
  [`Mozilla/5.0 (Phone; OpenHarmony 5.0) ${KIT} Chrome/114.0 Safari/537.36 ArkWeb/4.1`, 'chrome', 'harmonyos'],
  ['curl/8.5.0', 'other', 'other'],
  ['', 'other', 'other'],
  [`${'x'.repeat(2000)}Firefox/1`, 'other', 'other'],
])('the device of %j is %s on %s', (userAgent, browser, system) =>
  expect(deviceOf(userAgent)).toEqual({ browser, system }),
);
