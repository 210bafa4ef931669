import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/market/language';
import { sentences } from '../support/catalogue';

/**
 * The texts of §8, and those that §2 and §4 give word for word, spelled as in the specification, with their message
 * keys.
 */
const TEXTS: Record<string, readonly string[]> = {
  // Error pages.
  Error: ['layout.error.title'],
  'This page could not be found': ['layout.notFound.title'],
  'Back to the home page': ['layout.notFound.home', 'layout.error.home'],
  'An error occurred while showing the error page': ['layout.fatal.title'],
  'Go back to home': ['layout.fatal.home'],
  // Failed calls.
  'Network error, please try again later!': [
    'common.failures.network',
    'errors.network',
    'track.unlock.failed',
    'track.failed.text',
  ],
  'Service Exceptions！': ['common.failures.service', 'errors.unexpected', 'errors.unavailable'],
  'timeout!': ['common.failures.timeout', 'errors.timeout'],
  'Successful Operation！': ['errors.ok'],
  // Tracking.
  'There is an error in the waybill number, please try again later': [
    'errors.waybillShape',
    'errors.waybillCheckDigit',
    'track.notFound.shape',
    'track.notFound.checkDigit',
  ],
  'No relevant waybill number information!': ['errors.waybillUnknown', 'track.notFound.unknown'],
  'Tracking failed': ['track.groups.notFound'],
  'No logistics information at present': ['track.card.none'],
  // Empty lists.
  'No data': ['common.states.noData', 'account.addressBook.empty'],
  'No content': ['common.states.noContent'],
  // Pages of one country, and of one place.
  'You selected country can not browse this news.': ['errors.newsNotForMarket', 'news.elsewhere.title'],
  'Parsing failed': ['sites.position.failed'],
  'Choose your language': ['frame.chooser.title'],
  // Errors of forms.
  'Please choose the protocol': ['errors.agreementMissing'],
  'Please enter the correct e-mail address': ['errors.emailFormat'],
  'Please enter the correct verification code': ['errors.verifyCodeWrong'],
  'Please enter user name and password': ['errors.loginIncomplete', 'frame.login.incomplete'],
  'Passwords entered twice are inconsistent': ['errors.passwordsDiffer'],
  'Incorrect password format.': ['errors.passwordFormat'],
  'Incorrect account format.': ['errors.accountFormat'],
  // Confirmations.
  'Are you sure you want to log out?': ['frame.logout.question'],
  'Are you sure you want to cancel the shipment?': ['orders.cancel.question'],
};

/** Situations that §8 names without a text. */
const SITUATIONS: Record<string, readonly string[]> = {
  'weight over 100 kg': ['ship.expert.heavy', 'enterprise.form.heavy'],
  'old and new password must differ': ['errors.passwordUnchanged'],
  login: ['frame.login.done', 'account.login.done'],
  logout: ['frame.logout.done'],
  registration: ['account.register.done'],
  update: ['account.personal.saved'],
  save: ['account.addressBook.saved'],
  'password reset (then log in)': ['account.forgot.done'],
  'submission sent': ['enquiry.thanks.expert.title', 'enquiry.thanks.feedback.title', 'enquiry.thanks.franchise.title'],
};

function messageOf(language: (typeof LANGUAGES)[number], key: string): string | undefined {
  const [namespace = '', ...rest] = key.split('.');
  return sentences(language, namespace).get(rest.join('.'));
}

/** Our punctuation ends a text or leads on to a clearer sentence. Our sentences begin with a capital. */
const plain = (text: string) => text.replace(/[.!！]$/, '').toLocaleLowerCase('en');
const capitals = (text: string) => text.replace(/[.!！]$/, '').replace(/^\p{L}/u, (first) => first.toUpperCase());

describe('the catalogue of texts (§2, §4, §5, §8)', () => {
  const places = Object.entries(TEXTS).flatMap(([text, keys]) => keys.map((key) => [text, key] as const));

  it.each(places)('“%s” is in English at %s, followed by a separate sentence', (text, key) => {
    const message = messageOf('en', key) ?? '';
    expect(plain(message).startsWith(plain(text)), message).toBe(true);
    expect(message.startsWith(capitals(text)), message).toBe(true);
    expect(message.slice(capitals(text).length)).toMatch(/^$|^[.?!]$|^[.:] \S/);
  });

  it.each(Object.entries(SITUATIONS))('has a message for “%s”', (_situation, keys) => {
    for (const key of keys) expect(messageOf('en', key), key).toBeTruthy();
  });

  it('has each in every language, without the words of English', () => {
    for (const key of [...Object.values(TEXTS), ...Object.values(SITUATIONS)].flat())
      for (const language of LANGUAGES)
        if (language !== 'en') expect(messageOf(language, key), `${language} ${key}`).not.toBe(messageOf('en', key));
  });
});
