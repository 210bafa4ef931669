import 'server-only';

/** Names of the headings 8713 to 9021. `read-hs-names.ts` describes the format. */
export const HEADINGS_8713_9021 = `
# 871310
en: Wheelchairs, wheelchair, manual wheelchair
zh-CN: 轮椅, 手动轮椅
fr: Fauteuils roulants, fauteuil roulant
ar: كراسي متحركة, كرسي متحرك
ur: وہیل چیئر
tr: Tekerlekli sandalyeler, tekerlekli sandalye
# 871410
en: Parts of motorcycles, motorcycle part, motorcycle accessories, motorcycle exhaust, motorcycle chain,
    motorbike parts, motorcycle brake, motorcycle parts, handlebar motorcycle, motorcycle handlebar,
    motorcycle windshield, motorcycle sprocket
zh-CN: 摩托车零件, 摩托车配件, 摩托车排气管, 摩托车链条, 摩托车把手
fr: Pièces de motos, pièce moto, échappement moto, chaîne moto, accessoires moto, guidon moto
ar: قطع دراجات نارية, قطع غيار دراجات نارية, شكمان دراجة, اكسسوارات دراجة نارية, جنزير دراجة نارية
ur: موٹر سائیکل کے پرزے, بائیک پارٹس, موٹر سائیکل پارٹس, موٹر سائیکل کی چین
tr: Motosiklet parçaları, motosiklet yedek parça, motosiklet egzozu, motosiklet zinciri, motosiklet aksesuarı
# 871499
en: Other parts of bicycles, bicycle part, bike handlebar, bike grip, bike phone holder, bicycle accessories,
    bike derailleur, bicycle chain, bike basket, bicycle seat, bike saddle, bicycle pedal, bike pedal, bike stem,
    scooter parts, bicycle bell mount, bicycle rack, bike rack, bicycle phone mount
zh-CN: 其他自行车零件, 自行车配件, 车把, 变速器, 自行车链条, 自行车坐垫, 脚踏, 车座, 滑板车配件
fr: Autres pièces de vélos, pièce vélo, guidon, poignée vélo, dérailleur, selle de vélo, pédale vélo, chaîne vélo,
    accessoires vélo
ar: قطع دراجات أخرى, قطع دراجة, مقود دراجة, كرسي دراجة, دواسات دراجة, جنزير دراجة
ur: سائیکل کے دیگر پرزے, سائیکل کے پرزے, سائیکل کی گدی, سائیکل پیڈل, سائیکل کی چین
tr: Diğer bisiklet parçaları, bisiklet parçası, gidon, bisiklet selesi, bisiklet pedalı, bisiklet zinciri,
    bisiklet aksesuarı
# 871500
en: Baby carriages and strollers, stroller, pram, baby stroller, pushchair, baby carriage, stroller accessories,
    stroller organizer
zh-CN: 婴儿推车, 婴儿车, 童车, 推车配件
fr: Poussettes et landaus, poussette, landau, poussette bébé
ar: عربات أطفال, عربة أطفال, عربية أطفال, عربة طفل
ur: بچوں کی گاڑیاں, سٹرولر, پرام, بچوں کی گاڑی
tr: Bebek arabaları, bebek arabası, puset
# 871680
en: Hand carts and trolleys, hand truck, shopping cart, trolley, folding cart, hand cart, garden cart, luggage cart,
    wagon, platform trolley, shopping trolley, camping wagon
zh-CN: 手推车, 购物车, 折叠拖车, 小推车, 露营车, 行李车
fr: Chariots à main, chariot, diable, chariot de courses, chariot pliable
ar: عربات يدوية, عربة يد, عربة تسوق, ترولي
ur: ہاتھ گاڑیاں, ٹرالی, ہاتھ گاڑی, شاپنگ ٹرالی
tr: El arabaları, el arabası, pazar arabası, alışveriş arabası, taşıma arabası
# 900130
en: Contact lenses, contact lens, coloured contact lenses, colored contacts
zh-CN: 隐形眼镜, 美瞳
fr: Lentilles de contact, lentille de contact, lentilles de couleur
ar: عدسات لاصقة, عدسات ملونة
ur: کانٹیکٹ لینز, رنگین لینز
tr: Kontakt lensler, lens, renkli lens
# 900211
en: Camera and projector lenses, camera lens, lens, phone lens, wide angle lens, macro lens
zh-CN: 相机镜头, 镜头, 手机镜头, 广角镜头
fr: Objectifs pour appareils photo, objectif, objectif photo, objectif pour téléphone
ar: عدسات كاميرات, عدسة كاميرا, عدسة جوال
ur: کیمرے کے لینز, کیمرہ لینز, موبائل لینز
tr: Kamera objektifleri, kamera lensi, objektif, telefon lensi
# 900220
en: Optical filters, camera filter, uv filter lens, lens filter, nd filter
zh-CN: 光学滤镜, 滤镜, UV镜
fr: Filtres optiques, filtre photo, filtre objectif
ar: فلاتر بصرية, فلتر كاميرا
ur: کیمرہ فلٹر
tr: Optik filtreler, lens filtresi, kamera filtresi
# 900311
en: Plastic spectacle frames, glasses frame, eyeglass frame, spectacle frame, optical frame, eyeglasses frame
zh-CN: 塑料眼镜架, 眼镜框, 眼镜架, 光学镜架
fr: Montures de lunettes en plastique, monture de lunettes, monture
ar: إطارات نظارات بلاستيك, إطار نظارة, إطارات نظارات, فريم نظارة
ur: پلاسٹک کے عینک کے فریم, عینک کا فریم, چشمے کا فریم
tr: Plastik gözlük çerçeveleri, gözlük çerçevesi
# 900410
en: Sunglasses, sunglass, sun glasses, polarized sunglasses, shades
zh-CN: 太阳镜, 墨镜, 偏光镜
fr: Lunettes de soleil, lunette de soleil
ar: نظارات شمسية, نظارة شمسية, نظارة شمس, نضارة شمس, نظارات شمس
ur: دھوپ کے چشمے, سن گلاسز, دھوپ کا چشمہ
tr: Güneş gözlükleri, güneş gözlüğü
# 900490
en: Spectacles and goggles, glasses, reading glasses, eyeglasses, goggles, swimming goggles, safety glasses,
    blue light glasses, swim goggles, ski goggles, safety goggles, protective goggles, spectacles, 3d glasses,
    cycling glasses, computer glasses, motorcycle goggles
zh-CN: 眼镜和护目镜, 眼镜, 老花镜, 防蓝光眼镜, 泳镜, 护目镜, 滑雪镜, 平光镜
fr: Lunettes et lunettes de protection, lunettes, lunettes de lecture, lunettes de natation, lunettes de sécurité,
    lunettes anti lumière bleue, masque de ski, lunettes de protection
ar: نظارات ونظارات واقية, نظارة, نظارة قراءة, نظارة سباحة, نظارات حماية, نظارات, نظارة طبية
ur: عینک اور حفاظتی چشمے, عینک, چشمہ, تیراکی کا چشمہ, نظر کا چشمہ, حفاظتی چشمہ
tr: Gözlükler ve koruyucu gözlükler, gözlük, okuma gözlüğü, yüzücü gözlüğü, koruyucu gözlük, mavi ışık gözlüğü,
    kayak gözlüğü
# 900510
en: Binoculars, binocular
zh-CN: 双筒望远镜, 望远镜
fr: Jumelles, jumelle
ar: مناظير ثنائية, منظار, دربيل
ur: دوربین, بائنوکولر
tr: Dürbünler, dürbün
# 900580
en: Telescopes and monoculars, telescope, monocular, astronomical telescope, spotting scope
zh-CN: 单筒望远镜和天文望远镜, 天文望远镜, 单筒望远镜
fr: Télescopes et monoculaires, télescope, monoculaire, lunette astronomique, longue-vue
ar: تلسكوبات ومناظير أحادية, تلسكوب, منظار أحادي
ur: ٹیلی سکوپ, فلکیاتی دوربین
tr: Teleskoplar, teleskop, monoküler
# 900640
en: Instant print cameras, instant camera, polaroid camera, instax
zh-CN: 即显相机, 拍立得
fr: Appareils photo à développement instantané, appareil photo instantané, polaroid
ar: كاميرات فورية, كاميرا فورية
ur: فوری تصویر کا کیمرہ, انسٹنٹ کیمرہ
tr: Şipşak fotoğraf makineleri, polaroid
# 900661
en: Camera flashlights, camera flash, speedlight, flash for camera
zh-CN: 闪光灯, 相机闪光灯
fr: Flashes photographiques, flash photo, flash appareil photo
ar: فلاشات كاميرا, فلاش كاميرا
ur: کیمرہ فلیش
tr: Fotoğraf flaşları, kamera flaşı
# 900691
en: Parts and accessories of cameras, camera strap, camera mount, camera cage, camera accessories, gimbal,
    camera bracket, lens cap
zh-CN: 照相机零件和附件, 相机背带, 相机兔笼, 相机配件, 云台, 镜头盖
fr: Pièces et accessoires d'appareils photo, sangle appareil photo, accessoires photo, bouchon d'objectif
ar: قطع وملحقات كاميرات, حزام كاميرا, ملحقات كاميرا
ur: کیمرے کے پرزے, کیمرہ سٹریپ, کیمرے کے لوازمات
tr: Fotoğraf makinesi parça ve aksesuarları, kamera askısı, kamera aksesuarı, objektif kapağı
# 901060
en: Projection screens, projector screen, projection screen
zh-CN: 投影幕布, 投影幕, 幕布
fr: Écrans de projection, écran de projection, toile de projection
ar: شاشات عرض بروجكتر, شاشة بروجكتر, شاشة عرض
ur: پروجیکٹر سکرین
tr: Projeksiyon perdeleri, projeksiyon perdesi
# 901180
en: Microscopes, microscope, digital microscope, kids microscope
zh-CN: 显微镜, 数码显微镜
fr: Microscopes, microscope
ar: مجاهر, مجهر, ميكروسكوب
ur: خوردبین, مائیکروسکوپ
tr: Mikroskoplar, mikroskop
# 901320
en: Lasers and laser pointers, laser pointer, laser module, laser
zh-CN: 激光器和激光笔, 激光笔, 激光模块
fr: Lasers et pointeurs laser, pointeur laser, laser
ar: أجهزة ومؤشرات ليزر, مؤشر ليزر, ليزر
ur: لیزر پوائنٹر, لیزر
tr: Lazerler, lazer işaretleyici, lazer
# 901380
en: Magnifiers and other optical devices, magnifying glass, magnifier, door viewer, loupe, head magnifier,
    jeweler loupe
zh-CN: 放大镜和其他光学器具, 放大镜, 猫眼, 珠宝放大镜
fr: Loupes et autres appareils optiques, loupe, judas optique
ar: عدسات مكبرة وأجهزة بصرية, عدسة مكبرة, مكبر
ur: محدب عدسے, محدب عدسہ, میگنیفائر
tr: Büyüteçler ve optik aletler, büyüteç, kapı dürbünü
# 901580
en: Surveying and levelling instruments, laser level, weather station, laser rangefinder, anemometer,
    level tool laser, rain gauge
zh-CN: 测量和水准仪器, 激光水平仪, 气象站, 风速仪, 测距仪
fr: Instruments d'arpentage et de nivellement, niveau laser, station météo, télémètre laser, anémomètre
ar: أجهزة مساحة وتسوية, ميزان ليزر, محطة طقس, جهاز قياس مسافة
ur: پیمائش اور سطح کے آلات, لیزر لیول, ویدر سٹیشن
tr: Ölçüm ve nivelman aletleri, lazer hizalama, hava istasyonu, lazer metre
# 901720
en: Drawing and marking instruments, drawing compass, protractor, stencil, drawing template, geometry set, set square,
    compass set, ruler set
zh-CN: 绘图和划线工具, 圆规, 量角器, 绘图模板, 三角板, 尺子套装
fr: Instruments de dessin et de traçage, compas, rapporteur, pochoir, équerre
ar: أدوات رسم وتخطيط, فرجار, منقلة, استنسل, علبة هندسة
ur: ڈرائنگ کے آلات, پرکار, سٹینسل, جیومیٹری باکس
tr: Çizim ve işaretleme aletleri, pergel, iletki, şablon, gönye
# 901730
en: Micrometers and callipers, caliper, micrometer, vernier caliper, digital caliper
zh-CN: 千分尺和卡尺, 卡尺, 游标卡尺, 千分尺
fr: Micromètres et pieds à coulisse, pied à coulisse, micromètre
ar: ميكرومترات وقدمات قياس, قدمة قياس, ميكرومتر, فيرنية
ur: کیلیپر اور مائیکرومیٹر, کیلیپر, ورنیئر
tr: Mikrometre ve kumpaslar, kumpas, mikrometre
# 901780
en: Rulers tape measures and other measuring tools, tape measure, ruler, measuring tape, steel ruler, measuring ruler
zh-CN: 尺子卷尺和其他量具, 卷尺, 尺子, 直尺, 软尺, 皮尺
fr: Règles mètres et autres instruments de mesure, mètre ruban, règle, mètre, mètre à ruban
ar: مساطر وأشرطة قياس, متر قياس, مسطرة, شريط قياس
ur: پیمانے اور فیتے, فیتہ, پیمانہ, انچ ٹیپ, فٹا
tr: Cetvel metre ve ölçü aletleri, şerit metre, cetvel, mezura, metre
# 901819
en: Electro-diagnostic apparatus, pulse oximeter, oximeter, ecg machine, fetal doppler, patient monitor
zh-CN: 电气诊断装置, 血氧仪, 指夹式血氧仪, 心电图仪, 胎心仪
fr: Appareils d'électrodiagnostic, oxymètre, oxymètre de pouls, doppler foetal
ar: أجهزة تشخيص كهربائية, جهاز قياس الأكسجين, مقياس أكسجين
ur: برقی تشخیصی آلات, آکسی میٹر, پلس آکسی میٹر
tr: Elektrikli teşhis cihazları, oksimetre, pulse oksimetre
# 901831
en: Syringes, syringe, feeding syringe
zh-CN: 注射器, 针筒
fr: Seringues, seringue
ar: محاقن, سرنجة, محقنة
ur: سرنجیں, سرنج
tr: Şırıngalar, şırınga, enjektör tıbbi
# 901832
en: Medical needles, tattoo needle, acupuncture needle, derma roller, injection needle, microneedle, tattoo cartridge
zh-CN: 医用针, 纹身针, 针灸针, 微针滚轮
fr: Aiguilles médicales, aiguille de tatouage, aiguille d'acupuncture, dermaroller
ar: إبر طبية, إبر وشم, إبر صينية, ديرما رولر
ur: طبی سوئیاں, ڈرما رولر, ٹیٹو کی سوئی
tr: Tıbbi iğneler, dövme iğnesi, akupunktur iğnesi, derma roller
# 901849
en: Dental instruments, dental tool, dental scaler, dental mirror, dental kit, tooth scraper
zh-CN: 牙科器械, 牙科工具, 洁牙器, 口镜
fr: Instruments dentaires, outil dentaire, détartreur
ar: أدوات طب أسنان, أداة أسنان, جهاز تنظيف جير
ur: دندان سازی کے آلات, دانتوں کے اوزار
tr: Diş hekimliği aletleri, dişçi aleti, diş taşı temizleyici
# 901890
en: Other medical instruments, blood pressure monitor, stethoscope, glucometer, medical instrument, breast pump,
    sphygmomanometer, medical device, cupping set, blood glucose meter, blood pressure machine, otoscope,
    surgical instrument, manual breast pump, ear wax removal camera, blood sugar meter, tattoo machine
zh-CN: 其他医疗器械, 血压计, 听诊器, 血糖仪, 吸奶器, 拔罐器, 电子血压计, 医疗器械
fr: Autres instruments médicaux, tensiomètre, stéthoscope, glucomètre, tire-lait, ventouses, lecteur de glycémie
ar: أجهزة طبية أخرى, جهاز قياس ضغط, سماعة طبيب, جهاز قياس السكر, شفاط حليب, كاسات حجامة, جهاز سكر, جهاز ضغط
ur: دیگر طبی آلات, بلڈ پریشر مشین, سٹیتھوسکوپ, شوگر مشین, بریسٹ پمپ, حجامہ کپ, بی پی مشین
tr: Diğer tıbbi aletler, tansiyon aleti, stetoskop, şeker ölçüm cihazı, göğüs pompası, hacamat kupası,
    kan şekeri ölçer
# 901910
en: Massage apparatus, massager, massage gun, neck massager, foot massager, massage chair, eye massager,
    back massager, electric massager, massage pillow, gua sha, face roller, head massager, facial massager,
    jade roller, massage cushion, muscle massager, leg massager
zh-CN: 按摩器具, 按摩器, 筋膜枪, 颈椎按摩仪, 足疗机, 按摩椅, 眼部按摩仪, 按摩仪, 刮痧板, 按摩枕
fr: Appareils de massage, appareil de massage, pistolet de massage, masseur, masseur cervical, masseur de pieds,
    fauteuil de massage, gua sha
ar: أجهزة تدليك, جهاز مساج, مسدس مساج, مساج رقبة, كرسي مساج, جهاز تدليك, مساج قدم, مسدس تدليك
ur: مالش کے آلات, مساجر, مساج گن, گردن مساجر, مالش مشین
tr: Masaj aletleri, masaj aleti, masaj tabancası, boyun masaj aleti, ayak masaj aleti, masaj koltuğu
# 901920
en: Oxygen and breathing therapy apparatus, nebulizer, oxygen concentrator, cpap mask, cpap machine, inhaler machine
zh-CN: 吸氧和呼吸治疗器具, 雾化器, 制氧机, 呼吸机
fr: Appareils d'oxygénothérapie et respiratoires, nébuliseur, concentrateur d'oxygène, masque cpap
ar: أجهزة أكسجين وعلاج تنفسي, جهاز بخار, نيبولايزر, جهاز أكسجين
ur: آکسیجن اور سانس کے آلات, نیبولائزر, آکسیجن مشین
tr: Oksijen ve solunum cihazları, nebulizatör, oksijen konsantratörü, cpap
# 902000
en: Gas masks and respirators, gas mask, respirator, full face respirator, dust respirator
zh-CN: 防毒面具和呼吸器, 防毒面具, 防尘面具
fr: Masques à gaz et respirateurs, masque à gaz, masque respiratoire
ar: أقنعة غاز وتنفس, قناع غاز, كمامة فلتر
ur: گیس ماسک, سانس کا حفاظتی ماسک
tr: Gaz maskeleri, gaz maskesi, toz maskesi
# 902110
en: Orthopaedic appliances and supports, knee brace, back brace, posture corrector, wrist brace, ankle brace,
    knee support, lumbar support, splint, neck brace, wrist support, crutches, waist support, ankle support,
    toe separator, knee sleeve, bunion corrector, arm sling, finger splint, walker, back support belt
zh-CN: 矫形器具和护具, 护膝, 护腰, 矫姿带, 护腕, 护踝, 颈托, 腰托, 拇外翻矫正器, 驼背矫正带
fr: Appareils orthopédiques et attelles, genouillère, ceinture lombaire, correcteur de posture, attelle, chevillère,
    minerve, béquille, redresse-dos
ar: أجهزة تقويم عظام ودعامات, دعامة ركبة, مشد ظهر, مصحح قوام, ركبة طبية, دعامة معصم, حزام ظهر طبي, مشد ركبة, حزام ظهر
ur: آرتھوپیڈک آلات اور سہارے, گھٹنے کا سہارا, کمر کی بیلٹ, پوسچر کوریکٹر, نی کیپ, گھٹنے کی پٹی
tr: Ortopedik cihaz ve destekler, dizlik, bel korsesi ortopedik, duruş düzeltici, bileklik destek, dik duruş korsesi,
    boyunluk ortopedik, bel destek korsesi
# 902140
en: Hearing aids, hearing aid, hearing amplifier
zh-CN: 助听器
fr: Appareils auditifs, appareil auditif, aide auditive
ar: سماعات ضعف السمع, سماعة طبية للأذن
ur: سماعت کے آلات, آلہ سماعت
tr: İşitme cihazları, işitme cihazı
`;
