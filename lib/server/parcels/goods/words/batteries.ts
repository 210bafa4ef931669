import 'server-only';

/** Batteries and devices with a battery. `read-vocabulary.ts` describes the format. */
export const BATTERIES = `
# battery: battery
en: 12v battery, 18650, 18650 battery, 18650 cells, 9v battery, aa batteries, aa battery, aaa batteries, aaa duracell,
    accumulator, alkaline battery, batteries, battery, battery bank lithium, battery cell, battery pack, button cell,
    button cells, camera battery, car battery, coin cell, cr2032, drone battery, dry cell, dry cells, duracell,
    ebike battery, energizer, eveready, gel battery, laptop battery, lead acid battery, li-ion, li-ion battery,
    lifepo4, lipo, lipo batteries, lipo battery, lithium, lithium batteries, lithium battery, lithium cell,
    lithium cells, lithium ion battery, lithium polymer, nimh, phone battery, rechargeable battery, scooter battery,
    tesla battery, watch battery
zh-CN: 5号电池, 7号电池, 七号电池, 五号电池, 充电电池, 南孚, 干电池, 手机电池, 手表电池, 无人机电池, 电动车电池, 电池, 电池包, 电池组, 电瓶, 电芯, 相机电池, 笔记本电池, 纽扣电池,
    聚合物电池, 蓄电池, 铅酸电池, 锂, 锂电, 锂电池, 锂离子电池, 锂聚合物
fr: accu, accumulateur, batterie, batterie au lithium, batterie de voiture, lithium, pile, pile au lithium, pile lr6,
    pile rechargeable, piles, piles aa, piles aaa, piles bouton
ar: بطاريات, بطاريات قلم, بطاريات ليثيوم, بطارية, بطارية دراجة, بطارية ساعة, بطارية سيارة, بطارية ليثيوم, بطارية هاتف,
    بطاريه, حجار بطارية, حجارة بطارية, حجر بطارية, ليثيوم, مدخرة
ur: بیٹری, بیٹری سیل, بیٹری سیلز, بیٹریاں, بیٹریز, سیل بیٹری, لیتھیم, لیتھیم بیٹری, کار بیٹری, گھڑی کے سیل
tr: akü, akü araba, akümülatör, araba aküsü, batarya, bataryalı, düğme pil, kalem pil, laptop bataryası, lityum,
    lityum pil, pil, pili, piller, pilleri, pilli, saat pili, şarjlı pil
# battery-gear: general
en: battery box, battery cable, battery case, battery charger, battery charger cable, battery clip,
    battery compartment, battery connector, battery cover, battery door, battery holder, battery terminal,
    battery tester, lead battery clamp, pile carpet
zh-CN: 电池仓, 电池充电器, 电池夹, 电池座, 电池弹片, 电池扣, 电池测试仪, 电池盒, 电池盖, 电池线
fr: boîtier de piles, chargeur de batterie, chargeur de piles, cosse de batterie, coupleur de piles, support de pile,
    testeur de batterie
ar: حامل بطارية, شاحن بطاريات, شاحن بطارية, علبة بطاريات, غطاء بطارية, فاحص بطارية
ur: بیٹری بکس, بیٹری چارجر, بیٹری کور
tr: akü maşası, akü takviye kablosu, akü şarj cihazı, bataryasız, pil kapağı, pil kutusu, pil yuvası, pil şarj cihazı
# bt-speaker: device
en: bluetooth microphone, bluetooth speaker, jbl speaker, karaoke speaker, portable speaker, rechargeable speaker,
    wireless microphone, wireless speaker
zh-CN: 便携音箱, 拉杆音箱, 无线音箱, 无线麦克风, 智能音箱, 蓝牙音响, 蓝牙音箱
fr: enceinte bluetooth, enceinte portable, enceinte sans fil, haut-parleur bluetooth
ar: سبيكر, سبيكر بلوتوث, سماعة متنقلة, مكبر صوت بلوتوث, مكبرات صوت بلوتوث
ur: بلوٹوتھ اسپیکر, بلوٹوتھ سپیکر, پورٹیبل اسپیکر
tr: bluetooth hoparlör, kablosuz hoparlör, taşınabilir hoparlör
# camera: device
en: action camera, body camera, camcorder, canon camera, dash cam, dashcam, digital camera, dslr, dslr camera, gopro,
    instant camera, mirrorless camera, nikon camera, sony camera, video camera, wireless camera battery
zh-CN: 单反相机, 微单, 执法记录仪, 拍立得, 摄像机, 数码相机, 照相机, 相机, 行车记录仪, 运动相机
fr: appareil photo, appareil photo numérique, caméra d'action, caméra sportive, caméscope, dashcam, gopro
ar: كاميرا تصوير, كاميرا ديجيتال, كاميرا رقمية, كاميرا رياضية, كاميرا سيارة, كاميرا فيديو
ur: ایکشن کیمرہ, ویڈیو کیمرہ, ڈیجیٹل کیمرہ, ڈیش کیم
tr: aksiyon kamerası, araç kamerası, dijital kamera, fotoğraf makinesi, video kamera
# cordless-tool: device
en: battery drill, cordless drill, cordless grinder, cordless impact wrench, cordless saw, cordless screwdriver,
    cordless tool, cordless trimmer garden, rechargeable drill
zh-CN: 充电式电钻, 充电电钻, 充电螺丝刀, 无线电钻, 锂电工具, 锂电扳手, 锂电钻
fr: meuleuse sans fil, outil sans fil, perceuse sans fil, visseuse sans fil
ar: دريل شحن, دريل لاسلكي, مثقاب لاسلكي, مفك شحن
ur: بیٹری ڈرل, چارجنگ ڈرل, کارڈلیس ڈرل
tr: akülü matkap, akülü testere, akülü vidalama, şarjlı matkap, şarjlı vidalama
# e-bike: banned-vehicle
en: balance car, balance scooter, battery bike, e bike, e scooter, e-scooters, ebike, electric bicycle, electric bike,
    electric car for kids ride on, electric moped, electric motorbike, electric motorcycle, electric scooter,
    electric scooters, electric skateboard, electric tricycle, electric unicycle, electric wheelchair, escooter,
    hover board, hoverboard, kids electric car, ninebot, onewheel, scooter electric, segway, self balancing scooter
zh-CN: 代步车, 儿童电动车, 平衡车, 独轮车, 电动三轮车, 电动代步车, 电动平衡车, 电动摩托, 电动摩托车, 电动滑板, 电动滑板车, 电动自行车, 电动车, 电动轮椅, 电摩, 电瓶车
fr: fauteuil roulant électrique, gyropode, hoverboard, monoroue, moto électrique, overboard, scooter électrique,
    trottinette électrique, trottinettes électriques, voiture électrique enfant, vélo électrique, vélos électriques
ar: دراجات كهربائية, دراجة كهربا, دراجة كهربائية, دراجة نارية كهربائية, سكوتر شحن, سكوتر كهربائى, سكوتر كهربائي,
    سكوترات كهربائية, سيارة كهربائية للأطفال, سيكل كهربائي, كرسي متحرك كهربائي, هوفربورد
ur: الیکٹرک اسکوٹر, الیکٹرک بائیک, الیکٹرک سائیکل, الیکٹرک سکوٹر, الیکٹرک سکوٹی, ای بائیک, برقی سائیکل,
    بیٹری والی سائیکل, بیٹری والی گاڑی, چارجنگ سکوٹر, ہوور بورڈ
tr: akülü araba, akülü bisiklet, akülü sandalye, akülü tekerlekli sandalye, akülü çocuk arabası, e-bisiklet,
    elektrikli bisiklet, elektrikli kaykay, elektrikli moped, elektrikli motor, elektrikli motosiklet,
    elektrikli scooter, elektrikli skuter, hoverboard, scooter elektrikli
# earbuds: device
en: airpod, airpods, bluetooth ear buds, bluetooth earphones, bluetooth earpiece, bluetooth headphones,
    bluetooth headset, bluetooth neckband, earbuds, earpods wireless, freebuds, galaxy buds, neckband headphones,
    noise cancelling headphones, oraimo earbuds, tws, wireless buds, wireless earbuds, wireless earphones,
    wireless headphones, wireless headset
zh-CN: 华为耳机, 无线耳机, 无线蓝牙耳机, 真无线耳机, 耳机充电仓, 苹果耳机, 蓝牙头戴耳机, 蓝牙耳机, 降噪耳机, 骨传导耳机
fr: airpods, casque bluetooth, casque sans fil, oreillettes bluetooth, écouteurs bluetooth, écouteurs sans fil
ar: اير بودز, ايربودز, ايرپودز, سماعات اير بودز, سماعات بلوتوث, سماعات لاسلكية, سماعة ايربودز, سماعة بلوتوث,
    سماعة لاسلكية, سماعة لاسلكية بلوتوث
ur: ائیر بڈز, ائیرپوڈز, ایئر بڈ, ایئر بڈز, ایئرپوڈز, بلوٹوتھ ایئر بڈز, بلوٹوتھ ہینڈ فری, بلوٹوتھ ہینڈز فری,
    بلوٹوتھ ہیڈفون, وائرلیس ایئر فون, وائرلیس بڈز
tr: airpods, bluetooth kulak içi, bluetooth kulaklık, kablosuz bluetooth kulaklık, kablosuz kulak içi kulaklık,
    kablosuz kulaklık, tws kulaklık
# game-console: device
en: game console, game controller wireless, gamepad wireless, handheld console, nintendo switch, ps4 controller,
    ps5 controller, psp, quest headset, retro handheld game, steam deck, vr headset, wireless controller
zh-CN: VR一体机, VR眼镜, 任天堂掌机, 掌上游戏机, 掌机, 无线手柄, 游戏掌机
fr: casque vr, console de jeux portable, console portable, manette sans fil
ar: جهاز ألعاب محمول, نظارة واقع افتراضي, نينتندو سويتش, يد تحكم لاسلكية
ur: وائرلیس کنٹرولر, ہینڈ گیم کنسول, ہینڈ ہیلڈ گیم
tr: el konsolu, kablosuz oyun kolu, nintendo switch, taşınabilir oyun konsolu, vr gözlük
# gps-tracker: device
en: airtag, baby monitor, barcode scanner wireless, e-reader, ebook reader, gps tracker, hearing aid, ipod, kindle,
    mifi, mp3 player, mp4 player, pocket wifi, portable dvd player, portable printer, portable projector,
    portable wifi, smart tag, translator device, two way radio, vehicle tracker, voice recorder, walkie talkie
zh-CN: GPS定位器, MP3, MP4, 助听器, 婴儿监视器, 学习机, 定位器, 对讲机, 录音笔, 电子书阅读器, 翻译机, 蓝牙打印机, 阅读器, 随身wifi
fr: aide auditive, babyphone, balise gps, dictaphone, lecteur mp3, liseuse, talkie-walkie, traceur gps
ar: جهاز تتبع, جهاز تتبع gps, سماعة أذن طبية, قارئ إلكتروني, لاسلكي توكي ووكي, مسجل صوت, مشغل mp3, ووكي توكي
ur: آلہ سماعت, ایم پی تھری پلیئر, جی پی ایس ٹریکر, وائس ریکارڈر, واکی ٹاکی
tr: e-kitap okuyucu, el telsizi, gps takip cihazı, işitme cihazı, mp3 çalar, ses kayıt cihazı, takip cihazı, telsiz
# laptop: device
en: chrome book, chromebook, dell laptop, gaming laptop, gaming notebook, hp elitebook, hp laptop, imac laptop,
    laptop, laptops, lenovo thinkpad, macbook, macbook air, macbook pro, mini laptop, netbook, notebook computer,
    notebook laptop, notebook pc, surface pro, thinkpad, ultrabook, used laptop
zh-CN: 上网本, 二手笔记本电脑, 便携电脑, 华为笔记本, 华为笔记本电脑, 手提电脑, 游戏本, 笔记本电脑, 笔记本电脑二手, 联想笔记本, 联想笔记本电脑, 苹果电脑笔记本, 苹果笔记本, 苹果笔记本电脑, 轻薄本
fr: laptop, macbook, netbook, ordi portable, ordinateur portable, ordinateurs portables, pc portable, pc portables,
    portable hp
ar: أجهزة لابتوب, حاسب محمول, حاسوب محمول, كمبيوتر لابتوب, كمبيوتر محمول, لاب توب, لاب توب مستعمل, لابتوب, لابتوبات,
    ماك بوك, نوت بوك كمبيوتر
ur: لیپ ٹاپ, لیپ ٹاپس, میک بک, نوٹ بک لیپ ٹاپ, نوٹ بک کمپیوٹر, پرانا لیپ ٹاپ, ڈیل لیپ ٹاپ
tr: dizüstü, dizüstü bilgisayar, dizüstü pc, laptop, laptoplar, macbook, macbook laptop, netbook, notebook bilgisayar,
    oyuncu laptopu
# no-battery: no-battery
en: batteries excluded, batteries not included, battery excluded, battery free, battery not included,
    battery operated no battery, battery removed, no battery, non battery, without batteries, without battery
zh-CN: 不含电池, 不含锂电, 不带电池, 不带锂电, 不配电池, 免电池, 去电池, 无电池, 无锂电, 未装电池, 没有电池, 没有锂电, 没电池, 非电池, 非锂电
fr: piles non fournies, piles non incluses, sans batterie, sans pile, sans piles
ar: البطارية غير مشمولة, بدون بطاريات, بدون بطارية, بلا بطاريات, بلا بطارية, غير شامل البطارية, لا يحتوي على بطارية,
    من غير بطارية
ur: بغیر بیٹری, بنا بیٹری, بیٹری شامل نہیں, بیٹری نہیں, بیٹری کے بغیر
tr: akü hariç, aküsüz, batarya dahil değil, batarya hariç, pil dahil değil, pil hariç, pil içermez, pil yok, pilsiz
# power-bank: battery
en: anker powercore, battery backup, battery bank, battery case with power, battery charger power bank,
    battery power bank, charging bank, external battery, inverter battery, jump starter, magsafe battery, mah,
    mobile power, portable battery, portable charger, portable power bank, portable power station, power bank,
    power pack, powerbank, powerstation, solar generator, solar power bank, ups, ups battery, wireless power bank
zh-CN: 便携充电器, 便携电源, 储能电源, 充电宝, 共享充电宝, 应急启动电源, 户外电源, 毫安, 磁吸充电宝, 移动充电宝, 移动电源
fr: banque d’énergie, batterie de secours, batterie externe, batterie nomade, batterie portable, chargeur nomade,
    chargeur portable, power bank, powerbank, station électrique portable
ar: باور بانك, باور بنك, باوربانك, باوربنك, بطارية خارجية, بطارية شحن, بطارية متنقلة, بنك الطاقة, بنك شحن, بنك طاقة,
    بور بانك, خازن طاقة, شاحن متنقل, شاحن محمول, محطة طاقة متنقلة
ur: موبائل پاور بینک, پاور بنک, پاور بینک, پاوربینک, پورٹیبل چارجر
tr: harici batarya, power bank, powerbank, taşınabilir batarya, taşınabilir güç kaynağı, taşınabilir şarj,
    taşınabilir şarj aleti, taşınabilir şarj cihazı, şarj bankası
# rechargeable: device
en: battery electrical, battery electricals, battery operated, battery powered, book light rechargeable,
    built in battery, camping lantern, electrical goods with batteries, emergency lamp, emergency light, handheld fan,
    heated jacket, heated vest, neck fan, portable blender, portable fan usb, rechargeable, rechargeable fan,
    rechargeable flashlight, rechargeable lamp, rechargeable light, rechargeable torch, solar lamp, solar lantern,
    solar light, usb rechargeable, with battery
zh-CN: 便携榨汁杯, 充电台灯, 充电式, 充电手电, 充电手电筒, 充电灯, 充电风扇, 内电, 内置电池, 可充电, 含电池, 太阳能灯, 小风扇充电, 带电, 带电产品, 带电池, 带电池电器, 带电货, 应急灯,
    手持风扇, 挂脖风扇, 电池供电, 电池电器, 配套电池, 锂电产品, 露营灯
fr: appareil à piles, appareils à piles, appareils électriques à batterie, avec batterie, batterie intégrée,
    lampe rechargeable, lampe solaire, lampe torche rechargeable, rechargeable, ventilateur rechargeable, à batterie,
    à piles
ar: أجهزة تعمل بالبطارية, أجهزة كهربائية ببطارية, ببطارية, بطارية داخلية, بطارية مدمجة, تعمل بالبطارية, قابل للشحن,
    قابلة للشحن, كشاف شحن, كشاف طوارئ, كشاف يدوي شحن, مروحة شحن, مروحة قابلة للشحن, مصباح شحن, مصباح شمسي,
    مصباح قابل للشحن, مع بطارية, يعمل بالبطارية
ur: ایمرجنسی لائٹ, بیٹری والا, بیٹری والا پنکھا, بیٹری والی, بیٹری والے, ریچارج ایبل, سولر لائٹ, چارجنگ لائٹ,
    چارجنگ والا, چارجنگ پنکھا
tr: bataryalı elektrikli, dahili batarya, güneş enerjili lamba, pille çalışan, pilli elektrikli alet,
    pilli elektrikli aletler, pilli oyuncak, şarj edilebilir, şarjlı el feneri, şarjlı fener, şarjlı lamba,
    şarjlı vantilatör, şarjlı ışıldak
# shaver: device
en: beard trimmer, cordless curler, cordless hair clipper, cordless shaver, cordless straightener, cordless trimmer,
    cordless vacuum, electric razor, electric shaver, electric toothbrush, epilator cordless, fascia gun,
    hair clipper rechargeable, handheld vacuum cordless, massage gun, rechargeable trimmer, robot vacuum,
    sonic toothbrush, water flosser
zh-CN: 充电剃须刀, 充电理发器, 冲牙器, 手持吸尘器, 扫地机器人, 按摩枪, 无线吸尘器, 电动剃须刀, 电动牙刷, 电动理发剪, 筋膜枪
fr: aspirateur robot, aspirateur sans fil, brosse à dents électrique, pistolet de massage, rasoir électrique,
    tondeuse rechargeable, tondeuse sans fil
ar: فرشاة أسنان كهربائية, ماكينة حلاقة كهربائية, ماكينة حلاقة لاسلكية, مسدس تدليك, مسدس مساج, مكنسة روبوت,
    مكنسة لاسلكية
ur: الیکٹرک شیور, برقی ٹوتھ برش, ریچارج ایبل ٹرمر, مساج گن, ٹرمر
tr: elektrikli diş fırçası, kablosuz süpürge, masaj tabancası, robot süpürge, şarjlı saç kesme makinesi, şarjlı tıraş,
    şarjlı tıraş makinesi
# smart-watch: device
en: activity tracker, apple watch, fitbit, fitness band, fitness tracker, galaxy watch, garmin watch, gps watch,
    huawei band, kids gps watch, mi band, oraimo watch, samsung watch, series 9 watch, smart band, smart bracelet,
    smart ring, smart watch, smartwatch
zh-CN: 儿童手表电话, 华为手环, 华为手表, 小天才电话手表, 小米手环, 智能戒指, 智能手环, 智能手表, 电话手表, 苹果手表, 运动手环, 运动手表
fr: apple watch, bracelet connecté, montre connectée, montre gps, montre intelligente, montres connectées, smartwatch
ar: ابل ووتش, ساعات ذكية, ساعات سمارت, ساعة ابل, ساعة ذكية, ساعة سمارت, ساعة هواوي, سمارت واتش, سوار ذكي
ur: اسمارٹ بینڈ, اسمارٹ واچ, اسمارٹ گھڑی, سمارٹ بینڈ, سمارٹ واچ, سمارٹ واچز, سمارٹ گھڑی
tr: akıllı bileklik, akıllı bilekliği, akıllı saat, akıllı çocuk saati, apple watch, smartwatch
`;
