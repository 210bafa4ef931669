import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/market/language';
import { withTemporaryFolder, runOpsCommand } from '../support/ops';
import { internationalOrder, insertPlaces, phoneOf, placesOf } from '../support/order-samples';
import { signUp, type Person } from '../support/people';
import { onEachDatabase, type Reply } from '../support/world';

/**
 * Loads jsdom without `Iterator`, which the PDF reader of other files adds to this process on Node 20. jsdom would
 * expect it in each new window, which has none.
 */
async function loadJsdom() {
  const isNative = runInNewContext('typeof Iterator') === 'function';
  const added = isNative ? undefined : Object.getOwnPropertyDescriptor(globalThis, 'Iterator');
  if (added) Reflect.deleteProperty(globalThis, 'Iterator');
  const jsdom = await import('jsdom');
  if (added) Object.defineProperty(globalThis, 'Iterator', added);
  return jsdom;
}

const { JSDOM, VirtualConsole } = await loadJsdom();

/** Texts that set `window.ran` if they run as a script. */
const ATTACKS = [
  '<script>window.ran=1</script>',
  '<img src=x onerror="window.ran=1">',
  '"><svg/onload=window.ran=1>',
  '</script><script>window.ran=1</script>',
  '<iframe srcdoc="<script>parent.ran=1</script>"></iframe>',
  '<a href="javascript:window.ran=1">x</a>',
  '<a href=" &#x6A;ava&#9;script:window.ran=1">x</a>',
  '<body onload=window.ran=1>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=window.ran=1&gt;">',
  '<svg><style><img src=x onerror=window.ran=1></style></svg>',
  '<noscript><p title="</noscript><img src=x onerror=window.ran=1>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.ran=1>',
  '<template><script>window.ran=1</script></template>',
  '<textarea></textarea><img src=x onerror=window.ran=1>',
  '<!--><img src=x onerror=window.ran=1>-->',
  '<![CDATA[><img src=x onerror=window.ran=1>]]>',
  '<object data="javascript:window.ran=1"></object><embed src="javascript:window.ran=1">',
  '<meta http-equiv=refresh content="0;url=javascript:window.ran=1"><base href="//evil.example/">',
  '<p style="background:url(javascript:window.ran=1)" onclick="window.ran=1" onmouseover=window.ran=1>words</p>',
  '<details open ontoggle=window.ran=1><summary>x</summary></details>',
  '<x onfocus=window.ran=1 tabindex=0 autofocus>x</x>',
];

/**
 * The same markup and script in the form that a name may have: no addresses (`window.ran` looks like one) and no
 * schemes.
 */
const inName = (attack: string) =>
  attack
    .replace(/(?:window|parent)\.ran/g, 'ran')
    .replaceAll('javascript:', 'javascript ')
    .replaceAll('evil.example', 'evil');

/** Loads the document with scripts enabled and triggers every event handler. */
function runs(html: string): boolean {
  const { window } = new JSDOM(`<!doctype html><body><article>${html}</article></body>`, {
    runScripts: 'dangerously',
    // Ignores errors in style sheets.
    virtualConsole: new VirtualConsole(),
  });
  for (const element of window.document.querySelectorAll('article *')) {
    for (const type of ['click', 'mouseover', 'error', 'load', 'focus', 'toggle']) {
      element.dispatchEvent(new window.Event(type, { bubbles: true }));
    }
    for (const { name, value } of element.attributes) {
      if (/^(href|src|action|formaction|data|xlink:href)$/.test(name) && /^\s*javascript:/i.test(value)) return true;
    }
  }
  const { ran } = window as unknown as { ran?: unknown };
  window.close();
  return ran !== undefined;
}

onEachDatabase('stored text', (world) => {
  let ama: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
  });

  function expectData({ status, headers, body }: Reply): void {
    expect(status, JSON.stringify(body)).toBe(200);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  }
  const as = (token = ama.token) => ({ token });

  it.each(ATTACKS)('is returned by an order letter by letter: %s', async (attack) => {
    const text = attack.slice(0, 80);
    const name = inName(attack).slice(0, 80);
    const sample = internationalOrder();
    const [parcel] = sample.parcels;
    const reply = await world().call(
      'addInternationalOrder',
      {
        ...sample,
        sender: { ...sample.sender, name, company: name, street: text },
        receiver: { ...sample.receiver, name, street: text },
        parcels: [{ ...parcel, goodsNameEn: text, goodsNameCn: text }],
        remark: attack,
      },
      as(),
    );
    expectData(reply);
    const response = await world().call('getOrder', { id: reply.body.data.id }, as());
    expectData(response);
    const { sender, receiver, parcels, remark } = response.body.data;
    expect(sender).toMatchObject({ name: name.trim(), company: name.trim(), street: text.trim() });
    expect(receiver).toMatchObject({ name: name.trim(), street: text.trim() });
    expect({ goodsNameEn: parcels[0].goodsNameEn, goodsNameCn: parcels[0].goodsNameCn }).toEqual({
      goodsNameEn: text.trim(),
      goodsNameCn: text.trim(),
    });
    expect(remark).toBe(attack);
    const { body } = await world().call('queryOrderPage', { size: 1 }, as());
    expect(body.data.items[0].receiverName).toBe(name.trim());
  });

  it('is returned by the address book and the profile letter by letter', async () => {
    const attack = ATTACKS[1]!;
    const name = inName(attack);
    const address = { name, company: name, phone: phoneOf('GH'), ...placesOf('GH'), street: attack };
    const added = await world().call('addAddress', address, as());
    expectData(added);
    expect(added.body.data).toMatchObject({ name, company: name, street: attack });
    const profile = { firstName: name, familyName: name, companyName: name, companyAddress: attack };
    expectData(await world().call('updateCustomer', { userId: ama.userId, ...profile }, as()));
    expect((await world().call('getCustomer', {}, as())).body.data).toMatchObject(profile);
  });

  it('is returned by a scan letter by letter', async () => {
    const order = (await world().call('addInternationalOrder', internationalOrder(), as())).body.data;
    const events = ATTACKS.map((attack, index) => ({
      eventId: `attack-${index}`,
      waybillNo: order.waybillNo,
      code: 'DEPARTED_HUB',
      occurredAt: new Date(Date.parse(order.createTime) + index * 1000).toISOString(),
      place: attack.slice(0, 120),
    }));
    await withTemporaryFolder(async (folder) => {
      const file = path.join(folder, 'scans.ndjson');
      writeFileSync(file, events.map((event) => JSON.stringify(event)).join('\n'));
      expect((await runOpsCommand(world(), 'events', 'import', file)).err).toEqual([]);
    });
    const reply = await world().call('queryTrack', { waybillNos: [order.waybillNo] });
    expectData(reply);
    const places = reply.body.data.inTransit[0].events.map(({ place }: { place: string }) => place);
    expect(places.slice(0, -1).reverse()).toEqual(events.map(({ place }) => place.trim()));
  });

  it('never executes in the news, whoever wrote it into the database', async () => {
    const inSix = (text: string) => JSON.stringify(Object.fromEntries(LANGUAGES.map((language) => [language, text])));
    for (const [index, attack] of ATTACKS.entries()) {
      const id = `attack-${index}`;
      const [title, html] = [inSix('Title'), inSix(`<p>Before</p>${attack}<p>After</p>`)];
      const content = `{"title":${title},"summary":${title},"bodyHtml":${html}}`;
      await world()
        .services.db.insertInto('articles')
        .values({ id, published_at: '2026-01-01T00:00:00.000Z', countries: '["GH"]', content })
        .execute();
      const reply = await world().call('queryFrontBlogDetail', { id, countryCode: 'GH' });
      expectData(reply);
      const { bodyHtml } = reply.body.data;
      expect(bodyHtml, attack).toContain('<p>Before</p>');
      expect(runs(bodyHtml), `${attack} became ${bodyHtml}`).toBe(false);
    }
  });

  it('would execute without the sanitiser', () => {
    expect(ATTACKS.filter(runs)).toHaveLength(14);
    expect(runs('<p>Words</p>')).toBe(false);
  });
});
