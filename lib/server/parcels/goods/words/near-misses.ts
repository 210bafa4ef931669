import 'server-only';

/** Harmless goods whose names contain a word of refused ones. `read-vocabulary.ts` describes the format. */
export const NEAR_MISSES = `
# near-miss: general
en: heat gun, tattoo gun, label gun, temperature gun, lube gun, exhaust silencer, muffler silencer, car silencer,
    motorcycle silencer, snuff box, tobacco box, cigarette box metal, vitamin box, rosary box, oil container,
    cooking oil container, flour container, rice container, popcorn bucket, nut milk bag, champagne bucket,
    political map, passport photo, beer pong, wax warmer, laptop cooling pad, laptop cooler, laptop desk, laptop table,
    pill crusher, pill splitter, milk white, milky white, honey gold, salad spinner, salad bowl, salad servers,
    sword lily, turtle neck, turtleneck, turtle neck sweater, bread basket, bread bin, bread slicer, plastic plant,
    plastic plants, fake plant, sword fern, spider plant artificial, car battery terminal, car battery terminals,
    battery terminal clamps, satellite map, drug test cup, pump bottles, lotion pump, drone bag, drone case,
    drone landing pad, match box car, matchbox car, pill boxes, pill case, garden sword lily artificial, gun grey,
    bullet bra, bullet pen, bullet point stickers, nutribullet cup, bomber jacket, bath bomb mould, hair bomb clip,
    smoke grey, smoking jacket, cigarette pants, cigarette trousers, tobacco brown, wine dress, wine cooler,
    champagne flute, cocktail dress, cocktail shaker, cocktail ring, coffee color, tea length dress, honey blonde,
    honey comb storage, candy stripe, candy jar, cookie sheet, cake turntable, pizza pan, fish scale print,
    fish net stockings, fish mouth heels, fish leather, fruit knife set, banana hanger, strawberry dress,
    pineapple bag, avocado cushion, coconut shell bowl, coconut grater, peanut bag filler, popcorn fabric, popcorn top,
    noodle strap, spaghetti strap, spaghetti top, pepper grinder, pepper mill, pepper print, salt and pepper set,
    sugar skull, sugar cane machine, oil cap, oil drain pan, oil lamp glass, oil filters, petrol can empty,
    petrol blue dress, diesel pump, paint splatter, paint mixer, paint scraper, spray bottle empty, spray nozzle,
    gas lift, gas lamp mantle, gas burner, lighter shade, match dress, matching dress, mix and match, powder coat,
    powder room, cream shoes, cream blouse, ice cream machine, ice cream cone holder, ice cream dress, lip shape,
    lips cushion, nail art brush, nail drill, nail table, nail tips, nail dust collector, nail printer,
    hair dryer hood, perfume display, perfume tester strips, scent free, soap bag, soap saver, soap cutter, soap pump,
    shampoo bowl, shampoo chair, shampoo comb, makeup train case, makeup chair, makeup sponges, beauty blender sponge,
    mascara wand, mascara wands, lash tweezers, lash tray, mink lashes, tablet arm, tablets holder, capsule hotel bed,
    drug store display, first aid box empty, bookcases, bookshelves, book ring, note books, colouring set, sketch pad,
    chequebook cover, money bag, coin box, gift card holder, gold leaf frame, golden, silver colour, movie light box,
    cd case empty, dvd case empty, rehal, quran box, cross body, crossbody, cross bag, cross trainer, angel wings,
    satellite cable, dish brush, weapon mount toy, sword lamp, knife bag, shooting star, gun shoot game board,
    toy soldier, water guns, bubble gun empty, massage oil warmer, massage oil bottle empty, hair bow, bow pins,
    arrow necklace, archery costume, axe handle, bomb shelter tent, fire hose, fire hydrant toy, fire blanket,
    fire truck, fireman costume, fireplace, rocket toy, rocket lamp, acid wash, chemical goggles, poison ring costume,
    snake chain, snake print, snake bracelet, snake ring, python print, crocodile print, croc embossed,
    crocodile pattern, leopard print, zebra print, tiger print, cow print, feather fan, feather boa artificial,
    cat ear headband, bird toy, aquarium, aquarium pump, aquarium filter, seed bead, seed planter, seed stitch,
    flower pots, flower crown, flower girl dress, flower foam, flower wall, soap flowers box, grass skirt,
    grass trimmer line, grass cutter, tree stand, tree skirt, wood log holder, fuel hose, vape band, hookah bowl,
    hookah stand, shisha pot, ash catcher, ash bin, oil on canvas, acrylic on canvas, fishing
zh-CN: 政治家, 奶油枪, 筋膜枪套, 汽车消音器, 防晒衣, 灭火器箱, 塑料植物, 面包服, 气垫鞋, 气垫床, 气垫梳, 甲片, 美甲工具, 打磨机, 牙刷架, 药箱空, 分药盒, 药枕套, 读书灯, 酒店床品, 奶茶色, 豆沙色,
    蛋糕裙, 水果刀架, 鱼网袜, 渔网袜, 豹纹, 蛇纹, 鳄鱼纹, 虎纹, 奶牛纹, 蛇骨链, 水枪玩具, 油压千斤顶, 汽油桶空, 火柴盒玩具, 烟管裤, 炸弹造型, 花盆架, 盆栽架, 乌龟抱枕, 米珠, 布面油画, 丙烯画
fr: pistolet peinture, fausse fourrure, support voiture téléphone, col roulé tortue, panier à pain,
    plante en plastique, couleur chocolat, couleur café, bordeaux vin, cave à vin, étagère livres, imprimé serpent,
    imprimé léopard, boule à thé, moulin à poivre, épluche-légumes, presse-ail, boutons pression, service à café,
    verres à whisky, coupe à champagne, fausses fleurs, lampe à ongles, flacon vaporisateur, pompe à savon,
    disques à tronçonner, livre d'or, cassette outil, croix de malte perceuse, sac banane, pince banane,
    jupe crayon, peinture à l'huile sur toile, huile sur toile, acrylique sur toile, pêche à la ligne
ar: رشاش ماء, رشاشات ماء, فرو صناعي, شجرة صناعية, زرع صناعي, علبة دواء, كرسي مصحف, طقم قهوة, مكينة قهوة, صانعة قهوة,
    برطمان بهارات, قطاعة بطاطس, عداد نقود, لون بني, لون شوكولاتة, نبيتي, لون خمري, خمري, طقم مانيكير أدوات, طوق كلاب,
    رأس شيشة, طباخ غاز, بوتجاز, ولاعة مطبخ فارغة, بروش عقرب, قميص نمر, نقشة نمر, صيد سمك, صيد السمك, زيت على قماش,
    حلل طبخ, طقم طبخ
ur: موبائل سٹینڈ, لیپ ٹاپ سٹینڈ, لیپ ٹاپ ٹیبل, پلاسٹک کے پھول, پانی والی پستول, گلیو گن, چائے دان, مصالحہ ڈبہ,
    روٹی کی ٹوکری, ہاٹ پاٹ, سبزی کاٹنے والا, گوشت پیسنے والی مشین, منی باکس, چاکلیٹی رنگ, مہرون, ناک کی لونگ,
    مانگ ٹیکا, پلکیں, حقہ پائپ
tr: mum tabancası, suni kürk, yapay bitkiler, yapay çiçekler, yapay ağaç, ekmeklik, ekmek sepeti, kahve takımı,
    cüzdan bozuk para, para kutusu, bordo, tırnak lambası, olta takımı, yılan desenli, leopar desenli, kolonyalık,
    tuzluk takımı, çanak çömlek, boğazlı kazak, balık tutma, tuval üzerine yağlı boya
`;
