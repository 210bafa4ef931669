import type { Locator, Page } from '@playwright/test';
import { answerNeeds, loadExamplePhone } from '../support/shipment';
import { addressOf, chooseMarket, expect, test } from '../support/site';
import { wordsOf } from '../support/words';

const PREFIX = 'gh-en';
const words = wordsOf(PREFIX);
/** Presses of Tab after which a target counts as unreachable. */
const MAX_TABS = 60;

/** Returns the focused element and what covers it. Its whole box must be on the screen, and its middle on top. */
function focused(): { id: string; covered: string } {
  const control = document.activeElement as HTMLElement;
  const box = control.matches('[type=radio], [type=checkbox]') ? (control.closest('label') ?? control) : control;
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const onTop = document.elementFromPoint(x, y);
  const isSeen = top >= -1 && bottom <= innerHeight + 1 && onTop && (box.contains(onTop) || onTop.contains(box));
  const name = control.getAttribute('name') || control.id || control.textContent!.trim();
  return { id: name, covered: isSeen ? '' : `${name} at ${Math.round(top)}-${Math.round(bottom)} of ${innerHeight}` };
}

/** Moves the focus to a control with Tab only. Every element on the way must be fully visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < MAX_TABS; presses += 1) {
    await page.keyboard.press('Tab');
    const { id, covered } = await page.evaluate(focused);
    passed.push(id);
    expect(covered, passed.join(', ')).toBe('');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`not reached: ${passed.join(', ')}`);
}

test.describe('the wizard by keyboard only', { tag: '@desktop' }, () => {
  // A screen of 1280 x 1024 at 200 %: tall enough for the bar with the price to stay visible.
  test.use({ viewport: { width: 640, height: 512 }, deviceScaleFactor: 2 });

  test('leads to the code at 200 %, and nothing covers the focused element', async ({ page }) => {
    const field = (name: string) => page.locator(`main form [name="${name}"]`);
    const type = async (name: string, text: string) => {
      await tabTo(page, field(name));
      await page.keyboard.type(text);
    };
    const heading = (step: string) => page.locator('#step-title', { hasText: words(`ship.headings.${step}`) });
    await chooseMarket(page, PREFIX);
    await page.goto(addressOf(PREFIX, '/express/presend-package'));
    await answerNeeds(page, words);
    await page.waitForURL(/intlorder-entry/);
    await test.step('fills in the parties', async () => {
      const [sender, receiver] = [await loadExamplePhone(page, 'CN'), await loadExamplePhone(page, 'GH')];
      await expect(heading('parties')).toBeVisible();
      for (const [party, name, phone, place, street] of [
        ['sender', 'Lin Chen', sender, '广州', '12 Baiyun Avenue'],
        ['receiver', 'Ama Mensah', receiver, 'Kumasi', '7 Market Street'],
      ] as const) {
        await type(`${party}.name`, name);
        await type(`${party}.phone`, phone);
        await type(`${party}-place`, place);
        await expect(page.locator(`#${party}-place-list`).getByRole('option').first()).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(page.locator(`#${party}-place`)).toHaveAttribute('aria-expanded', 'false');
        await type(`${party}.street`, street);
      }
      await page.keyboard.press('Enter');
    });

    await test.step('fills in the parcel', async () => {
      await expect(heading('parcels')).toBeFocused();
      // Chooses the second option of each: the special line, brought to the warehouse.
      for (const name of ['service', 'sendingMode']) {
        await tabTo(page, page.locator(`[name="${name}"]`).first());
        await page.keyboard.press('Space');
        await page.keyboard.press('ArrowDown');
        await expect(page.locator(`[name="${name}"]`).nth(1)).toBeChecked();
      }
      await tabTo(page, field('parcels.0.goodsNameEn'));
      await page.keyboard.type('Cotton T-shirts');
      for (const [name, text] of Object.entries({ weightKg: '3', lengthCm: '30', widthCm: '30', heightCm: '40' }))
        await type(`parcels.0.${name}`, text);
      await type('parcels.0.unitPrice', '100');
      await tabTo(page, page.getByRole('button', { name: words('ship.actions.next'), exact: true }));
      await page.keyboard.press('Enter');
    });

    await test.step('agrees and reaches the code', async () => {
      await expect(heading('review')).toBeFocused();
      // The terms were agreed to in this tab: the countdown has its own test.
      await page.evaluate(() => sessionStorage.setItem('termsAgreed', 'counted'));
      await tabTo(page, page.locator('[name="agreed"]'));
      await page.keyboard.press('Space');
      await tabTo(page, page.getByRole('button', { name: words('ship.actions.loginAndSend') }));
      await page.keyboard.press('Enter');
      await expect(heading('code')).toBeFocused();
      await tabTo(page, page.locator('#confirm-account'));
    });
  });
});

interface Read {
  role: string;
  name: string;
  level: number;
  focusable: boolean;
  top: number;
  bottom: number;
  left: number;
  right: number;
  /** Its visible label; empty for controls that need none. */
  label: string;
}

/** Node of the browser's accessibility tree, with the fields used here. */
interface AxNode {
  nodeId: string;
  childIds?: string[];
  ignored: boolean;
  backendDOMNodeId?: number;
  role?: { value?: unknown };
  name?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
}

const READ = new Set(['heading', 'textbox', 'combobox', 'button', 'link', 'DisclosureTriangle']);

/** Returns the form's elements in the order of a screen reader, with their positions. */
async function readForm(page: Page): Promise<Read[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const byId = new Map<string, AxNode>(nodes.map((node) => [node.nodeId, node]));
  const inOrder = (node: AxNode): AxNode[] => [
    node,
    ...(node.childIds ?? []).flatMap((id) => (byId.has(id) ? inOrder(byId.get(id)!) : [])),
  ];
  const elements: Read[] = [];
  for (const node of inOrder(nodes[0]!)) {
    if (node.ignored || !READ.has(String(node.role?.value)) || node.backendDOMNodeId === undefined) continue;
    const { object } = await client.send('DOM.resolveNode', { backendNodeId: node.backendDOMNodeId });
    const { result } = await client.send('Runtime.callFunctionOn', {
      objectId: object.objectId!,
      returnByValue: true,
      functionDeclaration: `function () {
        if (!this.closest('main form')) return null;
        const { top, bottom, left, right } = this.getBoundingClientRect();
        const label = this.matches('input, select, textarea') ? this.labels[0]?.innerText.split('\\n')[0].trim() ?? '' : '';
        return { top, bottom, left, right, label };
      }`,
    });
    const property = (name: string) => node.properties?.find((each) => each.name === name)?.value.value;
    if (result.value)
      elements.push({
        role: String(node.role!.value),
        name: String(node.name?.value ?? ''),
        level: Number(property('level') ?? 0),
        focusable: property('focusable') === true && property('disabled') !== true,
        ...(result.value as Omit<Read, 'role' | 'name' | 'level' | 'focusable'>),
      });
  }
  await client.detach();
  return elements;
}

test('both ends of the route are read in visual order in Arabic', { tag: '@desktop' }, async ({ page }) => {
  const prefix = 'eg-ar';
  const arabic = wordsOf(prefix);
  await chooseMarket(page, prefix);
  await page.goto(addressOf(prefix, '/express/presend-package'));
  await answerNeeds(page, arabic);
  await page.waitForURL(/intlorder-entry/);
  await expect(page.locator('[name="receiver.street"]')).toBeVisible();
  const elements = await readForm(page);
  expect(elements.length).toBeGreaterThan(15);

  await test.step('the order is down the page, and within a line from the right', () => {
    const strays = elements.slice(1).flatMap((next, index) => {
      const before = elements[index]!;
      const isBelow = next.top >= before.bottom - 1;
      const isBeside = next.right <= before.left + 1 && next.top < before.bottom;
      return isBelow || isBeside ? [] : [`${next.role} ${next.name} after ${before.role} ${before.name}`];
    });
    expect(strays).toEqual([]);
  });

  await test.step('the headings name the step and its parts', () => {
    const headings = elements.filter(({ role }) => role === 'heading');
    expect(headings.map(({ level, name }) => [level, name.split(' ')[0]])).toEqual([
      [2, arabic('ship.headings.parties').split(' ')[0]],
      [3, arabic('ship.steps.sender').split(' ')[0]],
      [3, arabic('ship.steps.receiver').split(' ')[0]],
    ]);
  });

  await test.step('every field has the name shown above it', () => {
    const fields = elements.filter(({ role }) => role === 'textbox' || role === 'combobox');
    expect(fields.length).toBeGreaterThanOrEqual(9);
    for (const { name, label } of fields) {
      expect(label).not.toBe('');
      expect(name).toContain(label);
    }
  });

  await test.step('Tab follows the same order', async () => {
    const stops = elements.filter(({ focusable, role }) => focusable && role !== 'heading').map(({ name }) => name);
    const client = await page.context().newCDPSession(page);
    const focusOrder: string[] = [];
    await page.evaluate(() => document.querySelector<HTMLElement>('main form h2')!.focus());
    for (const _ of stops) {
      await page.keyboard.press('Tab');
      const { result } = await client.send('Runtime.evaluate', { expression: 'document.activeElement' });
      const { nodes } = await client.send('Accessibility.getPartialAXTree', {
        objectId: result.objectId!,
        fetchRelatives: false,
      });
      focusOrder.push(String(nodes[0]!.name?.value));
    }
    expect(focusOrder).toEqual(stops);
  });

  await test.step('a street in Latin letters is left to right, and begins where the page’s text begins', async () => {
    const street = page.locator('[name="receiver.street"]');
    await street.fill('7 Market Street');
    expect(await street.evaluate((input) => getComputedStyle(input).direction)).toBe('ltr');
    expect(await street.evaluate((input) => getComputedStyle(input).textAlign)).toBe('right');
    await street.fill('٧ شارع السوق');
    expect(await street.evaluate((input) => getComputedStyle(input).direction)).toBe('rtl');
  });
});
