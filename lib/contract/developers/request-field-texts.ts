import 'server-only';
import { VERIFY_CODE } from '@/lib/market/limits';
import { MAX_TRACKED } from '../tracking/tracking';

/**
 * Sentences about fields of requests, by name, or by `call.name` or `object.name` where a name has several meanings.
 * They stand apart from the schemas, which browsers load too.
 */
export const REQUEST_FIELD_TEXTS: Readonly<Record<string, string>> = {
  // Parcels and their amounts
  parcels: 'Parcels of the shipment, each with its own waybill and label.',
  weightKg:
    'Weight of the packed parcel in kilograms, to the gram, such as `7.3`. The greater of this and the volumetric weight is billed, in started kilograms.',
  lengthCm: 'One side of the packed parcel in centimetres, to the millimetre, such as `30.5`.',
  widthCm: 'Another side of the packed parcel in centimetres, to the millimetre, such as `20`.',
  heightCm: 'Third side of the packed parcel in centimetres, to the millimetre, such as `10`.',
  quantity: 'Number of articles in the parcel, such as `3` shirts.',
  unitPriceMinor:
    'Price of one article, as an integer in the minor unit of `valueCurrency`. `4500` is 45.00 for currencies with two decimals.',
  valueCurrency:
    'ISO 4217 code of the unit prices: `USD`, `CNY` or the currency of the destination, which is the default.',
  goodsValue:
    'Declared value of all goods in the parcel, in the currency of the destination; for international parcels also in `USD` or `CNY`.',
  cashOnDelivery:
    'Amount that the courier collects from the receiver, in the currency of the destination. Null collects nothing.',
  insuredValue:
    'Value up to which the parcel is insured, in the currency of the destination. Null leaves it at the basic compensation.',
  currency: 'ISO 4217 code, such as `GHS`.',
  minor: 'Amount as an integer in the minor unit of the currency: `15000` of `CNY` is 150 yuan.',
  goodsNameEn:
    'Name of the goods in English, for customs. It must be specific: `Cotton shirts`, not `Gift` or `Sample`.',
  goodsNameCn: 'Name of the goods in Chinese, such as `棉衬衫`.',
  hsCode: 'HS code of the goods with 6 to 10 digits, such as `610910`. `suggestHsCodes` proposes the first six.',
  originCountry: 'ISO 3166 code of the country where the goods were made, such as `CN`.',
  goodsClass:
    'Class of the goods, which decides price and carrier. `WITH_BATTERY` needs `battery`; `PHONE_TABLET` has a price of its own at each hand-over place.',
  goodsType: 'Kind of a domestic shipment. `PARCEL`: a parcel. `DOCUMENT`: documents. `BULK`: bulk goods.',
  battery: 'Batteries in the shipment. Required if `goodsClass` is `WITH_BATTERY`.',
  'battery.kind':
    'Place of the batteries: `none`, `built-in` into the device, or `packed` in the box with it. Batteries `alone` are refused.',
  wattHours: 'Energy of the largest battery in watt-hours, such as `18.5`.',
  volts:
    'Voltage of the largest battery in volts, such as `3.7`. Send it with `ampereHours` if the energy is not printed.',
  ampereHours: 'Charge of the largest battery in ampere-hours, such as `5`.',
  packed: 'Number of batteries in each parcel, if `kind` is `packed`.',
  // Shipments
  kind: '`international`: from China to another country. `domestic`: within one country.',
  'getPdfFileUrl.kind': 'Kind of the document: `label` or `invoice`.',
  'claimCompensation.kind':
    'What happened to the parcel: `LOST`, `DAMAGED` or `MISSING`, if goods are missing from it.',
  'listSites.kind': 'Only sites of this kind: our own, of a partner, or warehouses.',
  service:
    'Code of the service, such as `intl-straight-special`. `queryReceiver` lists the services of each destination.',
  destinationCountry: 'ISO 3166 code of the country to which the parcels go, such as `GH`.',
  country: 'ISO 3166 code of the country, such as `GH`.',
  countryCode: 'ISO 3166 code of the country, such as `GH`.',
  'sender.countryCode': 'ISO 3166 code of the country of the address. For international orders it is `CN`.',
  provinceCode: 'Code of the province or region, as `queryProvinces` returns it.',
  cityCode: 'Code of the city, from `queryCities`.',
  'getInternationalQuote.cityCode':
    'Code of the city, from `queryCities`. Without it, the rate outside the main cities applies.',
  'quoteCalc.cityCode': 'Code of the city, from `queryCities`. Without it, the rate outside the main cities applies.',
  areaCode: 'Code of the area, from `queryAreas`. Delivery to a remote area takes longer.',
  fromCityCode: 'Code of the city of the pickup. Without it, the rate between cities applies.',
  toCityCode: 'Code of the city of the delivery. Without it, the rate between cities applies.',
  handover:
    'City where we receive the parcels: `guangzhou` or `hong-kong`. It changes the price of phones and tablets.',
  customer:
    'Importer in the destination, like `importer` of an order: `individual` or `business`. Some customs fees depend on it.',
  importer:
    'Importer in the destination, like `customer` of a quote: `individual` or `business`. Default: `customerType`.',
  customerType: 'Type of the sender: `individual` or `business`.',
  customerHistory: 'History of the sender. `new`: ships for the first time. `regular`: has shipped before.',
  frequency: 'Frequency of shipments. `single`: one shipment. `regular`: repeated shipments.',
  shippingVolume: 'How often a regular sender ships. Null for a single shipment.',
  sendingMode:
    '`PICKUP`: we collect the parcels at the sender, at a price. `MERCHANT`: the sender brings or sends them to us.',
  deliveryPlace: 'Delivery to the receiver’s `door`, or to a `site` where the receiver collects the parcel.',
  pickup: 'Day and time of the pickup. Required if `sendingMode` is `PICKUP`.',
  'pickup.date': 'Day of the pickup in the sender’s country, such as `2026-11-30`.',
  'pickup.window': 'Part of the day in which the courier comes.',
  pickupOn: 'Day of the pickup in the country of origin, such as `2026-11-30`. Expected days are counted from it.',
  domesticTransferNo:
    'Tracking number of the courier that brings the parcels to our warehouse, such as `SF1234567890123`. It may be added later.',
  quoteToken: '`token` of a quote for the same shipment. For 24 hours, the order costs what the quote says.',
  agreed: 'True if the sender accepts the terms of shipping, which `getOrderAgreement` returns.',
  shopOrderNo:
    'Your own number of the order, such as `SHOP-1001`. Tracking and `selectByTradeNo` find the order by it.',
  remark: 'Note for our staff.',
  consignorName: 'Seller on the commercial invoice, if it is not the sender.',
  consignorAddress: 'Address of that seller, on one line.',
  senderTaxNo: 'Registration number of the company that exports, in the format of the sender’s country.',
  receiverTaxNo:
    'Registration number of the company that imports, in the format of the receiver’s country, such as a KRA PIN.',
  receiverCompletes: 'True if the receiver gives missing details on a page. The order has no label until then.',
  notify: 'Parties that get our messages about the order.',
  'notify.sender': 'True if the account gets the messages.',
  'notify.receiver': 'How the receiver gets the messages: by SMS, by email, or not at all.',
  receiverLanguage: 'Language of the messages to the receiver. Default: the language of the receiver’s country.',
  order: 'The whole order as it should be, not only the changed fields.',
  version: 'Version of the object that you read. The call is refused with 409 if it has changed since.',
  // People and addresses
  sender: 'Contact and address of the sender.',
  receiver: 'Contact and address of the receiver.',
  name: 'Full name of the person, such as `Ama Mensah`.',
  'queryAreaByTypeAndName.name': 'Part of the name in any language of the country, such as `Accra`.',
  company: 'Name of the company.',
  phone: 'Phone number in international or local spelling, such as `+233 24 000 0000`.',
  secondPhone: 'Another phone number at which the courier can reach the receiver.',
  email: 'Email address, such as `ama@example.com`.',
  street: 'Street and house number, or a landmark, such as `12 Oxford Street, Osu`.',
  digitalAddress:
    'Digital address of the country, such as `GA-183-8164` in Ghana. Receivers in Saudi Arabia need the National Address.',
  nationalAddress: 'National Address in Saudi Arabia: four letters and four digits, such as `RRRD2929`.',
  identityNo:
    'Number that customs requires of the receiver: an identity or tax number in Türkiye, a tax number in Egypt.',
  pin: 'Position of the door on a map, as a pair of coordinates or a link of a map.',
  details: 'Details that `waitsFor` of the order names.',
  // Numbers and lists
  id: 'Id of the object, as the call that created or listed it returned it.',
  ids: 'Ids of the orders, in the order of their labels.',
  tradeNo: 'Number of the order: ours, such as `TN001234567894`, or your own.',
  waybillNo: 'Waybill number, as printed on the label.',
  waybillNos: `Up to ${MAX_TRACKED} waybill or order numbers.`,
  mallNos: `Up to ${MAX_TRACKED} order numbers. In a query string, they are separated by commas.`,
  phoneTail: 'Last four digits of the receiver’s phone number.',
  cursor: '`nextCursor` of the previous page. Leave it out for the first page.',
  page: 'Number of the page, counted from 1.',
  size: 'Maximum number of entries on one page.',
  state: 'Only orders with a parcel in this state.',
  group: 'Only orders of this group of open orders.',
  period: 'Only orders of the last week (`WEEK`), month (`MONTH`) or three months (`QUARTER`).',
  search: 'Words of a number, a name, the receiver’s city or the goods. An order must contain all of them.',
  expectedBy: 'Only orders with a parcel under way that is expected on this day or earlier.',
  from: 'First day of the period in the market, such as `2026-11-01`.',
  to: 'Last day of the period in the market, such as `2026-11-30`.',
  format: 'Format of the file.',
  'getImageVerifyCode.format': '`image` returns a picture of the question, `text` the question in words.',
  type: 'Only entries of this type.',
  'credential.type': 'Type of the credential, as the browser returns it: `public-key`.',
  'addPasskey.type': 'Type of the credential, as the browser returns it: `public-key`.',
  'queryAreaByTypeAndName.type': 'Level of the places: provinces, cities or areas.',
  'sendTestEvent.type': 'Type of the event that is sent as a test.',
  typeList: 'Dictionaries to return.',
  siteCode: 'Code of the site, from `listSites`.',
  text: 'Words of the name or the address of a site.',
  'searchAddresses.text': 'Words of the name, the company, the phone number or the address.',
  'checkMessage.text': 'Text of the message, as it was received.',
  'checkMessage.sender': 'Number, name or address from which the message came.',
  openAt: 'Only sites that are open at this time, such as `2026-11-30T09:00:00Z`.',
  origin: 'ISO 3166 code of the country from which the lane leads.',
  destination: 'ISO 3166 code of the country to which the lane leads.',
  // Receivers
  token: 'Token in the link of our message.',
  'priceSendOn.token': 'Token from `openSendOn`, or in the link of our message.',
  'sendOn.token': 'Token from `openSendOn`, or in the link of our message.',
  instruction: 'The receiver’s choice.',
  'instruction.kind':
    '`ready` confirms the day, `refuse` declines the parcel, `note` is only for the courier. The others change day, site or recipient.',
  'instruction.day': 'Day on which the parcel should be delivered, such as `2026-12-02`.',
  'instruction.name': 'Person who may accept the parcel.',
  'instruction.place': 'Another person, or a reception desk.',
  'instruction.text': 'Note for the courier.',
  presets: 'Notes that the courier sees as symbols.',
  landmark: 'Something near the door by which the courier finds it.',
  choice: '`SHELVE`: we store the parcel at our warehouse. `DESTROY`: we destroy it.',
  attemptAt: '`attemptAt` of the attempt, from `attempts` or `dispute` of the parcel.',
  'disputeAttempt.text': 'What happened, in the receiver’s words.',
  channel: 'How the code is sent: by SMS or by email.',
  verifyCode: `The ${VERIFY_CODE.digits} digits of the code.`,
  nonce: '`nonce` from the response of the call that sent the code. Without it, the newest code is checked.',
  stop: 'True stops the messages, false resumes them.',
  // Enquiries and surveys
  message: 'The enquiry in your own words.',
  'claimCompensation.message': 'What happened, in your own words.',
  'saveEnterpriseCustomer.weightKg':
    'Usual weight of one shipment in kilograms, such as `25`. Null if it is not known.',
  'saveContactExpert.weightKg': 'Weight of the shipment in kilograms, such as `25`. Null if it is not known.',
  contactWay: 'How we should contact you.',
  cycle: 'How often you ship: `DAILY`, `WEEKLY` or `MONTHLY`.',
  shipRequire: '`INTERNATIONAL`: shipments to other countries. `DOMESTIC`: shipments within one country.',
  shipments: 'Number of shipments in one `cycle`, such as `40`.',
  goods: 'Goods that you ship, such as `Clothes and shoes`.',
  destinations: 'ISO 3166 codes of the countries to which you ship.',
  'saveFranchiseApplication.state': 'State or province in which the franchise would be.',
  city: 'City in which the franchise would be.',
  experienced: 'True if you have worked in logistics. Null if you prefer not to say.',
  companyAddress: 'Address of the company.',
  otherInformation: 'Anything else that we should know.',
  'getCollectingSurveyList.token': 'Token of one survey. Without it, all surveys of the country are returned.',
  'saveSurveyResult.token': 'Token of the survey, from `getCollectingSurveyList`.',
  answers: 'Chosen options by the id of their question.',
  others: 'Own words for the option “other”, by the id of the question.',
  visitorKey: 'Random key that the browser stores. A second result with the same key is ignored.',
  // Webhooks
  url: 'Address that gets the events, with `https`, such as `https://shop.example/parcels`.',
  'createApiKey.mode': '`test`: the key places test orders. `live`: the key places real orders.',
  'createApiKey.name': 'Your name for the key, such as `Shop server`.',
  mode: '`test`: events of test orders only. `live`: events of real orders only.',
  events: 'Types of events that are sent.',
  language: 'Language of the sentences in the result.',
  'createWebhook.language': 'Language of the sentences in the events. Default: the language of the request.',
  'changeWebhook.language': 'Language of the sentences in the events.',
  batchSize: 'Maximum number of events in one request. With 1, the body is one event.',
  batchFormat: 'Body of a request with several events: a JSON array of our events, or a CloudEvents batch.',
  isOn: 'False turns the webhook off and drops its waiting events.',
  deliveryId: 'Id of the delivery, from `listWebhookDeliveries`.',
};
