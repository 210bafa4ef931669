import 'server-only';

/** Names of the headings 0902 to 3923. `read-hs-names.ts` describes the format. */
export const HEADINGS_0902_3923 = `
# 090240
en: Black tea, tea, tea bags
zh-CN: 红茶, 茶叶, 茶包
fr: Thé noir, thé
ar: شاي أسود, شاي
ur: کالی چائے, چائے کی پتی
tr: Siyah çay, çay
# 210690
en: Food preparations and supplements, food supplement, vitamin supplement, protein powder, dietary supplement,
    collagen powder, gummies
zh-CN: 食品制剂和补充剂, 保健品, 膳食补充剂, 蛋白粉
fr: Préparations alimentaires et compléments, complément alimentaire, protéine en poudre
ar: محضرات غذائية ومكملات, مكمل غذائي, مكملات غذائية, بروتين
ur: غذائی سپلیمنٹ, سپلیمنٹ, پروٹین پاؤڈر
tr: Gıda takviyeleri, gıda takviyesi, protein tozu, takviye edici gıda
# 230910
en: Dog and cat food, dog food, cat food, pet food, pet treats, dog treats
zh-CN: 猫狗食品, 狗粮, 猫粮, 宠物零食
fr: Aliments pour chiens et chats, croquettes, nourriture pour chien, nourriture pour chat
ar: طعام كلاب وقطط, طعام قطط, أكل قطط, طعام كلاب
ur: کتے اور بلی کی خوراک, بلی کی خوراک, کتے کی خوراک
tr: Kedi ve köpek maması, köpek maması, kedi maması
# 300510
en: Adhesive plasters and dressings, plaster, adhesive bandage, wound dressing, band aid, medical tape,
    kinesiology tape, acne patch, pimple patch
zh-CN: 创可贴和粘性敷料, 创可贴, 医用胶布, 肌肉贴, 痘痘贴
fr: Pansements adhésifs, pansement, sparadrap, bande kinésiologie
ar: لصقات وضمادات لاصقة, لصقة جروح, لاصق طبي, بلاستر
ur: چپکنے والی پٹیاں, سنی پلاسٹ, بینڈیج
tr: Yara bantları, yara bandı, kinesio bant, flaster
# 300590
en: Bandages gauze and cotton wool, bandage, gauze, cotton wool, first aid bandage, elastic bandage
zh-CN: 绷带纱布药棉, 绷带, 纱布, 棉球, 弹性绷带
fr: Bandages gazes et ouate, bandage, gaze, bande élastique médicale
ar: ضمادات وشاش وقطن طبي, ضمادة, شاش, قطن طبي, رباط ضاغط
ur: پٹیاں گاز اور روئی, پٹی, گاز, روئی
tr: Sargı bezi gazlı bez ve pamuk, sargı bezi, gazlı bez, bandaj
# 300650
en: First-aid kits, first aid kit, first aid box, emergency kit
zh-CN: 急救包, 急救箱
fr: Trousses de premiers secours, trousse de secours, kit de premiers secours
ar: حقائب إسعافات أولية, حقيبة إسعافات, شنطة اسعافات
ur: ابتدائی طبی امداد کے ڈبے, فرسٹ ایڈ باکس
tr: İlk yardım çantaları, ilk yardım çantası, ilk yardım kiti
# 321310
en: Artists' colours in sets, watercolor set, acrylic paint set, paint set, oil paint, watercolour, acrylic paint,
    gouache, face paint, diamond painting kit paint
zh-CN: 成套美术颜料, 水彩颜料, 丙烯颜料, 颜料套装, 油画颜料
fr: Couleurs pour artistes en assortiments, aquarelle, peinture acrylique, peinture à l'huile tubes, gouache
ar: ألوان فنية في أطقم, ألوان مائية, ألوان أكريليك, ألوان زيتية
ur: مصوری کے رنگوں کے سیٹ, واٹر کلر, ایکریلک رنگ
tr: Resim boyası setleri, sulu boya, akrilik boya, yağlı boya seti, guaj boya
# 330300
en: Perfumes and toilet waters, perfume, cologne, eau de parfum, eau de toilette, body mist, attar, fragrance,
    oud perfume
zh-CN: 香水和花露水, 香水, 古龙水, 淡香水
fr: Parfums et eaux de toilette, parfum, eau de toilette, eau de parfum
ar: عطور وماء تواليت, عطر, عطور, كولونيا, دهن عود
ur: عطر اور پرفیوم, پرفیوم, عطر, باڈی سپرے
tr: Parfüm ve kolonyalar, parfüm, kolonya, vücut spreyi
# 330410
en: Lip make-up, lipstick, lip gloss, lip balm, lip liner, lip tint
zh-CN: 唇部化妆品, 口红, 唇彩, 唇膏, 唇釉
fr: Maquillage des lèvres, rouge à lèvres, gloss, baume à lèvres
ar: مستحضرات تجميل الشفاه, أحمر شفاه, روج, ملمع شفاه, مرطب شفاه
ur: ہونٹوں کا میک اپ, لپ سٹک, لپ گلوس, لپ بام
tr: Dudak makyaj ürünleri, ruj, dudak parlatıcı, dudak balmı
# 330420
en: Eye make-up, eyeshadow, mascara, eyeliner, eyebrow pencil, eye shadow palette, kohl, eyeshadow palette, kajal,
    lash glue
zh-CN: 眼部化妆品, 眼影, 睫毛膏, 眼线笔, 眉笔, 眼影盘
fr: Maquillage des yeux, fard à paupières, mascara, eye-liner, crayon à sourcils, khôl
ar: مستحضرات تجميل العيون, ظل عيون, ماسكرا, آيلاينر, كحل, قلم حواجب, مسكرة
ur: آنکھوں کا میک اپ, آئی شیڈو, مسکارا, آئی لائنر, کاجل, سرمہ
tr: Göz makyaj ürünleri, göz farı, maskara, rimel, eyeliner, kaş kalemi, sürme
# 330430
en: Manicure and pedicure preparations, nail polish, gel polish, nail gel, nail varnish, gel nail polish, nail glue,
    polygel
zh-CN: 美甲用品, 指甲油, 甲油胶, 光疗胶
fr: Préparations pour manucure, vernis à ongles, vernis semi-permanent, gel uv ongles
ar: مستحضرات العناية بالأظافر, طلاء أظافر, مناكير, جل أظافر
ur: ناخنوں کی مصنوعات, نیل پالش, جل پالش
tr: Manikür ürünleri, oje, kalıcı oje, tırnak jeli
# 330499
en: Skin care and other make-up, face cream, skin care, foundation, sunscreen, lotion, face serum, moisturizer,
    face mask sheet, body lotion, face powder, concealer, skincare set, sun cream, blush, hand cream, body cream,
    sheet mask, makeup set, temporary tattoo, tattoo sticker, cosmetics, makeup
zh-CN: 护肤品和其他化妆品, 面霜, 护肤品, 粉底液, 防晒霜, 精华液, 面膜, 身体乳, 腮红, 护手霜, 粉饼, 化妆品, 彩妆, 纹身贴
fr: Soins de la peau et autre maquillage, crème visage, fond de teint, crème solaire, sérum, lait corporel,
    masque en tissu, poudre, crème hydratante, maquillage, cosmétique, tatouage éphémère
ar: عناية بالبشرة ومكياج آخر, كريم وجه, كريم أساس, واقي شمس, سيروم, مرطب, لوشن, بودرة, مكياج, كريم, مستحضرات تجميل
ur: جلد کی دیکھ بھال اور دیگر میک اپ, فیس کریم, فاؤنڈیشن, سن بلاک, سیرم, لوشن, میک اپ, کریم
tr: Cilt bakımı ve diğer makyaj, yüz kremi, fondöten, güneş kremi, serum, losyon, pudra, nemlendirici,
    makyaj malzemesi, geçici dövme, allık
# 330510
en: Shampoos, shampoo, hair shampoo
zh-CN: 洗发水, 洗发液
fr: Shampooings, shampooing, shampoing
ar: شامبوهات, شامبو
ur: شیمپو
tr: Şampuanlar, şampuan
# 330590
en: Other hair preparations, hair oil, hair dye, hair mask, conditioner, hair gel, hair cream, hair wax, hair color,
    hair serum, hair growth oil, hair spray, edge control
zh-CN: 其他护发用品, 护发素, 发油, 染发剂, 发膜, 发蜡, 发胶
fr: Autres préparations capillaires, huile capillaire, coloration cheveux, après-shampooing, masque capillaire,
    gel cheveux, laque
ar: مستحضرات شعر أخرى, زيت شعر, صبغة شعر, بلسم, جل شعر, حمام كريم, ماسك شعر
ur: بالوں کی دیگر مصنوعات, بالوں کا تیل, ہیئر کلر, کنڈیشنر, خضاب
tr: Diğer saç ürünleri, saç yağı, saç boyası, saç kremi, saç maskesi, jöle, wax
# 330610
en: Toothpaste and dentifrices, toothpaste, teeth whitening, tooth powder, whitening strips, teeth whitening strips,
    teeth whitening kit
zh-CN: 牙膏和洁牙剂, 牙膏, 美白牙贴, 牙粉
fr: Dentifrices, dentifrice, bandes blanchissantes
ar: معاجين أسنان, معجون أسنان, لصقات تبييض أسنان, مبيض أسنان
ur: ٹوتھ پیسٹ, دانت سفید کرنے کی پٹی, منجن
tr: Diş macunları, diş macunu, diş beyazlatma bandı
# 330620
en: Dental floss, floss, floss picks
zh-CN: 牙线, 牙线棒
fr: Fil dentaire
ar: خيط أسنان
ur: ڈینٹل فلاس
tr: Diş ipi
# 330720
en: Deodorants, deodorant, antiperspirant, roll on deodorant
zh-CN: 除臭剂止汗剂, 止汗露, 除臭剂
fr: Déodorants, déodorant, anti-transpirant
ar: مزيلات عرق, مزيل عرق, ديودرنت
ur: ڈیوڈرنٹ, پسینہ روکنے والا
tr: Deodorantlar, deodorant, roll-on
# 330741
en: Incense and joss sticks, incense, incense sticks, bakhoor, incense cone, agarwood
zh-CN: 香和线香, 线香, 塔香, 沉香, 香薰
fr: Encens, bâtons d'encens, bakhour
ar: بخور وأعواد, بخور, عود بخور, أعواد بخور
ur: اگربتی اور بخور, اگربتی, بخور
tr: Tütsüler, tütsü, bahur
# 330749
en: Room fragrances and air fresheners, air freshener, car air freshener, reed diffuser, room spray, car perfume,
    car freshener
zh-CN: 室内香氛和空气清新剂, 空气清新剂, 车载香水, 无火香薰, 香薰石
fr: Parfums d'intérieur et désodorisants, désodorisant, parfum d'ambiance, parfum voiture, désodorisant voiture
ar: معطرات جو, معطر جو, معطر سيارة, فواحة عطر
ur: کمرے کی خوشبو اور ایئر فریشنر, ایئر فریشنر, کار پرفیوم
tr: Oda ve oto kokuları, oda kokusu, araba kokusu, oto kokusu
# 340111
en: Toilet soap, soap, bar soap, handmade soap, bath soap, black soap, soap bar
zh-CN: 香皂, 肥皂, 手工皂
fr: Savons de toilette, savon, savon noir, savon artisanal
ar: صابون تواليت, صابون, صابون يدوي, صابونة
ur: نہانے کا صابن, صابن
tr: Tuvalet sabunları, sabun, el yapımı sabun
# 340130
en: Body wash and face cleansers, body wash, shower gel, face wash, facial cleanser, liquid soap, hand wash
zh-CN: 沐浴露和洁面产品, 沐浴露, 洗面奶, 洗手液
fr: Gels douche et nettoyants, gel douche, nettoyant visage, savon liquide
ar: غسول جسم ووجه, غسول, جل استحمام, غسول وجه, صابون سائل
ur: باڈی واش اور فیس واش, باڈی واش, فیس واش
tr: Vücut ve yüz temizleyiciler, duş jeli, yüz yıkama jeli, sıvı sabun
# 340600
en: Candles, candle, scented candle, birthday candle, tealight, tea light candles, led candle wax
zh-CN: 蜡烛, 香薰蜡烛, 生日蜡烛
fr: Bougies, bougie, bougie parfumée, bougie d'anniversaire, bougie chauffe-plat
ar: شموع, شمعة, شمعة معطرة, شموع عيد ميلاد
ur: موم بتیاں, موم بتی, خوشبودار موم بتی
tr: Mumlar, mum, kokulu mum, doğum günü mumu
# 340700
en: Modelling pastes, modelling clay, plasticine, polymer clay, air dry clay, clay, dental impression kit
zh-CN: 塑型用膏, 橡皮泥, 软陶, 超轻粘土, 黏土
fr: Pâtes à modeler, pâte à modeler, pâte polymère, argile polymère
ar: معاجين تشكيل, صلصال, طين صناعي
ur: ماڈلنگ کلے, کلے, پلاسٹیسین
tr: Model hamurları, oyun hamuru, polimer kil, kil
# 350610
en: Glues for retail sale, glue, super glue, adhesive, epoxy glue, glue stick, lace glue, wig glue, eyelash glue,
    fabric glue
zh-CN: 零售胶水, 胶水, 强力胶, 胶棒, 固体胶, 睫毛胶
fr: Colles pour la vente au détail, colle, super glue, colle forte, colle à cils, bâton de colle
ar: أصماغ للبيع بالتجزئة, غراء, صمغ, سوبر جلو, لاصق رموش
ur: گوند, ایلفی, گلو
tr: Perakende yapıştırıcılar, yapıştırıcı, süper yapıştırıcı, japon yapıştırıcı
# 390730
en: Epoxy resins, epoxy resin, resin kit, uv resin, resin
zh-CN: 环氧树脂, UV树脂, 滴胶
fr: Résines époxy, résine époxy, résine uv
ar: راتنجات إيبوكسي, ايبوكسي, ريزن
ur: ایپوکسی ریزن, ریزن
tr: Epoksi reçineler, epoksi reçine, uv reçine
# 391690
en: 3D printer filament of plastic, 3d printer filament, pla filament, filament, plastic rod
zh-CN: 塑料3D打印耗材, 3D打印耗材, PLA耗材, 打印线材
fr: Filaments plastiques pour imprimante 3D, filament pla, filament imprimante 3d
ar: خيوط بلاستيك لطابعات ثلاثية الأبعاد, فيلامنت
ur: تھری ڈی پرنٹر فلامنٹ, فلامنٹ
tr: 3B yazıcı filamentleri, filament, pla filament
# 391732
en: Plastic tubes and hoses, plastic hose, garden hose, silicone tube, pvc pipe, plastic pipe, water hose, hose pipe
zh-CN: 塑料管, 软管, 花园水管, 硅胶管, 水管, PVC管
fr: Tubes et tuyaux en plastique, tuyau d'arrosage, tuyau, tube silicone, tuyau pvc
ar: أنابيب وخراطيم بلاستيك, خرطوم, خرطوم ماء, أنبوب بلاستيك, لي ماء
ur: پلاسٹک کے پائپ, پائپ, پانی کا پائپ, ہوز پائپ
tr: Plastik boru ve hortumlar, hortum, bahçe hortumu, plastik boru, silikon hortum
# 391810
en: Floor and wall coverings of PVC, vinyl flooring, pvc flooring, wall panel, wall sticker pvc,
    peel and stick wallpaper, self adhesive wallpaper, floor sticker, 3d wall panel
zh-CN: PVC地板和墙面材料, PVC地板, 地板革, 墙贴, 自粘墙纸, 墙板
fr: Revêtements de sol et de mur en PVC, sol vinyle, lino, panneau mural, papier adhésif mural
ar: أغطية أرضيات وجدران PVC, أرضية فينيل, ورق جدران لاصق, ألواح جدران
ur: پی وی سی فرش اور دیوار کی شیٹ, ونائل فرش, وال شیٹ
tr: PVC yer ve duvar kaplamaları, pvc zemin, vinil zemin, duvar paneli, folyo duvar kağıdı
# 391910
en: Adhesive tape in rolls, adhesive tape, tape, double sided tape, packing tape, duct tape, sticky tape,
    electrical tape, masking tape, nano tape, insulation tape
zh-CN: 自粘胶带卷, 胶带, 双面胶, 封箱胶带, 透明胶, 电工胶带, 纳米胶
fr: Rubans adhésifs en rouleaux, ruban adhésif, scotch, adhésif double face, ruban isolant
ar: أشرطة لاصقة, شريط لاصق, لاصق وجهين, تيب, شريط تغليف
ur: چپکنے والی ٹیپ, ٹیپ, ڈبل ٹیپ, سکاچ ٹیپ
tr: Yapışkan bantlar, bant, çift taraflı bant, koli bandı, izole bant, elektrik bandı
# 391990
en: Self-adhesive plastic film and stickers, sticker, screen protector, vinyl wrap, decal, window film, car sticker,
    protective film, phone screen protector, wall sticker, vinyl sticker, laptop skin, carbon film, nail sticker,
    hydrogel film, car wrap, screen guard
zh-CN: 自粘塑料膜和贴纸, 贴纸, 屏幕保护膜, 手机膜, 车贴, 窗膜, 改色膜, 保护膜, 墙贴, 美甲贴, 水凝膜
fr: Films et autocollants en plastique, autocollant, film de protection, sticker, protection d'écran, film solaire,
    vinyle adhésif, stickers muraux
ar: أفلام وملصقات بلاستيك لاصقة, ستيكر, ملصق, لاصق حماية شاشة, لاصقة حماية, فيلم نوافذ, ملصقات جدران, استيكر,
    حماية شاشة
ur: چپکنے والی پلاسٹک فلم اور سٹیکر, سٹیکر, سکرین پروٹیکٹر, اسٹیکر, گاڑی کا سٹیکر, اسکرین پروٹیکٹر
tr: Yapışkan plastik film ve etiketler, sticker, ekran koruyucu, çıkartma, cam filmi, araç kaplama, koruyucu film
# 392310
en: Plastic boxes and cases for packing, plastic box, storage box, packaging box, plastic container, takeaway box,
    crate, box, container
zh-CN: 塑料包装盒, 塑料盒, 塑料箱, 打包盒, 周转箱, 盒子, 箱子
fr: Boîtes et caisses d'emballage en plastique, boîte en plastique, caisse plastique, barquette, boîte, boite
ar: صناديق تعبئة بلاستيك, علبة بلاستيك, صندوق بلاستيك, علبة, صندوق
ur: پیکنگ کے پلاسٹک کے ڈبے, پلاسٹک کا ڈبہ, پلاسٹک باکس, ڈبہ, باکس
tr: Plastik ambalaj kutuları, plastik kutu, plastik kasa, kutu, kap
# 392321
en: Bags of polyethylene, plastic bag, ziplock bag, garbage bag, trash bag, poly mailer, courier bag, bubble mailer,
    mailing bag, packaging bag, vacuum bag
zh-CN: 聚乙烯袋, 塑料袋, 自封袋, 垃圾袋, 快递袋, 包装袋, 密封袋
fr: Sacs en polyéthylène, sac plastique, sac poubelle, sachet zip, pochette d'expédition
ar: أكياس بولي إيثيلين, كيس بلاستيك, أكياس بلاستيك, أكياس نفايات, أكياس زمامة, أكياس قمامة
ur: پولی تھین کے تھیلے, شاپر, پلاسٹک بیگ, کوڑے کے تھیلے, زپ لاک بیگ
tr: Polietilen torbalar, poşet, çöp torbası, kilitli poşet, kargo poşeti
# 392330
en: Plastic bottles and jars, plastic bottle, spray bottle, empty bottle, cosmetic jar, plastic jar, dropper bottle,
    travel bottle, refillable bottle, perfume atomizer
zh-CN: 塑料瓶罐, 塑料瓶, 喷雾瓶, 空瓶, 分装瓶, 膏霜瓶, 旅行分装瓶
fr: Bouteilles et flacons en plastique, flacon vide, bouteille en plastique, flacon spray, pot en plastique,
    vaporisateur vide
ar: زجاجات وعبوات بلاستيك, زجاجة بلاستيك, عبوة فارغة, بخاخ فارغ, علبة كريم فارغة
ur: پلاسٹک کی بوتلیں, پلاسٹک کی بوتل, سپرے بوتل, خالی بوتل
tr: Plastik şişe ve kavanozlar, plastik şişe, sprey şişe, boş şişe, plastik kavanoz
# 392350
en: Plastic caps and stoppers, bottle cap, lid, plug stopper, plastic cap, sink stopper
zh-CN: 塑料盖塞, 瓶盖, 塑料盖, 塞子
fr: Bouchons et couvercles en plastique, bouchon, couvercle, capsule
ar: أغطية وسدادات بلاستيك, غطاء زجاجة, سدادة
ur: پلاسٹک کے ڈھکن, ڈھکن, بوتل کا ڈھکن
tr: Plastik kapak ve tıpalar, şişe kapağı, kapak, tıpa
`;
