import 'server-only';

/** Names of the headings 9506 to 9617. `read-hs-names.ts` describes the format. */
export const HEADINGS_9506_9617 = `
# 950691
en: Fitness and gym equipment, dumbbell, yoga mat, resistance band, exercise bike, treadmill, jump rope,
    skipping rope, ab roller, fitness band, gym equipment, kettlebell, exercise mat, hand gripper, push up board,
    exercise ball, yoga ball, pull up bar, weight plate, massage roller, yoga block, foam roller, weight bench,
    barbell, weight lifting belt, ankle weights, resistance bands, grip strengthener, walking pad, hula hoop,
    fitness equipment
zh-CN: 健身器材, 哑铃, 瑜伽垫, 弹力带, 跳绳, 跑步机, 健身车, 健腹轮, 握力器, 瑜伽球, 拉力带, 俯卧撑板, 泡沫轴, 引体向上杆, 拉力器, 呼啦圈, 瑜伽砖
fr: Matériel de fitness et de gymnastique, haltère, tapis de yoga, bande de résistance, corde à sauter,
    élastique de fitness, vélo d'appartement, tapis de course, roue abdominale, kettlebell, barre de traction,
    bande élastique, élastiques de musculation, rouleau de massage, haltères
ar: أجهزة لياقة ورياضة, دمبل, سجادة يوغا, حبل نط, حبال مقاومة, جهاز مشي, أثقال, عجلة بطن, دامبلز, مات يوغا, حبل قفز,
    حبل مقاومة, شريط مقاومة, قبضة يد, سجادة رياضة
ur: فٹنس اور جم کا سامان, ڈمبل, یوگا میٹ, جمپ روپ, ریزسٹنس بینڈ, ٹریڈ مل, رسی کودنے والی, ورزش کی مشین
tr: Fitness ve spor aletleri, dambıl, yoga matı, direnç bandı, atlama ipi, koşu bandı, karın tekeri, pilates topu,
    pilates bandı, barfiks barı, kettlebell, kondisyon bisikleti, egzersiz matı
# 950699
en: Other sports and outdoor articles, skateboard, boxing gloves, swimming pool, sports equipment, cricket bat,
    punching bag, trampoline, shin guard, inflatable pool, goalkeeper gloves, knee pads, baseball bat, archery,
    shin guards, hiking gear, sports knee pads, shin pads, slackline, boxing pads, baseball glove, paddling pool,
    badminton shuttlecock, football goal, training cones, mouth guard, shuttlecock, hockey stick, elbow pads,
    boxing glove, swing, punch bag, frisbee, sports goods, outdoor gear
zh-CN: 其他体育和户外用品, 滑板, 拳击手套, 游泳池, 沙袋, 护膝运动, 护腿板, 蹦床, 充气泳池, 羽毛球, 门将手套, 棒球棒, 飞盘, 秋千, 护具
fr: Autres articles de sport et de plein air, skateboard, gants de boxe, piscine gonflable, sac de frappe, trampoline,
    protège-tibias, batte, piscine, gants de gardien, volant de badminton, balançoire, genouillères de sport
ar: أدوات رياضية وخارجية أخرى, لوح تزلج, قفازات ملاكمة, مسبح, كيس ملاكمة, ترامبولين, واقي ساق, مسبح أطفال,
    مسبح قابل للنفخ, سكيت بورد, قفازات حارس مرمى, مضرب كريكت, أرجوحة, ريشة بادمنتون
ur: دیگر کھیل اور بیرونی سامان, سکیٹ بورڈ, باکسنگ دستانے, کرکٹ بیٹ, سوئمنگ پول, شن گارڈ, کرکٹ کا سامان, شٹل کاک, جھولا
tr: Diğer spor ve açık hava malzemeleri, kaykay, boks eldiveni, şişme havuz, kum torbası, trambolin, tekmelik,
    kaleci eldiveni, boks torbası, salıncak, badminton topu, dizlik spor
# 950710
en: Fishing rods, fishing rod, fishing pole, telescopic fishing rod, rod and reel
zh-CN: 钓鱼竿, 鱼竿, 钓竿, 海竿
fr: Cannes à pêche, canne à pêche
ar: قصبات صيد, سنارة, سنارة صيد, قصبة صيد, صنارة
ur: مچھلی پکڑنے کی چھڑیاں, فشنگ راڈ
tr: Olta kamışları, olta, olta kamışı
# 950720
en: Fish hooks, fishing hook, fish hook
zh-CN: 鱼钩
fr: Hameçons, hameçon
ar: خطافات صيد, خطاف صيد, صنانير
ur: مچھلی کے کانٹے, فش ہک
tr: Olta iğneleri, olta iğnesi
# 950730
en: Fishing reels, fishing reel, spinning reel
zh-CN: 渔线轮, 鱼线轮, 渔轮
fr: Moulinets de pêche, moulinet
ar: بكرات صيد, بكرة صيد, ماكينة صيد
ur: فشنگ ریل
tr: Olta makineleri, olta makinesi, olta makarası
# 950790
en: Other fishing tackle, fishing lure, fishing tackle, fishing line, lure, fishing float, fishing lures,
    fishing bait, landing net, fishing accessories, fishing swivel
zh-CN: 其他钓鱼用品, 路亚饵, 鱼饵, 渔具, 鱼漂, 鱼线, 抄网
fr: Autres articles de pêche, leurre de pêche, leurre, fil de pêche, flotteur, appât
ar: أدوات صيد أخرى, طعم صناعي, طعم صيد, خيط صيد, أدوات صيد, عدة صيد
ur: مچھلی پکڑنے کا دیگر سامان, مصنوعی چارہ, فشنگ ڈور
tr: Diğer balıkçılık malzemesi, suni yem, misina, rapala, balıkçılık malzemesi
# 960310
en: Brooms of vegetable materials, broom, straw broom
zh-CN: 扫帚, 扫把
fr: Balais en matières végétales, balai, balai en paille
ar: مكانس من مواد نباتية, مكنسة, مقشة
ur: جھاڑو
tr: Süpürgeler, süpürge, çalı süpürgesi
# 960321
en: Toothbrushes, toothbrush, manual toothbrush, bamboo toothbrush, kids toothbrush, interdental brush, denture brush
zh-CN: 牙刷, 手动牙刷, 儿童牙刷, 竹牙刷, 牙缝刷
fr: Brosses à dents, brosse à dents, brosse à dents en bambou, brossette interdentaire
ar: فرش أسنان, فرشاة أسنان
ur: دانتوں کے برش, ٹوتھ برش
tr: Diş fırçaları, diş fırçası
# 960329
en: Hair and toilet brushes for the body, hair brush, hairbrush, shaving brush, bath brush, nail brush, beard brush,
    body brush, facial cleansing brush, eyelash brush, scalp brush, detangling brush, scalp massager, brush
zh-CN: 发刷和个人用刷, 梳子刷, 剃须刷, 洗澡刷, 洁面刷, 胡须刷, 按摩梳, 气垫梳, 头皮刷, 指甲刷, 刷, 刷子
fr: Brosses à cheveux et de toilette, brosse à cheveux, blaireau, brosse de bain, brosse à barbe, brosse visage
ar: فرش شعر وعناية شخصية, فرشاة شعر, فرشة شعر, فرشاة حلاقة, فرشاة استحمام, فرشاة, فرشة, فراشي
ur: بالوں اور جسم کے برش, ہیئر برش, شیونگ برش, نہانے کا برش, برش
tr: Saç ve vücut fırçaları, saç fırçası, tıraş fırçası, banyo fırçası, sakal fırçası, fırça
# 960330
en: Make-up and artists' brushes, makeup brush, makeup brush set, paint brush set, artist brush, cosmetic brush,
    brush set, nail art brush, lash brush
zh-CN: 化妆刷和画笔, 化妆刷, 化妆刷套装, 画笔, 毛笔, 美甲刷
fr: Pinceaux de maquillage et d'artiste, pinceau de maquillage, pinceau, pinceaux maquillage, pinceau d'artiste
ar: فرش مكياج ورسم, فرشاة مكياج, فرش مكياج, فرشاة رسم, فرش ميكب
ur: میک اپ اور مصوری کے برش, میک اپ برش, پینٹنگ برش
tr: Makyaj ve resim fırçaları, makyaj fırçası, makyaj fırça seti, resim fırçası
# 960340
en: Paint brushes and rollers, paint brush, paint roller, wall brush, roller brush
zh-CN: 油漆刷和滚筒, 油漆刷, 滚筒刷, 刷墙滚筒
fr: Brosses et rouleaux à peindre, pinceau à peinture, rouleau à peinture
ar: فرش ورولات دهان, فرشاة دهان, رول دهان
ur: پینٹ برش اور رولر, پینٹ برش, پینٹ رولر
tr: Boya fırçaları ve rulolar, boya fırçası, boya rulosu
# 960390
en: Mops dusters and other brushes, mop, cleaning brush, toilet brush, lint roller, duster, feather duster,
    dish brush, squeegee, pet brush, sweeper, scrub brush, bottle brush, mop set, pet hair remover, spin mop,
    dog brush, cat brush, broom, window cleaner tool, floor mop, pet grooming brush, gap cleaning brush, brush,
    brushes
zh-CN: 拖把掸子和其他刷, 拖把, 清洁刷, 马桶刷, 粘毛器, 鸡毛掸, 洗碗刷, 宠物梳, 刮水器, 奶瓶刷, 除毛器, 扫把套装, 刷子, 刷
fr: Balais-serpillières plumeaux et autres brosses, serpillière, balai, brosse de nettoyage, brosse wc,
    rouleau anti-peluches, plumeau, brosse vaisselle, raclette, brosse pour chien, brosse, goupillon, brosses
ar: مماسح وفرش أخرى, ممسحة, فرشاة تنظيف, فرشاة حمام, مزيل وبر, منفضة, فرشاة حيوانات, مساحة, فرشاة, فرش, مماسح, مكانس,
    فراشي
ur: پوچھے اور دیگر برش, پوچھا, صفائی کا برش, ٹائلٹ برش, وائپر, موپ, برش
tr: Paspas ve diğer fırçalar, paspas mop, temizlik fırçası, tuvalet fırçası, toz alıcı, tüy toplayıcı, çekpas, mop,
    evcil hayvan tarağı, biberon fırçası, fırça
# 960500
en: Travel sets for toilet sewing or shoe cleaning, travel toiletry set, sewing kit, shoe cleaning kit, travel kit,
    sewing set
zh-CN: 旅行套装, 针线盒, 旅行洗漱套装, 缝纫套装, 擦鞋套装
fr: Assortiments de voyage, kit de couture, kit de voyage, nécessaire de couture, nécessaire de toilette
ar: أطقم سفر, طقم خياطة, عدة خياطة, طقم سفر
ur: سفری سیٹ, سلائی کٹ
tr: Seyahat setleri, dikiş seti, seyahat seti
# 960621
en: Buttons of plastic, button, plastic button, shirt button, sewing button
zh-CN: 塑料纽扣, 纽扣, 扣子, 衬衫扣
fr: Boutons en plastique, bouton, bouton plastique
ar: أزرار بلاستيك, أزرار, زر
ur: پلاسٹک کے بٹن, بٹن
tr: Plastik düğmeler, düğme
# 960622
en: Buttons of metal, metal button, snap button, press stud, jeans button, magnetic snap, snap fastener
zh-CN: 金属纽扣, 按扣, 四合扣, 牛仔扣
fr: Boutons en métal, bouton métal, bouton pression, bouton jean
ar: أزرار معدنية, زر معدن, كباسين
ur: دھات کے بٹن, ٹچ بٹن, دھاتی بٹن
tr: Metal düğmeler, çıtçıt, metal düğme
# 960719
en: Zip fasteners, zipper, zip, nylon zipper, zip fastener, zippers
zh-CN: 拉链, 尼龙拉链
fr: Fermetures à glissière, fermeture éclair, zip, fermeture
ar: سحابات, سحاب, سوستة
ur: زپ, زنجیری زپ
tr: Fermuarlar, fermuar
# 960810
en: Ballpoint pens, ballpoint pen, pen, gel pen, ball pen, ball point
zh-CN: 圆珠笔, 笔, 中性笔, 签字笔
fr: Stylos à bille, stylo, stylo bille, stylo gel
ar: أقلام حبر جاف, قلم, قلم جاف, أقلام, قلم جل
ur: بال پوائنٹ, قلم, پین, جیل پین
tr: Tükenmez kalemler, kalem, tükenmez kalem, jel kalem
# 960820
en: Felt-tip pens and markers, marker, highlighter, felt tip pen, marker pen, whiteboard marker, paint marker,
    colour pens, acrylic marker, coloring pens
zh-CN: 毡头笔和记号笔, 记号笔, 马克笔, 荧光笔, 水彩笔, 白板笔, 丙烯马克笔, 笔
fr: Feutres et marqueurs, marqueur, feutre, surligneur, feutres
ar: أقلام تحديد وماركر, ماركر, قلم تحديد, ألوان فلوماستر, فلوماستر, قلم سبورة
ur: مارکر, ہائی لائٹر, فیلٹ پین
tr: Keçeli kalemler ve markörler, keçeli kalem, fosforlu kalem, tahta kalemi, marker
# 960830
en: Fountain pens, fountain pen, calligraphy pen, ink pen
zh-CN: 钢笔, 书法钢笔
fr: Stylos-plumes, stylo plume
ar: أقلام حبر سائل, قلم حبر
ur: فاؤنٹین پین
tr: Dolma kalemler, dolma kalem
# 960910
en: Pencils and crayons, pencil, colored pencil, crayon, coloured pencil, colour pencil, crayons, drawing pencil,
    pencils, school supplies
zh-CN: 铅笔和蜡笔, 铅笔, 彩色铅笔, 蜡笔, 彩铅, 素描笔
fr: Crayons, crayon, crayon de couleur, crayons de couleur
ar: أقلام رصاص وتلوين, قلم رصاص, ألوان خشبية, ألوان شمعية, ألوان
ur: پنسلیں اور کریون, پنسل, رنگین پنسل, کریون
tr: Kurşun ve boya kalemleri, kurşun kalem, boya kalemi, kuru boya, pastel boya, mum boya
# 961000
en: Slates and boards for writing, whiteboard, chalkboard, drawing board, blackboard, magnetic board, writing board,
    white board
zh-CN: 书写板和画板, 白板, 黑板, 画板, 写字板
fr: Ardoises et tableaux, tableau blanc, ardoise, tableau noir
ar: سبورات وألواح كتابة, سبورة, لوح كتابة, سبورة بيضاء
ur: تختیاں اور بورڈ, وائٹ بورڈ, بلیک بورڈ, تختی
tr: Yazı tahtaları, beyaz tahta, yazı tahtası, kara tahta
# 961100
en: Hand stamps, stamp, rubber stamp, date stamp, self inking stamp, seal stamp
zh-CN: 印章, 图章, 日期章, 橡皮图章
fr: Tampons et cachets, tampon encreur, tampon, dateur
ar: أختام يدوية, ختم, أختام
ur: مہریں, مہر, سٹیمپ
tr: Kaşe ve damgalar, kaşe, mühür, damga
# 961210
en: Ribbons for printers and typewriters, printer ribbon, typewriter ribbon, thermal transfer ribbon
zh-CN: 打印机色带, 色带, 碳带
fr: Rubans encreurs, ruban encreur, ruban transfert thermique
ar: أشرطة طابعات, شريط طابعة
ur: پرنٹر ربن
tr: Yazıcı şeritleri, ribon, daktilo şeridi
# 961380
en: Other lighters, lighter, electric lighter, plasma lighter, usb lighter, kitchen lighter, gas lighter, arc lighter
zh-CN: 其他打火机, 打火机, 点火器, 电子打火机, 点火枪
fr: Autres briquets, briquet, briquet électrique, allume-gaz
ar: ولاعات أخرى, ولاعة, ولاعة كهربائية, قداحة
ur: دیگر لائٹر, لائٹر, چولہا لائٹر
tr: Diğer çakmaklar, çakmak, elektrikli çakmak, ocak çakmağı
# 961400
en: Smoking pipes and cigarette holders, smoking pipe, hookah, shisha, cigarette holder, shisha pipe, water pipe,
    hookah hose, hookah accessories
zh-CN: 烟斗和烟嘴, 烟斗, 水烟, 烟嘴, 水烟壶
fr: Pipes et fume-cigarettes, pipe, narguilé, chicha, fume-cigarette
ar: غلايين وأرجيلات, شيشة, أرجيلة, غليون, مبسم, شيشه
ur: پائپ اور حقے, حقہ, شیشہ حقہ, پائپ تمباکو
tr: Pipo ve nargileler, nargile, pipo, ağızlık
# 961511
en: Combs and hair slides of plastic or rubber, comb, hair clip, hair claw, hair comb, claw clip, headband plastic,
    hair claw clip, lice comb, beard comb
zh-CN: 塑料或橡胶梳子发夹, 梳子, 发夹, 抓夹, 鲨鱼夹, 发箍, 篦子
fr: Peignes et barrettes en plastique, peigne, barrette, pince à cheveux, pince crabe, serre-tête
ar: أمشاط ومشابك شعر بلاستيك, مشط, مشبك شعر, كليبس شعر, شباصة, طوق شعر
ur: پلاسٹک کی کنگھیاں اور کلپ, کنگھی, ہیئر کلپ, کیچر, کنگھا
tr: Plastik tarak ve tokalar, tarak, saç tokası, mandal toka, toka, taç
# 961519
en: Combs of other materials, wooden comb, metal comb, horn comb, comb
zh-CN: 其他材料梳子, 木梳, 牛角梳, 金属梳
fr: Peignes en autres matières, peigne en bois, peigne
ar: أمشاط من مواد أخرى, مشط خشب, مشط
ur: دیگر مواد کی کنگھیاں, لکڑی کی کنگھی
tr: Diğer malzemeden taraklar, ahşap tarak, tarak
# 961590
en: Hairpins curlers and hair accessories, hairpin, hair pin, hair curler, hair roller, bobby pin, hair accessories,
    hair tie, scrunchie, hair bow clip, hair rollers, hair stick, hair accessory, heatless curler, hair clip,
    hair band
zh-CN: 发卡卷发器和发饰, 发卡, 发夹, 卷发筒, 发饰, 头饰, 发圈, 一字夹, 发簪
fr: Épingles bigoudis et accessoires pour cheveux, épingle à cheveux, bigoudi, chouchou, accessoire cheveux,
    accessoires cheveux, élastique cheveux
ar: دبابيس ولفافات وإكسسوارات شعر, بنسة شعر, رولات شعر, اكسسوارات شعر, ربطة شعر, توك شعر, دبوس شعر
ur: ہیئر پن اور بالوں کے لوازمات, ہیئر پن, پونی, ہیئر رولر, بالوں کے لوازمات
tr: Firkete bigudi ve saç aksesuarları, firkete, bigudi, saç aksesuarı, lastik toka, tel toka, saç lastiği
# 961610
en: Scent sprays and atomisers, scent spray, spray pump, perfume atomizer, atomizer, perfume sprayer
zh-CN: 香水喷雾器, 喷雾器香水, 香水分装瓶, 喷头泵
fr: Vaporisateurs de toilette, vaporisateur, atomiseur de parfum
ar: بخاخات عطر, بخاخ عطر, بخاخ
ur: عطر کے سپرے, خوشبو سپرے پمپ
tr: Parfüm püskürtücüler, parfüm atomizer, sprey pompa
# 961620
en: Powder puffs and make-up sponges, makeup sponge, powder puff, beauty blender, cosmetic sponge, cosmetic puff,
    beauty sponge
zh-CN: 粉扑和美妆蛋, 粉扑, 美妆蛋, 化妆海绵, 气垫粉扑
fr: Houppettes et éponges de maquillage, éponge de maquillage, houppette, éponge maquillage, beauty blender
ar: إسفنج مكياج وباف, اسفنجة مكياج, بيوتي بلندر, اسفنجة ميكب
ur: میک اپ سپنج اور پف, بیوٹی بلینڈر, میک اپ سپنج, پف
tr: Pudra ponponu ve makyaj süngerleri, makyaj süngeri, pudra süngeri
# 961700
en: Vacuum flasks, thermos, vacuum flask, insulated bottle, thermos flask, insulated water bottle, tumbler,
    travel mug, thermal mug, vacuum bottle, insulated tumbler, stainless steel tumbler, vacuum cup, insulated mug,
    food jar
zh-CN: 保温瓶, 保温杯, 保温壶, 热水瓶, 焖烧杯, 真空杯, 保温饭盒, 杯, 暖瓶, 暖壶, 闷烧罐
fr: Bouteilles isothermes, thermos, bouteille isotherme, mug isotherme, gourde isotherme, gourde isolante
ar: قوارير حافظة للحرارة, ترمس, كوب حراري, قارورة حرارية, ترموس, مطارة حرارية, مج حراري
ur: تھرموس, تھرماس, تھرمل مگ, گرم رکھنے والی بوتل
tr: Termoslar, termos, termos bardak, çelik termos, yalıtımlı bardak
`;
