import 'server-only';

/**
 * Books, recordings, religious and political material by their everyday, market and brand names. `read-vocabulary.ts`
 * describes the format.
 */
export const EVERYDAY_MEDIA = `
# books: books
en: waec past questions, exercise book printed, biography, autobiography, law reports, colouring books, pamphlets,
    pamphlet, flyers, travel guide, sheet music, yearbook, study guide, course material, study materials
zh-CN: 试卷, 菜谱, 古籍, 写真集, 产品目录, 乐谱, 琴谱, 论文, 考试资料, 复习资料, 手抄本, 诗集
fr: bouquin, bouquins, presse magazine, cahier d'exercices imprimé, recueil, biographie, thèse imprimée
ar: معجم, بروشور, ملازم, مذكرات دراسية, كراسة تدريبات, ديوان شعر, لكتوب, كتوبة, مخطوطات, مخطوطة
ur: رسائل, انسائیکلوپیڈیا, شعری مجموعہ, کتابچہ, کیٹلاگ, kitaab, risala, akhbar
tr: fasikül
# political: political
en: ballot boxes, ballot box, apc cap, pdp cap, lp cap, party regalia, odm t shirts, npp cloth, ndc cloth, npp flag,
    ndc flag, political banner, propaganda posters, protest placards, revolution flag, ipob flag, ipob materials,
    political stickers, campaign stickers, campaign badges, vote stickers, voter cards, pti flag, pti cap,
    imran khan poster, trump hat, maga hat, maga cap, free palestine banner, separatist materials,
    extremist literature, swastika, swastika flag
zh-CN: 选举海报, 选举物料, 竞选物资, 竞选T恤, 标语横幅, 分裂旗帜, 纳粹徽章, 纳粹旗, 党旗, 毛泽东语录, 政治横幅, 政治徽章
fr: matériel électoral, urne électorale, t-shirts de campagne, pancartes manifestation, autocollants politiques,
    pagnes du parti, pagne de campagne, badge politique
ar: صور مرشحين, صندوق اقتراع, علم ثورة, أعلام حزبية, راية حزب, علم داعش
ur: پارٹی کا جھنڈا, پی ٹی آئی جھنڈا, پی ٹی آئی کا جھنڈا, مسلم لیگ جھنڈا, پیپلز پارٹی کا جھنڈا, پارٹی ٹوپی, پارٹی مفلر,
    احتجاجی پوسٹر, pti flag, pti jhanda, party ka jhanda, party jhanda, siyasi poster, election poster
tr: siyasi poster, parti flaması, parti bayrakları, parti rozeti, miting pankartı, örgüt bayrağı, siyasi rozet
# religious: religious
en: quraan, hymnal, jehovah witness, rosaries, rosary beads, crucifixes, holy cross, religious statue,
    virgin mary statue, jesus statue, buddha, buddha statue, hindu idol, ganesh idol, ganesha, shiva statue,
    laxmi idol, krishna idol, deity idol, orisha statue, voodoo doll, juju, charms juju, taweez, amulet, menorah,
    mezuzah, tefillin, talmud, guru granth, tarot cards, ouija board, anointed handkerchief, mantle church,
    church vestments, saint relic, prayer beads, tasbih, tasbeeh, misbaha, digital tasbih, zikr counter, quran speaker,
    rosary, crucifix, statue of buddha, jesus figurine, virgin mary figurine
zh-CN: 道德经, 大悲咒, 心经, 金刚经, 佛像, 佛头, 观音像, 神像, 财神像, 关公像, 十字架, 圣母像, 耶稣像, 念珠, 佛珠, 佛珠手串, 护身符, 符咒, 符纸, 唐卡, 转经筒, 法器, 香炉佛, 赞美诗,
    圣餐, 塔罗牌, 佛牌, 泰国佛牌, 牌位, 冥币, 经幡
fr: nouveau testament, chapelet, chapelets, crucifix, icône religieuse, statue vierge, statue de bouddha, bouddha,
    gris-gris, amulette, amulettes, fétiche, fétiches, hosties
ar: ربع يس, صحيح البخاري, أذكار, صليب, صلبان, مسبحة, مسابح, سبحة كهرمان, تمثال بوذا, تمثال العذراء, أيقونة, أيقونات,
    حجاب سحر, طلسم, طلاسم, حرز, تميمة, تمائم, نجمة داود, سماعة قرآن, سبحة
ur: بخاری شریف, تعویذ, تعویذات, تسبیح, تسبیحیں, صلیب, گیتا, گرنتھ, مورتی, مورتیاں, گنیش, مجسمہ بدھا, خاک شفا, سجدہ گاہ,
    قرآن پین, panj surah, panjsurah, yaseen sharif, tafseer, taweez, taveez, tasbeeh, tasbih, injeel, moorti, murti
tr: risale-i nur, haç, ikona, buda heykeli, tespih, tesbih, zikirmatik, muska, tılsım, tarot kartı
# video: video
en: movie disc, lp record, records vinyl, gramophone records, video game disc, game disc, game cartridge,
    game cartridges, ps4 game, ps5 game, xbox game, fifa 24, fifa ps4, gta v ps4, playstation games, software disc,
    recorded tapes, laserdisc, minidisc, mini dv tape, karaoke disc, wedding video
zh-CN: 电影胶片, 胶片电影, 专辑, 周杰伦专辑, PS5游戏盘, 视频U盘
fr: 33 tours, 45 tours, bobine de film, pellicule film, jeu vidéo, jeux vidéo, jeu ps4, jeu ps5, jeu switch,
    jeu xbox, disque dur films
ar: شرائط فيديو, بلو راي, شريط بلايستيشن, شريط بلاي ستيشن, شرائط بلايستيشن, لعبة بلايستيشن, ألعاب بلايستيشن, ألعاب ps4,
    شريط لعبة, اسطوانة فينيل, فلاشة أفلام
ur: گیم ڈسک, پلے سٹیشن گیم, ویڈیو ٹیپ, گراموفون ریکارڈ
tr: 45lik, uzunçalar, longplay, oyun cdsi, playstation oyunu, ps4 oyun, ps5 oyun, xbox oyunu, nintendo oyunu,
    switch oyunu, film makarası, video kayıt
`;
