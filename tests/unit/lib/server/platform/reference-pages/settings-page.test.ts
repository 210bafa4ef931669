import { expect, it } from 'vitest';
import { CONFIG_VARIABLES } from '@/lib/server/platform/config';
import { OWN_VARIABLES, SETTING_GROUPS } from '@/lib/server/platform/settings';
import { settingsPage } from '@/lib/server/platform/reference-pages/settings-page';

it('docs/configuration.md matches the code: run `npm run settings` to write it', async () => {
  await expect(settingsPage()).toMatchFileSnapshot('../../../../../../docs/configuration.md');
});

it('every variable of the configuration is explained once', () => {
  const explained = SETTING_GROUPS.flatMap(({ settings }) => Object.keys(settings));
  expect([...explained, ...OWN_VARIABLES].sort(), 'explain it in lib/server/platform/settings.ts').toEqual(
    CONFIG_VARIABLES.toSorted(),
  );
});

it('an explanation begins and ends as a sentence', () => {
  for (const [name, text] of SETTING_GROUPS.flatMap(({ settings }) => Object.entries(settings)))
    expect(text, name).toMatch(/^[A-Z0-9`].*[.)]$/);
});
