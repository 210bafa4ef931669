import 'server-only';

/** Names of the headings 8516 to 8528. `read-hs-names.ts` describes the format. */
export const HEADINGS_8516_8528 = `
# 851671
en: Coffee and tea makers, coffee machine, coffee maker, espresso machine, electric coffee maker, tea maker,
    portable espresso
zh-CN: 咖啡机和泡茶机, 咖啡机, 意式咖啡机, 煮茶器
fr: Cafetières et théières électriques, machine à café, cafetière électrique, machine à expresso, cafetière,
    machine expresso
ar: أجهزة تحضير قهوة وشاي, ماكينة قهوة, صانعة قهوة, ماكينة اسبريسو, مكينة قهوة
ur: کافی اور چائے کی مشینیں, کافی مشین, کافی میکر
tr: Kahve ve çay makineleri, kahve makinesi, espresso makinesi, çay makinesi, türk kahvesi makinesi
# 851672
en: Toasters, toaster, bread toaster
zh-CN: 烤面包机, 多士炉, 吐司机
fr: Grille-pain, grille pain, toasteur
ar: محمصات خبز, محمصة, توستر, محمصة خبز
ur: ٹوسٹر
tr: Ekmek kızartma makineleri, ekmek kızartma makinesi, tost ekmek kızartıcı
# 851679
en: Other electrothermic household appliances, electric kettle, air fryer, waffle maker, sandwich maker,
    popcorn maker, egg boiler, food dehydrator, yogurt maker, bottle warmer, deep fryer, wax heater,
    incense burner electric, cup warmer, towel warmer, electric lunch box, kettle, wax warmer,
    bakhoor burner electric, sterilizer, mug warmer, egg cooker
zh-CN: 其他家用电热器具, 电热水壶, 空气炸锅, 华夫饼机, 三明治机, 爆米花机, 煮蛋器, 暖奶器, 蜡疗机, 电热饭盒, 酸奶机, 消毒器, 电水壶, 保温杯垫, 养生壶, 烧水壶, 热水壶, 电烧水壶, 煮茶壶,
    暖手宝, 电热水杯
fr: Autres appareils électrothermiques de ménage, bouilloire électrique, friteuse sans huile, gaufrier, bouilloire,
    air fryer, chauffe-biberon, appareil à croque-monsieur, chauffe-cire, friteuse, déshydrateur, machine à pop-corn,
    stérilisateur
ar: أجهزة منزلية حرارية أخرى, غلاية كهربائية, غلاية, قلاية هوائية, صانعة وافل, صانعة ساندويتش, سخان شمع,
    مبخرة كهربائية, كاتل, سخان رضاعات, قلاية, غلاية ماء, سلاقة بيض, جهاز تسخين شمع
ur: دیگر برقی حرارتی گھریلو آلات, الیکٹرک کیتلی, ایئر فرائر, سینڈوچ میکر, وافل میکر, بجلی کی کیتلی, فیڈر وارمر
tr: Diğer elektrotermik ev aletleri, su ısıtıcı, kettle, airfryer, fritöz, waffle makinesi, tost makinesi,
    elektrikli çaydanlık, mama ısıtıcı, ağda makinesi, yumurta pişirici, mısır patlatma makinesi, biberon ısıtıcı
# 851680
en: Electric heating resistors, heating element, heating rod, heating wire, heating film
zh-CN: 电热电阻器, 加热管, 发热丝, 加热元件
fr: Résistances chauffantes, résistance chauffante, fil chauffant
ar: مقاومات تسخين, عنصر تسخين, هيتر
ur: برقی ہیٹنگ ایلیمنٹ, ہیٹنگ ایلیمنٹ
tr: Isıtma rezistansları, rezistans, ısıtma elemanı
# 851690
en: Parts of electrothermic appliances, air fryer part, heating element part, air fryer basket, air fryer accessories
zh-CN: 电热器具零件, 空气炸锅配件, 发热管配件
fr: Parties d'appareils électrothermiques, accessoires air fryer
ar: أجزاء أجهزة حرارية, قطع قلاية هوائية
ur: برقی حرارتی آلات کے پرزے
tr: Elektrotermik cihaz parçaları, airfryer aksesuarı
# 851713
en: Smartphones, smartphone, mobile phone, iphone, android phone, cell phone, phone, samsung galaxy, mobile
zh-CN: 智能手机, 手机, 苹果手机, 安卓手机, 移动电话
fr: Smartphones, smartphone, téléphone portable, téléphone mobile, téléphone, iphone
ar: هواتف ذكية, جوال, هاتف ذكي, موبايل, ايفون, هاتف محمول, تلفون
ur: سمارٹ فون, موبائل فون, موبائل, اسمارٹ فون, آئی فون, فون
tr: Akıllı telefonlar, cep telefonu, akıllı telefon, telefon, iphone
# 851714
en: Other mobile phones, feature phone, keypad phone, button phone, satellite phone, senior phone
zh-CN: 其他移动电话, 功能手机, 老人机, 按键手机
fr: Autres téléphones portables, téléphone à touches, téléphone basique
ar: هواتف محمولة أخرى, هاتف أزرار, جوال أزرار
ur: دیگر موبائل فون, بٹن والا موبائل, کی پیڈ موبائل
tr: Diğer cep telefonları, tuşlu telefon
# 851718
en: Other telephone sets, landline phone, telephone, ip phone, desk phone, cordless telephone, voip phone
zh-CN: 其他电话机, 座机, 固定电话, 网络电话
fr: Autres postes téléphoniques, téléphone fixe, téléphone ip
ar: أجهزة هاتف أخرى, هاتف أرضي, تلفون ثابت
ur: دیگر ٹیلی فون, لینڈ لائن فون, ٹیلی فون سیٹ
tr: Diğer telefonlar, masa telefonu, sabit telefon, ip telefon
# 851762
en: Routers smartwatches and wireless devices, smart watch, smartwatch, router, wifi router, bluetooth adapter, modem,
    smart band, fitness tracker, wifi extender, network switch, smart home gateway, bluetooth receiver,
    walkie talkie transmitter, smart bracelet, wireless receiver, fitness band, wifi repeater, wifi adapter,
    smart ring, mobile hotspot, bluetooth tracker, airtag, intercom
zh-CN: 路由器智能手表和无线设备, 智能手表, 路由器, 智能手环, 蓝牙适配器, 调制解调器, 交换机, 蓝牙接收器, 无线网卡, 信号放大器, 手环, 运动手环, 儿童电话手表, 智能戒指, 蓝牙防丢器
fr: Routeurs montres connectées et appareils sans fil, montre connectée, routeur, bracelet connecté, modem,
    répéteur wifi, adaptateur bluetooth, commutateur réseau, bague connectée, traceur bluetooth
ar: راوترات وساعات ذكية وأجهزة لاسلكية, ساعة ذكية, راوتر, سوار ذكي, مودم, مقوي واي فاي, بلوتوث استقبال, مقوي شبكة,
    سوار رياضي
ur: راؤٹر سمارٹ گھڑیاں اور وائرلیس آلات, سمارٹ واچ, سمارٹ گھڑی, راؤٹر, اسمارٹ واچ, وائی فائی ایکسٹینڈر, فٹنس بینڈ
tr: Modem akıllı saat ve kablosuz cihazlar, akıllı saat, modem, router, akıllı bileklik, wifi güçlendirici,
    bluetooth alıcı, wifi adaptör, akıllı yüzük
# 851769
en: Other communication apparatus, video doorbell, baby monitor, video intercom, intercom system
zh-CN: 其他通信设备, 可视门铃, 婴儿监视器, 可视对讲
fr: Autres appareils de communication, visiophone, interphone, babyphone
ar: أجهزة اتصال أخرى, جرس مرئي, انتركم, جهاز مراقبة أطفال
ur: دیگر مواصلاتی آلات, ویڈیو ڈور بیل, انٹرکام, بے بی مانیٹر
tr: Diğer haberleşme cihazları, görüntülü zil, diafon, bebek telsizi, interkom
# 851771
en: Aerials and antennas for telephones and radios, antenna, wifi antenna, 4g antenna, car antenna, radio antenna
zh-CN: 天线, WIFI天线, 4G天线, 车载天线
fr: Antennes, antenne, antenne wifi, antenne 4g
ar: هوائيات, انتل, هوائي, انتنا
ur: اینٹینا, وائی فائی اینٹینا
tr: Antenler, anten, wifi anteni, 4g anten
# 851779
en: Parts of phones, phone screen, lcd screen, phone part, mobile phone part, iphone screen, phone lcd,
    touch screen replacement, charging port, phone display, replacement screen, phone repair parts, back glass,
    phone spare parts, mobile spare parts, phone camera module, lcd display, phone accessories, mobile accessories
zh-CN: 手机零件, 手机屏幕, 手机配件, 液晶屏, 屏幕总成, 手机后盖, 尾插, 手机维修配件, 手机总成
fr: Pièces de téléphones, écran de téléphone, écran iphone, pièce détachée téléphone, connecteur de charge,
    vitre arrière, écran lcd, accessoires téléphone
ar: قطع هواتف, شاشة جوال, شاشة هاتف, شاشة موبايل, قطع غيار جوال, شاشة ايفون, قطع غيار موبايل, اكسسوارات جوال,
    اكسسوارات موبايل, قطع غيار
ur: فون کے پرزے, موبائل سکرین, موبائل پارٹس, فون سکرین, موبائل پینل, ایل سی ڈی
tr: Telefon parçaları, telefon ekranı, telefon yedek parça, şarj soketi, arka kapak, iphone ekran, lcd ekran,
    telefon aksesuarı, yedek parça telefon
# 851810
en: Microphones, microphone, wireless microphone, lavalier microphone, condenser microphone, karaoke microphone, mic,
    lapel microphone, mic stand
zh-CN: 麦克风, 话筒, 无线麦克风, 领夹麦克风, 麦克风支架
fr: Microphones, micro, micro sans fil, micro-cravate, microphone
ar: ميكروفونات, ميكروفون, مايك, مايكروفون, مايك لاسلكي
ur: مائیکروفون, مائیک, وائرلیس مائیک
tr: Mikrofonlar, mikrofon, yaka mikrofonu, kablosuz mikrofon
# 851821
en: Single loudspeakers in enclosures, bluetooth speaker, speaker, portable speaker, wireless speaker, mini speaker,
    smart speaker, loudspeaker, subwoofer
zh-CN: 单喇叭音箱, 蓝牙音箱, 音箱, 音响, 便携音箱, 智能音箱, 低音炮
fr: Haut-parleurs simples en enceinte, enceinte bluetooth, enceinte, haut-parleur, mini enceinte, caisson de basse
ar: مكبرات صوت مفردة, سماعة بلوتوث, مكبر صوت, سبيكر, سماعة محمولة, سبيكر بلوتوث, مكبرات صوت, سماعات
ur: سنگل سپیکر, بلوٹوتھ سپیکر, سپیکر, اسپیکر, پورٹیبل سپیکر
tr: Tekli hoparlörler, bluetooth hoparlör, hoparlör, taşınabilir hoparlör, subwoofer
# 851822
en: Multiple loudspeakers in one enclosure, soundbar, home theater, speaker system, speaker, party speaker,
    stereo speaker, sound bar
zh-CN: 多喇叭音箱, 回音壁, 家庭影院, 音响系统, 音箱
fr: Haut-parleurs multiples en enceinte, barre de son, home cinéma, enceinte stéréo
ar: مكبرات صوت متعددة, ساوند بار, مسرح منزلي, نظام صوت
ur: ملٹی سپیکر سسٹم, ساؤنڈ بار, ہوم تھیٹر
tr: Çoklu hoparlörler, soundbar, ev sinema sistemi, ses sistemi
# 851829
en: Other loudspeakers, car speaker, speaker driver, speaker unit, car subwoofer
zh-CN: 其他扬声器, 汽车喇叭音响, 扬声器, 喇叭单元
fr: Autres haut-parleurs, haut-parleur voiture, tweeter
ar: مكبرات صوت أخرى, سماعة سيارة, سماعات سيارة
ur: دیگر سپیکر, کار سپیکر
tr: Diğer hoparlörler, oto hoparlör, tweeter
# 851830
en: Headphones and earphones, headphones, earphones, earbuds, wireless earbuds, headset, bluetooth earphones,
    gaming headset, airpods, earphone, headphone, tws earbuds, wired earphones, bluetooth headset,
    noise cancelling headphones, bluetooth earbuds, earpods, neckband
zh-CN: 耳机, 蓝牙耳机, 无线耳机, 头戴式耳机, 游戏耳机, 有线耳机, 真无线耳机, 耳麦, 耳塞
fr: Casques et écouteurs, écouteurs, casque audio, casque bluetooth, écouteurs sans fil, casque gamer,
    écouteurs bluetooth, oreillettes, casque gaming
ar: سماعات رأس وأذن, سماعة أذن, سماعات بلوتوث, سماعة رأس, ايربودز, سماعات لاسلكية, سماعات, سماعة, سماعة قيمنق, هيدفون,
    ايرفون
ur: ہیڈفون اور ایئرفون, ہیڈ فون, ایئر فون, ایئر بڈز, بلوٹوتھ ہینڈز فری, ہینڈز فری, ایئر پوڈز
tr: Kulaklıklar, kulaklık, bluetooth kulaklık, kablosuz kulaklık, oyuncu kulaklığı, kulak içi kulaklık
# 851840
en: Audio amplifiers, amplifier, car amplifier, audio amplifier, guitar amplifier, megaphone
zh-CN: 音频放大器, 功放, 扩音器, 汽车功放, 吉他音箱
fr: Amplificateurs audio, amplificateur, ampli, mégaphone, ampli guitare
ar: مضخمات صوت, أمبليفاير, مضخم صوت, مكبر صوت يدوي
ur: آڈیو ایمپلی فائر, ایمپلی فائر, میگا فون
tr: Ses amplifikatörleri, amfi, amplifikatör, megafon
# 851981
en: Sound players and recorders, mp3 player, voice recorder, music player, turntable, record player, cd player,
    digital voice recorder, recorder pen
zh-CN: 录音和放音设备, MP3播放器, 录音笔, 唱片机, 音乐播放器, CD机
fr: Lecteurs et enregistreurs de son, lecteur mp3, dictaphone, tourne-disque, platine vinyle, enregistreur vocal
ar: أجهزة تسجيل وتشغيل صوت, مشغل ام بي ثري, مسجل صوت, مشغل موسيقى
ur: آواز ریکارڈ اور چلانے کے آلات, وائس ریکارڈر, ایم پی تھری پلیئر
tr: Ses kayıt ve çalma cihazları, mp3 çalar, ses kayıt cihazı, pikap, müzik çalar
# 852190
en: Video players and recorders, dash cam recorder, dvr, nvr, dvd player, video recorder, media player, cctv recorder
zh-CN: 视频播放和录像设备, 硬盘录像机, DVD播放机, 录像机, 播放器
fr: Lecteurs et enregistreurs vidéo, lecteur dvd, enregistreur vidéo, enregistreur nvr
ar: أجهزة تسجيل وتشغيل فيديو, مسجل كاميرات, مشغل دي في دي, دي في ار
ur: ویڈیو پلیئر اور ریکارڈر, ڈی وی آر, ڈی وی ڈی پلیئر
tr: Video oynatıcı ve kaydediciler, dvd oynatıcı, kayıt cihazı, dvr
# 852351
en: Memory cards and USB flash drives, usb flash drive, memory card, sd card, usb stick, flash drive, micro sd card,
    pen drive, tf card, usb drive, flash disk
zh-CN: 存储卡和U盘, U盘, 内存卡, 存储卡, TF卡, SD卡, 优盘, 闪存盘, 记忆卡
fr: Cartes mémoire et clés USB, clé usb, carte mémoire, carte sd, carte micro sd
ar: بطاقات ذاكرة وفلاشات, فلاش ميموري, فلاشة, كرت ذاكرة, ذاكرة فلاش, كرت ميموري, بطاقة ذاكرة
ur: میموری کارڈ اور یو ایس بی, یو ایس بی فلیش, میموری کارڈ, یو ایس بی, فلیش ڈرائیو
tr: Hafıza kartları ve USB bellekler, usb bellek, hafıza kartı, flash bellek, sd kart
# 852352
en: Smart cards, rfid card, smart card, nfc card, rfid tag, nfc tag, key card, access card, nfc sticker, sim card
zh-CN: 智能卡, 门禁卡, NFC标签, RFID标签, IC卡
fr: Cartes à puce, carte à puce, carte rfid, carte nfc, badge rfid
ar: بطاقات ذكية, بطاقة ذكية, كرت ممغنط, شريحة, بطاقة دخول
ur: سمارٹ کارڈ, آر ایف آئی ڈی کارڈ, سم کارڈ
tr: Akıllı kartlar, akıllı kart, rfid kart, nfc etiket, giriş kartı
# 852491
en: Flat panel display modules with liquid crystals, lcd module, lcd screen, lcd display, display module, oled screen,
    replacement screen, touch screen, laptop screen
zh-CN: 液晶平板显示模组, 液晶屏, 显示模组, 显示屏, 触摸屏
fr: Modules d'affichage à cristaux liquides, écran lcd, module lcd, dalle, écran tactile
ar: وحدات عرض مسطحة بالكريستال السائل, شاشة lcd, شاشة لمس, وحدة عرض
ur: مائع کرسٹل ڈسپلے ماڈیول, ایل سی ڈی, ڈسپلے, ٹچ سکرین
tr: Likit kristal ekran modülleri, lcd ekran, ekran modülü, dokunmatik ekran
# 852560
en: Two-way radios, walkie talkie, two way radio, transceiver, ham radio, radio transceiver
zh-CN: 对讲机, 双向无线电, 电台
fr: Émetteurs-récepteurs radio, talkie-walkie, talkie walkie, radio bidirectionnelle
ar: أجهزة لاسلكية ثنائية الاتجاه, ووكي توكي, لاسلكي, جهاز لاسلكي
ur: واکی ٹاکی, دو طرفہ ریڈیو
tr: Telsizler, telsiz, el telsizi, walkie talkie
# 852589
en: Cameras and camcorders, camera, digital camera, security camera, ip camera, webcam, action camera, dash cam,
    cctv camera, wifi camera, surveillance camera, baby camera, trail camera, kids camera, dashcam, reversing camera,
    car camera, vlog camera, backup camera, spy camera
zh-CN: 摄像头和数码相机, 数码相机, 摄像头, 监控摄像头, 网络摄像头, 运动相机, 行车记录仪, 相机, 倒车影像, 儿童相机, 监控
fr: Caméras et appareils photo numériques, appareil photo numérique, caméra de surveillance, webcam, caméra, dashcam,
    caméra sport, caméra de recul, caméra ip, appareil photo
ar: كاميرات رقمية ومراقبة, كاميرا, كاميرا مراقبة, كاميرا رقمية, ويب كام, كاميرا سيارة, كاميرات مراقبة, داش كام,
    كاميرا خلفية, كاميرات
ur: کیمرے, کیمرہ, سی سی ٹی وی کیمرہ, ویب کیم, ڈیجیٹل کیمرہ, ڈیش کیم, نگرانی کیمرہ
tr: Dijital ve güvenlik kameraları, kamera, güvenlik kamerası, webcam, araç kamerası, dijital fotoğraf makinesi,
    aksiyon kamerası, fotoğraf makinesi, geri görüş kamerası
# 852610
en: Radar apparatus, radar sensor, radar detector, motion radar
zh-CN: 雷达设备, 雷达传感器, 雷达探测器
fr: Appareils de radar, détecteur de radar, capteur radar
ar: أجهزة رادار, كاشف رادار
ur: ریڈار آلات
tr: Radar cihazları, radar dedektörü
# 852691
en: GPS and radio navigation apparatus, gps tracker, gps, car gps, navigator, gps navigation, vehicle tracker,
    car tracker
zh-CN: GPS和无线电导航设备, GPS定位器, 导航仪, 车载GPS, 定位器
fr: Appareils GPS et de radionavigation, traceur gps, gps, balise gps, navigateur gps
ar: أجهزة ملاحة وGPS, جهاز تتبع, جي بي اس, متتبع سيارات, جهاز تعقب
ur: جی پی ایس آلات, جی پی ایس ٹریکر, ٹریکر
tr: GPS ve navigasyon cihazları, gps takip cihazı, navigasyon, takip cihazı, araç takip
# 852692
en: Remote controls, remote control, tv remote, garage remote, universal remote, wireless remote switch,
    car key remote, gate remote, camera shutter remote, car key
zh-CN: 遥控器, 电视遥控器, 万能遥控器, 车库遥控器, 汽车遥控钥匙
fr: Télécommandes, télécommande, télécommande universelle, télécommande tv, télécommande portail
ar: أجهزة تحكم عن بعد, ريموت, ريموت كنترول, ريموت تلفزيون, ريموت كراج, جهاز تحكم
ur: ریموٹ کنٹرول, ریموٹ, ٹی وی ریموٹ
tr: Uzaktan kumandalar, kumanda, uzaktan kumanda, tv kumandası, garaj kumandası
# 852719
en: Portable radios, radio, portable radio, fm radio, pocket radio, rechargeable radio, emergency radio
zh-CN: 便携式收音机, 收音机, 便携收音机
fr: Radios portables, radio, radio portable, poste radio
ar: أجهزة راديو محمولة, راديو, مذياع
ur: پورٹیبل ریڈیو, ریڈیو
tr: Taşınabilir radyolar, radyo, el radyosu
# 852721
en: Car radios and car stereos, car radio, car stereo, car multimedia player, android car radio, carplay screen,
    car mp5
zh-CN: 车载收音机和音响主机, 车载导航一体机, 汽车音响, 车载收音机, 车载中控屏
fr: Autoradios, autoradio, autoradio android
ar: مسجلات ومذياع سيارات, مسجل سيارة, شاشة سيارة, شاشة أندرويد سيارة
ur: کار ریڈیو اور سٹیریو, کار ریڈیو, گاڑی کی ایل سی ڈی, کار سٹیریو
tr: Oto radyo ve teypler, oto teyp, araba radyosu, android multimedya
# 852852
en: Computer monitors, monitor, computer monitor, portable monitor, gaming monitor, lcd monitor, touch monitor
zh-CN: 电脑显示器, 显示器, 便携显示器, 触摸屏显示器
fr: Moniteurs d'ordinateur, moniteur, écran pc, écran d'ordinateur, moniteur portable
ar: شاشات كمبيوتر, شاشة كمبيوتر, شاشة محمولة, مونيتور
ur: کمپیوٹر مانیٹر, مانیٹر
tr: Bilgisayar monitörleri, monitör, oyuncu monitörü, taşınabilir monitör
# 852869
en: Projectors, projector, mini projector, home projector, led projector, video projector
zh-CN: 投影仪, 迷你投影仪, 家用投影仪, 投影机
fr: Projecteurs vidéo, vidéoprojecteur, projecteur, mini projecteur
ar: أجهزة عرض, بروجكتر, بروجيكتور, جهاز عرض
ur: پروجیکٹر, منی پروجیکٹر
tr: Projeksiyon cihazları, projektör, projeksiyon cihazı, mini projeksiyon
# 852871
en: TV boxes and receivers without screen, tv box, android tv box, set top box, tv stick, streaming stick,
    satellite receiver, fire stick, receiver
zh-CN: 电视盒子和机顶盒, 电视盒子, 机顶盒, 电视棒
fr: Boîtiers TV et décodeurs, box tv, box android, décodeur, récepteur satellite, clé tv
ar: رسيفرات وأجهزة تلفزيون بدون شاشة, رسيفر, تي في بوكس, جهاز استقبال, أندرويد بوكس
ur: ٹی وی باکس اور ریسیور, ٹی وی باکس, اینڈرائیڈ باکس, ریسیور
tr: TV kutuları ve alıcılar, tv box, android tv kutusu, uydu alıcısı, receiver
# 852872
en: Colour televisions, television, tv, smart tv, led tv, portable tv
zh-CN: 彩色电视机, 电视, 电视机, 智能电视, 液晶电视
fr: Téléviseurs couleur, télévision, téléviseur, smart tv, tv
ar: تلفزيونات ملونة, تلفزيون, تلفاز, شاشة تلفزيون, شاشة سمارت
ur: رنگین ٹیلی ویژن, ٹیلی ویژن, ٹی وی, ایل ای ڈی ٹی وی
tr: Renkli televizyonlar, televizyon, tv, akıllı tv
`;
