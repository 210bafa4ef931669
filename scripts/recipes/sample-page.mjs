// A page that is added by the recipe "Add a page" of docs/recipes.md.
import { insertBefore, setMessage } from './edit.mjs';

const LABELS = {
  en: ['Sample page', 'This page is a sample.'],
  'zh-CN': ['示例页面', '这是一个示例页面。'],
  fr: ['Page d’exemple', 'Cette page est un exemple.'],
  ar: ['صفحة نموذجية', 'هذه الصفحة نموذج.'],
  ur: ['نمونے کا صفحہ', 'یہ صفحہ ایک نمونہ ہے۔'],
  tr: ['Örnek sayfa', 'Bu sayfa bir örnektir.'],
};

const PAGE = `import { getTranslations } from 'next-intl/server';
import { SampleView } from '@/components/pages/support/sample-view';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata() {
  const t = await getTranslations('support.sample');
  return pageMetadata({ route: 'service-sample', title: t('title'), description: t('lead') });
}

export default function SamplePage() {
  return <SampleView />;
}
`;

const VIEW = `import { useTranslations } from 'next-intl';

export function SampleView() {
  const t = useTranslations('support.sample');
  return (
    <main id="main">
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
    </main>
  );
}
`;

const texts = Object.entries(LABELS).flatMap(([language, [title, lead]]) => [
  [`messages/${language}/support.json`, setMessage(['sample'], { title, lead })],
  [`messages/${language}/layout.json`, setMessage(['links', 'service-sample'], title)],
]);

export const SAMPLE_PAGE = {
  recipe: 'Add a page',
  maxFiles: 10,
  edits: {
    'lib/routing/routes.ts': insertBefore(
      "  { name: 'service-small-pac'",
      "  { name: 'service-sample', path: 'service/sample' },\n",
    ),
    'lib/routing/paths.ts': insertBefore(
      "  smallPac: pathBuilder('service-small-pac')",
      "  sample: pathBuilder('service-sample'),\n",
    ),
    'app/[lang]/service/sample/page.tsx': () => PAGE,
    'components/pages/support/sample-view.tsx': () => VIEW,
    'components/frame/header/navigation.ts': insertBefore("    'questionnaire-list',\n", "    'service-sample',\n"),
    'docs/decisions/screens.md': insertBefore('| agreement |', '| a sample | `service/sample` (ours) |\n'),
    ...Object.fromEntries(texts),
  },
  generated: {},
  commands: [],
  tests: [
    'tests/architecture/pages.test.ts',
    'tests/unit/lib/routing/routes.test.ts',
    'tests/unit/lib/routing/paths.test.ts',
    'tests/unit/messages/parity.test.ts',
    'tests/unit/messages/typography.test.ts',
    'tests/unit/components/frame/header/navigation.test.ts',
    'tests/unit/lib/contract/specification.test.ts',
  ],
  /** The test that finds a forgotten file, and a part of its failure that leads to the file. */
  forgotten: {
    'lib/routing/routes.ts': ['tests/architecture/pages.test.ts', 'lib/routing/routes.ts'],
    'app/[lang]/service/sample/page.tsx': ['tests/architecture/pages.test.ts', 'add the page'],
    'docs/decisions/screens.md': ['tests/unit/lib/contract/specification.test.ts', 'docs/decisions/screens.md'],
    'messages/fr/support.json': [
      'tests/unit/messages/parity.test.ts',
      'the message folder support has the same keys in fr',
    ],
    'messages/tr/layout.json': [
      'tests/unit/messages/parity.test.ts',
      'the message folder layout has the same keys in tr',
    ],
  },
};
