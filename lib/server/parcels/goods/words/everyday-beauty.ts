import 'server-only';

/** Cosmetics and adult goods by their everyday, market and brand names. `read-vocabulary.ts` describes the format. */
export const EVERYDAY_BEAUTY = `
# adult: adult
en: bondage set, fetish wear, nipple clamp, sexy toy, adult movie, nude poster, naked pictures, kamasutra, sex games,
    adult game, adult card game, edible underwear, crotchless, sex swing, sex pillow, sex furniture, climax spray,
    clit sucker, penis extender, chastity belt, adult costume sex
zh-CN: 性玩具, 按摩棒成人, 自慰棒, 后庭塞, 乳夹, 锁精环, 阴茎环, 捆绑套装, sm道具, 情趣服, 裸体写真, 吮吸器, 女用器具
fr: jouets pour adultes, jouet pour adulte, vibro, poupée sexuelle, anneau pénien, film x, jeu coquin, kit bondage,
    masturbateur, développeur pénis
ar: ديلدو, دلدو, قضيب صناعي, قضيب اصطناعي, منتجات زوجية, صور عارية, مزلقات, تأخير القذف, بخاخ تأخير, مهبل صناعي,
    شورت جنسي, العاب للكبار فقط
ur: ڈلڈو, سیکس ڈول, ننگی تصویریں, بلیو فلم, جنسی جیل, لبریکینٹ, sexy toy, blue film, gandi film, gandi filmain,
    nangi tasveer, fahash mawad
tr: realistik penis, anal tıkaç, penis halkası, penis pompası, suni vajina, şişme kadın, kayganlaştırıcı, fantezi set,
    kırbaç fantezi, cinsel oyuncak, cinsel ürün, seks shop ürünleri
# cosmetics: cosmetics
en: lippy, lippie, lipstik, pan stick, glitter gel, tiro, eyebrow gel, brow tint, aha bha, perm kit, edge wax,
    sheen spray, developer 20 vol, peroxide developer, hair colour kit, hair tint, toilet soap, hand soap, foot scrub,
    skin lightening, self tan, after sun, oudh, perfume tester, tooth gel, dental whitening gel, whitening strips,
    denture adhesive, builder gel, polish remover, nair, veet, intimate wash, feminine wash, yoni wash, vajacial,
    facial wipes, toiletries, haircare products, fair and lovely, glow and lovely, skinwhite, carotone, makari,
    lemonvate, st ives, cosrx, laneige, huda beauty, zaron, house of tara, kiss beauty, mary kay, oriflame,
    forever aloe gel, shea moisture, dax, blue magic, sulfur 8, sta sof fro, lattafa, armaf, rasasi, ajmal,
    creed aventus, dior sauvage, bleu de chanel, baccarat rouge, chanel no 5, chanel n5, chanel 5, coco mademoiselle,
    black opium, acqua di gio, miss dior, flowerbomb, hyaluronic acid ampoules
zh-CN: 香奈儿五号, 香奈儿5号, 香奈儿邂逅, 迪奥小姐, 迪奥旷野, 黑鸦片, 遮瑕, 眼线, 双眼皮胶, 染眉膏, 洁面, 玻色因, 祛痘膏, 泥膜, 眼膜, 鼻贴, 晒后修复, 手工皂, 洗衣皂, 泡泡染, 漂发, 定型喷雾, 香体, 六神, 须后水, 脱毛蜡, 蜜蜡脱毛, 延长胶, 色料纹绣,
    纹绣色料, 护臀膏, 美容品, 减肥膏, 瘦身霜, 丰胸霜, 线香, 百雀羚, 珀莱雅, 完美日记, 花西子, 自然堂, 兰蔻, 资生堂, 海娜
fr: fard à joues, karité, écran solaire, autobronzant, après-soleil, savon de marseille, décolorant, cire coiffante,
    blanchiment dentaire, soins visage, aker fassi
ar: بلشر, اثمد, محدد شفاه, جل حواجب, ماكياج, شنطة مكياج كاملة, صابون نابلسي, صابون بلدي, صابون غار, فوار استحمام, دخون,
    عنبر, خمرية سودانية, دلكة, ماي ورد, ديودرنت, رول اون, افتر شيف, كريم حفاضات, عكر فاسي, السواك المغربي, ديرم,
    الصابون البلدي, ليسانس, صباغة الشعر, صباغة الظفار, الريحة, بيرفيوم, توب فيس, سيتافيل, سيرافي, نيفيا, دوف
ur: لپ سٹک, بلش, سن سکرین, ابٹن, فیشل کٹ, سکن پالش, بیوٹی صابن, ہینڈ واش, بالوں کا رنگ, ہیئر سپرے, ہیئر ویکس, ڈیوڈورنٹ,
    منجن, آفٹر شیو, ویکس, بے بی آئل, گیلے ٹشو, وائپس, فیئر اینڈ لولی, گولڈن پرل, ڈو سوپ, lipstik, kreem, golden pearl,
    saboon, balon ka tel, sar ka tel, ubtan, multani mitti, arq gulab, arak gulab, manjan, tooth pest, perfum,
    shampu, hair color, khizab, رنگ گورا, کریم رنگ گورا
tr: kaş jeli, misel su, yüz maskesi, kil maskesi, bronzlaştırıcı, defne sabunu, zeytinyağlı sabun, arap sabunu,
    hint yağı, gül yağı, lavanta yağı, saç açıcı, oryal, oksidan, brezilya fönü, banyo tuzu, ter önleyici, buhur,
    ağız gargarası, diş beyazlatıcı, tüy dökücü, ıslak havlu, kişisel bakım ürünleri
# measures-spf: cosmetics
en: spf
`;
