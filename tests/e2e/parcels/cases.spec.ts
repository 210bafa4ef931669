import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Country } from '@/lib/market/country';
import { createDeliveryPhoto } from '../../fixtures/delivery-photo';
import { deliverLinkedParcel, placeLinkedParcel, type LinkedParcel } from '../support/linked-parcel';
import { openLoggedIn } from '../support/person';
import { pickForCommit, screenForCommit } from '../support/rotation';
import { expect, expectSoundPage, test } from '../support/site';
import { ops } from '../support/this-run';
import { wordsOf } from '../support/words';

const DOOR = { latitude: 24.8607, longitude: 67.0011 };

/** Imports a failed attempt with all its evidence. */
async function failAttempt({ waybill: waybillNo }: LinkedParcel, countryCode: Country): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'attempt-'));
  const file = path.join(folder, 'scans.ndjson');
  const scanAt = (code: string, ago: number, more: object = {}) =>
    JSON.stringify({
      eventId: randomUUID(),
      waybillNo,
      code,
      occurredAt: new Date(Date.now() - ago).toISOString(),
      place: 'Depot',
      countryCode,
      ...more,
    });
  const evidence = { reason: 'NOBODY_THERE', position: DOOR, called: true, photo: 'door.jpg' };
  writeFileSync(path.join(folder, 'door.jpg'), await createDeliveryPhoto());
  writeFileSync(file, [scanAt('OUT_FOR_DELIVERY', 2), scanAt('DELIVERY_FAILED', 1, evidence)].join('\n'));
  ops('events', 'import', file);
  rmSync(folder, { recursive: true });
}

for (const [prefix, country] of pickForCommit('cases', [
  ['gh-en', 'GH'],
  ['pk-ur', 'PK'],
] as const)) {
  const words = wordsOf(prefix);

  test(
    `${prefix}: a receiver reads the evidence of an attempt, disputes it and reads the answer`,
    screenForCommit('cases', prefix),
    async ({ page }, info) => {
      test.setTimeout(180_000);
      const parcel = await placeLinkedParcel(country, prefix.slice(3));
      await failAttempt(parcel, country);
      const main = page.locator('main');
      const picture = (step: string) => expectSoundPage(page, `${info.project.name}-${prefix}-attempt-${step}`);
      await page.goto(parcel.link);
      await expect(main.getByRole('heading', { name: words('parcel.proof.attempt.title') })).toBeVisible();
      await expect(main.getByText(words('parcel.proof.attempt.called', { called: 'yes' }))).toBeVisible();
      const map = main.getByRole('link', { name: words('parcel.proof.attempt.map') });
      expect(await map.getAttribute('href')).toContain('mlat=24.861&mlon=67.001');
      await main.locator('summary', { hasText: words('parcel.proof.attempt.photo') }).click();
      const photo = main.getByRole('img', { name: words('parcel.proof.attempt.alt') });
      await expect(photo).toHaveJSProperty('naturalWidth', 480);
      await picture('evidence');

      await main.locator('summary', { hasText: words('parcel.dispute.title') }).click();
      await main.getByLabel(words('parcel.dispute.text')).fill('I was at home.');
      await main.getByRole('button', { name: words('parcel.dispute.submit') }).click();
      const notice = main.getByText(/CS\d{10}/);
      await expect(notice).toBeVisible();
      const reference = /CS\d{10}/.exec(await notice.innerText())![0];
      ops('cases', 'answer', reference, '--answer', 'The driver was at another street.');
      await page.reload();
      await expect(main.getByText('The driver was at another street.')).toBeVisible();
      await picture('answered');
    },
  );

  test(
    `${prefix}: a sender reads the evidence and claims with photos`,
    screenForCommit('claim photos', prefix),
    async ({ page }, info) => {
      test.setTimeout(180_000);
      const parcel = await placeLinkedParcel(country, prefix.slice(3));
      await failAttempt(parcel, country);
      await deliverLinkedParcel(parcel, country);
      const main = page.locator('main');
      await openLoggedIn(page, prefix, '/express/my-order', parcel.senderMail);
      await main.locator('a[href*="intlorder-detail"]').first().click();
      await main.locator('summary', { hasText: words('parcel.proof.attempt.photo') }).click();
      const door = main.getByRole('img', { name: words('parcel.proof.attempt.alt') });
      await expect(door).toHaveJSProperty('naturalWidth', 480);

      await main.getByRole('button', { name: words('claim.open') }).click();
      await main.getByLabel(words('claim.form.kinds.DAMAGED')).check();
      await main.getByLabel(words('claim.form.message')).fill('Two shirts are stained.');
      await main.getByLabel(words('claim.form.amount')).fill('3');
      const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
      const field = main.getByLabel(words('claim.photos.label'));
      const photos = await Promise.all([640, 720, 800].map((width) => createDeliveryPhoto({ width })));
      await field.setInputFiles([jpeg('one.jpg', photos[0]!), jpeg('two.jpg', photos[1]!)]);
      await expectSoundPage(page, `${info.project.name}-${prefix}-claim-form`);
      await main.getByRole('button', { name: words('claim.form.submit') }).click();
      const fold = (count: number) => main.locator('summary', { hasText: words('claim.photos.title', { count }) });
      await expect(fold(2)).toBeVisible({ timeout: 30_000 });

      await field.setInputFiles([{ name: 'no.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') }]);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await field.setInputFiles([jpeg('three.jpg', photos[2]!)]);
      await fold(3).click();
      for (const number of [1, 2, 3])
        await expect(main.getByRole('img', { name: words('claim.photos.alt', { number }) })).toBeVisible();
      await expectSoundPage(page, `${info.project.name}-${prefix}-claim-photos`);
    },
  );
}
