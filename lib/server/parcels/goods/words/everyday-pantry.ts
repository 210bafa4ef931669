import 'server-only';

/** Food and drinks by their everyday, market and brand names. `read-vocabulary.ts` describes the format. */
export const EVERYDAY_PANTRY = `
# food: food
en: parmesan, gouda, feta cheese, edam, emmental, gruyere, ricotta, mascarpone, halloumi, paneer,
    green peas, frozen peas, frozen fruit, frozen vegetables, frozen meat, frozen fish, frozen prawns, frozen fries,
    broccoli, cauliflower, asparagus, courgette, aubergine, jerky, droewors, okporoko, panla, kpomo, achi, ofor, ukwa, oha leaves, ugu leaves, utazi, afang leaves, okazi,
    bitterleaf, ukazi, cassava, akpu, eba, semo, ogi, akamu, tom brown, hausa koko, weanimix, banku, waakye leaves,
    prekese, momone, herrings, titus sardine, hot dogs, turkey wings, gizzard, nyama, ugali, sukuma wiki, githeri,
    mukimo, chapati, mandazi, njugu, mabuyu, achari, kachiri, kashata, ketepa, horlicks, digestives, basmati, ofada,
    lentil, chickpea, frisolac, dano, margarine, blue band, tin tomato, knorr, chili flakes, paprika, nutmeg,
    sweetener, medjool, pistachio, tiger nut, kola nut, bitter kola nut, kolanut, cocoyam, cassava leaves, horse feed,
    provisions, groceries, edibles, eatables, ready meals, tofu, mooncake, kunafa, maamoul, laddu, barfi, haldiram,
    papadum, sattu, besan, atta, chakki atta, masoor, moong, gelatin, gelatine, food colour, sprinkles, sorrel leaves,
    tamarind, tsamiya, locust bean, ginger root, chewing stick, sugarcane, raw chicken, fresh chicken, whole chicken,
    roast chicken, fried chicken, chicken wings, chicken breast, chicken feet, smoked duck, fresh duck, raw meat,
    fresh banana, ripe plantain, pineapples, blueberries, pears, peaches, papaya, pawpaw, guava, limes, carrots,
    lettuce, cucumbers, chillies
zh-CN: 包子, 酸辣粉, 自热米饭, 酸菜, 凤爪, 烤鸭, 花胶, 瑶柱, 菌菇, 松茸, 竹荪, 百合干, 板栗, 陈皮, 小米粮食, 粉条, 豆皮, 豆类, 五谷杂粮, 茶, 普洱, 白茶, 大红袍, 金骏眉, 碧螺春,
    茶饼, 茶砖, 辅食, 米糊, 孜然, 十三香, 食用色素, 干粮, 鸟食, 饲料, 蜂胶, 蜂花粉, 月子餐, 驴打滚, 沙琪玛, 桃酥, 魔芋爽, 蟹黄面, 鲜肉, 生鸡, 冻鸡, 冻鱼, 草莓鲜果, 香蕉水果, 葡萄水果
fr: denrées, vivres, épicerie, cacao, sellou, sfouf, zammita, baklawa, batbout, placali, foutou, igname, manioc, aloko,
    alloco, khlea, kadid, soumbala, nététou, gombo sec, feuilles de manioc, ndolé, kinkeliba, petits pots bébé,
    tagine préparé, poulet cru, poulet congelé, poulet surgelé, poulet frais, viande crue, pommes fraîches,
    raisins frais
ar: مقاضي, كليجا, بسبوسة, شوكلاته, شكلاطة, عين جمل, كاوكاو, القرقاع, حب شمسي, فصفص, لب أبيض, البن, بزار, راس الحانوت,
    العطرية, الابزار, أتاي, ملوخية, بامية, ورق عنب, طرشي, مكدوس, بقل, أقط, نيدو, الخليع, فراخ, ربيان, فطير مشلتت,
    المسمن, مسمن, بغرير, كسكسو, سلو, زميتة, شباكية, املو, كاسترد, فشار, لومي, غداء, منسف, جميد, فريك, ويكا,
    تقلية سودانية, كسرة, دجاج طازج, لحم طازج, سمك طازج, مانجو طازجة, طماطم طازجة
ur: راشن, باقر خانی, نان, روٹیاں, پراٹھے, باسمتی, سوجی, شکر, مرچ, املی, میوہ, چھوہارے, مکھانے, سونف, پاپ کارن, نیڈو,
    لیکٹوجن, مارملیڈ, کینو, پرندوں کا دانہ, barfi, laddu, gulab jaman, rewri, gajak, nimco, biscut, biskut,
    khanay ki cheezain, rashan, aata, atta, besan, daalein, chana, cheeni, gurr, namak, haldi, mirch, zeera, elaichi,
    imli, khushk meva, badam, pista, akhrot, chilgoza, moong phali, kishmish, injeer, khajoorain, chuhara, makhana,
    saunf, chai, chai ki patti, kehwa, qehwa, chaklet, seviyan, sewai, doodh, pateesa, sattu, saag, kinnow, kabab,
    qeema, تازہ مرغی, کچا گوشت, تازہ سبزی
tr: kahvaltılık, tereyağ, kıyma, hamsi, midye, kadayıf, künefe, rize çayı, sahlep, kekik, yufka, bulyon, kuş yemi,
    balık yemi, kurutulmuş biber, kurutulmuş patlıcan, asma yaprağı, yaprak sarma, pide, vanilin, jelatin, keçiboynuzu,
    keçiboynuzu unu, çiğ tavuk, donmuş tavuk, taze tavuk, donmuş balık, füme balık, çiğ et, elma taze, üzüm taze
# frozen: food
fr: congelé, congelée, congelés, congelées, surgelé, surgelée, surgelées
ar: مجمد, مجمدة, مجمده
ur: فروزن, منجمد
tr: dondurulmuş, donmuş, taze
# liquid: liquid
en: schnapps, aromatic schnapps, seaman schnapps, kai kai, sapele water, akpeteshie, apio, burukutu, pito, chang'aa,
    muratina, busaa, waragi, kachasu, alomo, lager, stout, budweiser, trophy lager, moet, andre rose, booze, arak,
    ouzo, sangria, vermouth, hard seltzer, maltina, supermalt, vimto, kunu, zam zam, milkshake, smoothie, glycerine,
    glycerol, caulk, atf, water beads gel, ecg gel, screen cleaner, water bottle filled
zh-CN: 江小白, 酒水, 纯净水, 生抽, 老抽, 洁厕剂, 84消毒, 清新剂, 墨汁, 哥俩好, 免钉胶, 结构胶, 环氧胶, 除胶剂, 除垢剂, 尿素液, 车用尿素, 清洗液, 冷却液, 营养液, 色素液, 护理水,
    隐形眼镜药水, 起泡胶, 水宝宝, 乳胶液, 鱼缸药水
fr: boukha, coca, eau de fleur d'oranger, lben, eau écarlate, graisse, glycérine
ar: جعة, رد بول, بيبسي, سفن اب, فيمتو, سيرج, صويا صوص, الماحيا, الشراب, جافيل, لاجافيل, منعم, كومفورت, جلسرين, جليسرين
ur: کولڈ ڈرنک, کوک, انرجی ڈرنک, سٹنگ, پانی کی بوتل بھری, فرش صاف کرنے والا, ہارپک, گلیسرین, rooh afza, roohafza,
    zaitoon ka tel, kalonji ka tel, sirka, mobil aail, elfy, phenyl, finail
tr: su şişesi dolu, yüzey temizleyici, antifiriz, gliserin
`;
