import 'server-only';

/** Cosmetics, adult goods and food as senders name them. `read-vocabulary.ts` describes the format. */
export const WIDER_BEAUTY = `
# adult: adult
en: love egg, vibrating egg, vibrating panties, vibrating ring, penis, penis ring, penis pump, penis sleeve, penis enlarger,
    pocket pussy, sex machine, sex pills for men, strap on, nipple clamps, ben wa balls, kegel balls vibrating,
    anal beads, rabbit vibrator, magic wand massager adult, bullet vibrator, pleasure toy, nude photos, nude magazine,
    nude calendar, hentai, xxx, x rated, porno, erotica, onlyfans, inflatable doll adult, lube, ky jelly, delay spray,
    sex spray, chastity cage, adult dolls, adult doll
zh-CN: 贞操锁, 阴茎, 春药, 裸照
fr: godes, gode, pénis, porno, canard vibrant, boules de geisha, menottes érotiques, œuf vibrant, revue érotique
ar: هزاز جنسي, مزلق, جل جنسي
ur: جنسی گڑیا
tr: penis, yapay penis, şişme bebek yetişkin, geciktirici sprey, titreşimli yumurta
# cosmetics: cosmetics
en: foundation, liquid foundation, hair colour black, eyeshadows, eyeshadow pallete, contour kit, lip stain,
    lip plumper, eye pencil, cc cream, cushion compact, sindoor, henna cones, mehndi cones, toning cream,
    bleaching soap, lightening lotion, whitening lotion, whitening soap, black soap, african black soap, dudu osun,
    kojic soap, papaya soap, bathing soap, soap bars, sugar scrub, exfoliator, peeling oil, face peel, molato cream,
    dark knuckle cream, stretch mark oil, night cream, day cream, sheet masks, peel off mask, salicylic acid serum,
    hyaluronic serum, depilatory, wax strips, sugaring paste, fragrances, bukhoor, dukhoon, incense, incense sticks,
    hair mayonnaise, chebe powder, rosemary oil, jamaican black castor oil, texturizer, lace adhesive, lash adhesive,
    nail polishes, polygel, acrylic powder, dip powder, nail primer, nail remover, monomer, teeth whitening strips,
    toothpastes, mouth wash, denture cream, baby shampoo, baby wipes, cosmetic sample set, skin care products,
    skin care set, makeup kits, kryolan, mac cosmetics, nivea, olay, cerave, fenty beauty, the ordinary, cantu,
    carrot oil, brow pencil, brow pencils, brow powder, body mists, fairness soap, fairness cream, sugandh,
    caro light, victoria secret mist, rexona, vaseline jelly, garnier, maybelline, loreal, pantene,
    head and shoulders, sunsilk, colgate, sensodyne, oral b toothpaste, axe body spray, old spice, dettol soap,
    lux soap, johnsons baby oil, palmers, jergens, st ives scrub, ponds cream, neutrogena, bioderma, la roche posay
zh-CN: 眼影盘, 修容盘, 气垫霜, 假睫毛胶水, 牙贴, 彩妆套装, 洗护用品, 海娜粉
fr: palette maquillage, anticernes, khol, eyeliner, savons, savon noir, après-shampoing, déodorants, encens, bakhour,
    tonique, colle faux cils, cire épilatoire, après-rasage, beldi savon
ar: ماسكرا, مسكرة, ريميل, آيلاينر, فاونديشن, باليت مكياج, تاتو حواجب سائل, مثبت مكياج, مزيل مكياج, سيرم, صن بلوك,
    كريم ترطيب, صابون مغربي, صبغات, عطور نسائية, بودي سبلاش, شمع إزالة الشعر, ميكب, مكياج كامل, زيت أطفال, طين مغربي,
    غاسول
ur: بیس میک اپ, کریمیں, فیس ماسک, ہیئر ڈائی, جیل بالوں, بخور, اگربتی, ہیئر ریموونگ کریم, سکن کیئر
tr: kapatıcı, makyaj paleti, makyaj temizleyici, kremler, nemlendirici krem, yüz maskesi kağıt, sabunlar,
    keratin bakım, tütsü, ağız suyu, kozmetikler, cilt bakım seti
# food: food
en: mushrooms dried, shiitake, truffle, macaroni, cakes, doughnuts, cookie, biscuit, potato chips, quaker oats,
    muesli, semovita, wheat meal, fufu flour, banku mix, kenkey, garri ijebu, poundo yam, elubo, amala, tapioca,
    ugali flour, unga, couscous, basmati rice, ofada rice, brown beans, lentils, chickpeas, groundnut, groundnuts,
    hazelnuts, tiger nuts, kola nuts, bitter kola, bitter cola, coconut, apricots dried, prunes, date fruits,
    bubble gum, marshmallows, jelly beans, haribo, chocolate bars, ferrero rocher, kitkat, snickers, bournvita,
    instant coffee, lipton, herbal tea, hibiscus, zobo leaves, brown sugar, knorr cubes, royco, thyme, pepper powder,
    suya spice, yaji, turmeric, cumin, iru, locust beans, dawadawa, ogiri, uziza, bitter leaf dried, ewedu,
    okro dried, crayfish ground, shito, dried shrimps, koobi, momoni, omena, dagaa, bonga fish, tinned fish,
    corned beef, tinned tomatoes, baked beans, cerelac, lactogen, similac, nido, peak milk, coffee creamer,
    coffee mate, fish food, chicken feed, food colouring, halwa, mithai, gulab jamun, ladoo, papad, samosa, roti,
    naan, paratha, pickle, achar, jaggery, smoked turkey, smoked chicken, smoked meat, nan formula, sma formula,
    cassava flakes, golden morn, digestive biscuits, oreo, pringles, lays chips, doritos, m and ms, skittles,
    maltesers, twix, mars bar, bounty bar, cadbury, toblerone, lindt, kinder bueno, rafaello
zh-CN: 干香菇, 挂面, 意大利面, 棉花糖, 铁观音, 红糖, 辣椒面, 咖喱, 豆干, 牛肉粒, 鱼罐头, 罐头, 午餐肉, 婴儿米粉, 蜜饯, 果干, 食物, 小吃, 特产, 底料
fr: champignons séchés, spaghetti, biscuit, noix de cajou, figues, bonbon, gingembre, cubes maggi, sardines,
    thon en boîte, lait bébé, croquettes chien, alimentation, snacks, msemen
ar: شعرية, إندومي, شيبسي, شوفان, سميد, فاصوليا, حلاوة, ملبن, شوكولا, لبان, ينسون, نعناع, بهار, فلفل, زنجبيل, مرقة,
    ماجي, تونة معلبة, معلبات, سيريلاك, أكل قطط, علف, أكل, مأكولات, سناك, مقرمشات, بامية ناشفة
ur: میکرونی, ڈبل روٹی, لوبیا, ڈرائی فروٹ, چیونگم, کافی, لال مرچ, دھنیا, دار چینی, پاپڑ, سیریلیک, ٹن پیک کھانا,
    کتوں کی خوراک, کھانے پینے کی چیزیں, شان مصالحہ, نیشنل مصالحہ
tr: mısır gevreği, yulaf, fasulye, yer fıstığı, kaju, kahve çekirdeği, adaçayı, kuşburnu, baharatlar, zerdeçal,
    safran, konserve, ton balıklı, yiyecekler, atıştırmalık, erzak, kuru gıda, mantar kurusu
`;
