import 'server-only';

/** Names of the headings 6114 to 6211. `read-hs-names.ts` describes the format. */
export const HEADINGS_6114_6211 = `
# 611420
en: Other knitted garments of cotton, jumpsuit, bodysuit, knitted suit, women's set, dance wear, apron
zh-CN: 其他棉针织服装, 连体裤, 紧身连体衣, 舞蹈服
fr: Autres vêtements en maille de coton, combinaison, body
ar: ملابس أخرى مصنرة من قطن, أفرول, جمبسوت, بدي
ur: دیگر بنے ہوئے سوتی کپڑے, جمپ سوٹ
tr: Diğer pamuklu örme giyim, tulum, body
# 611430
en: Other knitted garments of man-made fibres, jumpsuit, bodysuit, playsuit, leotard, dance wear, ballet leotard,
    cycling jersey, cosplay costume, costume, abaya
zh-CN: 其他化纤针织服装, 连体裤, 连体衣, 舞蹈服, 体操服, 骑行服, 表演服
fr: Autres vêtements en maille synthétique, combinaison, combishort, justaucorps, body, maillot de cyclisme
ar: ملابس أخرى مصنرة من ألياف صناعية, جمبسوت, افرول, بدي, ملابس رقص
ur: دیگر بنے ہوئے مصنوعی ریشے کے کپڑے, جمپ سوٹ, باڈی سوٹ
tr: Diğer sentetik örme giyim, tulum, body, bale mayosu, bisiklet forması
# 611510
en: Compression hosiery, compression socks, compression stocking, varicose stockings, medical stockings
zh-CN: 压力袜, 静脉曲张袜, 医用弹力袜, 压缩袜
fr: Bas et chaussettes de compression, bas de contention, chaussettes de contention, chaussettes de compression
ar: جوارب ضاغطة, شراب ضاغط, جوارب دوالي
ur: کمپریشن جرابیں, دباؤ والی جرابیں
tr: Varis çorapları, varis çorabı, kompresyon çorabı
# 611521
en: Tights and pantyhose of synthetic fibres, pantyhose, tights, nylons, stocking, fishnet stockings, hosiery
zh-CN: 连裤袜, 丝袜, 裤袜, 长筒袜, 打底袜
fr: Collants en fibres synthétiques, collant, bas nylon, bas
ar: جوارب نسائية طويلة, كولون, كولونات, جوارب نايلون, شراب طويل
ur: مصنوعی ریشے کی ٹائٹس, سٹاکنگز, پینٹی ہوز, ٹائٹس
tr: Külotlu çoraplar, külotlu çorap, naylon çorap, file çorap
# 611595
en: Socks of cotton, socks, sock, cotton socks, ankle socks, men's socks, sports socks, hosiery
zh-CN: 棉袜, 袜子, 短袜, 船袜, 运动袜, 纯棉袜子, 袜
fr: Chaussettes en coton, chaussette, socquette, chaussettes de sport
ar: جوارب قطنية, جوارب, شراب, شرابات, جورب
ur: سوتی جرابیں, جراب, موزے, جرابیں
tr: Pamuklu çoraplar, çorap, patik, spor çorap
# 611596
en: Socks of synthetic fibres, socks, sock, nylon socks, grip socks, football socks, yoga socks, fuzzy socks,
    slipper socks
zh-CN: 化纤袜, 袜子, 丝袜短袜, 足球袜, 瑜伽袜, 珊瑚绒袜, 地板袜, 袜
fr: Chaussettes en fibres synthétiques, chaussette, chaussettes antidérapantes, chaussettes de football
ar: جوارب من ألياف صناعية, جوارب, شراب, جوارب كرة قدم
ur: مصنوعی ریشے کی جرابیں, جراب, فٹبال جرابیں
tr: Sentetik çoraplar, çorap, futbol çorabı, kaydırmaz çorap
# 611610
en: Knitted gloves coated with rubber or plastic, work gloves, safety gloves, coated gloves, nitrile coated gloves,
    gardening gloves, cut resistant gloves, glove
zh-CN: 涂胶针织手套, 劳保手套, 劳动手套, 防割手套, 浸胶手套, 园艺手套
fr: Gants en maille enduits de caoutchouc ou plastique, gants de travail, gants de protection, gants de jardinage,
    gants anti-coupure, gant
ar: قفازات مصنرة مطلية, قفازات عمل, قفازات سلامة, قفازات حماية, قفازات حديقة
ur: ربڑ چڑھے بنے ہوئے دستانے, ورک گلوز, حفاظتی دستانے, کام کے دستانے
tr: Kaplamalı örme eldivenler, iş eldiveni, bahçe eldiveni, kesilmez eldiven, nitril kaplı eldiven
# 611693
en: Knitted gloves of synthetic fibres, gloves, winter gloves, knitted gloves, touchscreen gloves, mittens,
    running gloves, cycling gloves, motorcycle gloves
zh-CN: 合成纤维针织手套, 手套, 触屏手套, 保暖手套, 针织手套, 骑行手套
fr: Gants en maille synthétique, gant, gants tactiles, gants d'hiver, moufles, mitaines
ar: قفازات مصنرة من ألياف صناعية, قفازات, قفاز, قفازات شتوية, جوانتي
ur: بنے ہوئے مصنوعی ریشے کے دستانے, دستانے, سردیوں کے دستانے
tr: Sentetik örme eldivenler, eldiven, kışlık eldiven, dokunmatik eldiven
# 611710
en: Knitted shawls and scarves, scarf, knitted scarf, shawl, neck warmer, snood, winter scarf, jersey hijab, veil,
    scarves
zh-CN: 针织围巾披肩, 围巾, 针织围巾, 披肩, 围脖, 脖套
fr: Châles et écharpes en maille, écharpe, châle, tour de cou, snood, écharpe en laine, hijab jersey
ar: شالات وأوشحة مصنرة, وشاح, شال, شال صوف, كوفية, حجاب جيرسي, لفحة
ur: بنے ہوئے مفلر اور شال, مفلر, شال, جرسی حجاب
tr: Örme şal ve atkılar, atkı, boyunluk, örme şal
# 611780
en: Other knitted clothing accessories, headband, knee warmer, arm sleeve, hair band, sun sleeves, sports headband,
    hijab cap, hijab undercap
zh-CN: 其他针织衣着附件, 发带, 袖套, 冰袖, 护腿套, 头带
fr: Autres accessoires du vêtement en maille, bandeau, manchettes, bandeau de sport, bonnet hijab
ar: مستلزمات ملابس أخرى مصنرة, عصابة رأس, أكمام, ربطة رأس, بونيه حجاب
ur: دیگر بنے ہوئے لوازمات, ہیڈ بینڈ, بازو کی آستین
tr: Diğer örme giyim aksesuarları, saç bandı, kolluk, bone
# 620140
en: Men's coats and padded jackets of man-made fibres, men's jacket, down jacket, padded jacket, winter jacket, parka,
    windbreaker, men's coat, puffer jacket, raincoat, jacket, coat, bomber jacket, ski jacket
zh-CN: 男式化纤大衣和棉服, 羽绒服, 棉服, 冲锋衣, 风衣, 男士夹克, 男士外套, 派克大衣, 夹克, 外套, 雨衣, 衣
fr: Manteaux et doudounes pour homme en fibres synthétiques, doudoune, parka, blouson, veste homme, manteau homme,
    coupe-vent, anorak, manteau, veste, imperméable
ar: معاطف وجاكيتات رجالية من ألياف صناعية, جاكيت رجالي, معطف رجالي, جاكيت شتوي, جاكيت, معطف, جاكت, معطف مطر, معاطف,
    جاكيتات
ur: مردانہ کوٹ اور جیکٹس, مردانہ جیکٹ, جیکٹ, کوٹ, سردیوں کی جیکٹ, برساتی
tr: Erkek sentetik mont ve kabanlar, mont, kaban, erkek mont, şişme mont, parka, rüzgarlık, yağmurluk, erkek ceket
# 620240
en: Women's coats and padded jackets of man-made fibres, women's coat, women's jacket, down jacket, puffer jacket,
    winter coat, trench coat, parka, coat, jacket, raincoat
zh-CN: 女式化纤大衣和棉服, 女士大衣, 女士外套, 羽绒服, 棉服, 风衣, 大衣, 外套, 毛呢大衣, 衣
fr: Manteaux et doudounes pour femme en fibres synthétiques, manteau femme, doudoune, veste femme, trench, manteau,
    parka, imperméable
ar: معاطف وجاكيتات نسائية من ألياف صناعية, معطف نسائي, جاكيت نسائي, معطف, جاكيت, ترنش, معاطف, عباءات شتوية
ur: زنانہ کوٹ اور جیکٹس, لیڈیز کوٹ, زنانہ جیکٹ, کوٹ, جیکٹ
tr: Kadın sentetik mont ve kabanlar, kadın mont, kadın kaban, trençkot, kaban, mont, pardösü
# 620312
en: Men's suits of synthetic fibres, men's suit, suit, business suit, tuxedo, wedding suit, three piece suit
zh-CN: 男式西服套装, 西装, 西服, 男士西装, 西装套装, 礼服
fr: Costumes pour homme en fibres synthétiques, costume homme, costume, smoking, costume trois pièces
ar: بدلات رجالية, بدلة رجالية, بدلة, طقم رسمي, بدلة رسمية
ur: مردانہ سوٹ, تھری پیس سوٹ, پینٹ کوٹ, سوٹ
tr: Erkek takım elbiseler, takım elbise, damatlık, smokin
# 620333
en: Men's blazers and suit jackets of synthetic fibres, blazer, men's blazer, suit jacket, sports jacket, denim jacket
zh-CN: 男式西装上衣, 休闲西装, 西装外套, 牛仔夹克, 牛仔外套
fr: Vestes et blazers pour homme, blazer, veste de costume, veste en jean
ar: سترات وبليزرات رجالية, بليزر, سترة رسمية, جاكيت جينز
ur: مردانہ بلیزر, بلیزر, جینز جیکٹ
tr: Erkek ceket ve blazerler, blazer, ceket, kot ceket
# 620342
en: Men's trousers and jeans of cotton, jeans, denim jeans, men's jeans, trousers, chinos, cargo pants, pants, shorts,
    men's trousers, men's pants, overalls, denim trousers, men's clothing, clothing
zh-CN: 男式棉长裤和牛仔裤, 牛仔裤, 男士长裤, 长裤, 休闲裤, 工装裤, 裤子, 背带裤, 裤
fr: Pantalons et jeans pour homme en coton, jean, jeans, pantalon homme, pantalon, chino, pantalon cargo, short,
    salopette
ar: بناطيل وجينزات رجالية من قطن, جينز, بنطلون جينز, بنطلون رجالي, بنطلون, بنطال, سروال, بناطيل, بناطيل جينز, سراويل
ur: مردانہ سوتی پتلون اور جینز, جینز, جینز پینٹ, پتلون, پینٹ, مردانہ پینٹ
tr: Erkek pamuklu pantolon ve kotlar, kot pantolon, jean, pantolon, erkek pantolon, kargo pantolon, keten pantolon
# 620343
en: Men's trousers of synthetic fibres, men's trousers, suit trousers, cargo pants, hiking pants, trousers, pants,
    ski pants, dress pants
zh-CN: 男式合成纤维长裤, 西裤, 休闲裤, 工装裤, 登山裤, 裤子
fr: Pantalons pour homme en fibres synthétiques, pantalon de costume, pantalon de randonnée, pantalon, pantalon de ski
ar: بناطيل رجالية من ألياف صناعية, بنطلون رسمي, بنطلون رجالي, بنطلون, بنطال
ur: مردانہ مصنوعی ریشے کی پتلون, ڈریس پینٹ, پتلون, پینٹ
tr: Erkek sentetik pantolonlar, kumaş pantolon, pantolon, outdoor pantolon
# 620423
en: Women's sets and ensembles of synthetic fibres, women's two piece set, two piece set, women's suit, co-ord set,
    shalwar kameez, ladies suit, matching set
zh-CN: 女式合成纤维套装, 女士套装, 两件套, 女装套装, 职业套装
fr: Ensembles pour femme en fibres synthétiques, ensemble femme, tailleur, ensemble deux pièces
ar: أطقم نسائية من ألياف صناعية, طقم نسائي, طقم قطعتين, بدلة نسائية
ur: زنانہ سوٹ, لیڈیز سوٹ, شلوار قمیض, تھری پیس, زنانہ لباس
tr: Kadın takımları, kadın takım, ikili takım, tayyör
# 620433
en: Women's blazers and jackets of synthetic fibres, women's blazer, blazer, women's suit jacket, denim jacket
zh-CN: 女式西装上衣, 女士西装, 小西装, 西装外套, 牛仔外套
fr: Vestes et blazers pour femme, blazer femme, veste de tailleur, blazer, veste en jean
ar: سترات وبليزرات نسائية, بليزر نسائي, بليزر, جاكيت جينز
ur: زنانہ بلیزر, لیڈیز بلیزر, بلیزر
tr: Kadın ceket ve blazerler, kadın blazer, blazer, kadın ceket
# 620442
en: Women's dresses of cotton, dress, cotton dress, summer dress, women's dress, shirt dress, kaftan, sundress
zh-CN: 棉连衣裙, 连衣裙, 裙子, 衬衫裙, 长裙
fr: Robes en coton, robe, robe d'été, robe en coton, robe chemise
ar: فساتين من قطن, فستان, فستان قطن, فستان صيفي, جلابية, فساتين
ur: سوتی لباس, فراک, ڈریس, میکسی
tr: Pamuklu elbiseler, elbise, yazlık elbise, pamuklu elbise
# 620443
en: Women's dresses of synthetic fibres, dress, evening dress, party dress, wedding dress, maxi dress, gown,
    prom dress, women's dress, chiffon dress, bridal dress, girl dress, lace dress, clothes, frock
zh-CN: 合成纤维连衣裙, 连衣裙, 晚礼服, 婚纱, 礼服, 雪纺连衣裙, 裙子, 公主裙, 礼服裙, 裙
fr: Robes en fibres synthétiques, robe, robe de soirée, robe de mariée, robe longue, robe de fête, vêtement, vêtements
ar: فساتين من ألياف صناعية, فستان, فستان سهرة, فستان زفاف, فستان حفلات, فستان طويل, فستان بنات, ملابس, ملابس نسائية,
    فساتين, فساتين سهرة
ur: مصنوعی ریشے کے لباس, میکسی, عروسی لباس, فراک, گاؤن, ڈریس, لہنگا, کپڑے, زنانہ کپڑے
tr: Sentetik elbiseler, elbise, abiye, gelinlik, abiye elbise, uzun elbise, gece elbisesi, kıyafet, giysi
# 620452
en: Women's skirts of cotton, denim skirt, cotton skirt, jean skirt, skirt
zh-CN: 棉裙子, 牛仔裙, 棉半身裙, 半身裙
fr: Jupes en coton, jupe en jean, jupe en coton
ar: تنانير من قطن, تنورة جينز, تنورة قطن
ur: سوتی سکرٹ, جینز سکرٹ
tr: Pamuklu etekler, kot etek, pamuklu etek
# 620453
en: Women's skirts of synthetic fibres, skirt, pleated skirt, mini skirt, long skirt, maxi skirt, tutu skirt
zh-CN: 合成纤维裙子, 半身裙, 短裙, 百褶裙, 长裙, 裙子, 裙
fr: Jupes en fibres synthétiques, jupe, jupe plissée, jupe longue, mini-jupe
ar: تنانير من ألياف صناعية, تنورة, جيبة, تنورة طويلة, جونلة, تنانير
ur: مصنوعی ریشے کے سکرٹ, سکرٹ, اسکرٹ, لہنگا
tr: Sentetik etekler, etek, pileli etek, mini etek, uzun etek
# 620462
en: Women's trousers and jeans of cotton, women's jeans, jeans, denim jeans, women's trousers, ladies trousers,
    trousers, pants, denim shorts, shorts, women pants
zh-CN: 女式棉长裤和牛仔裤, 女士牛仔裤, 牛仔裤, 女士长裤, 阔腿裤, 裤子, 牛仔短裤, 裤
fr: Pantalons et jeans pour femme en coton, jean femme, jean, jeans, pantalon femme, pantalon, short en jean
ar: بناطيل وجينزات نسائية من قطن, جينز نسائي, جينز, بنطلون نسائي, بنطلون, بنطال, بناطيل, بناطيل نسائية
ur: زنانہ سوتی پتلون اور جینز, لیڈیز جینز, جینز, پتلون, شلوار
tr: Kadın pamuklu pantolon ve kotlar, kadın kot pantolon, kot pantolon, kadın pantolon, pantolon, kot şort
# 620463
en: Women's trousers of synthetic fibres, women's trousers, wide leg pants, palazzo pants, women's pants, trousers,
    pants, suit pants
zh-CN: 女式合成纤维长裤, 阔腿裤, 女士西裤, 女裤, 裤子
fr: Pantalons pour femme en fibres synthétiques, pantalon femme, pantalon large, pantalon
ar: بناطيل نسائية من ألياف صناعية, بنطلون نسائي, بنطلون واسع, بنطلون
ur: زنانہ مصنوعی ریشے کی پتلون, پلازو, ٹراؤزر, پتلون
tr: Kadın sentetik pantolonlar, bol pantolon, kadın kumaş pantolon, pantolon
# 620520
en: Men's shirts of cotton, men's shirt, shirt, dress shirt, casual shirt, cotton shirt, oxford shirt, flannel shirt
zh-CN: 男式棉衬衫, 衬衫, 男士衬衫, 衬衣, 长袖衬衫, 格子衬衫
fr: Chemises pour homme en coton, chemise, chemise homme, chemise en coton, chemise à carreaux
ar: قمصان رجالية من قطن, قميص, قميص رجالي, قمصان, قمصان رجالي
ur: مردانہ سوتی قمیضیں, شرٹ, قمیض, مردانہ شرٹ, کرتا
tr: Erkek pamuklu gömlekler, gömlek, erkek gömlek, keten gömlek
# 620530
en: Men's shirts of man-made fibres, men's shirt, shirt, hawaiian shirt, beach shirt
zh-CN: 男式化纤衬衫, 衬衫, 男士衬衫, 花衬衫
fr: Chemises pour homme en fibres synthétiques, chemise, chemise homme, chemise hawaïenne
ar: قمصان رجالية من ألياف صناعية, قميص رجالي, قميص
ur: مردانہ مصنوعی ریشے کی قمیضیں, شرٹ, قمیض
tr: Erkek sentetik gömlekler, gömlek, erkek gömlek
# 620630
en: Women's blouses and shirts of cotton, blouse, women's shirt, shirt, ladies shirt, cotton blouse, tunic
zh-CN: 女式棉衬衫, 女士衬衫, 衬衫, 上衣
fr: Chemisiers pour femme en coton, chemisier, blouse, chemise femme, tunique
ar: بلوزات وقمصان نسائية من قطن, بلوزة, قميص نسائي, بلايز, تونيك
ur: زنانہ سوتی قمیضیں, بلاؤز, کرتی, قمیض, زنانہ قمیض, لان کی قمیض
tr: Kadın pamuklu gömlek ve bluzlar, bluz, kadın gömlek, gömlek, tunik
# 620640
en: Women's blouses and shirts of man-made fibres, blouse, chiffon blouse, women's shirt, satin blouse, women's top,
    tunic, top
zh-CN: 女式化纤衬衫, 雪纺衫, 女士衬衫, 雪纺衬衫, 上衣, 女士上衣
fr: Chemisiers pour femme en fibres synthétiques, chemisier, blouse, blouse en mousseline, haut femme, tunique
ar: بلوزات وقمصان نسائية من ألياف صناعية, بلوزة, بلوزة شيفون, قميص نسائي, بلايز, بلوزات
ur: زنانہ مصنوعی ریشے کی قمیضیں, بلاؤز, کرتی, شفون کی قمیض
tr: Kadın sentetik gömlek ve bluzlar, bluz, şifon bluz, saten gömlek, kadın gömlek, tunik
# 620822
en: Women's nightwear of man-made fibres, satin pajamas, silk pajamas, nightgown, satin nightdress, satin pyjamas,
    pajamas, pyjamas, nightwear, sleepwear
zh-CN: 女式化纤睡衣, 冰丝睡衣, 真丝睡衣, 睡裙, 睡衣
fr: Vêtements de nuit pour femme en fibres synthétiques, pyjama en satin, nuisette en satin, chemise de nuit, pyjama
ar: ملابس نوم نسائية من ألياف صناعية, بيجاما ساتان, قميص نوم, بيجاما
ur: زنانہ مصنوعی ریشے کا رات کا لباس, ساٹن نائٹ سوٹ, نائٹی
tr: Kadın sentetik gecelikler, saten pijama, saten gecelik, gecelik, pijama
# 620920
en: Babies' woven clothes of cotton, baby dress, baby clothes, baby bib, bib, baby suit, swaddle, baby shirt,
    baby clothing, baby trousers
zh-CN: 婴儿梭织棉衣物, 婴儿裙, 婴儿衣服, 围嘴, 口水巾, 宝宝衣服, 婴儿服装
fr: Vêtements pour bébés en tissu de coton, robe bébé, bavoir, vêtement bébé, vêtements de bébé, ensemble bébé
ar: ملابس أطفال رضع منسوجة من قطن, مريلة أطفال, صدرية أطفال, فستان رضيعة, ملابس أطفال, ملابس رضع
ur: بچوں کے سوتی کپڑے, بب, بچوں کے کپڑے, بچی کا فراک
tr: Pamuklu dokuma bebek giysileri, bebek elbisesi, mama önlüğü, bebek önlüğü, bebek kıyafeti
# 621010
en: Garments of felt or nonwovens, disposable coverall, isolation gown, protective suit, surgical gown,
    disposable gown, lab coat disposable, disposable clothing
zh-CN: 无纺布服装, 防护服, 隔离衣, 一次性手术衣, 一次性工作服
fr: Vêtements en non-tissés, combinaison jetable, blouse jetable, blouse chirurgicale, combinaison de protection
ar: ملابس من أقمشة غير منسوجة, ملابس واقية, رداء جراحي, بدلة واقية
ur: نان وون کپڑے کے لباس, حفاظتی سوٹ, سرجیکل گاؤن
tr: Dokusuz kumaştan giyim, tek kullanımlık tulum, koruyucu tulum, cerrahi önlük
# 621040
en: Men's waterproof garments of coated fabric, raincoat, waterproof jacket, rain suit, rain poncho, rain jacket
zh-CN: 男式防水涂层服装, 雨衣, 防水外套, 雨衣套装, 雨披
fr: Vêtements imperméables pour homme, imperméable, veste imperméable, poncho de pluie, ciré
ar: ملابس رجالية مقاومة للماء, معطف مطر, جاكيت ضد الماء, بدلة مطر
ur: مردانہ واٹر پروف کپڑے, برساتی, رین کوٹ
tr: Erkek su geçirmez giyim, yağmurluk, su geçirmez mont, panço
# 621133
en: Other men's garments of man-made fibres, work uniform, workwear, coverall, uniform, thobe, vest, reflective vest,
    safety vest, martial arts uniform, karate suit, work clothes, robe, kandura, jalabiya, agbada, gandoura, sherwani,
    kaftan
zh-CN: 其他男式化纤服装, 工作服, 制服, 连体工作服, 反光背心, 反光衣, 武术服, 马甲
fr: Autres vêtements pour homme en fibres synthétiques, vêtement de travail, combinaison de travail, uniforme,
    gilet réfléchissant, gilet de sécurité, kimono, djellaba, gilet fluo, gandoura
ar: ملابس رجالية أخرى من ألياف صناعية, ثوب رجالي, ثوب, ملابس عمل, يونيفورم, سترة عاكسة, دشداشة, جلابية رجالية
ur: دیگر مردانہ کپڑے, یونیفارم, ورک سوٹ, ویسٹ کوٹ, کرتا شلوار, ریفلیکٹو جیکٹ, سوٹ, مردانہ کپڑے
tr: Diğer erkek giyim, iş elbisesi, iş tulumu, üniforma, reflektörlü yelek, ikaz yeleği, yelek, karate elbisesi
# 621142
en: Other women's garments of cotton, abaya, cotton jumpsuit, apron, kaftan, kimono, nurse scrubs, scrubs,
    kitchen apron
zh-CN: 其他女式棉服装, 围裙, 长袍, 护士服, 汉服
fr: Autres vêtements pour femme en coton, tablier, abaya, blouse médicale, blouse d'infirmière
ar: ملابس نسائية أخرى من قطن, مريلة مطبخ, مريول, عباية قطن, سكراب طبي, مرايل
ur: دیگر زنانہ سوتی کپڑے, ایپرن, سوتی عبایا
tr: Diğer pamuklu kadın giyim, mutfak önlüğü, önlük, hemşire forması
# 621143
en: Other women's garments of man-made fibres, abaya, kaftan, jumpsuit, saree, jilbab, women's vest, kimono, uniform,
    islamic dress, nurse uniform, burqa, caftan, cosplay costume, bisht, clothing, women's clothing, jalabiya,
    jalabiyah
zh-CN: 其他女式化纤服装, 穆斯林长袍, 长袍, 汉服, 和服, 连体裤, 制服, 纱丽, 旗袍
fr: Autres vêtements pour femme en fibres synthétiques, abaya, caftan, djellaba, combinaison, kimono, sari, jilbab
ar: ملابس نسائية أخرى من ألياف صناعية, عباية, عبايات, عباءة, قفطان, جلباب, افرول نسائي, إسدال, جلابية نسائية
ur: دیگر زنانہ کپڑے, عبایا, برقع, ساڑھی, کفتان, جلباب, سوٹ, لباس, زنانہ کپڑے
tr: Diğer kadın giyim, ferace, abaya, kaftan, kimono, tulum, çarşaf
`;
