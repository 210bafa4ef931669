import 'server-only';

/**
 * Weapons, explosives, flammable and toxic goods, fuels and powders by their everyday, market and brand names.
 * `read-vocabulary.ts` describes the format.
 */
export const EVERYDAY_DANGERS = `
# ammunition: ammunition
en: cartridge shells, ammo belt, blank cartridges, blanks 9mm, 22lr, .22 lr, 7.62 rounds, 7.62x39, bird shot, buckshot,
    lead shot, tracer rounds, paintballs, pepper balls
zh-CN: 水弹, 水晶弹, 子弹壳, 橡皮弹, 彩弹
fr: cartouche de chasse, balles à blanc, plombs de chasse, billes de paintball
ar: فشق, فشك, رش صيد, حبات خرز مسدس, قذائف, قذيفة
ur: خالی خول, خول گولی, kartoos, kartoos 12 bore, charra, chharay
# explosive: explosive
en: banger, party popper, sparkler candles, catherine wheel, sky lantern, wish lantern, smoke canister,
    smoke grenade toy, road flare, thunderflash, gelignite, tnt block, semtex, det cord, detonator cap, blasting gel,
    stage pyro, cold pyro, model rocket engine, model rocket motors, estes engine, nitroglycerin, anfo, saltpetre,
    potassium perchlorate, hexamine
zh-CN: 擦炮, 礼炮, 礼宾花, 窜天猴, 烟雾饼, 烟雾棒, 发烟罐, 导爆索, 炸药包, 手雷, 硝石, 生日烟花蜡烛
fr: chandelle romaine, fusée de signalisation, lanternes célestes, confettis canon, canon à confettis,
    nitrate de potassium, cracker noël
ar: شراطيط, طرطعان, نجوم الليل, فلاشات أعراس, حارقات, المحارق, نترات البوتاسيوم, فانوس طائر, شرارات باردة
ur: پھلجڑی, سکائی شاٹ, ڈیٹونیٹر, patakha, phuljhadi, atish bazi, aatish bazi, shurli, anaar patakha, sky shot, barood
tr: renkli duman, dilek balonu, volkan fıskiye, soğuk volkan, doğum günü volkanı, potasyum nitrat
# flammable: flammable
en: ronsonol, safety match, turps, kerosine, octane booster, gas bottle, cooking gas, oxygen bottle, oxygen canister,
    helium tank balloon, laughing gas, co2 cylinder, sodastream cylinder, air duster, compressed air duster,
    can of spray, spray adhesive, spray primer, montana spray, car spray, shellac, stain wood, araldite, top bond,
    creosote, shisha coal, isopropanol, glade spray, tyre foam, carb cleaner, starter spray, flint fire steel, esbit,
    ac gas, r134, r22 gas, r600a
zh-CN: 天拿水, 稀料, 喷漆罐, 液化气罐, 氦气罐, 气弹, 苏打气弹, 镁棒, 火石, 樟脑, 竹炭块, 煤球, 柴火, 松香, 赛璐珞
fr: allume barbecue, bois d'allumage, fioul, bioéthanol, lasure, bouteille gaz, cartouche gaz camping, bonbonne de gaz,
    butagaz, dépoussiérant, protoxyde d'azote, cartouche co2, gaz clim, goudron, pastilles feu
ar: بريكة, بريكي, غاز تعبئة, بانزين, المازوط, اسبرتو, سبرتو أحمر, تينر, دوكو, بخاخ دوكو, صباغة الحيطان, جملكة,
    غاز تبريد, غاز مكيف, قنينة غاز, اسطوانة بوتاجاز, غاز الضحك, حطب, سمر حطب, مكعبات اشعال, بخاخ تنظيف كاربوريتر, زفت
ur: ماچس باکس, ایل پی جی, ڈسٹمپر, سپرے کین, پالش لکڑی, ہوائی سپرے, ایئر ڈسٹر, آکسیجن سلینڈر, آگ جلانے والا,
    mitti ka tail, machis, maachis, laiter, cylinder gas wala, rang rogan, koyla
tr: tüp gazı, piknik tüpü, kartuş gaz, kamp kartuşu, balon gazı, co2 tüpü, krema tüpü, gülme gazı,
    basınçlı hava spreyi, hava spreyi, izopropil, kömür mangal, çıra, balata temizleyici, karbüratör temizleyici, zift,
    katran
# petroleum: petroleum
en: crude, bonny light, lpfo, asphalt, naphtha, total quartz, shell helix, mobil 1
zh-CN: 嘉实多
fr: asphalte
ar: شحوم, اسفلت
ur: پٹرولیم مصنوعات, گاڑی کا آئل, ہائیڈرولک آئل, تارکول, کروڈ آئل, engine ka tel
tr: akaryakıt, hidrolik yağı, asfalt, bitüm
# powder: powder
en: omo, klin, surf excel, gulal, iron filings, bentonite, fuller earth, diatomaceous earth, activated carbon,
    glitter bulk, npk, urea, talcum, sawdust
zh-CN: 夜光粉, 墨粉, 树脂粉, 纯碱, 滑石, 防滑粉, 尿素, 复合肥, 香灰, 粘土粉, 膨润土, 闪粉
fr: omo, toner imprimante, argile, argile verte, alun
ar: اومو, رماد, كربونات, بيكربونات, صودا, شبة, نيلة, نيلة زرقاء, يوريا
ur: یوریا, پھٹکڑی, ٹاٹری, راکھ, surf excel, phitkari, phitkri, chuna, tatri, khaad
tr: omo, şap, üre, sabun tozu, grafit tozu
# toxic: toxic
en: drano, strychnine, rat kill, ddvp, force up, delta force, off spray, deet, ant gel, fly bait, chemistry set,
    copper sulphate, hydrofluoric, chloroform, calcium carbide, biohazard, hazardous, photo developer, ferric chloride,
    rust converter
zh-CN: 片碱, 火碱, 氢氧化钠, 福尔马林, 水银血压计, 汞齐, 氰化钾, 敌百虫, 毒鼠强, 蚂蚁粉, 灭蚊片, 避蚊胺, 灭虱灵, 樟脑球, 萘丸, 除虫菊, 强腐蚀, 管道疏通, 疏通剂, 洁厕液, 除霉剂, 氯仿,
    三氯甲烷, 电石, 铅粉, 放射源, 石棉板, 消毒粉, 氯粒, 泳池消毒
fr: soude en paillettes, ammoniac, souricide, répulsif moustique, anti-fourmis, antimite, permanganate, chloroforme,
    grésil, crésyl
ar: لاصق صراصير جل, جل صراصير, كرات نفتالين, الما القاطع, الزواق, زواق, كلوروفورم, كربيد
ur: مورٹین, دیمک مار, جوں مار, سلفاس, پارا, کاسٹک, فارمالین, پوٹاشیم, نیلا تھوتھا, نوشادر, کیمیائی مواد, zeher, zahar,
    tezaab, chuha maar, chuhay maar goli, machar maar, machhar coil, mospel, phenyl goli, gandhak, neela thotha,
    naushadar
tr: çamaşır suları, ot öldürücü, herbisit, insektisit, kloroform, karpit, permanganat, göztaşı, pas sökücü
# weapons: weapons
en: knife fighting, hunting knives, bushcraft knife, pocket knife, pocket knives, folding knife, folding knives,
    penknife, swiss army knife, jack knife, lock knife, military knife, army knife, boot knife, neck knife, kukri,
    khukuri, tanto, rambo knife, spear, spearhead, javelin spear, axe throwing, tomahawk, battle axe,
    war hammer, mace spiked, samurai, saber, rapier, scimitar, shamshir, jambiya, kirpan, stiletto blade,
    nunchaku chain, night stick, tonfa, electroshock, cs gas, catapult, wrist rocket, blow dart, blow pipe,
    blowpipe darts, archery set, longbow, arrowheads, broadhead arrows, musket, flintlock, pump action, m16, carbine,
    uzi, glock switch, gun switch, auto sear, gun magazine pouch full, firing pin, gun bolt, 80 lower, muzzle brake,
    flash hider, silencers, holographic sight, laser sight, plate carrier, riot helmet, handcuff, thumb cuffs,
    leg irons, shackles police, military equipment, butterfly trainer knife, throwing spikes, caltrops, wakizashi,
    bo staff, hunting knife, silencer
zh-CN: 折刀, 折叠小刀, 求生刀, 廓尔喀, 狗腿刀, 丛林刀, 战斧, 飞斧, 飞镖暗器, 袖箭, 暗器, 长矛, 苗刀, 绣春刀, 汉剑, 武器模型, 射钉枪改装, 鸟铳, 火铳, 反曲弓, 传统弓, 箭头, 箭支, 弩机,
    脚镣, 催泪弹, 防弹背心, 防刺服, 防暴盾牌, 防暴头盔, 激光瞄准器, 枪托, 枪机, 拳刺, 四指扣, 折叠刀
fr: couteau de poche, couteau pliant, couteau suisse, couteau de survie, couteau militaire, couteau tactique,
    couteau de lancer, canif, cran d'arrêt, couteau à ouverture automatique, dague, dagues, hache de lancer, tomahawk,
    sagaie, sarbacane, catapulte, kalachnikov, mousquet, silencieux, viseur laser, lunette de visée, gilet pare-balle,
    plaque balistique, shocker, tonfa, couteau berbère, koummya, koumia
ar: سكين جيب, سكين طوي, سكين قابلة للطي, سكين تكتيكية, سكين عسكرية, سكين رامبو, سكين بقاء, موس كباس, موس بوسعادة,
    قرن غزال, مطوة, مطوة قرن غزال, سنجة, فاس قتال, كمية مغربية, كاتانا, رماح, قوس سهام, نبيطة, فرد خرز, طبنجة, شوزل,
    كلاشن, كلاشينكوف, رشاشات, قناصة, عصا تلسكوبية, عصا شرطة, شومة, كلابشات, قيود يد, بوكس حديد, ملكمة حديد, موس الجيب
ur: جیب والا چاقو, فولڈنگ چاقو, گنڈاسا, کلہاڑی جنگی, برچھی, بھالا, ائرگن, بارہ بور, تیس بور, ٹی ٹی, کلاشن کوف,
    کلاشنکوف پرزے, الیکٹرک شاکر, مکا لوہے کا, نکل ڈسٹر, لیزر لائٹ گن, pistal, pistaul, tamancha, desi katta, ghulail,
    gulel, hathkari, talwaar, kirpan, aslaha, hathyar, hathiyar
tr: çakı, çakılar, isviçre çakısı, cep bıçağı, katlanır bıçak, kamp bıçağı, taktik bıçak, komando bıçak, balta savaş,
    tomahawk, mızrak, okçuluk seti, sapan lastikli, kalaşnikof, silah aksesuarı, dipçik, horoz tetik, nişangah,
    lazer nişangah, kask balistik, muşta yüzük, yatağan, pusat
`;
