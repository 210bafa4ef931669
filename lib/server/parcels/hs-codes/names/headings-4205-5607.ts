import 'server-only';

/** Names of the headings 4205 to 5607. `read-hs-names.ts` describes the format. */
export const HEADINGS_4205_5607 = `
# 420500
en: Other articles of leather, leather keychain, leather cord, leather craft, leather desk pad, leather luggage tag,
    leather key ring
zh-CN: 其他皮革制品, 皮革钥匙扣, 皮绳, 皮具, 行李牌
fr: Autres ouvrages en cuir, porte-clés en cuir, cordon en cuir, sous-main en cuir
ar: مصنوعات جلدية أخرى, ميدالية جلد, مصنوعات جلدية
ur: چمڑے کی دیگر اشیاء, چمڑے کا کی چین, چمڑے کی مصنوعات
tr: Diğer deri eşya, deri anahtarlık, deri ip
# 430400
en: Artificial fur and articles of it, faux fur, fake fur coat, faux fur coat, faux fur vest, faux fur collar
zh-CN: 人造毛皮及制品, 人造毛, 仿皮草, 仿皮草大衣, 人造毛领
fr: Fourrures artificielles, fausse fourrure, manteau fausse fourrure
ar: فراء صناعي, فرو صناعي, معطف فرو
ur: مصنوعی فر, نقلی فر
tr: Suni kürk, yapay kürk, peluş kürk
# 441490
en: Wooden frames, wooden frame, picture frame, photo frame, wood photo frame, mirror frame, wooden picture frame
zh-CN: 木框, 相框, 画框, 木质相框
fr: Cadres en bois, cadre photo, cadre, cadre en bois
ar: إطارات خشبية, برواز, إطار صور, برواز خشب
ur: لکڑی کے فریم, فوٹو فریم, تصویر کا فریم
tr: Ahşap çerçeveler, fotoğraf çerçevesi, çerçeve, ahşap çerçeve
# 441911
en: Bamboo chopping boards and the like, bamboo cutting board, bamboo chopping board, bamboo board
zh-CN: 竹砧板, 竹菜板, 竹切菜板
fr: Planches à découper en bambou, planche bambou, planche à découper en bambou
ar: ألواح تقطيع من خيزران, لوح تقطيع خيزران, لوح تقطيع بامبو
ur: بانس کے کٹنگ بورڈ
tr: Bambu kesme tahtaları, bambu kesme tahtası
# 441990
en: Wooden tableware and kitchenware, wooden spoon, wooden bowl, wooden cutting board, wooden tray, rolling pin,
    wooden plate, bamboo spoon, chopsticks, wooden utensils, serving tray, bamboo tray
zh-CN: 木制餐具和厨房用具, 木勺, 木碗, 木砧板, 木托盘, 擀面杖, 木盘, 筷子, 木铲
fr: Vaisselle et ustensiles de cuisine en bois, cuillère en bois, bol en bois, planche à découper en bois,
    plateau en bois, rouleau à pâtisserie, baguettes
ar: أدوات مائدة ومطبخ خشبية, ملعقة خشب, صحن خشب, لوح تقطيع خشب, صينية خشب, شوبك, عيدان أكل
ur: لکڑی کے برتن, لکڑی کا چمچ, لکڑی کی ٹرے, بیلن, چاپ سٹکس
tr: Ahşap sofra ve mutfak eşyası, tahta kaşık, ahşap kase, ahşap kesme tahtası, ahşap tepsi, oklava, merdane
# 442019
en: Wooden ornaments and caskets, wooden ornament, wooden statue, wooden box, jewelry box, jewellery box,
    wood carving, wooden decoration, wooden sign, wooden sculpture, wooden jewelry box, watch box, key holder wood
zh-CN: 木制装饰品和首饰盒, 木雕, 木盒, 首饰盒, 木质摆件, 木制工艺品, 手表盒
fr: Objets décoratifs et coffrets en bois, coffret en bois, boîte à bijoux, sculpture en bois, décoration en bois,
    boîte en bois
ar: تحف وصناديق خشبية, صندوق خشب, علبة مجوهرات, تحفة خشب, صندوق مجوهرات
ur: لکڑی کی سجاوٹ اور ڈبے, جیولری باکس, لکڑی کا ڈبہ, لکڑی کی سجاوٹ
tr: Ahşap süs eşyası ve kutular, ahşap kutu, mücevher kutusu, takı kutusu, ahşap biblo, ahşap heykel
# 442199
en: Other articles of wood, wooden hanger, toothpick, wooden stick, clothes hanger wood, wooden clothespin,
    wooden craft, wooden plant stand, popsicle stick, wooden peg, wooden hangers, skewer
zh-CN: 其他木制品, 木衣架, 牙签, 木棍, 竹签, 木夹子, 木制工艺
fr: Autres ouvrages en bois, cintre en bois, cure-dents, bâtonnet en bois, pince en bois
ar: مصنوعات خشب أخرى, علاقة خشب, عود أسنان, مشبك خشب, أعواد خشب
ur: لکڑی کی دیگر اشیاء, لکڑی کا ہینگر, ٹوتھ پک, خلال
tr: Diğer ahşap eşya, ahşap askı, kürdan, ahşap çubuk, tahta mandal
# 460219
en: Baskets and wickerwork, basket, wicker basket, rattan basket, seagrass basket, woven basket, straw basket,
    straw bag, rattan bag, storage basket, gift basket, picnic basket
zh-CN: 编篮和编结品, 编织篮, 藤篮, 草编篮, 收纳篮, 草编包, 竹篮, 野餐篮
fr: Paniers et vannerie, panier, corbeille, panier en osier, panier en rotin, sac en paille, panier tressé
ar: سلال ومصنوعات خوص, سلة, سلة خوص, سلة قش, سلة خيزران, حقيبة قش
ur: ٹوکریاں, ٹوکری, بید کی ٹوکری
tr: Sepet ve hasır işleri, sepet, hasır sepet, rattan sepet, hasır çanta, piknik sepeti
# 480920
en: Carbon and transfer paper, transfer paper, sublimation paper, carbon paper, tattoo transfer paper, tracing paper
zh-CN: 复写纸和转印纸, 转印纸, 复写纸, 热转印纸
fr: Papiers carbone et transfert, papier transfert, papier carbone, papier sublimation
ar: ورق كربون ونقل, ورق نقل, ورق كربون
ur: کاربن اور ٹرانسفر پیپر, کاربن پیپر
tr: Karbon ve transfer kağıdı, transfer kağıdı, karbon kağıdı
# 481190
en: Coated and thermal paper, thermal paper, thermal paper roll, receipt paper, photo paper, till roll, thermal roll
zh-CN: 涂布纸和热敏纸, 热敏纸, 收银纸, 相纸, 照片纸
fr: Papiers couchés et thermiques, papier thermique, papier photo, rouleau thermique
ar: ورق مطلي وحراري, ورق حراري, رول حراري, ورق صور
ur: تھرمل پیپر, فوٹو پیپر, رسید کا رول
tr: Kaplamalı ve termal kağıt, termal kağıt, termal rulo, fotoğraf kağıdı
# 481420
en: Wallpaper, wallpaper roll, wall paper, wall covering
zh-CN: 墙纸, 壁纸, 墙布
fr: Papiers peints, papier peint
ar: ورق جدران, ورق حائط
ur: وال پیپر, دیواری کاغذ
tr: Duvar kağıtları, duvar kağıdı
# 481710
en: Envelopes, envelope, paper envelope, gift envelope, red envelope, money envelope
zh-CN: 信封, 红包, 纸信封
fr: Enveloppes, enveloppe
ar: ظروف, ظرف, مغلفات
ur: لفافے, لفافہ
tr: Zarflar, zarf
# 481820
en: Paper tissues and towels, tissue paper, facial tissue, paper towel, kitchen roll, tissue, napkin paper,
    paper napkin
zh-CN: 纸巾和纸手帕, 纸巾, 抽纸, 厨房纸, 餐巾纸
fr: Mouchoirs et essuie-mains en papier, mouchoir en papier, essuie-tout, serviette en papier
ar: مناديل ورقية, مناديل, محارم, منديل ورق
ur: ٹشو پیپر, ٹشو, کاغذی رومال
tr: Kağıt mendil ve havlular, kağıt mendil, kağıt havlu, peçete
# 481910
en: Cartons of corrugated paper, carton, cardboard box, shipping box, corrugated box, carton box, packing box
zh-CN: 瓦楞纸箱, 纸箱, 快递箱, 包装箱
fr: Boîtes en carton ondulé, carton, carton ondulé, boîte en carton, carton d'expédition
ar: صناديق كرتون مموج, كرتون, صندوق كرتون, كراتين
ur: گتے کے ڈبے, کارٹن, گتے کا ڈبہ
tr: Oluklu mukavva kutular, koli, karton kutu, kargo kutusu
# 481920
en: Folding boxes of paperboard, gift box, paper box, packaging box, cake box, jewelry gift box, paper gift box,
    pizza box, box, boxes
zh-CN: 折叠纸盒, 礼盒, 纸盒, 礼品盒, 包装盒, 蛋糕盒, 盒子
fr: Boîtes pliantes en carton, boîte cadeau, coffret cadeau, boîte en papier, boîte à gâteau, boîte, coffret
ar: علب كرتون قابلة للطي, علبة هدايا, صندوق هدايا, علبة كرتون, علب كيك, علبة, صندوق
ur: گفٹ باکس, کاغذی ڈبے, گفٹ ڈبہ, ڈبہ, باکس
tr: Katlanır karton kutular, hediye kutusu, karton kutu, pasta kutusu, kutu
# 481940
en: Paper bags, paper bag, gift bag, kraft bag, shopping paper bag, kraft paper bag
zh-CN: 纸袋, 礼品袋, 牛皮纸袋, 手提纸袋
fr: Sacs en papier, sac en papier, sac cadeau, sac kraft, pochette cadeau
ar: أكياس ورقية, كيس ورق, أكياس هدايا, كيس هدايا
ur: کاغذی تھیلے, گفٹ بیگ, کاغذ کا تھیلا
tr: Kağıt torbalar, kağıt çanta, hediye çantası, kraft çanta
# 482010
en: Notebooks diaries and notepads, notebook, diary, notepad, planner, journal, sketchbook, memo pad, agenda,
    exercise notebook, stationery, writing pad, office supplies
zh-CN: 笔记本日记本和便签, 笔记本, 日记本, 记事本, 便签本, 手账, 速写本, 文具本, 本子, 练习本, 作业本
fr: Carnets et agendas, carnet, agenda, bloc-notes, cahier, journal intime, carnet de croquis, carnet de notes,
    papeterie
ar: دفاتر ومفكرات, دفتر, مفكرة, دفتر ملاحظات, أجندة, كراسة رسم, نوتة, دفاتر مدرسية, دفاتر
ur: نوٹ بک اور ڈائریاں, نوٹ بک, ڈائری, کاپی, نوٹ پیڈ
tr: Defter ve ajandalar, defter, ajanda, not defteri, günlük, planlayıcı, eskiz defteri
# 482030
en: Binders and folders of paper, folder, binder, file folder, document folder, file organizer, ring binder
zh-CN: 文件夹和活页夹, 文件夹, 活页夹, 资料册
fr: Classeurs et chemises, classeur, chemise cartonnée, dossier, porte-documents
ar: ملفات ومجلدات, ملف أوراق, حافظة مستندات, فايل
ur: فائل اور فولڈر, فائل, فولڈر
tr: Klasör ve dosyalar, klasör, dosya, evrak dosyası
# 482110
en: Printed paper labels, label, sticker label, paper label, printed label, shipping label, thermal label,
    barcode label, price tag, hang tag, paper sticker, thank you sticker, name label
zh-CN: 印刷纸标签, 标签, 不干胶标签, 吊牌, 标签纸, 快递面单, 价格标签
fr: Étiquettes imprimées en papier, étiquette, étiquettes autocollantes, étiquette thermique, étiquette adhésive
ar: ملصقات ورقية مطبوعة, ملصقات ورقية, ليبل, بطاقة سعر, ملصقات باركود
ur: چھپے ہوئے کاغذی لیبل, لیبل, قیمت کا ٹیگ
tr: Baskılı kağıt etiketler, etiket, barkod etiketi, fiyat etiketi, askılı etiket
# 482369
en: Paper plates and cups, paper cup, paper plate, disposable plate, disposable cup, party plates, paper tray
zh-CN: 纸杯纸盘, 纸杯, 纸盘, 一次性纸杯, 一次性餐盘
fr: Assiettes et gobelets en papier, gobelet en carton, assiette en carton, gobelet papier
ar: أكواب وصحون ورقية, كوب ورق, صحن ورق, أكواب كرتون
ur: کاغذی کپ اور پلیٹیں, کاغذی کپ, ڈسپوزیبل پلیٹ
tr: Kağıt bardak ve tabaklar, kağıt bardak, kağıt tabak
# 482390
en: Other articles of paper, paper straw, craft paper, paper garland, sewing pattern, baking paper, origami paper,
    wrapping paper, paper fan, paper lantern, air fryer paper, paper crafts, quilling paper, gift wrap
zh-CN: 其他纸制品, 折纸, 彩纸, 烘焙纸, 包装纸, 纸灯笼, 纸扇, 空气炸锅纸, 手工纸
fr: Autres ouvrages en papier, papier cadeau, papier cuisson, paille en papier, guirlande en papier, papier origami
ar: مصنوعات ورق أخرى, ورق تغليف, ورق هدايا, ورق زبدة, ورق خبز, زينة ورقية
ur: کاغذ کی دیگر اشیاء, بٹر پیپر, گفٹ پیپر, کاغذ کی سجاوٹ
tr: Diğer kağıt eşya, hediye paketi kağıdı, pişirme kağıdı, yağlı kağıt, ambalaj kağıdı, kağıt pipet
# 490199
en: Printed books, book, novel, textbook, cookbook, story book, holy book, quran
zh-CN: 印刷书籍, 书, 书籍, 图书, 教材, 小说
fr: Livres imprimés, livre, roman, manuel scolaire
ar: كتب مطبوعة, كتاب, كتب, رواية, مصحف
ur: چھپی ہوئی کتابیں, کتاب, کتابیں, ناول
tr: Basılı kitaplar, kitap, roman, ders kitabı
# 490300
en: Children's picture and colouring books, coloring book, colouring book, picture book, children's book,
    sticker book, baby book, drawing book, cloth book
zh-CN: 儿童图画书和涂色书, 涂色本, 图画书, 绘本, 贴纸书, 儿童图书
fr: Albums et livres de coloriage, livre de coloriage, album enfant, livre enfant, livre d'images
ar: كتب تلوين ومصورة للأطفال, كتاب تلوين, كتب أطفال, قصص أطفال
ur: بچوں کی تصویری اور رنگ بھرنے کی کتابیں, کلرنگ بک, بچوں کی کتاب
tr: Çocuk resim ve boyama kitapları, boyama kitabı, çocuk kitabı, resimli kitap
# 490900
en: Printed cards and postcards, greeting card, postcard, birthday card, invitation card, wedding invitation,
    wedding card, thank you card
zh-CN: 贺卡和明信片, 贺卡, 明信片, 生日卡, 请柬, 邀请函
fr: Cartes de vœux et cartes postales, carte de vœux, carte postale, faire-part, carte d'invitation,
    carte d'anniversaire
ar: بطاقات معايدة وبريدية, بطاقة معايدة, كرت دعوة, بطاقة دعوة, كروت
ur: گریٹنگ کارڈ اور پوسٹ کارڈ, شادی کارڈ, دعوت نامہ, گریٹنگ کارڈ
tr: Tebrik kartları ve kartpostallar, tebrik kartı, kartpostal, davetiye, düğün davetiyesi
# 491110
en: Advertising material and catalogues, brochure, catalogue, flyer, leaflet, catalog, business card,
    advertising material
zh-CN: 广告宣传品和目录, 宣传册, 传单, 产品目录, 名片, 画册
fr: Imprimés publicitaires et catalogues, brochure, catalogue, prospectus, dépliant, carte de visite
ar: مواد إعلانية وكتالوجات, بروشور, كتالوج, منشور إعلاني, كروت شخصية
ur: اشتہاری مواد اور کیٹلاگ, بروشر, کیٹلاگ, وزیٹنگ کارڈ
tr: Reklam malzemesi ve kataloglar, broşür, katalog, el ilanı, kartvizit
# 491191
en: Printed pictures posters and photographs, poster, canvas print, wall art, photo print, picture print, wall poster,
    canvas wall art, canvas painting, photograph, wall picture, art print
zh-CN: 印刷画海报和照片, 海报, 装饰画, 挂画, 照片, 帆布画, 墙画
fr: Images et affiches imprimées, affiche, poster, tableau imprimé, toile imprimée, tableau décoratif, photo
ar: صور وملصقات مطبوعة, بوستر, لوحة جدارية, لوحة كانفاس, صورة, ملصق حائط
ur: چھپی ہوئی تصاویر اور پوسٹر, پوسٹر, وال آرٹ, تصویر
tr: Basılı resim ve posterler, poster, kanvas tablo, tablo, duvar tablosu, fotoğraf
# 500720
en: Silk fabrics, silk fabric, silk cloth, mulberry silk
zh-CN: 丝绸面料, 真丝面料, 丝绸, 桑蚕丝面料
fr: Tissus de soie, tissu en soie, soie
ar: أقمشة حرير, قماش حرير, حرير
ur: ریشمی کپڑا, ریشم, سلک کا کپڑا
tr: İpek kumaşlar, ipek kumaş
# 520852
en: Printed cotton fabrics, cotton fabric, ankara fabric, african wax print, cotton cloth, wax fabric, ankara,
    printed fabric, lawn fabric, kitenge, fabric
zh-CN: 印花棉布, 棉布, 蜡染布, 非洲蜡布, 全棉面料, 布料, 面料
fr: Tissus de coton imprimés, tissu en coton, wax, tissu wax, pagne, tissu africain, tissu
ar: أقمشة قطن مطبوعة, قماش قطن, قماش مطبوع, قماش, أقمشة
ur: چھپا ہوا سوتی کپڑا, سوتی کپڑا, لان, کاٹن فیبرک, کپڑا
tr: Baskılı pamuklu kumaşlar, pamuklu kumaş, kumaş, poplin kumaş
# 540752
en: Woven polyester fabrics, polyester fabric, satin fabric, chiffon fabric, organza, fabric, curtain fabric, taffeta,
    crepe fabric
zh-CN: 涤纶梭织面料, 涤纶面料, 雪纺面料, 色丁布, 欧根纱, 面料, 布料, 窗帘布
fr: Tissus de polyester, tissu polyester, satin, tissu satin, mousseline, organza, tissu
ar: أقمشة بوليستر منسوجة, قماش بوليستر, قماش ساتان, قماش شيفون, قماش, أورجانزا
ur: پولیسٹر کا کپڑا, شفون کا کپڑا, ساٹن, پولیسٹر فیبرک, کپڑا
tr: Polyester dokuma kumaşlar, polyester kumaş, saten kumaş, şifon kumaş, kumaş, organze
# 550810
en: Sewing thread of synthetic fibres, sewing thread, thread, embroidery thread, polyester thread, thread spool
zh-CN: 合成纤维缝纫线, 缝纫线, 绣花线, 线轴, 针线
fr: Fils à coudre synthétiques, fil à coudre, fil à broder, bobine de fil
ar: خيوط خياطة صناعية, خيط خياطة, خيوط تطريز, بكرة خيط
ur: سلائی کا دھاگہ, دھاگہ, کڑھائی کا دھاگہ
tr: Sentetik dikiş iplikleri, dikiş ipliği, nakış ipliği, makara ip
# 551110
en: Yarn for knitting and crochet, knitting yarn, yarn, wool yarn, crochet yarn, acrylic yarn
zh-CN: 编织毛线, 毛线, 钩针线, 毛线团, 纱线
fr: Fils à tricoter, laine à tricoter, pelote de laine, fil à crochet
ar: خيوط حياكة, خيط تريكو, خيط كروشيه, خيوط صوف
ur: بنائی کی اون, اون, کروشیہ دھاگہ
tr: El örgü iplikleri, örgü ipi, yün ip, tığ ipi
# 560314
en: Nonwoven fabrics, nonwoven fabric, felt sheet, interlining, landscape fabric, non woven cloth
zh-CN: 无纺布, 无纺布卷, 毛毡布
fr: Nontissés, tissu non tissé, feutrine
ar: أقمشة غير منسوجة, قماش غير منسوج, لباد
ur: نان وون کپڑا, فیلٹ شیٹ
tr: Dokusuz kumaşlar, nonwoven kumaş, keçe, tela
# 560750
en: Ropes and cords of synthetic fibres, rope, nylon rope, climbing rope, paracord, tow rope, string, clothesline,
    cord
zh-CN: 合成纤维绳索, 绳子, 尼龙绳, 登山绳, 伞绳, 晾衣绳, 拖车绳
fr: Cordes et cordages synthétiques, corde, corde nylon, paracorde, corde à linge, ficelle
ar: حبال من ألياف صناعية, حبل, حبل نايلون, حبل غسيل, حبال
ur: مصنوعی ریشے کی رسیاں, رسی, نائلون رسی, ڈوری
tr: Sentetik ip ve halatlar, halat, ip, paracord, çamaşır ipi, tırmanma ipi
`;
