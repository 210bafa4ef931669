import 'server-only';

/** Names of the headings 9025 to 9401. `read-hs-names.ts` describes the format. */
export const HEADINGS_9025_9401 = `
# 902511
en: Liquid thermometers, mercury thermometer, glass thermometer
zh-CN: 液体温度计, 水银温度计, 玻璃温度计
fr: Thermomètres à liquide, thermomètre à mercure
ar: موازين حرارة سائلة, ميزان حرارة زئبقي
ur: مائع تھرمامیٹر, پارہ تھرمامیٹر
tr: Sıvılı termometreler, cıvalı termometre
# 902519
en: Other thermometers, thermometer, digital thermometer, infrared thermometer, meat thermometer,
    forehead thermometer, kitchen thermometer, thermometer gun, food thermometer, baby thermometer
zh-CN: 其他温度计, 温度计, 电子体温计, 红外线测温仪, 额温枪, 食品温度计, 体温计
fr: Autres thermomètres, thermomètre, thermomètre infrarouge, thermomètre de cuisine, thermomètre frontal
ar: موازين حرارة أخرى, ميزان حرارة, مقياس حرارة, ترمومتر, مقياس حرارة رقمي
ur: دیگر تھرمامیٹر, تھرمامیٹر, ڈیجیٹل تھرمامیٹر, انفراریڈ تھرمامیٹر
tr: Diğer termometreler, termometre, dijital termometre, ateş ölçer, kızılötesi termometre
# 902580
en: Hygrometers and combined instruments, hygrometer, temperature humidity meter, humidity sensor, thermo hygrometer,
    soil moisture meter
zh-CN: 湿度计和组合仪器, 湿度计, 温湿度计
fr: Hygromètres et instruments combinés, hygromètre, thermo-hygromètre
ar: مقاييس رطوبة وأجهزة مركبة, مقياس رطوبة
ur: نمی ناپنے کے آلات, ہائیگرومیٹر
tr: Higrometreler, nem ölçer, higrometre
# 902620
en: Pressure gauges, pressure gauge, tire pressure gauge, manometer, tpms, tyre pressure gauge, tire pressure monitor
zh-CN: 压力表, 胎压计, 胎压监测, 气压表
fr: Manomètres, manomètre, capteur de pression pneu
ar: مقاييس ضغط, مقياس ضغط إطارات, ساعة ضغط, عداد ضغط
ur: دباؤ ناپنے کے آلات, پریشر گیج, ٹائر پریشر گیج
tr: Basınç göstergeleri, manometre, lastik basınç ölçer
# 902710
en: Gas and smoke analysers, alcohol tester, gas analyzer, breathalyzer, air quality monitor, co2 meter
zh-CN: 气体和烟雾分析仪, 酒精测试仪, 气体检测仪, 空气质量检测仪
fr: Analyseurs de gaz et de fumée, éthylotest, analyseur de gaz, détecteur de qualité de l'air
ar: أجهزة تحليل غازات, جهاز قياس كحول, محلل غازات
ur: گیس تجزیہ کار آلات, گیس اینالائزر
tr: Gaz analiz cihazları, alkolmetre, hava kalitesi ölçer
# 902789
en: Other instruments for analysis, ph meter, tds meter, test instrument, water tester, refractometer
zh-CN: 其他分析仪器, PH计, TDS笔, 水质检测笔
fr: Autres instruments d'analyse, ph-mètre, testeur d'eau, testeur tds
ar: أجهزة تحليل أخرى, مقياس حموضة, جهاز فحص الماء
ur: دیگر تجزیہ کے آلات, پی ایچ میٹر, ٹی ڈی ایس میٹر
tr: Diğer analiz aletleri, ph metre, tds ölçer
# 902910
en: Counters and odometers, tally counter, step counter, pedometer, digital counter, finger counter, digital tasbeeh,
    tasbih counter
zh-CN: 计数器和计步器, 计数器, 计步器
fr: Compteurs et podomètres, compteur manuel, podomètre
ar: عدادات, عداد تسبيح, سبحة إلكترونية, عداد خطوات, مسبحة إلكترونية
ur: کاؤنٹر, تسبیح کاؤنٹر, ڈیجیٹل تسبیح
tr: Sayaçlar, zikirmatik, adımsayar, sayaç
# 902920
en: Speedometers and tachometers, speedometer, bike computer, tachometer, motorcycle speedometer
zh-CN: 速度表和转速表, 车速表, 自行车码表, 转速表
fr: Compteurs de vitesse et tachymètres, compteur de vitesse, compteur vélo, compte-tours
ar: عدادات سرعة, عداد سرعة, عداد دراجة
ur: سپیڈو میٹر, رفتار میٹر
tr: Hız göstergeleri, kilometre saati, hız göstergesi, bisiklet bilgisayarı
# 903031
en: Multimeters, multimeter, digital multimeter, clamp meter
zh-CN: 万用表, 数字万用表, 钳形表
fr: Multimètres, multimètre, pince ampèremétrique
ar: أجهزة قياس متعددة, ملتيميتر, أفوميتر, افوميتر
ur: ملٹی میٹر, کلیمپ میٹر
tr: Multimetreler, multimetre, avometre, pens ampermetre
# 903033
en: Other electrical measuring instruments, voltmeter, voltage tester, ammeter, battery tester, test pen,
    cable tester, power meter
zh-CN: 其他电气测量仪器, 电压表, 测电笔, 电池测试仪, 电流表
fr: Autres instruments de mesure électrique, voltmètre, testeur de tension, ampèremètre, testeur de batterie
ar: أجهزة قياس كهربائية أخرى, فولتميتر, مفك فحص, فاحص بطارية, أميتر
ur: دیگر برقی پیمائشی آلات, وولٹ میٹر, ٹیسٹر
tr: Diğer elektrik ölçü aletleri, voltmetre, kontrol kalemi, akü test cihazı
# 903180
en: Other measuring and checking instruments, obd scanner, car diagnostic tool, spirit level, obd2 scanner,
    code reader, level, diagnostic scanner, angle finder, sensor, car scanner, obd2
zh-CN: 其他测量检测仪器, 汽车诊断仪, 水平尺, OBD检测仪, 传感器
fr: Autres instruments de mesure et de contrôle, valise diagnostic, niveau à bulle, scanner obd, capteur
ar: أجهزة قياس وفحص أخرى, جهاز فحص سيارات, ميزان ماء, حساس
ur: دیگر پیمائش اور جانچ کے آلات, کار سکینر, سپرٹ لیول, او بی ڈی سکینر, سینسر
tr: Diğer ölçü ve kontrol aletleri, arıza tespit cihazı, su terazisi, obd cihazı, sensör
# 903210
en: Thermostats, thermostat, smart thermostat, temperature controller
zh-CN: 恒温器, 温控器, 智能温控器
fr: Thermostats, thermostat, thermostat connecté
ar: منظمات حرارة, ثرموستات, منظم حرارة
ur: تھرموسٹیٹ, درجہ حرارت کنٹرولر
tr: Termostatlar, termostat, oda termostatı
# 910211
en: Wrist watches with hands, quartz, watch, wrist watch, quartz watch, men's watch, women's watch, ladies watch,
    wristwatch, couple watch, analog watch, kids watch
zh-CN: 指针式石英手表, 手表, 腕表, 石英表, 男士手表, 女士手表, 情侣表, 表, 钟表
fr: Montres-bracelets à quartz à aiguilles, montre, montre homme, montre femme, montre quartz, montre-bracelet
ar: ساعات يد كوارتز بعقارب, ساعة يد, ساعة, ساعة رجالية, ساعة نسائية, ساعات, ساعات يد, ساعات رجالية, ساعات نسائية
ur: سوئیوں والی کلائی گھڑیاں, کلائی گھڑی, گھڑی, مردانہ گھڑی, لیڈیز گھڑی, ہاتھ کی گھڑی
tr: Kuvars kol saatleri, kol saati, saat, erkek kol saati, kadın kol saati, erkek saati
# 910212
en: Digital wrist watches, digital watch, led watch, electronic watch, sports watch, kids watch, children's watch
zh-CN: 电子显示手表, 电子表, 运动手表, 儿童手表
fr: Montres-bracelets à affichage numérique, montre digitale, montre numérique, montre de sport, montre enfant
ar: ساعات يد رقمية, ساعة رقمية, ساعة ديجيتال, ساعة رياضية, ساعة أطفال
ur: ڈیجیٹل کلائی گھڑیاں, ڈیجیٹل گھڑی, بچوں کی گھڑی
tr: Dijital kol saatleri, dijital saat, spor saat, çocuk saati
# 910221
en: Automatic wrist watches, automatic watch, mechanical watch, self winding watch
zh-CN: 自动机械手表, 机械表, 自动表
fr: Montres-bracelets automatiques, montre automatique, montre mécanique
ar: ساعات يد أوتوماتيكية, ساعة أوتوماتيك, ساعة ميكانيكية
ur: آٹومیٹک کلائی گھڑیاں, آٹومیٹک گھڑی
tr: Otomatik kol saatleri, otomatik saat, mekanik saat
# 910511
en: Electric alarm clocks, alarm clock, digital alarm clock, digital clock, led clock
zh-CN: 电子闹钟, 闹钟, 电子钟
fr: Réveils électriques, réveil, réveil digital, réveil-matin
ar: منبهات كهربائية, ساعة منبه, منبه
ur: برقی الارم گھڑیاں, الارم گھڑی, الارم کلاک
tr: Elektrikli çalar saatler, çalar saat, alarmlı saat, masa saati
# 910521
en: Electric wall clocks, wall clock, large wall clock, clock, azan clock
zh-CN: 电子挂钟, 挂钟, 时钟, 墙钟
fr: Horloges murales électriques, horloge murale, horloge, pendule
ar: ساعات حائط كهربائية, ساعة حائط, ساعة جدار, ساعة أذان
ur: برقی دیوار گھڑیاں, دیوار گھڑی, وال کلاک
tr: Elektrikli duvar saatleri, duvar saati, saat duvar, ezan saati
# 910700
en: Timers and time switches, time switch, timer switch, timer, kitchen timer, digital timer
zh-CN: 定时器和定时开关, 定时器, 定时开关, 计时器
fr: Minuteries et interrupteurs horaires, minuteur, minuterie, programmateur
ar: مؤقتات, مؤقت, تايمر
ur: ٹائمر, ٹائم سوئچ
tr: Zamanlayıcılar, zamanlayıcı, zaman saati, mutfak zamanlayıcı
# 911320
en: Watch straps of metal, metal watch strap, watch bracelet, steel watch band, watch band, watch strap,
    metal watch band
zh-CN: 金属表带, 表带, 不锈钢表带, 钢表带
fr: Bracelets de montre en métal, bracelet de montre en métal, bracelet montre, bracelet de montre
ar: أحزمة ساعات معدنية, سير ساعة معدن, استيك ساعة
ur: دھاتی گھڑی کے پٹے, گھڑی کی چین, گھڑی کا پٹا
tr: Metal saat kordonları, metal saat kordonu, saat kordonu, saat kayışı
# 911390
en: Watch straps of other materials, watch strap, watch band, leather watch strap, silicone watch strap,
    smart watch strap, apple watch band, rubber watch strap, smartwatch strap, nylon watch band
zh-CN: 其他材料表带, 表带, 真皮表带, 硅胶表带, 手表带, 手环带
fr: Bracelets de montre en autres matières, bracelet de montre, bracelet montre, bracelet de montre en cuir,
    bracelet apple watch
ar: أحزمة ساعات من مواد أخرى, سير ساعة, حزام ساعة, سير ساعة جلد, سوار ساعة ذكية, سير ساعة ابل
ur: دیگر مواد کے گھڑی کے پٹے, گھڑی کا پٹا, واچ سٹریپ, سمارٹ واچ کا پٹا
tr: Diğer malzemeden saat kordonları, saat kordonu, deri saat kordonu, silikon saat kordonu, saat kayışı,
    akıllı saat kordonu
# 920210
en: Bowed string instruments, violin, cello, viola
zh-CN: 弓弦乐器, 小提琴, 大提琴, 二胡
fr: Instruments à cordes frottées, violon, violoncelle
ar: آلات وترية بقوس, كمان, كمنجة
ur: کمان والے ساز, وائلن
tr: Yaylı çalgılar, keman, çello
# 920290
en: Guitars and other plucked instruments, guitar, acoustic guitar, ukulele, oud, harp, banjo, mandolin, lute
zh-CN: 吉他等拨弦乐器, 吉他, 尤克里里, 古筝, 木吉他
fr: Guitares et autres instruments à cordes pincées, guitare, ukulélé, guitare acoustique, oud, harpe
ar: جيتارات وآلات وترية أخرى, جيتار, عود, غيتار, قانون
ur: گٹار اور دیگر تار والے ساز, گٹار, ستار, رباب
tr: Gitar ve diğer telli çalgılar, gitar, bağlama, ukulele, ud
# 920590
en: Wind instruments, flute, harmonica, saxophone, trumpet, clarinet, recorder flute, melodica, ocarina
zh-CN: 管乐器, 口琴, 长笛, 萨克斯, 笛子, 竖笛
fr: Instruments à vent, flûte, harmonica, saxophone, trompette, clarinette
ar: آلات نفخ موسيقية, ناي, هارمونيكا, ساكسفون, مزمار
ur: پھونک کے ساز, بانسری, ہارمونیکا
tr: Nefesli çalgılar, flüt, mızıka, saksafon, ney
# 920600
en: Percussion instruments, drum, drum set, tambourine, xylophone, handpan, kalimba, cajon, cymbal, djembe,
    tongue drum
zh-CN: 打击乐器, 鼓, 架子鼓, 拇指琴, 木琴, 手鼓
fr: Instruments à percussion, tambour, batterie musicale, kalimba, xylophone, djembé, cajon
ar: آلات إيقاع, طبلة, دف, طبل, إكسيليفون
ur: تھاپ کے ساز, ڈھول, طبلہ, ڈف
tr: Vurmalı çalgılar, davul, bateri, darbuka, tef
# 920710
en: Electronic keyboards and pianos, electronic keyboard, electric piano, digital piano, synthesizer, midi keyboard,
    piano keyboard, roll up piano
zh-CN: 电子琴和电钢琴, 电子琴, 电钢琴, 合成器, MIDI键盘
fr: Claviers et pianos électroniques, piano numérique, clavier musical, synthétiseur, clavier midi
ar: بيانو وأورغ إلكتروني, أورج, بيانو كهربائي, كيبورد موسيقي, اورغ
ur: الیکٹرانک کی بورڈ اور پیانو, پیانو, موسیقی کی بورڈ
tr: Elektronik org ve piyanolar, org, dijital piyano, midi klavye
# 920790
en: Electric guitars and other electric instruments, electric guitar, bass guitar, electronic drum
zh-CN: 电吉他等电乐器, 电吉他, 贝斯, 电子鼓
fr: Guitares électriques et autres instruments électriques, guitare électrique, basse électrique
ar: جيتارات وآلات كهربائية, جيتار كهربائي
ur: برقی گٹار, الیکٹرک گٹار
tr: Elektrikli çalgılar, elektro gitar, bas gitar
# 920810
en: Musical boxes, music box, musical box
zh-CN: 音乐盒, 八音盒
fr: Boîtes à musique, boîte à musique
ar: صناديق موسيقية, صندوق موسيقى
ur: میوزک باکس
tr: Müzik kutuları, müzik kutusu
# 920930
en: Strings for musical instruments, guitar string, violin string, guitar strings
zh-CN: 乐器弦, 吉他弦, 琴弦
fr: Cordes d'instruments, corde de guitare, cordes guitare
ar: أوتار آلات موسيقية, أوتار جيتار, وتر عود
ur: سازوں کے تار, گٹار کے تار
tr: Çalgı telleri, gitar teli
# 920992
en: Parts and accessories of string instruments, guitar capo, guitar pick, guitar strap, guitar tuner, capo,
    violin bow, guitar stand
zh-CN: 弦乐器零件附件, 变调夹, 吉他拨片, 吉他背带, 琴弓, 吉他架
fr: Pièces et accessoires d'instruments à cordes, capodastre, médiator, archet
ar: قطع وملحقات آلات وترية, ريشة جيتار, كابو جيتار
ur: تار والے سازوں کے پرزے, گٹار پک
tr: Telli çalgı parça ve aksesuarları, pena, kapo, gitar askısı
# 920999
en: Other parts of musical instruments, metronome, drum stick, music stand, drumsticks, mouthpiece, keyboard stand
zh-CN: 其他乐器零件, 节拍器, 鼓棒, 谱架, 琴架
fr: Autres pièces d'instruments, métronome, baguettes de batterie, pupitre
ar: قطع آلات موسيقية أخرى, عصي طبول, حامل نوتة
ur: سازوں کے دیگر پرزے, ڈرم سٹک
tr: Diğer çalgı parçaları, metronom, baget, nota sehpası
# 940131
en: Swivel chairs with wooden frame, wooden swivel chair
zh-CN: 木架转椅, 木质转椅
fr: Sièges pivotants en bois, fauteuil pivotant en bois
ar: كراسي دوارة بهيكل خشبي, كرسي دوار خشب
ur: لکڑی کی گھومنے والی کرسی
tr: Ahşap iskeletli döner koltuklar, ahşap döner koltuk
# 940139
en: Office and gaming swivel chairs, office chair, gaming chair, swivel chair, computer chair, desk chair, bar stool,
    chair
zh-CN: 办公和电竞转椅, 办公椅, 电竞椅, 转椅, 电脑椅, 老板椅
fr: Fauteuils pivotants de bureau, chaise de bureau, chaise gaming, fauteuil de bureau, chaise gamer
ar: كراسي مكتب دوارة, كرسي مكتب, كرسي قيمنق, كرسي ألعاب, كرسي كمبيوتر
ur: دفتر کی گھومنے والی کرسیاں, آفس چیئر, گیمنگ چیئر, دفتر کی کرسی
tr: Ofis ve oyuncu koltukları, ofis koltuğu, oyuncu koltuğu, ofis sandalyesi, döner koltuk
# 940161
en: Upholstered seats with wooden frame, sofa, armchair, couch, wooden chair, ottoman, dining chair, sofa set, pouf,
    bench
zh-CN: 木架软垫座椅, 沙发, 扶手椅, 餐椅, 脚凳, 椅, 凳
fr: Sièges rembourrés en bois, canapé, fauteuil, pouf, chaise de salle à manger, banc
ar: مقاعد منجدة بهيكل خشبي, كنبة, أريكة, كنب, كرسي, بوف
ur: گدی والی لکڑی کی نشستیں, صوفہ, آرام کرسی, کرسی, صوفہ سیٹ
tr: Ahşap iskeletli döşemeli oturaklar, koltuk, kanepe, berjer, puf, sandalye
# 940171
en: Upholstered seats with metal frame, dining chair, metal chair, reclining chair, salon chair, bar chair,
    baby high chair, camping chair, folding chair, bar stool, beach chair, chair, high chair, fishing chair
zh-CN: 金属架软垫座椅, 折叠椅, 露营椅, 餐椅, 婴儿餐椅, 躺椅, 沙滩椅, 椅子, 吧台椅, 椅
fr: Sièges rembourrés en métal, chaise pliante, chaise de camping, chaise haute, transat, chaise, tabouret de bar
ar: مقاعد منجدة بهيكل معدني, كرسي قابل للطي, كرسي رحلات, كرسي تخييم, كرسي طعام أطفال, كرسي, كرسي بحر, مقعد, كراسي
ur: دھات کے فریم کی نشستیں, فولڈنگ کرسی, کیمپنگ چیئر, کرسی, بچوں کی کرسی
tr: Metal iskeletli döşemeli oturaklar, katlanır sandalye, kamp sandalyesi, mama sandalyesi, sandalye, şezlong,
    plaj sandalyesi
# 940179
en: Other seats with metal frame, folding stool, metal stool, shower chair, camping stool, outdoor chair,
    folding chair, step stool, garden chair
zh-CN: 其他金属架座椅, 折叠凳, 金属凳, 洗澡椅, 钓鱼椅, 户外椅, 椅, 凳
fr: Autres sièges à armature métallique, tabouret pliant, tabouret, chaise de jardin, chaise de douche
ar: مقاعد أخرى بهيكل معدني, كرسي بدون ظهر, ستول, كرسي حديقة
ur: دھات کے فریم کی دیگر نشستیں, سٹول, لوہے کا سٹول
tr: Metal iskeletli diğer oturaklar, tabure, katlanır tabure, bahçe sandalyesi
# 940180
en: Other seats, plastic stool, plastic chair, child car seat, baby bouncer, bean bag, baby car seat, baby seat,
    bouncer, baby rocker, car seat, high chair, stool, baby swing
zh-CN: 其他座椅, 塑料凳, 塑料椅, 儿童安全座椅, 懒人沙发, 婴儿摇椅, 凳子, 宝宝餐椅
fr: Autres sièges, tabouret en plastique, chaise en plastique, siège auto, pouf poire, transat bébé, siège bébé
ar: مقاعد أخرى, كرسي بلاستيك, كرسي سيارة أطفال, كرسي أطفال, كرسي هزاز أطفال
ur: دیگر نشستیں, پلاسٹک کی کرسی, بچوں کی کار سیٹ, بین بیگ, پلاسٹک سٹول
tr: Diğer oturaklar, plastik tabure, plastik sandalye, oto koltuğu, armut koltuk, bebek ana kucağı, ana kucağı
# 940199
en: Parts of seats, car seat cushion, chair part, chair wheel, seat headrest, headrest, armrest, chair caster,
    gas lift, chair wheels
zh-CN: 座椅零件, 头枕, 扶手, 椅子轮子, 座椅配件, 气压棒
fr: Parties de sièges, appui-tête, accoudoir, roulette de chaise, vérin de chaise
ar: أجزاء مقاعد, مسند رأس, عجلات كرسي, مسند ذراع
ur: نشستوں کے پرزے, ہیڈ ریسٹ, کرسی کے پہیے
tr: Oturak parçaları, koltuk başlığı, kolçak, sandalye tekeri
`;
