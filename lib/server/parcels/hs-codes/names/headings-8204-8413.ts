import 'server-only';

/** Names of the headings 8204 to 8413. `read-hs-names.ts` describes the format. */
export const HEADINGS_8204_8413 = `
# 820411
en: Spanners and wrenches, wrench, spanner, adjustable wrench, wrench set, torque wrench, hex key set, allen key
zh-CN: 扳手, 活动扳手, 扳手套装, 内六角扳手, 扭力扳手
fr: Clés de serrage, clé à molette, clé plate, clé allen, clé dynamométrique
ar: مفاتيح ربط, مفتاح ربط, مفتاح إنجليزي, طقم مفاتيح, مفتاح شق
ur: رینچ اور پانے, پانا, رینچ, چابی پانا
tr: Anahtarlar, ingiliz anahtarı, anahtar takımı, alyan anahtar, tork anahtarı
# 820420
en: Socket spanners, socket set, socket wrench, ratchet set, socket wrench set
zh-CN: 套筒扳手, 套筒套装, 棘轮扳手
fr: Douilles de serrage, jeu de douilles, coffret de douilles, clé à cliquet
ar: لقم مفاتيح ربط, طقم لقم, طقم بوكس
ur: ساکٹ پانے, ساکٹ سیٹ
tr: Lokma anahtarlar, lokma takımı, cırcır anahtar
# 820520
en: Hammers, hammer, claw hammer, rubber mallet
zh-CN: 锤子, 铁锤, 橡皮锤
fr: Marteaux, marteau, maillet
ar: مطارق, مطرقة, شاكوش
ur: ہتھوڑے, ہتھوڑا, ہتھوڑی
tr: Çekiçler, çekiç
# 820540
en: Screwdrivers, screwdriver, screwdriver set, precision screwdriver, repair tool kit, screwdriver bit set
zh-CN: 螺丝刀, 螺丝批, 螺丝刀套装, 精密螺丝刀
fr: Tournevis, jeu de tournevis, coffret tournevis
ar: مفكات, مفك, طقم مفكات, مفك براغي
ur: پیچ کس, پیچ کس سیٹ
tr: Tornavidalar, tornavida, tornavida seti
# 820551
en: Household hand tools, can opener, bottle opener, corkscrew, nut cracker, household tool, kitchen tool,
    meat tenderizer, lemon squeezer, jar opener, manual juicer, vegetable slicer, mandoline, wine opener, beer opener,
    egg slicer, ice cream scoop
zh-CN: 家用手工具, 开罐器, 开瓶器, 手动压汁器, 核桃夹, 厨房小工具, 切菜器, 磨刀器
fr: Outils à main de ménage, ouvre-boîte, décapsuleur, tire-bouchon, casse-noix, presse-agrumes, coupe-légumes,
    mandoline
ar: أدوات يدوية منزلية, فتاحة علب, فتاحة زجاجات, كسارة جوز, عصارة ليمون, قطاعة خضار, قطاعة
ur: گھریلو ہاتھ کے اوزار, کین اوپنر, بوتل اوپنر, اخروٹ توڑنے والا, سبزی کٹر
tr: Ev tipi el aletleri, konserve açacağı, şişe açacağı, tirbuşon, fındıkkıran, limon sıkacağı, sebze doğrayıcı
# 820559
en: Other hand tools, hand tool, glue gun, caulking gun, pry tool, opening tool, hand punch, putty knife, scraper,
    silicone gun, phone opening tool, leather tool, trowel plaster, oil gun, window breaker, tool, tools
zh-CN: 其他手工具, 手工具, 胶枪, 撬棒, 刮刀, 拆机工具, 玻璃胶枪, 安全锤, 工具
fr: Autres outils à main, pistolet à colle, grattoir, outil à main, spatule de peintre, pistolet à silicone, outil,
    outils
ar: أدوات يدوية أخرى, مسدس سيليكون, مكشطة, أداة يدوية, مسدس شمع, سكين معجون, أداة, أدوات
ur: ہاتھ کے دیگر اوزار, گلو گن, کھرچنی, ہاتھ کا اوزار, اوزار
tr: Diğer el aletleri, el aleti, silikon tabancası, ıspatula, kazıyıcı, alet, aletler
# 820600
en: Sets of hand tools, tool set, tool kit, hand tool set, household tool set, toolbox set, repair kit, tool, tools,
    hardware tools
zh-CN: 手工具套装, 工具套装, 五金工具套装, 工具箱套装, 维修工具, 工具
fr: Assortiments d'outils à main, coffret à outils, kit d'outils, boîte à outils, trousse à outils, outil, outils
ar: أطقم أدوات يدوية, طقم عدة, طقم أدوات, عدة, شنطة عدة, أدوات, عدد
ur: ہاتھ کے اوزاروں کے سیٹ, ٹول کٹ, ٹول سیٹ, اوزار کا سیٹ, اوزار
tr: El aleti takımları, alet seti, takım çantası, tamir seti, alet, aletler
# 820750
en: Tools for drilling, drill bit, drill bit set, masonry drill bit, drill bits, hole saw
zh-CN: 钻孔工具, 钻头, 钻头套装, 开孔器
fr: Outils à percer, foret, mèche perceuse, jeu de forets, scie cloche
ar: أدوات ثقب, ريشة دريل, ريش حفر, طقم ريش, بنطة
ur: ڈرل بٹ, برمے
tr: Delme uçları, matkap ucu, matkap uç seti, panç
# 820790
en: Other interchangeable tools, screwdriver bit, nail drill bit, bit set, router bit, end mill
zh-CN: 其他可互换工具, 批头, 美甲打磨头, 铣刀
fr: Autres outils interchangeables, embout de vissage, fraise, embouts ponceuse ongles
ar: أدوات أخرى قابلة للتبديل, رؤوس مفكات, ريش راوتر
ur: دیگر تبدیل ہونے والے بٹ, سکرو بٹ
tr: Diğer değiştirilebilir uçlar, bits uç, freze ucu
# 821192
en: Knives with fixed blade, kitchen knife, chef knife, knife, knife set, fruit knife, butcher knife, bread knife,
    santoku, cleaver, kitchen knives, knives
zh-CN: 固定刃刀具, 菜刀, 厨刀, 水果刀, 刀具套装, 刀, 刀具
fr: Couteaux à lame fixe, couteau de cuisine, couteau, set de couteaux, couteau de chef, couteaux
ar: سكاكين بنصل ثابت, سكين مطبخ, سكين, طقم سكاكين, ساطور, سكاكين, سكاكين مطبخ, سواطير
ur: مستقل بلیڈ کی چھریاں, چھری, کچن کی چھری, چاقو, چھریوں کا سیٹ
tr: Sabit ağızlı bıçaklar, mutfak bıçağı, bıçak, bıçak seti, şef bıçağı
# 821193
en: Folding and utility knives, folding knife, pocket knife, utility knife, box cutter, paper cutter knife,
    cutter knife, multi tool
zh-CN: 折叠刀和美工刀, 折叠刀, 美工刀, 小刀, 裁纸刀, 多功能刀
fr: Couteaux pliants et cutters, couteau pliant, cutter, couteau de poche, couteau suisse
ar: سكاكين قابلة للطي وكتر, سكين جيب, كتر, مشرط, سكين طي
ur: تہہ ہونے والے چاقو اور کٹر, چاقو, پیپر کٹر, کٹر
tr: Katlanır bıçak ve maket bıçakları, çakı, maket bıçağı, falçata
# 821210
en: Razors, safety razor, shaving razor, razor, eyebrow razor, manual razor, straight razor, disposable razor
zh-CN: 剃刀, 手动剃须刀, 修眉刀, 刮胡刀
fr: Rasoirs, rasoir, rasoir de sécurité, rasoir à sourcils
ar: أمواس حلاقة, موس حلاقة, شفرة حواجب
ur: استرے, استرا, ریزر
tr: Tıraş bıçakları ve usturalar, ustura, jilet makinesi, kaş jileti
# 821220
en: Razor blades, razor blade, shaving blade
zh-CN: 剃刀片, 刀片
fr: Lames de rasoir, lame de rasoir
ar: شفرات حلاقة, شفرة حلاقة
ur: شیونگ بلیڈ, بلیڈ
tr: Tıraş jiletleri, jilet
# 821300
en: Scissors and shears, scissors, tailor scissors, hair scissors, kitchen scissors, hairdressing scissors,
    kitchen shears, fabric scissors
zh-CN: 剪刀, 裁缝剪, 理发剪刀, 厨房剪
fr: Ciseaux, ciseaux de couture, ciseaux de cuisine, ciseaux coiffure, paire de ciseaux
ar: مقصات, مقص, مقص خياطة, مقص شعر, مقص مطبخ
ur: قینچیاں, قینچی, درزی کی قینچی
tr: Makaslar, makas, terzi makası, kuaför makası, mutfak makası
# 821410
en: Pencil sharpeners and letter openers, pencil sharpener, sharpener, letter opener
zh-CN: 卷笔刀和拆信刀, 卷笔刀, 削笔器, 转笔刀
fr: Taille-crayons et coupe-papier, taille-crayon
ar: برايات أقلام, مبراة, براية
ur: شارپنر, پنسل تراش
tr: Kalemtıraşlar, kalemtıraş
# 821420
en: Manicure and pedicure sets and instruments, manicure set, nail clipper, nail file, cuticle nipper, pedicure set,
    foot file, nail cutter, pedicure kit, callus remover, nail clipper set, cuticle pusher, eyelash curler,
    lash curler
zh-CN: 修甲修脚套装和工具, 修甲套装, 指甲刀, 指甲剪, 指甲锉, 死皮剪, 磨脚器, 指甲钳
fr: Sets et outils de manucure et pédicure, set manucure, coupe-ongles, lime à ongles, coupe-ongle, kit manucure,
    râpe pieds
ar: أطقم وأدوات مانيكير وباديكير, طقم مانيكير, قلامة أظافر, مقص أظافر, مبرد أظافر, قصافة أظافر, طقم باديكير
ur: مینیکیور اور پیڈیکیور سیٹ, نیل کٹر, ناخن تراش, مینیکیور سیٹ
tr: Manikür ve pedikür takımları, manikür seti, tırnak makası, törpü, pedikür seti, topuk törpüsü
# 821599
en: Spoons forks and other cutlery, cutlery set, spoon, fork, ladle, spatula steel, tongs, flatware, cutlery,
    teaspoon, tableware set, spoon set, cake server, kitchen tongs, skimmer, measuring spoons
zh-CN: 勺叉等餐具, 勺子, 叉子, 刀叉套装, 汤勺, 夹子食品, 餐具, 刀叉, 餐具套装, 量勺
fr: Cuillères fourchettes et autres couverts, couverts, cuillère, fourchette, louche, ménagère, pince de cuisine
ar: ملاعق وشوك وأدوات مائدة, ملعقة, شوكة, طقم ملاعق, ملاعق, مغرفة, ملقط طعام, طقم شوك وسكاكين, شوك, مغارف
ur: چمچ کانٹے, چمچ, کانٹا, چمچوں کا سیٹ, کٹلری سیٹ, ڈوئی
tr: Kaşık çatal ve sofra takımları, kaşık, çatal, çatal bıçak takımı, kepçe, maşa mutfak, çatal kaşık seti
# 830110
en: Padlocks, padlock, luggage lock, combination padlock, combination lock, lock
zh-CN: 挂锁, 密码挂锁, 行李锁, 锁
fr: Cadenas, cadenas à code
ar: أقفال معلقة, قفل, قفل حقيبة, قفل أرقام
ur: تالے, تالا, نمبر والا تالا
tr: Asma kilitler, asma kilit, şifreli kilit, valiz kilidi, kilit
# 830120
en: Locks for vehicles, car lock, steering lock, motorcycle lock, car door lock, steering wheel lock
zh-CN: 车辆用锁, 汽车锁, 方向盘锁, 车门锁
fr: Serrures de véhicules, antivol volant, serrure de porte voiture
ar: أقفال سيارات, قفل سيارة, قفل مقود
ur: گاڑی کے تالے, سٹیئرنگ لاک
tr: Araç kilitleri, direksiyon kilidi, oto kilit
# 830140
en: Other locks, door lock, smart lock, digital door lock, bike lock, fingerprint lock, cabinet lock, electronic lock,
    drawer lock, bicycle lock, lock cylinder, baby safety lock
zh-CN: 其他锁, 门锁, 智能锁, 指纹锁, 电子锁, 自行车锁, 柜锁, 抽屉锁
fr: Autres serrures, serrure, serrure connectée, antivol vélo, serrure de porte, serrure intelligente, verrou
ar: أقفال أخرى, قفل باب, قفل ذكي, قفل دراجة, كالون, قفل بصمة, قفل الكتروني
ur: دیگر تالے, دروازے کا تالا, سمارٹ لاک, سائیکل لاک, ڈور لاک
tr: Diğer kilitler, kapı kilidi, akıllı kilit, bisiklet kilidi, parmak izli kilit, çekmece kilidi, kilit
# 830210
en: Hinges, hinge, door hinge, cabinet hinge
zh-CN: 铰链, 合页
fr: Charnières, charnière
ar: مفصلات, مفصلة
ur: قبضے, قبضہ
tr: Menteşeler, menteşe
# 830230
en: Metal fittings for motor vehicles, car door handle, car emblem, car badge, roof rack mounting, car bracket, emblem
zh-CN: 汽车用金属附件, 车标, 车门把手, 汽车支架
fr: Garnitures métalliques pour véhicules, poignée de porte voiture, emblème voiture, logo voiture
ar: تركيبات معدنية للسيارات, شعار سيارة, مقبض باب سيارة
ur: گاڑی کے دھاتی فٹنگز, کار لوگو, گاڑی کا ہینڈل
tr: Araçlar için metal donanım, araba logosu, amblem, kapı kolu araç
# 830241
en: Metal fittings for buildings, door handle, door stop, window handle, curtain rod, door knob, shower rod,
    curtain rail, door closer, handle
zh-CN: 建筑用金属附件, 门把手, 窗帘杆, 门吸, 门拉手, 窗帘轨道
fr: Garnitures métalliques pour bâtiments, poignée de porte, tringle à rideau, butée de porte, tringle, poignée
ar: تركيبات معدنية للمباني, مقبض باب, قضيب ستارة, ماسورة ستارة, مصد باب
ur: عمارت کے دھاتی فٹنگز, دروازے کا ہینڈل, پردے کی راڈ
tr: Binalar için metal donanım, kapı kolu, korniş, perde borusu, kapı stoperi
# 830242
en: Metal fittings for furniture, drawer handle, cabinet handle, drawer slide, furniture leg, cabinet knob,
    furniture handle, drawer knob, furniture hardware, cabinet pull, handle, handles, knob
zh-CN: 家具用金属附件, 拉手, 抽屉滑轨, 柜门拉手, 家具脚, 把手
fr: Garnitures métalliques pour meubles, poignée de meuble, glissière de tiroir, bouton de meuble, pied de meuble,
    poignée
ar: تركيبات معدنية للأثاث, مقبض خزانة, مقابض أدراج, سكة درج, مقبض
ur: فرنیچر کے دھاتی فٹنگز, دراز کا ہینڈل, الماری کا ہینڈل
tr: Mobilya için metal donanım, kulp, çekmece rayı, dolap kulpu, mobilya ayağı
# 830250
en: Hat racks and brackets of metal, coat hook, wall hook, hat rack, key rack, shelf bracket, hook, coat rack,
    key holder, towel hook, wall bracket, hanger, rack
zh-CN: 金属挂钩和支架, 衣帽钩, 墙壁挂钩, 挂钩, 层板支架, 衣帽架
fr: Patères et supports en métal, patère, porte-manteau, crochet mural, équerre, portemanteau
ar: شماعات وحوامل معدنية, علاقة حائط, تعليقة ملابس, خطاف, حامل رف
ur: دھات کے ہک اور بریکٹ, کھونٹی, دیوار کا ہک
tr: Metal askılık ve braketler, askılık, duvar askısı, kanca, raf braketi
# 830300
en: Safes and strong boxes, safe, safe box, cash box, strong box, money box
zh-CN: 保险箱, 保险柜, 钱箱
fr: Coffres-forts et cassettes, coffre-fort, caisse à monnaie
ar: خزائن حديدية, خزنة, صندوق نقود, تجوري
ur: تجوری, سیف, کیش باکس
tr: Kasa ve para kutuları, çelik kasa, para kasası
# 830520
en: Staples and paper clips, staples, paper clip, binder clip, staple pins
zh-CN: 订书钉和回形针, 订书钉, 回形针, 长尾夹
fr: Agrafes et trombones, agrafes, trombone, pince à dessin
ar: دبابيس دباسة ومشابك ورق, دبابيس دباسة, مشبك ورق
ur: سٹیپل پن اور پیپر کلپ, پیپر کلپ, سٹیپل پن
tr: Zımba teli ve ataçlar, zımba teli, ataç, kağıt kıskacı
# 830629
en: Metal statuettes and ornaments, metal ornament, metal statue, trophy, metal decoration, medal, metal wall art,
    trophy cup, metal figurine, souvenir
zh-CN: 金属摆件和奖杯, 奖杯, 金属摆件, 奖牌, 金属工艺品, 纪念品
fr: Statuettes et ornements en métal, trophée, statue en métal, médaille, décoration en métal, coupe trophée
ar: تماثيل وتحف معدنية, درع تكريم, كأس بطولة, تحفة معدن, ميدالية
ur: دھات کی سجاوٹ اور ٹرافیاں, ٹرافی, میڈل, دھات کی سجاوٹ
tr: Metal süs eşyası ve kupalar, kupa ödül, madalya, metal biblo, plaket
# 830630
en: Metal photo frames and mirrors, metal photo frame, metal frame, photo frame, metal mirror, picture frame
zh-CN: 金属相框和镜子, 金属相框, 相框
fr: Cadres et miroirs en métal, cadre photo en métal, cadre photo
ar: إطارات صور معدنية, برواز معدن, إطار صور
ur: دھاتی فوٹو فریم, فوٹو فریم
tr: Metal çerçeve ve aynalar, metal çerçeve, fotoğraf çerçevesi
# 830890
en: Metal clasps buckles and beads, buckle, belt buckle, clasp, metal bead, sequin, eyelet, jewelry clasp,
    bag hardware, grommet
zh-CN: 金属扣件和亮片, 皮带扣, 带扣, 亮片, 气眼, 金属扣, 龙虾扣
fr: Fermoirs boucles et paillettes en métal, boucle de ceinture, fermoir, sequin, œillet, paillettes
ar: أبازيم ومشابك معدنية, إبزيم, بكلة, ترتر, قفل سلسلة
ur: دھاتی بکل اور ستارے, بکل, بیلٹ کا بکل, ستارے
tr: Metal toka ve pullar, kemer tokası, toka metal, pul payet, kopça
# 840991
en: Parts of petrol engines, piston, engine part, cylinder head, carburetor, piston ring, carburettor, fuel injector,
    engine valve, cylinder kit
zh-CN: 汽油发动机零件, 活塞, 发动机配件, 化油器, 喷油嘴, 气缸
fr: Parties de moteurs à essence, piston, carburateur, pièce moteur, injecteur
ar: أجزاء محركات بنزين, بستم, كربراتير, قطع محرك, بخاخ محرك
ur: پیٹرول انجن کے پرزے, پسٹن, کاربوریٹر, انجن کے پرزے
tr: Benzinli motor parçaları, piston, karbüratör, motor parçası, enjektör
# 841330
en: Fuel oil and coolant pumps for engines, fuel pump, water pump engine, oil pump, car water pump
zh-CN: 发动机燃油泵和水泵, 燃油泵, 汽车水泵, 机油泵
fr: Pompes à carburant et à eau pour moteurs, pompe à essence, pompe à carburant, pompe à eau moteur
ar: مضخات وقود وزيت للمحركات, طرمبة بنزين, مضخة بنزين, طرمبة ماء
ur: انجن کے فیول پمپ, فیول پمپ, آئل پمپ
tr: Motor yakıt ve su pompaları, yakıt pompası, devirdaim pompası
# 841370
en: Centrifugal water pumps, water pump, submersible pump, aquarium pump, solar water pump, fountain pump
zh-CN: 离心水泵, 水泵, 潜水泵, 鱼缸水泵
fr: Pompes à eau centrifuges, pompe à eau, pompe submersible, pompe d'aquarium
ar: مضخات ماء مركزية, مضخة ماء, غطاس ماء, دينمو ماء
ur: پانی کے پمپ, پانی کا پمپ, واٹر پمپ, موٹر پمپ
tr: Santrifüj su pompaları, su pompası, dalgıç pompa, akvaryum pompası
`;
