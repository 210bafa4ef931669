import 'server-only';

/** Phones and tablets, and their accessories. `read-vocabulary.ts` describes the format. */
export const PHONES = `
# mobile-phone: phone
en: android phone, android phones, button phone, cell phone, cellphone, cellphones used, cellular phone,
    feature phone, foldable phone, galaxy note, galaxy phone, galaxy s24, galaxy s25, google pixel, gsm phone,
    handphone, handset, htc phone, huawei phone, huawei phones, infinix, infinix hot, infinix phone, iphone,
    iphone 11, iphone 13, iphone 14, iphone 15, iphone 16, iphone pro max, iphone se, iphone xr, iphones used, itel,
    itel phone, keypad phone, mobile, mobile phone, mobile set, mobiles, motorola phone, nokia, nokia phone, oneplus,
    oppo, oppo phone, phone, phones, pixel phone, realme, redmi, redmi note, redmi phone, refurbished phone,
    samsung galaxy, samsung phone, samsung phones, smart phone, smartphone, tecno camon, tecno phone, tecno spark,
    touch phone, used phones, vivo, vivo phone, xiaomi phone
zh-CN: OPPO手机, iPhone手机, vivo手机, 三星手机, 二手手机, 功能机, 华为手机, 备用机, 安卓手机, 小米手机, 手提电话, 手机, 手机整机, 折叠屏手机, 旧手机, 智能手机, 移动电话, 红米手机,
    翻新手机, 老人机, 老年机, 苹果15, 苹果手机, 荣耀手机
fr: gsm, gsm occasion, iphone, mobile, portable téléphone, samsung galaxy, smartphone, smartphones, téléphone,
    téléphone android, téléphone mobile, téléphone portable, téléphone samsung, téléphone tactile, téléphones,
    téléphones portables
ar: آيفون, اجهزة جوال, ايفون, ايفونات, تلفون, تلفونات, تليفون, تليفون محمول, تليفونات, جوال, جوال سامسونج,
    جوال مستعمل, جوالات, جوالات مستعملة, سامسونج جالكسي, محمول, موبايل, موبايل سامسونج, موبايلات, نقال, هاتف,
    هاتف جوال, هاتف ذكي, هاتف سامسونج, هاتف محمول, هاتف نقال, هواتف, هواتف ذكية
ur: آئی فون, آئی فونز, استعمال شدہ موبائل, اسمارٹ فون, اینڈرائڈ فون, بٹن والا موبائل, سام سنگ فون, سام سنگ موبائل,
    سمارٹ فون, سیل فون, فون, موبائل, موبائل سیٹ, موبائل سیٹس, موبائل فون, موبائل ڈیوائس, موبائلز, ٹچ موبائل,
    پرانا موبائل
tr: akıllı cep telefonu, akıllı telefon, android telefon, cep tel, cep telefonları, cep telefonu, ikinci el telefon,
    iphone, katlanabilir telefon, mobil telefon, samsung telefon, telefon, tuşlu telefon, xiaomi telefon
# phone-case: general
en: airpods case, apple watch band, back cover, camera bag, camera case, camera lens cap, camera strap, camera tripod,
    case for iphone, case for phone, earbuds case, ipad case, ipad cover, iphone case, iphone cover, laptop backpack,
    laptop bag, laptop case, laptop sleeve, laptop stand, mobile case, mobile cover, phone back cover, phone bag,
    phone case, phone cover, phone pouch, phone shell, phone wallet case, silicone phone case, smart watch strap,
    smartwatch strap, tablet case, tablet cover, tablet sleeve, watch strap
zh-CN: 保护壳, 平板保护套, 平板壳, 平板套, 手机保护套, 手机壳, 手机套, 手机皮套, 手机背壳, 手表带, 电脑内胆包, 电脑包, 相机三脚架, 相机包, 相机带, 硅胶手机壳, 笔记本电脑包, 耳机保护套, 耳机套,
    表带
fr: bracelet de montre, coque, coque de téléphone, coque iphone, coque pour téléphone, coque téléphone,
    coques de smartphone, housse de tablette, housse de téléphone, housse ordinateur, housse pour ordinateur portable,
    housse tablette, sac pour ordinateur portable, sacoche appareil photo, sacoche ordinateur portable,
    étui de téléphone, étui pour iphone, étui téléphone
ar: أغطية جوالات, أغطية هواتف, جراب, جراب موبايل, جراب هاتف, حافظة ايباد, حافظة هاتف, حزام ساعة, حقيبة لابتوب,
    سوار ساعة, شنطة لابتوب, غطاء جوال, غطاء موبايل, غطاء هاتف, كفر جوال, كفر موبايل, كفرات, كفرات جوال
ur: فون کور, فون کیس, لیپ ٹاپ بیگ, موبائل کا کور, موبائل کور, موبائل کیس, موبائل کے کور, ٹیبلٹ کور, گھڑی کا پٹا
tr: cep telefonu kılıfı, dizüstü çantası, ipad kılıfı, iphone kılıfı, kamera çantası, kulaklık kılıfı, laptop çantası,
    saat kayışı, tablet kılıfı, telefon kabı, telefon kılıfı
# phone-parts: general
en: adapter, camera accessories, car charger, car phone holder, charger, charging cable, data cable, fast charger,
    ipad keyboard, ipad stand, iphone cable, iphone charger, iphone screen, laptop accessories, laptop adapter,
    laptop charger, laptop keyboard, laptop parts, laptop screen, lightning cable, macbook charger,
    mobile accessories, mobile charger, mobile phone accessories, phone accessories, phone armband, phone cable,
    phone charger, phone charm, phone cooler, phone flex cable, phone grip, phone holder, phone lanyard, phone lcd,
    phone lens, phone mount, phone parts, phone repair tools, phone ring, phone screen, phone sim tray, phone skin,
    phone socket, phone stand, phone sticker, phone strap, phone tempered glass, phone tripod, power adapter,
    ring holder, screen protector, selfie stick, tablet accessories, tablet holder, tablet parts, tablet stand,
    telephone cable, telephone cord, telephone wire, tempered glass, type c cable, usb cable, usb charger,
    wall charger, wireless charger
zh-CN: 充电器, 充电头, 充电线, 屏幕保护膜, 平板支架, 手机充电器, 手机卡针, 手机屏幕, 手机挂绳, 手机指环, 手机排线, 手机支架, 手机散热器, 手机数据线, 手机架, 手机维修工具, 手机膜, 手机贴纸,
    手机贴膜, 手机配件, 手机链, 手机镜头, 数据线, 无线充电器, 电源适配器, 电话线, 自拍杆, 贴膜, 车充, 车载手机支架, 适配器, 钢化膜
fr: accessoires de téléphone, accessoires téléphone, adaptateur, adaptateur secteur, chargeur, chargeur de téléphone,
    chargeur ordinateur portable, chargeur pour téléphone, chargeur sans fil, chargeur téléphone, câble de charge,
    câble iphone, câble usb, film protecteur, perche à selfie, protège-écran, support de téléphone, support tablette,
    support téléphone, verre trempé, vitre de protection, écran de téléphone
ar: اكسسوارات جوال, اكسسوارات موبايل, اكسسوارات هواتف, حامل الهاتف, حامل جوال, حامل موبايل, حامل هاتف, زجاج حماية,
    ستاند موبايل, سلك شاحن, شاحن, شاحن جوال, شاحن لابتوب, شاحن لاسلكي, شاحن موبايل, شاحن هاتف, شاشة جوال, شاشة موبايل,
    شاشة هاتف, شواحن, عصا سيلفي, قطع غيار هواتف, كابل, كابل شحن, كيبل شحن, لاصق شاشة, لاصقة حماية, محول كهرباء,
    وصلة شحن
ur: اسکرین پروٹیکٹر, اڈاپٹر, سیلفی اسٹک, فون ہولڈر, موبائل اسٹینڈ, موبائل اسکرین, موبائل اسیسریز, موبائل لوازمات,
    موبائل چارجر, موبائل چارجرز, موبائل کے پرزے, موبائل ہولڈر, چارجر, چارجنگ کیبل, ڈیٹا کیبل
tr: adaptör, araç telefon tutucu, ekran koruyucu, kablosuz şarj, kırılmaz cam, laptop şarj aleti, selfie çubuğu,
    tablet standı, telefon aksesuarları, telefon aksesuarı, telefon askısı, telefon ekranı, telefon standı,
    telefon tutucu, telefon yedek parça, usb kablo, veri kablosu, şarj aleti, şarj cihazı, şarj kablosu
# sim-card: ask
en: corded telephone, desk phone, esim, intercom, landline phone, memory card, phone card, sd card, sim, sim card,
    sim cards, telephone set, toy phone
zh-CN: SIM卡, 内存卡, 固定电话, 存储卡, 座机, 手机卡, 玩具手机, 玩具电话, 电话卡
fr: carte mémoire, carte sim, téléphone fixe, téléphone jouet
ar: بطاقة ذاكرة, تلفون لعبة, شرائح اتصال, شريحة اتصال, كرت ميموري, هاتف أرضي, هاتف لعبة
ur: سم کارڈ, میموری کارڈ, ٹیلی فون سیٹ, کھلونا فون
tr: hafıza kartı, masa telefonu, oyuncak telefon, sabit telefon, sim kart
# tablet: phone
en: android tablet, drawing tablet with screen, galaxy tab, ipad, ipad air, ipad mini, ipad pro, ipads, kids tablet,
    tab samsung, tablet, tablet computer, tablet pc, tablets
zh-CN: 平板, 平板电脑
fr: ipad, tablette, tablette numérique, tablette tactile
ar: آيباد, أجهزة لوحية, ايباد, تاب سامسونج, تابلت, جهاز لوحي, لوحي
ur: آئی پیڈ, ٹیب, ٹیبلٹ, ٹیبلٹ کمپیوٹر, ٹیبلیٹ
tr: ipad, tablet, tablet bilgisayar, çocuk tableti
`;
