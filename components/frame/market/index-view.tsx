import { Container } from '@/components/ui/layout/container';
import { LANGUAGES, directionOf, type Language } from '@/lib/market/language';
import { FALLBACK_LANGUAGE } from '@/lib/market/language';
import arabic from '@/messages/ar/frame.json';
import english from '@/messages/en/frame.json';
import french from '@/messages/fr/frame.json';
import turkish from '@/messages/tr/frame.json';
import urdu from '@/messages/ur/frame.json';
import chinese from '@/messages/zh-CN/frame.json';
import { loadChooserTexts } from './chooser-texts';
import { Logo } from '../../parts/logo';
import { MarketChooser } from './market-chooser';
import { MarketMemory } from './market-memory.island';
import styles from './index-view.module.css';

const TITLES: Record<Language, string> = {
  en: english.chooser.title,
  'zh-CN': chinese.chooser.title,
  fr: french.chooser.title,
  ar: arabic.chooser.title,
  ur: urdu.chooser.title,
  tr: turkish.chooser.title,
};

/** The bare root has no market yet, so the invitation is in every language. */
export async function IndexView() {
  return (
    <>
      <header className={styles.header} data-ground="ink">
        <Container>
          <div className={styles.head}>
            <Logo />
            <h1 className={styles.title}>{TITLES[FALLBACK_LANGUAGE]}</h1>
            <p className={styles.others}>
              {LANGUAGES.filter((language) => language !== FALLBACK_LANGUAGE).map((language) => (
                <span key={language} lang={language} dir={directionOf(language)} className={styles.other}>
                  {TITLES[language]}
                </span>
              ))}
            </p>
          </div>
        </Container>
      </header>
      <main className={styles.main}>
        <Container>
          <MarketChooser language={FALLBACK_LANGUAGE} texts={await loadChooserTexts(FALLBACK_LANGUAGE)} />
        </Container>
      </main>
      <MarketMemory />
    </>
  );
}
