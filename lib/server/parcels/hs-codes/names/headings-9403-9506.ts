import 'server-only';

/** Names of the headings 9403 to 9506. `read-hs-names.ts` describes the format. */
export const HEADINGS_9403_9506 = `
# 940320
en: Other metal furniture, metal shelf, shoe rack, clothes rack, metal table, folding table, metal rack, storage rack,
    metal desk, garment rack, metal bed, tv stand, camping table, computer desk, bookshelf metal, locker, coat stand,
    shelf, wardrobe, bed frame, clothing rack, kitchen trolley, rack, stand, shelves, furniture
zh-CN: 其他金属家具, 金属货架, 鞋架, 衣架落地, 折叠桌, 铁架床, 金属桌子, 置物架, 露营桌, 货架, 电视架, 布衣柜, 桌, 柜, 架, 架子
fr: Autres meubles en métal, étagère en métal, étagère à chaussures, portant à vêtements, table pliante,
    table de camping, bureau en métal, étagère, meuble à chaussures, armoire
ar: أثاث معدني آخر, رف معدن, رف أحذية, طاولة قابلة للطي, ستاند ملابس, علاقة ملابس أرضية, جزامة, طاولة رحلات, رفوف,
    خزانة ملابس, ستاند, رف
ur: دھات کا دیگر فرنیچر, شو ریک, لوہے کی میز, فولڈنگ ٹیبل, شیلف, کپڑوں کا سٹینڈ, الماری
tr: Diğer metal mobilya, metal raf, ayakkabılık, katlanır masa, kamp masası, elbise askılığı, metal masa, raf,
    bez dolap, stand
# 940350
en: Wooden bedroom furniture, wooden bed, bed, nightstand, wardrobe, dresser, bedside table, bed frame,
    dressing table, baby crib, baby cot
zh-CN: 卧室木家具, 床, 床头柜, 衣柜, 木床, 梳妆台, 婴儿床
fr: Meubles de chambre en bois, lit, table de chevet, armoire, commode, lit bébé, coiffeuse
ar: أثاث غرف نوم خشبي, سرير, كومودينو, خزانة ملابس, دولاب, تسريحة, سرير أطفال
ur: لکڑی کا بیڈ روم فرنیچر, پلنگ, بیڈ, الماری, سائیڈ ٹیبل, ڈریسنگ ٹیبل
tr: Ahşap yatak odası mobilyası, yatak karyola, komodin, gardırop, şifonyer, bebek karyolası, beşik
# 940360
en: Other wooden furniture, wooden table, coffee table, bookshelf, wooden shelf, tv cabinet, dining table, table,
    side table, shoe cabinet, desk, wooden desk, shelf, wall shelf, floating shelf, console table, cabinet,
    study table, wooden stand, shelves
zh-CN: 其他木家具, 木桌, 茶几, 书架, 电视柜, 餐桌, 桌子, 鞋柜, 边桌, 置物架, 书桌, 桌, 柜, 架
fr: Autres meubles en bois, table, table basse, étagère, bibliothèque, meuble tv, table à manger, étagère murale,
    bureau en bois
ar: أثاث خشبي آخر, طاولة, طاولة قهوة, مكتبة, رف خشب, طاولة تلفزيون, طاولة طعام, رف جداري, طاولات, رفوف
ur: لکڑی کا دیگر فرنیچر, میز, کافی ٹیبل, شیلف, کتابوں کی الماری, ٹی وی ٹرالی
tr: Diğer ahşap mobilya, masa, sehpa, kitaplık, ahşap raf, tv ünitesi, yemek masası, duvar rafı
# 940370
en: Plastic furniture, plastic table, plastic shelf, plastic cabinet, plastic drawer, plastic wardrobe,
    shoe box cabinet, storage cabinet, shoe rack, storage drawers
zh-CN: 塑料家具, 塑料柜, 塑料桌, 收纳柜, 简易鞋柜, 抽屉柜, 柜
fr: Meubles en plastique, table en plastique, étagère en plastique, armoire plastique
ar: أثاث بلاستيك, طاولة بلاستيك, خزانة بلاستيك, رف بلاستيك
ur: پلاسٹک کا فرنیچر, پلاسٹک کی میز, پلاسٹک الماری
tr: Plastik mobilya, plastik masa, plastik dolap, plastik ayakkabılık
# 940421
en: Mattresses of foam rubber or plastic, foam mattress, mattress, memory foam mattress, crib mattress, sleeping mat,
    mattress topper
zh-CN: 泡沫床垫, 床垫, 记忆棉床垫, 乳胶床垫, 婴儿床垫
fr: Matelas en mousse, matelas, surmatelas, matelas mémoire de forme
ar: مراتب إسفنج, مرتبة, فرشة, مرتبة اسفنج
ur: فوم کے گدے, گدا, میٹریس, فوم
tr: Sünger yataklar, yatak, sünger yatak, visco yatak, yatak pedi
# 940430
en: Sleeping bags, sleeping bag, camping sleeping bag, baby sleeping bag
zh-CN: 睡袋, 户外睡袋, 婴儿睡袋
fr: Sacs de couchage, sac de couchage, gigoteuse
ar: أكياس نوم, كيس نوم
ur: سلیپنگ بیگ
tr: Uyku tulumları, uyku tulumu
# 940440
en: Quilts and duvets, quilt, duvet, comforter, bedspread quilt, eiderdown, comforter set, weighted blanket
zh-CN: 被子, 羽绒被, 棉被, 夏凉被, 蚕丝被, 重力毯, 被褥, 棉絮
fr: Couettes et édredons, couette, édredon, courtepointe
ar: ألحفة, لحاف, لحاف ريش
ur: لحاف, رضائی
tr: Yorganlar, yorgan
# 940490
en: Pillows cushions and other bedding, pillow, cushion, seat cushion, neck pillow, travel pillow, memory foam pillow,
    baby pillow, pregnancy pillow, body pillow, throw pillow, lumbar cushion, chair cushion, baby nest,
    nursing pillow, floor cushion, cushions, pad, pillows
zh-CN: 枕头靠垫等寝具, 枕头, 抱枕, 靠垫, 坐垫, 颈枕, 旅行枕, 记忆棉枕头, 孕妇枕, 腰靠, U型枕, 垫, 枕, 垫子
fr: Oreillers coussins et autre literie, oreiller, coussin, coussin de siège, oreiller de voyage,
    coussin d'allaitement, galette de chaise, traversin
ar: وسائد ومفروشات أخرى, وسادة, مخدة, خدادية, وسادة رقبة, وسادة سفر, مخدات, مخدة طبية, تكاية, وسائد, خداديات
ur: تکیے اور کشن, تکیہ, کشن, گردن کا تکیہ, گاؤ تکیہ
tr: Yastık ve minderler, yastık, minder, kırlent, boyun yastığı, seyahat yastığı, visco yastık, emzirme yastığı
# 940511
en: LED ceiling and wall lights, ceiling light, wall lamp, chandelier, ceiling lamp, pendant light, led ceiling light,
    wall light, led panel, downlight, pendant lamp, light, chandeliers
zh-CN: LED吸顶灯和壁灯, 吸顶灯, 壁灯, 吊灯, 筒灯, 水晶灯, 灯
fr: Plafonniers et appliques LED, plafonnier, applique murale, lustre, suspension luminaire, spot encastré
ar: أضواء سقف وحائط LED, ثريا, لمبة سقف, إضاءة سقف, نجفة, أبليك, سبوت لايت
ur: ایل ای ڈی چھت اور دیوار کی لائٹس, فانوس, چھت کی لائٹ, وال لیمپ, جھومر
tr: LED tavan ve duvar lambaları, avize, tavan lambası, aplik, sarkıt lamba, spot lamba
# 940521
en: LED table desk and floor lamps, table lamp, desk lamp, night light, floor lamp, bedside lamp, led desk lamp,
    reading lamp, lamp, ring light, night lamp, moon lamp, star projector light, galaxy projector, light, lights,
    lamps
zh-CN: LED台灯和落地灯, 台灯, 床头灯, 小夜灯, 落地灯, 护眼灯, 夜灯, 星空灯, 灯
fr: Lampes LED de table de bureau et de sol, lampe de bureau, lampe de chevet, veilleuse, lampadaire, lampe de table,
    lampe, lampe led, luminaire
ar: مصابيح LED طاولة وأرضية, مصباح مكتب, أباجورة, لمبة مكتب, إضاءة ليلية, مصباح طاولة, مصباح, اباجورة, لمبة ليلية,
    إضاءة, لمبة, مصابيح, أباجورات
ur: ایل ای ڈی ٹیبل اور فلور لیمپ, ٹیبل لیمپ, نائٹ لیمپ, لیمپ, نائٹ لائٹ, لائٹ, بتی
tr: LED masa ve ayaklı lambalar, masa lambası, gece lambası, abajur, lambader, lamba, gece ışığı, ışık, led lamba
# 940531
en: LED lighting strings for Christmas trees, christmas lights, string lights, fairy lights, led string light,
    curtain lights
zh-CN: LED灯串, 圣诞灯串, 彩灯, 串灯, 装饰灯串
fr: Guirlandes lumineuses LED, guirlande lumineuse, guirlande de noël
ar: سلاسل أضواء زينة LED, حبل إضاءة, أضواء زينة, سلسلة أضواء, إضاءة زينة
ur: ایل ای ڈی آرائشی لڑیاں, لائٹوں کی لڑی, فیری لائٹس, سجاوٹی لائٹس
tr: LED ışık zincirleri, peri led, yılbaşı ışığı, dekoratif led ışık, ışık zinciri
# 940542
en: Other LED lighting fittings, led strip light, led strip, flood light, floodlight, solar light, street light,
    stage light, garden light, solar lamp, led lights, ring light, led light, photography light, spotlight,
    aquarium light, solar street light, grow light, selfie light, solar garden light, rgb light, disco light, light,
    lights, lighting, led
zh-CN: 其他LED灯具, LED灯带, 灯带, 投光灯, 太阳能灯, 路灯, 舞台灯, 补光灯, 庭院灯, 射灯, LED灯条, 灯, 灯具
fr: Autres luminaires LED, ruban led, bande led, projecteur led, lampe solaire, lampadaire solaire,
    éclairage de scène, ring light, spot, anneau lumineux, lumière, luminaire, éclairage, lampe
ar: تجهيزات إنارة LED أخرى, شريط ليد, كشاف ليد, إنارة شمسية, كشاف شمسي, لمبة شمسية, رينج لايت, شريط إضاءة, إضاءة مسرح,
    أنوار حديقة, إضاءة, لمبة, نور, لمبات, ليد, كشافات, مصابيح
ur: دیگر ایل ای ڈی لائٹس, ایل ای ڈی پٹی, سولر لائٹ, فلڈ لائٹ, رنگ لائٹ, ایل ای ڈی سٹرپ, لائٹ, لائٹس, بتی
tr: Diğer LED aydınlatma, şerit led, led projektör, solar lamba, bahçe aydınlatma, ring ışık, led şerit, sahne ışığı,
    güneş enerjili lamba, ışık, lamba, aydınlatma, led
# 940550
en: Non-electrical lamps and candle holders, candle holder, oil lamp, candlestick, lantern, tealight holder,
    kerosene lamp, candle lantern
zh-CN: 非电气灯具和烛台, 烛台, 煤油灯, 灯笼
fr: Lampes non électriques et bougeoirs, bougeoir, photophore, lanterne, lampe à huile, chandelier
ar: مصابيح غير كهربائية وشمعدانات, شمعدان, فانوس, حامل شموع, فانوس رمضان
ur: غیر برقی لیمپ اور شمع دان, شمع دان, لالٹین
tr: Elektriksiz lambalar ve şamdanlar, mumluk, şamdan, gaz lambası, fener mumluk
# 940561
en: LED illuminated signs, neon sign, led sign, led neon sign, light box sign, illuminated sign
zh-CN: LED发光标志, 霓虹灯牌, LED招牌, 灯箱
fr: Enseignes lumineuses LED, enseigne lumineuse, néon led, enseigne led
ar: لافتات مضيئة LED, لوحة نيون, لافتة مضيئة
ur: روشن سائن بورڈ, نیون سائن
tr: LED ışıklı tabelalar, neon tabela, ışıklı tabela
# 940599
en: Parts of lamps, lampshade, lamp shade, lamp part, light cover, lamp base
zh-CN: 灯具零件, 灯罩, 灯具配件
fr: Parties de luminaires, abat-jour
ar: أجزاء مصابيح, غطاء مصباح, شابوه أباجورة
ur: لیمپ کے پرزے, لیمپ شیڈ
tr: Lamba parçaları, abajur başlığı, lamba başlığı
# 950300
en: Toys, toy, doll, toy car, building blocks, puzzle, plush toy, stuffed animal, remote control car, rc car,
    baby toy, educational toy, toy set, teddy bear, jigsaw puzzle, slime, kids toy, action figure, dollhouse, rc toy,
    fidget toy, scale model, toy train, bath toy, rattle, tricycle, kids scooter, soft toy, water gun, toy gun,
    robot toy, building bricks, montessori toy, model car, push toy, balance bike, pop it, play tent, play mat,
    modelling clay, rattles, figure, ride on car, toy kitchen, bubble machine, magnetic blocks, kite, lego, kids tent,
    play kitchen, play dough, doll house, sensory toy, wooden toys, wooden toy, musical toy, games, kids toys,
    play set, water pistol, train set, kids kick scooter, rubik cube, magic cube
zh-CN: 玩具, 娃娃, 玩具车, 积木, 拼图, 毛绒玩具, 遥控车, 益智玩具, 公仔, 毛绒公仔, 手办, 遥控玩具, 模型, 儿童滑板车, 三轮车, 摇铃, 平衡车儿童, 水枪, 过家家玩具, 磁力片, 泡泡机, 风筝,
    橡皮泥, 盲盒, 儿童帐篷, 婴儿玩具, 解压玩具, 早教玩具, 儿童玩具, 布娃娃, 洋娃娃
fr: Jouets, jouet, poupée, voiture jouet, blocs de construction, puzzle, peluche, voiture télécommandée,
    jouet éducatif, figurine, jouet bébé, trottinette enfant, tricycle, hochet, jeu de construction, maquette,
    pistolet à eau, cerf-volant, pâte à modeler, maison de poupée, voiture radiocommandée, draisienne, jeu éducatif,
    jeu
ar: ألعاب, لعبة, دمية, سيارة لعبة, مكعبات, بازل, دبدوب, سيارة ريموت, ألعاب أطفال, لعبة تعليمية, عروسة, دمى,
    سكوتر أطفال, مجسم, لعب أطفال, دراجة أطفال ثلاثية, صلصال, لعبة أطفال, ليغو, ألعاب تعليمية, خيمة أطفال, خشخيشة,
    عرائس, سيارات لعبة, دباديب, مسدس ماء
ur: کھلونے, کھلونا, گڑیا, کھلونا گاڑی, بلاکس, پزل, ٹیڈی بیئر, ریموٹ کار, بچوں کے کھلونے, تعلیمی کھلونا,
    ریموٹ کنٹرول کار, بھالو, پتنگ, جھنجھنا, ٹرائی سائیکل
tr: Oyuncaklar, oyuncak, oyuncak bebek, oyuncak araba, yapboz, peluş, peluş oyuncak, uzaktan kumandalı araba,
    eğitici oyuncak, lego, puzzle, figür, çocuk scooter, oyuncak ayı, çıngırak, model araba, su tabancası,
    oyun hamuru, uçurtma, üç tekerlekli bisiklet, bloklar, kumandalı araba, oyun halısı
# 950440
en: Playing cards, playing card, poker cards, uno cards, card deck, tarot cards
zh-CN: 扑克牌, 纸牌, 塔罗牌
fr: Cartes à jouer, jeu de cartes, tarot
ar: أوراق لعب, ورق لعب, كوتشينة, اونو, ورق بلوت
ur: تاش کے پتے, تاش
tr: Oyun kağıtları, iskambil, tarot kartı
# 950450
en: Video game consoles and controllers, game console, game controller, gamepad, handheld game console, joystick,
    ps4 controller, playstation, xbox, nintendo switch, vr headset, ps5, ps5 controller, vr glasses, arcade stick,
    gaming console, wireless controller, retro game console, racing wheel, ps4
zh-CN: 游戏机和手柄, 游戏机, 游戏手柄, 掌上游戏机, 手柄, VR眼镜, 掌机
fr: Consoles et manettes de jeux vidéo, console de jeux, manette, manette de jeu, console portable, console, casque vr
ar: أجهزة ويدات ألعاب فيديو, جهاز ألعاب, يد تحكم, بلايستيشن, يد بلايستيشن, نظارة واقع افتراضي, اتاري, دراع بلايستيشن
ur: ویڈیو گیم کنسول اور کنٹرولر, ویڈیو گیم, گیم کنٹرولر, گیم پیڈ, پلے سٹیشن, جوائے سٹک
tr: Oyun konsolları ve kolları, oyun konsolu, oyun kolu, gamepad, atari, el atarisi, vr gözlük, joystick
# 950490
en: Board games and other games, board game, chess set, domino, dice, dart board, chess, card game, mahjong, foosball,
    billiard cue, backgammon, checkers, poker chips, dartboard, snooker cue, pool cue, ludo, bowling, table football,
    game, games
zh-CN: 棋类和其他游戏用品, 棋, 象棋, 国际象棋, 麻将, 飞镖盘, 骰子, 桌游, 台球杆, 围棋
fr: Jeux de société et autres jeux, jeu de société, échecs, échiquier, dominos, dés, jeu de fléchettes, baby-foot,
    backgammon, jeu, jeux
ar: ألعاب طاولة وألعاب أخرى, لعبة طاولة, شطرنج, دومينو, نرد, طاولة زهر, كيرم, بلياردو, ألعاب
ur: بورڈ گیم اور دیگر کھیل, شطرنج, لڈو, بورڈ گیم, کیرم بورڈ, ڈارٹ بورڈ, گیم
tr: Kutu oyunları ve diğer oyunlar, kutu oyunu, satranç, tavla, domino, zar, okey takımı, dart, satranç takımı, oyun
# 950510
en: Christmas articles, christmas decoration, christmas tree, christmas ornament, christmas stocking,
    artificial christmas tree, christmas ball
zh-CN: 圣诞用品, 圣诞装饰, 圣诞树, 圣诞挂件, 圣诞球
fr: Articles de Noël, décoration de noël, sapin de noël, boule de noël, sapin artificiel
ar: مستلزمات عيد الميلاد, زينة كريسماس, شجرة كريسماس
ur: کرسمس کا سامان, کرسمس ٹری, کرسمس سجاوٹ
tr: Noel eşyası, yılbaşı süsü, yılbaşı ağacı, noel süsü
# 950590
en: Festive and carnival articles, party decoration, balloon, party supplies, halloween decoration,
    ramadan decoration, birthday decoration, party mask, halloween mask, birthday banner, eid decoration, balloons,
    foil balloon, halloween costume accessories, party decorations, confetti, party hat, magic tricks, balloon arch
zh-CN: 节日和狂欢用品, 派对用品, 气球装饰, 万圣节装饰, 生日装饰, 面具, 派对装饰, 斋月装饰, 魔术道具, 气球
fr: Articles de fête et de carnaval, décoration de fête, ballons, articles de fête, masque de carnaval,
    décoration anniversaire, ballon de baudruche, décoration ramadan, confettis
ar: مستلزمات حفلات ومناسبات, زينة حفلات, بالونات, زينة رمضان, زينة عيد ميلاد, قناع حفلات, زينة, بالون, زينة عيد
ur: تہوار اور تقریب کا سامان, پارٹی سجاوٹ, غبارے, سالگرہ کی سجاوٹ, رمضان کی سجاوٹ, غبارہ
tr: Parti ve kutlama malzemeleri, parti süsü, balon, doğum günü süsü, parti malzemesi, ramazan süsü, konfeti,
    parti maskesi
# 950629
en: Water sports equipment, swim fins, surfboard, paddle board, diving fins, water ski, snorkel set, swim ring,
    swimming ring, kickboard, snorkel mask, diving mask, pool float, inflatable pool float, snorkel, sup board
zh-CN: 水上运动用品, 脚蹼, 冲浪板, 桨板, 浮潜套装, 游泳圈, 浮板, 浮排
fr: Matériel de sports nautiques, palmes, planche de surf, paddle, masque et tuba, bouée, tuba
ar: معدات رياضات مائية, زعانف سباحة, لوح تجديف, عوامة, سنوركل, لوح سباحة, قناع غوص
ur: پانی کے کھیلوں کا سامان, تیراکی کے فن, سنارکل, تیراکی کی ٹیوب
tr: Su sporları malzemesi, palet, sörf tahtası, şnorkel, deniz simidi, sup board, can simidi deniz
# 950631
en: Golf clubs, golf club, golf putter
zh-CN: 高尔夫球杆
fr: Clubs de golf, club de golf, putter
ar: مضارب جولف, مضرب جولف
ur: گولف کلب
tr: Golf sopaları, golf sopası
# 950632
en: Golf balls, golf ball
zh-CN: 高尔夫球
fr: Balles de golf, balle de golf
ar: كرات جولف, كرة جولف
ur: گولف کی گیندیں, گولف کی گیند, گولف بال
tr: Golf topları, golf topu
# 950639
en: Other golf equipment, golf tee, golf glove holder, golf training aid, golf head cover, golf ball marker
zh-CN: 其他高尔夫用品, 高尔夫球钉, 高尔夫练习器
fr: Autre matériel de golf, tee de golf, accessoires golf
ar: معدات جولف أخرى, ملحقات جولف
ur: گولف کا دیگر سامان
tr: Diğer golf malzemesi, golf tee
# 950640
en: Table tennis equipment, table tennis racket, ping pong paddle, table tennis bat, ping pong ball, ping pong set,
    ping pong racket, table tennis set, table tennis ball
zh-CN: 乒乓球用品, 乒乓球拍, 乒乓球
fr: Matériel de tennis de table, raquette de ping-pong, balle de ping-pong, ping-pong
ar: معدات تنس طاولة, مضرب تنس طاولة, كرة تنس طاولة, بينج بونج
ur: ٹیبل ٹینس کا سامان, ٹیبل ٹینس ریکٹ, پنگ پانگ
tr: Masa tenisi malzemesi, masa tenisi raketi, pinpon topu
# 950651
en: Tennis rackets, tennis racket, padel racket, racket, padel bat
zh-CN: 网球拍, 板式网球拍
fr: Raquettes de tennis, raquette de tennis, raquette de padel, raquette
ar: مضارب تنس, مضرب تنس, مضرب بادل
ur: ٹینس ریکٹ
tr: Tenis raketleri, tenis raketi, padel raketi
# 950659
en: Badminton and similar rackets, badminton racket, badminton set, squash racket, pickleball paddle, beach racket
zh-CN: 羽毛球拍等球拍, 羽毛球拍, 匹克球拍
fr: Raquettes de badminton et similaires, raquette de badminton, raquette de squash
ar: مضارب ريشة وما شابهها, مضرب ريشة, مضرب بادمنتون
ur: بیڈمنٹن ریکٹ, بیڈمنٹن
tr: Badminton ve benzeri raketler, badminton raketi, squash raketi
# 950661
en: Tennis balls, tennis ball
zh-CN: 网球
fr: Balles de tennis, balle de tennis
ar: كرات تنس, كرة تنس
ur: ٹینس بال
tr: Tenis topları, tenis topu
# 950662
en: Inflatable balls, football, basketball, volleyball, soccer ball, ball, rugby ball, inflatable ball
zh-CN: 充气球, 足球, 篮球, 排球, 球
fr: Ballons gonflables, ballon de football, ballon, ballon de basket, ballon de volley
ar: كرات قابلة للنفخ, كرة قدم, كرة سلة, كرة طائرة, كرة, كور, كرات
ur: ہوا بھری گیندیں, فٹبال, باسکٹ بال, والی بال, فٹ بال
tr: Şişme toplar, futbol topu, basketbol topu, voleybol topu, top
# 950669
en: Other balls, cricket ball, massage ball, baseball, lacrosse ball, medicine ball
zh-CN: 其他球, 板球, 棒球, 按摩球
fr: Autres balles, balle de cricket, balle de baseball
ar: كرات أخرى, كرة كريكت
ur: دیگر گیندیں, کرکٹ بال, گیند
tr: Diğer toplar, beyzbol topu, kriket topu
# 950670
en: Skates, roller skates, inline skates, ice skates, rollerblades, skate shoes, roller skate
zh-CN: 溜冰鞋轮滑鞋, 轮滑鞋, 溜冰鞋, 旱冰鞋
fr: Patins, rollers, patins à roulettes, patins à glace
ar: أحذية تزلج, حذاء تزلج, سكيت, زلاجات
ur: سکیٹس, رولر سکیٹس
tr: Patenler, paten, tekerlekli paten
`;
