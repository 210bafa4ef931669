import 'server-only';

/** Names of the headings 8414 to 8471. `read-hs-names.ts` describes the format. */
export const HEADINGS_8414_8471 = `
# 841420
en: Hand and foot air pumps, bicycle pump, bike pump, hand pump, foot pump, ball pump, balloon pump
zh-CN: 手动或脚踏气泵, 打气筒, 自行车打气筒, 脚踏气泵
fr: Pompes à air à main ou à pied, pompe à vélo, pompe à pied, gonfleur manuel
ar: منافخ يدوية, منفاخ, منفاخ دراجة, منفاخ بالونات
ur: ہاتھ یا پاؤں کے ہوا پمپ, ہوا کا پمپ, سائیکل پمپ
tr: El ve ayak hava pompaları, bisiklet pompası, top pompası, el pompası
# 841451
en: Fans up to 125 W, fan, table fan, mini fan, handheld fan, usb fan, portable fan, neck fan, ceiling fan,
    standing fan, rechargeable fan, desk fan, electric fan
zh-CN: 125瓦以下风扇, 风扇, 小风扇, 手持风扇, USB风扇, 挂脖风扇, 台扇, 吊扇, 电风扇, 电扇, 落地扇, 风扇灯
fr: Ventilateurs jusqu'à 125 W, ventilateur, mini ventilateur, ventilateur portable, ventilateur de plafond
ar: مراوح حتى 125 واط, مروحة, مروحة يدوية, مروحة صغيرة, مروحة سقف, مروحة شحن, مروحة رقبة
ur: 125 واٹ تک کے پنکھے, پنکھا, دستی پنکھا, چھوٹا پنکھا, ٹیبل فین
tr: 125 W'a kadar vantilatörler, vantilatör, mini fan, el fanı, tavan vantilatörü, fan, boyun fanı
# 841459
en: Other fans, cooling fan, cpu cooler, pc fan, exhaust fan, computer fan, case fan, radiator fan, cpu fan
zh-CN: 其他风扇, 散热风扇, CPU散热器, 排气扇, 机箱风扇, 换气扇
fr: Autres ventilateurs, ventilateur pc, ventilateur processeur, extracteur d'air, ventirad
ar: مراوح أخرى, مروحة تبريد, مروحة كمبيوتر, شفاط هواء
ur: دیگر پنکھے, کولنگ فین, ایگزاسٹ فین
tr: Diğer fanlar, işlemci soğutucu, kasa fanı, aspiratör fanı, soğutma fanı
# 841480
en: Electric air pumps and compressors, air compressor, tire inflator, electric air pump, car air pump,
    aquarium air pump, tyre inflator
zh-CN: 电动气泵和空压机, 车载充气泵, 空压机, 电动气泵, 打气泵, 鱼缸氧气泵
fr: Pompes à air et compresseurs électriques, compresseur d'air, gonfleur électrique, gonfleur de pneus
ar: مضخات هواء وضواغط كهربائية, كمبروسر, منفاخ سيارة, مضخة هواء
ur: برقی ہوا پمپ اور کمپریسر, ایئر کمپریسر, ٹائر پمپ
tr: Elektrikli hava pompaları ve kompresörler, hava kompresörü, lastik pompası, elektrikli pompa
# 841510
en: Air conditioners, air conditioner, portable air conditioner, ac unit
zh-CN: 空调, 移动空调, 空调机
fr: Climatiseurs, climatiseur, climatiseur mobile
ar: مكيفات هواء, مكيف, مكيف متنقل
ur: ایئر کنڈیشنر, اے سی
tr: Klimalar, klima, portatif klima
# 841821
en: Household refrigerators, fridge, refrigerator, mini fridge, car fridge
zh-CN: 家用冰箱, 冰箱, 迷你冰箱, 车载冰箱, 小冰箱, 雪柜, 冷藏箱
fr: Réfrigérateurs de ménage, réfrigérateur, mini frigo, frigo
ar: ثلاجات منزلية, ثلاجة, ثلاجة صغيرة, ثلاجة سيارة
ur: گھریلو ریفریجریٹر, فریج, چھوٹا فریج
tr: Buzdolapları, buzdolabı, mini buzdolabı
# 841869
en: Other cooling equipment, ice maker, ice cream machine, water cooler, ice machine
zh-CN: 其他制冷设备, 制冰机, 冰淇淋机
fr: Autres appareils frigorifiques, machine à glaçons, sorbetière
ar: أجهزة تبريد أخرى, ماكينة ثلج, ماكينة آيس كريم
ur: ٹھنڈا کرنے کے دیگر آلات, آئس میکر
tr: Diğer soğutucular, buz makinesi, dondurma makinesi
# 842121
en: Water filters and purifiers, water filter, water purifier, faucet filter, filter jug, shower filter, ro system,
    water filter cartridge
zh-CN: 净水器和滤水器, 净水器, 滤水器, 水龙头过滤器, 过滤花洒, 滤水壶
fr: Filtres et purificateurs d'eau, filtre à eau, purificateur d'eau, filtre de robinet, carafe filtrante
ar: فلاتر ومنقيات ماء, فلتر ماء, فلتر مياه, فلتر دش
ur: پانی کے فلٹر, واٹر فلٹر, پانی صاف کرنے کا فلٹر
tr: Su filtreleri, su filtresi, su arıtma cihazı, musluk filtresi
# 842123
en: Oil and fuel filters for engines, oil filter, fuel filter, engine oil filter
zh-CN: 发动机机油燃油滤清器, 机油滤清器, 汽油滤清器, 机滤
fr: Filtres à huile et à carburant, filtre à huile, filtre à carburant, filtre à gasoil
ar: فلاتر زيت ووقود, فلتر زيت, فلتر بنزين, فلتر ديزل
ur: انجن کے آئل اور فیول فلٹر, آئل فلٹر, فیول فلٹر
tr: Yağ ve yakıt filtreleri, yağ filtresi, yakıt filtresi, mazot filtresi
# 842131
en: Intake air filters for engines, air filter, engine air filter, car air filter
zh-CN: 发动机空气滤清器, 空气滤清器, 空滤, 汽车空滤
fr: Filtres à air pour moteurs, filtre à air, filtre à air voiture
ar: فلاتر هواء للمحركات, فلتر هواء, فلتر هواء سيارة
ur: انجن کے ہوا فلٹر, ایئر فلٹر
tr: Motor hava filtreleri, hava filtresi
# 842139
en: Air purifiers and gas filters, air purifier, hepa filter, cabin filter, air cleaner, vacuum filter
zh-CN: 空气净化器和气体过滤器, 空气净化器, 空调滤芯, 滤芯, 高效滤网
fr: Purificateurs d'air et filtres à gaz, purificateur d'air, filtre hepa, filtre d'habitacle
ar: منقيات هواء وفلاتر غاز, منقي هواء, جهاز تنقية الهواء, فلتر مكيف, فلتر هيبا
ur: ایئر پیوریفائر, ہوا صاف کرنے والا آلہ, ہیپا فلٹر
tr: Hava temizleyiciler, hava temizleyici, hepa filtre, polen filtresi
# 842310
en: Personal and baby weighing scales, bathroom scale, body scale, weight scale, baby scale, body fat scale,
    kitchen scale, digital scale, food scale, weighing scale, scale
zh-CN: 人体秤和家用秤, 体重秤, 体脂秤, 厨房秤, 电子秤, 婴儿秤
fr: Pèse-personnes et balances de ménage, pèse-personne, balance de cuisine, balance, pèse-bébé, balance connectée
ar: موازين أشخاص ومنزلية, ميزان, ميزان حمام, ميزان مطبخ, ميزان وزن, ميزان أطفال
ur: جسم اور گھر کے ترازو, وزن مشین, کچن ترازو, وزن کرنے کی مشین
tr: Kişi ve ev tartıları, tartı, baskül, mutfak tartısı, bebek tartısı, banyo tartısı
# 842381
en: Weighing scales up to 30 kg, digital scale, luggage scale, pocket scale, jewelry scale, weighing scale,
    hanging scale, electronic scale, shop scale
zh-CN: 30公斤以下衡器, 电子秤, 行李秤, 手提秤, 珠宝秤, 口袋秤
fr: Balances jusqu'à 30 kg, pèse-bagage, balance de poche, balance électronique, balance de précision
ar: موازين حتى 30 كغ, ميزان إلكتروني, ميزان حقائب, ميزان ذهب, ميزان شنط
ur: 30 کلو تک کے ترازو, ڈیجیٹل ترازو, سامان کا ترازو, جیولری ترازو
tr: 30 kg'a kadar teraziler, dijital terazi, bagaj terazisi, hassas terazi, el kantarı
# 842420
en: Spray guns, spray gun, paint sprayer, paint spray gun, airbrush, air gun paint
zh-CN: 喷枪, 喷漆枪, 喷笔
fr: Pistolets pulvérisateurs, pistolet à peinture, aérographe
ar: مسدسات رش, مسدس رش, مسدس دهان, بخاخ دهان
ur: سپرے گن, پینٹ سپرے گن
tr: Püskürtme tabancaları, boya tabancası, airbrush
# 842430
en: Steam and pressure cleaners, pressure washer, car washer, high pressure washer, steam cleaner, car wash gun,
    washer gun
zh-CN: 高压和蒸汽清洗机, 高压清洗机, 洗车机, 蒸汽清洁机, 洗车水枪
fr: Nettoyeurs haute pression et vapeur, nettoyeur haute pression, nettoyeur vapeur
ar: أجهزة غسيل بالضغط والبخار, غسالة ضغط, جهاز غسيل سيارات, جهاز تنظيف بالبخار
ur: پریشر واشر اور سٹیم کلینر, پریشر واشر, کار واشر
tr: Basınçlı ve buharlı yıkama makineleri, basınçlı yıkama makinesi, buharlı temizleyici
# 842441
en: Portable garden sprayers, garden sprayer, knapsack sprayer, pump sprayer, hand sprayer
zh-CN: 便携式喷雾器, 园艺喷雾器, 背负式喷雾器, 喷壶
fr: Pulvérisateurs portables de jardin, pulvérisateur, pulvérisateur à dos
ar: مرشات حدائق محمولة, مرش زراعي, رشاش حديقة
ur: باغ کے سپرے پمپ, سپرے پمپ
tr: Taşınabilir bahçe püskürtücüleri, bahçe ilaçlama pompası, el pülverizatörü
# 842489
en: Other spraying appliances, sprinkler, irrigation nozzle, drip irrigation kit, mist sprayer, irrigation kit
zh-CN: 其他喷洒器具, 洒水器, 滴灌套件, 喷头, 自动浇花器
fr: Autres appareils de pulvérisation, arroseur, kit d'irrigation, goutte à goutte
ar: أجهزة رش أخرى, رشاش ري, نظام ري بالتنقيط
ur: دیگر چھڑکاؤ کے آلات, سپرنکلر, ڈرپ اریگیشن
tr: Diğer püskürtme cihazları, fıskiye, damla sulama seti, yağmurlama başlığı
# 842542
en: Hydraulic jacks for vehicles, car jack, hydraulic jack, hoist, bottle jack
zh-CN: 车辆液压千斤顶, 千斤顶, 液压千斤顶
fr: Crics hydrauliques pour véhicules, cric, cric hydraulique, palan
ar: رافعات هيدروليكية للمركبات, رافعة سيارة, عفريتة
ur: گاڑیوں کے ہائیڈرولک جیک, جیک, گاڑی کا جیک, ہائیڈرولک جیک
tr: Araçlar için hidrolik krikolar, kriko, hidrolik kriko
# 844331
en: Multifunction printers, multifunction printer, all in one printer, printer scanner, printer
zh-CN: 多功能一体打印机, 一体机打印机, 多功能打印机, 打印机
fr: Imprimantes multifonctions, imprimante multifonction, imprimante
ar: طابعات متعددة الوظائف, طابعة متعددة الوظائف, طابعة
ur: ملٹی فنکشن پرنٹر, پرنٹر
tr: Çok işlevli yazıcılar, çok fonksiyonlu yazıcı, yazıcı
# 844332
en: Printers, printer, thermal printer, label printer, photo printer, receipt printer, barcode printer, mini printer,
    3d printer, pocket printer
zh-CN: 打印机, 热敏打印机, 标签打印机, 照片打印机, 小票打印机
fr: Imprimantes, imprimante, imprimante thermique, imprimante d'étiquettes, imprimante photo
ar: طابعات, طابعة, طابعة حرارية, طابعة ملصقات, طابعة صور
ur: پرنٹر, تھرمل پرنٹر, لیبل پرنٹر
tr: Yazıcılar, yazıcı, termal yazıcı, etiket yazıcısı, barkod yazıcı
# 844399
en: Parts of printers and ink cartridges, toner cartridge, ink cartridge, printer cartridge, toner, print head,
    printhead, printer drum, printer part
zh-CN: 打印机零件和墨盒, 墨盒, 硒鼓, 打印头, 碳粉盒, 打印机配件
fr: Pièces d'imprimantes et cartouches, cartouche d'encre, toner, tête d'impression, cartouche
ar: قطع طابعات وخراطيش حبر, حبر طابعة, تونر, خرطوشة حبر, رأس طباعة
ur: پرنٹر کے پرزے اور کارتوس, ٹونر, انک کارتوس, پرنٹر کارٹریج
tr: Yazıcı parçaları ve kartuşlar, kartuş, toner, yazıcı kafası
# 845011
en: Washing machines up to 10 kg, washing machine, mini washing machine, portable washing machine
zh-CN: 10公斤以下洗衣机, 洗衣机, 迷你洗衣机
fr: Machines à laver jusqu'à 10 kg, machine à laver, mini machine à laver, lave-linge
ar: غسالات حتى 10 كغ, غسالة, غسالة صغيرة, غسالة ملابس
ur: 10 کلو تک کی واشنگ مشین, واشنگ مشین
tr: 10 kg'a kadar çamaşır makineleri, çamaşır makinesi, mini çamaşır makinesi
# 845210
en: Household sewing machines, sewing machine, mini sewing machine, handheld sewing machine, portable sewing machine
zh-CN: 家用缝纫机, 缝纫机, 迷你缝纫机, 手持缝纫机
fr: Machines à coudre de ménage, machine à coudre
ar: ماكينات خياطة منزلية, ماكينة خياطة, مكينة خياطة
ur: گھریلو سلائی مشینیں, سلائی مشین
tr: Ev tipi dikiş makineleri, dikiş makinesi, el dikiş makinesi
# 845290
en: Parts of sewing machines, sewing machine part, bobbin, presser foot, sewing machine foot, sewing machine bobbin
zh-CN: 缝纫机零件, 缝纫机配件, 梭芯, 压脚
fr: Pièces de machines à coudre, canette, pied presseur, pied de biche
ar: قطع ماكينات خياطة, بكرة ماكينة خياطة, قدم ماكينة خياطة
ur: سلائی مشین کے پرزے, بوبن
tr: Dikiş makinesi parçaları, masura, baskı ayağı
# 846721
en: Electric drills, drill, cordless drill, electric drill, impact drill, power drill, hammer drill
zh-CN: 电钻, 充电钻, 手电钻, 冲击钻
fr: Perceuses électriques, perceuse, perceuse sans fil, perceuse visseuse
ar: مثاقب كهربائية, دريل, دريل شحن, مثقاب, شنيور
ur: برقی ڈرل, ڈرل مشین, ڈرل
tr: Elektrikli matkaplar, matkap, şarjlı matkap, darbeli matkap
# 846722
en: Electric saws, chainsaw, electric saw, circular saw, jigsaw, mini chainsaw, electric chainsaw, jig saw,
    reciprocating saw
zh-CN: 电锯, 电链锯, 圆锯, 曲线锯
fr: Scies électriques, tronçonneuse électrique, scie circulaire, scie sauteuse
ar: مناشير كهربائية, منشار كهربائي, صينية كهربائي
ur: برقی آریاں, برقی آری, چین سا
tr: Elektrikli testereler, elektrikli testere, dekupaj testere, daire testere
# 846729
en: Other electric hand tools, angle grinder, electric screwdriver, grinder, sander, rotary tool, heat gun,
    impact wrench, polisher, car polisher, electric wrench, power tools, cordless screwdriver, mini grinder,
    engraving pen, car buffer, power tool, nail drill
zh-CN: 其他电动手工具, 角磨机, 电动螺丝刀, 打磨机, 抛光机, 电动扳手, 电磨, 电动工具, 美甲打磨机
fr: Autres outils électriques à main, meuleuse, visseuse, ponceuse, outil rotatif, polisseuse, boulonneuse,
    outil électrique, ponceuse à ongles
ar: أدوات كهربائية يدوية أخرى, صاروخ جلخ, مفك كهربائي, صنفرة كهربائية, جهاز تلميع, عدة كهربائية
ur: دیگر برقی ہاتھ کے اوزار, گرائنڈر مشین, برقی پیچ کس, پالش مشین, سینڈر
tr: Diğer elektrikli el aletleri, avuç taşlama, şarjlı tornavida, zımpara makinesi, gravür makinesi, polisaj makinesi,
    taşlama makinesi
# 847010
en: Pocket calculators, calculator, scientific calculator, desk calculator
zh-CN: 计算器, 科学计算器, 电子计算器
fr: Calculatrices de poche, calculatrice, calculatrice scientifique
ar: آلات حاسبة, آلة حاسبة, حاسبة علمية
ur: کیلکولیٹر, سائنسی کیلکولیٹر
tr: Hesap makineleri, hesap makinesi, bilimsel hesap makinesi
# 847050
en: Cash registers and point-of-sale terminals, cash register, pos terminal, pos machine
zh-CN: 收银机, 收款机, POS机
fr: Caisses enregistreuses, caisse enregistreuse, terminal de paiement
ar: آلات تسجيل نقد, كاشير, جهاز نقاط بيع
ur: کیش رجسٹر, پی او ایس مشین
tr: Yazarkasalar, yazar kasa, pos cihazı
# 847130
en: Laptops and tablets, laptop, tablet, notebook computer, tablet pc, ipad, android tablet, macbook, kids tablet,
    laptop computer, chromebook
zh-CN: 笔记本电脑和平板电脑, 笔记本电脑, 平板电脑, 平板, 手提电脑, 笔电
fr: Ordinateurs portables et tablettes, ordinateur portable, tablette, tablette enfant, pc portable
ar: حواسيب محمولة وأجهزة لوحية, لابتوب, تابلت, ايباد, حاسوب محمول, جهاز لوحي, لاب توب
ur: لیپ ٹاپ اور ٹیبلٹ, لیپ ٹاپ, ٹیبلٹ, آئی پیڈ
tr: Dizüstü bilgisayar ve tabletler, laptop, tablet, dizüstü bilgisayar, notebook bilgisayar
# 847150
en: Computer processing units, mini pc, desktop computer, pc, computer, gaming pc, server, desktop pc, raspberry pi
zh-CN: 计算机主机, 迷你主机, 台式电脑, 电脑主机, 电脑, 服务器
fr: Unités centrales d'ordinateur, mini pc, ordinateur de bureau, unité centrale, ordinateur
ar: وحدات حاسوب, كمبيوتر, ميني بي سي, كمبيوتر مكتبي, حاسوب
ur: کمپیوٹر یونٹ, منی پی سی, کمپیوٹر
tr: Bilgisayar işlem birimleri, mini pc, masaüstü bilgisayar, bilgisayar kasası, bilgisayar
# 847160
en: Keyboards mice and other input units, keyboard, mouse, wireless mouse, gaming mouse, gaming keyboard,
    graphics tablet, drawing tablet, mechanical keyboard, stylus pen, trackpad, computer mouse, bluetooth keyboard,
    digital pen
zh-CN: 键盘鼠标等输入设备, 键盘, 鼠标, 无线鼠标, 机械键盘, 数位板, 手绘板, 触控笔, 电容笔
fr: Claviers souris et autres unités d'entrée, clavier, souris, souris sans fil, tablette graphique,
    clavier mécanique, stylet
ar: لوحات مفاتيح وفأرات, كيبورد, ماوس, لوحة مفاتيح, ماوس لاسلكي, تابلت رسم, قلم تابلت, فأرة
ur: کی بورڈ اور ماؤس, کی بورڈ, ماؤس, وائرلیس ماؤس
tr: Klavye ve fareler, klavye, mouse, fare, kablosuz mouse, grafik tablet, tablet kalemi
# 847170
en: Storage units, hard drive, ssd, external hard drive, hard disk, hdd, external hard disk, portable ssd
zh-CN: 存储部件, 硬盘, 移动硬盘, 固态硬盘
fr: Unités de stockage, disque dur, disque dur externe, ssd
ar: وحدات تخزين, هارد, هارد ديسك, قرص صلب, هارد خارجي
ur: ہارڈ ڈسک, ایس ایس ڈی, ہارڈ ڈرائیو
tr: Depolama birimleri, harici disk, hard disk, sabit disk, ssd
# 847180
en: Other computer units, graphics card, sound card, usb hub, docking station, video card, gpu, network card,
    usb c hub, capture card, hub, usb splitter
zh-CN: 其他计算机部件, 显卡, 声卡, 扩展坞, USB集线器, 分线器, 采集卡
fr: Autres unités d'ordinateur, carte graphique, carte son, hub usb, station d'accueil, carte d'acquisition
ar: وحدات حاسوب أخرى, كرت شاشة, كرت صوت, موزع USB, هاب
ur: کمپیوٹر کے دیگر یونٹ, گرافکس کارڈ, یو ایس بی ہب, ساؤنڈ کارڈ
tr: Diğer bilgisayar birimleri, ekran kartı, ses kartı, usb çoklayıcı, usb hub, docking istasyonu
# 847190
en: Scanners and readers, barcode scanner, scanner, card reader, document scanner, rfid reader, nfc reader,
    qr scanner, sd card reader
zh-CN: 扫描仪和读卡器, 扫描枪, 条码扫描器, 扫描仪, 读卡器, 扫码枪
fr: Scanners et lecteurs, lecteur code-barres, scanner, lecteur de carte, douchette
ar: ماسحات وقارئات, قارئ باركود, ماسح ضوئي, قارئ بطاقات, سكانر
ur: سکینر اور ریڈر, بارکوڈ سکینر, کارڈ ریڈر, سکینر
tr: Tarayıcı ve okuyucular, barkod okuyucu, tarayıcı, kart okuyucu
`;
