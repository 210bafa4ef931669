import { randomUUID } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { BasicLogin } from '@/components/basic/basic-login';
import { Notice } from '@/components/ui/status/notice';
import { FIELDS_PARAM, OUTCOME_PARAM } from '@/lib/contract/accounts/account-form';
import { currentMarket } from '@/lib/i18n/current-market';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { paths, safeNext } from '@/lib/routing/paths';
import { CALLS } from '@/lib/contract/calls';
import { getConfig } from '@/lib/server/platform/config';
import { loadImageQuestion } from '@/lib/server/web/forms/load-image-question';
import { readFormSession, firstText, type BasicQuery } from '../call-as-visitor';

/** Rendered for each visitor and never stored. */
export const dynamic = 'force-dynamic';

export async function generateMetadata() {
  const t = await getTranslations('account.login');
  return pageMetadata({ route: 'basic-login', title: t('title'), description: t('description') });
}

export default async function BasicLoginPage({ searchParams }: { searchParams: BasicQuery }) {
  const market = await currentMarket();
  const t = await getTranslations('account');
  const session = await readFormSession(market);
  if (!session) return <Notice tone="warn">{t('needsScripts')}</Notice>;
  const { asked: codeRequest, token } = session;
  const query = await searchParams;
  const outcome = firstText(query[OUTCOME_PARAM]);
  const isUnderWay = outcome !== '' || firstText(query.step) !== '';
  const next = firstText(query.next) || (isUnderWay && codeRequest?.next) || '';
  if (outcome === '' && token !== '')
    redirect(next === '' ? paths.basicParcels(market.prefix) : safeNext(next, market.prefix));
  const captchaKey = randomUUID();
  return (
    <BasicLogin
      prefix={market.prefix}
      account={codeRequest?.account ?? ''}
      sent={firstText(query.step) === 'code' && codeRequest?.isSent === true}
      captchaKey={captchaKey}
      picture={`${getConfig().API_BASE_URL ?? '/api'}${CALLS.getImageVerifyCode.path}?key=${captchaKey}`}
      question={firstText(query.ask) === 'question' ? await loadImageQuestion(market, captchaKey) : null}
      next={next}
      outcome={outcome}
      fields={firstText(query[FIELDS_PARAM])}
    />
  );
}
