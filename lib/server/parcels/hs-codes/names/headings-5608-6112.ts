import 'server-only';

/** Names of the headings 5608 to 6112. `read-hs-names.ts` describes the format. */
export const HEADINGS_5608_6112 = `
# 560811
en: Fishing nets, fishing net, cast net, landing net, fish net
zh-CN: 渔网, 捕鱼网, 撒网
fr: Filets de pêche, filet de pêche, épervier
ar: شباك صيد, شبكة صيد
ur: ماہی گیری کے جال, مچھلی کا جال
tr: Balık ağları, balık ağı, serpme ağ
# 560819
en: Other nets of man-made fibres, cargo net, football net, safety net, garden net, sports net, mesh net,
    badminton net
zh-CN: 其他化纤网, 货物网, 球网, 安全网, 防鸟网
fr: Autres filets synthétiques, filet de sécurité, filet de but, filet anti-oiseaux
ar: شباك أخرى, شبكة أمان, شبكة مرمى
ur: دیگر جال, حفاظتی جال, گول نیٹ
tr: Diğer ağlar, kale filesi, güvenlik ağı, yük filesi
# 570242
en: Woven carpets of man-made fibres, carpet, prayer mat, prayer rug, rug, woven rug, muslim prayer mat, persian rug
zh-CN: 化纤机织地毯, 礼拜毯, 地毯, 祈祷垫, 波斯地毯
fr: Tapis tissés synthétiques, tapis de prière, tapis
ar: سجاد منسوج, سجادة صلاة, سجادة, سجاد
ur: بنے ہوئے قالین, جائے نماز, قالین, مصلیٰ
tr: Dokuma halılar, seccade, namazlık, halı, dokuma halı
# 570339
en: Tufted carpets and rugs of man-made fibres, carpet, rug, area rug, floor mat, door mat, doormat, bath mat,
    bathroom rug, car floor mat, play rug, shaggy rug, floor rug
zh-CN: 化纤簇绒地毯, 地毯, 地垫, 门垫, 浴室地垫, 脚垫, 汽车脚垫, 垫, 毯, 垫子
fr: Tapis touffetés synthétiques, tapis, tapis de bain, paillasson, moquette, tapis de sol
ar: سجاد من ألياف صناعية, سجادة, سجاد, دعاسة, دواسة, موكيت, سجادة حمام, سجادات
ur: مصنوعی ریشے کے قالین, قالین, پائیدان, دری, کارپٹ, باتھ میٹ
tr: Tafting halı ve kilimler, halı, paspas, kilim, banyo paspası, kapı paspası, yolluk
# 570500
en: Other carpets and floor coverings of textile, carpet, printed rug, floor mat, kitchen mat, door mat, prayer rug,
    bath mat
zh-CN: 其他纺织地毯, 印花地毯, 厨房地垫, 地毯, 脚垫
fr: Autres tapis en textile, tapis imprimé, tapis de cuisine, tapis, tapis de prière
ar: سجاد آخر وأغطية أرضيات, سجادة مطبخ, سجادة, سجادة صلاة
ur: دیگر قالین, کچن میٹ, قالین
tr: Diğer halı ve yer kaplamaları, mutfak halısı, halı, seccade
# 580421
en: Lace of man-made fibres, lace, lace trim, lace fabric
zh-CN: 化纤蕾丝, 蕾丝, 蕾丝花边, 蕾丝面料
fr: Dentelles synthétiques, dentelle, tissu dentelle, ruban dentelle
ar: دانتيل من ألياف صناعية, دانتيل, قماش دانتيل
ur: مصنوعی ریشے کی لیس, لیس, جھالر
tr: Sentetik danteller, dantel, dantel kumaş, güpür
# 580632
en: Ribbons of man-made fibres, ribbon, satin ribbon, webbing strap, elastic band, gift ribbon, velcro, velcro tape,
    lanyard, hook and loop, trim
zh-CN: 化纤织带, 丝带, 缎带, 织带, 松紧带, 魔术贴, 挂绳
fr: Rubans synthétiques, ruban, ruban satin, sangle, velcro, élastique, bande auto-agrippante
ar: شرائط من ألياف صناعية, شريط ساتان, شريط زينة, فيلكرو, شريط, أستك
ur: مصنوعی ریشے کے ربن, ربن, ویلکرو, فیتہ, الاسٹک
tr: Sentetik kurdeleler, kurdele, saten kurdele, cırt cırt, lastik şerit, kolon
# 580710
en: Woven labels and badges, woven label, clothing label, name patch, woven badge, clothing tag
zh-CN: 织唛和徽章, 织唛, 布标, 领标
fr: Étiquettes et écussons tissés, étiquette tissée, écusson
ar: ملصقات منسوجة, علامة ملابس, ليبل ملابس
ur: بنے ہوئے لیبل, کپڑوں کے لیبل
tr: Dokuma etiketler, dokuma etiket, marka etiketi, arma
# 581092
en: Embroidery of man-made fibres, embroidery patch, embroidered patch, iron on patch, embroidered fabric, patch
zh-CN: 化纤刺绣品, 刺绣贴, 绣花布贴, 刺绣面料, 补丁贴
fr: Broderies synthétiques, patch brodé, écusson brodé, tissu brodé
ar: مطرزات, رقعة مطرزة, قماش مطرز
ur: کڑھائی, کڑھائی والا کپڑا, پیچ
tr: Nakışlar, nakış arma, nakışlı kumaş, patch
# 590320
en: Fabrics coated with polyurethane, pu leather fabric, synthetic leather, artificial leather, faux leather,
    leatherette, imitation leather
zh-CN: 聚氨酯涂层面料, PU革, 人造革, 仿皮面料, 皮革面料
fr: Tissus enduits de polyuréthane, simili cuir, similicuir, cuir synthétique
ar: أقمشة مطلية بولي يوريثان, جلد صناعي, قماش جلد صناعي
ur: مصنوعی چمڑا, ریکسین, پی یو لیدر
tr: Poliüretan kaplı kumaşlar, suni deri, yapay deri kumaş
# 600632
en: Knitted fabrics of synthetic fibres, knitted fabric, jersey fabric, spandex fabric, stretch fabric, mesh fabric
zh-CN: 合成纤维针织面料, 针织布, 针织面料, 弹力面料, 网布
fr: Étoffes de maille synthétiques, tissu jersey, tissu extensible, tissu maille
ar: أقمشة مصنرة صناعية, قماش جيرسي, قماش تريكو
ur: بنا ہوا مصنوعی کپڑا, جرسی فیبرک, نٹ فیبرک
tr: Sentetik örme kumaşlar, örme kumaş, likralı kumaş, penye kumaş
# 610342
en: Men's knitted trousers and shorts of cotton, sweatpants, jogger, joggers, men's shorts, track pants,
    jogging pants, shorts
zh-CN: 针织男式棉长裤短裤, 运动裤, 卫裤, 针织短裤, 男士短裤, 束脚裤
fr: Pantalons et shorts pour homme en maille de coton, jogging, pantalon de jogging, short homme, bas de jogging,
    short
ar: بناطيل وشورتات رجالية مصنرة من قطن, بنطلون رياضي, شورت رجالي, شورت, بنطال رياضي
ur: مردانہ بنی ہوئی سوتی پتلون اور شارٹس, ٹراؤزر, جاگر, شارٹس, نیکر
tr: Erkek örme pamuklu pantolon ve şortlar, eşofman altı, jogger, erkek şort, şort
# 610343
en: Men's knitted trousers and shorts of synthetic fibres, sports shorts, running shorts, gym shorts, football shorts,
    sport pants, basketball shorts, compression pants
zh-CN: 针织男式合成纤维长裤短裤, 运动短裤, 健身短裤, 球裤, 跑步短裤, 速干裤, 裤
fr: Pantalons et shorts pour homme en maille synthétique, short de sport, short de football, short running
ar: بناطيل وشورتات رجالية مصنرة من ألياف صناعية, شورت رياضي, شورت كرة قدم
ur: مردانہ بنی ہوئی مصنوعی ریشے کی شارٹس, سپورٹس شارٹس, جم شارٹس
tr: Erkek örme sentetik pantolon ve şortlar, spor şort, futbol şortu, koşu şortu
# 610442
en: Women's knitted dresses of cotton, knitted dress, cotton dress, knit dress, t-shirt dress, dress
zh-CN: 针织棉连衣裙, 针织裙, 针织连衣裙, 棉连衣裙
fr: Robes en maille de coton, robe en maille, robe en coton, robe pull
ar: فساتين مصنرة من قطن, فستان قطن, فستان تريكو, فساتين
ur: بنے ہوئے سوتی لباس, سوتی ڈریس
tr: Örme pamuklu elbiseler, triko elbise, pamuklu elbise, penye elbise
# 610443
en: Women's knitted dresses of synthetic fibres, bodycon dress, knit dress, maxi dress, stretch dress, dress,
    party dress
zh-CN: 针织合成纤维连衣裙, 紧身连衣裙, 包臀裙, 弹力连衣裙, 裙
fr: Robes en maille synthétique, robe moulante, robe longue, robe
ar: فساتين مصنرة من ألياف صناعية, فستان ضيق, فستان
ur: بنے ہوئے مصنوعی ریشے کے لباس, میکسی, ڈریس
tr: Örme sentetik elbiseler, dar elbise, likralı elbise, elbise
# 610453
en: Women's knitted skirts of synthetic fibres, knitted skirt, pencil skirt, tennis skirt, skirt
zh-CN: 针织合成纤维裙子, 针织半身裙, 网球裙
fr: Jupes en maille synthétique, jupe en maille, jupe crayon, jupe
ar: تنانير مصنرة, تنورة ضيقة, تنورة
ur: بنے ہوئے سکرٹ, اسکرٹ, سکرٹ
tr: Örme sentetik etekler, kalem etek, etek
# 610462
en: Women's knitted trousers of cotton, leggings, legging, women's joggers, yoga pants, shorts
zh-CN: 针织女式棉长裤, 打底裤, 瑜伽裤, 紧身裤, 女士运动裤
fr: Pantalons pour femme en maille de coton, legging, pantalon de yoga, jogging femme
ar: بناطيل نسائية مصنرة من قطن, ليقنز, ليجنز, ليجن, بنطلون يوغا
ur: زنانہ بنی ہوئی سوتی پتلون, لیگنگ, ٹائٹس, ٹراؤزر
tr: Kadın örme pamuklu pantolonlar, tayt, yoga pantolonu, kadın eşofman altı
# 610463
en: Women's knitted trousers of synthetic fibres, leggings, legging, yoga pants, yoga leggings, gym leggings,
    cycling shorts, sport leggings
zh-CN: 针织女式合成纤维长裤, 瑜伽裤, 打底裤, 健身裤, 骑行裤, 裤
fr: Pantalons pour femme en maille synthétique, legging de sport, legging, cycliste
ar: بناطيل نسائية مصنرة من ألياف صناعية, ليقنز رياضي, ليجنز, بنطلون رياضي نسائي
ur: زنانہ بنی ہوئی مصنوعی ریشے کی پتلون, لیگنگ, یوگا پینٹ, ٹائٹس
tr: Kadın örme sentetik pantolonlar, spor tayt, tayt, toparlayıcı tayt
# 610510
en: Men's knitted shirts of cotton, polo shirt, polo, men's polo, knitted shirt, shirt
zh-CN: 针织男式棉衬衫, 保罗衫, POLO衫, 男士衬衫, 针织衬衫
fr: Chemises pour homme en maille de coton, polo, polo homme, chemise
ar: قمصان رجالية مصنرة من قطن, بولو, قميص بولو, تيشيرت بولو
ur: مردانہ بنی ہوئی سوتی شرٹس, پولو شرٹ, پولو
tr: Erkek örme pamuklu gömlekler, polo yaka tişört, polo, lakost
# 610610
en: Women's knitted blouses and shirts of cotton, knitted blouse, women's polo, blouse, knit top, ladies top
zh-CN: 针织女式棉衬衫, 针织上衣, 女士上衣
fr: Chemisiers pour femme en maille de coton, chemisier en maille, blouse, top femme
ar: بلوزات نسائية مصنرة من قطن, بلوزة, توب نسائي
ur: زنانہ بنی ہوئی سوتی بلاؤز, ٹاپ, زنانہ ٹاپ, بلاؤز
tr: Kadın örme pamuklu bluzlar, örme bluz, bluz, kadın üst
# 610711
en: Men's underpants of cotton, boxer, boxer shorts, underpants, men's underwear, briefs, underwear, boxers
zh-CN: 男式棉内裤, 男士内裤, 平角裤, 三角裤, 内裤, 四角裤
fr: Slips et caleçons en coton pour homme, boxer, caleçon, slip, sous-vêtement homme, sous-vêtement
ar: ملابس داخلية رجالية من قطن, بوكسر, ملابس داخلية, سروال داخلي, ملابس داخلية رجالية
ur: مردانہ سوتی زیر جامہ, انڈرویئر, باکسر, کچھا
tr: Erkek pamuklu külotlar, boxer, erkek iç çamaşırı, külot, iç çamaşırı, slip
# 610721
en: Men's nightshirts and pyjamas of cotton, men's pyjamas, pajamas, pyjamas, pajama, sleepwear
zh-CN: 男式棉睡衣, 男士睡衣, 睡衣, 家居服
fr: Pyjamas en coton pour homme, pyjama, pyjama homme
ar: بيجامات رجالية من قطن, بيجاما, بيجامة, ملابس نوم
ur: مردانہ سوتی پاجامے, پاجامہ, نائٹ سوٹ
tr: Erkek pamuklu pijamalar, pijama, pijama takımı, erkek pijama
# 610821
en: Women's briefs and panties of cotton, panties, panty, women's underwear, women briefs, thong underwear,
    ladies underwear, underwear
zh-CN: 女式棉内裤, 女士内裤, 内裤, 三角内裤, 生理裤
fr: Culottes en coton pour femme, culotte, string, sous-vêtement femme, sous-vêtement, lingerie
ar: ملابس داخلية نسائية من قطن, كلوت, كيلوت, ملابس داخلية نسائية, سروال داخلي نسائي, ملابس داخلية
ur: زنانہ سوتی زیر جامہ, پینٹی, لیڈیز انڈرویئر, انڈرویئر
tr: Kadın pamuklu külotlar, kadın külot, kadın iç çamaşırı, külot, iç çamaşırı
# 610822
en: Women's briefs and panties of man-made fibres, lace panties, seamless panties, thong, lingerie, g-string,
    lingerie set
zh-CN: 女式化纤内裤, 蕾丝内裤, 无痕内裤, 丁字裤, 情趣内衣
fr: Culottes en fibres synthétiques pour femme, culotte en dentelle, string, lingerie, ensemble de lingerie
ar: ملابس داخلية نسائية من ألياف صناعية, لانجري, لانجيري, كلوت دانتيل
ur: زنانہ مصنوعی ریشے کا زیر جامہ, لانجری, لیس پینٹی
tr: Kadın sentetik külotlar, dantel külot, tanga, dikişsiz külot, iç giyim
# 610831
en: Women's nightdresses and pyjamas of cotton, nightgown, nightdress, women's pyjamas, pajamas, pyjamas, pajama,
    pajama set, sleepwear, nightie
zh-CN: 女式棉睡衣睡裙, 睡裙, 女士睡衣, 睡衣, 家居服, 睡衣套装
fr: Chemises de nuit et pyjamas en coton pour femme, chemise de nuit, pyjama femme, pyjama, nuisette
ar: قمصان نوم وبيجامات نسائية, قميص نوم, بيجاما نسائية, بيجاما, بيجامة, ملابس نوم
ur: زنانہ سوتی نائٹ گاؤن اور پاجامے, نائٹی, نائٹ سوٹ, نائٹ گاؤن
tr: Kadın pamuklu gecelik ve pijamalar, gecelik, kadın pijama, pijama, pijama takımı
# 610892
en: Women's dressing gowns and negligees of man-made fibres, bathrobe, robe, dressing gown, negligee, babydoll,
    kimono robe
zh-CN: 女式化纤晨衣浴袍, 睡袍, 浴袍, 晨袍, 吊带睡裙
fr: Peignoirs et déshabillés pour femme, peignoir, robe de chambre, nuisette, déshabillé
ar: أرواب نسائية, روب, روب حمام, برنس
ur: زنانہ ڈریسنگ گاؤن, باتھ روب, گاؤن
tr: Kadın sabahlık ve bornozlar, sabahlık, bornoz, kimono
# 610910
en: T-shirts and vests of cotton, t-shirt, t shirt, tshirt, tee, tank top, vest, singlet, cotton shirt, undershirt,
    graphic tee, top, clothes, clothing, shirt, tees
zh-CN: 棉T恤和背心, T恤, 短袖, T恤衫, 背心, 纯棉T恤, 汗衫, 打底衫, 衣服
fr: T-shirts et maillots de corps en coton, t-shirt, tee-shirt, débardeur, tricot de peau, maillot de corps, haut,
    vêtement, vêtements
ar: تيشيرتات من قطن, تيشيرت, تي شيرت, تيشرت, فانيلة, فنيلة, قميص قطن, بلوزة قطن, ملابس, قميص, فانيلات, بلوزات قطن
ur: سوتی ٹی شرٹس, ٹی شرٹ, بنیان, شرٹ, ٹاپ, کپڑے, شرٹس
tr: Pamuklu tişörtler ve atletler, tişört, t-shirt, atlet, fanila, askılı bluz, badi, kıyafet, giysi
# 610990
en: T-shirts and vests of other materials, sports t-shirt, jersey, football jersey, polyester t-shirt, t-shirt,
    t shirt, tshirt, sports jersey, soccer jersey, quick dry shirt, crop top, tank top
zh-CN: 其他材料T恤和背心, T恤, 速干T恤, 运动T恤, 球衣, 足球服, 短袖, 冰丝T恤
fr: T-shirts et maillots de corps en autres matières, t-shirt de sport, maillot de football, t-shirt, maillot,
    crop top
ar: تيشيرتات من مواد أخرى, تيشيرت رياضي, فانيلة رياضية, قميص كرة قدم, تيشيرت
ur: دیگر مواد کی ٹی شرٹس, سپورٹس شرٹ, فٹبال جرسی, جرسی, ٹی شرٹ
tr: Diğer malzemeden tişörtler, spor tişört, forma, futbol forması, tişört, crop top
# 611011
en: Sweaters of wool, wool sweater, woolen sweater, merino sweater, wool cardigan, sweater
zh-CN: 羊毛针织衫, 羊毛衫, 羊毛毛衣
fr: Pulls en laine, pull en laine, gilet en laine, cardigan en laine
ar: كنزات من صوف, كنزة صوف, بلوفر صوف
ur: اونی سویٹر, اون کا سویٹر, گرم سویٹر
tr: Yün kazaklar, yün kazak, yün hırka
# 611020
en: Sweaters and hoodies of cotton, hoodie, sweatshirt, sweater, pullover, cardigan, jumper, hooded sweatshirt,
    clothes, top, clothing
zh-CN: 棉针织毛衣和卫衣, 卫衣, 连帽衫, 毛衣, 针织衫, 套头衫, 开衫, 衣服, 上衣, 衣
fr: Pulls et sweats en coton, pull, sweat, sweat-shirt, sweat à capuche, gilet, cardigan, hoodie, vêtement
ar: كنزات وهوديات من قطن, هودي, سويت شيرت, كنزة, بلوفر, سترة صوف, كارديجان, ملابس, بلوزة شتوية, كنزات, بلوفرات
ur: سوتی سویٹر اور ہوڈی, ہوڈی, سویٹ شرٹ, سویٹر, جرسی, کارڈیگن, کپڑے
tr: Pamuklu kazak ve sweatshirtler, kazak, sweatshirt, kapüşonlu, hırka, hoodie, süveter, kıyafet, giyim
# 611030
en: Sweaters and hoodies of man-made fibres, sweater, hoodie, cardigan, pullover, fleece jacket, knitted vest,
    fleece hoodie, knitwear, turtleneck, clothes
zh-CN: 化纤针织毛衣和卫衣, 毛衣, 针织衫, 卫衣, 抓绒衣, 开衫, 马甲, 高领毛衣
fr: Pulls et sweats en fibres synthétiques, pull, polaire, veste polaire, gilet, cardigan, col roulé
ar: كنزات وهوديات من ألياف صناعية, بلوفر, هودي, كنزة, جاكيت فليس, كارديجان
ur: مصنوعی ریشے کے سویٹر اور ہوڈی, سویٹر, ہوڈی, اپر, جرسی
tr: Sentetik kazak ve sweatshirtler, kazak, polar, hırka, triko, sweatshirt
# 611120
en: Babies' knitted clothes of cotton, baby clothes, baby romper, baby bodysuit, romper, onesie, baby socks,
    infant clothes, baby suit, newborn clothes, baby pajamas, baby mittens, baby clothing, baby set
zh-CN: 婴儿针织棉衣物, 婴儿服装, 婴儿衣服, 宝宝衣服, 连体衣, 爬服, 哈衣, 婴儿袜, 新生儿衣服, 婴儿连体衣
fr: Vêtements pour bébés en maille de coton, vêtement bébé, vêtements de bébé, body bébé, barboteuse, grenouillère,
    pyjama bébé, layette, chaussettes bébé
ar: ملابس أطفال رضع مصنرة من قطن, ملابس رضع, ملابس أطفال, ملابس مواليد, سالوبيت, بدلة أطفال, افرول أطفال, ملابس بيبي,
    جوارب أطفال
ur: بچوں کے بنے ہوئے سوتی کپڑے, بچوں کے کپڑے, بے بی سوٹ, رومپر, نوزائیدہ کے کپڑے, بچے کا سوٹ
tr: Pamuklu örme bebek giysileri, bebek kıyafeti, bebek giysisi, bebek tulumu, zıbın, badi, bebek çorabı,
    bebek takımı, yenidoğan kıyafeti
# 611212
en: Tracksuits of synthetic fibres, tracksuit, track suit, sportswear, jogging suit, training suit, gym wear,
    sweatsuit, sports suit, sport set, yoga set
zh-CN: 合成纤维运动套装, 运动套装, 运动服, 运动装, 跑步服, 训练服, 瑜伽服, 卫衣套装
fr: Survêtements en fibres synthétiques, survêtement, jogging, tenue de sport, vêtement de sport, ensemble de sport,
    ensemble jogging
ar: بدلات رياضية, بدلة رياضية, ملابس رياضية, ترنج, طقم رياضي, ترينج
ur: مصنوعی ریشے کے ٹریک سوٹ, ٹریک سوٹ, سپورٹس سوٹ, کھیلوں کے کپڑے
tr: Sentetik eşofman takımları, eşofman, eşofman takımı, spor giyim, spor takım
# 611231
en: Men's swimwear of synthetic fibres, swim trunks, swimming trunks, swim shorts, swimwear, beach shorts,
    board shorts
zh-CN: 男式泳装, 泳裤, 男士泳裤, 游泳裤, 沙滩裤
fr: Maillots de bain pour homme, maillot de bain homme, short de bain, maillot de bain, slip de bain
ar: ملابس سباحة رجالية, شورت سباحة, مايوه رجالي, ملابس سباحة
ur: مردانہ تیراکی کا لباس, سوئمنگ شارٹس, تیراکی کا لباس
tr: Erkek mayoları, erkek mayo, deniz şortu, mayo, yüzücü şortu
# 611241
en: Women's swimwear of synthetic fibres, swimsuit, bikini, swimwear, bathing suit, burkini, one piece swimsuit,
    tankini, modest swimwear
zh-CN: 女式泳装, 泳衣, 比基尼, 泳装, 女士泳衣, 连体泳衣
fr: Maillots de bain pour femme, maillot de bain, bikini, maillot une pièce, burkini, maillot de bain femme
ar: ملابس سباحة نسائية, مايوه, بكيني, ملابس سباحة, بوركيني, مايوه شرعي, مايوهات
ur: زنانہ تیراکی کا لباس, سوئمنگ سوٹ, بکنی, تیراکی کا لباس
tr: Kadın mayoları, mayo, bikini, haşema, tesettür mayo, kadın mayo
`;
