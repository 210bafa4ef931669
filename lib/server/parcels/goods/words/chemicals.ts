import 'server-only';

/**
 * Dangerous substances, liquids and powders, and things that only sound like them. `read-vocabulary.ts` describes the
 * format.
 */
export const CHEMICALS = `
# acid: toxic
en: acid, acids, ammonia, arsenic, asbestos, battery acid, battery water, bleach, caustic, caustic soda, chemical,
    chemical reagent, chemicals, chlorine, chlorine tablets, corrosive, corrosives, cyanide, dangerous goods,
    developer chemical, drain cleaner, etching solution, formaldehyde, formalin, hazardous chemicals, hazmat,
    hydrochloric acid, hydrofluoric acid, industrial chemicals, isotopes, lab chemicals, laboratory reagents, lye,
    mercury, mercury thermometer, phenol, pool chemicals, radioactive, radioactive material, reagents, rust remover,
    sodium cyanide, sodium hydroxide, uranium
zh-CN: 化学品, 化学试剂, 化工原料, 化工品, 危化品, 危险品, 强碱, 放射性, 氢氟酸, 氨水, 氯气, 氰化物, 水银, 水银体温计, 水银温度计, 汞, 泳池药剂, 消毒片, 漂白水, 漂白粉, 烧碱, 王水,
    甲醛, 盐酸, 石棉, 砒霜, 管道疏通剂, 腐蚀品, 草酸, 试剂, 酸, 除锈水
fr: acide, acide chlorhydrique, acides, amiante, ammoniaque, arsenic, chlore, corrosif, cyanure, déboucheur,
    eau de javel, eau forte, formol, javel, marchandises dangereuses, mercure, produit chimique, produits chimiques,
    produits dangereux, radioactif, réactifs de laboratoire, soude caustique, thermomètre au mercure
ar: أحماض, أسبستوس, أسيد, أمونيا, اسيد, حمض, حمض كلور, زئبق, زرنيخ, سيانيد, صودا كاوية, فلاش تنظيف, فورمالين, كلور,
    كلوركس, كيماويات, كيماوية, ماء نار, مادة كيميائية, مبيض, مزيل صدأ, مواد حارقة, مواد خطرة, مواد كيميائية,
    مواد مشعة, ميزان حرارة زئبقي
ur: امونیا, بلیچ, بیٹری کا پانی, تابکار, تیزاب, خطرناک مواد, سائنائیڈ, سنکھیا, سیماب, فارملین, نمک کا تیزاب, پارہ,
    کاسٹک سوڈا, کلورین, کیمیکل, کیمیکلز, گندھک کا تیزاب
tr: amonyak, arsenik, asbest, asit, cıva, cıvalı termometre, derece cıvalı, formaldehit, havuz kimyasalı, kezzap,
    kimyasal, kimyasal madde, kimyasallar, klor, klor tablet, kostik, lavabo açıcı, radyoaktif, siyanür, sülfürik,
    tehlikeli madde, tuz ruhu, çamaşır suyu
# aerosol: flammable
en: aerosol, butane, butane gas, camping gas, co2 cartridge, compressed gas, cream charger, fire extinguisher,
    flammable, flammable gas, flammable goods, flammable liquid, flammables, freon, gas canister, gas cylinder,
    gas refill, helium, helium cylinder, helium tank, inflammable, lighter gas, lpg, nitrous oxide, oxygen cylinder,
    paint spray, propane, r134a, refrigerant, spray can, spray paint, wd 40, wd40
zh-CN: 丁烷, 丙烷, 冷媒, 制冷剂, 卡式炉气, 压缩气体, 喷漆, 喷雾剂, 打火机气体, 易燃, 易燃品, 易燃液体, 易燃物, 气瓶, 气罐, 气雾剂, 氟利昂, 氦气, 氧气瓶, 液化气, 灭火器, 煤气罐, 瓦斯罐,
    笑气, 自喷漆
fr: aérosol, bombe de peinture, bouteille de gaz, butane, cartouche de gaz, extincteur, gaz comprimé, gaz réfrigérant,
    hélium, inflammable, inflammables, liquide inflammable, peinture en spray, produits inflammables, propane,
    recharge de gaz
ar: أسطوانة أكسجين, أسطوانة غاز, أنبوبة غاز, إيروسول, بخاخ بوية, بخاخ دهان, بوتان, رش دهان, سريع الاشتعال, طفاية حريق,
    غاز بوتان, غاز مضغوط, غاز ولاعات, فريون, قابل للاشتعال, قابلة للاشتعال, مواد قابلة للاشتعال, هيليوم
ur: آتش گیر, آتش گیر سامان, آتش گیر مواد, آکسیجن سلنڈر, آگ بجھانے والا, اسپرے پینٹ, ایروسول, بیوٹین, سپرے پینٹ, فریون,
    گیس, گیس سلنڈر, ہیلیم
tr: aerosol, bütan, gaz tüpü, helyum, kamp tüpü, klima gazı, oksijen tüpü, parlayıcı, propan, soğutucu gaz,
    sprey boya, tüp gaz, yangın söndürücü, yanıcı, yanıcı madde, yanıcı maddeler, yanıcı sıvı, çakmak gazı
# chem-lookalike: general
en: acid resistant gloves, acid wash jeans, acid washed, alcohol free, alcohol lamp empty, alcohol marker,
    alcohol stove empty, alcohol tester, ankara wax, bakhoor burner, ball pen, bitumen tool, bleach anime figure,
    bleach dress, bleached jeans, candle, candle holder, candles, car lighter socket, cement tool, chalk board,
    charcoal burner, charcoal grey, charcoal grill, charcoal holder, charcoal pencil, chemical resistant gloves,
    cigarette lighter plug, cigarette lighter socket, detergent box, detergent dispenser, diesel jeans, diesel shirt,
    face paint brush, fire alarm, fire pit, flour sieve, flour sifter, fluid gauge, fly trap, fountain pen, fuel cap,
    fuel filter, fuel gauge, fuel injector, fuel line, fuel pump, fuel tank, garden sprayer, gas cooker, gas detector,
    gas hob, gas hose, gas mask, gas meter, gas regulator, gas spring, gas stove, gas strut, gas torch empty,
    gas valve, gel pen, glue applicator, glue gun sticks, glue stick, glue sticks, glue trap, grease gun empty,
    grease nipple, grease trap, himalayan salt lamp, hot glue sticks, incense burner, ink cartridge empty,
    ink pad holder, ink pen, lcd display, lcd screen, lighter blue, lighter case, lighter holder, lighter jacket,
    lighter weight, liquid crystal display, liquid eyeliner stencil, liquid level sensor, lubricator, marker pens,
    match ball, matching set, mercury glass vase, milk powder box, milk powder container, mosquito bat,
    mosquito killer lamp, mosquito lamp, mosquito net, mouse trap, oil bottle, oil brush, oil burner, oil cloth,
    oil cooler, oil diffuser, oil dispenser, oil drain plug, oil drum mold, oil extractor, oil filter, oil free,
    oil lamp, oil painting, oil paintings, oil pan, oil paper umbrella, oil pot, oil press machine,
    oil pressure sensor, oil proof apron, oil pump, oil radiator heater, oil seal, oil sprayer, oil tank, oilcloth,
    paint brush, paint brushes, paint by numbers, paint palette, paint protective film, paint roller, paint tool,
    paint tray, petrol blue, petrol cap, petrol pump parts, petrol strimmer carburetor, poison ivy costume,
    powder blue, powder coated, powder free gloves, powder pink, powder room sign, rat trap, salt and pepper shakers,
    salt grinder, salt lamp, salt mill, salt shaker, scented candle, soy candle, sprayer, starch dress, sugar bowl,
    sugar pot, toner cartridge empty, wax cloth, wax fabric, wax print, wax print fabric, wax seal stamp,
    yeast costume
zh-CN: 中性笔, 双面胶, 吸油烟机, 吸油纸, 喷壶, 喷油壶, 圆珠笔, 墨水屏, 奶粉盒, 打火机壳, 打火机套, 抽油烟机, 捕鼠器, 机油格, 机油泵, 机油滤清器, 机油滤芯, 染料机, 柴油机配件, 柴油滤芯,
    榨油机, 毒液手办, 毛笔, 气弹簧, 水泥色, 汽油泵, 汽油滤芯, 油刷, 油壶, 油封, 油布, 油底壳, 油性笔, 油泵, 油滤, 油灯, 油炸锅, 油烟机, 油瓶, 油画, 油管, 油箱, 油纸伞, 洗手液瓶,
    洗洁精瓶, 洗涤机配件, 液位计, 液压机, 液晶屏, 液晶显示器, 液晶显示屏, 液晶电视, 滚筒刷, 漂白牛仔裤, 漆刷, 火柴盒模型, 灭蚊灯, 炭灰色, 炭笔, 点烟器, 烛台, 热熔胶棒, 煤气灶, 煤气阀, 燃气灶,
    燃油泵, 燃油滤清器, 电蚊拍, 盐灯, 盐罐, 碳纤维, 空气炸锅, 粉红色, 粉色, 粉蓝色, 糖果盒, 糖纸, 糖罐, 胶带, 胶棒, 花盐瓶, 苯乙烯板, 蚊帐, 蜡染布, 蜡烛, 调味瓶, 调料架, 调料盒, 调料罐,
    车载点烟器, 透明胶带, 酒精灯空, 酸奶机, 酸洗牛仔裤, 钢笔, 防毒面具, 面粉筛, 香薰机, 香薰炉, 香薰蜡烛, 马克笔, 黄油刀盒
fr: alcootest, barbecue à charbon, bleu poudré, bleu pétrole, bougeoir, bougie, bougie de préchauffage, bougies,
    bouteille d'huile vide, brûle-parfum, bâton de colle, bâtons de colle, cristaux liquides, détendeur gaz, feutres,
    filtre à carburant, filtre à essence, filtre à huile, friteuse à huile, gazinière, huilier, jean délavé,
    joint huile, lampe à huile, masque à gaz, moustiquaire, pagne wax, peinture sur toile, pinceau peinture,
    pinceaux de peinture, pistolet colle, piège à rats, piège à souris, poivrier, pompe à carburant, pompe à essence,
    pompe à huile, pulvérisateur, raquette anti-moustique, rose poudré, rouleau de peinture, réchaud à gaz, salière,
    stylo, stylo à encre, stylos, sucrier, tableau peinture à l'huile, tamis à farine, tissu wax, wax hollandais,
    écran lcd, étui à briquet
ar: أصابع غراء, أعواد شمع, أقلام, بخاخ زيت فارغ, بخاخ ماء, بوتاجاز, جهاز كشف الكحول, حامل شموع, رول دهان,
    زجاجة زيت فارغة, سكرية, شاشة lcd, شمعة, شمعدان, شموع, شواية فحم, طرمبة بنزين, طرمبة زيت, علبة بهارات, فرش دهان,
    فرشاة دهان, فرن غاز, فلاتر زيت, فلتر بنزين, فلتر زيت, قلاية زيت, قلم, قلم حبر, قماش شمع, قناع غاز, لوحات زيتية,
    لوحة زيتية, لون بودرة, مباخر, مبخرة, مصباح زيت, مصيدة فئران, مضخة زيت, مضخة وقود, مضرب بعوض, ملاحة, مملحة,
    منخل دقيق, منظم غاز, موزع زيت, موقد غاز, ناموسية
ur: آئل فلٹر, آئل پینٹنگ, آٹا چھلنی, ایل سی ڈی, بال پین, تیل کا فلٹر, تیل کی بوتل خالی, خوشبو دان, فیول پمپ, قلم,
    مصالحہ دانی, موم بتی, موم بتیاں, مچھر دانی, نمک دانی, پین, پینٹ برش, پیٹرول فلٹر, چوہے دان, چینی دان, چینی مٹی,
    چینی کا برتن, چینی کھلونے, چینی کی پلیٹ, چینی کے برتن, کوئلے کی انگیٹھی, گیس ماسک, گیس چولہا, گیس کا چولہا
tr: baharatlık, benzin filtresi, benzin mavisi, benzin pompası, boya fırçası, boya kalemi, boya rulosu,
    boya seti çocuk, buhurdanlık, cibinlik, dolma kalem, fare kapanı, gaz dedektörü, gaz maskesi, gaz ocağı,
    gaz sayacı, kalem, kimyasal eldiven, kokulu mum, kuru boya, kükürt lamba, lcd ekran, mangal, mazot filtresi, mum,
    mumluk, petrol mavisi, petrol yeşili, pudra pembe, pudra rengi, silikon çubuk, sineklik, sivrisinek raketi,
    sıvı kristal, toz bezi, toz kapağı, toz maskesi, toz pembe, toz torbası, tuzluk, tükenmez kalem, tütsülük,
    un eleği, yakıt filtresi, yakıt pompası, yağ filtresi, yağ fırçası, yağ keçesi, yağ pompası, yağ süzgeci,
    yağ şişesi boş, yağdanlık, yağlı boya tablo, çakmak kılıfı, şamdan, şekerlik
# glue: liquid
en: adhesive liquid, contact cement, dye liquid, epoxy, epoxy resin, glue, ink, ink bottle, ink cartridge liquid,
    liquid glue, nail glue liquid, printer ink, resin liquid, screen printing ink, sealant, shoe glue,
    silicone sealant, stamp ink, super glue, superglue, tile adhesive, toner powder, uv resin, wood glue
zh-CN: 502胶, AB胶, 万能胶, 墨水, 密封胶, 强力胶, 打印机墨水, 树脂胶, 油墨, 滴胶, 环氧树脂, 玻璃胶, 白乳胶, 硒鼓粉, 碳粉, 胶水, 胶粘剂
fr: colle, colle forte, colle à bois, encre, encre d'imprimante, encre imprimante, mastic silicone, résine,
    résine époxy, super glue
ar: أحبار, إيبوكسي, ايبوكسي, حبر, حبر طابعة, ريزن, سوبر جلو, سيليكون سائل, صمغ, غراء, غراء قوي, لاصق سائل
ur: ایلفی, ایپوکسی, ریزن, سلیکون گلو, سپر گلو, سیاہی, پرنٹر سیاہی, گلو, گوند
tr: epoksi, epoksi reçine, japon yapıştırıcı, mürekkep, reçine, silikon mastik, toner tozu, tutkal, yapıştırıcı,
    yazıcı mürekkebi
# lighter: flammable
en: activated charcoal, alcohol fuel, arc lighter, bic, camping stove with gas, charcoal, charcoal briquettes,
    cigarette lighter, ferro rod, fire starter, fire starters, firelighter, firelighters, gas lighter, gas lighters,
    hand warmer fuel, hookah charcoal, jet lighter, kitchen lighter, lighter, lighter fluid, lighters, match box,
    matches, matchstick, matchsticks, plasma lighter, refillable lighter, ronson, safety matches, shisha charcoal,
    solid fuel, torch lighter, usb lighter, windproof lighter, zippo, zippo lighter
zh-CN: zippo打火机, 一次性打火机, 充气打火机, 固体酒精, 引火, 打火机, 打火石, 暖宝宝燃料, 木炭, 机制炭, 水烟炭, 活性炭, 火机, 火柴, 炭, 点火器, 点火枪, 点烟器打火机, 烧烤炭, 煤油打火机,
    电弧打火机, 酒精块, 防风打火机
fr: allume-feu, allume-gaz, allumette, allumettes, briquet, briquet tempête, briquet zippo, briquet à gaz,
    briquet électrique, briquets, charbon, charbon chicha, charbon de bois, essence à briquet, recharge briquet, zippo
ar: أعواد ثقاب, بريكيه, ثقاب, زيبو, عود ثقاب, فحم, فحم شواء, فحم شيشة, قداحات, قداحة, قداحة غاز, كبريت عيدان, كبريتة,
    ولاعات, ولاعات سجائر, ولاعات غاز, ولاعة, ولاعة غاز, ولاعة كهربائية
ur: دیا سلائی, زپو لائٹر, سگریٹ لائٹر, شیشہ کوئلہ, لائٹر, لائٹرز, ماچس, ماچس کی ڈبیاں, ماچسیں, چولہے کا لائٹر, کوئلہ,
    گیس لائٹر, گیس لائٹرز
tr: arklı çakmak, gazlı çakmak, kibrit, kibrit kutusu, mangal kömürü, mutfak çakmağı, nargile kömürü, ocak çakmağı,
    odun kömürü, rüzgar çakmağı, tutuşturucu, zippo, zippo çakmak, çakmak, çakmak gaz, çakmaklar
# liquid: liquid
en: antifreeze, aquarium solution, bottled liquid, car polish, car shampoo, car wax liquid, cleaning liquid,
    contact lens solution, coolant, detergent liquid, dettol, dish soap liquid, dishwashing liquid, dishwashing soap,
    disinfectant, distilled water, fabric softener, fertilizer liquid, floor cleaner, fluid, fluids, glass cleaner,
    liquid, liquid detergent, liquid fertilizer, liquid medicine, liquid wax, liquids, oil, oils, screen wash, slime,
    snow globe liquid, solution, syrup
zh-CN: 乳胶漆, 史莱姆, 护理液, 柔顺剂, 油, 油品, 洗洁精, 洗涤剂, 洗衣液, 洗车液, 消毒水, 液体, 液体肥, 液体货物, 液态, 清洁剂, 清洗剂, 溶液, 玻璃水, 车蜡液, 防冻液, 除锈剂
fr: adoucissant, antigel, désinfectant, détergent, détergent liquide, huile, huiles, lessive liquide, liquide,
    liquide de refroidissement, liquide vaisselle, liquides, nettoyant, produit d'entretien, produits d'entretien,
    slime
ar: ديتول, زيت, زيوت, سائل, سائل تنظيف, سائل جلي, سائل غسيل, سلايم, سوائل, صابون صحون, ماء رديتر, محلول, مطهر, منظف,
    منظفات, منعم أقمشة
ur: برتن دھونے کا لیکویڈ, تیل, سیال, لیکوئڈ, لیکویڈ, مائع, محلول, واشنگ لیکویڈ, ڈیٹرجنٹ, ڈیٹول, کلینر, کولنٹ
tr: antifriz, bulaşık deterjanı, cam temizleyici, deterjan, dezenfektan sıvı, solüsyon, sıvı, sıvı deterjan, sıvılar,
    temizleyici sıvı, temizlik malzemesi sıvı, yağ, yumuşatıcı, çözelti
# paint: flammable
en: acrylic paint, alcohol, benzene, brake cleaner, car paint, carburetor cleaner, degreaser, enamel paint, ethanol,
    ether, isopropyl alcohol, lacquer, methanol, methylated spirit, nail art paint, oil paint, paint, paint remover,
    paint thinner, paints, primer paint, rubbing alcohol, solvent, solvents, surgical spirit, thinner, toluene,
    turpentine, varnish, wall paint, wood stain
zh-CN: 丙烯颜料, 乙醇, 乙醚, 化油器清洗剂, 天那水, 工业酒精, 木蜡油, 松节油, 油漆, 油画颜料, 涂料, 清漆, 溶剂, 漆, 甲苯, 甲醇, 稀释剂, 脱漆剂, 苯, 酒精, 香蕉水
fr: alcool, alcool isopropylique, alcool à brûler, diluant, décapant, méthanol, peinture, peinture acrylique,
    peinture automobile, peinture à l'huile, solvant, solvants, térébenthine, vernis à bois, white spirit, éthanol
ar: ألوان اكريليك, ألوان زيتية, إيثانول, بوية, تنر, ثنر, دهان, دهانات, سبيرتو, طلاء, كحول, مخفف دهان, مذيب, مذيبات,
    ميثانول, ورنيش
ur: الکحل, الکوحل, ایتھنول, تارپین, تھنر, رنگ روغن, سالوینٹ, سپرٹ, وارنش, پینٹ
tr: akrilik boya, alkol, boya sıvı, duvar boyası, etanol, ispirto, izopropil alkol, metanol, oto boyası, solvent,
    terebentin, tiner, vernik, yağlı boya, çözücü
# pesticide: toxic
en: agro chemicals, agrochemicals, ant killer, ant powder, baygon, bed bug spray, bug spray, cockroach bait,
    cockroach gel, cockroach killer, flea spray, fumigation tablets, fungicide, herbicide, insect killer spray,
    insect repellent, insect repellent spray, insect spray, insecticide, insecticides, mosquito coil, mosquito coils,
    mosquito repellent, mosquito repellent liquid, mosquito spray, mothballs, naphthalene, pesticide, pesticides,
    poison, poisonous, poisons, raid spray, rat killer, rat poison, roach bait, rodenticide, snake repellent,
    sniper insecticide, tick spray, toxic, toxic chemicals, toxic goods, toxic substance, weed killer, weedkiller
zh-CN: 农药, 剧毒, 敌敌畏, 有毒, 有毒化学品, 有毒物品, 杀菌剂, 杀虫剂, 杀虫喷雾, 杀蟑, 樟脑丸, 毒品原料, 毒物, 毒药, 灭蚊喷雾, 灭蟑药, 灭鼠药, 电蚊香液, 百草枯, 老鼠药, 老鼠药片, 花露水,
    蚊香, 蚊香片, 蟑螂胶饵, 蟑螂药, 防虫喷雾, 除草剂, 除螨喷雾, 驱蚊喷雾, 驱蚊液, 驱蚊液体
fr: anti-cafard, anti-moustique, antimoustique, appât cafards, désherbant, fongicide, gel anti-cafards, herbicide,
    insecticide, insecticides, mort aux rats, mort-aux-rats, naphtaline, pesticide, pesticides, poison, poison à rats,
    produit phytosanitaire, produit toxique, produits toxiques, raticide, spray anti-insectes, spray anti-moustiques,
    toxique, toxiques, tue-insectes
ar: أقراص ناموس, بخاخ حشرات, بف باف, رش حشرات, ريد, سام, سامة, سم, سم صراصير, سم فئران, سم نمل, سموم, طارد بعوض,
    طارد حشرات, طارد ناموس, لاصق فئران سام, مبيد, مبيد أعشاب, مبيد حشرات, مبيد حشري, مبيد صراصير, مبيدات,
    مبيدات حشرية, مواد سامة, مواد سامه كيميائية, نفتالين
ur: اسپرے مچھر, جراثیم کش زہر, دیمک کی دوا, زرعی دوا, زہر, زہریلا, زہریلی, زہریلے, زہریلے کیمیکل, فینائل, لال بیگ مار,
    موسپل, مچھر مار, مچھر مار اسپرے, مچھر کوائل, نیفتھلین, چوہے مار دوا, کاکروچ مار, کوائل, کیڑے مار, کیڑے مار اسپرے,
    کیڑے مار دوا
tr: böcek ilacı, fare ilacı, fare zehiri, fare zehri, hamam böceği ilacı, haşere ilacı, karınca ilacı, naftalin,
    ot ilacı, pestisit, sinek ilacı, sinek kovucu, sinek spreyi, sivrisinek ilacı, sivrisinek spreyi, tarım ilacı,
    toksik, toksik kimyasal, toksik madde, yabani ot ilacı, zehir, zehirli, zehirli madde, zehri, zirai ilaç
# petroleum: petroleum
en: 2 stroke oil, 5w30 oil, atf oil, bitumen, brake fluid, brake oil, car oil, castrol, chain lube, chainsaw oil,
    compressor oil, crude oil, diesel, diesel oil, engine oil, fuel, fuel additive, fuel injector cleaner fluid,
    fuels, gasolene, gasoline, gear oil, generator fuel, grease, grease lubricant, hydraulic oil, jet fuel, kerosene,
    lamp oil, lubricant, lubricants, lubricating oil, mobil oil, motor oil, paraffin oil, petrol, petrol can full,
    petroleum, petroleum product, petroleum products, sewing machine oil, transformer oil, transmission fluid, wax oil
zh-CN: 刹车油, 原油, 变速箱油, 导热油, 工业油, 摩托车机油, 机油, 机油4升, 柴油, 汽油, 汽油添加剂, 沥青, 润滑剂, 润滑油, 润滑脂, 液压油, 灯油, 煤油, 燃料, 燃油, 燃油宝, 白油, 石油,
    石油产品, 石油制品, 缝纫机油, 链条油, 防锈油, 黄油, 黄油润滑, 齿轮油
fr: additif carburant, bitume, carburant, carburants, diesel, essence, essence automobile, gasoil, gazole,
    graisse lubrifiante, graisse mécanique, huile de boîte, huile de frein, huile de moteur, huile diesel,
    huile hydraulique, huile moteur, huiles moteur, kérosène, liquide de frein, lubrifiant, lubrifiants,
    produit pétrolier, produits pétroliers, pétrole
ar: بترول, بنزين, بيتومين, ديزل, زيت تشحيم, زيت ديزل, زيت سيارات, زيت فرامل, زيت قير, زيت ماكينة, زيت محرك,
    زيت محركات, زيت موتور, زيت هيدروليك, زيوت سيارات, سولار, شحم, شحمة, كاز, كيروسين, مازوت, مشتقات نفطية,
    منتجات بترولية, منتجات نفطية, منظف انجكتور, نفط, وقود
ur: انجن آئل, انجن کا تیل, ایندھن, بریک آئل, لبریکنٹ, مشین کا تیل, موبل آئل, موبل آئیل, موٹر آئل, مٹی کا تیل, پٹرول,
    پٹرول ایڈیٹو, پیٹرول, پیٹرولیم, پیٹرولیم مصنوعات, ڈیزل, ڈیزل تیل, کیروسین, گریس, گیئر آئل
tr: benzin, benzin katkısı, dizel yakıt, dişli yağı, fren hidroliği, fren sıvısı, fren yağı, gazyağı, gres, gres yağı,
    hidrolik yağ, kalorifer yakıtı, makina yağı, makine yağı, mazot, motor yağları, motor yağı, motorin,
    motosiklet yağı, petrol, petrol ürünleri, petrol ürünü, yakıt, yağlayıcı, zincir yağı, şanzıman yağı
# powder: powder
en: ariel detergent, ash, baking powder, baking soda, black pepper powder, borax, cassava powder, cement,
    chalk powder, chemical powder, chilli powder, cinnamon powder, citric acid powder, clay powder, cocoa powder,
    coffee powder, corn flour, curry powder, custard powder, detergent, detergent powder, detergents, dye powder,
    face pack powder, fertiliser, fertilizer, flour, gari, garlic powder, ginger powder, glitter powder,
    graphite powder, gravel powder, gypsum, henna powder, holi powder, icing sugar, indigo powder, laundry detergent,
    laundry powder, lime powder, maize flour, metal powder, mica powder, milk powder, milo, nan milk, nido milk,
    ogi powder, omo detergent, onion powder, ovaltine, pigment, pigments, plaster, plaster of paris, powder,
    powder coating, powders, resin powder, rice flour, salt, sand, seasoning powder, spice powder, starch, sugar,
    talc, turmeric powder, washing powder, washing soda, wheat flour, yam flour, yeast
zh-CN: 不明粉末, 五香粉, 催化粉, 化肥, 可可粉, 咖啡粉, 咖喱粉, 奶粉, 孜然粉, 小苏打, 抹茶粉, 染料, 水泥, 沙子, 泡打粉, 洗洁粉, 洗衣粉, 淀粉, 滑石粉, 漂粉精, 灵芝孢子粉, 爽身粉散装,
    玉米粉, 珍珠粉, 珠光粉, 生粉, 白糖, 白色粉末, 盐, 石墨粉, 石灰, 石灰粉, 石膏粉, 硼砂, 粉剂, 粉末, 粉状, 粉状物, 糖, 糯米粉, 肥料, 胡椒粉, 腻子粉, 色粉, 芝麻糊, 花椒粉, 荧光粉,
    藕粉, 调料粉, 豆浆粉, 辣椒粉, 酵母, 金属粉, 钛白粉, 除湿粉, 面粉, 颜料粉, 食盐, 黑色粉末
fr: amidon, bicarbonate, cacao en poudre, café moulu, chaux, ciment, colorant, curcuma en poudre, engrais, farine,
    farine de maïs, ghassoul, gingembre en poudre, lait en poudre, lessive, lessive en poudre, lessives, levure,
    levure chimique, nido, pigment, pigments, piment en poudre, plâtre, plâtre en poudre, poudre, poudre chimique,
    poudre de cacao, poudre de henné, poudre à laver, poudres, rhassoul, sable, sel, sucre, sucre en poudre,
    talc en poudre
ar: أسمدة, أسمنت, باكنج بودر, بهارات مطحونة, بودرة, بودرة سدر, بودره, بودره مجهوله, بيكنج باودر, تايد, جبس, جير,
    حليب بودرة, حليب مجفف, حليب نيدو, حنة بودرة, خميرة, دقيق, رمل, زنجبيل بودرة, سكر, سماد, صبغة بودرة, صودا خبز,
    طحين, طحين ذرة, طحين قمح, غسول بودرة, فلفل مطحون, كاكاو, كركم, مساحيق, مسحوق, مسحوق أبيض, مسحوق غسيل, مسحوق كاكاو,
    ملح, نسكويك, نشا
ur: آٹا, ادرک پاؤڈر, بیسن, بیکنگ پاؤڈر, جڑی بوٹی کا سفوف, خشک دودھ, خمیر, دودھ پاؤڈر, رنگ پاؤڈر, ریت, سرف, سفوف,
    سفید پاؤڈر, سیمنٹ, لہسن پاؤڈر, مرچ پاؤڈر, مصالحہ پاؤڈر, ملتانی مٹی, مہندی پاؤڈر, میدہ, نمک, واشنگ پاؤڈر, پاؤڈر,
    پاوڈر, پسی مرچ, پوڈر, چونا, چینی, کارن فلور, کپڑے دھونے کا پاؤڈر, کھاد, گندم کا آٹا, ہلدی
tr: alçı tozu, baharat tozu, beyaz toz, boya tozu, buğday unu, deterjanlar, gübre, hindistan cevizi tozu,
    kabartma tozu, kahve tozu, kakao, karbonat, kireç, kum, kına tozu, maya, mısır unu, nişasta, nişastalar, pigment,
    pudra şekeri, pul biber, sarımsak tozu, süt tozu, toz, toz biber, toz boya, toz deterjan, toz halinde, toz madde,
    tozlar, tuz, zencefil tozu, zerdeçal tozu, çamaşır deterjanı, çamaşır deterjanı toz, çamaşır tozu, çimento, şeker
`;
