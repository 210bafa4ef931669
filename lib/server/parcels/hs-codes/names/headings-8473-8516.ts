import 'server-only';

/** Names of the headings 8473 to 8516. `read-hs-names.ts` describes the format. */
export const HEADINGS_8473_8516 = `
# 847330
en: Parts and accessories of computers, motherboard, ram, computer part, laptop screen, laptop cooling pad,
    computer case, pc case, memory module, laptop stand cooler, laptop keyboard, laptop part, cooling pad, mouse pad,
    computer accessories
zh-CN: 计算机零件和附件, 主板, 内存条, 电脑配件, 笔记本屏幕, 机箱, 散热底座, 笔记本键盘, 电脑主板
fr: Pièces et accessoires d'ordinateurs, carte mère, mémoire ram, boîtier pc, barrette mémoire,
    refroidisseur pc portable, pièce ordinateur
ar: قطع وملحقات حاسوب, لوحة أم, رام, مبرد لابتوب, شاشة لابتوب, كيس كمبيوتر, قطع كمبيوتر
ur: کمپیوٹر کے پرزے, مدر بورڈ, ریم, لیپ ٹاپ کولر, کمپیوٹر کے پارٹس
tr: Bilgisayar parça ve aksesuarları, anakart, ram, bilgisayar parçası, laptop ekranı, laptop soğutucu, bellek
# 847989
en: Other machines with their own function, humidifier, aroma diffuser, ultrasonic cleaner, essential oil diffuser,
    air humidifier, diffuser, dehumidifier, jewelry cleaner, air cooler, electric nail file machine, robot arm,
    scent diffuser, automatic pet feeder, machine
zh-CN: 其他独立功能机器, 加湿器, 香薰机, 超声波清洗机, 扩香机, 除湿机, 机器
fr: Autres machines à fonction propre, humidificateur, diffuseur d'arômes, diffuseur, nettoyeur à ultrasons,
    diffuseur d'huiles essentielles, déshumidificateur, machine, appareil
ar: آلات أخرى ذات وظيفة مستقلة, مرطب هواء, جهاز ترطيب, فواحة, معطر جو كهربائي, جهاز فواحة, آلة, ماكينة, جهاز
ur: اپنے کام کی دیگر مشینیں, ہیومیڈیفائر, ڈفیوزر, الٹراسونک کلینر, مشین
tr: Kendine özgü işlevli diğer makineler, nemlendirici cihaz, difüzör, ultrasonik temizleyici, buhar makinesi,
    hava nemlendirici, makine, cihaz
# 848180
en: Taps and valves, tap, faucet, valve, shower head, shower set, kitchen faucet, basin faucet, water tap, mixer tap,
    shower faucet, ball valve, shower, showerhead, bidet sprayer, angle valve, solenoid valve
zh-CN: 龙头和阀门, 水龙头, 阀门, 花洒, 淋浴头, 淋浴套装, 厨房龙头, 球阀, 喷枪马桶, 电磁阀, 阀, 龙头
fr: Robinets et vannes, robinet, vanne, pommeau de douche, mitigeur, colonne de douche, douchette wc, électrovanne
ar: حنفيات وصمامات, حنفية, صمام, خلاط, محبس, دش, رأس دش, شطاف, خلاط مطبخ, رشاش حمام
ur: نلکے اور والو, نل, نلکا, والو, شاور, شاور ہیڈ, مسلم شاور
tr: Musluk ve vanalar, musluk, batarya musluk, vana, duş başlığı, duş seti, taharet musluğu, eviye bataryası
# 848210
en: Ball bearings, ball bearing, bearing, wheel bearing
zh-CN: 滚珠轴承, 轴承
fr: Roulements à billes, roulement à billes, roulement
ar: رولمان بلي, محمل كريات, بيرنق, رولمان
ur: بال بیرنگ, بیرنگ
tr: Bilyalı rulmanlar, rulman
# 848310
en: Shafts and crankshafts, camshaft, crankshaft, drive shaft, shaft
zh-CN: 传动轴和曲轴, 传动轴, 曲轴, 凸轮轴
fr: Arbres de transmission, vilebrequin, arbre à cames, arbre de transmission
ar: أعمدة نقل حركة, عمود كرنك, عمود كامات
ur: شافٹ, کرینک شافٹ
tr: Transmisyon milleri, krank mili, eksantrik mili, mil
# 848410
en: Metal gaskets, metal gasket, head gasket, cylinder head gasket, gasket kit, engine gasket
zh-CN: 金属密封垫, 气缸垫, 缸垫
fr: Joints métalloplastiques, joint de culasse, pochette de joints
ar: جوانات معدنية, وجه راس, جوان راس
ur: دھاتی گسکٹ, ہیڈ گسکٹ
tr: Metal contalar, silindir kapak contası, motor contası
# 850110
en: Small electric motors up to 37.5 W, mini motor, dc motor, micro motor, stepper motor, servo motor, vibration motor
zh-CN: 微型电机, 小马达, 直流电机, 步进电机, 舵机
fr: Petits moteurs électriques, petit moteur, moteur pas à pas, servomoteur, micro moteur
ar: محركات كهربائية صغيرة, موتور صغير, ماطور صغير, سيرفو
ur: چھوٹی برقی موٹریں, چھوٹی موٹر, سروو موٹر
tr: Küçük elektrik motorları, küçük motor, step motor, servo motor, mini motor
# 850131
en: Electric motors and generators DC, electric motor, hub motor, window motor, brushless motor, motor, e-bike motor
zh-CN: 直流电动机, 电机, 轮毂电机, 无刷电机, 马达
fr: Moteurs électriques à courant continu, moteur électrique, moteur brushless, moteur
ar: محركات كهربائية تيار مستمر, محرك كهربائي, موتور, ماطور
ur: برقی موٹریں, برقی موٹر, موٹر
tr: Doğru akım motorları, elektrik motoru, fırçasız motor, motor
# 850440
en: Chargers and power adapters, charger, phone charger, power adapter, adapter, usb charger, wireless charger,
    power supply, car charger, fast charger, laptop charger, inverter, charging dock, solar inverter, wall charger,
    mobile charger, charging station, battery charger, ups, led driver, ac adapter
zh-CN: 充电器和电源适配器, 充电器, 电源适配器, 适配器, 手机充电器, 无线充电器, 电源, 车载充电器, 快充头, 逆变器, 充电头, 充电座, 充电, 充电插头, 变压器, 电源线适配器
fr: Chargeurs et adaptateurs secteur, chargeur, adaptateur, adaptateur secteur, chargeur sans fil, alimentation,
    onduleur, chargeur voiture, chargeur téléphone, chargeur rapide
ar: شواحن ومحولات طاقة, شاحن, محول, شاحن جوال, شاحن لاسلكي, شاحن سيارة, شاحن سريع, باور سبلاي, انفرتر, عاكس كهربائي,
    شاحن لابتوب, شواحن
ur: چارجر اور پاور اڈاپٹر, چارجر, موبائل چارجر, اڈاپٹر, وائرلیس چارجر, کار چارجر, انورٹر, پاور سپلائی
tr: Şarj cihazları ve adaptörler, şarj aleti, şarj cihazı, adaptör, kablosuz şarj, güç kaynağı, araç şarj, invertör,
    hızlı şarj, şarj adaptörü
# 850511
en: Permanent magnets of metal, magnet, neodymium magnet, magnetic disc, magnets
zh-CN: 金属永磁铁, 磁铁, 强力磁铁, 钕磁铁
fr: Aimants permanents en métal, aimant, aimant néodyme
ar: مغناطيس دائم من معدن, مغناطيس
ur: دھاتی مقناطیس, مقناطیس
tr: Metal kalıcı mıknatıslar, mıknatıs, neodyum mıknatıs
# 850519
en: Other permanent magnets, fridge magnet, magnetic strip, refrigerator magnet, magnetic sheet
zh-CN: 其他永磁铁, 冰箱贴, 磁条, 磁贴
fr: Autres aimants permanents, aimant de réfrigérateur, magnet, bande magnétique
ar: مغناطيس دائم آخر, مغناطيس ثلاجة
ur: دیگر مقناطیس, فریج میگنٹ
tr: Diğer kalıcı mıknatıslar, buzdolabı magneti, magnet
# 850610
en: Alkaline and manganese batteries, aa battery, aaa battery, alkaline battery, dry battery, battery
zh-CN: 碱性锰电池, 干电池, 五号电池, 七号电池, 碱性电池, 电池
fr: Piles alcalines, pile alcaline, pile aa, pile
ar: بطاريات قلوية, بطارية جافة, بطارية قلوية, بطارية, بطاريات
ur: الکلائن سیل, سیل, بیٹری, خشک سیل
tr: Alkalin piller, alkalin pil, kalem pil, pil
# 850650
en: Lithium primary batteries, button cell, coin cell, cr2032, lithium battery, button battery
zh-CN: 锂原电池, 纽扣电池, 扣式电池
fr: Piles au lithium, pile bouton, pile lithium
ar: بطاريات ليثيوم أولية, بطارية زر, حجر ساعة
ur: لیتھیم بیٹریاں, بٹن سیل
tr: Lityum piller, düğme pil, saat pili
# 850760
en: Lithium-ion batteries and power banks, power bank, lithium battery, phone battery, laptop battery,
    rechargeable battery, 18650 battery, lithium ion battery, powerbank, battery pack, power station,
    replacement battery
zh-CN: 锂离子电池和充电宝, 充电宝, 移动电源, 锂电池, 手机电池, 笔记本电池, 电池组, 户外电源, 电池
fr: Batteries lithium-ion et batteries externes, batterie externe, batterie de téléphone, batterie lithium,
    batterie rechargeable, power bank, batterie
ar: بطاريات ليثيوم أيون وشواحن متنقلة, باور بانك, بطارية ليثيوم, بطارية جوال, بطارية لابتوب, شاحن متنقل,
    بطارية قابلة للشحن
ur: لیتھیم آئن بیٹریاں اور پاور بینک, پاور بینک, لیتھیم بیٹری, موبائل بیٹری, لیپ ٹاپ بیٹری
tr: Lityum iyon piller ve powerbankler, powerbank, lityum pil, telefon bataryası, laptop bataryası, şarjlı pil,
    taşınabilir şarj
# 850811
en: Vacuum cleaners up to 1500 W, vacuum cleaner, robot vacuum, car vacuum cleaner, handheld vacuum, cordless vacuum,
    robot vacuum cleaner, dust mite vacuum
zh-CN: 1500瓦以下吸尘器, 吸尘器, 扫地机器人, 车载吸尘器, 手持吸尘器, 除螨仪
fr: Aspirateurs jusqu'à 1500 W, aspirateur, aspirateur robot, aspirateur à main, aspirateur voiture
ar: مكانس كهربائية حتى 1500 واط, مكنسة كهربائية, مكنسة روبوت, مكنسة سيارة, مكنسة يدوية
ur: 1500 واٹ تک کے ویکیوم کلینر, ویکیوم کلینر, روبوٹ ویکیوم, کار ویکیوم
tr: 1500 W'a kadar süpürgeler, elektrikli süpürge, robot süpürge, araç süpürgesi, şarjlı süpürge, dikey süpürge
# 850940
en: Food mixers blenders and juicers, blender, juicer, mixer, food processor, hand mixer, portable blender,
    electric juicer, meat grinder, food chopper, stand mixer, smoothie blender, electric grinder, coffee grinder,
    hand blender, dough mixer, vegetable chopper electric, spice grinder
zh-CN: 食品搅拌机榨汁机, 榨汁机, 搅拌机, 料理机, 绞肉机, 破壁机, 打蛋器电动, 榨汁杯, 咖啡研磨机, 和面机, 豆浆机, 料理棒, 绞肉器, 原汁机
fr: Mixeurs blenders et presse-fruits électriques, blender, mixeur, centrifugeuse, robot de cuisine, batteur,
    hachoir électrique, extracteur de jus, moulin à café, batteur électrique, robot pâtissier
ar: خلاطات وعصارات طعام, خلاط, عصارة, خلاط كهربائي, عصارة كهربائية, مفرمة, عجانة, مطحنة, كبة, محضر طعام, مطحنة قهوة,
    مضرب كهربائي
ur: بلینڈر اور جوسر, بلینڈر, جوسر, گرائنڈر, چاپر, فوڈ پروسیسر, مکسر, قیمہ مشین
tr: Mikser blender ve meyve sıkacakları, blender, mikser, meyve sıkacağı, doğrayıcı, mutfak robotu, rondo,
    kahve öğütücü, el blenderı, kıyma makinesi
# 850980
en: Other household appliances with motor, electric can opener, fabric shaver, electric mop, lint remover,
    milk frother, electric toothbrush, shoe polisher electric, soap dispenser automatic, water flosser,
    electric lint remover, automatic soap dispenser, electric pepper grinder, electric cleaning brush, appliance
zh-CN: 其他带电机家用器具, 毛球修剪器, 电动牙刷, 打奶器, 电动拖把, 电动开罐器, 自动皂液器, 去毛球器
fr: Autres appareils ménagers à moteur, brosse à dents électrique, rasoir anti-bouloches, mousseur à lait,
    ouvre-boîte électrique, distributeur de savon automatique
ar: أجهزة منزلية أخرى بمحرك, فرشاة أسنان كهربائية, مزيل وبر كهربائي, خفاقة حليب, ممسحة كهربائية, جهاز
ur: موٹر والے دیگر گھریلو آلات, برقی ٹوتھ برش, لنٹ ریموور, دودھ فروتھر, الیکٹرک ٹوتھ برش, مشین
tr: Motorlu diğer ev aletleri, elektrikli diş fırçası, tüy toplama makinesi, süt köpürtücü,
    elektrikli konserve açacağı, şarjlı diş fırçası, makine, makinesi
# 851010
en: Electric shavers, electric shaver, shaver, electric razor, shaving machine
zh-CN: 电动剃须刀, 剃须刀, 电动刮胡刀
fr: Rasoirs électriques, rasoir électrique
ar: ماكينات حلاقة كهربائية, ماكينة حلاقة, مكينة حلاقة
ur: برقی شیور, شیونگ مشین, الیکٹرک شیور
tr: Elektrikli tıraş makineleri, tıraş makinesi, elektrikli tıraş makinesi
# 851020
en: Hair clippers, hair clipper, hair trimmer, beard trimmer, trimmer, nose trimmer, clipper, pet clipper,
    dog clipper, nose hair trimmer
zh-CN: 电推剪, 理发器, 理发剪, 鼻毛修剪器, 推子, 宠物推毛器
fr: Tondeuses à cheveux, tondeuse, tondeuse à barbe, tondeuse cheveux, tondeuse nez
ar: ماكينات قص شعر, ماكينة قص شعر, ماكينة تحديد, مكينة حلاقة شعر, تريمر
ur: بال کاٹنے کی مشین, ہیئر کلپر, ٹرمر, داڑھی ٹرمر
tr: Saç kesme makineleri, saç kesme makinesi, sakal makinesi, burun kılı makinesi
# 851030
en: Epilators and hair removers, epilator, hair remover, facial hair remover, ipl hair removal, lady shaver,
    hair removal device
zh-CN: 脱毛器, 脱毛仪, 女士剃毛器, 拔毛器
fr: Épilateurs, épilateur, épilateur lumière pulsée
ar: أجهزة إزالة شعر, جهاز إزالة الشعر, ماكينة إزالة شعر, جهاز ليزر منزلي
ur: بال صاف کرنے والی مشین, ایپی لیٹر, ہیئر ریموور
tr: Epilatörler, epilatör, epilasyon aleti, tüy alma cihazı
# 851110
en: Spark plugs, spark plug
zh-CN: 火花塞
fr: Bougies d'allumage, bougie d'allumage
ar: شمعات احتراق, بوجيهات, بواجي, شمعة احتراق
ur: سپارک پلگ, پلگ
tr: Bujiler, buji
# 851210
en: Bicycle lights, bike light, bicycle light, bicycle lamp, bike headlight
zh-CN: 自行车灯, 单车灯, 车尾灯自行车
fr: Éclairages de vélo, lampe vélo, phare vélo, lumière vélo
ar: أضواء دراجات, مصباح دراجة, كشاف دراجة
ur: سائیکل کی لائٹ, سائیکل لائٹ
tr: Bisiklet lambaları, bisiklet farı, bisiklet lambası
# 851220
en: Lighting and signals for vehicles, car headlight, tail light, car led light, headlight, led headlight,
    turn signal, fog light, car light, motorcycle light, brake light, light bar, led work light, light
zh-CN: 车辆照明和信号装置, 汽车大灯, 车灯, 尾灯, 转向灯, 雾灯, LED车灯, 摩托车灯
fr: Éclairage et signalisation de véhicules, phare, feu arrière, phare led, clignotant, antibrouillard, phare voiture
ar: أضواء وإشارات مركبات, كشاف سيارة, مصباح سيارة, اسطب, لمبات سيارة, كشافات
ur: گاڑی کی لائٹس, ہیڈ لائٹ, گاڑی کی لائٹ, فوگ لائٹ, بیک لائٹ
tr: Araç aydınlatma ve sinyalleri, araba farı, far, stop lambası, sis farı, sinyal lambası, led far
# 851230
en: Horns and alarms for vehicles, car horn, horn, motorcycle alarm, car alarm, parking sensor, bike alarm,
    reversing sensor
zh-CN: 车辆喇叭和报警器, 汽车喇叭, 喇叭, 倒车雷达, 摩托车报警器
fr: Avertisseurs et alarmes de véhicules, klaxon, alarme voiture, radar de recul
ar: أبواق وإنذارات مركبات, بوري, منبه سيارة, إنذار سيارة, حساس خلفي
ur: گاڑی کے ہارن اور الارم, ہارن, کار الارم, پارکنگ سینسر
tr: Araç korna ve alarmları, korna, araba alarmı, park sensörü
# 851240
en: Windscreen wipers and defrosters, windshield wiper, wiper blade, windscreen wiper, wiper
zh-CN: 雨刮器和除霜器, 雨刮器, 雨刷, 雨刮片
fr: Essuie-glaces et dégivreurs, essuie-glace, balai d'essuie-glace
ar: مساحات زجاج, مساحات سيارة, مساحة زجاج
ur: گاڑی کے وائپر, وائپر بلیڈ
tr: Silecekler, silecek, silecek lastiği
# 851310
en: Portable electric lamps, flashlight, torch, headlamp, led torch, head torch, camping lantern, rechargeable torch,
    head lamp, led flashlight, emergency light, camping light, work light
zh-CN: 手提式电灯, 手电筒, 头灯, 露营灯, 强光手电, 应急灯, 充电手电, 手电, 电筒, 照明灯
fr: Lampes électriques portatives, lampe torche, lampe frontale, lampe de poche, lanterne de camping, torche
ar: مصابيح كهربائية محمولة, كشاف يدوي, مصباح يدوي, كشاف رأس, فانوس تخييم, كشاف, بيل, كشاف شحن
ur: ٹارچ, ہیڈ لیمپ, ہاتھ کی ٹارچ, کیمپنگ لائٹ, ایمرجنسی لائٹ
tr: El fenerleri, el feneri, kafa lambası, kamp feneri, fener, şarjlı fener
# 851511
en: Electric soldering equipment, soldering iron, solder station, soldering kit, soldering station, wood burning pen
zh-CN: 电烙铁, 焊台, 焊接套装
fr: Fers à souder électriques, fer à souder, station de soudage
ar: كاويات لحام كهربائية, كاوية لحام, مكواة لحام
ur: سولڈرنگ آئرن, کاویہ
tr: Havya ve lehim aletleri, havya, lehim istasyonu
# 851539
en: Arc welding machines, welding machine, welder, inverter welder
zh-CN: 电弧焊机, 电焊机, 焊机
fr: Postes à souder à l'arc, poste à souder, poste de soudure
ar: ماكينات لحام كهربائي, ماكينة لحام
ur: ویلڈنگ مشین
tr: Ark kaynak makineleri, kaynak makinesi
# 851610
en: Electric water heaters, water heater, immersion heater, instant water heater, tankless water heater
zh-CN: 电热水器, 热水器, 即热式热水器, 热得快
fr: Chauffe-eau électriques, chauffe-eau, thermoplongeur
ar: سخانات ماء كهربائية, سخان ماء, سخان
ur: برقی گیزر, گیزر, واٹر ہیٹر
tr: Elektrikli su ısıtıcıları, şofben, termosifon, ani su ısıtıcı
# 851629
en: Electric space heaters, heater, room heater, fan heater, electric heater, space heater, radiator heater
zh-CN: 电暖器, 取暖器, 暖风机
fr: Radiateurs électriques, chauffage, radiateur électrique, chauffage soufflant
ar: دفايات كهربائية, دفاية, مدفأة
ur: برقی ہیٹر, ہیٹر, کمرے کا ہیٹر
tr: Elektrikli ısıtıcılar, ısıtıcı, elektrikli soba, fanlı ısıtıcı
# 851631
en: Hair dryers, hair dryer, hairdryer, blow dryer, ionic hair dryer
zh-CN: 吹风机, 电吹风, 负离子吹风机, 吹风筒, 风筒
fr: Sèche-cheveux, sèche-cheveu, sèche cheveux
ar: مجففات شعر, سشوار, مجفف شعر, استشوار
ur: ہیئر ڈرائر, بال خشک کرنے والی مشین
tr: Saç kurutma makineleri, saç kurutma makinesi, fön makinesi
# 851632
en: Hair straighteners and curling irons, hair straightener, curling iron, hair curler electric, flat iron,
    hot air brush, hair curler, hot comb, hair straightening brush, curling wand
zh-CN: 直发器和卷发棒, 直发器, 卷发棒, 夹板, 直发梳, 热风梳
fr: Fers à lisser et à friser, lisseur, fer à lisser, fer à friser, boucleur, brosse soufflante, brosse lissante
ar: أجهزة فرد وتجعيد شعر, مكواة شعر, جهاز فير, سيراميك شعر, مكواة تجعيد, فير شعر, فرشاة شعر كهربائية
ur: ہیئر سٹریٹنر, کرلر, بال سیدھے کرنے والی مشین
tr: Saç düzleştirici ve maşalar, saç düzleştirici, saç maşası, düzleştirici, maşa
# 851640
en: Electric irons, iron, steam iron, garment steamer, clothes steamer, travel iron, electric iron, handheld steamer
zh-CN: 电熨斗, 熨斗, 挂烫机, 蒸汽熨斗
fr: Fers à repasser électriques, fer à repasser, défroisseur, fer vapeur, défroisseur vapeur
ar: مكاوي كهربائية, مكواة, مكواة بخار, كواية بخار, مكوى
ur: برقی استری, استری, سٹیم آئرن
tr: Elektrikli ütüler, ütü, buharlı ütü, dikey ütü
# 851650
en: Microwave ovens, microwave, microwave oven
zh-CN: 微波炉
fr: Fours à micro-ondes, micro-ondes, four micro-ondes
ar: أفران ميكروويف, ميكروويف, مايكرويف
ur: مائیکروویو اوون, مائیکروویو
tr: Mikrodalga fırınlar, mikrodalga fırın, mikrodalga
# 851660
en: Electric ovens cookers and grills, rice cooker, electric oven, induction cooker, electric grill, hot plate,
    electric pot, slow cooker, electric pressure cooker, pizza maker, oven, electric stove, electric cooker, hot pot,
    multicooker, bread oven
zh-CN: 电炉电饭煲电烤炉, 电饭煲, 电烤箱, 电磁炉, 电烤盘, 电火锅, 电压力锅, 电煮锅, 烤箱, 电饭锅, 电炒锅, 电蒸锅, 电热锅, 电饼铛, 多功能电锅, 电陶炉
fr: Fours cuiseurs et grils électriques, cuiseur à riz, four électrique, plaque à induction, gril électrique,
    plaque chauffante, mijoteuse, autocuiseur électrique
ar: أفران وطباخات كهربائية, طباخ رز, فرن كهربائي, شواية كهربائية, طباخ كهربائي, قدر ضغط كهربائي, صفيحة ساخنة, فرن,
    مواقد كهربائية
ur: برقی اوون اور ککر, رائس ککر, الیکٹرک اوون, انڈکشن چولہا, برقی چولہا
tr: Elektrikli fırın ve pişiriciler, pilav pişirici, elektrikli fırın, indüksiyon ocak, elektrikli ızgara,
    elektrikli ocak, fırın
`;
