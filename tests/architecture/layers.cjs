/**
 * Import directions. Each inner list is a layer, the top layer first. A folder may import folders of lower layers,
 * never one of its own layer or above. Inside a folder only cycles between files are refused. forbidden-imports.test.ts
 * checks each rule.
 */
const LIB = [
  ['server'],
  ['client'],
  ['sheets', 'drafts'],
  ['http', 'seo'],
  ['i18n'],
  ['contract', 'routing'],
  ['orders', 'authenticity'],
  ['billing', 'parcel', 'phone'],
  ['market'],
  ['text', 'time'],
];

const SERVER = [
  ['programs'],
  ['web'],
  ['trust'],
  ['parcels'],
  ['accounts', 'content'],
  ['messaging', 'pricing'],
  ['places'],
  ['platform'],
];

const COMPONENTS = [['pages', 'basic'], ['sending'], ['parcels'], ['account', 'contact'], ['frame'], ['parts'], ['ui']];

module.exports = { lib: LIB, 'lib/server': SERVER, components: COMPONENTS };
