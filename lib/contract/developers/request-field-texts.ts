import 'server-only';
import { QUOTE_HOURS } from '@/lib/market/limits';
import { MAX_TRACKED_NUMBERS } from '@/lib/parcel/parse-waybill-list';
import { REQUEST_ACCOUNT_TEXTS } from './request-account-texts';
import { textsOf } from './texts-of';

/**
 * Sentences about fields of requests, by name, or by `call.name` or `object.name` where a name has several meanings.
 * They stand apart from the schemas, which browsers load too.
 */
export const REQUEST_FIELD_TEXTS: Readonly<Record<string, string>> = {
  // Parcels and their amounts
  parcels: 'Parcels of the shipment, each with its own waybill and label.',
  weightKg:
    'Weight of the packed parcel in kilograms, to the gram, such as `7.3`. We bill the greater of this weight and the volumetric weight, rounded up to whole kilograms.',
  lengthCm: 'Length of the packed parcel in centimetres, to the millimetre, such as `30.5`.',
  widthCm: 'Width of the packed parcel in centimetres, to the millimetre, such as `20`.',
  heightCm: 'Height of the packed parcel in centimetres, to the millimetre, such as `10`.',
  quantity: 'Number of articles in the parcel, such as `3` for three shirts.',
  unitPriceMinor:
    'Price of one article, as an integer in the minor unit of `valueCurrency`. `4500` is 45.00 for currencies with two decimals.',
  valueCurrency:
    'ISO 4217 code of the unit prices: `USD`, `CNY` or the currency of the destination, which is the default.',
  goodsValue:
    'Declared value of all goods in the parcel, in the currency of the destination. For an international parcel, it may also be in `USD` or `CNY`.',
  cashOnDelivery:
    'Amount that the courier collects from the receiver, in the currency of the destination. With null, the courier collects nothing.',
  insuredValue:
    'Value that price protection covers, in the currency of the destination. With null, only the standard compensation applies.',
  currency: 'ISO 4217 code, such as `GHS`.',
  minor: 'Amount as an integer in the minor unit of the currency: `15000` of `CNY` is 150 yuan.',
  goodsNameEn:
    'Name of the goods in English, for customs. It must be specific: `Cotton shirts`, not `Gift` or `Sample`.',
  goodsNameCn: 'Name of the goods in Chinese, such as `棉衬衫`.',
  hsCode: 'HS code of the goods with 6 to 10 digits, such as `610910`. `suggestHsCodes` proposes the first six.',
  originCountry: 'ISO 3166 code of the country where the goods were made, such as `CN`.',
  goodsClass:
    'Class of the goods, which decides the price and the services that take the goods. `WITH_BATTERY` needs `battery`; the price of `PHONE_TABLET` depends on `handover`.',
  goodsType: 'Kind of a domestic shipment. `PARCEL`: a parcel. `DOCUMENT`: documents. `BULK`: bulk goods.',
  battery: 'Batteries in the shipment. Required if `goodsClass` is `WITH_BATTERY`.',
  'battery.kind':
    'Place of the batteries: `none`, `built-in` into the device, or `packed` in the box with it. Batteries `alone` are refused.',
  wattHours: 'Energy of the largest battery in watt-hours, such as `18.5`.',
  volts:
    'Voltage of the largest battery in volts, such as `3.7`. Send it with `ampereHours` if the energy is not printed.',
  ampereHours: 'Capacity of the largest battery in ampere-hours, such as `5`.',
  packed: 'Number of batteries in each parcel, if `kind` is `packed`.',
  // Shipments
  kind: '`international`: from China to another country. `domestic`: within one country.',
  'getPdfFileUrl.kind': 'Kind of the document: `label` or `invoice`.',
  'claimCompensation.kind':
    'What happened to the parcel: `LOST`, `DAMAGED` or `MISSING`, if goods are missing from it.',
  'listSites.kind': 'Only sites of this kind: our own counters, counters of partners, or warehouses.',
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
    'Type of the importer in the destination: `individual` or `business`. Some customs fees depend on it. An order calls this field `importer`.',
  importer:
    'Type of the importer in the destination: `individual` or `business`. Default: `customerType`. A quote calls this field `customer`.',
  customerType: 'Type of the sender: `individual` or `business`.',
  customerHistory:
    'History of the sender. `new`: this is the first shipment. `regular`: the sender has shipped before.',
  frequency: 'Frequency of shipments. `single`: one shipment. `regular`: repeated shipments.',
  shippingVolume: 'How often a regular sender ships: `DAILY`, `WEEKLY` or `MONTHLY`. Null for a single shipment.',
  sendingMode:
    '`PICKUP`: we collect the parcels at the sender, at a price. `MERCHANT`: the sender brings or sends them to us.',
  deliveryPlace: 'Delivery to the receiver’s `door`, or to a `site` where the receiver collects the parcel.',
  pickup: 'Day and time of the pickup. Required if `sendingMode` is `PICKUP`.',
  'pickup.date': 'Day of the pickup in the sender’s country, such as `2026-11-30`.',
  'pickup.window': 'Part of the day in which the courier comes.',
  pickupOn: 'Day of the pickup in the country of origin, such as `2026-11-30`. Expected days are counted from it.',
  domesticTransferNo:
    'Tracking number of the courier that brings the parcels to our warehouse, such as `SF1234567890123`. You can also add it later.',
  quoteToken: `\`token\` of a quote for the same shipment. The quoted price applies to the order for ${QUOTE_HOURS} hours.`,
  ...textsOf(
    ['quoteCalc', 'getInternationalQuote'],
    'quoteToken',
    '`token` of an earlier quote. While it is valid and the shipment is the same, its tariff applies again.',
  ),
  shopOrderNo:
    'Your own number of the order, such as `SHOP-1001`. Tracking and `selectByTradeNo` find the order by it.',
  remark: 'Note for our staff.',
  consignorName: 'Seller on the commercial invoice, if it is not the sender.',
  consignorAddress: 'Address of the seller in `consignorName`, on one line.',
  senderTaxNo: 'Registration number of the company that exports, in the format of the sender’s country.',
  receiverTaxNo:
    'Registration number of the company that imports, in the format of the receiver’s country, such as a KRA PIN.',
  receiverCompletes:
    'True if the receiver gives the missing details on a page of ours. The order has no label until all details are given.',
  notify: 'Parties that get our messages about the order.',
  'notify.sender': 'True if the account gets the messages.',
  'notify.receiver': 'How the receiver gets the messages: by SMS, by email, or not at all.',
  receiverLanguage: 'Language of the messages to the receiver. Default: the language of the receiver’s country.',
  order: 'The whole order after the change, not only the changed fields.',
  version: 'Version of the order or the parcel that you read. The call is refused with 409 if it has changed since.',
  agreed: 'True if the sender accepts the terms of shipping, which `getOrderAgreement` returns.',
  // People and addresses
  sender: 'Contact and address of the sender.',
  receiver: 'Contact and address of the receiver.',
  name: 'Full name of the person, such as `Ama Mensah`.',
  'queryAreaByTypeAndName.name': 'Part of the name in any of our languages, such as `Accra`.',
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
  details: 'Details that `details.asked` of the parcel lists. A detail that you leave out stays as it is.',
  // Numbers and lists
  id: 'Id of the order.',
  ...textsOf(['updateAddress', 'deleteAddress'], 'id', 'Id of the address, from `searchAddresses`.'),
  'searchAddresses.id': 'Id of one address. Without it, all addresses are returned.',
  'queryFrontBlogDetail.id': 'Id of the article, from `queryShowyBlogList`.',
  'viewFile.id': 'Id of the file, the last part of the address from `getPdfFileUrl`.',
  'readEnquiryForm.id': 'Id of the rejected form.',
  'getPayout.id': 'Id of the payout, from `listPayouts`.',
  ids: 'Ids of the orders, in the order of their labels.',
  tradeNo: 'Number of the order: ours, such as `TN001234567894`, or your own.',
  waybillNo: 'Waybill number, as printed on the label.',
  waybillNos: `Up to ${MAX_TRACKED_NUMBERS} waybill or order numbers.`,
  mallNos: `Up to ${MAX_TRACKED_NUMBERS} order numbers. In a query string, they are separated by commas.`,
  phoneTail: 'Last four digits of the receiver’s phone number.',
  cursor: '`nextCursor` of the previous page. Leave it out for the first page.',
  page: 'Number of the page, counted from 1.',
  size: 'Maximum number of entries on one page.',
  state: 'Only orders with a parcel in this state.',
  group: 'Only orders of this group of open orders.',
  period: 'Only orders of the last week (`WEEK`), month (`MONTH`) or three months (`QUARTER`).',
  search:
    'Words to search for in the numbers, the names, the receiver’s city and the goods. An order matches if it contains all words.',
  expectedBy: 'Only orders with a parcel that is on its way and expected on this day or earlier.',
  from: 'First day of the period in the market, such as `2026-11-01`.',
  to: 'Last day of the period in the market, such as `2026-11-30`.',
  format: 'Format of the file.',
  language: 'Language of the column names in the template.',
  'getImageVerifyCode.format': '`image` returns a picture of the question. `text` returns the question in words.',
  type: 'Only jobs in this field of work.',
  'queryAreaByTypeAndName.type': 'Level of the places: provinces, cities or areas.',
  'sendTestEvent.type': 'Type of the event that is sent as a test.',
  typeList: 'Dictionaries to return.',
  siteCode: 'Code of the site, from `listSites`.',
  text: 'Words to search for in the name and the address of a site.',
  'searchAddresses.text': 'Words to search for in the name, the company, the phone number and the address.',
  'checkMessage.text': 'Text of the message, as it was received.',
  'checkMessage.sender': 'Number, name or address from which the message came.',
  openAt: 'Only sites that are open at this time, such as `2026-11-30T09:00:00Z`.',
  origin: 'ISO 3166 code of the country from which the lane leads.',
  destination: 'ISO 3166 code of the country to which the lane leads.',
  // Claims
  amount: 'Amount that you claim for the goods, in `CNY`.',
  reference: 'Reference of the claim, from `claimCompensation`.',
  number: 'Number of the photo in the claim, counted from 1.',
  'addClaimPhoto.content': 'Bytes of the photo in Base64.',
  // Sheets
  content: 'Bytes of the file in Base64.',
  encoding: 'Encoding of a CSV file that is not in Unicode. If you leave it out, we guess the encoding.',
  fill: 'Values for blank cells, by the id of the column. A shop’s export lacks, for instance, the sender and the weight.',
  edits: 'Values that replace single cells of the file.',
  row: 'Number of the row, as the spreadsheet program shows it.',
  column: 'Id of the column, from `columnId` of a mistake.',
  value: 'New content of the cell.',
  orders: 'Orders to place, as `checkSheet` returned them.',
  orderKey: '`orderKey` of the order, from `checkSheet`.',
  totals: 'Amounts that you showed to the sender, from `checkSheet`. An order whose price has changed is not placed.',
  replaces: 'Id of an earlier order with the same reference. We cancel the earlier order after this order is placed.',
  'orders.order': 'Value of `order` that `checkSheet` returned for it.',
  'downloadOrders.orders': 'Orders to download. Without them, the filter selects the orders.',
  piece: 'Number of the parcel whose label you need, counted from 1. Without it, every parcel has a page.',
  // Receivers
  token: 'Token in the link of our message.',
  'priceSendOn.token': 'Token from `openSendOn`, or in the link of our message.',
  'sendOn.token': 'Token from `openSendOn`, or in the link of our message.',
  instruction: 'The receiver’s choice.',
  'instruction.kind':
    '`ready` confirms the day. `refuse` declines the parcel. `note` only leaves a note for the courier. The other kinds change the day, the site or the recipient.',
  'instruction.day': 'Day on which the parcel should be delivered, from `days` of the parcel, such as `2026-12-02`.',
  'instruction.siteCode': 'Code of the site at which the receiver collects the parcel, from `sites` of the parcel.',
  'instruction.name': 'Person who may accept the parcel.',
  'instruction.place': 'Who accepts the parcel instead of the receiver: another person, or a reception desk.',
  'instruction.text': 'Note for the courier.',
  presets: 'Ready-made notes, which the courier sees as symbols.',
  landmark: 'Place near the door that helps the courier to find the door.',
  choice: '`SHELVE`: we store the parcel at our warehouse. `DESTROY`: we destroy it.',
  attemptAt: 'Time of the attempt: `attemptAt` from `attempts` or `dispute` of the parcel.',
  'disputeAttempt.text': 'What happened, in the receiver’s words.',
  channel: 'How the code is sent: by SMS or by email.',
  stop: 'True stops the messages, false resumes them.',
  // Enquiries and surveys
  message: 'Your message to our staff.',
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
  otherInformation: 'Anything else that we should know.',
  'getCollectingSurveyList.token': 'Token of one survey. Without it, the open surveys of the country are returned.',
  'saveSurveyResult.token': 'Token of the survey, from `getCollectingSurveyList`.',
  answers:
    'Answers by the id of their question: the code of an option, several codes, a number, a text, a day, or true or false.',
  others: 'Text for the option “other”, by the id of the question.',
  visitorKey:
    'Random key that the browser stores. A second submission with the same key, or from the same account, is ignored.',
  ...REQUEST_ACCOUNT_TEXTS,
};
