import 'server-only';

/** Toys, sports, music and crafts. `read-vocabulary.ts` describes the format. */
export const LEISURE = `
# crafts: general
en: a4 paper, african mask, beads kit, canvas, cardboard, clay pot, coloured paper, craft, craft kit, craft supplies,
    crafts, cross stitch, dream catcher, easel, embroidery kit, foam sheets, handicraft, handicrafts,
    knitting needles, leather craft, origami paper, paper, paper flowers, pottery, resin mold, rubber stamp,
    sewing pattern, souvenir, souvenirs, stamps rubber, wood carving, wooden beads, wooden carving, wooden mask,
    woven mat
zh-CN: A4纸, 串珠材料, 刺绣, 十字绣, 印章, 彩纸, 扇子, 手工包, 手工材料, 手工艺品, 折纸, 捕梦网, 木雕, 橡皮章, 毛衣针, 画布, 画架, 竹编, 纪念品, 纸, 纸板, 编织垫, 陶器, 面具
fr: aiguilles à tricoter, artisanat, attrape-rêves, carton ondulé, chevalet, kit de broderie, masque africain,
    masque en bois, objet artisanal, papier, papier a4, perles en bois, point de croix, poterie, sculpture en bois,
    souvenir, souvenirs, tampon, toile vierge
ar: أختام, أعمال يدوية, إبر تريكو, تذكارات, تطريز, حامل لوحات, حرف يدوية, ختم, فخار, قناع خشبي, كانفس, كرتون مقوى,
    لوحة رسم, مشغولات يدوية, نحت خشب, هدايا تذكارية, ورق, ورق a4
ur: دستکاری, لکڑی کی نقاشی, مٹی کا برتن, مٹی کے برتن, مہر, کاغذ, کڑھائی, کڑھائی کا سامان, کینوس, گتہ,
    ہاتھ سے بنی اشیا, یادگار
tr: a4 kağıt, ahşap maske, ahşap oyma, el işi, el sanatları, el sanatı, etamin, hatıra, kağıt, kaşe, mukavva, mühür,
    nakış, nakış seti, rüya kapanı, tuval, çömlek, örgü şişi, şövale
# music: general
en: accordion, djembe, drum, drum sticks, drums, drumsticks, flute, guitar, guitar case, guitar picks, guitar strap,
    guitar strings, guitars, harmonica, kalimba, microphone stand, music stand, oud strings, piano keyboard stand,
    saxophone, tambourine, trumpet, ukulele, violin
zh-CN: 乐器, 二胡, 卡林巴, 口琴, 古筝, 吉他, 吉他包, 吉他弦, 小号, 小提琴, 尤克里里, 电子琴, 笛子, 萨克斯, 葫芦丝, 谱架, 铃鼓, 鼓, 鼓棒
fr: batterie musicale, cordes de guitare, darbouka, djembé, flûte, guitare, guitares, harmonica, housse de guitare,
    instrument de musique, oud instrument, pupitre de musique, saxophone, tambour, tambours, trompette, ukulélé,
    violon
ar: آلات موسيقية, آلة موسيقية, أوتار عود, بيانو, جيتار, حامل نوتة, دف, طبلة, طبول, عود موسيقى, عود موسيقي, غيتار,
    كمان, ناي, هارمونيكا
ur: بانسری, رباب, طبلہ, موسیقی کے آلات, وائلن, ڈھول, گٹار, ہارمونیم
tr: bağlama, darbuka, davul, flüt, gitar, gitar kılıfı, gitar teli, keman, melodika, müzik aleti, mızıka, ney,
    nota sehpası, saz, tef, ud, ukulele
# sports: general
en: badminton racket, badminton set, ball, balls, barbell, basketball, basketballs, bicycle gloves, boxing gloves,
    camping chair, camping tent, cricket ball, cricket bat, dart board, darts board, dumbbell, dumbbells, elbow pads,
    exercise equipment, exercise mat, fishing reel, fishing tackle, fitness equipment, football, footballs,
    goalkeeper gloves, goggles, golf balls, golf club, gym equipment, hammock, hiking poles, hockey stick,
    inflatable pool, jump rope, knee pads, life jacket, medal, medals, pool cue, punching bag, resistance band,
    resistance bands, roller skates, shin guards, skateboard, skipping rope, sleeping bag, soccer ball,
    sports equipment, sports shoes socks, stopwatch, swim cap, swimming goggles, swimming ring, table tennis bat,
    tennis ball, tennis balls, tennis racket, tent, treadmill, trophies, trophy, volleyball, whistle, yoga blocks
zh-CN: 乒乓球, 乒乓球拍, 体育用品, 健身器材, 充气泳池, 台球杆, 吊床, 哑铃, 哨子, 奖杯, 奖牌, 守门员手套, 帐篷, 弹力带, 护肘, 护腿板, 拉力带, 拳击手套, 排球, 救生衣, 杠铃, 沙袋, 泳帽,
    泳镜, 渔具, 游泳圈, 滑板, 球, 球拍, 登山杖, 睡袋, 秒表, 篮球, 网球, 网球拍, 羽毛球, 羽毛球拍, 足球, 跑步机, 跳绳, 轮滑鞋, 运动器材, 高尔夫球, 高尔夫球杆
fr: appareil de musculation, articles de sport, balle de tennis, balles de tennis, ballon, ballon de basket,
    ballon de football, bandes de résistance, bonnet de bain, bouée, corde à sauter, gants de boxe,
    gilet de sauvetage, haltère, haltères, hamac, lunettes de natation, matériel de sport, moulinet, médaille,
    médailles, patins à roulettes, piscine gonflable, protège-tibias, raquette, raquette de tennis, raquettes,
    sac de couchage, sac de frappe, sifflet, skateboard, tente, tente de camping, trophée, trophées,
    élastiques de musculation, équipement de sport
ar: أثقال, أجهزة رياضية, أدوات رياضية, أرجوحة, حبل قفز, خيام, خيمة, دمبل, دمبلز, سترة نجاة, صافرة, قبعة سباحة,
    قفازات ملاكمة, كأس بطولة, كرات, كرات تنس, كرات قدم, كرة, كرة سلة, كرة طائرة, كرة قدم, كيس ملاكمة, كيس نوم,
    لوح تزلج, مسبح قابل للنفخ, مضارب, مضرب تنس, مضرب ريشة, معدات رياضية, ميداليات رياضية, نظارات سباحة, واقي ساق
ur: باسکٹ بال, باکسنگ دستانے, بیٹ, بیڈمنٹن ریکٹ, تیراکی چشمہ, جم کا سامان, خیمہ, رسی کودنے والی, ریکٹ, سلیپنگ بیگ,
    سکیٹ بورڈ, سیٹی, فٹ بال, میڈل, والی بال, ٹرافی, ٹینس ریکٹ, ڈمبل, کرکٹ بلا, کرکٹ بیٹ, کھیلوں کا سامان, گیند
tr: atlama ipi, badminton raketi, basketbol topu, boks eldiveni, bone, can yeleği, dambıl, deniz simidi, direnç bandı,
    düdük, futbol topu, halter, hamak, kamp sandalyesi, kamp çadırı, kaykay, kum torbası, kupa ödül, madalya,
    masa tenisi raketi, paten, raket, spor aleti, spor malzemesi, tekmelik, tenis raketi, top, toplar, uyku tulumu,
    voleybol topu, yüzücü gözlüğü, çadır, şişme havuz
# toys: ask
en: action figure, action figures, baby carrier, baby stroller, baby toy, baby toys, ball pit, barbie, board game,
    board games, bubble machine, building blocks, car seat baby, chess, chess set, dinosaur toy, doll, dolls,
    educational toy, fidget spinner, jigsaw, kick scooter, kids tricycle, kite, lego, model car, play dough,
    play house, plush toy, plush toys, puzzle, puzzles, rattle, rc car, remote control car, robot toy, rubik cube,
    scooter kids, slime toy empty, soft toy, stroller, stuffed animal, stuffed animals, stuffed toy, teddy bear, toy,
    toy car, toy cars, toy drum, toy kitchen, toy robot, toy train, toy truck, toys, walker baby, water toy, yo yo
zh-CN: 乐高, 儿童三轮车, 公仔, 娃娃, 婴儿推车, 婴儿玩具, 婴儿背带, 婴儿车, 学步车, 恐龙玩具, 手办, 拼图, 摇铃, 机器人玩具, 桌游, 模型, 橡皮泥, 毛绒玩具, 汽车模型, 泰迪熊, 溜溜球, 滑板车,
    玩偶, 玩具, 玩具套装, 玩具火车, 玩具车, 益智玩具, 盲盒, 积木, 芭比娃娃, 象棋, 遥控车, 风筝, 魔方
fr: blocs de construction, cerf-volant, figurine, hochet, jeu d'échecs, jeu de société, jeux de société, jouet,
    jouet éducatif, jouets, jouets pour enfants, lego, ours en peluche, peluche, peluches, petite voiture, porte-bébé,
    poupée, poupées, poussette, puzzle, puzzles, pâte à modeler, toupie, train jouet, tricycle, trottinette,
    voiture télécommandée, échecs
ar: ألعاب, ألعاب أطفال, ألعاب تعليمية, ألعاب قماشية, بازل, حمالة أطفال, خشخيشة, دباديب, دبدوب, دمى, دمية, سكوتر أطفال,
    سيارة تحكم عن بعد, سيارة لعبة, شطرنج, صلصال, طائرة ورقية, عرائس, عربة أطفال, عربيات أطفال, عروسة, لعب أطفال, لعبة,
    ليغو, مجسمات, مكعبات
ur: اسٹرولر, بلاکس, بچوں کے کھلونے, ریموٹ کنٹرول کار, سکوٹر بچوں کا, شطرنج, لوڈو, لیگو, نرم کھلونے, ٹیڈی بیئر, پتنگ,
    پریم, پزل, کھلونا, کھلونا کار, کھلونا گاڑی, کھلونے, گڑیا
tr: bebek arabası, bebek oyuncak, blok oyuncak, eğitici oyuncak, figür, kanguru bebek, kutu oyunu, lego, oyun hamuru,
    oyuncak, oyuncak araba, oyuncak ayı, oyuncak bebek, oyuncak tren, oyuncaklar, peluş, peluş ayı, peluş oyuncak,
    satranç, satranç takımı, uzaktan kumandalı araba, uçurtma, yapboz, çocuk scooter, çıngırak
`;
