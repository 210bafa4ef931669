import { expect } from 'vitest';
import type { CallName } from '@/lib/contract/calls';
import type { CheckedSheet } from '@/lib/contract/orders/sheets';
import {
  codeIn,
  lastMessage,
  newKey,
  OTHER_PASSWORD,
  PASSWORD,
  createRegisterInput,
  solveCaptcha,
  wire,
} from '../steps/account-steps';
import { csvOf, SHEET_ROW } from '../../../fixtures/sheets';
import { walkReturns, walkSendOn, walkProof } from './journey-delivery';
import { walkPasskey } from './journey-passkey';
import { walkCollections, walkApiKey, walkWebhook } from './journey-partner';
import { giveMissingDetails } from './journey-receiver';
import { sendPlainForm, walkPlainForms } from '../plain-forms';
import { domesticOrder, internationalOrder, phoneOf, placesOf } from '../order-samples';
import type { Reply, World } from '../world';

export interface JourneyStep {
  name: CallName;
  input: Record<string, unknown>;
  reply: Reply;
}

/** Journey of one account through every call. Each call must succeed. */
export interface Journey {
  steps: JourneyStep[];
  /** Personal data of the journey: typed values, and the tokens and codes in responses. */
  secrets: string[];
}

export type JourneyCall = (
  name: CallName,
  input?: Record<string, unknown>,
  token?: string,
) => Promise<Reply['body']['data']>;

const NAME = 'Abena Nyarkoa';
const STREET = '7 Nightingale Close';
const CONTACT = { name: NAME, countryCode: 'GH', phone: '024 000 7654', email: 'abena.nyarkoa@example.net' };

function createGuide(world: World): Journey & { go: JourneyCall } {
  const steps: JourneyStep[] = [];
  const go: JourneyCall = async (name, input = {}, token) => {
    const reply = await world.call(name, input, { token });
    expect(reply.status, `${name}: ${JSON.stringify(reply.body)}`).toBe(200);
    steps.push({ name, input, reply });
    return reply.body?.data;
  };
  return { steps, secrets: [], go };
}

async function walkPublicCalls({ go }: { go: JourneyCall }): Promise<void> {
  await go('queryAllCountryList');
  await go('queryOrderAllCountryList');
  await go('queryPhoneRules');
  await go('querySysDictByType', { typeList: ['CYCLE', 'ORDER_STATUS'] });
  await go('getSysDictList', { typeList: ['PICKUP_TIME'] });
  await go('querySysDictByTypeGet', { typeList: 'APPELLATION,CONTACT_WAY' });
  const [province] = await go('queryProvinces', { countryCode: 'GH' });
  const [city] = await go('queryCities', { provinceCode: province.provinceCode });
  await go('queryAreas', { cityCode: city.cityCode });
  await go('queryAreaByTypeAndName', { countryCode: 'GH', type: 'CITY', name: 'acc' });
  await go('queryLocationByCountry', { countryCode: 'NG' });
  await go('queryRate', { countryCode: 'MA' });
  await go('queryReceiver', { countryCode: 'MA', service: 'intl-straight-special' });
  await go('queryRemark', { countryCode: 'KE' });
  await go('queryLaneNotices', { destination: 'TR' });
  for (const name of ['queryAllLocation', 'getReceiverList', 'getOrderAgreement'] as const) await go(name);
  const { items: sites } = await go('listSites', {
    countryCode: 'EG',
    text: 'cairo',
    kind: 'own',
    openAt: '2026-11-16T10:00:00+02:00',
    page: 1,
    size: 2,
  });
  await go('getSiteBySiteCode', { siteCode: sites[0].siteCode });
  const { items } = await go('queryShowyBlogList', { countryCode: 'GH' });
  await go('queryFrontBlogDetail', { id: items[0].id, countryCode: 'GH' });
  await go('checkMessage', { text: 'Pay at https://evil.example', sender: 'DUNIA' });
  await go('checkGoods', { goodsClass: 'GENERAL', parcels: [{ goodsNameEn: 'Cotton shirts' }] });
  await go('suggestHsCodes', { goodsNameEn: 'Cotton shirts' });
  await go('queryStatus');
  await go('queryJobList', { countryCode: 'GH', type: 'WAREHOUSE' });
  const parcels = [{ weightKg: 2, lengthCm: 30, widthCm: 20, heightCm: 10 }];
  const international = { service: 'intl-straight-small', destinationCountry: 'SA', parcels };
  await go('getInternationalQuote', { ...international, goodsValue: { currency: 'SAR', minor: 120_000 } });
  await go('quoteCalc', { kind: 'domestic', service: 'local-standard', country: 'GH', parcels });
  const [survey] = await go('getCollectingSurveyList', { token: 's9Hq3mXcW7vTz2JfKe5N' });
  const answers = { often: 'WEEKLY', goods: ['TOOLS', 'OTHER'], parcels: 40, connect: true };
  await go('saveSurveyResult', { token: survey.token, visitorKey: newKey(), answers, others: { goods: 'Lamps' } });
}

/** Registers a person, changes the password twice and logs in with the last one. Returns the person. */
async function walkAccount(world: World, { go, secrets }: Journey & { go: JourneyCall }) {
  const account = 'abena.n@example.com';
  // The notice of the new password may arrive after a code that was requested later.
  const codeFor = (to: string) => codeIn(lastMessage(world, to, /\b\d{6}\b/)?.text);
  const codeRequest = { account, countryCode: 'GH' };
  await go('getImageVerifyCode', { key: newKey() });
  await go('getProofChallenge');
  await go('getSmsCode', { ...codeRequest, purpose: 'REGISTER', ...(await solveCaptcha(world)) });
  const first = codeFor(account);
  const company = { companyName: 'Nyarkoa Textiles', companyAddress: STREET };
  const { user, accessToken } = await go('register', await createRegisterInput(account, first, company));
  const passwords = { oldPassword: await wire(PASSWORD), password: await wire(OTHER_PASSWORD) };
  await go('updatePassword', { userId: user.userId, ...passwords }, accessToken);
  await go('sendResetEmail', { ...codeRequest, ...(await solveCaptcha(world)) });
  const second = codeFor(account);
  const { ticket } = await go('checkResetCode', { ...codeRequest, verifyCode: second });
  await go('resetPassword', { ticket, password: passwords.oldPassword });
  const login = await go('login', { userName: account, password: passwords.oldPassword, rememberMe: true });
  const token = login.accessToken as string;
  await go('checkLogin', {}, token);
  await go('getUserInfoByToken', {}, token);
  await go('getCustomer', {}, token);
  await walkSessions({ go }, account, passwords.oldPassword, token);
  secrets.push(...(await walkPasskey(world, go, passwords.oldPassword, token)));
  secrets.push(await walkApiKey(go, token), ...(await walkWebhook(go, token)));
  const phone = '+233240007656';
  await go('sendPhoneCode', { phone, countryCode: 'GH', ...(await solveCaptcha(world)) }, token);
  const phoneCode = codeFor(phone);
  const proof = { verifyCode: phoneCode, password: passwords.oldPassword };
  await go('changePhone', { phone, countryCode: 'GH', ...proof }, token);
  secrets.push(phone, phone.slice(4), phoneCode);
  const { userId } = user;
  await go('updateCustomer', { userId, firstName: 'Abena', familyName: 'Nyarkoa', companyAddress: STREET }, token);
  secrets.push(account, PASSWORD, OTHER_PASSWORD, ...Object.values(passwords), first, second, ticket);
  secrets.push(accessToken, token, company.companyName, STREET, 'Abena', 'Nyarkoa');
  return { userId: userId as string, token };
}

/** Logs in on a second device, then ends its session and all others. */
async function walkSessions(
  { go }: { go: JourneyCall },
  userName: string,
  password: string,
  token: string,
): Promise<void> {
  await go('login', { userName, password });
  const { items } = await go('listSessions', {}, token);
  await go('endOneSession', { id: items.at(-1).id }, token);
  await go('endOtherSessions', {}, token);
}

async function walkPhoneLogin(world: World, { go, secrets }: Journey & { go: JourneyCall }): Promise<void> {
  const phone = '+233240007655';
  const input = { account: phone, countryCode: 'GH', purpose: 'LOGIN' };
  await go('getSmsCode', { ...input, ...(await solveCaptcha(world)) });
  const verifyCode = codeIn(lastMessage(world, phone)?.text);
  const { accessToken } = await go('mobileLogin', { phone, countryCode: 'GH', verifyCode, agreed: true });
  await go('initPassword', { password: await wire(OTHER_PASSWORD) }, accessToken);
  for (const name of ['sendPasskeyCode', 'sendCloseCode'] as const) await go(name, {}, accessToken);
  const closeCode = codeIn(lastMessage(world, phone)?.text);
  await go('closeAccount', { account: phone, countryCode: 'GH', verifyCode: closeCode }, accessToken);
  await go('logout', {}, accessToken);
  secrets.push(phone, phone.slice(4), verifyCode, closeCode, accessToken);
}

async function walkAddresses(
  { go }: { go: JourneyCall },
  { userId, token }: { userId: string; token: string },
): Promise<void> {
  const { name, phone, email } = CONTACT;
  const entry = { name, phone, email, ...placesOf('GH'), street: STREET };
  const { id } = await go('addAddress', entry, token);
  await go('updateAddress', { ...entry, id, street: `${STREET}, Testcra` }, token);
  await go('searchAddresses', { userId, id, text: 'nightingale' }, token);
  await go('deleteAddress', { id }, token);
}

/** Opens a parcel as its receiver, verifies a code and leaves a note for the courier. */
async function walkReceiver(
  world: World,
  { go, secrets }: Journey & { go: JourneyCall },
  waybillNo: string,
  phoneTail: string,
) {
  const { token } = await go('openParcel', { waybillNo, phoneTail });
  await go('sendReceiverCode', { token, channel: 'sms' });
  const verifyCode = codeIn(lastMessage(world, '+233240000123', /\b\d{6}\b/)?.text);
  const { token: proven } = await go('proveReceiver', { token, channel: 'sms', verifyCode });
  for (const stop of [true, false]) await go('stopMessages', { token: proven, stop });
  const note = { kind: 'note', presets: ['CALL_ME'], landmark: 'Beside the old cinema', text: 'Green door' };
  await go('giveInstruction', { token: proven, version: 0, instruction: note });
  await go('readParcelOfLink', { token: proven });
  secrets.push(token, proven, verifyCode, note.landmark, note.text);
}

async function walkOrders(world: World, guide: Journey & { go: JourneyCall }, token: string): Promise<void> {
  const { go, secrets } = guide;
  const sample = { ...internationalOrder(), shopOrderNo: 'SHOP-1001' };
  const order = { ...sample, receiver: { ...sample.receiver, name: NAME, street: STREET }, remark: 'Ring thrice' };
  const orderReply = await go('addInternationalOrder', order, token);
  const home = await go('addDomesticOrder', domesticOrder(), token);
  const abroad = await go('addOrder', { kind: 'international', ...order }, token);
  const { id, tradeNo, waybillNo } = orderReply;
  const edit = { kind: 'international', ...order, remark: 'Ring once' };
  await go('editWebsiteOrder', { id, version: orderReply.version, order: edit }, token);
  await go('getOrder', { id }, token);
  await go('selectByTradeNo', { tradeNo }, token);
  await go('queryOrderPage', { period: 'WEEK', search: 'cotton', size: 2 }, token);
  await go('websitePageList', { state: 'WAITING', group: 'HAND_OVER', country: 'GH', expectedBy: null }, token);
  await go('queryOrderDesk', {}, token);
  const paper = await go('getPdfFileUrl', { id, kind: 'label' }, token);
  await go('viewFile', { id: paper.url.split('/').at(-1) });
  await go('queryTrack', { waybillNos: [waybillNo, 'nonsense'] });
  await go('listExpressTrack', { waybillNos: [waybillNo] });
  await go('queryTrackByMallNo', { mallNos: [tradeNo, sample.shopOrderNo] }, token);
  await go('queryIntlTrackByMallNo', { mallNos: `${tradeNo},${waybillNo}` });
  const phoneTail = phoneOf('GH').slice(-4);
  await go('getExpressTrackDetails', { waybillNo, phoneTail });
  await walkReturns(world, guide, [home, abroad], token);
  await walkSendOn(world, guide, token);
  await walkReceiver(world, guide, waybillNo, phoneTail);
  secrets.push(...(await giveMissingDetails(go, token)));
  await walkProof(world, guide, (await world.call('addInternationalOrder', order, { token })).body.data, token);
  await go('cancelOrder', { id }, token);
  await go('deleteOrder', { id }, token);
  secrets.push(
    phoneOf('GH'),
    phoneOf('CN'),
    'Li Wei',
    'Ring thrice',
    'Ring once',
    'Cotton shirts',
    sample.sender.street,
  );
}

/** Checks a sheet, places its orders and prints their labels. */
async function walkSheet({ go, secrets }: Journey & { go: JourneyCall }, token: string): Promise<void> {
  await go('getSheetTemplate', { format: 'xlsx', language: 'en' });
  const row = { ...SHEET_ROW, receiverName: 'Yaa Asantewaa', receiverStreet: '9 Palm Grove' };
  const content = csvOf([row]).toString('base64');
  for (const name of ['correctSheet', 'mendSheet'] as const) await go(name, { content }, token);
  const { orders } = (await go('checkSheet', { content }, token)) as CheckedSheet;
  const sheetOrders = orders.map(({ orderKey, totals, order }) => ({
    orderKey,
    totals,
    order: { ...order, agreed: true },
  }));
  const { results } = await go('placeSheetOrders', { orders: sheetOrders }, token);
  await go('printSheetLabels', { ids: [results[0].placed.id] }, token);
  await go('downloadOrders', { format: 'csv', orders: [{ id: results[0].placed.id }] }, token);
  secrets.push(row.receiverName, row.receiverStreet);
}

async function walkEnquiries(world: World, { go, secrets }: Journey & { go: JourneyCall }): Promise<void> {
  const message = 'Where do you deliver on Sundays?';
  const wish = { contactWay: 'PHONE', shipRequire: 'INTERNATIONAL', weightKg: 120, message };
  await go('saveContactExpert', { ...CONTACT, ...wish });
  await go('saveCustomerFeedback', { ...CONTACT, message });
  await go('saveFranchiseApplication', { ...CONTACT, state: 'Ashanti', city: 'Kumasi', remark: message });
  await go('saveEnterpriseCustomer', {
    ...CONTACT,
    company: 'Nyarkoa Textiles',
    cycle: 'WEEKLY',
    goods: 'Cotton shirts',
    destinations: ['GH'],
    message,
  });
  await go('readEnquiryForm', { id: await sendPlainForm(world, { ...CONTACT, name: '', message }) });
  secrets.push(message, CONTACT.phone, CONTACT.email, NAME);
}

/** Makes every call of the contract at least once. Needs the places of `insertPlaces`. */
export async function walkEveryCall(world: World): Promise<Journey> {
  const guide = createGuide(world);
  await walkPublicCalls(guide);
  const person = await walkAccount(world, guide);
  await walkPhoneLogin(world, guide);
  await walkAddresses(guide, person);
  await walkOrders(world, guide, person.token);
  await walkSheet(guide, person.token);
  await walkCollections(world, guide.go, person);
  await walkEnquiries(world, guide);
  await walkPlainForms(world, guide.go, person);
  await guide.go('exportAccountData', {}, person.token);
  await guide.go('logout', {}, person.token);
  return guide;
}
