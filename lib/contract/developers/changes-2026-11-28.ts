import { ORDER_CALLS, PLACING_CALLS, type DatedChanges } from './earlier-changes';

/** Changes of 28 November 2026. */
export const CHANGES_OF_28_NOVEMBER: DatedChanges = {
  date: '2026-11-28',
  changes: [
    {
      kind: 'New',
      text: 'An international order may name the true seller in `consignorName` and `consignorAddress`. The commercial invoice then names it as the exporter, with the sender below it.',
      calls: [...ORDER_CALLS, 'checkSheet', 'placeSheetOrders'],
    },
    {
      kind: 'New',
      text: 'The webhook event `order.details_given` reports that a receiver has given the details that an order waited for. Its labels can then be printed. The event names the details without their values.',
      calls: ['createWebhook', 'changeWebhook', 'sendTestEvent'],
    },
    {
      kind: 'New',
      text: 'An international order may name the `valueCurrency` of its unit prices: `USD`, `CNY` or the destination’s currency, which is the default. Quotes accept a `goodsValue` in these currencies. We convert the value for customs, compensation and price protection. Sheets have a column for the currency.',
      calls: [...ORDER_CALLS, 'quoteCalc', 'getInternationalQuote', 'checkSheet', 'placeSheetOrders'],
    },
    {
      kind: 'New',
      text: 'The `importCharges` of quotes, orders and tracking have `incoterm`: `DDP` if we collect import duty and tax from the receiver before delivery, otherwise `DAP`. The commercial invoice prints the `incoterm`. Replaced on 29 November: since then, `incoterm` is `DAP` everywhere.',
      calls: [...ORDER_CALLS, 'quoteCalc', 'getInternationalQuote', 'queryTrackByMallNo'],
    },
    {
      kind: 'New',
      text: 'A sheet of parcels has three columns for goods with a battery: where the battery is, the energy of the largest battery in Wh, and the number of packed batteries in each parcel. A row with the type `WITH_BATTERY` needs them.',
      calls: ['getSheetTemplate', 'checkSheet', 'correctSheet', 'placeSheetOrders'],
    },
    {
      kind: 'Changed',
      text: 'We send no code to the receiver of a parcel that has not been handed over, unless its account has handed over a parcel before. The error is 1409017, and `withCode` and `reach` are empty. A code counts towards the daily messages of the order’s account.',
      calls: ['sendReceiverCode', 'readParcelOfLink', 'openParcel'],
    },
    {
      kind: 'Changed',
      text: 'One network can open a parcel with the digits of the phone number at most 20 times a day.',
      calls: ['sendReceiverCode', 'readParcelOfLink', 'openParcel'],
    },
    {
      kind: 'Changed',
      text: 'Orders of every call count towards the daily allowance of the account, as orders from spreadsheets already did. An account that has never handed over a parcel can place 50 a day.',
      calls: [...PLACING_CALLS, 'placeSheetOrders'],
    },
    {
      kind: 'Changed',
      text: 'Orders of test keys do not count towards the allowance: an account has at most 1,000 of them, and each is deleted 30 days after it was placed.',
      calls: [...PLACING_CALLS, 'placeSheetOrders'],
    },
    {
      kind: 'New',
      text: 'A parcel has an optional `hsCode` of 6 to 10 digits; we remove dots and spaces. It also has an optional `originCountry`, an ISO 3166-1 code whose default is `CN` for international orders. The commercial invoice prints both, and sheets have columns for them.',
      calls: [...ORDER_CALLS, 'checkSheet', 'getSheetTemplate', 'getPdfFileUrl'],
    },
    {
      kind: 'New',
      text: 'An order may wait for what only the receiver knows: the National Address in Saudi Arabia (send `receiverCompletes` and leave out `receiver.digitalAddress`), an identity or tax number in Türkiye, and an importer’s tax number in Egypt (`receiver.identityNo`, or we ask the receiver). `waitsFor` lists what is missing; until then `getPdfFileUrl` returns 1409016.',
      calls: [
        ...ORDER_CALLS,
        'queryOrderPage',
        'getPdfFileUrl',
        'createReceiverLink',
        'giveReceiverDetails',
        'readParcelOfLink',
      ],
    },
    {
      kind: 'New',
      text: 'The call `createReceiverLink` returns a link to pass on, and `giveReceiverDetails` stores what the receiver enters.',
      calls: [
        ...ORDER_CALLS,
        'queryOrderPage',
        'getPdfFileUrl',
        'createReceiverLink',
        'giveReceiverDetails',
        'readParcelOfLink',
      ],
    },
    {
      kind: 'New',
      text: 'Every international price has `importCharges`: import duty and tax, who pays it, and a range if the rates are known. Tracking has the same field without amounts. Totals do not include duty and tax.',
      calls: ['quoteCalc', 'getInternationalQuote', 'getOrder', 'queryTrack', 'getExpressTrackDetails'],
    },
    {
      kind: 'Changed',
      text: 'Goods that the destination’s customs does not release to the importer are refused: phones and tablets to an individual in Türkiye. The error is on `goodsClass`.',
      calls: ['quoteCalc', 'getInternationalQuote', 'addOrder', 'addInternationalOrder'],
    },
    {
      kind: 'New',
      text: 'Added notices of lanes: changed rules, delays and stops. A quote has the notices of its lane in `notices`. An order on a stopped lane is refused with an error on its destination.',
      calls: ['queryLaneNotices', 'quoteCalc', ...PLACING_CALLS],
    },
    {
      kind: 'Changed',
      text: 'An `insuredValue` that the standard compensation already covers is refused. Price protection is offered above CNY 300.',
      calls: ['quoteCalc', ...PLACING_CALLS],
    },
    {
      kind: 'New',
      text: 'Added `checkGoods`, which returns the errors that an order with these goods names would get. Names are checked against a list of goods in six languages, and names of one parcel that contradict each other are refused.',
      calls: ['checkGoods', ...PLACING_CALLS],
    },
    {
      kind: 'New',
      text: 'An international order may have the `goodsClass` `WITH_BATTERY`: devices with a battery, by International Express (`intl-straight-special`) only. It needs `battery`: where the battery is, its energy, and the number of packed batteries. Names of such devices are no longer accepted as `PHONE_TABLET`, and names of phones are not accepted as `WITH_BATTERY`.',
      calls: ['addOrder', 'addInternationalOrder', 'editWebsiteOrder', 'getOrder', 'quoteCalc'],
    },
    {
      kind: 'New',
      text: 'The check of goods accepts a `destinationCountry` and also returns `goods`: for each parcel the verdict, the goods class, the reason, the surcharge and the battery rule.',
      calls: ['checkGoods'],
    },
    {
      kind: 'New',
      text: 'An order has an optional `shopOrderNo`: your own number, with at most 50 characters. Responses and webhook events have this number. You can find your own orders by this number in searches, in `selectByTradeNo`, and in `queryTrackByMallNo` with your token or key.',
      calls: [...ORDER_CALLS, 'queryOrderPage', 'queryTrackByMallNo', 'queryIntlTrackByMallNo'],
    },
    {
      kind: 'Changed',
      text: 'The order number in a sheet is stored as `shopOrderNo` of its order. `downloadOrders` writes the stored number and ignores `reference`.',
      calls: ['checkSheet', 'placeSheetOrders', 'downloadOrders'],
    },
    {
      kind: 'Breaking',
      text: 'A login by code creates an account only if `agreed` is true. Otherwise the response is 422 with an error on that field, and the code stays valid.',
      calls: ['mobileLogin'],
    },
    {
      kind: 'New',
      text: 'The first page of a person’s orders has `attention`: the number of parcels that were returned or not delivered, and the last day to choose. Responses to API keys do not have this field.',
      calls: ['queryOrderPage', 'websitePageList'],
    },
    {
      kind: 'Changed',
      text: 'The `rule` of a quote line names the rule without a clause number.',
      calls: ['quoteCalc', 'getInternationalQuote'],
    },
    {
      kind: 'New',
      text: 'A checked sheet states the price of each order in local currency, its expected days, and how its parcels are handed over and paid. `downloadOrders` returns order numbers, tracking numbers and prices as a CSV or XLSX file.',
      calls: ['checkSheet', 'downloadOrders'],
    },
    {
      kind: 'New',
      text: 'The response for a checked sheet names the sheet that was read, a guessed encoding, hidden rows, and an order already placed with the same reference. `encoding` sets the encoding; `replaces` cancels the earlier order.',
      calls: ['checkSheet', 'correctSheet', 'mendSheet', 'placeSheetOrders'],
    },
    {
      kind: 'Changed',
      text: 'Phone numbers are accepted in every usual spelling, and responses have them in international form. `familyName` may be empty.',
      calls: ['register', 'updateCustomer', 'addInternationalOrder', 'addDomesticOrder', 'addAddress'],
    },
    {
      kind: 'Changed',
      text: 'The call `mendSheet` is now `correctSheet`. The former path works until 2027-05-28. Its responses have the headers `Deprecation` and `Sunset`.',
      calls: ['correctSheet', 'mendSheet'],
    },
    {
      kind: 'Changed',
      text: 'The address of a webhook must use port 443 or a port from 1024. If we cannot reach the server, the `reason` of the attempt is `unreachable`.',
      calls: ['createWebhook', 'changeWebhook', 'listWebhookDeliveries'],
    },
    {
      kind: 'Changed',
      text: 'A verification code allows five attempts in total, at most two of them without its `nonce`.',
      calls: ['register', 'mobileLogin', 'checkResetCode', 'changePhone', 'closeAccount', 'proveReceiver'],
    },
    {
      kind: 'New',
      text: 'An order lists the messages about it that were not sent, each with the reason, in `unsentMessages`.',
      calls: ['getOrder', 'selectByTradeNo'],
    },
    {
      kind: 'Changed',
      text: 'Until your account has handed over its first parcel, receivers get their first message when we take over the parcel.',
      calls: [...PLACING_CALLS],
    },
    {
      kind: 'New',
      text: 'The exported data of an account include the time when its first parcel was handed over, and the number of messages a day that our staff allow.',
      calls: ['exportAccountData'],
    },
    {
      kind: 'Changed',
      text: 'Names and companies of senders and receivers must not contain a web address, a line break or a number of more than four digits. Other single-line fields must not contain control characters.',
      calls: [...PLACING_CALLS, 'editWebsiteOrder', 'addAddress', 'updateAddress'],
    },
    {
      kind: 'Changed',
      text: 'An account with 200 orders that have waited for more than 7 days gets status 409 with code 1409015 until it hands over or cancels some of these orders.',
      calls: [...PLACING_CALLS, 'placeSheetOrders'],
    },
    {
      kind: 'New',
      text: 'An order that is not handed over within 30 days is cancelled. We send a notice 7 days before. Its `history` then has `reason` with the value `NOT_HANDED_OVER`.',
      calls: ['getOrder', 'selectByTradeNo'],
    },
  ],
};
