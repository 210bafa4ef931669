import 'server-only';

/**
 * Names as marketplaces title their goods: forms, doses, shades and sizes. `read-vocabulary.ts` describes the format.
 */
export const MARKETPLACE = `
# battery-sizes: battery
en: 14500, 16340, 21700, 23a battery, 26650, 32700, ag13, cr123a, cr1632, cr2016, cr2025, cr2450, eneloop, lr03, lr44,
    lr6, maxell, varta
zh-CN: 充电器宝, 南孚电池, 双鹿电池, 扣式电池, 移动电池, 锂芯, 逆变器电池
fr: batterie 12v, batterie voiture, pile cr2032, pile lr44, pile plate
ar: بطارية جافة, بطارية ليثيوم ايون, بطاريات ريموت, بطاريات شحن, بطارية يو بي اس, حجر ريموت, حجر ساعة
ur: سیل والی بیٹری, ڈرائی بیٹری, گاڑی کی بیٹری, یو پی ایس بیٹری, پنسل سیل, بٹن سیل
tr: akü 12v, cr2032 pil, jel akü, kumanda pili, lityum iyon pil
# beauty-forms: cosmetics
en: foundation shade, kohl pencil, khol pencil, lip crayon, concealer shade, after shave, bath bombs, bath salts,
    beard balm, brow pomade, cleansing balm, cleansing foam, cleansing oil, cleansing water, collagen mask,
    collagen serum, contour stick, cuticle oil, deo spray, deo stick, deodorant stick, diaper cream, dip powder nails,
    face mist, hair mask, hair waxing, hyaluronic acid, lip scrub, micellar, pore strips, pressed powder,
    salicylic acid, snail mucin, sun stick, vitamin c cream
zh-CN: 神仙水, 小棕瓶, 小黑瓶, 安瓶, 安耐晒, 防晒喷雾, 防晒乳, 防晒棒, 柔肤水, 精华水, 颈霜, 唇膜, 唇蜜, 定妆粉, 发泥, 啫喱水, 沐浴乳, 香膏, 美白牙膏, 护肤霜, 去角质
fr: baume à barbe, bb crème, cire à épiler, contour des yeux, déo, déodorant bille, déodorant spray,
    dissolvant ongles, encre à lèvres, huile de coiffage, huile sèche, laque cheveux, lait de toilette,
    masque cheveux, poudre compacte, soin cheveux, spray coiffant
ar: اسيتون, حناء شعر, عطر شعر, كريم حلاقة, ماسك شعر, واكس شعر
ur: باڈی واش, بالوں کی کریم, ٹالکم پاؤڈر, شیونگ کریم, فیئرنس کریم
tr: ağız bakım suyu, banyo köpüğü, bb krem, cc krem, kaş maskarası, makyaj bazı, sabitleyici sprey, tıraş jeli
# cartridges: ammunition
en: brass casings, bullet casings, bullets, cartridge cases, hollow point, reloading primers, rifle rounds,
    shell casings, spent casings
zh-CN: 弹壳, 铅弹, 钢珠弹, 气枪弹
fr: balles calibre, cartouches de chasse, douilles, plombs carabine
ar: رصاص, طلقات, ظرف فارغ طلقة, خرطوش
ur: بندوق کے کارتوس, پستول کی گولیاں, گولیوں کے خول
tr: boş kovan, saçma, tüfek fişeği
# dosage-forms: medicine
en: ampoules, caplets, capsules bottle, cough drops, cough lozenges, ear drops, effervescent tablets, gummies vitamin,
    injection vials, isotonic, pain relief patch, painkillers, pregnancy vitamins, probiotic, slimming capsules,
    softgel, softgels, suppositories, testosterone booster
zh-CN: 泡腾片, 软胶囊, 缓释片, 颗粒剂, 止痛贴, 延时喷剂, 喷剂, 胶原蛋白肽, 六味地黄丸
fr: ampoules buvables, bandelettes glycémie, gouttes auriculaires, gouttes nasales, pastilles gorge, sachets fibre,
    sirop toux
ar: أنسولين, بخاخ ربو, خافض حرارة, شراب كحة, لبوس, حلاوة فيتامين
ur: جوشاندہ, خمیرہ, کف سیرپ, گولیاں دوا
tr: bitkisel hap, damla ilaç, efervesan tablet, melatonin
# gun-models: replica
en: gun model metal, pistol replica, prop gun, replica pistol, rifle replica
zh-CN: 手枪模型, 模型枪, 仿真步枪, 发火枪
fr: pistolet factice, réplique airsoft, réplique pistolet
ar: مجسم مسدس, مسدس صوت
tr: airsoft tabanca, tabanca replikası
# paints: flammable
en: acrylic lacquer, aerosol paint, furniture paint, gloss paint, lacquer thinner, oil paint set, touch up paint,
    white spirit
zh-CN: 木器漆, 墙面漆, 翻新漆, 油漆家具, 手喷漆, 补漆笔, 金属漆
fr: laque bois, peinture aérosol, peinture glycéro, vernis bois, white-spirit
ar: طلاء بخاخ
ur: پینٹ کا ڈبہ
tr: akrilik sprey boya
# pantry: food
en: cake mix, chocolate truffles, ground nut paste, nut butter, nut paste, pancake mix, pralines, truffles,
    waffle mix, anchovies, anchovy, bouillon cubes, canned fish, canned food, canned tuna, dried anchovies,
    dried crayfish, dried mackerel, dried mango, dried prawns, dried squid, fruit snacks, granola, gummy bears,
    hazelnut spread, mackerel, maggi, marmalade, mozzarella, nuts mix, olives jar, protein bar, ramen, ramen noodles,
    salami, sardines, seaweed snack
zh-CN: 虾皮, 虾干, 榨菜, 麻薯
fr: anchois, biscuits apéritif, boîte de sardines, conserve, conserves, huile d’argan alimentaire, nougat, pâtes,
    saumon fumé, terrine, foie gras, calisson
ar: حلاوة طحينية, سردين, طحينية, قهوة عربية, كشك
ur: آم کا اچار, پکوان مصالحہ
tr: kaşar peyniri
# phone-brand-ur: brand
ur: سام سنگ, سیم سنگ
# printed-titles: books
en: bible study guide, comic books, coursebook, exam papers book, fiction novel, hardback, hardcover, manga set,
    paperback, paperbacks
zh-CN: 全集, 文集, 丛书, 教辅, 精装本, 平装, 名著, 真题
fr: livres de poche
ar: كتب دراسية
ur: ڈکشنری
tr: soru bankası
# self-defence: weapons
en: bowie knife, survival knife, throwing axe, baton, batons, bb pistol, expandable baton, kubotan, pepper gel,
    self defence stick, taser gun
zh-CN: 猎刀, 户外刀, 防身武器, 钢珠弹弓, 吹箭, 飞刀, 三棱刀, 开刃
fr: fronde chasse, matraque télescopique, pistolet à billes, étoile de lancer
ar: عصا دفاع, نشاب, بندقية صيد
ur: چھرے والی گن, سٹن گن, نن چکو, پسٹل
tr: gaz tabancası, kurusıkı, pala, teleskopik cop, tatar yayı
# title-lookalikes: general
en: egg poacher, egg separator, egg timer, lug nuts, wheel nuts, wing nuts, atomiser, atomizer bottle, gel ink,
    gel pens, ink pens, perfume atomiser, refillable atomiser, novelty, novelty socks, paint by numbers kit,
    hair oil applicator, lip balm holder, cream dispenser empty, salmon colour, sausage dog, fish oil dispenser,
    pill organiser, pill cutter, capsule holder, bullet vibrator cover, novel shape
zh-CN: 香水架, 香水托盘, 香水展示架, 儿童书包, 学生书包, 双肩书包, 银耳环, 银耳钉, 银耳坠, 银耳饰, 花生玩偶, 蜂蜜棒, 咖啡豆研磨机, 小说架, 图书架, 漫画贴纸, 火腿架, 油漆刷, 漆盘, 精装礼盒,
    平装礼盒, 润唇膏收纳
fr: boîte à pilules, couteau à fromage, planche à fromage, cuillère à miel, pot à miel, stylo gel, encrier vide,
    romantique, vernis couleur
ar: علبة دواء فارغة, حافظة حبوب, علبة تمر فارغة, وعاء عسل, لون عسلي, لون زيتي, خالي من العطر, رفع كتاب
ur: تین پیس, تھری پیس, گولی کٹر, کتاب کا سٹینڈ, شہد کا چمچ, شہد رنگ, مصالحہ دان, اچار دان, کھجور کے پتوں
tr: bal kaşığı, çikolata rengi, makarna makinesi, zeytin rengi, zeytinlik, fıstık yeşili, tıraş fırçası, roman perde,
    kapsül kahve standı, cop kovası, fındıkkıran
`;
