import 'server-only';

/** Names of the headings 8531 to 8712. `read-hs-names.ts` describes the format. */
export const HEADINGS_8531_8712 = `
# 853110
en: Burglar and fire alarms, alarm system, smoke detector, door alarm, burglar alarm, fire alarm, motion sensor alarm,
    gas detector, door sensor, security alarm, carbon monoxide detector, home alarm
zh-CN: 防盗和火灾报警器, 报警器, 烟雾报警器, 门磁报警器, 防盗器, 烟感
fr: Alarmes anti-intrusion et incendie, alarme maison, détecteur de fumée, système d'alarme, alarme, détecteur de gaz
ar: أجهزة إنذار سرقة وحريق, جهاز إنذار, كاشف دخان, حساس باب, إنذار حريق
ur: چوری اور آگ کے الارم, الارم سسٹم, سموک ڈیٹیکٹر, الارم
tr: Hırsız ve yangın alarmları, alarm sistemi, duman dedektörü, kapı alarmı, gaz dedektörü
# 853180
en: Doorbells and other sound signals, doorbell, wireless doorbell, buzzer, siren, call bell, door bell
zh-CN: 门铃和其他音响信号, 门铃, 无线门铃, 蜂鸣器, 警报器
fr: Sonnettes et autres signaux sonores, sonnette, sonnette sans fil, carillon, sirène
ar: أجراس أبواب وإشارات صوتية, جرس باب, جرس, جرس لاسلكي, صفارة إنذار
ur: دروازے کی گھنٹی, ڈور بیل, گھنٹی, سائرن
tr: Kapı zilleri ve sesli sinyaller, kapı zili, kablosuz zil, siren, zil
# 853229
en: Capacitors, capacitor, ceramic capacitor, electrolytic capacitor
zh-CN: 电容器, 电容
fr: Condensateurs, condensateur
ar: مكثفات, مكثف
ur: کپیسٹر
tr: Kondansatörler, kondansatör, kapasitör
# 853400
en: Printed circuits, pcb, circuit board, printed circuit board, pcb board
zh-CN: 印刷电路, 电路板, 线路板, PCB板
fr: Circuits imprimés, circuit imprimé, carte électronique
ar: دوائر مطبوعة, لوحة إلكترونية, بوردة
ur: سرکٹ بورڈ, پی سی بی
tr: Baskılı devreler, devre kartı, baskı devre
# 853630
en: Circuit protectors and surge protectors, surge protector, circuit breaker, voltage protector, mcb
zh-CN: 电路保护装置, 空气开关, 断路器, 浪涌保护器
fr: Protecteurs de circuits, disjoncteur, parafoudre, parasurtenseur
ar: واقيات دوائر, قاطع كهرباء, حماية كهرباء
ur: سرکٹ پروٹیکٹر, سرکٹ بریکر
tr: Devre koruyucuları, sigorta otomat, akım koruma, devre kesici
# 853641
en: Relays, relay, relay module, car relay
zh-CN: 继电器, 继电器模块
fr: Relais électriques, relais, module relais
ar: مرحلات, ريليه, كتاوت
ur: ریلے
tr: Röleler, röle
# 853650
en: Electric switches, switch, light switch, smart switch, wall switch, dimmer switch, touch switch, limit switch,
    window switch, wifi switch, push button
zh-CN: 电气开关, 开关, 墙壁开关, 智能开关, 调光开关, 按钮开关
fr: Interrupteurs électriques, interrupteur, interrupteur connecté, bouton poussoir, variateur
ar: مفاتيح كهربائية, مفتاح كهرباء, مفتاح إنارة, سويتش, مفتاح ذكي
ur: برقی سوئچ, سوئچ, بجلی کا بٹن, سمارٹ سوئچ
tr: Elektrik anahtarları, anahtar elektrik, elektrik anahtarı, akıllı anahtar, dimmer
# 853661
en: Lamp-holders, lamp holder, bulb holder, lamp socket, bulb socket
zh-CN: 灯座, 灯头
fr: Douilles pour lampes, douille
ar: دوايات لمبات, دواية لمبة
ur: بلب ہولڈر, ہولڈر
tr: Duylar, duy, ampul duyu
# 853669
en: Plugs and sockets, plug, socket, power strip, extension socket, travel adapter, smart plug, wall socket,
    extension board, power socket, electrical socket, adapter plug, travel plug, universal adapter
zh-CN: 插头插座, 插座, 插排, 插头, 转换插头, 智能插座, 排插, 旅行转换插头
fr: Fiches et prises, prise, multiprise, adaptateur de voyage, prise connectée, fiche, prise murale,
    rallonge multiprise
ar: قوابس ومآخذ, فيش, مقبس, توصيلة كهرباء, محول سفر, أفياش, بريزة, مشترك كهرباء
ur: پلگ اور ساکٹ, ساکٹ, پلگ, ایکسٹینشن بورڈ, ٹریول اڈاپٹر
tr: Fiş ve prizler, priz, fiş, çoklu priz, seyahat adaptörü, akıllı priz, üçlü priz, grup priz
# 853690
en: Other electrical connectors, connector, terminal block, wire connector, hdmi adapter, usb adapter, otg adapter,
    junction box, cable connector, terminal, audio adapter, type c adapter
zh-CN: 其他电气连接器, 连接器, 接线端子, 转接头, 接线盒, OTG转接头
fr: Autres connecteurs électriques, connecteur, bornier, adaptateur hdmi, adaptateur usb
ar: موصلات كهربائية أخرى, وصلة, موصل, محول HDMI, ترمنل
ur: دیگر برقی کنیکٹر, کنیکٹر, کنورٹر
tr: Diğer elektrik konnektörleri, konnektör, klemens, hdmi dönüştürücü, dönüştürücü
# 853710
en: Control panels and boards, control panel, controller, plc, led controller, solar charge controller, control board,
    motor controller
zh-CN: 控制面板和控制器, 控制面板, 控制器, 太阳能控制器, 配电箱
fr: Tableaux et panneaux de commande, contrôleur, panneau de commande, régulateur de charge solaire
ar: لوحات تحكم, لوحة تحكم, منظم شحن شمسي, كنترولر
ur: کنٹرول پینل, کنٹرولر, سولر چارج کنٹرولر
tr: Kontrol panoları, kontrol paneli, kontrol kartı, solar şarj kontrol
# 853949
en: Ultraviolet and infrared lamps, uv lamp, nail lamp, infrared lamp, germicidal lamp, uv nail lamp, grow light
zh-CN: 紫外线和红外线灯, 紫外线灯, 美甲灯, 红外线灯, 杀菌灯
fr: Lampes à ultraviolets ou infrarouges, lampe uv, lampe infrarouge, lampe à ongles
ar: مصابيح فوق بنفسجية وتحت حمراء, لمبة UV, جهاز تنشيف أظافر, لمبة أشعة
ur: یو وی اور انفراریڈ لیمپ, یو وی لیمپ, نیل لیمپ
tr: Ultraviyole ve kızılötesi lambalar, uv lamba, tırnak kurutma lambası
# 853952
en: LED lamps and bulbs, led bulb, light bulb, led lamp, bulb, smart bulb, led light, led tube, car led bulb, light
zh-CN: LED灯泡, 灯泡, LED灯, 智能灯泡, LED灯管, 灯
fr: Ampoules LED, ampoule, ampoule led, tube led, ampoule connectée
ar: مصابيح LED, لمبة ليد, لمبة, مصباح ليد, لمبات, إضاءة
ur: ایل ای ڈی بلب, بلب, ایل ای ڈی لائٹ, لائٹ
tr: LED ampuller, ampul, led ampul, akıllı ampul, led lamba, ışık, lamba
# 854141
en: Light-emitting diodes, led diode, led chip, led module, led beads
zh-CN: 发光二极管, LED灯珠, 发光管
fr: Diodes électroluminescentes, diode led, puce led
ar: ثنائيات باعثة للضوء, دايود ليد
ur: ایل ای ڈی ڈائیوڈ
tr: Işık yayan diyotlar, led diyot, led çip
# 854143
en: Solar panels, solar panel, portable solar panel, photovoltaic panel, solar charger
zh-CN: 太阳能板, 太阳能电池板, 光伏板, 太阳能充电板
fr: Panneaux solaires, panneau solaire, panneau photovoltaïque, chargeur solaire
ar: ألواح شمسية, لوح شمسي, ألواح طاقة شمسية, خلية شمسية
ur: سولر پینل, شمسی پینل, سولر پلیٹ
tr: Güneş panelleri, güneş paneli, solar panel
# 854239
en: Integrated circuits, chip, ic, integrated circuit, microcontroller, arduino board
zh-CN: 集成电路, 芯片, 单片机
fr: Circuits intégrés, puce électronique, circuit intégré
ar: دوائر متكاملة, شريحة إلكترونية, آي سي
ur: انٹیگریٹڈ سرکٹ, چپ, آئی سی
tr: Entegre devreler, çip, entegre, mikrodenetleyici
# 854340
en: Electronic cigarettes, e-cigarette, vape, vape pen, electronic cigarette, vape kit
zh-CN: 电子烟, 雾化器电子烟
fr: Cigarettes électroniques, cigarette électronique, vapoteuse
ar: سجائر إلكترونية, سيجارة إلكترونية, فيب
ur: الیکٹرانک سگریٹ, ویپ
tr: Elektronik sigaralar, elektronik sigara, vape
# 854370
en: Other electrical machines with their own function, bluetooth transmitter, mosquito killer lamp, pest repeller,
    rf remote, led face mask, mosquito repeller, ultrasonic repeller, bug zapper, metal detector handheld,
    fm transmitter, translator device, electric fly swatter, audio mixer, guitar pedal, tens machine, mosquito killer,
    mosquito lamp, mosquito racket, device
zh-CN: 其他独立功能电气设备, 灭蚊灯, 驱鼠器, 驱蚊器, 电蚊拍, 翻译机, 调音台, 面罩美容仪
fr: Autres machines électriques à fonction propre, lampe anti-moustiques, répulsif à ultrasons,
    raquette anti-moustiques, table de mixage, traducteur vocal, tue-mouches électrique, appareil
ar: أجهزة كهربائية أخرى ذات وظيفة مستقلة, صاعق حشرات, طارد حشرات, مضرب ناموس, مصيدة بعوض كهربائية, مكسر صوت,
    قاتل حشرات, جهاز
ur: دیگر برقی آلات, مچھر مار لیمپ, مچھر مار ریکٹ, مچھر مار مشین, چوہا بھگانے والا, مشین, آلہ
tr: Kendine özgü işlevli elektrikli cihazlar, sinek öldürücü, sivrisinek raketi, haşere kovucu, ses mikseri,
    sinek öldürücü lamba, cihaz, alet
# 854420
en: Coaxial cables, coaxial cable, antenna cable, tv cable, rca cable
zh-CN: 同轴电缆, 同轴线, 电视线
fr: Câbles coaxiaux, câble coaxial, câble antenne
ar: كابلات محورية, كيبل دش, كابل محوري
ur: کوایکسیل کیبل, ٹی وی کیبل
tr: Koaksiyel kablolar, anten kablosu, koaksiyel kablo
# 854430
en: Wiring sets for vehicles, wiring harness, ignition wire set, car wiring, wire harness, spark plug wires
zh-CN: 车用线束, 汽车线束, 点火线
fr: Faisceaux de câbles pour véhicules, faisceau électrique, faisceau
ar: أطقم أسلاك مركبات, ضفيرة سيارة, أسلاك سيارة
ur: گاڑی کی وائرنگ, وائرنگ ہارنس
tr: Araç kablo takımları, kablo tesisatı, elektrik tesisatı araç
# 854442
en: Cables with connectors, cable, usb cable, charging cable, hdmi cable, data cable, type c cable, lightning cable,
    charger cable, extension cable, audio cable, network cable, ethernet cable, power cord, aux cable, extension cord,
    phone cable, jumper wires, vga cable, power cable, iphone cable, lan cable, wire, cord
zh-CN: 带接头电缆, 数据线, 充电线, USB线, HDMI线, 网线, 电源线, 音频线, 延长线, 连接线, 线, 线材
fr: Câbles avec connecteurs, câble usb, câble, câble de charge, câble hdmi, câble réseau, rallonge électrique,
    câble ethernet, câble chargeur, cordon d'alimentation, rallonge, cordon, fil
ar: كابلات بموصلات, كيبل, كابل USB, كابل شحن, سلك شاحن, كيبل شحن, كابل HDMI, وصلة شاحن, كابل, سلك شحن, كيبل نت,
    وصلة كهرباء, سلك, وصلة, كوابل, كيابل, أسلاك, وصلات
ur: کنیکٹر والی تاریں, چارجنگ کیبل, ڈیٹا کیبل, یو ایس بی کیبل, کیبل, ایچ ڈی ایم آئی کیبل, چارجر کی تار, تار
tr: Konnektörlü kablolar, kablo, usb kablo, şarj kablosu, hdmi kablo, data kablosu, ethernet kablosu, uzatma kablosu,
    güç kablosu
# 854449
en: Other electric wires, electric wire, copper wire, speaker wire, electrical wire, wire
zh-CN: 其他电线, 电线, 铜线, 音箱线
fr: Autres fils électriques, fil électrique, fil de cuivre
ar: أسلاك كهربائية أخرى, سلك كهرباء, أسلاك كهرباء
ur: دیگر بجلی کی تاریں, بجلی کی تار, تار
tr: Diğer elektrik telleri, elektrik kablosu, bakır tel
# 854470
en: Optical fibre cables, fiber optic cable, fibre optic cable, optical cable, toslink cable, fiber patch cord
zh-CN: 光缆, 光纤线, 光纤跳线
fr: Câbles de fibres optiques, câble fibre optique, fibre optique
ar: كابلات ألياف بصرية, كابل فايبر, ألياف بصرية
ur: فائبر آپٹک کیبل
tr: Fiber optik kablolar, fiber kablo, fiber optik kablo
# 870810
en: Bumpers for vehicles, car bumper, bumper, front bumper, bumper lip
zh-CN: 车辆保险杠, 保险杠, 前杠
fr: Pare-chocs, pare-choc
ar: صدامات مركبات, صدام, صدام سيارة
ur: گاڑی کے بمپر, بمپر
tr: Araç tamponları, tampon
# 870829
en: Parts and accessories of vehicle bodies, car door panel, car grille, car body kit, car spoiler, fender,
    window visor, car interior trim, car organizer, seat gap filler, car sunshade, front grille, car trim,
    dashboard cover, wind deflector, door sill, roof rack, bonnet, car dashboard mat, mud flap
zh-CN: 车身零件和附件, 汽车中网, 包围, 尾翼, 挡泥板, 晴雨挡, 车内饰, 汽车收纳盒, 行李架
fr: Parties et accessoires de carrosserie, calandre, becquet, aile de voiture, garniture intérieure voiture,
    kit carrosserie, déflecteur, bavette
ar: قطع وملحقات هياكل مركبات, شبك أمامي, جناح سيارة, رفرف سيارة, اكسسوارات سيارة داخلية, سبويلر, منظم سيارة
ur: گاڑی کے باڈی کے پرزے, گرل, سپائلر, مڈ فلیپ, گاڑی کا اندرونی سامان
tr: Karoser parça ve aksesuarları, ızgara araç, spoiler, çamurluk, rüzgarlık araç, oto iç aksesuar, bagaj düzenleyici
# 870830
en: Brakes and parts of brakes, brake pad, brake disc, brake shoe, brake caliper, brake pads, brake
zh-CN: 制动器及零件, 刹车片, 刹车盘, 刹车卡钳
fr: Freins et leurs pièces, plaquette de frein, disque de frein, étrier de frein, plaquettes de frein
ar: فرامل وقطعها, فحمات فرامل, تيل فرامل, هوبات, اقمشة فرامل, قماش فرامل, فرامل سيارة, فرامل
ur: بریک اور پرزے, بریک پیڈ, بریک شو, بریک ڈسک
tr: Fren ve fren parçaları, fren balatası, fren diski, balata
# 870870
en: Road wheels and parts, alloy wheel, wheel rim, hubcap, wheel cover, wheel spacer, car rim, rim, wheel hub cap
zh-CN: 车轮及零件, 轮毂, 钢圈车轮, 轮毂盖
fr: Roues et leurs pièces, jante, enjoliveur, jante alu
ar: عجلات وقطعها, جنط, جنوط, طاسة جنط, غطاء جنط
ur: پہیے اور پرزے, رم, ویل کور, الائے رم
tr: Jant ve tekerlekler, jant, jant kapağı, çelik jant
# 870880
en: Suspension parts and shock absorbers, shock absorber, suspension, control arm, ball joint, strut, stabilizer link
zh-CN: 悬挂零件和减震器, 减震器, 悬挂, 摆臂, 球头
fr: Pièces de suspension et amortisseurs, amortisseur, suspension, rotule, bras de suspension
ar: قطع تعليق وممتص صدمات, مساعدات, مساعد سيارة, مقصات سيارة, ممتص صدمات
ur: سسپنشن اور شاک, شاک ابزاربر, سسپنشن
tr: Süspansiyon parçaları ve amortisörler, amortisör, süspansiyon, salıncak araç, rotil
# 870894
en: Steering wheels and steering parts, steering wheel, steering rack, tie rod
zh-CN: 方向盘和转向零件, 方向盘, 转向机
fr: Volants et pièces de direction, volant, crémaillère de direction
ar: مقود وقطع توجيه, مقود, طارة سيارة, دركسون
ur: سٹیئرنگ اور پرزے, سٹیئرنگ, سٹیئرنگ ویل
tr: Direksiyon ve parçaları, direksiyon, direksiyon kutusu
# 870899
en: Other parts of vehicles, car part, auto part, car accessories, spare parts, car accessory, engine mount,
    car spare parts, auto parts, steering wheel cover, seat belt, exhaust, car parts, gear knob, air suspension,
    pedal cover, tow hook, gear shift knob, trailer hitch, car
zh-CN: 其他车辆零件, 汽车配件, 汽车零件, 汽车用品, 方向盘套, 机脚胶, 排档头, 汽车脚踏板, 车用配件
fr: Autres pièces de véhicules, pièce auto, pièces détachées auto, accessoire voiture, couvre volant,
    pommeau de vitesse, pièces auto, accessoires auto, accessoires voiture, accessoire auto, pièces détachées
ar: قطع مركبات أخرى, قطع غيار سيارات, اكسسوارات سيارات, غطاء مقود, قطع سيارات, تلبيسة دركسون, كراسي مكينة, قطع غيار,
    اكسسوار سيارة
ur: گاڑی کے دیگر پرزے, گاڑی کے پرزے, سپیئر پارٹس, کار ایکسسریز, آٹو پارٹس, سٹیئرنگ کور
tr: Diğer araç parçaları, oto yedek parça, araba aksesuarı, oto aksesuar, yedek parça, direksiyon kılıfı,
    vites topuzu, araba parçası, araç aksesuarı
# 871160
en: Electric motorcycles scooters and bicycles, electric scooter, e-bike, electric bike, electric bicycle, e scooter,
    hoverboard, electric motorcycle
zh-CN: 电动摩托车滑板车自行车, 电动滑板车, 电动自行车, 平衡车, 电动车, 电瓶车, 电动单车
fr: Motos trottinettes et vélos électriques, trottinette électrique, vélo électrique, hoverboard
ar: دراجات وسكوترات كهربائية, سكوتر كهربائي, دراجة كهربائية
ur: برقی موٹر سائیکل سکوٹر اور سائیکل, الیکٹرک سکوٹر, الیکٹرک بائیک
tr: Elektrikli motosiklet scooter ve bisikletler, elektrikli scooter, elektrikli bisiklet
# 871200
en: Bicycles, bicycle, bike, mountain bike, kids bicycle, folding bike, road bike
zh-CN: 自行车, 山地车, 折叠自行车, 单车, 脚踏车
fr: Bicyclettes, vélo, bicyclette, vtt
ar: دراجات هوائية, دراجة, دراجة هوائية, بسكليت, سيكل
ur: سائیکلیں, سائیکل, بائیسکل
tr: Bisikletler, bisiklet, dağ bisikleti
`;
