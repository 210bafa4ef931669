import 'server-only';

/** Names of the headings 6403 to 7013. `read-hs-names.ts` describes the format. */
export const HEADINGS_6403_7013 = `
# 640340
en: Leather safety shoes with metal toe cap, safety shoes, steel toe shoes, work shoes, safety boots, steel toe boots,
    safety shoe
zh-CN: 钢头安全鞋, 劳保鞋, 安全鞋, 钢包头鞋
fr: Chaussures de sécurité en cuir, chaussures de sécurité, chaussure de sécurité, bottes de sécurité
ar: أحذية سلامة جلدية, حذاء سلامة, سيفتي شوز, جزمة سلامة
ur: چمڑے کے حفاظتی جوتے, سیفٹی شوز, حفاظتی جوتے
tr: Çelik burunlu iş ayakkabıları, iş ayakkabısı, iş güvenliği ayakkabısı, çelik burunlu ayakkabı
# 640391
en: Leather boots, leather boot, work boots, safety boots, chelsea boots, military boots, hiking boots, ankle boots,
    boots
zh-CN: 皮靴, 真皮靴, 军靴, 切尔西靴, 登山靴, 劳保靴
fr: Bottes et bottines en cuir, bottines en cuir, bottes en cuir, rangers, chaussures de randonnée
ar: أحذية طويلة من جلد, بوت جلد, حذاء عسكري, بوت سلامة
ur: چمڑے کے بوٹ, لیدر بوٹ, فوجی بوٹ
tr: Deri botlar, deri bot, deri çizme, asker botu, trekking botu
# 640399
en: Other leather shoes, leather shoes, loafers, oxford shoes, dress shoes, men's shoes, leather sandals, moccasin,
    formal shoes, leather sneakers, shoes
zh-CN: 其他皮鞋, 皮鞋, 男士皮鞋, 乐福鞋, 豆豆鞋, 真皮鞋, 商务皮鞋, 鞋
fr: Autres chaussures en cuir, chaussures en cuir, mocassins, chaussures de ville, derbies, chaussures homme,
    chaussures, babouches, chaussure
ar: أحذية جلدية أخرى, حذاء جلد, حذاء رسمي, حذاء رجالي, صندل جلد, جزمة جلد, أحذية, جزمة, حذاء
ur: چمڑے کے دیگر جوتے, چمڑے کے جوتے, مردانہ جوتے, لیدر شوز, پشاوری چپل, کھسہ, فارمل شوز, جوتا, شوز
tr: Diğer deri ayakkabılar, deri ayakkabı, makosen, klasik ayakkabı, erkek ayakkabı, loafer, deri sandalet, ayakkabı
# 640411
en: Sports shoes of textile, sneakers, running shoes, trainers, tennis shoes, gym shoes, sports shoes, sneaker,
    basketball shoes, jogging shoes, trainer shoes
zh-CN: 纺织面运动鞋, 运动鞋, 跑步鞋, 跑鞋, 网球鞋, 健身鞋, 球鞋, 篮球鞋
fr: Chaussures de sport en textile, baskets, basket, tennis, chaussures de running, chaussures de course,
    chaussure de sport, sneakers
ar: أحذية رياضية من نسيج, حذاء رياضي, حذاء جري, سنيكرز, أحذية رياضية, كوتشي, سبورت, حذاء, كوتشيات
ur: کپڑے کے کھیل کے جوتے, جوگر, سنیکرز, رننگ شوز, سپورٹس شوز, جوتے
tr: Kumaş spor ayakkabılar, spor ayakkabı, koşu ayakkabısı, sneaker, tenis ayakkabısı, basketbol ayakkabısı, ayakkabı
# 640419
en: Other shoes of textile with rubber or plastic sole, canvas shoes, slippers, house slippers, espadrilles,
    fabric shoes, plush slippers, loafers, shoes, indoor slippers, slip on shoes
zh-CN: 其他纺织面鞋, 帆布鞋, 棉拖鞋, 家居拖鞋, 布鞋, 毛绒拖鞋, 拖鞋, 板鞋, 鞋
fr: Autres chaussures en textile, chaussures en toile, chaussons, pantoufles, espadrilles, chausson, chaussure
ar: أحذية أخرى من نسيج, حذاء قماش, شبشب منزلي, شبشب بيت, خف, حذاء
ur: کپڑے کے دیگر جوتے, کینوس شوز, گھر کی چپل, کپڑے کے جوتے, جوتے, شوز
tr: Diğer kumaş ayakkabılar, keten ayakkabı, ev terliği, bez ayakkabı, panduf, espadril, ayakkabı, terlik
# 640520
en: Other footwear of textile, baby shoes, prayer socks, baby booties, felt slippers, crib shoes, hotel slippers
zh-CN: 其他纺织面鞋靴, 婴儿鞋, 学步鞋, 一次性拖鞋, 毛毡拖鞋
fr: Autres chaussures à dessus textile, chaussons bébé, chaussures bébé, chaussons en feutre
ar: أحذية أخرى بوجه نسيجي, حذاء رضع, حذاء بيبي, شباشب فندق
ur: کپڑے کے اوپری حصے کے دیگر جوتے, بچوں کے جوتے, بے بی شوز
tr: Diğer tekstil ayakkabılar, bebek ayakkabısı, bebek patiği, otel terliği
# 640690
en: Parts of footwear, insole, shoe insert, heel pad, shoe sole, shoelace, gel insole, orthotic insole,
    arch support insole, heel protector
zh-CN: 鞋靴零件, 鞋垫, 后跟贴, 鞋底, 增高鞋垫
fr: Parties de chaussures, semelle, semelles, talonnette, semelle orthopédique
ar: أجزاء أحذية, ضبان, نعل داخلي, فرش حذاء, نعل
ur: جوتوں کے پرزے, انسول, جوتے کا تلا, تلوے
tr: Ayakkabı parçaları, tabanlık, iç taban, ayakkabı tabanı, topukluk
# 650400
en: Straw and plaited hats, straw hat, sun hat, beach hat, panama hat
zh-CN: 草帽和编织帽, 草帽, 遮阳草帽, 沙滩帽
fr: Chapeaux de paille ou tressés, chapeau de paille, panama
ar: قبعات قش, قبعة قش, قبعة شاطئ
ur: تنکوں کی ٹوپیاں, تنکے کی ٹوپی
tr: Hasır şapkalar, hasır şapka, panama şapka
# 650500
en: Hats and caps of textile, hat, cap, baseball cap, beanie, bucket hat, snapback, winter hat, knitted hat, bonnet,
    sleep bonnet, satin bonnet, kufi, prayer cap, beret, sun hat, visor cap, hair net, fedora, cowboy hat, shower cap
zh-CN: 纺织帽子, 帽子, 棒球帽, 鸭舌帽, 渔夫帽, 毛线帽, 针织帽, 贝雷帽, 睡帽, 礼拜帽, 遮阳帽, 太阳帽, 发网, 帽
fr: Chapeaux et casquettes en textile, casquette, bonnet, chapeau, bob, béret, bonnet satin, bonnet en satin,
    casquettes, chapeaux, chéchia
ar: قبعات من نسيج, قبعة, كاب, طاقية, طواقي, قبعة شتوية, قبعات, بونيه, كوفية رأس, طاقية صوف, كابات, برانيط
ur: کپڑے کی ٹوپیاں, ٹوپی, کیپ, پی کیپ, نماز کی ٹوپی, اونی ٹوپی, ہیٹ
tr: Kumaş şapkalar, şapka, bere, kep, kasket, beyzbol şapkası, balıkçı şapkası, takke, bone, saten bone
# 650610
en: Safety headgear and helmets, helmet, motorcycle helmet, bicycle helmet, safety helmet, hard hat, bike helmet,
    cycling helmet, ski helmet
zh-CN: 安全帽和头盔, 头盔, 摩托车头盔, 自行车头盔, 安全帽, 骑行头盔, 滑雪头盔
fr: Casques de sécurité, casque moto, casque de moto, casque vélo, casque de chantier, casque de protection, casque
ar: خوذات واقية, خوذة, خوذة دراجة, خوذة أمان, خوذة دراجة نارية
ur: حفاظتی ہیلمٹ, ہیلمٹ, موٹر سائیکل ہیلمٹ, سیفٹی ہیلمٹ
tr: Koruyucu kasklar ve baretler, kask, motosiklet kaskı, bisiklet kaskı, baret, iş güvenliği bareti
# 660110
en: Garden and beach umbrellas, garden umbrella, beach umbrella, patio umbrella, parasol, sun umbrella
zh-CN: 庭院伞和沙滩伞, 庭院伞, 沙滩伞, 户外遮阳伞
fr: Parasols de jardin, parasol, parasol de plage
ar: مظلات حدائق وشواطئ, مظلة حديقة, مظلة شاطئ, شمسية بحر
ur: باغ کی چھتری, ساحلی چھتری
tr: Bahçe ve plaj şemsiyeleri, bahçe şemsiyesi, plaj şemsiyesi, güneş şemsiyesi
# 660191
en: Umbrellas with telescopic shaft, folding umbrella, umbrella, compact umbrella, automatic umbrella, pocket umbrella
zh-CN: 折叠伞, 雨伞, 伞, 晴雨伞, 自动伞, 遮阳伞, 太阳伞, 阳伞
fr: Parapluies télescopiques, parapluie, parapluie pliant, parapluie automatique, ombrelle
ar: مظلات قابلة للطي, مظلة, شمسية, مظلة مطر
ur: تہہ ہونے والی چھتری, چھتری
tr: Katlanır şemsiyeler, şemsiye, katlanır şemsiye
# 660199
en: Other umbrellas, stick umbrella, umbrella, children umbrella, long umbrella, golf umbrella
zh-CN: 其他伞, 直杆伞, 长柄伞, 儿童伞
fr: Autres parapluies, parapluie canne, parapluie enfant, parapluie
ar: مظلات أخرى, مظلة, مظلة أطفال, شمسية
ur: دیگر چھتریاں, چھتری, بچوں کی چھتری
tr: Diğer şemsiyeler, baston şemsiye, çocuk şemsiyesi, şemsiye
# 660200
en: Walking sticks and canes, walking stick, cane, trekking pole, walking cane, hiking pole, riding whip
zh-CN: 手杖和拐杖, 手杖, 拐杖, 登山杖
fr: Cannes, canne, bâton de marche, bâton de randonnée
ar: عكازات وعصي مشي, عصا مشي, عكاز, عصا
ur: چلنے کی چھڑیاں, چھڑی, لاٹھی
tr: Bastonlar, baston, yürüyüş batonu, trekking batonu
# 670210
en: Artificial flowers and plants of plastic, artificial flowers, fake flowers, artificial plant, plastic flowers,
    fake plant, artificial grass wall, artificial flower, artificial leaf, plastic plants, fake grass
zh-CN: 塑料人造花, 假花, 仿真花, 塑料花, 假绿植, 仿真植物, 人造花
fr: Fleurs artificielles en plastique, fleur artificielle, plante artificielle, fausses fleurs, fausse plante
ar: زهور صناعية من بلاستيك, ورد صناعي, زهور صناعية, نباتات صناعية, ورد بلاستيك
ur: پلاسٹک کے مصنوعی پھول, مصنوعی پھول, مصنوعی پودا, نقلی پھول
tr: Plastik yapay çiçekler, yapay çiçek, yapay bitki, plastik çiçek
# 670290
en: Artificial flowers of other materials, silk flowers, paper flowers, fabric flowers, artificial flowers,
    soap flower, artificial roses, artificial rose
zh-CN: 其他材料人造花, 绢花, 纸花, 仿真花, 布艺花, 香皂花
fr: Fleurs artificielles en autres matières, fleur en tissu, fleur en soie, fleur artificielle
ar: زهور صناعية من مواد أخرى, ورد قماش, زهور حرير
ur: دیگر مواد کے مصنوعی پھول, کپڑے کے پھول
tr: Diğer malzemeden yapay çiçekler, kumaş çiçek, ipek çiçek
# 670411
en: Complete wigs of synthetic hair, wig, synthetic wig, lace front wig, cosplay wig, wigs
zh-CN: 合成纤维假发套, 假发, 假发套, 化纤假发, 假发头套
fr: Perruques en cheveux synthétiques, perruque, perruque synthétique, perruque lace
ar: باروكات من شعر صناعي, باروكة, شعر مستعار, باروكة صناعية
ur: مصنوعی بالوں کی وگ, وگ
tr: Sentetik peruklar, peruk, sentetik peruk
# 670419
en: Hair extensions and braids of synthetic hair, braiding hair, hair extension, synthetic braid, eyelash extension,
    false eyelashes, crochet hair, ponytail extension, fake eyelashes, lashes, eyelashes, weave, false lashes,
    xpression braid, hairpiece, fake beard
zh-CN: 化纤接发和假睫毛, 接发, 假睫毛, 辫子, 化纤辫, 马尾假发, 假发片, 刘海假发, 大辫
fr: Extensions et tresses en cheveux synthétiques, mèches, extension de cheveux, faux cils, mèche, tresses, extensions
ar: وصلات شعر صناعي ورموش, وصلات شعر, رموش صناعية, اكستنشن, رموش, ضفائر صناعية
ur: مصنوعی بالوں کی ایکسٹینشن, نقلی پلکیں, ہیئر ایکسٹینشن, مصنوعی پلکیں
tr: Sentetik saç ve kirpikler, çıt çıt saç, takma kirpik, kaynak saç, ipek kirpik, postiş
# 670420
en: Wigs and extensions of human hair, human hair wig, human hair, hair bundles, hair extension, human hair bundles,
    wig, toupee, brazilian hair, frontal wig, hair closure, lace wig, lace frontal, hair weave
zh-CN: 人发假发和接发, 真人发假发, 真发假发, 发帘, 真人发, 接发, 发块, 假发
fr: Perruques et extensions en cheveux naturels, perruque cheveux naturels, cheveux humains, tissage,
    extension de cheveux naturels, perruque, tissage brésilien
ar: باروكات ووصلات من شعر طبيعي, شعر طبيعي, باروكة شعر طبيعي, وصلات شعر طبيعي, باروكة
ur: انسانی بالوں کی وگ, انسانی بال, وگ, اصلی بالوں کی وگ
tr: İnsan saçından peruklar, gerçek saç peruk, doğal saç, kaynak saç, peruk
# 680421
en: Grinding wheels and diamond discs, grinding wheel, cutting disc, diamond disc, diamond blade, polishing wheel,
    sharpening stone, whetstone, grinding disc, cutting wheel
zh-CN: 砂轮和金刚石磨盘, 砂轮, 切割片, 金刚石锯片, 磨刀石, 磨片, 抛光轮
fr: Meules et disques diamantés, meule, disque à tronçonner, disque diamant, pierre à aiguiser, disque à meuler
ar: أقراص جلخ وقطع, قرص قطع, حجر جلخ, صاروخ قرص, حجر سن, مسن سكاكين
ur: گرائنڈنگ وہیل, کٹنگ ڈسک, سان کا پتھر
tr: Taşlama diskleri, kesme diski, elmas disk, bileme taşı, taşlama taşı
# 680510
en: Sandpaper and abrasive cloth, sandpaper, sanding disc, abrasive paper, sanding belt, abrasive disc, sanding sponge
zh-CN: 砂纸和砂布, 砂纸, 砂盘, 砂带
fr: Papiers et toiles abrasifs, papier de verre, papier abrasif, disque abrasif, bande abrasive
ar: ورق وقماش صنفرة, ورق صنفرة, قرص صنفرة
ur: ریگ مال, سینڈ پیپر
tr: Zımpara kağıtları, zımpara, zımpara diski
# 690721
en: Ceramic tiles, tile, floor tile, wall tile, mosaic tile, ceramic tile
zh-CN: 瓷砖, 地砖, 墙砖, 马赛克
fr: Carreaux céramiques, carrelage, carreau, mosaïque
ar: بلاط سيراميك, بلاط, سيراميك, فسيفساء
ur: سرامک ٹائلیں, ٹائل, ٹائلیں
tr: Seramik karolar, karo, fayans, mozaik
# 691110
en: Porcelain tableware and kitchenware, porcelain plate, tea set, mug, coffee cup, dinner set, porcelain bowl,
    teapot, coffee mug, tea cup, crockery, dinnerware, tea cups, plates, cup, dinner plate, bowl, plate, tea pot
zh-CN: 瓷制餐具和厨房用具, 瓷盘, 茶具, 马克杯, 咖啡杯, 餐具套装, 瓷碗, 茶壶, 茶杯, 碗, 盘子, 杯子, 骨瓷餐具, 杯, 壶, 盘, 碟子
fr: Vaisselle en porcelaine, assiette, service à thé, mug, tasse, bol, théière, tasse à café, assiette en porcelaine,
    service de table, vaisselle
ar: أدوات مائدة من خزف, صحن, طقم شاي, كوب, فنجان, فناجين, طقم عشاء, إبريق شاي, مج, أكواب, فنجان قهوة, صحون, طقم قهوة,
    كاسات, دلة, طبق, أطباق, اطقم شاي
ur: چینی مٹی کے برتن, پلیٹ, ٹی سیٹ, مگ, کپ, ڈنر سیٹ, چائے دانی, پیالی, کراکری, پیالہ, برتن
tr: Porselen sofra ve mutfak eşyası, tabak, çay takımı, kupa, fincan, yemek takımı, porselen tabak, demlik,
    kahve fincanı, fincan takımı, bardak, kase
# 691200
en: Ceramic tableware and household articles, ceramic mug, ceramic bowl, ceramic plate, ceramic cup, pottery,
    stoneware, mug, ceramic soap dispenser, ceramic vase, clay pot
zh-CN: 陶制餐具和家居用品, 陶瓷杯, 陶瓷碗, 陶瓷盘, 陶器, 马克杯, 砂锅, 紫砂壶
fr: Vaisselle et articles de ménage en céramique, mug en céramique, bol en céramique, tasse en céramique, poterie,
    plat en céramique, tajine
ar: أدوات مائدة ومنزل من سيراميك, كوب سيراميك, صحن سيراميك, فخار, طاجن, مج سيراميك
ur: سرامک کے برتن, سرامک مگ, مٹی کے برتن
tr: Seramik sofra ve ev eşyası, seramik kupa, seramik kase, seramik tabak, çömlek, güveç
# 691310
en: Porcelain and ceramic ornaments, ceramic vase, vase, figurine, ceramic ornament, porcelain figurine, statue,
    ceramic figurine, incense burner, flower vase, oil burner, ashtray
zh-CN: 陶瓷摆件, 花瓶, 陶瓷花瓶, 香炉, 瓷娃娃, 摆件, 烟灰缸, 紫砂摆件
fr: Statuettes et objets d'ornement en céramique, vase, vase en céramique, statuette, figurine en porcelaine,
    brûleur d'encens, cendrier
ar: تحف من خزف وسيراميك, مزهرية, فازة, مبخرة, تحفة سيراميك, تمثال
ur: چینی مٹی کی سجاوٹ, گلدان, سجاوٹی مجسمہ, اگر دان
tr: Seramik ve porselen süs eşyası, vazo, seramik vazo, biblo, buhurdanlık, tütsülük
# 691490
en: Other ceramic articles, ceramic plant pot, ceramic flower pot, ceramic planter, ceramic knob
zh-CN: 其他陶瓷制品, 陶瓷花盆, 陶瓷把手
fr: Autres ouvrages en céramique, pot en céramique, pot de fleurs en céramique
ar: مصنوعات سيراميك أخرى, أصيص سيراميك
ur: سرامک کی دیگر اشیاء, سرامک گملا
tr: Diğer seramik eşya, seramik saksı
# 700719
en: Tempered safety glass, tempered glass, glass screen protector, screen glass, glass protector,
    tempered glass screen protector, phone glass, lens protector, screen guard
zh-CN: 钢化玻璃, 钢化膜, 手机钢化膜, 玻璃膜, 镜头膜
fr: Verre trempé, film en verre trempé, protection écran verre, verre de protection
ar: زجاج مقوى, حماية زجاج, شاشة حماية زجاج, استيكر زجاج, اسكرينة
ur: ٹیمپرڈ گلاس, گلاس پروٹیکٹر, شیشے کا پروٹیکٹر
tr: Temperli cam, kırılmaz cam, temperli cam ekran koruyucu, ekran koruyucu cam
# 700910
en: Rear-view mirrors for vehicles, rear view mirror, car mirror, side mirror, blind spot mirror, motorcycle mirror,
    rearview mirror
zh-CN: 车辆后视镜, 后视镜, 倒车镜, 盲点镜
fr: Rétroviseurs, rétroviseur, miroir d'angle mort
ar: مرايا سيارات, مرآة سيارة, مرآة جانبية
ur: گاڑی کے شیشے, سائیڈ مرر, بیک ویو مرر
tr: Dikiz aynaları, dikiz aynası, yan ayna, motosiklet aynası
# 700992
en: Framed glass mirrors, mirror, makeup mirror, wall mirror, vanity mirror, bathroom mirror, led mirror, hand mirror,
    compact mirror, pocket mirror
zh-CN: 带框玻璃镜, 镜子, 化妆镜, 浴室镜, 穿衣镜, 梳妆镜
fr: Miroirs encadrés, miroir, miroir de maquillage, miroir mural, miroir de poche
ar: مرايا زجاجية بإطار, مرآة, مراية, مرآة مكياج, مرآة حمام
ur: فریم والے آئینے, آئینہ, میک اپ مرر, شیشہ آئینہ
tr: Çerçeveli aynalar, ayna, makyaj aynası, boy aynası, banyo aynası
# 701090
en: Glass bottles and jars, glass bottle, glass jar, perfume bottle, empty glass bottle, glass perfume bottle,
    mason jar, storage jar glass, spice jar, glass vial
zh-CN: 玻璃瓶罐, 玻璃瓶, 玻璃罐, 香水瓶, 密封罐, 调料罐
fr: Bouteilles et bocaux en verre, bouteille en verre, bocal, flacon en verre, flacon de parfum vide
ar: زجاجات ومرطبانات زجاج, زجاجة, مرطبان زجاج, زجاجة عطر فارغة, برطمان
ur: شیشے کی بوتلیں, شیشے کی بوتل, مرتبان, جار
tr: Cam şişe ve kavanozlar, cam şişe, cam kavanoz, parfüm şişesi, baharatlık
# 701337
en: Drinking glasses, drinking glass, glass cup, wine glass, tumbler glass, glass mug, tea glass, glass tumbler,
    glasses cups, shot glass, glass cups
zh-CN: 玻璃水杯, 玻璃杯, 酒杯, 红酒杯, 玻璃茶杯, 杯, 杯子
fr: Verres à boire, verre, verre à vin, verre à thé, gobelet en verre
ar: أكواب زجاجية للشرب, كاسة, كوب زجاج, كأس, كاسات زجاج, استكانة, أكواب, أكواب زجاج, كؤوس
ur: پینے کے گلاس, گلاس, شیشے کا گلاس
tr: Cam bardaklar, su bardağı, cam bardak, kadeh, çay bardağı
# 701349
en: Glass tableware and kitchenware, glass bowl, glass plate, glass jug, glass container, glass teapot,
    glass food container, glass pitcher, baking dish glass, glass lunch box, bowl, jug
zh-CN: 玻璃餐具和厨房用具, 玻璃碗, 玻璃盘, 玻璃壶, 玻璃保鲜盒, 玻璃茶壶
fr: Vaisselle et articles de cuisine en verre, bol en verre, carafe, plat en verre, assiette en verre, boîte en verre
ar: أدوات مائدة ومطبخ زجاجية, صحن زجاج, إبريق زجاج, وعاء زجاج
ur: شیشے کے برتن, شیشے کا پیالہ, شیشے کا جگ
tr: Cam sofra ve mutfak eşyası, cam kase, cam tabak, sürahi, cam sürahi, borcam
# 701399
en: Other glassware for indoor decoration, glass vase, glass ornament, glass candle holder, crystal vase,
    crystal ornament, glass decoration, terrarium, glass dome, ashtray, fish tank, candy jar
zh-CN: 其他玻璃装饰品, 玻璃花瓶, 玻璃摆件, 水晶摆件, 玻璃烛台, 水晶工艺品, 烟灰缸, 鱼缸
fr: Autres objets en verre pour la décoration, vase en verre, bougeoir en verre, décoration en verre, cendrier
ar: أدوات زينة زجاجية أخرى, مزهرية زجاج, تحفة كريستال, شمعدان زجاج
ur: شیشے کی دیگر سجاوٹ, شیشے کا گلدان, کرسٹل
tr: Diğer cam süs eşyası, cam vazo, kristal biblo, cam mumluk, küllük
`;
