import 'server-only';

/** Money, precious metals and documents. `read-vocabulary.ts` describes the format. */
export const VALUABLES = `
# antiques: ask
en: antique, antiques, artwork original, cultural relics, fur coat, leather raw, old coins collection, relic,
    stamps collection
zh-CN: 古玩, 古董, 字画, 文物, 邮票
fr: antiquité, antiquités, timbres, œuvre d'art
ar: آثار, أثريات, تحف أثرية, طوابع بريد
ur: نایاب اشیا, نوادرات, ڈاک ٹکٹ
tr: antika, pul koleksiyonu, tarihi eser
# cash: embargoed
en: atm card, atm cards, bank card, bank cards, bank note, bank notes, banknote, banknotes, bearer bonds, cash,
    cash gift, cash money, cedis, cheque, cheques, coin, coins, counterfeit money, credit card, credit cards,
    currency, debit card, dollar bills, dollars, euros, fake dollars, fake money, foreign currency,
    gift card with balance, gift vouchers, lottery tickets, mastercard, money, money cash, naira notes, old coins,
    paper money, pounds sterling, prepaid cards, prop money, securities, share certificates, traveler cheques,
    traveller cheques, travellers cheques, traveller’s cheques, us dollar bills, us dollars, visa card
zh-CN: 人民币, 信用卡, 假币, 假钞, 储值卡, 储蓄卡, 压岁钱红包现金, 古钱币, 外币, 彩票, 支票, 有价证券, 本票, 欧元, 汇票, 港币, 现金, 现钞, 硬币, 纪念币, 纸币, 练功券, 美元, 美元现金,
    美元现钞, 美金, 货币, 购物卡, 钞票, 钱, 银行卡
fr: argent en espèces, argent liquide, billet de banque, billets de banque, billets euros, carte bancaire,
    carte de crédit, carte visa, cartes bancaires, cartes de crédit, chèque, chèques, chèques cadeaux,
    chèques de voyage, devises, dirhams, dollars, dollars américains, espèces, euros, faux billets, monnaie,
    pièces de monnaie
ar: أموال, أوراق نقدية, بطاقات ائتمان, بطاقات بنكية, بطاقة ائتمان, بطاقة بنكية, بطاقة صراف, جنيهات, دراهم, دفتر شيكات,
    دنانير, دولار, دولارات, ريالات, شيك, شيكات, شيكات سياحية, عملات, عملات مزورة, عملات معدنية, عملة, فلوس, فيزا كارد,
    كاش, مال, مبلغ نقدي, مصاري, نقد, نقود, نقود معدنية, يورو
ur: اے ٹی ایم, اے ٹی ایم کارڈ, جعلی نوٹ, درہم, رقم, روپے, ریال, سکے, نقد, نقد رقم, نقد پیسے, نقدی, نوٹ کرنسی,
    پاؤنڈ کرنسی, پرائز بانڈ, پرائز بانڈز, پیسے, چیک بک, چیک بینک, ڈالر, ڈالرز, کرنسی, کرنسی نوٹ, کریڈٹ کارڈ, کیش, یورو
tr: atm kartı, banka kartı, banknot, bozuk para, bozukluk para, dolar, dolar nakit, döviz, eski para, euro,
    hisse senedi, kağıt para, kredi kartı, madeni para, milli piyango bileti, nakit, nakit dolar, nakit para, para,
    sahte para, sterlin, tahvil, yabancı para, çek, çek defteri
# counterfeit: embargoed
en: aaa replica, counterfeit, counterfeit goods, counterfeits, e-cigarette battery, fake branded, fake designer,
    fake documents, fake passport, first copy shoes, first copy watches, gambling chips machine, gambling machine,
    hidden camera, human hair smuggled, laser pointer, lock pick set, lock picks, radar detector, replica bags,
    replica shoes, replica watches, slot machine, spy camera, spy pen, stolen goods
zh-CN: A货, 仿品, 仿牌, 假货, 偷拍, 复刻表, 开锁工具, 激光笔, 窃听器, 老虎机, 赌博机, 针孔摄像头, 间谍摄像头, 隐形摄像头, 高仿
fr: caméra cachée, caméra espion, contrefaçon, contrefaçons, faux sacs de luxe, machine à sous, pointeur laser
ar: آلة قمار, أقلام تجسس, بضاعة مقلدة, تقليد ماركات, جهاز تنصت, كاميرا تجسس, كاميرا خفية, كاميرا مخفية, كاميرات تجسس,
    مؤشر ليزر, ماركات مقلدة
ur: جاسوسی کیمرہ, جعلی برانڈ, جوا مشین, خفیہ کیمرہ, فرسٹ کاپی, لیزر پوائنٹر, نقلی برانڈ
tr: böcek dinleme cihazı, casus kamera, gizli kamera, kumar makinesi, lazer pointer, replika saat, replika çanta,
    sahte ürün, taklit ürün
# documents: ask
en: birth certificate, certificate, certificates, contracts, diploma, document, documents,
    legal papers, sim documents, transcripts, visa documents
zh-CN: 单证, 合同, 文件, 毕业证, 票据, 证书, 证件,
fr: certificat, certificats, contrat, diplôme, document, documents,
ar: أوراق رسمية, شهادات, شهادة, عقد, مستندات, وثائق, وثيقة
ur: دستاویز, دستاویزات, سرٹیفکیٹ, ڈگری, کاغذات
tr: belge, belgeler, diploma, evrak, sertifika, sözleşme
# embargoed-goods: embargoed
en: contraband, embargoed goods, embargoed item, embargoed items, illegal goods, prohibited goods, prohibited items,
    smuggled goods
zh-CN: 禁运品, 禁运物品, 走私货, 违禁品, 违禁物品
fr: articles interdits, articles sous embargo, contrebande, marchandises interdites, produits interdits
ar: بضائع محظورة, بضائع مهربة, ممنوعات, مواد محظورة, مواد ممنوعة
ur: اسمگل شدہ سامان, ممنوعہ اشیا, ممنوعہ سامان, ممنوعہ مواد
tr: ambargolu ürün, kaçak mal, yasak madde, yasak ürün, yasaklı ürün, yasaklı ürünler
# fine-gold: material
en: 14k gold, 18 carat gold, 18 karat gold, 18k gold, 21 carat gold, 21k gold, 22 carat gold, 22 karat gold, 22k gold,
    24 carat, 24 carat gold, 24k gold, bullion, carat gold, gold bar, gold bars, gold biscuit, gold bullion,
    gold chain 18k, gold dust, gold necklace 18k, gold nugget, gold nuggets, karat gold, real gold, silver bar,
    silver bars, silver bullion, solid gold
zh-CN: 18K金, 24K金, 千足金, 纯金, 足金, 金条, 金砖
fr: bracelet en or 18 carats, lingot, lingot d'argent, lingot d'or, lingots, lingots d'or, or 18 carats, or 24 carats,
    or massif, or pur
ar: ذهب خام, ذهب عيار, سبائك, سبائك ذهب, سبائك فضة
ur: خالص سونا, سونے کی اینٹ, چاندی کی اینٹ
tr: 14 ayar altın, 22 ayar altın, 24 ayar, has altın, külçe, külçe altın, külçe gümüş
# gems: embargoed
en: diamond stones, diamonds, emerald stones, emeralds, gemstones precious, loose diamonds, loose gemstones, platinum,
    platinum bars, precious gemstones, precious metal, precious metals, precious stones, raw gemstones,
    rough diamonds, rough emeralds, rubies, ruby stones, sapphire stones, sapphires, uncut diamonds
zh-CN: 和田玉, 和田玉手镯, 宝石原石, 彩宝, 玉石, 玉镯, 祖母绿, 红宝石, 翡翠, 翡翠手镯, 蓝宝石, 裸石, 裸钻, 贵金属, 钻戒, 钻石, 铂金
fr: diamant, diamants, diamants bruts, métaux précieux, pierres précieuses, platine métal, rubis pierres, saphirs,
    émeraude, émeraudes
ar: أحجار ألماس, أحجار كريمة, ألماس, ألماس خام, الماس, بلاتين, حجر كريم, زمرد, عقيق يماني, فيروز حجر, معادن ثمينة,
    ياقوت
ur: جواہرات, زمرد, عقیق, فیروزہ, قیمتی دھات, قیمتی پتھر, نگینے قیمتی, نیلم, پلاٹینم, ہیرا, ہیرے, یاقوت
tr: değerli maden, değerli taş, değerli taşlar, elmas, elmas taş, platin, pırlanta, pırlanta yüzük, safir taş, tektaş,
    yakut taş, zümrüt taş
# gold: embargoed
en: gold, gold coin, gold coins, gold earrings real, gold jewelleries, gold jewellery, gold jewelry, gold ornaments,
    gold ring, gold rings, raw gold
zh-CN: 白银, 金币, 金戒指, 金手镯, 金粉沙, 金耳环, 金项链, 金饰, 金首饰, 银币, 银条, 黄金, 黄金戒指, 黄金手镯, 黄金项链, 黄金首饰
fr: bague en or, bijou en or, bijoux en or, boucles en or, bracelet en or, chaîne en or, collier en or, pièces d'or,
    poudre d'or
ar: أساور ذهب, جنيهات ذهب, حلق ذهب, حلي ذهب, خاتم ذهب, دبلة ذهب, ذهب, ذهب عيار 21, سبيكة, سبيكة ذهب, سلسلة ذهب,
    طقم ذهب, عملات ذهبية, ليرات ذهب, ليرة ذهب, مجوهرات ذهب, مجوهرات ذهبية, مشغولات ذهبية
ur: سونا, سونے کا بسکٹ, سونے کا زیور, سونے کا سیٹ, سونے کا ہار, سونے کی انگوٹھی, سونے کی بالیاں, سونے کی چوڑیاں,
    سونے کی چین, سونے کے زیورات, سونے کے سکے, گولڈ بسکٹ
tr: altın, altın bilezik, altın kolye, altın küpe, altın sikke, altın takı, altın yüzük, altın zincir, altınlar,
    bilezik altın, cumhuriyet altını, gram altın, tam altın, yarım altın, ziynet altın, çeyrek altın
# gold-lookalike: general
en: bank card holder, card case, card holder, card reader, card slot wallet, card wallet, cash box,
    cash counter machine, cash drawer, cash envelope wallet, cash register, coin bank, coin belt, coin holder,
    coin necklace, coin purse, coin purses, coin sorter, credit card holder, crystal beads, cubic zirconia,
    diamond blade, diamond cutter, diamond grinding disc, diamond painting, diamond painting kit, diamond pattern,
    diamond saw blade, diamond shape, gold bag, gold balloons, gold color, gold colour, gold coloured, gold cutlery,
    gold dress, gold earrings fashion, gold filled, gold finish, gold fish toy, gold foil, gold foil paper,
    gold frame, gold handle, gold heels, gold lace, gold leaf paper, gold mirror, gold paint pen, gold plated,
    gold plated jewellery, gold plated jewelry, gold plated necklace, gold plated ring, gold print, gold ribbon,
    gold rim plate, gold sandals, gold sequin, gold shoes, gold thread, gold tone, gold trim, gold wire craft,
    goldfish toy, imitation gold, jewellery box, jewelry box, jewelry display, money bank, money belt, money box,
    money clip, money counter, money counting machine, money detector, monopoly game, passport cover, passport holder,
    pearl necklace fashion, piggy bank, platinum blonde wig, play money, rhinestone, rhinestones, rose gold,
    rose gold colour, wallet, wallets, zircon
zh-CN: 五金, 五金配件, 仿金, 信用卡包, 储蓄罐, 包金, 卡包, 卡套, 合金, 合金首饰, 存钱罐, 护照夹, 护照套, 收银机, 收银箱, 水晶珠, 水钻, 洗钱包, 点钞机, 玫瑰金, 玫瑰金色, 现金盒, 珠宝盒,
    硬币盒, 读卡器, 金丝绒, 金刚石切割片, 金属, 金箔纸, 金线, 金色, 金色裙, 金边, 金鱼玩具, 钱包, 钱夹, 钱箱, 钻石画, 钻石绣, 铝合金, 银色, 银行卡套, 锆石, 锌合金, 镀金, 镀金项链,
    镀金首饰, 镀银, 零钱包, 首饰盒, 验钞机
fr: argenté, boîte à bijoux, broderie diamant, caisse enregistreuse, coffret à bijoux, compteuse de billets,
    couleur or, disque diamant, doré, dorée, dorés, détecteur de faux billets, feuille d'or, fil doré, or rose,
    peinture diamant, plaqué or, plaqué or bijoux, porte-carte, porte-cartes, porte-monnaie, porte-passeport,
    portefeuille, portefeuilles, strass, tirelire, tiroir-caisse, zircon
ar: إكسسوارات مطلية, حافظة بطاقات, حافظة جواز, حصالة, ذهبي, ذهبية, رسم ألماس, روز جولد, زركون, ستراس, صندوق مجوهرات,
    صندوق نقود, عدادة نقود, علبة مجوهرات, غلاف جواز, فالصو, قرص ألماس, كريستال, لوحة ألماس, لون ذهبي,
    ماكينة عد النقود, ماكينة عد نقود, محافظ, محافظ نقود, محفظة, محفظة بطاقات, محفظة نقود, مطلي بالذهب, مطلي ذهب,
    مطلية بالذهب, ورق ذهبي
ur: آرٹیفیشل جیولری, بٹوہ, جیولری باکس, زرقون, سنہرا, سنہری, سونے کا پانی چڑھا, مصنوعی زیورات, نوٹ گننے والی مشین,
    والٹ, پاسپورٹ کور, پرس, کارڈ ہولڈر, کیش باکس, کیش مشین, گلک, گولڈ پلیٹڈ, گولڈ کلر, گولڈن
tr: altın kaplama, altın kaplama kolye, altın rengi, altın renkli, altın sarısı, altın varak, bozuk para cüzdanı,
    cüzdan, cüzdanlar, elmas boyama, elmas kesici disk, elmas mozaik, kartlık, kredi kartı kılıfı, kumbara,
    mücevher kutusu, para cüzdanı, para kasası, para sayma makinesi, pasaport kılıfı, rose gold, strass, takı kutusu,
    taş kaplama, yaldızlı, yazar kasa, zirkon
`;
