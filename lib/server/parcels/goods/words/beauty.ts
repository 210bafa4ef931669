import 'server-only';

/** Cosmetics and the tools for them. `read-vocabulary.ts` describes the format. */
export const BEAUTY = `
# beauty-tools: general
en: artificial nails, bath sponge, beauty blender, bonnet satin, braiding hair, closure hair, comb,
    cosmetic bag, cosmetic box, cosmetic brush, cosmetic case, cosmetic jar, cosmetic organizer, cosmetics bag,
    cotton pads, cream colour, cream dress, cream jar, cream white, curling iron, curling wand, derma roller,
    empty bottle, empty tube, eyelash curler, eyelashes, face roller, facial steamer, false eyelashes, false nails,
    flat iron, frontal, gua sha, hair accessories, hair band, hair brush, hair bundles, hair clip, hair clips,
    hair comb, hair dryer, hair extensions, hair net, hair roller, hair rollers, hair straightener, hair weave,
    head massager, human hair, ice roller, lace front wig, lipstick case, lipstick holder, lipstick mold,
    lipstick organizer, loofah, lotion bottle empty, makeup bag, makeup brush, makeup brushes, makeup case,
    makeup mirror, makeup organizer, makeup sponge, nail art stickers, nail brush, nail clippers, nail drill bits,
    nail file, nail lamp, nail stickers, perfume atomizer, perfume bottle, perfume bottles, perfume box,
    perfume funnel, powder brush, powder puff, press on nails, pump bottle, scrunchie, shampoo brush, shaving brush,
    soap box, soap dish, soap dispenser, soap holder, soap mold, spray bottle, sunscreen sleeves,
    tattoo needles, toothbrush, toothpaste dispenser, toothpaste squeezer, tweezers, wig, wigs
zh-CN: 乳液瓶, 假发, 假指甲, 假睫毛, 分装瓶, 刮痧板, 化妆刷, 化妆包, 化妆品包, 化妆品收纳盒, 化妆棉, 化妆盒, 化妆箱, 化妆镜, 卷发器, 卷发棒, 发圈, 发夹, 发套, 发帽, 发箍, 口红收纳,
    口红架, 口红模具, 口红盒, 口红管, 吹风机, 喷雾瓶, 头绳, 头饰, 奶油色, 指甲贴, 挤牙膏器, 接发, 梳子, 洁面刷, 洗脸巾, 浴球, 牙刷, 牙膏架, 电吹风, 皂液器, 皂盒, 直发器, 眉夹, 真人发,
    睫毛夹, 空瓶, 穿戴甲, 米白色, 粉扑, 美妆蛋, 美容仪器配件, 美甲灯, 美甲贴纸, 肥皂盒, 镊子, 面膜刷, 面膜碗, 面霜瓶, 香水瓶
fr: barrette, boucleur, bouteille de parfum vide, brosse à cheveux, brosse à dents, couleur crème,
    distributeur de savon, extensions de cheveux, faux cils, faux ongles, fer à lisser, flacon de parfum vide,
    flacon vide, flacons vides, lime à ongles, lisseur, miroir de maquillage, mèches, organisateur de maquillage,
    peigne, perruque, perruques, pince à épiler, pinceau, pinceaux de maquillage, pinceaux maquillage, porte-savon,
    robe crème, sèche-cheveux, tissage, trousse de maquillage, trousse à maquillage, vaporisateur vide,
    éponge de maquillage, étui à rouge à lèvres
ar: أظافر صناعية, أمشاط, إسفنجة مكياج, استشوار, باروكات, باروكة, بخاخ فارغ, توك شعر, حامل أحمر شفاه, حقيبة مكياج,
    ربطات شعر, رموش, رموش صناعية, زجاجات عطر فارغة, زجاجات فارغة, زجاجة عطر فارغة, سشوار, شعر طبيعي, شعر مستعار,
    شنطة مكياج, صبانة, علبة أحمر شفاه, علبة مكياج فارغة, فرش أسنان, فرش مكياج, فرشاة أسنان, فرشاة شعر,
    فرشاة مكياج, لوفة, لون كريمي, مبرد أظافر, مجفف شعر, مرآة مكياج, مشابك شعر, مشط, مكواة شعر, ملقط, مملس شعر,
    منظم مكياج, موزع صابون, وصلات شعر
ur: اسٹریٹنر, بالوں کے کلپ, خالی بوتل, خالی پرفیوم بوتل, صابن دانی, مصنوعی ناخن, مصنوعی پلکیں, میک اپ باکس خالی,
    میک اپ برش, میک اپ برشز, میک اپ بیگ, وگ, ٹوتھ برش, پرفیوم کی بوتل خالی, پرفیوم کی خالی بوتل, کنگھی, ہیئر برش,
    ہیئر بینڈ, ہیئر سٹریٹنر, ہیئر ڈرائر, ہیئر کلپ
tr: boş parfüm şişesi, boş şişe, cımbız, diş fırçası, fön makinesi, krem rengi, krem renk, lif,
    makyaj aynası, makyaj fırça seti, makyaj fırçası, makyaj organizeri, makyaj süngeri, makyaj çantası,
    parfüm şişesi, parfüm şişesi boş, peruk, ruj kutusu, ruj standı, sabunluk, saç bandı, saç düzleştirici,
    saç fırçası, saç kaynak, saç kurutma makinesi, saç maşası, saç tokası, takma kirpik, takma tırnak, tarak, toka,
    tırnak törpüsü
# cosmetics: cosmetics
en: bb cream, beauty cream, beauty products, blush, blusher, body glitter, bronzer, brow gel, concealer, contour,
    cosmetic, cosmetic products, cosmetics, cushion foundation, eye shadow palette, eyebrow pencil, eyeliner,
    eyeshadow, eyeshadow palette, face paint, face primer, false tan, foundation cream, foundation makeup,
    hair bleach, henna, highlighter makeup, kajal, kohl, lip pencil, make up, make-up kit, makeup, makeup kit,
    makeup palette, makeup remover, makeup set, mascara, nail art gel, primer makeup, self tanner, setting spray,
    surma, tanning lotion
zh-CN: 修容, 化妆品, 卸妆水, 卸妆油, 卸妆膏, 口红套装, 唇泥, 妆前乳, 定妆喷雾, 彩妆, 散粉, 气垫, 眉笔, 眉粉, 眼影, 眼线液, 眼线液笔, 眼线笔, 睫毛膏, 睫毛膏套装, 粉底, 粉底液, 粉饼,
    素颜霜, 美妆, 腮红, 蜜粉, 遮瑕膏, 隔离霜, 高光粉
fr: anti-cernes, blush, cosmétique, cosmétiques, crayon khôl, crayon yeux, crayon à sourcils, démaquillant,
    enlumineur, eye-liner, fard à paupières, fond de teint, henné, khôl, maquillage, mascara, palette de maquillage,
    poudre libre, produits cosmétiques, produits de beauté, produits de maquillage
ar: أحمر خدود, أدوات تجميل كريمات, ايشادو, ايلاينر, باودر وجه, برايمر, بلاشر, حناء, حنة, ظلال عيون, قلم حواجب,
    قلم روج, كحل, كريم أساس, كريم اساس, كونسيلر, ماسكارا, مستحضر تجميل, مستحضرات تجميل, مستلزمات مكياج كريمات, مكياج,
    منتجات تجميل, مواد تجميل, ميك اب, هايلايتر
ur: آئی برو پنسل, آئی شیڈو, آئی لائنر, بلش آن, بیوٹی پراڈکٹس, سرمہ, فاؤنڈیشن, مسکارا, مہندی, میک اپ, میک اپ کا سامان,
    میک اپ کٹ, کاجل, کاسمیٹک, کاسمیٹکس, ہائی لائٹر
tr: allık, allık paleti, aydınlatıcı makyaj, dudak kalemi, eyeliner, far paleti, fondöten, göz farı, göz kalemi,
    kapatıcı makyaj, kaş kalemi, kozmetik, kozmetik ürün, kozmetik ürünleri, kına, makyaj, makyaj malzemesi,
    makyaj seti, makyaj ürünleri, maskara, pudra kompakt, rimel
# face-cream: cosmetics
en: aloe vera gel, anti aging cream, bleaching cream, body butter, body cream, body lotion, body milk, body oil,
    body scrub, body splash, breast enlargement cream, clay mask, cleanser, cocoa butter, cold cream, cream,
    dark spot corrector, eye cream, eye serum, face cream, face mask sheet, face oil, face scrub, face serum,
    face toner, face wash, facial cleanser, facial mask, facial oil, foot cream, glutathione cream, glycerin,
    hair removal spray, hand cream, hemorrhoid cream, kojic acid, lightening cream, lotion, micellar water,
    moisturiser, moisturizer, niacinamide, peeling gel, petroleum jelly, retinol, rose water, serum,
    shea butter cream, sheet mask, skin care, skin cream, skincare, skincare set, stretch mark cream, sunblock,
    sunscreen, toner, turmeric soap liquid, vaseline, vitamin c serum, whitening cream
zh-CN: 乳液, 乳霜, 凡士林, 化妆水, 原液, 去痘膏, 护手霜, 护肤品, 护肤套装, 护肤水, 护足霜, 水乳, 水光针, 洁面乳, 洁面膏, 洗面奶, 润肤露, 烟酰胺, 爽肤水, 玫瑰水, 玻尿酸精华, 甘油, 眼霜,
    磨砂膏, 祛斑霜, 精华, 精华液, 美白霜, 芦荟胶, 身体乳, 身体油, 防晒霜, 隔离乳, 雪花膏, 面膜, 面霜
fr: beurre corporel, crème, crème anti-âge, crème de jour, crème de nuit, crème de visage, crème hydratante,
    crème mains, crème pour le visage, crème solaire, crème visage, crème éclaircissante, eau de rose, eau micellaire,
    gel nettoyant, gommage, gommage corps, huile corporelle, lait corporel, lait hydratant, lait éclaircissant,
    lotion, masque visage, produits cosmétique, soin du visage, sérum, sérum visage, vaseline
ar: تونر, جل صبار, خلطة تبييض, زبدة الشيا, زبدة جسم, زيت جسم, سكراب, سيروم, عناية بالبشرة, غسول, غسول وجه, فازلين,
    كريم, كريم بشرة, كريم تبييض, كريم عيون, كريم ليلي, كريم نهاري, كريم وجه, كريم يدين, كريمات, كريمات تفتيح, لوشن,
    لوشن جسم, ماء ميسيلار, ماء ورد, ماسك وجه, مرطب, مرطبات, مقشر, منتجات عناية بالبشرة, واقي شمس
ur: اسکرب, ایلو ویرا جیل, باڈی آئل, باڈی لوشن, بیوٹی کریم, رنگ گورا کرنے والی کریم, سن اسکرین, سن بلاک, سیرم,
    عرق گلاب, فیس سیرم, فیس ماسک شیٹ, فیس واش, فیس کریم, لوشن, موئسچرائزر, نائٹ کریم, وائٹننگ کریم, ویزلین, کریم,
    کولڈ کریم
tr: aloe vera jel, cilt bakım, cilt bakım ürünü, cilt serumu, el kremi, gece kremi, göz kremi, gül suyu, güneş kremi,
    krem, leke kremi, losyon, micellar su, nemlendirici, peeling, selülit kremi, serum, tonik, vazelin, vücut kremi,
    vücut losyonu, vücut yağı, yüz kremi, yüz maskesi kil, yüz serumu, yüz temizleme jeli, yüz toniği, yüz yıkama jeli
# hair-products: cosmetics
en: beard oil, braid gel, braiding gel, conditioner, dry shampoo, edge control, hair butter, hair color dye,
    hair colour cream, hair colouring, hair conditioner, hair cream, hair dye, hair food, hair gel, hair growth oil,
    hair lotion, hair mask cream, hair mousse, hair oil, hair perm, hair pomade, hair relaxer, hair serum, hair spray,
    hair straightening cream, hair tonic, hair tonic oil, hair treatment, hair wax, hairspray, keratin,
    keratin treatment, leave in conditioner, minoxidil, pomade, relaxer, shampoo
zh-CN: 发油, 发胶, 发膜, 发蜡, 啫喱, 头皮精华, 护发喷雾, 护发油, 护发精油, 护发素, 摩丝, 染发剂, 染发膏, 染发霜, 洗发水, 洗发膏, 洗发露, 洗护, 烫发水, 烫发药水, 生发液, 直发膏
fr: après shampoing, après-shampooing, coloration cheveux, crème capillaire, défrisant, gel coiffant,
    huile capillaire, huile de cheveux, huile pour cheveux, huile à barbe, kératine, laque, lissage brésilien,
    masque capillaire, mousse coiffante, shampoing, shampooing, sérum cheveux, teinture cheveux
ar: بروتين شعر, بلسم, بلسم شعر, جل شعر, حمام كريم, زيت شعر, زيت لحية, زيوت شعر, سبراي شعر, سيروم شعر, شامبو,
    صبغات شعر, صبغة, صبغة شعر, فرد شعر, كريم شعر, كريم فرد, كيراتين, مثبت شعر
ur: بالوں کا تیل, خضاب, داڑھی کا تیل, شیمپو, کنڈیشنر, کیراٹین, ہیئر آئل, ہیئر اسپرے, ہیئر جیل, ہیئر سیرم,
    ہیئر ٹریٹمنٹ, ہیئر کریم, ہیئر کلر
tr: jöle, keratin, sakal yağı, saç bakım yağı, saç boyası, saç jölesi, saç kremi, saç köpüğü, saç losyonu,
    saç maskesi, saç serumu, saç spreyi, saç toniği, saç yağı, şampuan
# lipstick: cosmetics
en: chapstick, lip balm, lip gloss, lip liner, lip oil, lip stick, lip tint, lipgloss, lipstick, matte lipstick
zh-CN: 变色唇膏, 口红, 唇彩, 唇油, 唇线笔, 唇膏, 唇釉, 润唇膏
fr: baume à lèvres, brillant à lèvres, crayon à lèvres, gloss, rouge à lèvres
ar: أحمر شفاه, احمر شفايف, ارواج, بلسم شفاه, روج, قلوس, ليب ستيك, ليب غلوس, مرطب شفاه, ملمع شفاه
ur: سرخی, لپ اسٹک, لپ اسٹکس, لپ بام, لپ گلوس, لپسٹک
tr: dudak balmı, dudak boyası, dudak kremi, dudak nemlendirici, dudak parlatıcısı, likit ruj, ruj
# nail-polish: cosmetics
en: acrylic nail liquid, acrylic powder nails, gel nail polish, gel polish, nail gel, nail glue, nail lacquer,
    nail polish, nail polish remover, nail polish set, nail varnish, uv gel nail
zh-CN: 光疗胶, 卸甲水, 卸甲液, 指甲油, 指甲胶水, 洗甲水, 甲油胶, 美甲胶
fr: dissolvant, gel ongles, gel uv, vernis, vernis semi-permanent, vernis à ongles
ar: جل أظافر, طلاء أظافر, غراء أظافر, مانيكير, مزيل طلاء الأظافر, مناكير, مناكيرات
ur: ناخن پالش, نیل جیل, نیل پالش, نیل پالش ریموور
tr: aseton oje çıkarıcı, kalıcı oje, oje, oje çıkarıcı, ojeler, protez tırnak jeli, tırnak jeli, tırnak yapıştırıcı
# perfume: cosmetics
en: aftershave, air freshener, antiperspirant, attar, bakhoor, bakhoor oil, body mist, body mist spray, body spray,
    car freshener, car perfume, cologne, deodorant, deodorant spray, diffuser oil, eau de cologne, eau de parfum,
    eau de toilette, essential oil, essential oils, fragrance, fragrance oil, incense oil, itr, misk, musk oil, oud,
    oud oil, parfum, perfume, perfume oil, perfumes for men, reed diffuser, roll on, room spray, scent spray,
    tester perfume
zh-CN: 体香剂, 古龙, 古龙水, 固体香膏, 无火香薰, 止汗喷雾, 止汗露, 淡香水, 空气清新剂, 精油, 走珠香水, 车载香水, 车载香薰, 除臭剂, 香体喷雾, 香体露, 香氛, 香水, 香水套装, 香水小样, 香精,
    香薰精油
fr: attar, brume corporelle, diffuseur de parfum, déodorant, désodorisant, eau de cologne, eau de parfum,
    eau de toilette, eau parfumée, encens liquide, huile essentielle, huiles essentielles, musc, parfum,
    parfum d'ambiance, parfum de voiture, parfums, spray corporel
ar: بارفان, بخاخ عطر, بخور, برفان, برفانات, برفيوم, بودي سبراي, بودي ميست, دهن العود, دهن عود, زيت عطري, زيوت عطرية,
    عطر, عطر سيارة, عطور, عطورات, عود, كولونيا, ماء تواليت, مخمرية, مزيل العرق, مزيل عرق, مسك, مسك الطهارة, معطر,
    معطر جسم, معطر جو, معطر فم, معطرات
ur: ایئر فریشنر, ایئر فریشنر گاڑی, باڈی اسپرے, باڈی سپرے, باڈی مسٹ, خوشبو, عطر, عطریات, عود, مشک, پرفيوم, پرفیوم,
    پرفیومز, ڈیوڈرنٹ, کولون
tr: araba parfümü, araç kokusu, deodorant, edp, edt, esans, esansiyel yağ, koku, kolonya, misk, misk yağı, oda kokusu,
    oto kokusu, parfum, parfüm, roll-on, tıraş losyonu, uçucu yağ, vücut spreyi
# soap: cosmetics
en: alcohol wipes, baby lotion, baby oil, baby powder, bar soap, bath bomb, bath gel, body wash, bubble bath, compact powder,
    dusting powder, eyelash glue, face powder, hair removal cream, hand sanitizer, hand wash, lace glue, lash glue,
    liquid soap, loose powder, makeup powder, massage oil, mouthwash, sanitiser, sanitizer, setting powder,
    shaving cream, shaving foam, shaving gel, shower gel, soap, talcum powder, tattoo ink, teeth whitening gel,
    tooth whitening gel, toothpaste, translucent powder, wax beans, wet wipes, wig glue
zh-CN: 假发胶水, 免洗洗手液, 剃须泡沫, 剃须膏, 婴儿油, 按摩油, 沐浴露, 泡澡球, 洗手液, 消毒液, 湿巾, 漱口水, 爽身粉, 肥皂, 牙粉, 牙膏, 痱子粉, 睫毛胶, 纹身墨水, 脱毛膏, 香皂, 香皂液
fr: bain de bouche, bain moussant, colle à cils, crème dépilatoire, dentifrice, gel douche, gel hydroalcoolique,
    huile bébé, huile de massage, lingettes, mousse à raser, poudre de bébé, savon, savon liquide, talc
ar: بودرة أطفال, بودرة تلك, بودرة وجه, جل استحمام, رغوة حلاقة, زيت مساج, شاور جل, صابون, صابون سائل, صابونة, غسول فم,
    كريم إزالة الشعر, معجون أسنان, معجون اسنان, معقم, معقم يدين, معقمات, مناديل مبللة
ur: بیبی آئل, بیبی لوشن, بیبی پاؤڈر, سینیٹائزر, شاور جیل, شیونگ فوم, صابن, فیس پاؤڈر, لیکویڈ صابن, ماؤتھ واش, ٹوتھ پیسٹ,
    ٹیلکم پاؤڈر, ہیئر ریموول کریم
tr: ağda, ağız çalkalama suyu, bebek pudrası, bebek yağı, dezenfektan, diş macunu, duş jeli, kalıp sabun, el dezenfektanı,
    masaj yağı, pudra, sabun, sıvı sabun, talk pudrası, tüy dökücü krem, tıraş köpüğü, ıslak mendil
`;
