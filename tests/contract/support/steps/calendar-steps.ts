import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { byLanguage } from '@/lib/market/language';
import { withTemporaryFolder, runOpsCommand } from '../ops';
import type { World } from '../world';

const holidaySample = (countryCode: string, date: string, rest: object = {}) => ({
  countryCode,
  date,
  names: byLanguage((language) => `Day of rest (${language})`),
  ...rest,
});

/** Years that the seed does not contain. 6 March 2031 is a Thursday. */
const CALENDARS = [
  holidaySample('CN', '2031-03-07'),
  holidaySample('CN', '2031-03-08', { kind: 'working' }),
  holidaySample('GH', '2031-03-10', { expected: true }),
];

/** Imports these calendars and moves the clock to 00:30 on 6 March 2031 in China, still 5 March in Ghana and Uganda. */
export const goToMarch = (world: World) =>
  withTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'holidays.json');
    writeFileSync(file, JSON.stringify(CALENDARS));
    expect(await runOpsCommand(world, 'holidays', 'import', file)).toMatchObject({ code: 0 });
    world.pass(Date.parse('2031-03-05T16:30:00Z') - world.services.now().getTime());
  });
