import 'server-only';

/** Household goods, furniture, lamps and appliances. `read-vocabulary.ts` describes the format. */
export const HOME = `
# appliance: ask
en: air conditioner, air fryer, air purifier, alarm clock, bathroom scale, blender, dehumidifier, digital clock,
    digital scale, doorbell, electric cooker, electric grill, electric iron, electric kettle, electric stove, fan,
    freezer, garment steamer, hair clipper, hand mixer, heater, hot plate, humidifier, induction cooker, iron,
    luggage scale, microwave, mixer, oven, projector, refrigerator, sandwich maker, sewing machine, slow cooker,
    smart tv, standing fan, steam iron, table fan, television, tv, vacuum cleaner, waffle maker, washing machine,
    water purifier, weighing scale
zh-CN: 三明治机, 体重秤, 冰箱, 净水器, 加湿器, 华夫饼机, 取暖器, 吸尘器, 微波炉, 投影仪, 挂烫机, 搅拌机, 料理机, 洗衣机, 烤箱, 熨斗, 理发器, 电子秤, 电子钟, 电水壶, 电炉, 电热水壶,
    电磁炉, 电视, 电视机, 电风扇, 破壁机, 空气净化器, 空调, 缝纫机, 行李秤, 门铃, 闹钟, 风扇
fr: appareil à croque-monsieur, aspirateur, balance, batteur, bouilloire électrique, chauffage, climatiseur,
    fer à repasser, four, friteuse sans huile, friteuse à air, gaufrier, humidificateur, machine à coudre,
    machine à laver, micro-ondes, mixeur, mixeurs, plaque chauffante, projecteur, pèse-personne, radiateur,
    réfrigérateur, réveil, sonnette, tondeuse, tondeuse à cheveux, télé, téléviseur, télévision, ventilateur,
    vidéoprojecteur
ar: بروجكتر, تلفزيون, ثلاجة, جرس باب, خلاط, خلاطات, دفاية, سخان, شاشة تلفزيون, صانعة ساندويتش, طباخ كهربائي, عجانة,
    غسالة, غلاية كهربائية, فرن, قلاية هوائية, ماكينة حلاقة, ماكينة خياطة, مراوح, مرطب هواء, مروحة, مكاوي,
    مكنسة كهربائية, مكواة, مكيف, منبه, موازين, ميزان, ميزان إلكتروني, ميكروويف
ur: استری, الارم گھڑی, الیکٹرک کیتلی, اوون, ایئر فرائر, اے سی, بجلی کا چولہا, بلینڈر, ترازو, سلائی مشین, سینڈوچ میکر,
    فریج, مائیکرو ویو, مکسر, واشنگ مشین, وزن مشین, ویکیوم کلینر, ٹی وی, ٹیلی ویژن, پروجیکٹر, پنکھا, پنکھے, گھنٹی, ہیٹر
tr: airfryer, baskül, bavul tartısı, blender, buharlı ütü, buzdolabı, dikiş makinesi, elektrikli ocak,
    elektrikli süpürge, fırın, hava fritözü, kapı zili, klima, mikrodalga, mikser, nemlendirici cihaz, projeksiyon,
    saç kesme makinesi, tartı, televizyon, vantilatör, waffle makinesi, çalar saat, çamaşır makinesi, ütü, ısıtıcı
# bedding: general
en: bath mat, bath towel, bed linen, bed sheet, bed sheets, bedding, bedding set, bedsheet, bedsheets, blanket,
    blankets, carpet, carpets, comforter, curtain, curtains, cushion, cushion cover, cushions, door mat, duvet,
    duvet cover, mattress cover, mattress topper, mosquito bed net, napkins, pillow, pillow case, pillow cases,
    pillowcase, pillows, place mats, quilt, rug, rugs, shower curtain, sofa cover, table cloth, tablecloth,
    throw blanket, towel, towels
zh-CN: 凉席, 四件套, 地垫, 地毯, 床上用品, 床单, 床垫, 床笠, 抱枕, 抱枕套, 挂毯, 枕头, 枕套, 桌布, 毛巾, 毛毯, 毯子, 沙发垫, 沙发套, 浴室垫, 浴巾, 浴帘, 窗帘, 蚕丝被, 被套, 被子,
    靠垫, 餐垫, 餐巾
fr: couette, coussin, coussins, couverture, couvertures, drap, drap de lit, draps, draps de lit, housse de canapé,
    housse de couette, housse de coussin, linge de lit, matelas, nappe, nappes, oreiller, oreillers, paillasson,
    parure de lit, plaid, rideau, rideau de douche, rideaux, serviette, serviette de bain, serviettes,
    serviettes de bain, taie d'oreiller, taies d'oreiller, tapis
ar: أغطية وسائد, بشكير, بطانيات, بطانية, خدادية, ستائر, ستارة, ستارة حمام, سجاجيد, سجاد, سجادة, شراشف, شرشف, غطاء كنب,
    غطاء وسادة, فوطة, كوفرتة, لحاف, لحافات, مخدات, مخدة, مرتبة, مفارش, مفارش سرير, مفرش سرير, مفرش طاولة, ملاءة سرير,
    ملايات, ملايات سرير, مناشف, منشفة, موكيت, وسائد, وسادة
ur: بستر کی چادر, بیڈ شیٹ, بیڈ شیٹس, تولیہ, تولیے, تکیہ, تکیے, تکیے کا غلاف, دری, دسترخوان, رضائی, صوفہ کور, غلاف,
    قالین, لحاف, ٹیبل کلاتھ, پردہ, پردے, چادریں, کشن, کشن کور, کمبل, گدا
tr: alez, banyo havlusu, battaniye, duş perdesi, halı, havlu, kilim, koltuk örtüsü, kırlent, kırlent kılıfı,
    masa örtüsü, minder, nevresim, nevresim takımı, paspas, perde, peçete, pike, tül perde, yastık, yastık kılıfı,
    yatak örtüsü, yorgan, çarşaf
# furniture: general
en: bed frame, bench, cabinet, chair, chairs, cot, crib, desk, dining table, drawer, folding chair, folding chairs,
    furniture, mattress, office chair, rack, shelf, shelves, sofa, stool, stools, table, tables, tv cabinet, wardrobe
zh-CN: 凳子, 办公椅, 婴儿床, 家具, 床架, 折叠椅, 抽屉, 架子, 柜子, 桌子, 椅子, 沙发, 电视柜, 茶桌, 衣柜, 长凳, 餐桌
fr: armoire, banc, bureau, canapé, chaise, chaise pliante, chaises, chaises pliantes, lit bébé, meuble, meubles,
    table, tables, tabouret, tabourets, tiroir, étagère, étagères
ar: أثاث, أسرة, خزانة, دولاب, رف, رفوف, سرير, طاولات, طاولة, كراسي, كراسي قابلة للطي, كرسي, كرسي قابل للطي, كنب, كنبة,
    مقعد, مكتب
ur: اسٹول, الماری, دراز, شیلف, صوفہ, فرنیچر, فولڈنگ کرسی, فولڈنگ کرسیاں, میز, پلنگ, کرسی, کرسیاں
tr: bank, beşik, dolap, gardırop, kanepe, katlanır sandalye, koltuk, masa, mobilya, raf, raflar, sandalye,
    sandalyeler, tabure, çekmece
# household: general
en: adhesive tape, basket, baskets, bath toy, broom, brush, brushes, bubble wrap, bucket, cabinet handles, carton,
    cartons, christmas tree, cleaning cloth, clock frame, clothes hanger, clothes rack, crochet hooks, decoration,
    decorations, door handle, door stopper, drawer handles, duct tape, dustbin, dusting cloth, faucet, figurine,
    figurines, flower stand, garden gloves, hanger, hangers, home decor, hook, hooks, iron board, ironing board,
    laundry basket, mirror, mirrors, mop, needles, organiser, organizer, ornament, ornaments, packing tape,
    plastic bag, plastic bags, sewing kit, sewing needles, shower head, sponge, sponges, statue, storage bag,
    storage box, storage boxes, tap, tape, tapestry, taps, tissue, tissue box, tissue paper, toilet brush,
    toilet paper, toilet seat, trash can, vacuum bags, vase, vases, wall clock, wall hooks, wall mirror, wall shelf,
    woven basket, woven baskets, zip bags
zh-CN: 刷子, 卫生纸, 压缩袋, 圣诞树, 圣诞装饰, 垃圾桶, 塑料袋, 家居饰品, 工艺品, 扫把, 抹布, 拉手, 拖把, 挂件, 挂画, 挂钟, 挂钩, 摆件, 收纳盒, 收纳箱, 收纳袋, 晾衣架, 气泡膜, 水桶,
    水龙头, 洗衣篮, 海绵, 清洁布, 熨衣板, 篮子, 纸巾, 纸巾盒, 纸箱, 编织篮, 缝衣针, 置物架, 胶布, 自封袋, 花洒, 衣架, 装饰品, 针线盒, 镜子, 门吸, 门把手, 雕像, 马桶刷, 马桶盖
fr: aiguilles à coudre, balai, boîte de rangement, boîtes de rangement, brosse, brosse wc, brosses, carton, cartons,
    chiffon, chiffons, cintre, cintres, crochets, déco maison, décoration, décorations, horloge murale,
    kit de couture, miroir, miroirs, mouchoirs en papier, organisateur, panier, panier à linge, paniers,
    papier toilette, poignée de porte, poignées, pomme de douche, pommeau de douche, poubelle, robinet, robinets,
    ruban adhésif, sacs plastique, sapin de noël, scotch, seau, serpillière, statue, statuette, table à repasser,
    éponge, éponges
ar: أكياس بلاستيك, إبر خياطة, إسفنج, إسفنجة, تحفة ديكور, تماثيل, حنفيات, حنفية, خطاف, دش استحمام, دش حمام, ديكور,
    ديكورات, رأس دش, ساعات حائط, ساعة حائط, سطل, سلال, سلة, سلة غسيل, سلة مهملات, شريط لاصق, شماعات, شماعة,
    صناديق تخزين, صنبور, صندوق تخزين, طاولة كي, عدة خياطة, علاقات ملابس, فرش, فرشاة, قماش تنظيف, كراتين, كرتون, مرآة,
    مرايا, مقابض, مقبض باب, مكنسة يدوية, ممسحة, مناديل, مناديل ورقية, منظم, ورق تواليت
ur: آئینہ, استری اسٹینڈ, اسفنج, اسٹوریج باکس, بالٹی, برش, جھاڑو, دروازے کا ہینڈل, دیوار گھڑی, سجاوٹی اشیا, سلائی کٹ,
    سوئیاں, شاور, شیشہ دیوار, نل, وال کلاک, ٹشو, ٹشو پیپر, ٹونٹی, ٹوکری, ٹوکریاں, ٹیپ, پلاسٹک بیگ, پوچا, ڈیکوریشن پیس,
    کارٹن, کوڑے دان, ہک, ہینگر, ہینگرز
tr: askı, askılar, ayna, bant, bez, biblo, dekor, dekorasyon, dikiş iğnesi, dikiş seti, duvar saati, duş başlığı,
    düzenleyici, elbise askısı, fırça, hediyelik eşya, heykel, iğne, kanca, kapı kolu, karton, karton kutu,
    kağıt havlu, koli bandı, kova, musluk, organizer, paspas kova, poşet, saklama kutusu, sepet, sünger, süpürge,
    süs eşyası, temizlik bezi, tuvalet fırçası, tuvalet kağıdı, çamaşır sepeti, çekmece kulpu, çöp kovası, ütü masası
# kitchenware: general
en: baby bottle, baby spoon, baking mold, baking pan, baking tray, bento box, bottle opener, bowl, bowls, can opener,
    casserole, ceramic bowls, ceramic plates, chopping board, chopsticks, colander, cooking pot, cooking pots,
    cookware, cookware set, cup, cup holder, cups, cutting board, dinner set, dinnerware, dish, dishes,
    feeding bottle, flask, fork, forks, frying pan, funnel, garlic press, glass cups, glass jar, glassware, grater,
    jar, jars, kettle, kitchen scale, kitchen scales, kitchen scissors, kitchen tools, kitchen utensils, kitchenware,
    ladle, measuring cups, mortar and pestle, mug, mugs, napkin holder, oven gloves, oven mitts, pan, pans, peeler,
    pizza cutter, plastic containers, plate, plates, pot, pot lid, pots, pressure cooker, rolling pin, sieve,
    silicone mold, sippy cup, spatula, spoon, spoons, stainless steel pot, steel kitchen scissors, storage jar,
    strainer, straw cup, tableware, thermos, tray, trays, tumbler, vacuum flask, whisk
zh-CN: 不锈钢厨房剪刀, 便当盒, 保温壶, 保鲜盒, 刨丝器, 勺子, 压蒜器, 厨具, 厨房剪刀, 厨房用品, 厨房秤, 叉子, 密封罐, 平底锅, 开瓶器, 开罐器, 托盘, 擀面杖, 收纳罐, 杯子, 水桶杯, 汤勺,
    汤锅, 漏勺, 漏斗, 炒锅, 烘焙模具, 烤盘, 烧水壶, 热水瓶, 玻璃杯, 玻璃罐, 瓷器, 电子秤厨房, 盘子, 砂锅, 砧板, 硅胶模具, 碗, 碗筷, 筷子, 蒸笼, 蒸锅, 量杯, 锅, 锅具, 锅铲, 陶瓷,
    陶瓷碗, 隔热手套, 餐具, 饭勺, 马克杯, 高压锅
fr: assiette, assiettes, baguettes chinoises, balance de cuisine, batterie de cuisine, bocal, bocaux, bol, bols,
    bouilloire, carafe, cocotte, cuillère, cuillères, entonnoir, fourchette, fourchettes, gants de cuisine, louche,
    marmite, marmites, moule silicone, mug, mugs, ouvre-bouteille, ouvre-boîte, passoire, planche à découper,
    plat en céramique, plateau, plateaux, plats, poêle, poêles, rouleau à pâtisserie, râpe, saladier, spatule, tajine,
    tasse, tasses, thermos, ustensiles de cuisine, vaisselle, verre, verres
ar: أدوات المطبخ, أدوات مطبخ, أطباق, أكواب, أواني, أواني طبخ, برطمان, برطمانات, خفاقة, سيراميك, شوك, شوكة, صحن, صحون,
    صواني, صينية, طاجين, طبق, طقم سفرة, طقم صحون, طناجر, طنجرة, عيدان طعام, غلاية, فتاحة علب, قدر, قدر ضغط, قدور,
    قفازات فرن, كأس, كاسات, كوب, لوح تقطيع, مبشرة, مصفاة, مغرفة, مقالي, مقلاة, ملاعق, ملعقة, ميزان مطبخ, وعاء
ur: باورچی خانے کا سامان, برتن, برتنوں کا سیٹ, بیلن, جار, دیگچی, فرائی پین, مگ, ٹرے, پتیلا, پریشر کوکر, پلیٹ, پلیٹیں,
    پیالہ, پیالے, چمچ, چمچے, چھلنی, ڈنر سیٹ, کانٹا, کدوکش, کٹنگ بورڈ, کپ, کچن قینچی, کچن کا ترازو, کچن کا سامان,
    کڑاہی, کیتلی, گلاس
tr: bardak, bardaklar, düdüklü tencere, fincan, fırın eldiveni, güveç, huni, kase, kaseler, kavanoz, kaşık, kaşıklar,
    kepçe, kesme tahtası, konserve açacağı, kupa, merdane, mutfak eşyası, mutfak gereçleri, mutfak tartısı,
    mutfak terazisi, porselen, rende, seramik kase, silikon kalıp, spatula, sürahi, süzgeç, tabak, tabaklar, tava,
    tencere, tencere seti, tepsi, yemek takımı, çatal, şişe açacağı
# lighting: ask
en: bulb, bulbs, ceiling light, chandelier, desk lamp, desk lamps, fairy lights, flashlight, floor lamp, headlamp,
    headlight, lamp, lamps, lantern, led light, led lights, led strip, light, light bulb, light bulbs, night light,
    ring light, string lights, strip lights, table lamp, torch, wall light
zh-CN: LED灯, 串灯, 台灯, 吊灯, 吸顶灯, 壁灯, 头灯, 射灯, 小夜灯, 彩灯, 手电筒, 灯, 灯具, 灯带, 灯泡, 灯笼, 落地灯, 补光灯, 车灯
fr: ampoule, ampoule led, ampoules, applique murale, guirlande lumineuse, lampe, lampe de bureau, lampe de table,
    lampe frontale, lampe torche, lampes, lanterne, lustre, plafonnier, projecteur led, ruban led, veilleuse
ar: أباجورة, أضواء, إضاءة, ثريا سقف, شريط ليد, فانوس, كشاف, كشاف رأس, كشافات, لمبات, لمبات ليد, لمبة, لمبة مكتب,
    مصابيح, مصباح, مصباح طاولة, مصباح مكتب, نجفة
ur: ایل ای ڈی بلب, ایل ای ڈی لائٹ, بلب, فانوس, فیری لائٹس, لائٹ, لائٹس, لیمپ, نائٹ لائٹ, ٹارچ, ٹیبل لیمپ
tr: abajur, ampul, avize, aydınlatma, el feneri, fener, gece lambası, kafa lambası, lamba, lambader, led ampul,
    led şerit, masa lambası, peri ışık, şerit led
`;
