import 'server-only';

/** Names of the headings 7018 to 8203. `read-hs-names.ts` describes the format. */
export const HEADINGS_7018_8203 = `
# 701810
en: Glass beads and imitation stones, glass beads, rhinestone, beads, imitation pearl, seed beads, crystal beads,
    nail rhinestone
zh-CN: 玻璃珠和仿宝石, 玻璃珠, 水钻, 米珠, 仿珍珠, 珠子
fr: Perles de verre et imitations de pierres, perles de verre, strass, perle, perles de rocaille
ar: خرز زجاجي وأحجار تقليد, خرز, خرز زجاج, حبات كريستال, ستراس
ur: شیشے کے موتی اور نگینے, موتی, نگینے, نگ
tr: Cam boncuk ve taklit taşlar, boncuk, cam boncuk, strass taş, kum boncuk
# 711311
en: Silver jewellery, silver jewelry, silver ring, silver necklace, silver earring, silver bracelet, sterling silver,
    925 silver, ring, necklace, earring
zh-CN: 银首饰, 银饰, 银戒指, 银项链, 银耳环, 银手链, 纯银, 925银, 银耳钉
fr: Bijoux en argent, bague en argent, collier en argent, bracelet en argent, boucles d'oreilles en argent, argent 925
ar: مجوهرات فضة, خاتم فضة, سلسلة فضة, سوار فضة, حلق فضة, فضة عيار 925, خواتم فضة, سلاسل فضة
ur: چاندی کے زیورات, چاندی کی انگوٹھی, چاندی کا ہار, چاندی
tr: Gümüş takılar, gümüş yüzük, gümüş kolye, gümüş küpe, gümüş bileklik, 925 ayar gümüş
# 711319
en: Gold jewellery, gold jewelry, gold ring, gold necklace, gold chain, gold bracelet, diamond ring, gold earring,
    platinum ring
zh-CN: 金首饰, 金戒指, 金项链, 黄金首饰, 金手镯, 钻戒, 金耳环, 铂金戒指
fr: Bijoux en or, bague en or, collier en or, chaîne en or, bague diamant
ar: مجوهرات ذهب, خاتم ذهب, سلسلة ذهب, سوار ذهب, خاتم ألماس
ur: سونے کے زیورات, سونے کی انگوٹھی, سونے کی چین, سونے کا ہار
tr: Altın takılar, altın yüzük, altın kolye, altın bilezik, pırlanta yüzük
# 711620
en: Articles of precious or semi-precious stones, crystal bracelet, jade bracelet, agate, gemstone bracelet,
    jade pendant, healing crystal, natural stone bracelet
zh-CN: 宝石或半宝石制品, 水晶手链, 玉镯, 玛瑙, 玉佩, 天然石手链, 翡翠吊坠
fr: Ouvrages en pierres gemmes, bracelet en pierre, bracelet de pierre naturelle, jade, agate
ar: مصنوعات من أحجار كريمة, سوار أحجار كريمة, سبحة أحجار, عقيق
ur: قیمتی پتھروں کی اشیاء, عقیق, فیروزہ, پتھر کا بریسلٹ
tr: Değerli taş eşya, doğal taş bileklik, akik, yeşim, doğal taş tesbih
# 711711
en: Cuff links and studs of base metal, cufflink, cuff link, shirt stud
zh-CN: 贱金属袖扣, 袖扣, 袖钉
fr: Boutons de manchettes, bouton de manchette
ar: أزرار أكمام, كبك, كبكات, زرار كم
ur: کف لنک, کف لنکس
tr: Kol düğmeleri, kol düğmesi
# 711719
en: Imitation jewellery of metal, jewelry, jewellery, fashion jewelry, costume jewellery, necklace, earring, bracelet,
    ring, pendant, brooch, anklet, bangle, jewelry set, charm, piercing, nose ring, stainless steel ring, key chain,
    keychain, keyring, stud earring, body jewelry
zh-CN: 金属仿首饰, 首饰, 饰品, 项链, 耳环, 手链, 戒指, 吊坠, 胸针, 脚链, 手镯, 耳钉, 首饰套装, 鼻环, 不锈钢戒指, 钥匙扣, 耳坠, 链子
fr: Bijoux fantaisie en métal, bijou, bijou fantaisie, bijoux fantaisie, collier, boucles d'oreilles, bracelet, bague,
    pendentif, broche, parure, piercing, chaîne de cheville, porte-clés
ar: مجوهرات تقليدية من معدن, اكسسوارات, مجوهرات, عقد, قلادة, سلسال, أقراط, حلق, سوار, اسوارة, خاتم, بروش, خلخال,
    طقم مجوهرات, ميدالية مفاتيح, أساور, خواتم, قلائد, سلاسل, خلاخيل
ur: دھات کی مصنوعی جیولری, جیولری, آرٹیفیشل جیولری, ہار, بالیاں, جھمکے, چوڑیاں, انگوٹھی, لاکٹ, بریسلٹ, بروچ, پائل,
    کی چین, زیورات
tr: Metal bijuteri, takı, bijuteri, kolye, küpe, bileklik, yüzük, bilezik, broş, halhal, takı seti, piercing,
    anahtarlık, hızma
# 711790
en: Imitation jewellery of other materials, beaded bracelet, plastic jewelry, wooden bracelet, bead necklace,
    waist bead, silicone bracelet, silicone wristband, resin earring, bracelet, necklace, earring, rope bracelet,
    wristband
zh-CN: 其他材料仿首饰, 串珠手链, 塑料首饰, 木质手串, 珠子项链, 硅胶手环, 手串, 树脂耳环, 编织手链, 珍珠项链
fr: Bijoux fantaisie en autres matières, bracelet de perles, bracelet silicone, collier de perles, bracelet en bois
ar: مجوهرات تقليدية من مواد أخرى, سوار خرز, عقد خرز, سوار سيليكون, مسبحة, سبحة
ur: دیگر مواد کی مصنوعی جیولری, موتیوں کا ہار, سلیکون بینڈ, تسبیح, کانچ کی چوڑیاں
tr: Diğer malzemeden bijuteri, boncuk bileklik, silikon bileklik, boncuk kolye, ahşap bileklik, tesbih
# 731589
en: Chains of iron or steel, steel chain, chain, stainless steel chain, tow chain, dog chain
zh-CN: 钢铁链, 铁链, 不锈钢链, 链条
fr: Chaînes en fer ou acier, chaîne en acier, chaîne
ar: سلاسل حديد, سلسلة حديد, جنزير
ur: لوہے کی زنجیریں, زنجیر
tr: Demir veya çelik zincirler, zincir, çelik zincir
# 731815
en: Screws and bolts, screw, bolt, screw set, wood screw, self tapping screw
zh-CN: 螺钉螺栓, 螺丝, 螺栓, 螺丝钉, 自攻螺丝
fr: Vis et boulons, vis, boulon, vis à bois
ar: براغي, برغي, مسمار برمة, صواميل وبراغي
ur: پیچ اور بولٹ, پیچ, سکرو, بولٹ
tr: Vida ve cıvatalar, vida, cıvata, sunta vidası
# 731816
en: Nuts, steel nut, hex nut, wheel nut, lug nut
zh-CN: 螺母, 螺帽, 轮毂螺母
fr: Écrous, écrou
ar: صواميل, صامولة
ur: نٹ, ڈھبری
tr: Somunlar, somun, bijon somunu
# 731822
en: Washers and rivets, washer, rivet, steel washer, pop rivet
zh-CN: 垫圈和铆钉, 金属垫圈, 铆钉
fr: Rondelles et rivets, rondelle, rivet
ar: حلقات وبراشيم, وردة معدنية, برشام مسمار
ur: واشر اور ریوٹ, واشر
tr: Pul ve perçinler, pul, perçin
# 731940
en: Safety pins and other pins, safety pin, pin, straight pin, hijab pin, scarf pin
zh-CN: 别针和大头针, 别针, 安全别针, 大头针, 头巾别针
fr: Épingles, épingle, épingle à nourrice, épingle hijab
ar: دبابيس, دبوس, دبوس حجاب, دبوس مشبك
ur: سیفٹی پن, پن, حجاب پن
tr: Çengelli iğne ve toplu iğneler, çengelli iğne, toplu iğne, şal iğnesi
# 731990
en: Sewing and knitting needles, sewing needle, knitting needle, crochet hook, needle, needle set, needles
zh-CN: 缝衣针和编织针, 缝衣针, 毛衣针, 钩针, 针
fr: Aiguilles à coudre et à tricoter, aiguille à coudre, aiguille à tricoter, crochet, aiguille
ar: إبر خياطة وحياكة, إبرة خياطة, إبرة, إبر تريكو, سنارة كروشيه
ur: سلائی اور بنائی کی سوئیاں, سوئی, سلائیاں, کروشیہ
tr: Dikiş iğneleri ve şişler, dikiş iğnesi, iğne, örgü şişi, tığ
# 732020
en: Springs, spring, coil spring, steel spring, suspension spring
zh-CN: 弹簧, 螺旋弹簧, 减震弹簧
fr: Ressorts, ressort
ar: نوابض, زنبرك, ياي, سوستة حديد
ur: سپرنگ, اسپرنگ
tr: Yaylar, yay, helezon yay
# 732111
en: Gas cookers and stoves, gas stove, gas cooker, camping stove, gas hob, gas burner, cooktop gas, portable stove
zh-CN: 燃气灶, 煤气灶, 户外炉具, 卡式炉
fr: Réchauds et cuisinières à gaz, réchaud à gaz, cuisinière à gaz, plaque à gaz, réchaud de camping
ar: مواقد وطباخات غاز, موقد غاز, طباخ غاز, بوتاجاز, بوتوجاز, دافور
ur: گیس کے چولہے, گیس کا چولہا, چولہا
tr: Gazlı ocaklar, gazlı ocak, ocak, kamp ocağı
# 732119
en: Grills and stoves for solid fuel, barbecue grill, bbq grill, charcoal grill, charcoal stove, fire pit, wood stove,
    barbecue, grill
zh-CN: 烧烤炉, 烤肉架, 木炭烤炉, 柴火炉
fr: Barbecues et poêles à combustible solide, barbecue, grill à charbon, brasero
ar: شوايات ومواقد فحم, شواية فحم, شواية, منقل, كانون
ur: باربی کیو گرل, انگیٹھی, گرل
tr: Mangal ve kömürlü ocaklar, mangal, barbekü, ızgara
# 732310
en: Steel wool and scourers, steel wool, scouring pad, scrubber, scourer, steel scrubber, pot scrubber
zh-CN: 钢丝球和百洁布, 钢丝球, 清洁球
fr: Laine d'acier et éponges métalliques, éponge métallique, paille de fer, tampon à récurer
ar: سلك جلي, ليفة سلك, سلك مواعين
ur: سٹیل وول, برتن دھونے کا جونا
tr: Çelik yünü ve bulaşık telleri, bulaşık teli, çelik yünü
# 732393
en: Stainless steel tableware and kitchenware, cooking pot, stainless steel pot, pan, stainless steel bowl, cookware,
    kitchen rack, lunch box steel, dish rack, stainless steel cup, tray, pots, cookware set, baking tray, strainer,
    tea strainer, steel plate, saucepan, pressure cooker, kettle, mixing bowl, stainless steel water bottle,
    kitchenware, teapot steel, whisk, grater, knife rack, pot set, stainless steel straw, peeler, cooking pots,
    garlic press, kitchen gadget, bowl, kitchen accessories, kitchen tools, jug, lunch box, cocktail shaker, sieve
zh-CN: 不锈钢餐具和厨房用具, 不锈钢锅, 锅, 不锈钢碗, 锅具, 沥水架, 不锈钢杯, 托盘, 烤盘, 不锈钢盘, 汤锅, 高压锅, 厨房置物架, 烧水壶, 打蛋器, 刨丝器, 厨具, 漏勺, 不锈钢饭盒, 蒸锅, 压蒜器,
    碗, 壶
fr: Vaisselle et ustensiles de cuisine en inox, casserole, casserole en inox, marmite, saladier inox,
    batterie de cuisine, égouttoir, plateau, cocotte, autocuiseur, passoire, théière en inox, fouet, râpe,
    ustensiles de cuisine, moule à gâteau, éplucheur, plaque de cuisson, gourde inox, ustensile, bol, plat
ar: أدوات مائدة ومطبخ من ستانلس ستيل, قدر, طنجرة, طناجر, قدور, حلة, طقم قدور, صينية, طقم طناجر, مصفاة ستيل, قدر ضغط,
    إبريق, مبشرة, أواني, طقم أواني, مضرب بيض, ستاند صحون, أواني طبخ, مقشرة, وعاء, طبق, ابريق, كوب, حلل, صواني,
    طقم حلل, أباريق, مصافي, برادات شاي, كاسات ستيل
ur: سٹین لیس سٹیل کے برتن, پتیلا, دیگچی, برتن, سٹیل کے برتن, ٹرے, پریشر ککر, سٹیل کا گلاس, کیتلی, چھلنی,
    کھانا پکانے کے برتن, پتیلی, کچن ریک, برتنوں کا سیٹ, پریشر کوکر
tr: Paslanmaz çelik sofra ve mutfak eşyası, tencere, çelik tencere, tencere seti, çelik kase, tepsi, bulaşıklık,
    düdüklü tencere, çaydanlık, süzgeç, rende, mutfak gereçleri, çırpıcı, fırın tepsisi, çelik suluk, soyacak, kase,
    kap
# 732399
en: Other iron or steel household articles, frying pan, cast iron pan, wok, iron pan, shoe rack metal, storage rack,
    wire basket, towel rack, iron skillet, metal shelf, metal basket, toilet paper holder, clothes drying rack,
    ironing board, spice rack, pan, non stick pan, wine rack, cake pan, rack, holder, stand, tray, hanger,
    non stick frying pan, ashtray, bird cage
zh-CN: 其他钢铁家居用品, 平底锅, 铁锅, 炒锅, 置物架, 毛巾架, 晾衣架, 铁艺置物架, 熨衣板, 不粘锅, 鞋架, 调料架, 锅, 架子
fr: Autres articles de ménage en fer ou acier, poêle, poêle en fonte, wok, étagère métallique, porte-serviettes,
    séchoir à linge, panier métallique, planche à repasser, poêle antiadhésive, porte-papier toilette, support, porte
ar: أدوات منزلية أخرى من حديد أو فولاذ, مقلاة, طاسة, صاج, رف معدني, حامل مناشف, منشر غسيل, رف توابل, طاولة كوي,
    حامل مناديل, حامل, رف, ستاند, مقالي, طاسات
ur: لوہے کے دیگر گھریلو برتن, فرائی پین, توا, کڑاہی, ریک, تولیہ سٹینڈ, استری سٹینڈ, سٹینڈ, ہولڈر
tr: Diğer demir veya çelik ev eşyası, tava, döküm tava, wok, havluluk, çamaşır kurutmalık, metal raf, ütü masası,
    tel sepet, kağıtlık, stand, askı, tutucu
# 732410
en: Sinks and wash basins of stainless steel, kitchen sink, sink, stainless steel sink, wash basin
zh-CN: 不锈钢水槽和洗脸盆, 水槽, 不锈钢水槽, 洗菜盆
fr: Éviers et lavabos en inox, évier, évier inox, lavabo inox
ar: أحواض ومغاسل من ستانلس ستيل, حوض مطبخ, مغسلة ستيل, مجلى
ur: سٹین لیس سٹیل کے سنک, سنک, کچن سنک
tr: Paslanmaz çelik eviye ve lavabolar, eviye, evye, çelik lavabo
# 732490
en: Sanitary ware of iron or steel, shower drain, towel rail, sanitary ware, floor drain, stainless steel drain
zh-CN: 钢铁卫生器具, 地漏, 毛巾杆
fr: Articles sanitaires en fer ou acier, siphon de sol, barre de douche
ar: أدوات صحية من حديد أو فولاذ, صفاية أرضية
ur: لوہے کا سینیٹری سامان, فرش کی جالی
tr: Demir veya çelik sağlık gereçleri, yer süzgeci
# 732690
en: Other articles of iron or steel, metal bracket, steel hook, iron ring, keyring metal, metal part, carabiner,
    steel ring, s hook, metal holder, metal stand, hose clamp, metal plate, metal sign, steel cable clamp,
    magnetic hook, metal hook, wire hook, metal stamping, metal clip, stand, holder, bracket, bird cage
zh-CN: 其他钢铁制品, 金属支架, 挂钩, 登山扣, 钥匙圈, 金属件, 钢圈, 金属配件, 喉箍, 五金件, 铁环
fr: Autres ouvrages en fer ou acier, crochet métallique, mousqueton, anneau en acier, support métallique,
    collier de serrage métallique, pièce métallique
ar: مصنوعات أخرى من حديد أو فولاذ, خطاف معدن, حلقة معدنية, حامل معدني, قطعة معدنية, كربينر
ur: لوہے کی دیگر اشیاء, لوہے کا ہک, دھات کا پرزہ, بریکٹ
tr: Diğer demir veya çelik eşya, metal kanca, karabina, metal halka, metal parça, hortum kelepçesi, s kanca
# 741980
en: Other articles of copper or brass, brass ornament, copper tube, brass fitting, copper bottle, brass figurine,
    copper mug
zh-CN: 其他铜制品, 黄铜摆件, 铜配件, 铜制品, 铜管
fr: Autres ouvrages en cuivre ou laiton, laiton, objet en cuivre, raccord laiton
ar: مصنوعات أخرى من نحاس, تحفة نحاس, قطعة نحاس, نحاسيات
ur: تانبے یا پیتل کی دیگر اشیاء, پیتل کی سجاوٹ, تانبا
tr: Diğer bakır veya pirinç eşya, pirinç biblo, bakır eşya
# 761510
en: Aluminium tableware and kitchenware, aluminum pan, nonstick pan, frying pan, aluminium pot, aluminum foil tray,
    granite pot, aluminum cookware, moka pot, pan, baking pan, non stick pan, cookware set, granite cookware,
    coffee pot, non stick frying pan, non stick baking tray, non stick cookware set
zh-CN: 铝制餐具和厨房用具, 铝锅, 不粘锅, 平底锅, 煎锅, 麦饭石锅, 摩卡壶, 铝箔盘, 锅具, 锅
fr: Vaisselle et ustensiles de cuisine en aluminium, poêle antiadhésive, poêle, casserole aluminium,
    cafetière italienne, barquette aluminium, batterie de cuisine
ar: أدوات مائدة ومطبخ من ألومنيوم, مقلاة, طقم جرانيت, قدر ألمنيوم, طاسة, مقلاة غير لاصقة, طقم قدور جرانيت, حلل, مقالي,
    طقم حلل, أواني, حلل جرانيت
ur: ایلومینیم کے برتن, نان سٹک پین, فرائی پین, ایلومینیم کا برتن, گرینائٹ برتن
tr: Alüminyum sofra ve mutfak eşyası, granit tencere, tava, yapışmaz tava, alüminyum tencere, moka pot, folyo kap
# 761699
en: Other articles of aluminium, aluminum bracket, laptop stand, aluminium profile, phone stand aluminum,
    tablet stand, aluminum case, aluminum part, metal laptop stand, stand
zh-CN: 其他铝制品, 铝支架, 笔记本支架, 电脑支架, 平板支架, 铝合金配件, 铝型材
fr: Autres ouvrages en aluminium, support ordinateur portable, support aluminium, support tablette
ar: مصنوعات أخرى من ألومنيوم, حامل لابتوب, ستاند لابتوب, حامل ألمنيوم, ستاند ايباد
ur: ایلومینیم کی دیگر اشیاء, لیپ ٹاپ سٹینڈ, ایلومینیم سٹینڈ
tr: Diğer alüminyum eşya, laptop standı, alüminyum stand, tablet standı
# 820150
en: Pruning shears and garden scissors, pruning shears, garden scissors, secateurs, pruner, garden shears,
    hedge shears
zh-CN: 修枝剪和园艺剪, 园艺剪, 修枝剪
fr: Sécateurs et ciseaux de jardin, sécateur, ciseaux de jardin
ar: مقصات تقليم وحدائق, مقص تقليم, مقص أشجار
ur: باغبانی کی قینچیاں, باغ کی قینچی
tr: Budama ve bahçe makasları, budama makası, bahçe makası
# 820190
en: Other hand tools for garden and farm, garden tools, trowel, hand rake, gardening tool set, garden tool set,
    shovel, hoe, spade
zh-CN: 其他园艺农业手工具, 园艺工具, 铲子, 锄头, 园林工具套装
fr: Autres outils à main de jardin, outils de jardin, outil de jardinage, pelle, binette
ar: أدوات يدوية أخرى للحديقة والزراعة, أدوات حديقة, مجرفة, أدوات زراعة, فأس زراعي
ur: باغ اور کھیت کے دیگر اوزار, باغبانی کے اوزار, کھرپی, بیلچہ
tr: Diğer bahçe ve tarım el aletleri, bahçe aletleri, kürek, çapa, bahçe alet seti
# 820210
en: Hand saws, hand saw, saw, folding saw, hacksaw
zh-CN: 手锯, 锯子, 折叠锯, 钢锯
fr: Scies à main, scie, scie à main, scie pliante
ar: مناشير يدوية, منشار, منشار يدوي
ur: ہاتھ کی آریاں, آری
tr: El testereleri, testere, el testeresi
# 820239
en: Saw blades, saw blade, circular saw blade, jigsaw blade, chainsaw chain
zh-CN: 锯片锯条, 锯片, 圆锯片, 曲线锯条
fr: Lames de scie, lame de scie, lame scie circulaire
ar: شفرات مناشير, شفرة منشار, صينية منشار
ur: آری کے بلیڈ, آری بلیڈ
tr: Testere bıçakları, testere bıçağı, dekupaj testere ucu
# 820320
en: Pliers pincers and tweezers, pliers, tweezers, tweezer, pincers, eyebrow tweezers, wire stripper, crimping tool,
    plier, lash tweezers, crimping pliers
zh-CN: 钳子和镊子, 钳子, 镊子, 眉毛夹, 剥线钳, 压线钳, 尖嘴钳
fr: Pinces et brucelles, pince, pince à épiler, pince à dénuder, pince à sertir, pince coupante
ar: كماشات وملاقط, زرادية, ملقط, ملقط حواجب, كماشة, ملقط رموش, بنسة, ملاقط
ur: پلاس اور چمٹیاں, پلاس, چمٹی, موچنا
tr: Pense ve cımbızlar, pense, cımbız, kablo sıyırıcı, kargaburun
`;
