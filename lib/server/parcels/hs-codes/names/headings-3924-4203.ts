import 'server-only';

/** Names of the headings 3924 to 4203. `read-hs-names.ts` describes the format. */
export const HEADINGS_3924_4203 = `
# 392410
en: Plastic tableware and kitchenware, plastic plate, plastic cup, water bottle, lunch box, food container,
    plastic bowl, kitchen organizer, silicone baking mold, cutting board, silicone spatula, baby plate,
    food storage container, chopping board, ice cube tray, sippy cup, straw, kitchen utensil, silicone mold,
    cooking utensils, baking mat, bento box, drinking bottle, colander, shaker bottle, measuring cup, salad spinner,
    dish rack, feeding set, cake mold, juicer manual, kitchen tools, kitchen accessories, bottle, bowl, plate, jug,
    cup, kitchenware, cake mould, chocolate mould, egg slicer, salt shaker, butter dish, ice cream scoop, baby bowl
zh-CN: 塑料餐具和厨房用具, 塑料杯, 水杯, 饭盒, 保鲜盒, 塑料碗, 塑料盘, 硅胶模具, 砧板, 菜板, 硅胶铲, 吸管, 冰格, 便当盒, 厨房用品, 沥水篮, 水壶, 餐盘, 烘焙模具, 摇摇杯, 儿童餐具, 杯,
    杯子, 碗, 盘, 蛋糕模具
fr: Vaisselle et ustensiles de cuisine en plastique, gobelet, gourde, boîte repas, lunch box, boîte alimentaire,
    assiette en plastique, bol en plastique, moule silicone, planche à découper, spatule, paille, moule en silicone,
    ustensile de cuisine, boîte de conservation, bac à glaçons, passoire, bouteille, bol, assiette, verre plastique,
    ustensile, boîte
ar: أدوات مائدة ومطبخ بلاستيك, كوب بلاستيك, علبة طعام, لانش بوكس, صحن بلاستيك, قالب سيليكون, لوح تقطيع, قنينة ماء,
    حافظة طعام, أدوات مطبخ, ملعقة سيليكون, قالب كيك, مطارة, مصفاة, زجاجة ماء, قوالب سيليكون, صحن, زجاجة, كوب, وعاء,
    طبق, قوالب, أكواب بلاستيك, زجاجات ماء, أطباق بلاستيك
ur: پلاسٹک کے برتن اور کچن کا سامان, پلاسٹک کا کپ, لنچ باکس, پانی کی بوتل, پلاسٹک کے برتن, کٹنگ بورڈ, سلیکون مولڈ,
    پلیٹ پلاسٹک, کچن کا سامان, کھانے کا ڈبہ, برتن, پیالہ, پلیٹ, بوتل
tr: Plastik sofra ve mutfak eşyası, plastik bardak, matara, beslenme kutusu, saklama kabı, plastik tabak,
    silikon kalıp, kesme tahtası, spatula, pipet, suluk, su matarası, mutfak gereçleri, buzluk kalıbı, kek kalıbı,
    süzgeç, lunch box, kase, tabak, şişe, bardak, kap
# 392490
en: Other household and toilet articles of plastic, soap dish, bucket, storage basket, trash can, toothbrush holder,
    shower caddy, hanger, clothes hanger, laundry basket, soap dispenser, baby bathtub, potty, plant pot,
    toilet seat cover, drawer organizer, tissue box, bathroom organizer, shoe rack plastic, storage organizer,
    cosmetic organizer, pill box, flower pot, clothes peg, clothespin, bath mat, dustbin, pacifier clip,
    shower curtain plastic, makeup organizer, hooks, storage rack, cat litter box, pet bowl, watering can,
    storage box, pet feeder, piggy bank, basin, organizer, rack, container, tray, organiser, storage, hook, holder,
    household goods
zh-CN: 其他塑料家居用品, 肥皂盒, 水桶, 收纳篮, 垃圾桶, 牙刷架, 衣架, 脏衣篮, 皂液器, 婴儿浴盆, 花盆, 收纳盒, 纸巾盒, 化妆品收纳盒, 药盒, 衣夹, 晾衣夹, 猫砂盆, 宠物碗, 洒水壶, 置物架,
    收纳箱, 浴室垫, 马桶坐便器, 存钱罐, 脸盆, 盒, 篮, 桶, 收纳
fr: Autres articles de ménage en plastique, porte-savon, seau, panier de rangement, poubelle, cintre,
    distributeur de savon, baignoire bébé, pot de fleurs, organiseur, boîte de rangement, pince à linge, pilulier,
    bac à litière, arrosoir, gamelle, pot bébé, bassine, tirelire, rideau de douche en plastique, support, panier,
    boîte, organisateur, bac
ar: أدوات منزلية أخرى بلاستيك, صبانة, سطل, دلو, سلة تخزين, سلة مهملات, علاقة ملابس, شماعة, موزع صابون, بانيو أطفال,
    أصيص, منظم أدراج, منظم, علبة مناديل, منظم مكياج, مشابك غسيل, علبة تخزين, حصالة, رف تخزين, صندوق تخزين, حامل, سلة,
    علبة, رف, ستاند, منظمات, سلال, علاقات, شماعات, علب تخزين
ur: گھریلو پلاسٹک کی دیگر اشیاء, صابن دانی, بالٹی, ہینگر, ٹوکری, کوڑے دان, گملا, آرگنائزر, ٹشو باکس, میک اپ آرگنائزر,
    کپڑے کے کلپ, بچے کا ٹب, سٹوریج باکس, شیلف پلاسٹک, ہولڈر, ریک, سٹینڈ, ڈبہ, برتن
tr: Diğer plastik ev eşyası, sabunluk, kova, saklama sepeti, çöp kovası, askı, elbise askısı, sıvı sabunluk,
    bebek küveti, saksı, düzenleyici, organizer, peçetelik, makyaj organizeri, mandal, ilaç kutusu, kumbara,
    mama kabı, saklama kutusu, lazımlık, kutu, sepet, stand, raf, tutucu, kap
# 392530
en: Builders' ware of plastic, window blind, roller shutter, cable trunking, plastic door, mosquito screen,
    window screen, venetian blind, gutter
zh-CN: 塑料建筑用品, 百叶窗, 线槽, 卷帘, 纱窗, 塑料门
fr: Articles de construction en plastique, store vénitien, goulotte, volet, moustiquaire de fenêtre
ar: مستلزمات بناء من بلاستيك, ستارة شرائح, مجرى كابلات, سلك شباك
ur: پلاسٹک کا تعمیراتی سامان, بلائنڈ, کیبل ڈکٹ, کھڑکی کی جالی
tr: Plastik inşaat malzemesi, jaluzi, kablo kanalı, sineklik, panjur
# 392620
en: Plastic clothing and accessories, plastic apron, plastic raincoat, disposable raincoat, poncho,
    shower cap plastic, pvc raincoat, rain poncho, silicone bib, rubber raincoat, nipple cover, raincoat
zh-CN: 塑料衣物和附件, 一次性雨衣, 塑料围裙, 硅胶围兜, 雨衣, 乳贴, 浴帽
fr: Vêtements et accessoires en plastique, imperméable en plastique, tablier plastique, poncho de pluie,
    bavoir silicone, cache-tétons
ar: ملابس ولوازم من بلاستيك, معطف مطر بلاستيك, مريول بلاستيك, مريلة سيليكون
ur: پلاسٹک کے کپڑے, پلاسٹک برساتی, سلیکون بب
tr: Plastik giyim eşyası, plastik yağmurluk, silikon mama önlüğü, bone plastik
# 392640
en: Plastic figurines and ornaments, figurine, ornament, resin statue, plastic decoration, home decor, resin figurine,
    cake topper, decoration, car ornament
zh-CN: 塑料摆件和装饰品, 摆件, 树脂摆件, 塑料装饰, 蛋糕插牌, 车载摆件, 家居装饰, 树脂工艺品
fr: Statuettes et objets décoratifs en plastique, figurine décorative, statuette, décoration, statue en résine,
    décor de gâteau
ar: تماثيل وتحف بلاستيك, تحفة, ديكور, تمثال ريزن, زينة كيك, ديكور منزلي
ur: پلاسٹک کے مجسمے اور سجاوٹ, سجاوٹ, مجسمہ, ڈیکوریشن پیس, گھر کی سجاوٹ
tr: Plastik biblo ve süs eşyası, biblo, dekor, reçine biblo, pasta süsü, ev dekorasyonu, dekoratif obje
# 392690
en: Other articles of plastic, phone case, phone cover, phone holder, cable tie, silicone case, plastic clip,
    phone stand, key cover, plastic part, phone ring, badge holder, airpods case, id card holder, plastic tag,
    tablet case, earphone case, silicone cover, pop socket, phone mount, car phone holder, mobile holder,
    cable organizer, acrylic sheet, nail tips, false nails, fake nails, corner protector, acrylic stand,
    plastic beads, mobile cover, iphone case, back cover, plastic fan, keyboard cover, remote cover, press on nails,
    bumper case, hair roller plastic, door stopper, furniture pads, photo album, mannequin hand, luggage tag,
    watch case cover, case, cover, holder, clip, mount, stand, plastic parts, plastic product
zh-CN: 其他塑料制品, 手机壳, 手机支架, 扎带, 硅胶套, 手机架, 钥匙套, 塑料夹, 塑料配件, 平板保护套, 耳机套, 手机指环扣, 车载手机支架, 假指甲, 美甲片, 穿戴甲, 理线器, 卡套, 手机保护套, 防撞角,
    亚克力板, 行李牌, 塑料扣, 塑料珠子, 相册, 壳, 支架, 夹子, 套
fr: Autres ouvrages en plastique, coque, coque de téléphone, coque téléphone, support téléphone, collier de serrage,
    étui silicone, serre-câble, support voiture téléphone, porte-badge, housse silicone, faux ongles, coque iphone,
    coque silicone, support de téléphone, capsules ongles, protège coin, étui, support, housse, clip
ar: مصنوعات بلاستيك أخرى, غطاء هاتف, كفر جوال, كفر, جراب هاتف, حامل جوال, حامل هاتف, جراب موبايل, رباط كابلات,
    كفر ايفون, جراب سيليكون, أظافر صناعية, حامل موبايل, ستاند جوال, حامل جوال للسيارة, غطاء سيليكون, كفرات,
    غطاء ريموت, حامل, غطاء, جراب, ستاند, ماسك جوال
ur: پلاسٹک کی دیگر اشیاء, موبائل کور, موبائل کا کور, فون کیس, موبائل ہولڈر, موبائل سٹینڈ, کیبل ٹائی, سلیکون کور,
    نقلی ناخن, کار موبائل ہولڈر, آئی فون کور, فون کور, بیک کور, کور, کیس, ہولڈر, سٹینڈ, اسٹینڈ
tr: Diğer plastik eşya, telefon kılıfı, telefon tutucu, telefon standı, kablo bağı, silikon kılıf, kapak,
    cep telefonu kılıfı, araç telefon tutucu, takma tırnak, tablet kılıfı, kartlık plastik, kelepçe plastik,
    iphone kılıf, kablo düzenleyici, köşe koruyucu, kılıf, tutucu, stand, tutacak
# 401110
en: Car tyres, tyre, tire, car tire, car tyre
zh-CN: 汽车轮胎, 轮胎
fr: Pneus de voiture, pneu, pneumatique
ar: إطارات سيارات, إطار, كفر سيارة, تاير
ur: گاڑی کے ٹائر, ٹائر
tr: Otomobil lastikleri, lastik, araba lastiği
# 401150
en: Bicycle tyres, bicycle tire, bike tyre, bicycle tyre
zh-CN: 自行车轮胎, 自行车外胎
fr: Pneus de vélo, pneu vélo
ar: إطارات دراجات, إطار دراجة
ur: سائیکل کے ٹائر, سائیکل ٹائر
tr: Bisiklet lastikleri, bisiklet lastiği
# 401410
en: Condoms, condom
zh-CN: 避孕套, 安全套
fr: Préservatifs, préservatif
ar: واقيات ذكرية, واقي ذكري
ur: کنڈوم
tr: Prezervatifler, prezervatif
# 401490
en: Rubber teats and hygienic articles, pacifier, baby nipple, teat, hot water bottle, soother, menstrual cup,
    hot water bag, bottle nipple
zh-CN: 橡胶奶嘴和卫生用品, 奶嘴, 安抚奶嘴, 热水袋, 月经杯
fr: Tétines et articles d'hygiène en caoutchouc, tétine, sucette bébé, bouillotte, coupe menstruelle
ar: حلمات ولوازم صحية من مطاط, لهاية, حلمة رضاعة, قربة ماء, مصاصة أطفال, سكاتة
ur: ربڑ کے نپل اور صحت کی اشیاء, چوسنی, نپل, گرم پانی کی بوتل
tr: Emzik ve kauçuk hijyen eşyası, emzik, biberon emziği, sıcak su torbası, adet kabı
# 401512
en: Medical rubber gloves, medical gloves, surgical gloves, examination gloves, exam gloves
zh-CN: 医用橡胶手套, 医用手套, 手术手套, 检查手套
fr: Gants médicaux en caoutchouc, gants médicaux, gants chirurgicaux, gants d'examen
ar: قفازات طبية, قفازات جراحية, قفازات فحص
ur: طبی دستانے, سرجیکل دستانے, میڈیکل گلوز
tr: Tıbbi eldivenler, muayene eldiveni, cerrahi eldiven
# 401519
en: Rubber gloves, latex gloves, kitchen gloves, nitrile gloves, cleaning gloves, household gloves,
    dishwashing gloves, disposable gloves
zh-CN: 橡胶手套, 乳胶手套, 丁腈手套, 家务手套, 洗碗手套, 一次性手套
fr: Gants en caoutchouc, gants latex, gants de ménage, gants nitrile, gants jetables
ar: قفازات مطاطية, قفازات لاتكس, قفازات مطبخ, قفازات نتريل, قفازات تنظيف
ur: ربڑ کے دستانے, لیٹیکس دستانے, کچن کے دستانے, ڈسپوزیبل دستانے
tr: Lastik eldivenler, lateks eldiven, bulaşık eldiveni, nitril eldiven, temizlik eldiveni
# 401693
en: Rubber gaskets and seals, gasket, o-ring, rubber seal, seal ring, oil seal, door seal, rubber gasket,
    sealing strip
zh-CN: 橡胶垫圈密封件, 密封圈, O型圈, 垫圈, 油封, 密封条
fr: Joints en caoutchouc, joint torique, joint, joint de porte, joint spi
ar: حشوات مطاطية, جوان, أورنج, جلدة مطاط, سيل زيت
ur: ربڑ کی گسکٹ, او رنگ, گسکٹ, آئل سیل
tr: Lastik contalar, conta, o-ring, keçe conta, kapı fitili
# 401699
en: Other articles of rubber, rubber band, rubber foot, bath plug, rubber strip, rubber mat, car mat rubber,
    rubber bumper, resistance tube, rubber part, car floor mats, rubber ring
zh-CN: 其他橡胶制品, 橡皮筋, 橡胶垫, 橡胶脚垫, 橡胶条, 橡胶圈
fr: Autres ouvrages en caoutchouc, élastique caoutchouc, tapis en caoutchouc, pied en caoutchouc,
    tapis voiture caoutchouc
ar: مصنوعات مطاط أخرى, مطاط, رباط مطاطي, دعاسات سيارة مطاط, قطع مطاط
ur: ربڑ کی دیگر اشیاء, ربڑ بینڈ, ربڑ میٹ, ربڑ کا پرزہ
tr: Diğer kauçuk eşya, lastik bant, paket lastiği, kauçuk paspas, oto paspas
# 420100
en: Saddlery and harness for animals, dog collar, dog leash, pet collar, pet leash, pet harness, dog harness,
    cat collar, horse saddle, muzzle, dog lead, dog clothes
zh-CN: 宠物牵引绳和鞍具, 狗绳, 狗项圈, 宠物项圈, 猫项圈, 牵引绳, 宠物胸背带, 马鞍, 狗嘴套, 宠物衣服, 狗狗衣服
fr: Articles de sellerie pour animaux, laisse, collier pour chien, collier chien, harnais, collier chat,
    selle de cheval, muselière
ar: أطواق ومقاود للحيوانات, طوق كلب, طوق قطة, مقود كلب, سلسلة كلب, سرج, حزام كلب, رسن, ملابس كلاب
ur: جانوروں کے پٹے اور زین, کتے کا پٹا, بلی کا پٹا, زین, پالتو جانور کا پٹا
tr: Hayvan tasması ve koşum takımı, köpek tasması, kedi tasması, tasma, gezdirme kayışı, eyer, köpek kıyafeti
# 420211
en: Suitcases and cases of leather, leather suitcase, leather briefcase, leather luggage, leather laptop bag
zh-CN: 皮革箱包, 真皮公文包, 皮箱, 真皮行李箱
fr: Valises et mallettes en cuir, valise en cuir, porte-documents en cuir, serviette en cuir
ar: حقائب سفر من جلد, حقيبة أوراق جلد, حقيبة سفر جلد
ur: چمڑے کے سوٹ کیس, چمڑے کا بریف کیس, چمڑے کا سوٹ کیس
tr: Deri valizler, deri evrak çantası, deri valiz, deri laptop çantası
# 420212
en: Suitcases and cases of plastic or textile, suitcase, luggage, trolley bag, trolley case, briefcase, travel case,
    school bag, laptop bag, makeup case, cosmetic case, vanity case, school satchel, carry on, document bag
zh-CN: 塑料或纺织面箱包, 行李箱, 拉杆箱, 旅行箱, 公文包, 书包, 电脑包, 化妆箱, 登机箱, 手提箱, 箱, 皮箱, 旅行箱包
fr: Valises et mallettes en plastique ou textile, valise, bagage, mallette, trousse de maquillage, cartable, vanity,
    valise cabine, sac ordinateur
ar: حقائب سفر من بلاستيك أو نسيج, حقيبة سفر, شنطة سفر, حقيبة مدرسية, شنطة مدرسة, حقيبة لابتوب, شنطة لابتوب,
    حقيبة أوراق, شنطة مكياج, حقيبة مكياج, حقائب سفر, شنط سفر, حقائب مدرسية
ur: پلاسٹک یا کپڑے کے سوٹ کیس, سوٹ کیس, سفری بیگ, ٹریول بیگ, بریف کیس, سکول بیگ, اسکول بیگ, لیپ ٹاپ بیگ, بستہ,
    میک اپ باکس
tr: Plastik veya kumaş valizler, valiz, bavul, evrak çantası, okul çantası, laptop çantası, bilgisayar çantası,
    makyaj çantası, kabin boy valiz
# 420221
en: Leather handbags, leather handbag, leather bag, handbag, leather shoulder bag, leather purse, leather tote
zh-CN: 真皮手提包, 皮包, 真皮包, 牛皮包, 手提包, 女包
fr: Sacs à main en cuir, sac en cuir, sac à main, sac cuir
ar: حقائب يد من جلد, حقيبة جلد, حقيبة يد, شنطة جلد, شنطة يد, حقيبة نسائية
ur: چمڑے کے ہینڈ بیگ, چمڑے کا بیگ, ہینڈ بیگ, لیڈیز پرس
tr: Deri el çantaları, deri çanta, el çantası, kadın çantası
# 420222
en: Handbags of plastic or textile, handbag, hand bag, purse, tote bag, shoulder bag, crossbody bag, clutch,
    ladies bag, sling bag, bag, evening bag, canvas bag, women bag
zh-CN: 塑料或纺织面手提包, 手提包, 女包, 手袋, 单肩包, 斜挎包, 挎包, 帆布包, 托特包, 晚宴包, 包包, 链条包
fr: Sacs à main en plastique ou textile, sac à main, sac bandoulière, pochette, sac de soirée, cabas, tote bag,
    sac femme, sac
ar: حقائب يد من بلاستيك أو نسيج, حقيبة يد, شنطة يد, حقيبة كتف, شنطة كتف, حقيبة كروس, شنطة نسائية, كلتش, حقيبة, شنطة,
    حقائب يد, شنط يد, حقائب نسائية
ur: پلاسٹک یا کپڑے کے ہینڈ بیگ, ہینڈ بیگ, شولڈر بیگ, لیڈیز بیگ, کلچ, پرس, زنانہ بیگ, بیگ
tr: Plastik veya kumaş el çantaları, el çantası, kol çantası, omuz çantası, çapraz çanta, bez çanta, abiye çanta,
    portföy, çanta
# 420231
en: Leather wallets and pocket articles, wallet, leather wallet, card holder, purse, passport holder, money clip,
    leather key case, leather phone case, coin purse
zh-CN: 皮革钱包和随身小件, 钱包, 真皮钱包, 卡包, 皮夹, 护照夹, 零钱包, 真皮手机壳
fr: Portefeuilles et petits articles en cuir, portefeuille, porte-cartes, porte-monnaie, étui passeport,
    porte-passeport
ar: محافظ جلدية, محفظة, محفظة جلد, محفظة بطاقات, محفظة جواز سفر, حافظة بطاقات, بوك, محافظ
ur: چمڑے کے بٹوے, بٹوہ, پرس, والٹ, کارڈ ہولڈر, پاسپورٹ کور
tr: Deri cüzdanlar, cüzdan, deri cüzdan, kartlık, pasaport kılıfı, bozuk para cüzdanı
# 420232
en: Wallets and pocket cases of plastic or textile, wallet, card holder, coin purse, phone pouch, purse, phone case,
    glasses case, passport cover, phone cover, mobile cover, case, pouch
zh-CN: 塑料或纺织面钱包, 钱包, 卡包, 零钱包, 手机袋, 眼镜盒, 护照套, 手机套, 套
fr: Portefeuilles en plastique ou textile, portefeuille, porte-cartes, porte-monnaie, étui à lunettes, étui téléphone,
    étui de téléphone, étui, housse, pochette
ar: محافظ من بلاستيك أو نسيج, محفظة, محفظة بطاقات, حافظة نظارة, علبة نظارات, جراب موبايل, جراب جوال, حافظة بطاقات,
    جراب, حافظة, غطاء, محافظ, جرابات
ur: پلاسٹک یا کپڑے کے بٹوے, بٹوہ, والٹ, عینک کا کیس, کارڈ ہولڈر, موبائل پاؤچ, کیس, کور, پاؤچ
tr: Plastik veya kumaş cüzdanlar, cüzdan, kartlık, gözlük kılıfı, gözlük kutusu, telefon kılıfı, bozuk para cüzdanı,
    kılıf
# 420291
en: Other bags and cases of leather, leather backpack, leather waist bag, leather tool bag, leather watch box,
    leather case
zh-CN: 其他皮革包和套, 真皮背包, 真皮双肩包, 真皮腰包
fr: Autres sacs et étuis en cuir, sac à dos en cuir, étui en cuir, sacoche en cuir
ar: حقائب وأغلفة أخرى من جلد, حقيبة ظهر جلد, جراب جلد
ur: چمڑے کے دیگر بیگ, چمڑے کا بیگ پیک
tr: Diğer deri çanta ve kılıflar, deri sırt çantası, deri bel çantası
# 420292
en: Backpacks and other bags of plastic or textile, backpack, rucksack, travel bag, sports bag, gym bag, duffel bag,
    waist bag, fanny pack, diaper bag, cooler bag, lunch bag, shopping bag, cosmetic bag, makeup bag, toiletry bag,
    camera bag, pencil case, tool bag, camera case, guitar bag, school bag, belt bag, bag, laptop sleeve,
    phone armband, jewelry organizer, drawstring bag, chest bag, case, pouch, organizer bag, storage bag
zh-CN: 背包和其他塑料或纺织面包, 背包, 双肩包, 双肩背包, 旅行包, 运动包, 健身包, 腰包, 妈咪包, 保温袋, 保温包, 午餐包, 购物袋, 化妆包, 洗漱包, 相机包, 笔袋, 工具包, 书包, 胸包, 包,
    电脑内胆包, 收纳包, 束口袋, 收纳袋, 袋子
fr: Sacs à dos et autres sacs en plastique ou textile, sac à dos, sac de voyage, sac de sport, sac banane,
    sac à langer, sac isotherme, sac de courses, trousse, trousse de toilette, trousse à crayons, cartable, sacoche,
    sac, housse ordinateur, sac à outils, étui, housse, pochette
ar: حقائب ظهر وحقائب أخرى من بلاستيك أو نسيج, حقيبة ظهر, شنطة ظهر, حقيبة رياضية, حقيبة سفر, حقيبة خصر, حقيبة حفاضات,
    حقيبة حرارية, حقيبة تسوق, شنطة مكياج, حقيبة كاميرا, مقلمة, حقيبة مدرسية, شنطة مدرسة, حقيبة أدوات, حقيبة, شنطة,
    حقيبة طعام, حافظة, جراب, شنط, حقائب ظهر, شنط ظهر
ur: بیگ پیک اور دیگر بیگ, بیگ پیک, جم بیگ, سکول بیگ, اسکول بیگ, سفری بیگ, کمر بیگ, شاپنگ بیگ, لنچ بیگ, میک اپ بیگ,
    کیمرہ بیگ, پنسل کیس, بیگ, بستہ, ڈائپر بیگ, کیس, پاؤچ
tr: Sırt çantaları ve diğer plastik veya kumaş çantalar, sırt çantası, spor çantası, seyahat çantası, bel çantası,
    bebek bakım çantası, termal çanta, alışveriş çantası, makyaj çantası, kalem kutusu, kalemlik, okul çantası,
    beslenme çantası, kamera çantası, göğüs çantası, çanta, alet çantası, kılıf, çantası
# 420310
en: Leather clothing, leather jacket, leather coat, leather trousers, leather vest, leather pants
zh-CN: 皮革服装, 皮衣, 皮夹克, 皮裤, 真皮外套
fr: Vêtements en cuir, veste en cuir, blouson en cuir, pantalon en cuir, manteau en cuir
ar: ملابس من جلد, جاكيت جلد, سترة جلد, معطف جلد, بنطلون جلد
ur: چمڑے کے کپڑے, چمڑے کی جیکٹ, لیدر جیکٹ
tr: Deri giyim, deri ceket, deri mont, deri pantolon
# 420329
en: Leather gloves, leather glove, work gloves leather, driving gloves, welding gloves, glove
zh-CN: 皮革手套, 皮手套, 真皮手套, 电焊手套
fr: Gants en cuir, gant en cuir, gants de soudage, gant
ar: قفازات جلدية, قفاز جلد, قفازات لحام
ur: چمڑے کے دستانے, چمڑے کا دستانہ
tr: Deri eldivenler, deri eldiven, kaynakçı eldiveni
# 420330
en: Leather belts, belt, leather belt, men belt, waist belt
zh-CN: 皮带, 腰带, 真皮腰带, 男士皮带, 牛皮带
fr: Ceintures en cuir, ceinture, ceinture en cuir, ceinture homme
ar: أحزمة جلدية, حزام, حزام جلد, حزام رجالي, أحزمة, احزمة
ur: چمڑے کی بیلٹ, بیلٹ, مردانہ بیلٹ
tr: Deri kemerler, kemer, deri kemer, erkek kemeri
`;
