import 'server-only';

/** Clothes, shoes, bags, jewellery and fabric. `read-vocabulary.ts` describes the format. */
export const WEAR = `
# accessories: general
en: anklet, badge, badges, bangle, bangles, baseball cap, beads, beanie, bow tie, bracelet, bracelets, brooch, button,
    buttons, cap, caps, costume jewellery, cufflinks, ear muffs, earring, earrings, face covering, fashion jewelry,
    gele, glove, gloves, hair bows, handkerchief, hat, hats, headband, headbands, headscarf, headwrap, jewellery,
    jewelry, key ring, key rings, keychain, keychains, neck tie, necklace, necklaces, patches, pendant, pendants,
    pins, ring, rings, scarf, scarves, shawl, shawls, silver ring, tie, ties, turban, umbrella, umbrellas, veil,
    waist beads, wedding ring fashion, zipper, zippers
zh-CN: 丝巾, 伞, 吊坠, 围巾, 头巾, 帽子, 徽章, 戒指, 手帕, 手链, 手镯, 披肩, 拉链, 服装辅料, 棒球帽, 毛线帽, 珠子, 珠子手链, 纽扣, 耳环, 耳罩, 耳钉, 胸针, 脚链, 袖扣, 钥匙扣,
    银戒指, 银饰, 锆石戒指, 雨伞, 项链, 领带, 领结, 饰品, 首饰
fr: badge, badges, bague, bagues, bijou fantaisie, bijoux, bijoux fantaisie, bonnet, bonnets, boucles d'oreilles,
    boutons, bracelet, bracelets, broche, casquette, casquettes, chapeau, chapeaux, châle, collier, colliers, cravate,
    cravates, fermeture éclair, foulard, foulards, gants, mouchoir, nœud papillon, parapluie, parapluies, pendentif,
    perles, porte-clés, turban, voile, écharpe, écharpes
ar: أزرار, أساور, أقراط, أوشحة, إكسسوارات, إكسسوارات نسائية, اسوارة, اكسسوارات, بروش, حجاب, حجابات, حلق, حلقان, خاتم,
    خرز, خلخال, خواتم, ربطة عنق, سحاب, سلسال, سوار, سوستة, شال, شالات, شماغ, شمسية, طاقية, طرح, طرحة, طواقي, عقد رقبة,
    غترة, قبعات, قبعة, قلائد, قلادة, كاب, كرفتة, كوفية, مجوهرات تقليد, مظلات, مظلة, ميداليات, ميدالية مفاتيح, وشاح
ur: اسکارف, انگوٹھی, انگوٹھیاں, بالیاں, بروچ, بٹن, جھمکے, جیولری, حجاب, رومال, زپ, زیورات, شال, شالیں, لاکٹ, مفلر,
    موتی, ٹائی, ٹوپی, ٹوپیاں, پائل, چادر, چوڑیاں, چھتری, چھتریاں, کڑا, کی چین, کیپ, ہار
tr: anahtarlık, atkı, başörtüsü, bere, bijuteri, bileklik, bilezik imitasyon, boncuk, broş, düğme, eşarp, fermuar,
    fular, gümüş kolye, gümüş yüzük, halhal, kasket, kolye, kravat, küpe, mendil, papyon, rozet, takı, toka takı,
    tülbent, yüzük, şal, şapka, şemsiye
# bags: general
en: backpack, backpacks, bag, bags, belt, belts, clutch, crossbody bag, diaper bag, duffel bag, fanny pack, handbag,
    handbags, laptop rucksack, leather bag, leather bags, leather belt, leather wallet, luggage, purse, purses,
    rucksack, school bag, school bags, shopping bag, shoulder bag, sling bag, suitcase, suitcases, tote bag,
    tote bags, travel bag, trolley bag, waist bag
zh-CN: 公文包, 包, 包包, 单肩包, 双肩包, 双肩背包, 女包, 妈咪包, 帆布包, 手提包, 手袋, 拉杆箱, 挎包, 斜挎包, 旅行包, 皮包, 皮带, 背包, 腰包, 腰带, 行李箱, 购物袋
fr: bagage, banane sac, besace, ceinture, ceinture en cuir, ceintures, pochette, pochettes, sac, sac de voyage,
    sac à dos, sac à main, sacoche, sacs, sacs à dos, sacs à main, valise, valises
ar: أحزمة, حزام, حزام جلد, حقائب, حقائب ظهر, حقائب مدرسيه, حقائب يد, حقيبة, حقيبة سفر, حقيبة ظهر, حقيبة يد, شنط,
    شنط سفر, شنط نسائية, شنطة, شنطة سفر, شنطة يد, كلتش
ur: بیلٹ, بیلٹس, بیگ, بیگز, سفری بیگ, سوٹ کیس, شولڈر بیگ, ٹریول بیگ, پرس خواتین, چمڑے کا بیلٹ, کلچ, ہینڈ بیگ,
    ہینڈ بیگز
tr: alışveriş çantası, bavul, bel çantası, bez çanta, deri cüzdan, deri kemer, deri çanta, el çantası, evrak çantası,
    kemer, kol çantası, omuz çantası, seyahat çantası, sırt çantası, valiz, çanta, çantalar
# clothes: general
en: abaya, agbada, ankara dress, apron, baby clothes, bathrobe, bikini, blazer, blouse, bodysuit, boxer shorts,
    boxers, bra, caftan, cardigan, clothes, clothing, coat, costume, coverall, crop top, dashiki, djellaba, dress,
    evening dress, fashion clothing, football jersey, garment, garments, gown, hoodie, jacket, jalabiya, jeans,
    jersey, jumpsuit, kaftan, kids clothes, kurta, leggings, lehenga, lingerie, maternity dress, menswear, nightgown,
    nightwear, overalls, pajamas, panties, pants, polo shirt, poncho, pyjamas, raincoat, robe, romper, sari,
    school uniform, second hand clothes, shalwar kameez, shirt, shorts, skirt, socks, stockings, suit, sweater,
    sweatshirt, swimsuit, t shirt, t-shirt, tank top, tee shirt, thobe, tights, top, tops, tracksuit, trouser,
    trousers, tshirt, underwear, uniform, used clothes, vest, waistcoat, wear, wedding dress, womenswear, workwear
zh-CN: T恤, 上衣, 丝袜, 保暖内衣, 内衣, 内裤, 冲锋衣, 半身裙, 卫衣, 围裙, 外套, 大衣, 夹克, 女装, 婚纱, 婴儿服, 工作服, 打底裤, 文胸, 旗袍, 旧衣服, 服装, 校服, 棉衣, 棉衬衫,
    棉袍, 比基尼, 毛衣, 民族服装, 汉服, 泳衣, 浴袍, 演出服, 牛仔裤, 球衣, 男装, 皮衣, 睡衣, 睡袍, 短袖, 短裤, 礼服, 童装, 羽绒服, 背心, 衣服, 衬衫, 袜子, 裙, 裙子, 裤子, 西装,
    运动套装, 运动服, 连体衣, 连衣裙, 针织衫, 长袍, 长裤, 雨衣, 风衣, 马甲
fr: abaya, blouse, body bébé, boubou, caftan, chaussettes, chemise, chemises, chemisier, collants, combinaison,
    costume, culottes, djellaba, doudoune, friperie, gandoura, gilet, habits, imperméable, jean, jeans, jupe, legging,
    lingerie, maillot, maillot de bain, maillots, manteau, manteaux, pantalon, pantalons, peignoir, pull, pulls,
    pyjama, pyjamas, robe, robe de mariée, robes, short, sous-vêtements, soutien-gorge, survêtement, sweat, t-shirt,
    t-shirts, tablier, tee-shirt, uniforme, veste, vestes, vêtement, vêtements, vêtements bébé
ar: أثواب, بدلات, بدلة, بلوزات, بلوزة, بلوفر, بناطيل, بنطلون, بنطلونات, بيجامات, بيجامة, تنانير, تنورة, تي شيرت,
    تيشرت, تيشيرت, ثوب, ثياب, جاكيت, جاكيتات, جلابيات, جلابية, جلباب, جوارب, جينز, دشداشة, روب, زي مدرسي, زي موحد,
    سترة, شرابات, شورت, عباءة, عبايات, عباية, فساتين, فستان, فستان زفاف, فستان سهرة, قفاطين, قفطان, قمصان, قميص, كنزة,
    لانجري, ليقنز, مايوه, مريول, معاطف, معطف, ملابس, ملابس أطفال, ملابس أطفال قطنية, ملابس داخلية, ملابس رجالية,
    ملابس رياضية, ملابس نسائية, هودي
ur: اپرن, برقع, بلاؤز, بنیان, بچوں کے کپڑے, جرابیں, جینز, جیکٹ, جیکٹس, دوپٹہ, رین کوٹ, زیر جامہ, ساڑھی, سوئم سوٹ, سوٹ,
    سوٹس, سویٹر, شرٹ, شرٹس, شلوار, شلوار قمیض, شیروانی, عبایا, فراک, قمیض, قمیضیں, لان سوٹ, لباس, لہنگا, ملبوسات,
    موزے, نائٹ سوٹ, واسکٹ, ٹراؤزر, ٹی شرٹ, ٹی شرٹس, پاجامہ, پتلون, پینٹ شرٹ, کرتا, کرتے, کوٹ, کپڑا, کپڑے, ہوڈی,
    یونیفارم
tr: abaye, abiye, atlet, bebek kıyafeti, bikini, bluz, bornoz, boxer, ceket, elbise, etek, eşofman, eşofman takımı,
    ferace, forma, gecelik, gelinlik, giyim, giysi, gömlek, hırka, iç çamaşırı, kaban, kaftan, kazak, kot,
    kot pantolon, külot, kıyafet, mayo, mont, mutfak önlüğü, okul üniforması, palto, pamuklu gömlek, pantolon, pijama,
    pijama takımı, sweatshirt, sütyen, takım elbise, tayt, tişört, tulum, yağmurluk, yelek, zıbın, çocuk kıyafeti,
    çorap, üniforma, şort
# fabric: general
en: african print, ankara, ankara fabric, canvas cloth, chiffon, cloth, cotton fabric, curtain fabric, denim,
    embroidery thread, fabric, fabrics, felt fabric, kente, kente cloth, knitting wool, lace, lace fabric, lace trim,
    leather, leather material, linen cloth, polyester fabric, printed fabric, satin, sequins fabric, sewing thread,
    silk fabric, textile, textiles, thread, tulle, upholstery fabric, velvet, wool yarn, yarn
zh-CN: 丝绸, 印花布, 布料, 帆布, 无纺布, 棉布, 毛线, 牛仔布, 皮革, 窗帘布, 纱线, 纺织品, 绒布, 绣花线, 缝纫线, 网纱, 花边, 蕾丝, 蕾丝花边, 蕾丝面料, 雪纺, 面料
fr: bazin, coton tissu, cuir, dentelle, fil à broder, fil à coudre, laine à tricoter, pagne, pagnes, pelote de laine,
    satin, soie, textile, textiles, tissu, tissus, toile, velours, étoffe
ar: أقمشة, جلد طبيعي, حرير, خيط خياطة, خيوط, دانتيل, ساتان, شيفون, صوف, قطن قماش, قماش, كتان, مخمل, منسوجات, نسيج
ur: اون, دھاگہ, ریشم, سوتی کپڑا, شیفون, لان, لیس, مخمل, ٹیکسٹائل, چمڑا, کاٹن, کپڑا تھان, کپڑے کا تھان
tr: dantel, deri, dikiş ipliği, el örgü ipi, ipek, iplik, kadife, keçe, kumaş, kumaşlar, pamuklu kumaş, saten,
    tekstil, tül, yün, örgü ipi, şifon
# shoes: general
en: babouches, baby shoes, boot, boots, canvas shoes, clogs, crocs, flip flops, football boots, footwear, heels,
    high heels, insoles shoes, leather shoes, loafers, moccasins, running shoes, sandal, sandals, shoe, shoe box,
    shoe horn, shoe laces, shoe polish brush, shoe rack, shoelaces, shoes, slipper, slippers, sneaker, sneakers,
    trainers, wedges
zh-CN: 人字拖, 休闲鞋, 凉鞋, 女鞋, 布鞋, 帆布鞋, 拖鞋, 洞洞鞋, 男鞋, 皮鞋, 童鞋, 豆豆鞋, 足球鞋, 跑步鞋, 运动鞋, 雨鞋, 靴子, 鞋, 鞋子, 鞋带, 鞋架, 鞋盒, 马丁靴, 高跟鞋
fr: babouches, basket, baskets, botte, bottes, chaussons, chaussure, chaussures, chaussures de sport,
    chaussures en cuir, claquettes, escarpins, lacets, mocassins, pantoufles, sandales, talons, tongs
ar: أبواط, أحذية, أحذية أطفال, أحذية رياضية, أربطة أحذية, بلغة, بوت, جزم, جزمة, حذاء, حذاء رياضي, سنيكرز, شباشب, شبشب,
    صنادل, صندل, كعب عالي, كوتشي, كوتشيات, نعال, نعل
ur: بوٹ, بوٹس, تسمے, جوتا, جوتی, جوتیاں, جوتے, جوگرز, سلیپر, سلیپرز, سنیکرز, سینڈل, سینڈلز, پشاوری چپل, چپل, چپلیں,
    کھسہ, ہیلز
tr: ayakkabı, ayakkabı bağcığı, ayakkabılar, ayakkabılık, babet, bot, botlar, krampon, makosen, patik, sandalet,
    sneaker, spor ayakkabı, terlik, topuklu, topuklu ayakkabı, çarık, çizme
# watch: ask
en: clock movement, ladies watch, mechanical watch, mens watch, quartz watch, watch, watches, wrist watch, wristwatch
zh-CN: 女表, 怀表, 手表, 机械表, 男表, 石英表, 腕表
fr: montre, montre femme, montre homme, montre à quartz, montres
ar: ساعات, ساعات رجالية, ساعات نسائية, ساعات يد, ساعة, ساعة معصم, ساعة يد
ur: کلائی گھڑی, گھڑی, گھڑیاں, ہاتھ کی گھڑی
tr: erkek kol saati, kadın kol saati, kol saati, saat
`;
