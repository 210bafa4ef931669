/**
 * Import directions. Each list below has a floor (layer) a line, the top one first. A room (folder) may import rooms of lower
 * floors, never one of its own floor or above. tests/architecture proves that each rule refuses what it forbids.
 */
const LIB = [
  ['server'],
  ['client', 'sheets'],
  ['seo'],
  ['i18n'],
  ['contract', 'routing'],
  ['orders', 'authenticity'],
  ['billing', 'parcel'],
  ['market'],
];

/** Doors; domains; what domains share; ports with one adapter each; the database. */
const SERVER = [
  ['cli'],
  ['metrics'],
  ['http'],
  ['seed', 'personal-data', 'receiver', 'sheets'],
  ['files', 'tracking', 'notices', 'authenticity'],
  ['returns', 'claims'],
  ['orders'],
  ['instructions', 'proofs'],
  ['quotes', 'addresses', 'api-keys', 'webhooks', 'form-drafts', 'enquiries', 'network', 'content', 'surveys', 'legal'],
  ['accounts'],
  ['messages'],
  ['dictionaries'],
  ['geography', 'calendars', 'pages', 'captcha', 'idempotency', 'parcel-links'],
  ['throttle', 'mail', 'sms', 'whatsapp', 'pdf', 'outbox', 'operators', 'channels'],
  ['db', 'traces'],
];

/** Pages; what people do; what both share; the frame; drawings of the network; primitives. */
const COMPONENTS = [
  ['solutions', 'authenticity'],
  ['company', 'rates', 'access', 'franchise', 'support', 'careers', 'legal', 'survey'],
  ['home', 'product'],
  ['news'],
  ['basic'],
  ['ship'],
  ['orders', 'parcel', 'sheets'],
  ['account', 'enquiry', 'track', 'quote', 'sites'],
  ['places', 'papers', 'agreement', 'facts', 'api-keys'],
  ['layout'],
  ['network'],
  ['ui'],
];

module.exports = { lib: LIB, 'lib/server': SERVER, components: COMPONENTS };
