import 'server-only';

/** Words that change the meaning of the goods beside them. `read-vocabulary.ts` describes the format. */
export const GRAMMAR = `
# accessory: accessory
en: adapter, album, anklet, applicator, apron, art print, backpack, badge, balloon, banner, barrette, basin, bead, bed,
    bench, bin, blanket, board, boiler, bookmark, boots, bowl, bracelet, bracket, brooch, brush, brush set,
    brushes, bunting, cabinet, cable, caddy, cage, cake topper, canvas print, caps, carrier, carrier bag, cart,
    cartoon, case, case cover, cases, chair, charger, chargers, charm, charm bracelet, chart, chiller, chopper,
    cleaner tool, cleaning brush, clip, clips, clutch, coaster, coated, collar, collar tag, color, colored, colour,
    coloured, comb, confetti, cooker, cookie jar, cooler bag, cooler sleeve, coop, corer, cork, costume, costume prop,
    costume set, cover, covers, crate, crib, crusher, cufflink, cufflinks, cup, curtain, cushion, cutout, cutter,
    cutter machine, cutters, cutting board, decal, decanter, decoration, design, diary, dish, dispenser, display,
    display stand, divider, drainer, drawer, drawing, dress, dropper, duster, earring, earrings, embroidery, emoji,
    emoji pillow, eraser, extractor, feeder, fence, figurine, filter, finder, flag holder, fork, fountain, frame,
    funnel, garland, gauge, gauge kit, glass, glasses, gloves, goblet, grater, grid, grinder, grip, guard, hair clip,
    hairpin, halter, handbag, hanger, hanging rack, harness, hat, headband, highlighter, holder, holder stand, holders,
    holster, hoodie, hook, hose, house, humidor, hutch, hydrometer, ice bucket, incense holder, incubator, infuser,
    insert, inspired, invitation, jacket, jug, kennel, key chain, key ring, keychain, keyholder, keyring, ladle, lamp,
    lanyard, lead, leash, lens cap, lid, lighter case, liner, locker, luggage tag, machine, magnet, maker, map, mat,
    measuring cup, measuring jug, measuring spoon, mill, mirror, mister, mold, molds, molds kit, motif, mould, mount,
    mouse pad, mug, muzzle, nail tips, napkin, necklace, nest, net, notebook, nozzle, nutcracker, opener, organiser,
    organizer, ornament, outfit, pad, painting, pajamas, pan, paperweight, patch, pattern, peeler, peeler set, peg,
    pencil case, pendant, pendant necklace, perch, phone case, phone cover, pick, picker, pillow, pin, pitcher, pitter,
    planter, plaque, plate, plates, plush, plushie, poster, poster frame, posters, pot, pots, pouch, pourer, press,
    presser, print, printed, proof, props, protector, puller, pump, purse, puzzle, pyjamas, quilt, quiver, rack,
    rack holder, rack stand, racks, reel, refill bottle empty, repair tool, resistant, rest, ring, ring holder, roller,
    rolling pin, rug, ruler, saddle, sash, saver, scaler, scaler tool, scarf, scented candle, scissors, scoop, screen,
    sculpture, separator, shade, shaker, shape, shaped, sharpener, sheath, shelf, shelf bracket, shelves, shirt,
    shoe charm, sieve, sifter, sign, skewer, skirt, sleeve, sleeve cover, slicer, slime toy, sling, slippers, sock,
    socks, spatula, spinner, splitter, spoon, spout, sprayer, spreader, sprinkler, squeezer, stamp, stand,
    stand holder, stands, steamer, stencil, sticker, stickers, stirrer, stone, stopper, storage, storage bag,
    storage box, storage rack, strainer, strap, straps, straw, style, sweater, sweatshirt, t shirt, table, tag, tank,
    tap, target, tea towel, teether, template, tester, theme, themed, tiara, tie, timer, tongs, tongs set, topper,
    tote bag, towel, toy, toys, trap, tray, trimmer guard, tripod, trivet, trolley, tshirt, tumbler, turntable,
    tweezers, umbrella, valve, vase, vest, wagon, wall art, wall mount, wallet, wallpaper, warmer, warmer sleeve,
    watering can, wheel, wick, wrap, wristband, zester
zh-CN: 三脚架, 书套, 书皮, 书签, 伞, 保护壳, 保护套, 修眉刀, 充电器, 公仔, 冰格, 冰箱贴, 凳, 刀架, 分离器, 分装器, 切刀, 切割机, 切片器, 切菜器, 刨, 刮刀, 刮板, 刷, 刷子, 剥皮器,
    剪, 剪刀, 加工机, 勺, 包包, 包装机, 卡包, 卡套, 卡通, 卫衣, 印, 印章, 印章盒, 印花, 印花T恤, 压榨器, 压泥器, 压面机, 去核器, 去皮器, 发夹, 台布, 吸管, 周边, 喂食器, 喷头,
    喷水壶, 四件套, 围巾, 围裙, 固定器, 图案, 图纸, 地毯, 垫, 塞, 墙贴, 壳, 壶, 外套, 头套, 头饰, 夹, 夹具, 夹子, 套, 存放架, 尺, 屏, 屏幕, 展架, 展示架, 展示柜, 工具, 工具箱,
    布料, 帘, 帽, 帽子, 床单, 底座, 座, 开瓶器, 开罐器, 形, 形状, 戒指, 手办, 手套, 手提袋, 手机壳, 手柄, 手链, 打印机, 打孔器, 托, 托盘, 抱枕, 抱枕套, 拼图, 挂件, 挂架, 挂画,
    挂绳, 挂钩, 挤压器, 捣碎器, 提手, 提袋, 搅拌器, 搅拌棒, 摆件, 擀面杖, 支架, 收纳, 收纳包, 收纳架, 收纳盒, 收纳箱, 收纳篮, 收纳袋, 替换头, 服, 服装, 机, 杯, 杯垫, 杯套, 杯子, 板,
    枕, 架, 架子, 柜, 桌, 桌布, 梳, 检测仪, 检测笔, 棉签, 椅, 模具, 模型, 款, 毛绒, 毛绒玩具, 毯, 气球, 泵, 测试仪, 测试器, 测试笔, 海报, 清洁器, 清洗机, 滚筒, 滤清器, 滤网,
    滤芯, 漏斗, 牌子, 牵引绳, 玩偶, 玩偶服, 玩具, 瓶, 皮套, 盆, 盒, 盖, 盖子, 盘, 相框, 睡衣, 短袖, 研磨器, 研磨棒, 研磨瓶, 碗, 磨刀器, 磨刀石, 礼服, 积木, 空瓶, 空盒, 空管,
    窗帘, 窝, 笔筒, 笔袋, 笼, 笼子, 筐, 筒, 篮, 篮子, 粉碎机, 纽扣, 线, 绳, 缸, 罐, 网, 罩, 置物架, 耳环, 胶带座, 胶枪, 胸针, 膜, 色, 花架, 花洒, 花盆, 衣, 袋子, 袜, 袜子,
    装饰, 装饰品, 装饰画, 裙, 裙子, 裤, 贴, 贴纸, 贴膜, 过家家, 过滤器, 过滤网, 造型, 道具服, 配件, 酒架, 量杯, 钥匙圈, 钥匙扣, 钩, 钳, 铲, 铲子, 链, 锅, 镊子, 镜, 镜头盖,
    防尘罩, 雕刻机, 雨伞, 雨衣, 零件, 面具, 面料, 靶, 鞋, 鞋子, 项链, 风格, 食盆, 马甲, 鱼缸, 榨汁机, 制作机, 制作工具, 切割工具
ur: آرگنائزر, اسٹینسل, سٹینسل, اسٹینڈ, اسٹیکر, الماری, انگوٹھی, اوپنر, ایکویریم, بالیاں, باکس, برش, بنانے والا سانچہ, بنانے والی مشین,
    بیگ, تولیہ, تکیہ, تھیلا, تیز کرنے والا, جال, جالی, جگ, جھمکے, خالی بوتل, دان, دانی, دراز, دستانے, رنگ, رولر,
    رکھنے والا, ریحل, ریک, ریگولیٹر, سانچہ, سانچے, سجاوٹ, سلائسر, سٹریپ, سٹینڈ, سٹیکر, سیخ, شرٹ, شکل, شیلف, فلٹر, قمیض,
    لاکٹ, مشین, میٹر, ناپنے والا, ناپنے والا کپ, نچوڑ, ٹرالی, ٹرے, ٹوپی, ٹوکری, ٹی شرٹ, ٹیسٹر, ٹینک, پاؤچ, پائپ,
    پانی چڑھا, پانی چڑھی, پرس, پرنٹ, پریس, پلیٹ, پمپ, پنجرہ, پوسٹر, پٹہ, پکڑنے کی ڈور, پیالہ, پیالی, پیسنے والا,
    چادر, چمچ, چولہا, چھاننی, چھلنی, چھیلنے والا, ڈسپنسر, ڈور, ڈھکن, ڈیزائن, کاسٹیوم, کاٹنے والا, کدوکش, کور, کوور,
    کٹر, کپ, کڑا, کی چین, کیس, گرائنڈر, گلاس, گملا, گوندھنے والی مشین, گڑیا, گھڑی, ہار, ہوز, ہولڈر, ہینگر, نکالنے,
    پکڑنے, بنانے, کاٹنے, رکھنے, پیسنے, ناپنے, گننے, چھیلنے, پکانے, گوندھنے, دھونے, سکھانے, بھرنے, پلانے, ڈالنے, لٹکانے,
    کھولنے
tr: ajandası, aksesuarı, akvaryumu, anahtarlık, anahtarlığı, aparat, aparatı, askı, askılığı, askısı, ayıracı, ayırıcı,
    açacakları, açacağı, ağı, bardak, bardağı, baskı, baskılı, battaniyesi, biblo, biblosu, bileyici, bileyicisi,
    bileziği, bluzu, broşu, bölmesi, ceketi, cezvesi, contası, cüzdanı, dağıtıcı, defteri, dekoru, desen, desenli,
    değirmeni, dilimleyici, dispenseri, dolabı, doğrayıcı, düzenleyici, ekme makinesi, elbisesi, eldiveni, eteği,
    etiketi, ezici, figürlü, figürü, filtresi, fincanı, fırçaları, fırçası, görünümlü, halısı, havlusu,
    haşlama makinesi, hortumu, hunisi, kablosu, kabı, kafesi, kalıbı, kalıpları, kapak, kapakları, kapağı, kayışı,
    kazağı, kaşığı, kemeri, kesesi, kesici, klipsi, kolye, kolyesi, kostümü, kovası, kulübesi, kumaşı, kutusu boş,
    küpesi, küreği, kılıf, kılıfları, kılıfı, kıracağı, kırıcı, lekesi çıkarıcı bez, magneti, makası, maketi, makinası,
    makineleri, makinesi, mama kabı, mandalı, masası, matarası, matı, maşası, minderi, montu, nevresimi, oltası,
    organizer, organizeri, oyuncakları, oyuncağı, pantolonu, parçası, pedi, peluş, peluşu, perdesi, pompası, posteri,
    raf, rafı, rende, rendesi, rengi, renkli, resmi, rozeti, saksısı, sallama standı, sandalyesi, sehpası, sepeti,
    soyacağı, soyucu, stand, standları, standı, sticker, sunumluk, süpürgesi, sürahisi, süsü, süzgeci, sıkacağı, tabak,
    tabakası, tabağı, tacı, tahtası, takozu, tarağı, tasması, tavası, taşıyıcı, temalı, tepsisi, terliği, termosu,
    test cihazı, tezgahı, tişört, tokası, tripodu, tutacak, tutacağı, tutucu, tıpası, valfi, vazosu, yastığı, yatağı,
    yüzüğü, çantası, çatalı, çerçevesi, çorabı, çorapları, çıkartması, ölçer kap, ölçeği, örtüsü, öğütücü, öğütücüsü,
    şapkası, şarj aleti, şekilli, şeklinde, şemsiyesi, yapma makinesi, sıkma makinesi, kesme tahtası, yapım seti,
    soyma aleti, kesme aleti, açma aleti, ölçme aleti, sıkma aleti, öğütme makinesi, doğrama makinesi, tutma takımı
# accessory-first: accessory-first
fr: affiche, affûteur, aiguiseur, anneau, applicateur, aquarium, arrosoir, attrape, autocollant, autocollants, bac,
    badge, bague, baguettes, balai, barre, bavoir, biberon, blague, bocal vide, bocal à, bol, bouchon,
    bouchon de réservoir, boucles d'oreilles, boîte vide, boîte à, boîtes à, boîtier, bracelet, broche, brosse,
    broyeur, cache, cadre, cage, cages, carafe, carnet, casier, casquette, casserole, cendrier, chargeur, chaussettes,
    chemise, chevalet, cintre, ciseau, ciseaux, collier, coque, coques, coquetier, corbeille, corde, cordon, costume,
    costumes, couleur, coupe, coussin, couteau, couteaux, couvercle, couverts, couvre, crochet, cueille, cuillère,
    cuillères, câble, dessous, diffuseur vide, distributeur, doseur, drap, décapsuleur, décoration, déguisement,
    dénoyauteur, détecteur, dévidoir, emporte-pièce, entonnoir, essoreuse, figurine, filtre, flacons vides, fontaine,
    fouet, gamelle, gants, gourde, grille, hachoir, housse, housses, imprimé, infuseur, jouet, jupe, laisse, litière,
    louche, lunettes, machine, magnet, mangeoire, mesureur, meuble, miroir, mortier, motif, moule, moules, moulin,
    mousseur, mug, nappe, niche, organisateur, ouvre, paille, pailles, panier, panneau, pantalon, papier peint,
    passoire, peigne, peluche, pendentif, perceuse, pichet, pinceau, pinces, pistolet vide, piège, planche, plaque,
    plaquette, plat, plateau, plumeau, pochette, pochettes, pompe, porte, portes, poster, pot à, pots à, poêle, presse,
    présentoir, puzzle, pyjama, pèse, range, rangement, rideau, robe, rouleau, râpe, récipient, réservoir, sac à dos,
    sachets vides, seau, serviette, shaker, sous-verre, spatule, sticker, stickers, sucette, support, supports,
    t-shirt, tablier, tamis, tapis, tasse, testeur, testeurs, tire-bouchon, tissu, toile, torchon, tote bag,
    trancheuse, trousse vide, trépied, ustensile, vase, verre, verres, veste, yaourtière, écailleur, égouttoir,
    éplucheur, éponge, étagère, étagères, étiquettes, étui, étuis
ar: آلة, أباريق, أداة, أرفف, أساور, أطباق, أغطية, أكواب, إبريق, إطار, ارفف, استكر, استيكر, اسفنجة, اسورة, برطمان,
    برطمانات, برواز, بشارة, بطانية, بلوزة, بلون, بوستر, بيت, بيجامة, ترمس, تقشير, تنكرية, تيشرت, تيشيرت, جاكيت, جراب,
    جرابات, جهاز فحص, جهاز قياس, جوارب, حافظة, حامل, حبل, حزام, حصالة, حقائب, حقيبة, حلق, حمالة, حوامل, حوض, خاتم,
    خزان, خزانة, خيط, دبوس, درج, دلة, دمية, ديكور, رسمة, رف, رفوف, زي, ساعة على شكل, ستارة, ستاند, ستيكر, سكين, سلال,
    سلة, سلسلة مفاتيح, سنارة, سنان, سوار, شاحن, شبكة, شفاط, شكل, شماعة, شنط, شنطة, شواية, شوكة, صحن, صحون, صندوق فارغ,
    صينية, طاولة, طبق تقديم, طفاية, طقم فناجين, طنجرة, عجانة, عداد, عصارة, علاقات, علاقة, علبة فارغة, غطاء, غلاف, فاحص,
    فاصل, فتاحة, فرامة, فرش, فرشاة, فستان, فلاتر, فلتر, فناجيل, فناجين, فنجان, قالب, قبعة, قدر, قشارة, قطاعة, قفاز,
    قفازات, قفص, قلادة, قماش, قمع, قميص, قوالب, كأس, كؤوس, كاب, كابل, كاسات, كاسة, كاشف, كراسي, كرسي, كفر, كفرات,
    كماشة, كوب, لاصقة, لعبة, لوح تقطيع, لوحة, لون, ماسك, ماكينة, مبشرة, مجسم, محفظة, مخدة, مدفأة, مدق, مرآة, مرش,
    مريلة, مساند, مسن, مسند, مشط, مصفاة, مصيدة, مضخة, مضرب, مطحنة, مظلة, معلفة, مغرفة, مفتاح, مفرش, مفرمة, مقبض, مقشرة,
    مقص, مقلاة, مقلمة, مقياس, مكبس, مكنسة, ملابس تنكرية, ملاعق, ملصق, ملصقات, ملعقة, ملقط, منخل, منظم, منفاخ, منفضة,
    ميدالية, ميزان, نموذج, هراسة, وسادة, وعاء
# also: also
en: and, incl, including, plus, w, with
zh-CN: 与, 及, 含, 和, 带, 连, 配, 附
fr: avec, et, plus, y compris
ar: مع, و, يحتوي على
ur: اور, مع, کے ساتھ
tr: artı, ile, ve
# container: container
en: bag, bags, barrel, basket, baskets, block, bottle, bottles, box, boxes, bucket, can, cans, carton, container, drum,
    flacon, jar, jerrycan, pack, packaging, packet, packs, sachet, sack, sacks, tin, tube, vial
zh-CN: 分装瓶, 包装, 包装瓶, 包装盒, 包装袋, 替换瓶, 桶, 瓶, 瓶子, 盒, 盒子, 管, 箱, 罐, 罐子, 袋
fr: bidon, bidons, bouteille, bouteilles, boîte, boîtes, carton, emballage, flacon, flacons, paquet, pot, sachet, tube
ar: أكياس, برميل, جالون, درزن, زجاجات, زجاجة, صناديق, صندوق, عبوات, عبوة, علب, علبة, قارورة, قوارير, كراتين, كرتون,
    كرتونة, كروز, كيس
ur: بوتل, بوتلیں, پیٹی, تھیلی, خالی بوتل, خالی بوتلیں, خالی ڈبہ, شیشی, شیشیاں, پیکٹ, ڈبہ, ڈبی, ڈبے, کین
tr: ambalaj, ambalajı, bidon, karton, kartonu, kasa, kasası, kavanoz, kutu, kutusu, paket, teneke, tüp, varil, şişe,
    şişeler, şişesi
# deny-after: deny-after
en: are not included, excluded, free, is not included, less, needed not included, not incl, not included, not inside,
    removed, sold separately
zh-CN: 不包含在内, 不含在内, 另购, 未附, 除外
fr: exclu, exclue, exclues, non compris, non comprises, non fourni, non fournie, non fournies, non inclus, non incluse,
    non incluses, retirée
ar: غير متضمنة, غير مرفقة, غير مشمول, غير مشمولة, مستثناة
ur: سے پاک, شامل نہیں, نہیں, کے بغیر, کے بنا, کے علاوہ
tr: bulunmaz, dahil değil, hariç, hariçtir, içermez, olmadan, olmayan, yok
# deny-before: deny-before
en: except, excl, excluding, minus, no, non, not, w/o, without
zh-CN: 不包含, 不包括, 不含, 不带, 不是, 不用, 不配, 免, 去除, 无, 无需, 未含, 没, 没有, 除去, 非
fr: excepté, hors, non, pas de, sans, sauf
ar: بدون, بغير, بلا, خالي من, خالية من, دون, غير, لا تحتوي على, لا يحتوي على, ليس, من غير
ur: بدون, بغیر, بلا, بنا, غیر
# empty: empty
en: blank, emptied, empty, no contents, refillable, reusable, unfilled, unloaded, with nothing inside
zh-CN: 分装, 分装瓶, 替换瓶, 空, 空桶, 空瓶, 空的, 空盒, 空管, 空罐, 空罐子
fr: rechargeable, réutilisable, vide, vides, vierge, à remplir
ar: فارغ, فارغة, فارغه, فاضي, فاضية
ur: خالی, خالی بوتل, خالی بوتلیں, خالی ڈبہ
tr: boş, boşu
# imitation: imitation
en: artificial, cartoon, ceramic, crochet, decorative, fake, faux, felt, imitation, inflatable, knitted, paper,
    plastic, play, plush, porcelain, pretend, resin, rubber, silk, stuffed, toy, toys, wooden
zh-CN: 人造, 仿, 仿真, 假, 塑料, 木制, 橡胶, 毛绒, 玩具, 绢, 陶瓷
fr: artificiel, artificielle, artificielles, artificiels, décoratif, décorative, en bois, en céramique, en peluche,
    en plastique, en porcelaine, en résine, en soie, en tissu, factice, factices, jouet
ar: اصطناعي, اصطناعية, بلاستيك, بلاستيكي, بلاستيكية, تقليد, خشبي, خشبية, زينة, سيراميك, صناعي, صناعية, قطيفة, محشو,
    محشوة
ur: آرٹیفیشل, سرامک, مصنوعی, نقلی, پلاسٹک, کپڑے, کھلونا
tr: ahşap, dekoratif, kumaş, oyuncak, peluş, plastik, sahte, seramik, suni, yapay
# link: link
en: compatible with, for
zh-CN: 专用, 味, 型, 款, 用, 的, 色, 风
fr: pour
ar: خاص ب, لل
ur: والا, والی, والے, کا, کی, کے, کے لیے
tr: için
# modifier: modifier
en: acrylic, adjustable, bamboo, bar, beige, black, blue, brown, burgundy, carrying, countertop, crystal, dark, desktop, foldable,
    gray, green, grey, hanging, large, leather, magnetic, manual, menu, metal, metallic, mini, neon, pink, portable, purple, red,
    rotating, shop, silicone, small, stackable, stainless, stainless steel, steel, tabletop, transparent, travel, turquoise, velvet,
    wall mounted, white, yellow
zh-CN: 不锈钢, 亚克力, 便携, 免打孔, 创意, 厨房, 壁挂, 多功能, 大容量, 实木, 家用, 手动, 挂墙, 旋转, 木质, 桌面, 棕色, 灰色, 玻璃, 白色, 皮质, 硅胶, 磁吸, 粉红, 紫色, 红色, 绿色,
    蓝色, 迷你, 透明, 金属, 黄色, 黑色
fr: acrylique, beige, blanc, blanche, bleu, bleue, brun, en acrylique, en bambou, en cuir, en inox, en métal,
    en silicone, en verre, grand, grande, gris, grise, inox, jaune, marron, mural, murale, métal, métallique, noir,
    noire, petit, petite, pliable, portable, rose pâle, rouge, silicone, transparent, transparente, vert, verte, violet
ar: أبيض, أحمر, أخضر, أزرق, أسود, أصفر, أكريليك, اكريليك, بني, جداري, جلد, خشب, رمادي, زجاج, زجاجي, زجاجية, زهري,
    ستانلس, ستيل, سيليكون, شفاف, صغير, صغيرة, كبير, كبيرة, معدني, معدنية, وردي
ur: ایکریلک, بڑا, بڑی, بھورا, دھات, سرخ, سفید, سلیکون, سٹیل, شیشے, لکڑی, نیلا, نیلی, پیلا, پیلی, چمڑے, چھوٹا, چھوٹی,
    کالا, کالی, ہرا, ہری
tr: akrilik, bambu, beyaz, büyük, cam, deri, duvar, gri, kahverengi, katlanır, küçük, kırmızı, mavi, metal, mini, mor,
    mıknatıslı, paslanmaz, pembe, portatif, sarı, silikon, siyah, yeşil, çelik, şeffaf
# of: of
fr: au, aux, d, de, des, du, à
`;
