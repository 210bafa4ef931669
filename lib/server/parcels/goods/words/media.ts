import 'server-only';

/**
 * Books, recordings, satellite equipment, adult, political and religious material. `read-vocabulary.ts` describes the
 * format.
 */
export const MEDIA = `
# adult: adult
en: adult articles, adult content, adult dvd, adult goods, adult magazine, adult material, adult materials,
    adult novelties, adult novelty, adult product, adult products, adult toy, adult toys, adult video, anal plug,
    bdsm, bondage kit, butt plug, cock ring, condom vibrating ring, dildo, erotic, fleshlight, love doll,
    lubricant personal, masturbation cup, masturbator, obscene, personal lubricant, playboy, porn, pornographic,
    pornography, sex doll, sex lubricant, sex products, sex toy, sex toys, sexual lubricant, sexual toy, sexual toys,
    sexy toys, strapon, vibrator, vibrators, xxx dvd
zh-CN: 人体润滑液, 倒模, 假阳具, 充气娃娃, 安全套振动, 实体娃娃, 性爱娃娃, 性用品, 情趣, 情趣内衣玩具, 情趣玩具, 情趣用品, 成人影片, 成人杂志, 成人材料, 成人物品, 成人玩具, 成人用品, 振动棒,
    润滑液, 淫秽, 硅胶娃娃, 肛塞, 自慰器, 色情, 色情杂志, 跳蛋, 震动棒, 飞机杯, 黄片, 黄色书刊
fr: articles adultes, articles pour adultes, articles érotiques, film porno, films x, gel intime, godemichet,
    jouet sexuel, jouets sexuels, lubrifiant intime, matériel pour adultes, menottes sexy, objets érotiques,
    plug anal, pornographie, pornographique, poupée gonflable, produits pour adultes, produits érotiques, revue porno,
    sex toy, sextoy, sextoys, vibromasseur, érotique
ar: أدوات جنسية, أغراض للكبار فقط, أفلام إباحية, ألعاب جنسية, إباحي, إباحية, جل مزلق, دمى جنسية, دمية جنسية,
    لعب جنسية, لعبة جنسية, للبالغين فقط, مجلات إباحية, منتجات جنسية, منتجات للبالغين, منتجات للكبار, مواد إباحية,
    مواد جنسية, مواد للبالغين, مواد للكبار, هزاز
ur: بالغوں کا مواد, بالغوں کی اشیا, بالغوں کی مصنوعات, بالغوں کے کھلونے, جنسی آلات, جنسی کھلونا, جنسی کھلونے,
    سیکس ٹوائز, سیکس ٹوائے, سیکسی کھلونے, فحش, فحش رسالے, فحش فلمیں, فحش مواد, وائبریٹر
tr: erotik, erotik dergi, erotik film, erotik oyuncak, erotik ürün, erotik ürünler, kayganlaştırıcı jel, müstehcen,
    porno, porno film, pornografi, pornografik, realistik vibratör, seks oyuncakları, seks oyuncağı, vibratör,
    yetişkin malzemesi, yetişkin materyali, yetişkin oyuncak, yetişkin oyuncağı, yetişkin ürünleri, yetişkin ürünü,
    şişme bebek
# books: books
en: activity book, atlas, board books, book, book set, books, books and periodicals, books for kids, bookset,
    brochure, brochures, catalogue, catalogues, children books, childrens books, comic, comic book, comics, cookbook,
    dictionary, ebook printed, encyclopedia, encyclopedias, graphic novel, hymnals, journals, journals printed,
    law books, leaflet, leaflets, magazine, magazines, manga, map printed, medical books, newsletters, newspaper,
    newspapers, novel, novels, papers printed, periodical, periodicals, picture book, picture books, poetry book,
    printed material, printed materials, printed matter, publication, publications, quran story book, reading books,
    recipe book, school book, school books, story book, story books, storybook, textbook, textbooks,
    tourist guide book, used books, workbook
zh-CN: 习题册, 书, 书刊, 书本, 书籍, 二手书, 传单, 儿童书, 儿童绘本, 刊物, 印刷品, 参考书, 四大名著, 图书, 地图册, 字典, 宣传册, 宣传单, 小说, 报刊, 报纸, 故事书, 故事书籍, 教材,
    教科书, 旧书, 旧报纸, 旧杂志, 时装杂志, 期刊, 杂志, 武侠小说, 海报印刷品, 漫画, 漫画书, 画册, 童书, 练习册, 绘本, 考试教材, 英文书, 英语书, 菜谱书, 言情小说, 词典, 读物, 课本, 连环画
fr: album jeunesse, annales, atlas, bande dessinée, bandes dessinées, bd, brochure, brochures, catalogue, catalogues,
    contes, dictionnaire, dépliants, encyclopédie, guide touristique, hebdomadaire, imprimés, journal, journaux,
    livre, livre de cuisine, livre scolaire, livres, livres d’occasion, livres pour enfants, livres scolaires,
    livres universitaires, magazine, magazines, manga, mangas, manuel scolaire, manuels, manuels scolaires,
    prospectus, publications, périodique, périodiques, revue, revue scientifique, revues, roman, romans,
    romans policiers
ar: أطلس, بروشورات, جرائد, جريدة, دواوين شعر, دوريات, دورية, روايات, روايات عربية, رواية, صحف, صحيفة, قاموس, قصص,
    قصص أطفال, قصص للأطفال, قصص مصورة, كتاب, كتاب طبخ, كتالوج, كتالوجات, كتب, كتب أطفال, كتب تعليمية, كتب جامعية,
    كتب مدرسية, كتب مستعملة, كتيب, كتيبات, كراس مطبوع, كوميكس, مانجا, مجلات, مجلة, مجلدات, مراجع طبية, مطبوعات,
    مناهج دراسية, منشورات, موسوعة, نشرات
ur: اخبار, اخبارات, اسکول کی کتاب, بروشر, بروشرز, بچوں کی کتابیں, جرائد, جریدہ, درسی کتابیں, درسی کتب, رسالہ, رسالے,
    رسالے اور اخبار, سکول کی کتابیں, شاعری کی کتاب, قاعدہ, لغت, مطبوعات, میگزین, ناول, ناولز, ناولز اردو, نصابی کتب,
    پرانی کتابیں, پمفلٹ, ڈائجسٹ, کامکس, کتاب, کتابیں, کتب, کہانیاں, کہانیوں کی کتاب, کہانیوں کی کتابیں
tr: ansiklopedi, basılı malzeme, basılı yayın, boyama kitabı basılı, broşür, dergi, dergiler, dergiler moda,
    ders kitabı, el ilanı, gazete, hikaye kitabı, hikaye kitapları, ikinci el kitap, katalog, kitap, kitap seti,
    kitaplar, manga, masal kitabı, masal kitapları, okul kitapları, roman, roman kitap, romanlar, sözlük,
    süreli yayın, süreli yayınlar, test kitabı, yayın, yemek kitabı, çizgi roman, çocuk kitabı, üniversite kitabı,
    şiir kitabı
# books-lookalike: general
en: account book blank, address book, balloon, balloons, banner, bath book baby, bible bag, bible case, bible cover,
    bill book, blank journal, book bag, book bags, book box, book case, book cover, book covers, book end, book ends,
    book holder, book lamp, book light, book rack, book shelf, book shelves, book sleeve, book stand, bookcase,
    bookend, bookends, booking sign, booklet cover, bookmark, bookmarks, bookshelf, brochure holder, brochure stand,
    bullet journal notebook, bunting, business cards, busy book, calendar, calendars, canvas painting,
    catalogue stand, cheque book cover, cloth book, coloring book, colouring book, comic print, crayons, diaries,
    diary, drawing book, envelope, envelopes, eraser, erasers, exercise book, exercise books, facebook hoodie,
    file folder, flag, folder, folders, gift bag, gift bags, gift box, gift boxes, gift wrap, greeting card,
    greeting cards, guest book, invoice book, journal notebook, labels, leaflet holder, logbook, magazine basket,
    magazine file, magazine holder, magazine rack, magazine stand, map print, name cards, newspaper holder,
    newspaper print, newspaper print dress, newspaper rack, note book, notebook, notebooks, notepad, paper bag,
    paper bags, paper cards, party decorations, party supplies, pen holder, pencil, pencil case, pencils, photo album,
    photo book album, photo frame, photo frames, picture frame, picture frames, planner, playing cards,
    police book toy, poster frame, quiet book, quran cover, quran holder, quran stand, receipt book,
    record book blank, ribbon, ribbons, ruler, scrapbook, sketch book, sketchbook, stamp pad, stapler, stationery,
    sticker book, stickers, wall art, wall sticker, wall stickers, wallpaper, whiteboard, wrapping paper
zh-CN: 丝带, 书写板, 书包, 书夹, 书套, 书房台灯, 书挡, 书架, 书柜, 书桌, 书法毛笔, 书灯, 书皮, 书立, 书签, 作业本, 便利贴, 便签, 信封, 包装纸, 古兰经架, 台历, 名片, 图画本, 墙纸,
    墙贴, 壁纸, 安静书, 尺子, 布书, 手写板, 手账, 手账本, 扑克, 扑克牌, 报纸图案, 报纸架, 文件夹, 文件袋, 文具, 旗子, 日历, 日记本, 本子, 杂志收纳, 杂志架, 标签, 横幅, 橡皮, 橡皮擦,
    气球, 派对用品, 涂色本, 漫画图案, 画本, 画板, 画框, 白板, 相册, 相框, 礼品盒, 礼品袋, 礼盒, 笔筒, 笔袋, 笔记本, 笔记本子, 纸袋, 练习本, 经书架, 蜡笔, 装饰画, 订书机, 记事本, 贴纸,
    贺卡, 速写本, 铅笔, 铅笔盒, 阅读架
fr: agenda, agrafeuse, album photo, albums photo, autocollants, ballons, ballons de baudruche, banderole,
    bibliothèque meuble, bloc-notes, boîtes cadeaux, cadre photo, cadres photo, cahier, cahiers, calendrier, carnet,
    carnets, cartable, cartables, cartes de visite, cartes de vœux, cartes à jouer, classeur, classeurs,
    couverture de livre, crayon, crayons, drapeau, décorations de fête, enveloppes, fournitures scolaires, gomme,
    housse coran, livre de coloriage vierge, marque-page, marque-pages, papeterie, papier cadeau, papier peint,
    porte-livre, porte-revues, protège-livre, pupitre coran, ruban, règle, sacs cadeaux, sacs en papier, serre-livres,
    stickers muraux, tableau blanc, tableau décoratif, trousse, trousses, étagère à livres, étiquettes
ar: أدوات مدرسية, أقلام رصاص, أكياس هدايا, أكياس ورقية, ألبوم صور, إطار صور, إطارات صور, بالونات, براويز, برواز,
    بطاقات تهنئة, تقويم, حامل كتاب, حامل كتب, حامل مجلات, حامل مصحف, حقائب مدرسية, حقيبة كتب, حقيبة مدرسية, دباسة,
    دفاتر, دفتر, رف كتب, رفوف كتب, زينة حفلات, سبورة, شرائط, شنطة مدرسية, ظرف, ظروف, علب هدايا, علم, غلاف كتاب,
    فاصل كتب, فواصل كتب, قرطاسية, كتاب تلوين, كراسات, كراسة, كراسة رسم, كروت شخصية, كشاكيل, كشكول, لوحات جدارية,
    مذكرة, مسطرة, مفكرة, مقلمة, مكتبة خشب, ملصق, ملصقات, ملفات, ممحاة, ورق تغليف, ورق جدران, ورق حائط, ورق لعب
ur: اسٹیشنری, اسٹیپلر, اسٹیکر, اسٹیکرز, اسکول بیگ, اسکول بیگز, اسکیل, البم, بستہ, بک شیلف, بک مارک, تاش, جھنڈا, ربن,
    ربڑ, رجسٹر, رحل, سجاوٹ کا سامان, سٹیشنری, سکول بیگ, شادی کارڈ, عید کارڈ, غبارے, فائل فولڈر, فوٹو البم, فوٹو فریم,
    لفافے, میگزین ریک, نوٹ بک, وائٹ بورڈ, وال پیپر, وزیٹنگ کارڈ, پنسل, پنسل باکس, پینسل, ڈائری, ڈائریاں, ڈرائنگ بک,
    کاپی, کاپیاں, کاپیز, کتابوں کا بیگ, کتابوں کا ریک, کتابوں کا شیلف, کتابوں کی الماری, کلرنگ بک, کیلنڈر, گفٹ باکس,
    گفٹ بیگ
tr: afiş çerçevesi, ajanda, albüm, ambalaj kağıdı, balon, balonlar, bayrak, beyaz tahta, boyama defteri, cetvel,
    defter, defterler, dergilik, dosya, duvar kağıdı, duvar stickerı, etiket, fotoğraf albümü, fotoğraf çerçevesi,
    gazetelik, günlük defter, hediye kutusu, hediye paketi, hediye çantası, kalem kutusu, kalemlik, kanvas tablo,
    kartvizit, kağıt çanta, kitap ayracı, kitap kılıfı, kitap okuma lambası, kitap rafı, kitap standı, kitap tutucu,
    kitap çantası, kitaplık, klasör, kuran rahlesi, kurdele, kurşun kalem, kırtasiye, kırtasiye malzemesi,
    not defteri, okul çantası, oyun kağıdı, parti malzemesi, parti süsü, rahle, resim defteri, silgi, sticker, tablo,
    takvim, tebrik kartı, zarf, zımba, çerçeve, çıkartma
# political: political
en: anti government leaflets, ballot papers, campaign flyers, campaign leaflets, campaign material,
    campaign materials, campaign posters, campaign t-shirts, election flyers, election material, election posters,
    party flags political, party manifesto, political, political badges, political books, political flyer,
    political flyers, political leaflets, political material, political materials, political party flags,
    political posters, propaganda, propaganda material, protest banners, protest signs, separatist flags
zh-CN: 反动, 反动宣传品, 宣传品政治, 抗议标语, 政治, 政治书籍, 政治传单, 政治宣传品, 政治敏感书籍, 政治材料, 政治海报, 政治物品, 政治类, 政治资料, 竞选传单, 竞选材料, 竞选海报, 选举宣传, 选票
fr: affiche politique, affiches de campagne, affiches politiques, affiches électorales, banderoles politiques,
    bulletins de vote, documents politiques, matériel de campagne électorale, matériel politique, politique,
    propagande, propagande électorale, tracts, tracts de campagne, tracts politiques, tracts électoraux
ar: أعلام أحزاب, أوراق اقتراع, بروباغندا, دعاية انتخابية, دعاية سياسية, سياسي, سياسية, كتب سياسية, لافتات انتخابية,
    لافتات سياسية, ملصقات انتخابية, ملصقات سياسية, منشورات انتخابية, منشورات سياسية, مواد انتخابية, مواد سياسية
ur: انتخابی اشتہار, انتخابی بینر, انتخابی مواد, انتخابی مہم کا سامان, انتخابی پوسٹر, انتخابی پوسٹرز, بیلٹ پیپر, سیاسی,
    سیاسی بینر, سیاسی بینرز, سیاسی جھنڈے, سیاسی مواد, سیاسی پمفلٹ, سیاسی پوسٹر, سیاسی پوسٹرز, پارٹی جھنڈے سیاسی,
    پروپیگنڈا
tr: oy pusulası, parti broşürü, politik malzeme, propaganda, propaganda malzemesi, seçim afişi, seçim broşürü,
    seçim malzemesi, seçim pankartı, siyasi, siyasi afiş, siyasi bildiri, siyasi broşür, siyasi dergi, siyasi malzeme,
    siyasi materyal, siyasi pankart, siyasi parti bayrağı, siyasi yayın
# religious: religious
en: bhagavad gita, bible, bible study, bibles, buddhist scripture, catholic missal, christian books, duas book,
    gospel, gospel books, gospel tracts, hadith, hadith book, holy bible, holy quran, hymn book, hymn books,
    islamic book, islamic books, koran, missal, mushaf, new testament, prayer book, prayer books, quran, quran book,
    quranic books, qurans, religious, religious articles, religious book, religious books, religious items,
    religious leaflets, religious material, religious materials, religious pamphlets, religious texts,
    rosary with bible, scripture, sunday school books, tafsir, torah, tracts religious, watchtower, yasin book
zh-CN: 佛教书籍, 佛教经书, 佛经, 古兰经, 古兰经书, 可兰经, 圣经, 圣经书, 圣经故事, 宗教, 宗教书籍, 宗教宣传品, 宗教材料, 宗教物品, 宗教用品, 宗教资料, 教会书籍, 祈祷书, 祷告书, 福音, 经书,
    经文, 道经
fr: articles religieux, bible, bibles, chapelets et bible, coran, corans, hadith, invocations livre,
    littérature religieuse, livre coran, livre de prière, livre saint, livres de prières, livres islamiques,
    livres religieux, matériel religieux, missel, mushaf, objets religieux, religieux, sainte bible, textes religieux,
    torah, évangile
ar: أجزاء قرآن, أدعية كتيب, أذكار كتيب, إنجيل, القرآن الكريم, الكتاب المقدس, توراة, جزء عم, حديث كتب, ديني, دينية,
    قرآن, قرآن الكريم, قرآن كريم, كتاب أدعية, كتاب مقدس, كتب إسلامية, كتب تفسير, كتب حديث, كتب دينية, كتب فقه,
    كتيب أذكار, مصاحف, مصحف, مصحف شريف, منشورات دينية, مواد دينية
ur: اسلامی کتابیں, اسلامی کتب, انجیل, بائبل, بائیبل, تفسیر, حدیث کی کتاب, دعاؤں کی کتاب, سورہ یسین, سپارہ, سپارے,
    سیپارے, فقہ کی کتابیں, قرآن, قرآن مجید, قرآن پاک, قرآنی قاعدہ, قران, قران مجید, مذہبی, مذہبی اشیا, مذہبی سامان,
    مذہبی مواد, مذہبی کتابیں, مذہبی کتب, نماز کی کتاب, نورانی قاعدہ, پارہ قرآن, پنج سورہ, یسین شریف
tr: cevşen, cüz, dini, dini eşya, dini kitap, dini kitap seti, dini kitaplar, dini malzeme, dini materyal, dini yayın,
    dua kitabı, dua kitapları, elif ba, elifba, hadis kitabı, ilahi kitabı, ilmihal, incil, islami kitap, kuran,
    kuran kitabı, kuran-ı kerim, kuranı kerim, kuranıkerim, kutsal kitap, mushaf, namaz hocası, tefsir, tevrat,
    yasin kitabı
# religious-dress: ask
en: christmas decorations, church dress, cross necklace, hijab, ihram,
    nativity figurine, prayer cap, prayer dress, prayer mat, prayer mats, prayer rug, prayer rugs,
    ramadan decorations,
zh-CN: 十字架项链, 朝拜毯, 礼拜帽, 礼拜毯, 祈祷垫
fr: bonnet de prière, croix pendentif, robe de prière, tapis de prière
ar: إحرام, زينة رمضان, سجاجيد صلاة, سجادات صلاة, سجادة صلاة, طاقية صلاة, طقم صلاة, فوانيس رمضان, لباس صلاة,
ur: احرام, جائے نماز, نماز والی چادر, ٹوپی نماز
tr: haç kolye, ihram, namaz elbisesi, namazlık, ramazan süsü, seccade, takke,
# satellite: satellite
en: canal decoder, cell jammer, decoder satellite, dish antenna, dish network, dish receiver, dstv decoder,
    freesat receiver, gotv decoder, gps jammer, gsm jammer, iptv receiver box satellite, iridium phone, jammer, lnb,
    lnb antenna, parabolic antenna, parabolic dish, phone jammer, receiver satellite, repeater signal, satellite,
    satellite antenna, satellite decoder, satellite decoders, satellite dish, satellite dish antenna,
    satellite dishes, satellite equipment, satellite finder, satellite internet kit, satellite lnb, satellite modem,
    satellite phone, satellite receiver, satellite tv, satellite tv receiver, signal booster, signal jammer, starlink,
    starlink dish, starlink kit, starlink mini, thuraya phone, tv decoder, tv dish, wifi jammer
zh-CN: 信号屏蔽器, 信号干扰器, 信号放大器, 卫星, 卫星信号接收器, 卫星天线, 卫星天线锅, 卫星小锅, 卫星接收器, 卫星接收机, 卫星电视接收器, 卫星电话, 卫星设备, 卫星锅, 小锅盖天线, 干扰器,
    手机信号屏蔽器, 手机信号放大器, 抛物面天线, 星链, 星链终端, 机顶盒卫星, 海事卫星电话, 电视锅, 铱星电话, 高频头
fr: antenne parabolique, antenne satellite, antennes paraboliques, brouilleur, brouilleur de signal, brouilleur gps,
    décodeur canal, décodeur satellite, démo satellite, démodulateur, démodulateur satellite, kit starlink, lnb,
    parabole, parabole motorisée, paraboles, récepteur numérique satellite, récepteur parabole, récepteur satellite,
    répéteur gsm, satellite, starlink, téléphone satellite, tête lnb
ar: lnb دش, أجهزة رسيفر, أطباق استقبال, أطباق الأقمار الصناعية, أطباق الستلايت, أطباق فضائية, أقمار صناعية,
    ثريا ساتلايت, جهاز استقبال, جهاز استقبال فضائي, جهاز تشويش, جهاز ستارلينك, جهاز مشوش, دش, دش ستلايت, دشات, رسيفر,
    رسيفرات, ريسيفر, ريسيفر ستلايت, ساتلايت, ستارلينك, ستلايت, صحن ستلايت, صحن فضائي, طبق استقبال, طبق فضائي, عدسة دش,
    مشوش, مقوي إشارة, هاتف ثريا, هاتف فضائي
ur: اسٹار لنک, ایل این بی, جیمر, رسیور ڈش, سگنل بوسٹر, سگنل جیمر, سیٹلائٹ, سیٹلائٹ ریسیور, سیٹلائٹ فون, سیٹلائٹ ڈش,
    سیٹلائٹ ڈشز, سیٹلائیٹ, سیٹلائیٹ ریسیور, سیٹلائیٹ ڈش, ڈش انٹینا, ڈش اینٹینا, ڈش رسیور, ڈش ریسیور, ڈش سیٹلائٹ,
    ڈیجیٹل ریسیور
tr: jammer, lnb, receiver, sinyal güçlendirici, sinyal karıştırıcı, sinyal kesici, sinyal kesici jammer, starlink,
    starlink kiti, uydu, uydu alıcı, uydu alıcısı, uydu anteni, uydu antenleri, uydu cihazı, uydu lnb, uydu receiver,
    uydu telefonu, uydu televizyon alıcısı, uydu çanağı, çanak, çanak anten
# video: video
en: audio visual material, audiovisual products, blu ray, blu ray discs, blu rays, blu-ray disc, bluray, cassette,
    cassette tape, cassette tapes, cassettes, cd, cds, cds and dvds, cinema film, compact disc, dvd, dvds,
    dvds and cds, film reel, films, films dvd, films on dvd, game discs, gospel dvd, hard disk with movies,
    hard drive movies, movie collection, movie discs, movie dvd, movies, music cd, music cds, music dvd, optical disc,
    optical discs, recorded media, recorded video, training videos dvd, usb with movies, vcd, vhs, vhs tapes,
    video cd, video disc, video discs, video product, video products, video recordings, video tape, video tapes,
    videotape, vinyl record, vinyl records
zh-CN: CD, CD光盘, DVD, DVD光盘, VCD, VCD光盘, 光盘, 光碟, 卡带, 唱片, 录像, 录像带, 录音带, 影像制品, 影像资料, 影碟, 影视光碟, 教学光盘, 游戏光盘, 游戏碟, 电影光盘,
    电影碟, 电视剧光盘, 碟片, 磁带, 蓝光电影, 蓝光碟, 视频产品, 视频制品, 音乐CD, 音像产品, 音像制品, 黑胶唱片
fr: blu-ray, cassette, cassette vidéo, cassettes, cassettes vidéo, cd, cd musique, coffret dvd, disque blu-ray,
    disque vinyle, disques, disques compacts, disques vinyles, dvd, enregistrements vidéo, films, films dvd, k7,
    produit vidéo, produits audiovisuels, produits vidéo, vidéos, vinyles
ar: cd, dvd, أسطوانات دي في دي, أشرطة فيديو, أشرطة كاسيت, أفلام, أفلام دي في دي, أفلام سي دي, أقراص دي في دي,
    أقراص مدمجة, اسطوانات, اسطوانة فيديو, بلوراي, دي في دي, ديفيدي, سي دي, سيديات, شرائط كاسيت, شريط فيديو,
    شريط كاسيت, فيديوهات, كاسيت, كاسيتات, منتجات فيديو, منتجات مرئية, مواد مرئية
ur: آڈیو کیسٹ, بلو رے, سی ڈی, سی ڈی کیسٹ, سی ڈیز, فلم ڈی وی ڈی, فلموں کی سی ڈی, فلمیں, ویڈیو, ویڈیو سی ڈی,
    ویڈیو فلمیں, ویڈیو مصنوعات, ویڈیو کیسٹ, ویڈیو کیسٹس, ڈی وی ڈی, ڈی وی ڈی فلمیں, ڈی وی ڈیز, کیسٹ, کیسٹس,
    گانوں کی سی ڈی
tr: blu-ray, cd, cdler, dvd, dvd film, dvdler, film cd, film dvd, filmler, görsel işitsel ürün, kaset, kasetler,
    müzik cd, müzik cdsi, oyun cd, plak, plaklar, taş plak, vcd, video film, video kaset, video kasetleri,
    video ürünleri, video ürünü
# video-lookalike: general
en: android tv box, brake disc, brake discs, car window film, cassette player, cassette toilet, cd bag, cd case,
    cd holder, cd player, cd rack, cling film, clutch disc, cutting disc, disc brake, disc brake pads, disc harrow,
    dish cloth, dish drainer, dish rack, dish set, dish towel, dish washer parts, dvd case, dvd player, dvd rack,
    film camera case, film frame, floppy dress, frisbee disc, graphics card, grinding disc, hdmi cable, movie costume,
    movie poster, movie poster frame, record player, remote control, satellite finder cover, set top box,
    stretch film, tv antenna, tv box, tv bracket, tv remote, tv stand, video cable, video card, video doorbell,
    video game, video light, vinyl cutting, vinyl floor, vinyl flooring, vinyl gloves, vinyl sticker, window film
zh-CN: CD包, CD机, DVD机, 保鲜膜, 光盘包, 光盘盒, 切割片, 刹车片, 刹车盘, 唱片机, 显卡, 机顶盒, 电影海报, 电视天线, 电视支架, 电视架, 电视盒子, 碗碟架, 碟刹, 碟子, 磁带机, 磨片,
    离合器片, 缠绕膜, 视频线, 车膜, 遥控器, 飞盘, 高清线
fr: box android, carte graphique, câble hdmi, disque de frein, disque à découper, disques de frein, film plastique,
    film étirable, lecteur cd, lecteur dvd, plaquettes de frein, platine vinyle, range-cd, sol vinyle, support tv,
    support télé, tourne-disque, télécommande, égouttoir vaisselle
ar: أقراص فرامل, أقراص قطع, تي في بوكس, حافظة سي دي, حامل تلفزيون, دسك فرامل, ريموت, ريموت تلفزيون, ريموت كنترول,
    ستاند تلفزيون, فحمات فرامل, فيلم تغليف, كابل hdmi, كرت شاشة, مشغل دي في دي, مشغل سي دي
ur: ایچ ڈی ایم آئی کیبل, برتن ریک, بریک پیڈ, بریک ڈسک, ریموٹ, ریموٹ کنٹرول, سی ڈی پلیئر, ٹی وی اسٹینڈ, ٹی وی باکس,
    ڈی وی ڈی پلیئر
tr: cam filmi, cd kutusu, cd çalar, cd çantası, dvd oynatıcı, ekran kartı, fren balatası, fren diski, hdmi kablo,
    kesme diski, kumanda, pikap, plak çalar, streç film, televizyon askısı, tv askı aparatı, tv box, uzaktan kumanda
`;
