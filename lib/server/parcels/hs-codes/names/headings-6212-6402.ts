import 'server-only';

/** Names of the headings 6212 to 6402. `read-hs-names.ts` describes the format. */
export const HEADINGS_6212_6402 = `
# 621210
en: Bras, bra, brassiere, sports bra, push up bra, nursing bra, bra set, strapless bra, bralette
zh-CN: 胸罩, 文胸, 内衣, 运动内衣, 运动文胸, 哺乳文胸, 无钢圈内衣
fr: Soutiens-gorge, soutien-gorge, brassière, brassière de sport, soutien-gorge d'allaitement
ar: حمالات صدر, حمالة صدر, سوتيان, ستيان, حمالة صدر رياضية
ur: بریزیئر, برا, سپورٹس برا
tr: Sütyenler, sütyen, sporcu sütyeni, bralet, emzirme sütyeni
# 621220
en: Girdles and shapewear, shapewear, body shaper, girdle, waist trainer, butt lifter, corset, waist shaper,
    slimming belt, faja, tummy control
zh-CN: 束腰和塑身衣, 塑身衣, 束腰, 收腹带, 塑形内衣, 提臀裤, 收腹裤
fr: Gaines et lingerie sculptante, gaine, gaine amincissante, corset, body gainant, ceinture amincissante
ar: مشدات, مشد, مشد خصر, كورسيه, مشد بطن, حزام تنحيف
ur: شیپ ویئر, کمر بند, باڈی شیپر, کارسیٹ
tr: Korseler, korse, bel korsesi, toparlayıcı korse, vücut şekillendirici
# 621410
en: Shawls and scarves of silk, silk scarf, silk shawl, silk hijab
zh-CN: 真丝围巾, 真丝丝巾, 丝巾, 桑蚕丝围巾
fr: Châles et foulards en soie, foulard en soie, écharpe en soie, carré de soie
ar: شالات وأوشحة من حرير, وشاح حرير, شال حرير, حجاب حرير
ur: ریشمی شال اور اسکارف, ریشمی اسکارف, ریشمی دوپٹہ
tr: İpek şal ve eşarplar, ipek eşarp, ipek şal, ipek fular
# 621430
en: Shawls and scarves of synthetic fibres, hijab, scarf, headscarf, shawl, chiffon scarf, chiffon hijab, niqab,
    head scarf, pashmina, bandana, turban, veil, scarves, dupatta, gele
zh-CN: 合成纤维围巾头巾, 头巾, 丝巾, 雪纺头巾, 围巾, 纱巾, 披肩, 穆斯林头巾
fr: Châles et foulards en fibres synthétiques, hijab, foulard, châle, foulard en mousseline, voile, bandana, turban,
    niqab
ar: شالات وأوشحة من ألياف صناعية, حجاب, طرحة, طرح, شيلة, شيفون, نقاب, خمار, شال, وشاح, إيشارب, أوشحة, ايشاربات
ur: مصنوعی ریشے کے دوپٹے اور اسکارف, حجاب, اسکارف, دوپٹہ, نقاب, شال, سٹالر
tr: Sentetik şal ve eşarplar, eşarp, şal, başörtüsü, tülbent, bandana, yazma, peçe, fular
# 621490
en: Shawls and scarves of other materials, cotton scarf, scarf, cotton hijab, shemagh, keffiyeh, beach sarong,
    linen scarf
zh-CN: 其他材料围巾头巾, 棉围巾, 棉麻围巾, 阿拉伯头巾, 方巾, 围巾
fr: Châles et foulards en autres matières, foulard en coton, chèche, keffieh, paréo, foulard
ar: شالات وأوشحة من مواد أخرى, شماغ, غترة, كوفية, شال قطن, حجاب قطن
ur: دیگر مواد کی شال اور اسکارف, سوتی دوپٹہ, رومال, شماغ, سوتی حجاب
tr: Diğer malzemeden şal ve eşarplar, pamuk şal, poşu, pareo
# 621520
en: Ties and bow ties of man-made fibres, tie, necktie, bow tie, neck tie, tie set
zh-CN: 化纤领带领结, 领带, 领结, 男士领带
fr: Cravates et nœuds papillons, cravate, nœud papillon
ar: ربطات عنق, ربطة عنق, كرافتة, كرافات, ببيون
ur: ٹائی, نیک ٹائی, بو ٹائی
tr: Kravat ve papyonlar, kravat, papyon
# 621600
en: Woven gloves, glove, ski gloves, bridal gloves, cloth gloves, tactical gloves, motorcycle gloves, gym gloves,
    oven mitt
zh-CN: 梭织手套, 滑雪手套, 布手套, 战术手套, 摩托车手套, 健身手套
fr: Gants en tissu, gants de ski, gants moto, gants de mariée
ar: قفازات منسوجة, قفازات دراجة نارية, قفازات قماش
ur: کپڑے کے دستانے, موٹر سائیکل دستانے
tr: Dokuma eldivenler, kayak eldiveni, motosiklet eldiveni, taktik eldiven
# 621710
en: Woven clothing accessories, fabric belt, canvas belt, elastic belt, suspenders, hair bow, sash, sleeve cover,
    collar, woven headband, belt, detachable collar
zh-CN: 梭织衣着附件, 帆布腰带, 松紧腰带, 背带, 发带, 假领, 腰封, 弹力腰带
fr: Accessoires du vêtement en tissu, ceinture en tissu, ceinture élastique, bretelles, bandeau, ceinture en toile
ar: مستلزمات ملابس منسوجة, حزام قماش, حمالات بنطلون, حزام مطاط
ur: کپڑے کے لوازمات, کپڑے کی بیلٹ, گیلس
tr: Dokuma giyim aksesuarları, kumaş kemer, pantolon askısı, lastikli kemer
# 630110
en: Electric blankets, electric blanket, heated blanket, heating blanket
zh-CN: 电热毯, 电褥子
fr: Couvertures chauffantes, couverture chauffante, couverture électrique
ar: بطانيات كهربائية, بطانية كهربائية, بطانية تدفئة
ur: برقی کمبل, الیکٹرک کمبل
tr: Elektrikli battaniyeler, elektrikli battaniye
# 630130
en: Blankets of cotton, cotton blanket, muslin blanket, swaddle blanket, blanket
zh-CN: 棉毯, 纱布毯, 毛巾被, 婴儿包巾
fr: Couvertures en coton, couverture en coton, lange, couverture mousseline
ar: بطانيات قطن, بطانية قطن, قماط أطفال
ur: سوتی کمبل, کھیس
tr: Pamuklu battaniyeler, pike, pamuk battaniye, müslin örtü
# 630140
en: Blankets of synthetic fibres, blanket, fleece blanket, throw blanket, travel blanket, baby blanket,
    flannel blanket, throw, plaid, sofa throw
zh-CN: 合成纤维毯子, 毛毯, 毯子, 法兰绒毯, 珊瑚绒毯, 婴儿毯, 盖毯, 拉舍尔毛毯, 毯
fr: Couvertures synthétiques, couverture, plaid, couverture polaire, couverture bébé, jeté
ar: بطانيات من ألياف صناعية, بطانية, بطانيات, لحاف أطفال, بطانية أطفال, بطاطين
ur: مصنوعی ریشے کے کمبل, کمبل, بچوں کا کمبل, رضائی کمبل
tr: Sentetik battaniyeler, battaniye, polar battaniye, bebek battaniyesi, koltuk şalı
# 630222
en: Printed bed linen of man-made fibres, bed sheet, bedding set, duvet cover, pillowcase, bed linen, bedsheet,
    fitted sheet, quilt cover, bed set, sheet set, crib bedding
zh-CN: 化纤印花床上用品, 床单, 被套, 枕套, 四件套, 床笠, 床上用品, 三件套
fr: Linge de lit imprimé synthétique, drap, housse de couette, taie d'oreiller, parure de lit, drap housse,
    linge de lit
ar: بياضات سرير مطبوعة صناعية, شرشف, ملاية سرير, طقم مفارش, غطاء لحاف, كيس مخدة, مفرش سرير, غطاء وسادة, ملايات, شراشف,
    مفارش, أغطية سرير
ur: بستر کی چھپی ہوئی چادریں, بیڈ شیٹ, چادر, تکیے کا غلاف, بستر کی چادر, لحاف کا غلاف
tr: Sentetik baskılı nevresim, nevresim takımı, çarşaf, yastık kılıfı, lastikli çarşaf, nevresim
# 630231
en: Bed linen of cotton, cotton bed sheet, cotton bedding, cotton duvet cover, bed sheet, bedding set, pillowcase,
    bed linen
zh-CN: 棉床上用品, 纯棉床单, 全棉四件套, 纯棉被套, 床单, 被单, 床品
fr: Linge de lit en coton, drap en coton, parure de lit en coton, housse de couette, drap
ar: بياضات سرير من قطن, شرشف قطن, طقم مفارش قطن, ملاية قطن
ur: سوتی بستر کی چادریں, سوتی بیڈ شیٹ, بیڈ شیٹ, چادر
tr: Pamuklu nevresim, pamuklu çarşaf, pamuklu nevresim takımı, ranforce nevresim
# 630253
en: Table linen of man-made fibres, tablecloth, table cover, table runner, placemat, table cloth, napkin cloth,
    dining table cover
zh-CN: 化纤餐桌布, 桌布, 台布, 桌旗, 餐垫, 餐巾布
fr: Linge de table synthétique, nappe, chemin de table, set de table, serviette de table
ar: مفارش طاولة صناعية, مفرش طاولة, غطاء طاولة, مفرش سفرة
ur: میز پوش, ٹیبل کلاتھ, دسترخوان, ٹیبل رنر
tr: Masa örtüleri, masa örtüsü, runner, amerikan servis, sofra örtüsü
# 630260
en: Towels of terry cotton, towel, bath towel, hand towel, face towel, beach towel, cotton towel, kitchen towel
zh-CN: 棉毛巾, 毛巾, 浴巾, 沙滩巾, 洗脸巾, 擦手巾, 巾
fr: Serviettes en coton éponge, serviette, serviette de bain, serviette de plage, essuie-mains, torchon
ar: مناشف قطنية, منشفة, فوطة, فوط, منشفة حمام, بشكير, مناشف, بشاكير
ur: سوتی تولیے, تولیہ, باتھ ٹاول, ہاتھ کا تولیہ
tr: Pamuklu havlular, havlu, banyo havlusu, plaj havlusu, el havlusu
# 630293
en: Towels of man-made fibres, microfiber towel, microfibre towel, quick dry towel, hair towel, hair turban towel,
    sports towel
zh-CN: 化纤毛巾, 超细纤维毛巾, 速干毛巾, 干发帽, 运动毛巾
fr: Serviettes en microfibre, serviette microfibre, serviette de sport, serviette cheveux
ar: مناشف مايكروفايبر, منشفة مايكروفايبر, منشفة شعر
ur: مائیکرو فائبر تولیے, مائیکرو فائبر تولیہ, بالوں کا تولیہ
tr: Mikrofiber havlular, mikrofiber havlu, saç havlusu, spor havlusu
# 630392
en: Curtains and blinds of synthetic fibres, curtain, blackout curtain, shower curtain, window curtain, drapes,
    sheer curtain, curtains, roller blind, tulle curtain
zh-CN: 合成纤维窗帘, 窗帘, 遮光窗帘, 浴帘, 纱帘, 门帘, 帘
fr: Rideaux et stores synthétiques, rideau, rideau occultant, rideau de douche, voilage, store
ar: ستائر من ألياف صناعية, ستارة, ستائر, ستارة حمام, ستارة تعتيم, ستاير
ur: مصنوعی ریشے کے پردے, پردہ, پردے, شاور کرٹن, کھڑکی کا پردہ
tr: Sentetik perdeler, perde, fon perde, tül perde, banyo perdesi, karartma perde, stor perde, duş perdesi
# 630419
en: Bedspreads, bedspread, bed cover, coverlet, quilted bedspread, bed skirt
zh-CN: 床罩, 床盖, 床裙, 绗缝床罩
fr: Couvre-lits, couvre-lit, dessus de lit, boutis, jeté de lit
ar: أغطية أسرة, غطاء سرير, مفرش سرير
ur: بیڈ کور, پلنگ پوش
tr: Yatak örtüleri, yatak örtüsü
# 630420
en: Bed nets against mosquitoes, mosquito net, bed net, bed canopy, mosquito netting
zh-CN: 蚊帐, 床帐
fr: Moustiquaires de lit, moustiquaire
ar: ناموسيات, ناموسية, شبكة بعوض
ur: مچھر دانی, مچھردانی
tr: Cibinlikler, cibinlik, sineklik cibinlik
# 630493
en: Furnishing covers of synthetic fibres, sofa cover, cushion cover, chair cover, car seat cover, pillow cover,
    slipcover, couch cover, appliance cover, wall tapestry, tapestry, seat cover, mattress protector, cover, covers
zh-CN: 合成纤维装饰套, 沙发套, 抱枕套, 椅套, 汽车座套, 靠垫套, 挂毯, 坐垫套, 床垫保护套
fr: Housses d'ameublement synthétiques, housse de canapé, housse de coussin, housse de chaise, housse de siège,
    tenture murale, tapisserie, protège-matelas, housse
ar: أغطية أثاث من ألياف صناعية, غطاء كنب, غطاء كرسي, كيس خدادية, غطاء مقعد سيارة, تلبيسة سيارة, غطاء وسادة,
    غطاء أريكة, غطاء, كفر كنب
ur: فرنیچر کے غلاف, صوفہ کور, کشن کور, کرسی کور, سیٹ کور, گاڑی کے سیٹ کور, کور, غلاف
tr: Döşeme kılıfları, koltuk örtüsü, kırlent kılıfı, sandalye kılıfı, oto koltuk kılıfı, duvar halısı, koltuk kılıfı,
    kılıf, örtü, örtüsü
# 630533
en: Sacks and bags of woven plastic strip, woven bag, woven sack, rice bag, laundry bag, pp woven bag, sand bag
zh-CN: 塑料编织袋, 编织袋, 蛇皮袋
fr: Sacs en bandes de plastique tissées, sac tissé, sac polypropylène
ar: أكياس بلاستيك منسوجة, كيس خيش, أكياس منسوجة
ur: پلاسٹک کی بنی بوریاں, بوری, تھیلا
tr: Dokuma plastik çuvallar, çuval, örgü çuval
# 630612
en: Tarpaulins and awnings of synthetic fibres, tarpaulin, tarp, awning, car cover, shade sail, sun shade,
    motorcycle cover, bike cover, furniture cover, waterproof cover, shade net
zh-CN: 合成纤维油布篷布, 篷布, 防雨布, 遮阳篷, 车罩, 车衣, 遮阳网
fr: Bâches et stores d'extérieur synthétiques, bâche, bâche de voiture, housse de voiture, voile d'ombrage, auvent,
    housse moto
ar: أغطية مشمعة ومظلات, مشمع, غطاء سيارة, مظلة شراعية, شراع, طربال
ur: ترپال, گاڑی کا کور, کار کور, سایہ بان
tr: Branda ve tenteler, branda, tente, araba örtüsü, oto branda, gölgelik
# 630622
en: Tents of synthetic fibres, tent, camping tent, pop up tent, beach tent, family tent, gazebo
zh-CN: 合成纤维帐篷, 帐篷, 露营帐篷, 沙滩帐篷, 户外帐篷
fr: Tentes synthétiques, tente, tente de camping, tente pop-up, tonnelle
ar: خيام من ألياف صناعية, خيمة, خيمة تخييم, خيم
ur: خیمے, خیمہ, کیمپنگ ٹینٹ, ٹینٹ
tr: Sentetik çadırlar, çadır, kamp çadırı
# 630690
en: Other camping goods of textile, hammock, camping hammock, ground sheet, camping mat cloth
zh-CN: 其他纺织露营用品, 吊床, 地席
fr: Autres articles de campement textiles, hamac, tapis de sol camping
ar: مستلزمات تخييم أخرى, أرجوحة شبكية, هاموك
ur: دیگر کیمپنگ کا سامان, جھولا ہیماک
tr: Diğer kamp malzemeleri, hamak
# 630710
en: Cleaning cloths and dusters, cleaning cloth, microfiber cloth, dish cloth, dust cloth, floor cloth, mop cloth,
    microfibre cloth, rag, duster
zh-CN: 清洁布, 抹布, 擦拭布, 超细纤维抹布, 洗碗布, 拖把布
fr: Chiffons de nettoyage, chiffon, lavette, chiffon microfibre, serpillière, torchon
ar: قطع قماش للتنظيف, فوطة تنظيف, قماش مايكروفايبر, ممسحة قماش
ur: صفائی کے کپڑے, صفائی کا کپڑا, جھاڑن, مائیکرو فائبر کپڑا
tr: Temizlik bezleri, temizlik bezi, mikrofiber bez, toz bezi
# 630720
en: Life jackets and life belts, life jacket, life vest, swim vest, life belt
zh-CN: 救生衣, 救生圈, 浮力背心
fr: Gilets et ceintures de sauvetage, gilet de sauvetage, bouée de sauvetage
ar: سترات نجاة, سترة نجاة, طوق نجاة
ur: لائف جیکٹ, لائف جیکٹس
tr: Can yelekleri, can yeleği, can simidi
# 630790
en: Other made-up textile articles, face mask, mask, surgical mask, disposable mask, cloth mask, shoe lace, flag,
    banner, pet bed, dog bed, eye mask, sleep mask, baby carrier, luggage strap, knee pad, laundry basket,
    storage basket fabric, steering wheel cover fabric, bunting, ratchet strap, baby sling, cat bed, shoelace,
    storage box fabric, storage bag, kn95, dust cover, laundry bag, hanging organizer
zh-CN: 其他纺织制成品, 口罩, 一次性口罩, 医用口罩, 眼罩, 旗帜, 鞋带, 宠物窝, 狗窝, 猫窝, 婴儿背带, 横幅, 脏衣篮, 收纳袋, 布艺收纳盒, 防尘罩, 衣物防尘袋, 彩旗, 罩
fr: Autres articles textiles confectionnés, masque, masque chirurgical, masque facial en tissu, lacet, lacets,
    drapeau, panier pour chien, lit pour chien, masque de sommeil, porte-bébé, banderole, panier à linge, sangle,
    housse de rangement, housse de vêtements
ar: أصناف نسيجية جاهزة أخرى, كمامة, كمامات, قناع وجه, قناع نوم, علم, رباط حذاء, سرير كلب, سرير قطط, حمالة أطفال,
    حمالة طفل, سلة غسيل, ربطات أحذية
ur: دیگر تیار ٹیکسٹائل اشیاء, ماسک, سرجیکل ماسک, آئی ماسک, جھنڈا, تسمے, پالتو جانور کا بستر, بے بی کیریئر,
    لانڈری باسکٹ
tr: Diğer tekstil eşyası, maske, cerrahi maske, uyku maskesi, bayrak, ayakkabı bağcığı, köpek yatağı, kedi yatağı,
    kanguru bebek taşıyıcı, çamaşır sepeti, hurç, bağcık
# 630900
en: Worn clothing and other worn textile articles, used clothes, second hand clothes, used clothing,
    second-hand clothing, worn shoes, used shoes
zh-CN: 旧衣物, 二手衣服, 旧衣服, 二手服装
fr: Vêtements usagés, friperie, vêtements d'occasion, vêtements usagers
ar: ملابس مستعملة, بالة, ملابس قديمة
ur: استعمال شدہ کپڑے, لنڈا, پرانے کپڑے
tr: Kullanılmış giysiler, ikinci el kıyafet, kullanılmış kıyafet
# 640192
en: Waterproof rubber boots, rain boots, wellington, rubber boots, gumboots, rain boot
zh-CN: 橡胶雨靴, 雨鞋, 雨靴, 水鞋
fr: Bottes imperméables en caoutchouc, bottes de pluie, bottes en caoutchouc
ar: أحذية مطاطية مقاومة للماء, جزمة مطر, بوت مطاط, حذاء مطر, جزم مطر
ur: ربڑ کے بوٹ, برساتی جوتے, گم بوٹ
tr: Su geçirmez lastik çizmeler, yağmur botu, lastik çizme
# 640219
en: Sports shoes of rubber or plastic, football boots, football shoes, soccer cleats, sneakers, sports shoes,
    basketball shoes, trainers, shoes
zh-CN: 橡塑运动鞋, 足球鞋, 篮球鞋, 运动鞋, 球鞋
fr: Chaussures de sport en caoutchouc ou plastique, chaussures de football, crampons, baskets, chaussure de sport
ar: أحذية رياضية من مطاط أو بلاستيك, حذاء رياضي, حذاء كرة قدم, جزمة كرة قدم
ur: ربڑ یا پلاسٹک کے کھیل کے جوتے, فٹبال شوز, سپورٹس شوز, جوگر
tr: Kauçuk veya plastik spor ayakkabılar, krampon, spor ayakkabı, halı saha ayakkabısı
# 640220
en: Flip-flops and thong sandals, flip flops, flip flop, thong sandals, beach slippers
zh-CN: 人字拖, 夹脚拖鞋, 沙滩拖鞋
fr: Tongs, tong, claquettes, sandales de plage
ar: شباشب بأصبع, شبشب زنوبة, زنوبة, شبشب بحر
ur: ہوائی چپل, قینچی چپل, فلپ فلاپ
tr: Parmak arası terlikler, parmak arası terlik, plaj terliği
# 640291
en: Ankle boots of rubber or plastic, boots, ankle boots, women's boots, winter boots, martin boots, snow boots, boot
zh-CN: 橡塑短靴, 马丁靴, 短靴, 靴子, 雪地靴, 女靴
fr: Bottines en caoutchouc ou plastique, bottines, bottes, boots, bottes femme
ar: أحذية طويلة من مطاط أو بلاستيك, بوت, بوت نسائي, جزمة, هاف بوت
ur: ربڑ یا پلاسٹک کے بوٹ, بوٹ, لانگ شوز
tr: Kauçuk veya plastik botlar, bot, çizme, kadın bot, kar botu
# 640299
en: Other shoes of rubber or plastic, sandals, slippers, slides, clogs, shoes, sneakers, high heels, heels,
    women's shoes, sandal, shoe, crocs, slipper, kids shoes, pumps shoes, flats, wedge sandals, bathroom slippers
zh-CN: 其他橡塑鞋, 凉鞋, 拖鞋, 洞洞鞋, 高跟鞋, 鞋子, 女鞋, 休闲鞋, 运动鞋, 童鞋, 浴室拖鞋, 平底鞋, 鞋, 凉拖
fr: Autres chaussures en caoutchouc ou plastique, sandales, sandale, claquettes, sabots, chaussures, baskets, talons,
    escarpins, chaussures femme, ballerines, pantoufles, chaussure
ar: أحذية أخرى من مطاط أو بلاستيك, صندل, صنادل, شبشب, حذاء, أحذية, كعب عالي, حذاء نسائي, سنيكرز, كروكس, نعال, جزم,
    شباشب, جزمة, أحذية نسائية, نعالات
ur: ربڑ یا پلاسٹک کے دیگر جوتے, سینڈل, چپل, جوتے, ہیل, لیڈیز جوتے, سنیکرز, سلیپر, زنانہ جوتے, جوتا, شوز, چپلیں
tr: Diğer kauçuk veya plastik ayakkabılar, sandalet, terlik, ayakkabı, topuklu ayakkabı, sneaker, crocs, babet,
    kadın ayakkabı, sabo
`;
