import 'server-only';

/** Drinks and tobacco. `read-vocabulary.ts` describes the format. */
export const DRINKS = `
# alcohol-drinks: liquid
en: absolut, alcoholic beverage, alcoholic drink, alcoholic drinks, alcoholic wine, baijiu, baileys, beer, bourbon,
    brandy, champagne, cider, cognac, gin, gin bottles, guinness, heineken, hennessy, jack daniels, johnnie walker,
    liqueur, liquor, maotai, mead, moutai, ogogoro, palm wine, port wine, prosecco, red wine, rum, sake, scotch,
    smirnoff, soju, spirits, tequila, vodka, whiskey, whiskies, whisky, white wine, wine
zh-CN: 二锅头, 五粮液, 五粮液酒, 伏特加, 剑南春, 啤酒, 威士忌, 干红, 散装白酒, 朗姆酒, 果酒, 汾酒, 泸州老窖, 洋河, 洋酒, 清酒, 烈酒, 烧酒, 白兰地, 白酒, 米酒, 米酒酿, 红酒, 老酒,
    茅台, 茅台酒, 药酒瓶装, 葡萄酒, 起泡酒, 酒, 酒类, 预调酒, 香槟, 鸡尾酒, 黄酒
fr: apéritif, bière, bières, boisson alcoolisée, boissons alcoolisées, bouteille de vin, champagne, cidre, cognac,
    eau-de-vie, gin, liqueur, mahia, pastis, pastis ricard, rhum, spiritueux, tequila, vin, vin blanc, vin rouge,
    vins, vodka, whisky
ar: براندي, بيرة, تيكيلا, جن مشروب, خمر, خمور, رم, شمبانيا, عرق كحولي, عرق مشروب, فودكا, كحول شرب, كونياك,
    مشروبات كحولية, نبيذ, واين, ويسكي
ur: بیئر, رم شراب, شراب, شمپین, وائن, واٹکا, وسکی, ووڈکا, وہسکی, ٹھرا, کچی شراب
tr: alkollü içecek, alkollü içki, beyaz şarap, bira, boza alkollü, cin içki, ev şarabı, içki, konyak, kırmızı şarap,
    likör, raki, rakı, rom, tekila, viski, votka, şampanya, şarap
# beverages: liquid
en: argan oil, barbecue sauce, beverage, beverages, black seed honey, bottled water, butter, castor oil, chili oil,
    chili sauce, chilli sauce, coconut oil, coconut water, cola, condensed milk, cooking oil, drink, drinks,
    energy drink, energy drinks, evaporated milk, fish oil liquid, fish sauce, fresh milk, fruit juice, ghee,
    groundnut oil, holy water, honey, hot sauce, hotpot base, jam, juice, ketchup, kombucha, malt drink, malta,
    maple syrup, mayonnaise, milk, mineral water, molasses, mustard oil, olive oil, oyster sauce, palm kernel oil,
    palm oil, peak milk liquid, peanut butter, pepper sauce, red oil, royal jelly, sauce, sesame oil, shea butter,
    sobolo, soda drink, soft drink, soft drinks, soy sauce, soya sauce, syrup drink, tahini, tomato ketchup,
    tomato paste, tomato puree, vegetable oil, vinegar, water bottled, zamzam, zamzam water, zobo
zh-CN: 乳木果油, 凉茶, 剁椒, 功能饮料, 可乐, 圣水, 奶茶, 山茶油, 料汁, 料酒, 果汁, 果酱, 果醋, 棕榈油, 椰子油, 椰汁, 橄榄油, 汽水, 沙拉酱, 火锅底料, 炼乳, 牛奶, 牛肉酱, 猪油,
    王老吉, 番茄酱, 矿泉水, 糖水, 红牛, 老干妈, 腐乳, 芝麻油, 芝麻酱, 花椒油, 花生油, 花生酱, 茶油, 菜籽油, 蚝油, 蜂王浆, 蜂蜜, 豆浆, 豆瓣酱, 豆豉, 辣椒油, 辣椒酱, 辣酱, 酱料, 酱油,
    酸梅汤, 醋, 雪碧, 食用油, 饮料, 香油, 香辣酱, 鱼露, 麻油, 黄豆酱
fr: beurre, beurre de cacahuète, beurre de karité, boisson, boisson énergisante, boissons, café liquide,
    concentré de tomate, confiture, eau de zamzam, eau minérale, gelée royale, harissa, huile d'argan, huile d'olive,
    huile de coco, huile de cuisine, huile de nigelle, huile de palme, huile de ricin, huile de sésame,
    huile de tournesol, huile végétale, jus, jus de bissap, jus de fruits, ketchup, lait, lait concentré, limonade,
    mayonnaise, miel, moutarde, sauce, sauce piquante, sauce soja, sauce tomate, sirop de menthe, soda, vinaigre
ar: ببسي, تمر هندي شراب, حليب, حليب مكثف, خل, دبس, دبس تمر, دبس رمان, زبدة, زبدة فول سوداني, زمزم, زيت أركان,
    زيت الطبخ, زيت جوز الهند, زيت حبة سوداء, زيت زيتون, زيت سمسم, زيت طعام, زيت نخيل, سمن, سمنة, شربات, شطة, صلصات,
    صلصة, طحينة, عسل, عسل طبيعي, عسل ملكات, عسل نحل, عصائر, عصير, غذاء ملكات النحل, قطر, كاتشب, كولا, لبنة, ماء,
    ماء زمزم, مايونيز, مربى, مشروب, مشروب طاقة, مشروبات, معجون طماطم, مياه, مياه معدنية
ur: آب زمزم, تل کا تیل, جام, جوس, خالص شہد, دودھ, دیسی گھی, روح افزا, زیتون تیل, زیتون کا تیل, ساس, سرسوں تیل,
    سرسوں کا تیل, سرکہ, سویا ساس, شربت, شہد, عرق, لسی, مایونیز, مربہ, مشروب, مشروبات, منرل واٹر, مکھن, مکھن گھی,
    ناریل کا تیل, پکانے کا تیل, پینٹ بٹر, پیپسی, چلی ساس, چٹنی, کولا, کوکنگ آئل, کھانے کا تیل, کیچپ, گلقند, گھی
tr: acı sos, argan yağı, ayran, ayçiçek yağı, bal, biber salçası, domates salçası, dut pekmezi, enerji içeceği, ezme,
    fındık yağı, gazlı içecek, gazoz, gül reçeli, hardal, hazır kahve sıvı, hindistan cevizi yağı, içecek,
    kara kovan balı, kefir, ketçap, kola, krem çikolata, limonata, maden suyu, marmelat, mayonez, meyve suyu,
    nar ekşisi, pekmez, petek bal, reçel, salça, sirke, sos, soya sosu, susam yağı, süt, süzme bal, sıvı yağ,
    sızma zeytinyağı, tahin, tereyağı, zemzem, zemzem suyu, zeytinyağı, çiçek balı, üzüm pekmezi, şalgam, şalgam suyu
# tobacco: tobacco
en: al fakher, benson and hedges, betel nut, bidi, camel cigarettes, chewing tobacco, cigar, cigarette,
    cigarette carton, cigarette filter tobacco, cigarette pack, cigarette packs, cigarettes, cigarillo,
    cigarillos pack, cigars, cut tobacco, disposable vape, dokha, dunhill, e cig, e cigarette, e-cig, e-cigarette,
    e-cigarettes, e-hookah, e-liquid, ecig, electronic cigarette, electronic cigarettes, elf bar, elfbar, eliquid,
    flavoured tobacco, geek bar, geekvape, gutka, heated tobacco, heets, herbal cigarettes, hookah flavour,
    hookah molasses, hookah tobacco, iqos, iqos heets, juul, kretek, lost mary, lucky strike, marlboro, mods and pods,
    molasses tobacco, mu'assel, naswar, nicotine, nicotine gum, nicotine patches, nicotine pouches, paan masala,
    pall mall, pipe tobacco, pod system, puff bar, puff bars, relx, roll ups, rolling tobacco, rothmans,
    shisha flavour, shisha pen, shisha tobacco, smok vape, smoking pipe tobacco, snuff, snuff powder, snus, tobacco,
    vape, vape coils, vape juice, vape kit, vape mod, vape pen, vape pods, vapes, vaping, vaporesso, vaporizer,
    vapouriser, weed vape, zyn
zh-CN: 一次性电子烟, 万宝路, 中华烟, 中华香烟, 云烟, 加热烟, 卷烟, 嚼烟, 外烟, 小烟, 尼古丁, 悦刻, 换弹电子烟, 旱烟, 槟榔, 水烟, 水烟膏, 烟, 烟丝, 烟叶, 烟弹, 烟油, 烟草, 爆珠烟,
    玉溪烟, 电子烟, 电子烟杆, 电子烟油, 电子雾化器, 红塔山, 细支烟, 芙蓉王, 莫吸烟弹, 软中华, 雪茄, 雾化器电子烟, 雾化弹, 雾化烟弹, 香烟, 黄鹤楼烟, 鼻烟
fr: cartouche de cigarettes, chemma, chicha tabac, cigare, cigares, cigarette, cigarette jetable,
    cigarette électronique, cigarettes, cigarillos, clope, clopes, e-cigarette, e-liquide, liquide vape, marlboro,
    moassel, neffa, nicotine, puff, puff jetable, puff électronique, recharge vapoteuse, sachets de nicotine, snus,
    tabac, tabac à chicha, tabac à narguilé, tabac à pipe, tabac à priser, tabac à rouler, vape, vapotage, vapoteuse,
    vapoteuse jetable, vapoteuses
ar: آيكوس, أكياس نيكوتين, بود فيب, تبغ, تمباك, تنباك, جراك, دخان, دخان سجائر, دوخة, سجائر, سجائر إلكترونية,
    سجائر الكترونية, سجاير, سحبات, سحبات فيب, سحبة, سحبة سيجارة, سعوط, سويكة, سيجار, سيجارة, سيجارة إلكترونية, شمة,
    شمة سودانية, شيشة إلكترونية, فيب, فيب بود, فيب جاهز, فيب مع نكهات, فيبات, كروز دخان, لفافات تبغ, مارلبورو,
    مدواخ تبغ, مزاج فيب, مضغة, معسل, معسل نخلة, نكهات فيب, نكهة فيب, نكوتين, نيكوتين
ur: الیکٹرانک سگریٹ, ای سگریٹ, بیڑی, تمباکو, حقہ تمباکو, حقے کا تمباکو, سگار, سگرٹ, سگریٹ, سگریٹ ڈبی, سگریٹس,
    شیشہ فلیور, مارلبورو, ماوا, مین پوری, نسوار, نکوٹین, ویپ, ویپ جوس, ویپ فلیور, ویپ پوڈ, ویپس, پان تمباکو,
    پان مصالحہ, پان چھالیہ, پوڈ, چرس سگریٹ, چھالیہ, گولڈ لیف, گٹکا
tr: e-sigara, elektronik nargile, elektronik sigara, elektronik sigara likiti, enfiye, esigara, iqos, karton sigara,
    likit, likit sigara, maraş otu, marlboro, nargile tütünü, nikotin, nikotin poşeti, paket sigara, parliament,
    pipo tütünü, pod sigara, puf sigara, puff, puff bar, puro, sarma tütün, sigara, sigara kartonu, sigaralar, snus,
    tütün, tütün sarma, vape, vozol, ısıtılmış tütün
`;
