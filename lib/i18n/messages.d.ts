import type access from '@/messages/en/access.json';
import type account from '@/messages/en/account.json';
import type authenticity from '@/messages/en/authenticity.json';
import type careers from '@/messages/en/careers.json';
import type claim from '@/messages/en/claim.json';
import type common from '@/messages/en/common.json';
import type company from '@/messages/en/company.json';
import type enquiry from '@/messages/en/enquiry.json';
import type enterprise from '@/messages/en/enterprise.json';
import type errors from '@/messages/en/errors.json';
import type frame from '@/messages/en/frame.json';
import type events from '@/messages/en/events.json';
import type franchise from '@/messages/en/franchise.json';
import type home from '@/messages/en/home.json';
import type industry from '@/messages/en/industry.json';
import type layout from '@/messages/en/layout.json';
import type legal from '@/messages/en/legal.json';
import type network from '@/messages/en/network.json';
import type news from '@/messages/en/news.json';
import type orders from '@/messages/en/orders.json';
import type parcel from '@/messages/en/parcel.json';
import type product from '@/messages/en/product.json';
import type quote from '@/messages/en/quote.json';
import type rates from '@/messages/en/rates.json';
import type resolve from '@/messages/en/resolve.json';
import type ship from '@/messages/en/ship.json';
import type sheets from '@/messages/en/sheets.json';
import type sites from '@/messages/en/sites.json';
import type support from '@/messages/en/support.json';
import type survey from '@/messages/en/survey.json';
import type track from '@/messages/en/track.json';

declare module 'next-intl' {
  interface AppConfig {
    Messages: {
      access: typeof access;
      account: typeof account;
      authenticity: typeof authenticity;
      careers: typeof careers;
      claim: typeof claim;
      common: typeof common;
      company: typeof company;
      enquiry: typeof enquiry;
      enterprise: typeof enterprise;
      errors: typeof errors;
      events: typeof events;
      frame: typeof frame;
      franchise: typeof franchise;
      home: typeof home;
      industry: typeof industry;
      layout: typeof layout;
      legal: typeof legal;
      network: typeof network;
      news: typeof news;
      orders: typeof orders;
      parcel: typeof parcel;
      product: typeof product;
      quote: typeof quote;
      rates: typeof rates;
      resolve: typeof resolve;
      ship: typeof ship;
      sheets: typeof sheets;
      sites: typeof sites;
      support: typeof support;
      survey: typeof survey;
      track: typeof track;
    };
  }
}
