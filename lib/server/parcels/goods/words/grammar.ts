import 'server-only';

/** Words that change the meaning of the goods beside them. `read-vocabulary.ts` describes the format. */
export const GRAMMAR = `
# accessory: accessory
en: adapter, album, applicator, backpack, badge, balloon, blanket, block, boiler, bookmark, bowl, bracelet, bracket,
    brush, brushes, cable, cage, carrier, case, cases, chair, charger, chargers, charm, cleaner tool, clip, clips,
    coated, color, colored, colour, coloured, cooker, cooler bag, costume, costume set, cover, covers, cufflinks, cup,
    curtain, cushion, cutter, cutters, design, dispenser, display, display stand, dress, earrings, embroidery, emoji,
    extractor, feeder, figurine, filter, fork, fountain, gauge, glass, glasses, gloves, grinder, grip, hanger, holder,
    holders, holster, hoodie, incubator, infuser, jug, key ring, keychain, keyring, lamp, lanyard, lens cap,
    lighter case, machine, magnet, maker, mirror, mold, molds, motif, mould, mount, mug, necklace, opener, organizer,
    ornament, pad, pattern, peeler, pendant, pillow, planter, plate, plates, plush, poster, poster frame, posters,
    pot, pots, pouch, press, print, printed, proof, protector, pump, puzzle, rack, rack holder, rack stand, racks,
    repair tool, resistant, rest, roller, rug, scaler, scoop, screen, separator, shape, shaped, sharpener, shelf,
    shelf bracket, shelves, shirt, sleeve, sleeve cover, slicer, sock, socks, spoon, sprayer, spreader, squeezer,
    stand, stands, stencil, sticker, stickers, stopper, storage, storage box, strainer, strap, straps, style, table,
    tank, teether, template, tester, theme, themed, tie, tongs, toy, toys, tray, tripod, valve, vase, wallet,
    wallpaper, warmer, wrap
zh-CN: 三脚架, 充电器, 公仔, 刀架, 分装器, 切割机, 刷, 刷子, 加工机, 勺, 包包, 包装机, 印章, 印花, 印花T恤, 喷头, 图案, 图纸, 塞, 壳, 夹, 夹子, 套, 存放架, 屏, 屏幕, 展示架,
    展示柜, 座, 形, 形状, 手办, 手链, 打印机, 抱枕, 挂件, 挂绳, 挂钩, 搅拌器, 摆件, 支架, 收纳, 收纳包, 收纳架, 收纳盒, 机, 杯, 架, 架子, 检测仪, 模具, 模型, 款, 毛绒玩具, 泵,
    海报, 清洁器, 清洗机, 滤清器, 滤网, 滤芯, 玩偶, 玩具, 盖, 盘, 研磨器, 碗, 筐, 篮, 粉碎机, 线, 绳, 耳环, 膜, 色, 衣, 袋子, 裙, 裤, 贴, 贴纸, 过家家, 过滤器, 造型, 配件,
    钥匙扣, 铲, 锅, 镜头盖, 雕刻机, 零件, 项链, 风格
tr: aksesuarı, anahtarlık, askısı, açacağı, bardağı, baskılı, biblo, bileyici, desen, desenli, dolabı, figürlü,
    filtresi, fırçası, kablosu, kabı, kalıbı, kapağı, kaşığı, kolye, kutusu boş, kılıf, kılıfı, makinası, makinesi,
    mandalı, organizeri, oyuncağı, parçası, peluş, pompası, rafı, rengi, renkli, sepeti, soyacağı, standı, sticker,
    süzgeci, tabağı, tişört, tutacağı, tutucu, çantası, şarj aleti, şeklinde
# accessory-first: accessory-first
fr: bol, boîtier, brosse, broyeur, cage, chargeur, ciseaux, coque, corbeille, costume, couleur, coupe, couteau,
    couvercle, couvre, cuillère, câble, distributeur, déguisement, détecteur, filtre, hachoir, housse, imprimé, jouet,
    laisse, machine, motif, moule, organisateur, panier, peluche, pinceau, pinces, piège, pochette, pompe, porte,
    poster, presse, présentoir, puzzle, râpe, sucette, support, tasse, testeur, verre, égouttoir, étagère, étui
ar: آلة, أباريق, أغطية, أكواب, إبريق, بلون, جراب, حافظة, حامل, حقيبة, حوامل, خزانة, دلة, دمية, رسمة, رف, ستاند, ستيكر,
    سكين, سنارة, شاحن, شكل, شنطة, صينية, طقم فناجين, فناجين, فناجيل, عصارة, علاقة, غطاء, فتاحة, فرشاة, فلتر, فنجان, قالب, قطاعة, قفص,
    قوالب, كابل, كاشف, كرسي, كفر, كفرات, كوب, لاصقة, لعبة, لون, ماكينة, مبشرة, مجسم, محفظة, مصيدة, مضخة, مطحنة, مفرمة,
    مقص, مقلمة, ملصق, منظم, ميدالية
# also: also
en: and, incl, including, plus, w, with
zh-CN: 与, 及, 含, 和, 带, 连, 配, 附
fr: avec, et, plus, y compris
ar: مع, و, يحتوي على
ur: اور, مع, کے ساتھ
tr: artı, ile, ve
# container: container
en: bag, bags, barrel, basket, baskets, bottle, bottles, box, boxes, bucket, can, cans, carton, container, drum,
    flacon, jar, jerrycan, pack, packaging, packet, packs, sachet, sack, sacks, tin, tube, vial
zh-CN: 包装, 包装瓶, 包装盒, 包装袋, 桶, 瓶, 瓶子, 盒, 盒子, 管, 箱, 罐, 罐子, 袋
fr: bidon, bidons, bouteille, bouteilles, boîte, boîtes, carton, emballage, flacon, flacons, paquet, pot, sachet, tube
ar: أكياس, برميل, جالون, زجاجات, زجاجة, صناديق, صندوق, عبوات, عبوة, علب, علبة, قارورة, قوارير, كيس
ur: بوتل, بوتلیں, تھیلی, شیشی, شیشیاں, پیکٹ, ڈبہ, ڈبی, ڈبے, کین
tr: ambalaj, ambalajı, bidon, karton, kartonu, kasa, kasası, kavanoz, kutu, kutusu, paket, teneke, tüp, varil, şişe,
    şişeler, şişesi
# deny-after: deny-after
en: are not included, excluded, free, is not included, less, needed not included, not incl, not included, not inside,
    removed, sold separately
zh-CN: 不包含在内, 不含在内, 另购, 未附, 除外
fr: exclu, exclue, exclues, non compris, non comprises, non fourni, non fournie, non fournies, non inclus,
    non incluse, non incluses, retirée
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
en: blank, emptied, empty, refillable, reusable, unfilled
zh-CN: 分装, 空, 空桶, 空瓶, 空的, 空盒, 空罐
fr: vide, vides, vierge
ar: فارغ, فارغة, فارغه, فاضي, فاضية
ur: خالی
tr: boş
# link: link
en: compatible with, for
zh-CN: 专用, 味, 型, 款, 用, 的, 色, 风
fr: pour
ar: خاص ب, لل
ur: والا, والی, والے, کا, کی, کے, کے لیے
tr: için
# of: of
fr: au, aux, d, de, des, du, à
`;
