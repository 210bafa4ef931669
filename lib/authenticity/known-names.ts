/** Top-level domains of countries and territories. */
const COUNTRY_DOMAINS =
  'ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw';
/** Other top-level domains in which fraudulent links are common, or that a phone turns into links. */
const OTHER_DOMAINS =
  'com net org info biz edu gov mil int name pro mobi app dev page web site website online shop store club live life link click top xyz icu vip win bid loan work works world today email help support services service delivery express post tracking digital agency cloud host space fun buzz cyou cfd sbs bond monster rest quest lol mom zip mov ink one cam date party review stream trade science download men racing gdn bar beauty hair skin makeup autos boats homes yachts motorcycles africa asia arab capetown istanbul dubai media news blog tech solutions group global company center network systems cash money finance pay bank credit market markets sale deals discount promo codes gift gifts art studio design lat ltd inc llc gmbh plus red blue pink black green kim wang ren xin aero cat coop jobs museum post tel travel xxx foundation';

/** Top-level domains for which a phone makes a link of a name without a scheme. */
export const TOP_LEVEL_DOMAINS: ReadonlySet<string> = new Set(`${COUNTRY_DOMAINS} ${OTHER_DOMAINS}`.split(' '));

/** Link shorteners: their links hide the target. */
export const SHORTENERS: ReadonlySet<string> = new Set(
  'bit.ly t.co tinyurl.com goo.gl ow.ly is.gd v.gd buff.ly rebrand.ly cutt.ly rb.gy shorturl.at t.ly tiny.cc s.id bl.ink lnkd.in db.tt qr.ae adf.ly u.to x.co dwz.cn t.cn url.cn suo.im mrw.so urlz.fr bitly.com shorte.st soo.gd clck.ru vk.cc trib.al tiny.one short.gy n9.cl qrco.de linktr.ee'.split(
    ' ',
  ),
);

/** Domains of mail services that are open to everyone. An address there is ours only if it is listed as a whole. */
export const PUBLIC_MAIL_DOMAINS: ReadonlySet<string> = new Set(
  'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com icloud.com me.com aol.com proton.me protonmail.com gmx.com gmx.net mail.com zoho.com yandex.com yandex.ru mail.ru qq.com foxmail.com 163.com 126.com sina.com aliyun.com'.split(
    ' ',
  ),
);
