import type { CallName } from './calls';

/** What a developer reads of a call: a title, and what it does, takes and answers beyond what its schemas say. */
type CallText = readonly [title: string, description: string];

interface CallGroup {
  description: string;
  calls: Partial<Record<CallName, CallText>>;
}

/** The contract for people, by what calls are about. Every call stands in one group. */
export const CALL_GROUPS = {
  Tracking: {
    description: 'Where parcels are. No account is needed.',
    calls: {
      queryTrack: [
        'Track waybills',
        'Up to 20 waybill or order numbers. Answers the found ones in groups, and each number that was not found with its reason. Names are masked.',
      ],
      listExpressTrack: ['Track waybills (second address)', 'The same as `queryTrack`.'],
      getExpressTrackDetails: [
        'Track one waybill in full',
        'With the last four digits of the receiver’s phone, or the token of the account that sent it, names and addresses are not masked.',
      ],
      queryTrackByMallNo: ['Track by your own order numbers', 'Up to 20 order numbers; answers every waybill of each.'],
      queryIntlTrackByMallNo: [
        'Track by your own order numbers (GET)',
        'The same as `queryTrackByMallNo`, in the query.',
      ],
    },
  },
  Prices: {
    description: 'What a shipment costs and when it arrives.',
    calls: {
      quoteCalc: [
        'Quote a shipment',
        'Domestic or international, told apart by `kind`. Answers each charge with its reason, the expected days, and a `token` that keeps the price for an order of the same shipment.',
      ],
      getInternationalQuote: ['Quote an international shipment', 'The same as `quoteCalc` for shipments out of China.'],
      queryRate: ['List rates', 'The tariff by destination and service.'],
      queryReceiver: ['List destinations', 'Each destination with its zones, and what each service costs there.'],
      queryRemark: ['List remarks on rates', 'What the tariff says beside its prices.'],
      getReceiverList: ['List destinations (POST)', 'The same as `queryReceiver`.'],
    },
  },
  Orders: {
    description: 'Parcels that an account sends, their papers and what follows.',
    calls: {
      addOrder: [
        'Place an order',
        'Domestic or international, told apart by `kind`. Answers the order with one waybill for each parcel. Send an `Idempotency-Key` so that a repeated request places one order.',
      ],
      addDomesticOrder: ['Place a domestic order', 'Within one country. Otherwise as `addOrder`.'],
      addInternationalOrder: [
        'Place an international order',
        'From China to one of our countries. Otherwise as `addOrder`.',
      ],
      getOrder: ['Read an order', 'By its id, with parcels, prices and what can still be done with it.'],
      selectByTradeNo: ['Read an order by its number', 'By the order number (`tradeNo`).'],
      editWebsiteOrder: [
        'Change an order',
        'The whole order again, with the `version` that was read. 409 where it changed meanwhile. While all of its parcels wait for collection.',
      ],
      cancelOrder: ['Cancel an order', 'While all of its parcels wait for collection.'],
      deleteOrder: [
        'Remove an order from the list',
        'It stays stored and can still be tracked. One that was cancelled, delivered or destroyed.',
      ],
      queryOrderPage: [
        'List orders',
        'The newest first, a page at a time: `nextCursor` asks for the next. Can be narrowed by state and searched.',
      ],
      websitePageList: ['List orders (second address)', 'The same as `queryOrderPage`.'],
      chooseReturn: [
        'Decide what happens to a returned parcel',
        'Keep it at our warehouse or destroy it, until the day that the order names.',
      ],
      claimCompensation: ['Claim compensation', 'For a parcel that was lost or damaged.'],
      getOrderAgreement: [
        'Read the terms of shipping',
        'The text that a sender agrees to, in the language of the request.',
      ],
      getPdfFileUrl: [
        'Get the address of a label or invoice',
        'A PDF. Its address works without a token for some minutes.',
      ],
      viewFile: ['Download a file', 'A PDF or picture. The id is the permission.'],
      viewProof: ['Download the photo of a delivery', 'Of a parcel of this account.'],
    },
  },
  Sheets: {
    description: 'Up to 1,000 parcels from one CSV or XLSX file.',
    calls: {
      getSheetTemplate: ['Download the template', 'With column names in the language of the request.'],
      checkSheet: [
        'Check a sheet',
        'Answers each mistake by row and column, and the orders that can be placed, signed.',
      ],
      mendSheet: ['Download the rows with mistakes', 'The same sheet, each mistake beside its row.'],
      placeSheetOrders: [
        'Place orders of a checked sheet',
        'Some at a time, as `checkSheet` signed them. Repeating it places none twice.',
      ],
      printSheetLabels: ['Download the labels of a sheet', 'One PDF for the waybills that are named.'],
    },
  },
  Receivers: {
    description: 'What receivers do with the link they were sent. The link’s token is the permission.',
    calls: {
      readParcelOfLink: ['Open the link of a parcel', 'What its receiver may see and choose.'],
      openParcel: [
        'Open a parcel by number and phone',
        'With the last four digits of the receiver’s phone: to read it, and to leave a note.',
      ],
      sendReceiverCode: ['Send a code to the receiver', 'To the phone or mailbox that the order names.'],
      proveReceiver: ['Check the receiver’s code', 'Answers a token that may do what the link of a message may.'],
      giveInstruction: ['Choose another day, place or person', 'What can be chosen stands in the parcel.'],
      chooseReturnByLink: [
        'Decide what happens to a returned parcel',
        'Keep it at our warehouse. Only the sender can have it destroyed.',
      ],
      stopMessages: [
        'Stop or resume messages about a parcel',
        'For whoever holds the link; others go on getting theirs.',
      ],
      viewProofOfLink: ['Download the photo of a delivery', 'With the link of the parcel.'],
      checkMessage: [
        'Check whether a message is ours',
        'The text of a message, and whom it came from. Answers a verdict and what was found in it. Nothing is stored.',
      ],
    },
  },
  Webhooks: {
    description:
      'Addresses of yours that we tell what happens to orders and parcels, as Standard Webhooks 1.0 says. ' +
      'A key manages those of its own mode. What requests carry stands under `webhooks`.',
    calls: {
      createWebhook: [
        'Create a webhook',
        'With the events that you want. Answers the secret of its signatures this once.',
      ],
      listWebhooks: ['List webhooks', 'The newest first, each with whether it is on and since when it fails.'],
      changeWebhook: [
        'Change a webhook',
        'What is left out stays. Turned off, it drops what waits; turned on, it is told what happens from then on.',
      ],
      deleteWebhook: ['Delete a webhook', 'With its deliveries. Nothing more is sent.'],
      rotateWebhookSecret: [
        'Replace the secret of a webhook',
        'Answers the new one this once. For 24 hours requests are signed with both.',
      ],
      sendTestEvent: [
        'Send a sample event',
        'Of any type, to a webhook that is on. Its data says `isTest`. Answers the delivery.',
      ],
      listWebhookDeliveries: [
        'List deliveries of a webhook',
        'The newest first, with every attempt: time, status, duration and reason. A page at a time: `nextCursor` asks for the next. Kept for 30 days.',
      ],
      replayWebhookDelivery: ['Send a delivery again', 'With the same id and body, at once, whatever became of it.'],
    },
  },
  'Address book': {
    description: 'Up to five addresses of an account.',
    calls: {
      addAddress: ['Add an address', 'As a sender’s or a receiver’s.'],
      updateAddress: ['Change an address', 'By its id.'],
      deleteAddress: ['Delete an address', 'By its id.'],
      searchAddresses: ['List addresses', 'All of the account, or one by its id.'],
    },
  },
  Places: {
    description: 'Countries, provinces, cities, areas and our sites, named in the language of the request.',
    calls: {
      queryAllCountryList: ['List our countries', 'With contacts, opening hours and what is offered there.'],
      queryOrderAllCountryList: ['List the countries to order from', 'The same as `queryAllCountryList`.'],
      queryPhoneRules: ['List calling codes', 'Of each country, with the form of its numbers as a regular expression.'],
      queryProvinces: ['List provinces', 'Of a country.'],
      queryCities: ['List cities', 'Of a province.'],
      queryAreas: ['List areas', 'Of a city.'],
      queryAreaByTypeAndName: ['Search places', 'By kind and part of the name.'],
      queryAllLocation: ['List points of our network', 'In all countries, for maps.'],
      queryLocationByCountry: ['List points of our network in a country', 'For maps.'],
      listSites: ['List service sites', 'With address, hours and position.'],
      getSiteBySiteCode: ['Read a service site', 'By its code.'],
    },
  },
  Account: {
    description: 'Registration, sessions and personal data. A token comes from `register`, `login` or `mobileLogin`.',
    calls: {
      getImageVerifyCode: [
        'Get an image code',
        'A PNG, or the same question in words with `format=text`. It is answered with the next request for a code.',
      ],
      getProofChallenge: ['Get a proof of work', 'Solved by the browser before a code is sent.'],
      getSmsCode: ['Send a code', 'By e-mail or SMS, to register, log in or reset a password.'],
      sendResetEmail: ['Send a code to reset a password', 'By e-mail.'],
      checkResetCode: [
        'Check a code before a new password',
        'Answers a ticket for `resetPassword`, good for ten minutes and one password.',
      ],
      register: ['Create an account', 'With a code that `getSmsCode` sent. Answers a token.'],
      login: ['Log in with a password', 'The password is transformed first, as the site does. Answers a token.'],
      mobileLogin: ['Log in with a code', 'Answers a token.'],
      initPassword: ['Set the first password', 'Of an account that was made with a code alone.'],
      resetPassword: ['Set a new password with a ticket', 'Ends every session.'],
      updatePassword: ['Change the password', 'With the old one. Ends every other session.'],
      logout: ['Log out', 'Ends the session of the token.'],
      checkLogin: ['Check a token', 'Whether it names a live session.'],
      getCustomer: ['Read the account', 'Of the token.'],
      getUserInfoByToken: ['Read the account (POST)', 'The same as `getCustomer`.'],
      updateCustomer: ['Change the account', 'Name, country, language of messages.'],
      createApiKey: [
        'Create a key',
        'For a program of yours, with what it may do. The key itself is answered this once. Keys make no keys: this call needs the token of a person who is logged in.',
      ],
      listApiKeys: ['List keys', 'Those that work first. Each with its last four characters.'],
      revokeApiKey: ['Revoke a key', 'By its id. It is refused from the next call on.'],
      listApiKeyUses: ['Read what a key was used for', 'Counted by hour, call and answer, for 90 days.'],
      listSessions: ['List sessions', 'Where and since when the account is logged in.'],
      endOneSession: ['End a session', 'By its id.'],
      endOtherSessions: ['End all other sessions', 'Every one but that of the token.'],
      exportAccountData: ['Export personal data', 'Everything that is kept about the account.'],
      sendPhoneCode: ['Send a code to a new phone', 'Before `changePhone`.'],
      changePhone: ['Change the phone', 'With the code sent to it.'],
      sendCloseCode: ['Send a code to close the account', 'Before `closeAccount`.'],
      closeAccount: ['Close the account', 'Deletes what need not be kept.'],
    },
  },
  Content: {
    description: 'Texts and lists that the site shows.',
    calls: {
      querySysDictByType: [
        'List dictionaries',
        'Types of goods, services and other choices, in the language of the request.',
      ],
      getSysDictList: ['List dictionaries (second address)', 'The same as `querySysDictByType`.'],
      querySysDictByTypeGet: ['List dictionaries (GET)', 'The same as `querySysDictByType`, in the query.'],
      queryShowyBlogList: ['List news', 'Of the country, the newest first.'],
      queryFrontBlogDetail: ['Read an article', 'In the language of the request.'],
      queryJobList: ['List jobs', 'That are open.'],
      getCollectingSurveyList: ['List surveys', 'Of the country, or the one of a token.'],
      saveSurveyResult: ['Answer a survey', 'By its token.'],
    },
  },
  Enquiries: {
    description: 'Forms that our people answer. Send an `Idempotency-Key` so that a repeated request is one enquiry.',
    calls: {
      saveFranchiseApplication: ['Apply for a franchise', 'Answers a reference.'],
      saveEnterpriseCustomer: ['Ask as a business', 'Answers a reference.'],
      saveContactExpert: ['Ask an expert', 'Answers a reference.'],
      saveCustomerFeedback: ['Send feedback', 'Answers a reference.'],
      readFormSession: [
        'Open the session of a form without scripts',
        'For a site before a gateway: the sealed cookie of such a form, against the session in it.',
      ],
      readFormDraft: ['Read an order typed without scripts', 'What was typed so far, of the sealed cookie.'],
      readEnquiryForm: [
        'Read a form that was not accepted',
        'What was typed into it without scripts, for the page that shows its mistakes.',
      ],
    },
  },
} as const satisfies Record<string, CallGroup>;

export type CallGroupName = keyof typeof CALL_GROUPS;

interface DescribedCall {
  group: CallGroupName;
  title: string;
  description: string;
}

const GROUPS = Object.entries(CALL_GROUPS) as [CallGroupName, CallGroup][]; // the table has no other keys

/** Group, title and description of every call. */
export const CALL_TEXTS: ReadonlyMap<CallName, DescribedCall> = new Map(
  GROUPS.flatMap(([group, { calls }]) =>
    (Object.entries(calls) as [CallName, CallText][]).map(([name, [title, description]]) => [
      name,
      { group, title, description },
    ]),
  ),
);
