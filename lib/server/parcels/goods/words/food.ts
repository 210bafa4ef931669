import 'server-only';

/** Food, animals and plants, and things that only sound like them. `read-vocabulary.ts` describes the format. */
export const FOOD = `
# animal-parts: material
en: alligator leather, crocodile leather, crocodile skin, elephant hair bracelet, elephant ivory, elephant tusk,
    leopard skin, lion teeth, ostrich leather, pangolin scales, python leather, python skin, rhino horn, snake skin,
    tiger bone, tortoise shell
zh-CN: 犀牛角, 玳瑁, 穿山甲, 羚羊角, 虎骨, 蟒蛇皮, 象牙, 象牙制品, 鳄鱼皮
fr: corne de rhinocéros, cuir de crocodile, défense d'éléphant, ivoire, peau de crocodile, peau de python,
    écailles de tortue
ar: جلد تمساح, جلد ثعبان, ريش نعام خام, سن فيل, عاج, قرن وحيد القرن, ناب فيل
ur: سانپ کی کھال, مگرمچھ کی کھال, ہاتھی دانت
tr: bağa, fildişi, timsah derisi, yılan derisi
# animals: embargoed
en: animal fur raw, animal skin, animal skins, aquarium fish live, bees, bones, bush meat, butterfly specimen, coral,
    crickets live, day old chicks, hamster, horns, insect specimen, insects, ivory, kitten, kittens, leeches,
    live animal, live animals, live bird, live chicks, live crab, live fish, live insects, live pet, live reptile,
    live snails, live turtle, parrot live, peacock feathers, pet bird, puppies, puppy, raw hide, raw wool,
    seahorse dried, shark fin, silkworms, snake live, taxidermy, tortoise, turtle live, turtles
zh-CN: 乌龟, 仓鼠, 动物标本, 动物皮毛, 宠物活体, 宠物狗, 宠物猫, 昆虫, 活体, 活体动物, 活动物, 活虾, 活蟹, 活鱼, 活鸟, 活龟, 珊瑚, 生皮, 蚂蚁活体, 蛇, 蟋蟀, 观赏鱼, 鱼翅, 鹿茸, 麝香
fr: ailerons de requin, animal vivant, animaux vivants, chaton, chiot, chiots, corail, insectes, oiseau vivant,
    oiseaux vivants, peau d'animal, peaux d'animaux, perroquet, poussins, taxidermie, tortue
ar: ببغاء, جلود حيوانات خام, حشرات, حمام حي, حيوان حي, حيوانات حية, حيوانات محنطة, سلاحف, سلحفاة, طيور حية, عصافير,
    علق طبي, قطط حية, كلاب حية, مرجان, نحل
ur: بلی کے بچے, جانور کی کھال, زندہ جانور, زندہ مرغی, زندہ پرندے, طوطے, مونگا, چوزے, کبوتر, کستوری, کچھوا, کچی کھال,
    کیڑے
tr: böcek, canlı balık, canlı hayvan, canlı hayvanlar, canlı kedi, canlı kuş, civciv, ham deri, hayvan derisi,
    ipek böceği, kaplumbağa, mercan, muhabbet kuşu, sülük, yavru köpek
# dried-food: food
en: almonds, animal feed, baby food, baby formula, baklava, beans, bird seed, biscuits, black pepper, black tea,
    bouillon, bread, breakfast cereals, cake, candies, candy, cardamom, cashew, cashew nuts, cashews, cassava flour,
    cat food, cat treats, cereal, cereals, chewing gum, chewing gums, chin chin, chips snack, chocolate, chocolates,
    cinnamon, cloves, coffee, coffee beans, cookies, cornflakes, crackers, crisps, custard, dates, dates fruit,
    dog food, dog treats, dried dates, dried fruit, dried mushrooms, dried pepper, dried shrimp, dry fruits, egusi,
    energy bars, fish feed, food, foods, foodstuff, foodstuffs, fufu, garri, green tea, ground coffee, halva,
    hibiscus tea, indomie, infant formula, instant noodles, jelly, kuli kuli, lollipops, maggi cubes, marshmallow,
    matcha, mate tea, melon seeds, millet, mooncakes, nescafe, noodles, nutella, nuts, oats, ogbono, pasta, peanuts,
    pepper, pet food, pistachios, plantain chips, popcorn, protein bars, raisins, rice, rooibos, saffron, seasoning,
    seaweed, semolina, snack, snacks, sorghum, soya beans, spaghetti, spice, spices, stock cubes, sugar free candy,
    sunflower seed snack, sweets, tea, tea bags, tea leaves, toffee, tofu dried, turkish delight, vanilla, wafers,
    walnuts
zh-CN: 乌龙茶, 八角, 八角茴香, 压缩饼干, 口香糖, 吃的, 味精, 咖啡, 咖啡豆, 土特产, 坚果, 大米, 婴儿奶粉, 婴儿食品, 宠物零食, 宠物食品, 家乡特产, 山楂, 巧克力, 干果, 干货, 开心果,
    方便面, 普洱茶, 月饼, 木耳, 杏仁, 果冻, 果脯, 核桃, 桂圆, 桂皮, 泡面, 海带, 海苔, 火锅底料包, 火锅料, 燕麦, 牛轧糖, 特产食品, 狗粮, 猫条, 猫粮, 瓜子, 米粉, 米线, 粉丝, 糖果,
    糖果礼盒, 糯米, 紫菜, 红枣, 红烧牛肉面, 红茶, 红豆, 绿茶, 绿豆, 腐竹, 腰果, 自热火锅, 花椒, 花生, 花茶, 茶包, 茶叶, 莲子, 葡萄干, 薯片, 蛋糕, 螺狮粉, 螺蛳粉, 话梅, 调味料, 调料,
    辣条, 速溶咖啡, 银耳, 锅巴, 雀巢咖啡, 零食, 零食大礼包, 面包, 面条, 食品, 饼干, 馒头, 香料, 香菇, 鱼食, 鸡精, 麦片, 麻花, 黄豆, 龙井
fr: abricots secs, aliment, aliments, amandes, amlou, arachides, attiéké, biscuits, bissap, bonbons, bouillon cube,
    cacahuètes, café, café en grains, cannelle, chebakia, chewing-gum, chips, chocolat, chocolats, cornes de gazelle,
    couscous, croquettes, cumin, curcuma, céréales, dattes, denrées alimentaires, farine complète, figues séchées,
    fruits secs, gari, gâteau, gâteaux, gâteaux marocains, haricots, lait infantile, lentilles, loukoum, maggi,
    makrout, menthe séchée, noix, nouilles, nourriture, nutella, pain, piment, pistaches, pois chiches, poivre,
    produits alimentaires, pâte à tartiner, pâtes alimentaires, pâtisserie, pâtisseries, raisins secs, ras el hanout,
    riz, sachets de thé, safran, semoule, smen, thé de chine, thé en vrac, thé noir, thé vert, thé à la menthe, épice,
    épices
ar: أرز, أطعمة, أغذية, اندومي, برغل, بزر, بسكوت, بسكويت, بقلاوة, بلح, بن, بهارات, بيتي فور, تمر, تمر عجوة, تمور,
    توابل, جوز, حلوى, حلويات, حليب أطفال, حمص, خبز, دقة, رز, رز بسمتي, زبيب, زعتر, زعفران, سماق, شاي, شاي أخضر,
    شعيرية, شوكولاتة, شوكولاته, شيبس, شيكولاتة, صنوبر, طعام, طعام قطط, طعام كلاب, عجوة, عدس, علك, علكة, غذاء, غريبة,
    فستق, فلفل أسود, فواكه مجففة, فول, فول سوداني, قرفة, قرنفل, قطايف, قمر الدين, قهوة, كاجو, كركديه, كسكس, كسكسي,
    كعك, كمون, كنافة, كورن فليكس, كيك, لب سوري, لوز, معكرونة, معمول, مقدوس, مكرونة, مكسرات, مكعبات ماجي, ملبس,
    ملوخية ناشفة, مواد غذائية, ميرمية, نسكافيه, نوتيلا, نودلز, هريسة, هيل, يانسون
ur: اخروٹ, الائچی, انجیر, اچار, بادام, باسمتی چاول, برفی, بریانی مصالحہ, بسکٹ, بسکٹس, بچوں کا دودھ, جیلی, حلوہ,
    خشک خوبانی, خشک میوہ, خشک میوہ جات, خوراک, دارچینی, دال, دالیں, رس, ریوڑی, زعفران, زیرہ, سبز چائے, سوہن حلوہ,
    سویاں, سپاری, قہوہ, لونگ, لڈو, مصالحہ, مصالحے, مونگ پھلی, مٹھائی, مٹھائیاں, میوہ جات, میوے, میٹھا, نمکو, نمکین,
    نوڈلز, ٹافی, ٹافیاں, پان, پاپے, پتی, پستہ, پیٹھا, چائے, چائے کی پتی, چاول, چاکلیٹ, چاکلیٹس, چلغوزے, چنے, چپس,
    کاجو, کافی پاؤڈر, کالی مرچ, کشمش, کھانا, کھانے کا سامان, کھانے کی اشیا, کھجور, کھجوریں, کیک, کیک رس, گجک,
    گلاب جامن, گڑ
tr: antep fıstığı, badem, baharat, baklava, bebek maması, bisküvi, bulgur, ceviz, cevizli sucuk, cezerye, cips,
    dondurulmuş mantı, ekmek, erişte, filtre kahve, fındık, fındık ezmesi, fıstık, gofret, gıda, gıda maddesi, helva,
    hurma, irmik, isot, kabak çekirdeği, kahve, karabiber, kedi maması, kek, kestane şekeri, kimyon, kraker, kurabiye,
    kuru fasulye, kuru incir, kuru kayısı, kuru meyve, kuru yemiş, kuru üzüm, kuruyemiş, köme, köpek maması, leblebi,
    lokum, makarna, mama, maraş tarhanası, mercimek, nane kuru, nescafe, neskafe, nohut, nutella, papatya çayı,
    pasta kek, pestil, pirinç, pişmaniye, poğaça, sakız, salep, simit, siyah çay, sumak, tarhana, tarçın,
    türk kahvesi, yeşil çay, yiyecek, çay, çekirdek, çemen, çerez, çikolata, şekerleme
# food-lookalike: general
en: apple corer, apple logo, apple toy, apricot dress, artificial flower, artificial flowers, artificial grass,
    artificial plant, artificial plants, ashtray, avocado slicer, baby food maker, baking tin, banana clip, bar spoon,
    bee costume, beer glass, beer mat, beer mug, beer opener, bird cage, bird feeder, biscuit mold,
    bone carving knife holder, bone china, bone toy, bread box, bread knife, bread maker, bread pan, butter churn,
    butter dish, butter knife spreader, cake box, cake decorating tips, cake mold, cake pan, cake stand, cake tin,
    cake tins, cake topper, candy box, candy colour, candy mold, caramel colour, cat bed, cat litter box, cat toy,
    cat tree, champagne colour, champagne dress, champagne glasses, champagne gold, cheese board, cheese grater,
    cheese knife, cherry print, cherry red, chicken cage, chicken feeder, chicken toy, chicken wire, chocolate brown,
    chocolate colour, chocolate fountain, chocolate mold, chocolate mould, cigar box, cigar case, cigar cutter,
    cigarette box, cigarette case, cigarette holder, coconut bowl, coconut scraper, coffee brown, coffee cup,
    coffee filter, coffee filters, coffee grinder, coffee machine, coffee maker, coffee mug, coffee mugs, coffee pot,
    coffee scoop, coffee table, cookie cutter, cookie cutters, cookie jar, cookie mold, coral colour, coral dress,
    coral fleece, coral pink, corn stripper, cotton candy, cotton candy machine, cotton candy maker, date stamp,
    dates calendar, dog bed, dog bowl, dog clothes, dog collar, dog leash, dog toy, dried flower, dried flower frame,
    drink bottle, drink dispenser, drinking glasses, drinking straw, egg beater, egg boiler, egg chair, egg cooker,
    egg holder, egg incubator, egg slicer, egg tray, egg whisk, eggshell, fake plants, fish bowl, fish hook,
    fish mouth shoes, fish plate, fish scale dress, fish scaler, fish slice, fish tank, fish tape, fishing line,
    fishing lure, fishing net, fishing rod, fishnet, fishtail dress, flour mill, flower pot, flower vase, food bag,
    food blender, food box, food clip, food container, food containers, food cover, food dehydrator, food flask,
    food grade silicone, food mixer, food processor, food scale, food storage, food warmer, fruit basket, fruit bowl,
    fruit fork, fruit knife holder, fruit peeler, fruit plate, fruit print, fruit toy, fruit tray, grain grinder,
    grain mill, grinder herb, ham radio, honey blonde wig, honey colour, honey comb towel, honey dipper,
    honey jar empty, hookah, hookah hose, hookah pipe, ice cream maker, ice cream mold, ice cream scoop,
    ice cube tray, insect net, insect toy, ivory colour, ivory dress, ivory white, juice cup, juice extractor, juicer,
    lemon squeezer, lemon zester, lunch box, masala box, meat grinder, meat hook, meat mincer, meat slicer,
    meat tenderizer, meat thermometer, milk bottle, milk frother, milk jug, milk pump, milk storage bags,
    milk teeth box, mint green, mustard colour, noodle bowl, noodle maker, nut bolt, nut cracker, nutcracker,
    nuts and bolts, olive green, olive green jacket, onion chopper, orange dress, orange shirt, orange squeezer,
    palm print, peanut toy, pet bowl, pet brush, pet cage, pet carrier, pet clothes, pineapple shirt, plant hanger,
    plant label, plant pot, plant pot cover, plant pots, plant print shirt, plant stand, plastic flowers,
    popcorn machine, popcorn maker, potato masher, potato peeler, potted artificial plant, pumpkin decoration,
    rice bag machine, rice bowl, rice cooker, rice dispenser, rice mill, rolling machine, rolling paper,
    rolling papers, rolling tray, salmon pink, sauce bottle empty, sauce bowl, sauce dispenser, sauce pan, saucepan,
    sausage maker machine, seed beads, seed planter tool, seed spreader, seed tray, seedling bag, seedling tray,
    shisha bowl, shisha hose, shisha pipe, silk flowers, smoke alarm, smoke detector, smoke machine, smoking pipe,
    snack box, snack plate, snack tray, soil shovel, soil tester, spice box, spice grinder, spice jar, spice jars,
    spice rack, sports bottle, steak knife, steak knives, straw bag, straw basket, straw hat, straws, tea cup,
    tea cups, tea dress, tea infuser, tea kettle, tea light holder, tea pot, tea set, tea strainer, tea table,
    tea tin empty, tea towel, tea towels, tea tray, teapot, toaster, toaster bread, tobacco pipe, tobacco pouch,
    vape case, vape lanyard, vegetable basket, vegetable chopper, vegetable cutter, vegetable peeler,
    vegetable slicer, water bottle, water bottle sports, water bottles, water dispenser, water filter, water heater,
    water hose, water meter, water pump, water tank, water tap, whiskey glasses, whisky glass, whisky stones,
    wine bag, wine box empty, wine colour, wine cooler bag, wine glass, wine glasses, wine holder, wine opener,
    wine rack, wine red, wine red dress, wine stopper, yogurt maker
zh-CN: 人造草坪, 仿真植物, 仿真绿植, 仿真花, 保温杯, 假花, 假草坪, 冰格, 冰淇淋机, 分酒器, 切肉机, 切菜器, 切菜机, 削皮器, 卷烟机, 卷烟纸, 压面机, 可乐瓶开瓶器, 吸奶器, 吸管, 吸管杯,
    咖啡勺, 咖啡壶, 咖啡机, 咖啡杯, 咖啡桌, 咖啡滤纸, 咖啡色, 啤酒杯, 塑料花, 奶泡器, 奶瓶, 奶酪刀, 奶酪刨, 姜黄色裙, 孵化器, 孵蛋器, 宠物梳, 宠物用品, 宠物碗, 宠物窝, 宠物衣服, 巧克力模具,
    巧克力色, 开酒器, 打蛋器, 抹茶绿, 播种机, 昆虫玩具, 木鱼, 杏色, 果汁机, 果盘, 果篮, 柠檬榨汁器, 核桃夹, 桔色, 棉花糖机, 植物印花, 植物架, 榨汁机, 橄榄绿, 橙色, 水壶, 水杯, 水果叉,
    水果玩具, 水果盘, 水果篮, 水烟壶, 水烟管, 水瓶, 沥水篮, 海鲜锅, 渔网, 火锅锅, 火锅餐具, 烟嘴, 烟感, 烟感器, 烟斗, 烟机配件, 烟灰缸, 烟灰色, 烟盒, 烟花玩具, 烟袋, 烟雾报警器, 烤面包机,
    煮蛋器, 爆米花机, 牛奶锅, 牛排刀, 狗窝, 狗绳, 狗衣服, 狗链, 猫抓板, 猫爬架, 猫窝, 玉米脱粒机, 玉米色, 玻璃水壶, 玻璃水杯, 玻璃水瓶, 珊瑚绒, 珊瑚色, 电饭煲, 电饭锅, 碎肉机, 碾米机,
    磨粉机, 磨豆机, 种子播种机, 米桶, 米白, 米色, 糖果模具, 糖果色, 红酒开瓶器, 红酒杯, 红酒架, 绞肉机, 绢花, 肉串签, 肉粉色, 肉色, 肉锤, 育苗盘, 脱粒机, 花卉图案, 花架, 花瓶, 花生油机,
    花生脱壳机, 花盆, 苹果削皮机, 苹果绿, 茶具, 茶几, 茶台, 茶叶盒, 茶叶罐, 茶壶, 茶巾, 茶杯, 茶漏, 茶盘, 茶色, 草帽, 草编包, 菜板, 菜篮, 蔬菜清洗机, 蛋托, 蛋糕刀, 蛋糕架, 蛋糕模具,
    蛋糕盒, 蛋糕装饰, 蜂巢抹布, 蜂窝煤炉, 蜂蜜罐, 西瓜红, 豆绿色, 象牙白, 运动水壶, 酒具, 酒吧椅, 酒塞, 酒壶, 酒店拖鞋, 酒店用品, 酒杯, 酒架, 酒柜, 酒瓶, 酒精炉, 酒红, 酒红色, 酒袋,
    酱料碟, 酱油瓶, 酸奶杯, 醋瓶, 醒酒器, 钓鱼用品, 钓鱼竿, 雪糕模具, 雪茄剪, 雪茄盒, 零食盒, 零食盘, 雾化烟机, 面包刀, 面包机, 面包箱, 面包篮, 面条机, 食品包装袋, 食品夹, 食品机械, 食品盒,
    食品级硅胶, 食品袋, 饭盒, 饭碗, 饮料机, 饮水机, 饼干模具, 香料罐, 骨瓷, 鱼嘴鞋, 鱼尾裙, 鱼盘, 鱼竿, 鱼线, 鱼缸, 鱼钩, 鱼饵假, 鱼骨夹, 鱼鳞, 鱼鳞刨, 鸟笼, 黄油盒
fr: abricot couleur, aquarium, autocuiseur, bac à glaçons, bac à semis, beurrier, biberon, biberons, blanc ivoire,
    bouteille d'eau réutilisable, boîte alimentaire, boîte repas, boîte à biscuits, boîte à gâteaux, boîte à lunch,
    boîte à pain, boîte à œufs, boîtes alimentaires, cafetière, cage à oiseaux, canne à pêche, casse-noix, casserole,
    cave à cigares vide, cendrier, centrifugeuse, chapeau de paille, chicha, collier chien, coquetier,
    corbeille à fruits, couleur champagne, coupe à fruits, coupe-cigare, coupe-légumes, couveuse, cuiseur à riz,
    détecteur de fumée, emporte-pièce, extracteur de jus, filet de pêche, filtre à café, fleurs artificielles,
    flûtes à champagne, fouet, gamelle, gazon artificiel, gourde, gourdes, grille-pain, hachoir, hachoir à viande,
    hameçons, jouet pour chat, laisse chien, machine à barbe à papa, machine à café, machine à pain,
    machine à popcorn, mandoline légumes, mangeoire à poules, moule à chocolat, moule à glace, moule à gâteau,
    moules à gâteaux, moulin à café, moulin à épices, narguilé, pailles, panier en paille, panier à fruits,
    panier à légumes, papier à rouler, pipe, planche à pain, plante artificielle, plantes artificielles,
    plateau à fromage, plateau à thé, porte-bouteilles, porte-cigarettes, pot de fleurs, pot à lait, pots de fleurs,
    pots à épices, presse-agrumes, robe champagne, robe corail, robe ivoire, robot de cuisine, rouge bordeaux,
    rouge corail, râpe à fromage, sac alimentaire, saucière, service à thé, sorbetière, table basse, tasse à café,
    tasses à café, tasses à thé, théière, tire-bouchon, tire-lait, tuyau de chicha, vase, verre à bière, verre à thé,
    verre à vin, verres à thé, verres à vin, yaourtière, éplucheur, étagère à épices, étui à cigarettes
ar: أرجيلة, أصص نباتات, أصيص, أكواب شاي, إبريق شاي, ابريق, ترمس, تقويم تمور, جهاز كشف الدخان, حافظات طعام, حافظة طعام,
    حامل بهارات, حامل بيض, حوض سمك, خرطوم شيشة, خفاقة بيض, خلاط عصير, دلة, دلة قهوة, رضاعات, رضاعة, زجاجة ماء,
    زهور صناعية, ستاند كيك, سلاقة بيض, سلة خبز, سلة فواكه, سلة قش, سنارة صيد, شبكة صيد, شيشة, صحن جبن, صندوق غداء,
    صينية شاي, صينية كيك, طاولة قهوة, طباخة أرز, طباخة رز, طبق فواكه, طفايات سجائر, طفاية سجائر, طقم شاي, طوق كلب,
    عشب صناعي, عصارة, عصارة فواكه, علب بهارات, علب طعام, علبة حلويات, علبة سجائر فارغة, علبة سجائر معدنية, علبة طعام,
    فازة, فتاحة زجاجات, فرامة لحم, فقاسة بيض, فناجين, فناجين قهوة, فنجان قهوة, قارورة ماء, قالب ثلج, قالب شوكولاتة,
    قالب كيك, قبعة قش, قطاعة خضار, قطاعة خضروات, قطاعة لحم, قفص طيور, قوارير ماء, قوالب كيك, كأس نبيذ, كؤوس,
    كاسات شاي, كاشف دخان, كسارة جوز, لانش بوكس, لعبة قطط, لون برتقالي, لون عاجي, لون مرجاني, لون نبيتي, لي شيشة,
    ماكينة آيس كريم, ماكينة تقشير, ماكينة خبز, ماكينة فشار, ماكينة قهوة, مبشرة جبن, محضرة طعام, محمصة, محمصة خبز,
    مزهرية, مصاصات, مطارة, مطحنة بهارات, مطحنة توابل, مطحنة قهوة, مفرمة لحم, مقشرة, منفضة, منفضة سجائر, نباتات صناعية,
    نرجيلة, ورد صناعي
ur: آئس کریم مشین, انڈا پھینٹنے والا, انڈہ بوائلر, انڈے والی ٹرے, انڈے کا ٹرے, ایش ٹرے, تھرماس, جوس گلاس, جوسر,
    جوسر مشین, حقہ, دودھ کی بوتل, رائس کوکر, راکھ دان, سبزی کاٹنے والی مشین, سبزی کٹر, سبزی کٹر مشین, سگریٹ کیس,
    شیشہ پائپ, فروٹ باسکٹ, فش ٹینک, فوڈ پروسیسر, فوڈ کنٹینر, فیڈر, فیڈرز, قیمہ مشین, لنچ باکس, مصالحہ ریک,
    مصالحہ گرائنڈر, مصنوعی پودا, مصنوعی پودے, مصنوعی پھول, مصنوعی گھاس, مچھلی پکڑنے کا جال, مچھلی پکڑنے کی راڈ,
    نوڈل میکر, وائن گلاس, واٹر بوتل, ٹوسٹر, ٹی سیٹ, پانی کی بوتل, پانی کی بوتلیں, پاپ کارن مشین, پرندوں کا پنجرہ,
    پھلوں کی ٹوکری, چائے دانی, چائے کا سیٹ, چائے کی چھلنی, چائے کی کیتلی, چائے کے کپ, چاول کوکر, چاکلیٹ مولڈ,
    کافی مشین, کافی مگ, کافی میکر, کافی ٹیبل, کافی کپ, کھانے کا ڈبہ, کھلونا پھل, کیک اسٹینڈ, کیک مولڈ, گلاس سیٹ,
    گلدان, گملا, گملے, گوشت کی مشین
tr: akvaryum, baharat takımı, bal kavanozu boş, ballık, balık ağı, balık kaşığı, balık sırtı, balık tabağı,
    beslenme kutusu, beslenme çantası, biberlik, biberon, bira bardağı, bira kupası, buzluk kalıp, ceviz kıracağı,
    dondurma kalıbı, dondurma makinesi, duman dedektörü, ekmek kutusu, ekmek kızartma makinesi, ekmek makinesi,
    et bıçağı, et döveceği, et makinesi, fide viyolü, fildişi rengi, gıda saklama kabı, hasır sepet, hasır çanta,
    hasır şapka, kahve değirmeni, kahve filtresi, kahve fincan takımı, kahve fincanı, kahve makinesi, kahverengi,
    katı meyve sıkacağı, kedi oyuncağı, kek kalıbı, kuluçka makinesi, kurabiye kalıbı, kuruyemişlik, kuş kafesi,
    köpek tasması, kül tablası, küllük, kıyma makinesi, mama kabı, mama sandalyesi, mama önlüğü, matara, mercan rengi,
    meyve bıçağı, meyve sepeti, meyve sıkacağı, meyve tabağı, meyvelik, mutfak robotu, narenciye sıkacağı, nargile,
    nargile hortumu, olta, pamuk şeker makinesi, pasta kalıbı, pasta standı, patlamış mısır makinesi, peynir bıçağı,
    peynir rendesi, peynir tahtası, pilav makinesi, portakal rengi, puro kesici, saklama kabı, saksı, sebze doğrayıcı,
    sebze soyacağı, sigara ağızlığı, sigara sarma makinesi, sigara tabakası, sigaralık, sos tenceresi, sosluk,
    soyacak, su bardağı, su filtresi, su pompası, su ısıtıcı, su şişesi, susamlık, süt köpürtücü, süt pompası, sütlük,
    tereyağlık, termos, tost makinesi, turuncu elbise, vazo, yapay bitki, yapay çim, yapay çiçek, yoğurt makinesi,
    yumurta pişirici, yumurta tavası, yumurta çırpıcı, yumurtalık, çay bardağı, çay kaşığı, çay makinesi, çay seti,
    çay süzgeci, çay takımı, çay tepsisi, çaydanlık, çerezlik, çikolata kalıbı, şampanya kadehi, şarap açacağı,
    şarap bardağı, şarap kadehi, şarap standı
# fresh-food: food
en: abalone, apples, avocado, bacon, bananas, beef, beef jerky, biltong, bird nest, bush meat smoked, cabbage,
    catfish, cheese, cherries, chicken meat, coconuts, cooked food, cow skin, crab meat, crayfish, cured meat,
    dried fish, dry fish, durian, edible bird nest, egg, eggs, fillet, fish, fresh fish, fresh food, fresh foods,
    fresh fruit, fresh fruits, fresh meat, fresh vegetables, frozen chicken, frozen food, fruit, fruits, garlic,
    ginger fresh, goat, grapes, ham, ham leg, home made food, homemade food, ice cream, jollof rice, kilishi, kimchi,
    lamb, lamb meat, lap cheong, leftovers, lemons, liver meat, lobster, lychee, mango fruit, mangoes, meat,
    minced meat, mutton, mutton dried, okra, onions, oranges, pear fruit, peppers fresh, perishable, perishable food,
    perishables, pickles, pizza, plantain, ponmo, pork, potatoes, prawns, quail eggs, salad, salmon, salted fish,
    sandwiches, sausage, sausage rolls, sausages, sea cucumber, seafood, shellfish, shrimp, smoked fish, snails, soup,
    spinach, stew, stockfish, strawberries, suya, tilapia, tomatoes, tripe, tuna, turkey meat, vegetable, vegetables,
    watermelon, yam, yams, yoghurt, yogurt
zh-CN: 三文鱼, 冰淇淋, 冷冻食品, 冻品, 卤味, 咸菜, 咸鱼, 咸鸭蛋, 土豆, 大蒜, 大闸蟹, 奶酪, 小龙虾, 帝王蟹, 干贝, 排骨, 新鲜水果, 新鲜食品, 榴莲, 樱桃, 车厘子, 橙子, 水果, 汤圆, 泡菜, 海参,
    海鲜, 火腿, 熟食, 燕窝, 牛羊肉, 牛羊肉卷, 牛肉, 牛肉干, 猪肉, 猪肉脯, 猪蹄, 生姜, 生蚝, 生鲜, 生鲜食品, 皮蛋, 粽子, 羊肉, 肉, 肉制品, 肉干, 肉松, 肉类, 腊肉, 腊肠, 芒果,
    苹果水果, 草莓, 荔枝, 葡萄, 蔬菜, 虾, 虾仁, 虾米, 螃蟹, 西瓜, 豆腐, 辣椒, 酸奶, 金枪鱼, 饺子, 香肠, 香蕉, 鱼, 鱼干, 鱿鱼, 鱿鱼丝, 鲍鱼, 鲜奶, 鲜鱼, 鸡爪, 鸡翅, 鸡肉, 鸡蛋,
    鸭肉, 鸭脖, 鸭蛋, 鸭货, 鹅肉
fr: agneau, ail, aliments frais, avocats, bananes, beurre frais, boeuf, bœuf, charcuterie, citrons, crabe, crevettes,
    denrées périssables, escargots, fraises, fromage, fromages, fruits, fruits de mer, fruits frais,
    glace alimentaire, jambon, khlii, légumes, légumes frais, mangues, merguez, merguez fraîches, mouton, oeufs,
    oignons, olives, oranges, pastèque, pizza, plats cuisinés, poisson, poisson fumé, poisson séché, poissons, pommes,
    pommes de terre, porc, poulet, produits frais, produits surgelés, pâté, périssable, périssables, raisins, repas,
    saucisse, saucisses, saucisson, saumon, soupe, steak, surgelés, thon, tomates fraîches, viande, viande séchée,
    viandes, volaille, yaourt, œufs
ar: آيس كريم, أجبان, أسماك, أطعمة طازجة, أطعمة مجمدة, أغذية طازجة, أكل بيت, أكل مطبوخ, برتقال, بسطرمة, بصل, بطاطس,
    بطيخ, بيض, تفاح, تونة, تين, ثوم, جبن, جبنة, جبنة بيضاء, جمبري, خضار, خضروات, خيار, دجاج, دجاج مجمد, رمان, رنجة,
    روبيان, زبادي, زيتون, زيتون مخلل, سجق, سلمون, سمبوسة, سمك, سمك مجفف, شوربة, طبخ, طعام طازج, طماطم, عنب, فاكهة,
    فراولة, فسيخ, فواكه, قابل للتلف, قديد, قشطة, كبة, كبدة, لانشون, لبن, لحم, لحم بقر, لحم مجفف, لحمة, لحوم, ليمون,
    مأكولات بحرية, مانجو, مجمدات, محشي, مخلل, مخللات, مرتديلا, مواد غذائية طازجة, موز, نعناع طازج, نقانق, وجبات
ur: آئس کریم, آلو, آم, ادرک, انڈے, انگور, بریانی, بکرے کا گوشت, بیف, تازہ خوراک, تازہ سبزیاں, تازہ غذا, تازہ مچھلی,
    تازہ پھل, تازہ کھانا, تازہ گوشت, تربوز, جلد خراب ہونے والی, جھینگا, جھینگے, خشک مچھلی, دہی, ساسیج, ساگ, سبزی,
    سبزیاں, سمندری خوراک, سموسے, سیب, قربانی کا گوشت, قیمہ, لہسن, لیموں, مالٹے, مرغی, مرغی کا گوشت, منجمد خوراک, مٹن,
    مچھلی, نہاری, ٹماٹر, پنیر, پکا ہوا کھانا, پھل, پیاز, چکن, کباب, کلیجی, کیلے, گوشت, گھر کا کھانا
tr: balık eti, beyaz peynir, bozulabilir, bozulabilir gıda, börek, dana eti, dana kıyma, deniz ürünleri, deniz ürünü,
    dolma, domates, dondurma, dondurulmuş gıda, döner, elma, et ürünleri, et ürünü, etler, ev yemeği, hindi eti,
    incir taze, karides, karpuz, kavurma, kaymak, kaşar, kiraz, kuru balık, kuzu eti, köfte, köy peyniri, kırmızı et,
    lahmacun, limon, mantı, meyve, muz, pastırma, patates, peynir, portakal, salam, sarma yemek, sarımsak, sebze,
    somon, sosis, soğan, sucuk, tavuk eti, tavuk göğsü, taze balık, taze gıda, taze meyve, taze sebze, taze yiyecek,
    ton balığı, tulum peyniri, peynir tulum, turşu, yemek, yoğurt, yumurta, zeytin, çilek, çiğ köfte, çorba, üzüm
# plants: embargoed
en: aloe plant, bamboo plant, bonsai, bulb plants, bulbs flower, cactus, chia seeds, coffee seedlings, cut flowers,
    cuttings plant, flax seeds, flower bulbs, flower seeds, fresh flowers, grain, grass seed, hay, hemp seeds,
    live plant, live plants, maize, maize seeds, moringa seeds, moss, mushroom spawn, orchid plant, plant,
    plant cuttings, plants, potted plant, potting soil, raw cotton, rose cuttings, sapling, saplings, seed, seedling,
    seedlings, seeds, sesame seeds, soil, straw raw, succulent, succulents live, sunflower seeds, timber raw,
    tomato seeds, tree bark, tree seeds, tulip bulbs, vegetable seeds, wheat, wheat grain
zh-CN: 仙人掌, 兰花, 发财树, 土壤, 培养土, 多肉, 多肉植物, 小麦, 树种子, 树苗, 植物, 水培植物, 泥土, 活植物, 玉米, 玉米种, 球根, 盆景, 盆栽, 种子, 种球, 绿植, 芝麻, 花卉, 花种,
    花籽, 花苗, 苗木, 草种, 草籽, 菌种植物, 菜种, 菜籽, 营养土, 谷物, 郁金香种球, 鲜花
fr: blé, bouture, boutures, bulbes, bulbes de tulipe, cactus, céréales brutes, fleurs, fleurs coupées,
    fleurs fraîches, graine, graines, graines de légumes, maïs, orchidée, palmier dattier plant, plante,
    plante en pot, plante vivante, plantes, plants, semence, semences, semis de tomate, terre végétale, terreau
ar: أبصال, بذرة, بذور, بذور زهور, بذور طماطم, بصيلات, تربة, تربة زراعية, تقاوي, حبوب قمح, ذرة, زهور طازجة,
    زهور طبيعية, سماد نبات, سمسم, شتلات, شتلات نخيل, شتلة, صبار نبات, فسائل نخل, قمح, نبات, نبات زينة, نباتات,
    نباتات زينة, نبتة, ورد طبيعي
ur: بیج, تازہ پھول, تل, سبزی کے بیج, قلم پودا, قلمیں پودے, مٹی, مکئی, پنیری, پودا, پودے, پودے کے بیج, پھولوں کے بیج,
    کیکٹس, گلاب کا پودا, گملے والا پودا, گندم
tr: biber tohumu, bitki, buğday, canlı bitki, domates tohumu, fidan, fide, fideler, gül fidanı, kaktüs, kesme çiçek,
    lale soğanı, mısır tanesi, orkide canlı, saksı çiçeği canlı, sebze tohumu, sukulent, susam, taze çiçek, tohum,
    tohumlar, toprak, zeytin fidanı, çim tohumu, çiçek soğanı, çiçek tohumu
`;
