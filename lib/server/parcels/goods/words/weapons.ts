import 'server-only';

/**
 * Weapons, explosives, drones, binoculars, and things that only sound like them. `read-vocabulary.ts` describes the
 * format.
 */
export const WEAPONS = `
# air-gun: weapons
en: air gun, air rifle, airgun, airsoft, airsoft gun, airsoft rifle, bb gun, gel blaster, paintball gun, pellet gun
zh-CN: 仿真枪, 彩弹枪, 气枪, 水弹枪, 钢珠枪
fr: airsoft, carabine à plomb, pistolet à air comprimé
ar: بندقية ضغط, بندقية هواء, مسدس خرز
ur: ایئر گن, چھرے والی بندوق
tr: airsoft, havalı tabanca, havalı tüfek
# ammunition: ammunition
en: ammo, ammunition, bullet, cartridge of ammunition, gun cartridges, gun magazine, live rounds, primers,
    shotgun shells
zh-CN: 子弹, 弹夹, 弹药, 枪弹, 炮弹
fr: balles de fusil, cartouches de fusil, munition, munitions
ar: خراطيش, ذخائر, ذخيرة, رصاص مسدس, رصاصات, رصاصة
ur: اسلحہ بارود, کارتوس, گولی بارود, گولیاں پستول
tr: fişek, kurşun mermi, mermi, mühimmat
# binoculars: binoculars
en: binocular, binoculars, field glasses, gun scope, monocular, night vision, night vision device,
    night vision goggles, opera glasses, rifle scope, spotting scope, telescope, thermal scope
zh-CN: 单筒望远镜, 双筒望远镜, 夜视仪, 天文望远镜, 望远镜, 热成像仪, 瞄准镜
fr: jumelle, jumelles, longue-vue, lunette de tir, lunettes de vision nocturne, télescope, vision nocturne
ar: تلسكوب, تليسكوب, رؤية ليلية, مناظير, منظار, منظار ليلي, ناظور
ur: دوربین, دوربینیں, نائٹ ویژن, ٹیلی سکوپ
tr: dürbün, gece görüş, gece görüş dürbünü, teleskop, tüfek dürbünü
# blade: weapons
en: automatic knife, balisong, bayonet, brass knuckles, butterfly knife, ceremonial sword, combat knife, dagger,
    daggers, decorative sword, flick knife, flick knives, karambit, katana, knuckle duster, machete knife fighting,
    ninja star, ninja stars, nunchucks, push dagger, samurai sword, switchblade, sword, sword cane, swords,
    tactical knife, tactical knives, throwing knife, throwing knives, throwing star
zh-CN: 军刀, 刀剑, 刺刀, 匕首, 双节棍, 唐刀, 太刀, 宝剑, 开刃刀, 弹簧刀, 忍者飞镖, 战术刀, 指虎, 武士刀, 爪刀, 甩刀, 管制刀具, 蝴蝶刀, 长刀, 飞镖武器, 龙泉剑
fr: baïonnette, coup de poing américain, couteau automatique, couteau de chasse, couteau de combat, couteau papillon,
    couteau à cran d'arrêt, couteaux de lancer, katana, machette de combat, nunchaku, poignard, sabre, épée,
    étoile ninja
ar: جنبية, خناجر, خنجر, سكين صيد, سكين طي قتالي, سكين قتالية, سكين قرن, سيف, سيوف, سيوف زينة, قبضة حديدية, مطواة,
    نانشاكو
ur: تلوار, خنجر, لمبی تلوار, نانچاکو, چاقو خنجر, کمانی دار چاقو, گراری والا چاقو, گپتی
tr: av bıçağı, bowie bıçağı, döner bıçağı kavga, hançer, kama, katana, kelebek bıçak, kelebek bıçağı, komando bıçağı,
    kılıç, muşta, muşta demir, samuray kılıcı, sustalı, sustalı bıçak, süngü, süs kılıcı
# crossbow: weapons
en: archery bow, arrows archery, blowgun, catapult sling, compound bow, crossbow, crossbow bolts, hunting arrows,
    hunting bow, slingshot
zh-CN: 十字弓, 复合弓, 弓弩, 弓箭, 弩, 弩弓, 弩箭, 弹弓, 箭矢
fr: arbalète, arc de chasse, carreaux arbalète, flèches de chasse, fronde, lance-pierre
ar: قوس صيد, قوس ونشاب, مقلاع, نبلة
ur: تیر کمان, غلیل
tr: arbalet, avcı yayı, ok ve yay, ok yay, sapan
# drone: drones
en: aerial camera, agricultural drone, camera drone, dji, dji air, dji fpv, dji mavic, dji mini, drone, drone toy,
    drones kit, flying camera, fpv, fpv drone, mavic, mavic pro, mini drone, mini quadcopter, multicopter,
    parrot drone, phantom drone, quadcopter, quadrocopter, rc airplane, rc drone, rc helicopter,
    rc helicopter with camera, rc plane, remote control helicopter, remote control plane, tello, toy drone, uav,
    unmanned aerial vehicle, unmanned aircraft
zh-CN: 四旋翼, 四轴飞行器, 大疆, 大疆无人机, 御Mini, 无人机, 无人飞机, 植保机, 穿越机, 航拍器, 航拍机, 航拍飞行器, 遥控直升机, 遥控飞机, 遥控飞机航拍, 飞行器
fr: avion télécommandé, drone, drone caméra, drone de loisir, drones professionnels, hélicoptère télécommandé,
    mini drone, quadricoptère
ar: درون, درون تصوير, درونز, طائرات مسيرة, طائرة بدون طيار, طائرة تحكم عن بعد, طائرة تصوير, طائرة درون,
    طائرة لاسلكية كاميرا, طائرة مسيرة, طائره بدون طيار, كوادكوبتر, هليكوبتر تحكم
ur: اڑنے والا کیمرہ, بغیر پائلٹ طیارہ, ریموٹ جہاز, ریموٹ کنٹرول ہیلی کاپٹر, ریموٹ ہیلی کاپٹر, ڈرون, ڈرون کیمرہ,
    کواڈ کاپٹر
tr: dron, drone, drone kamera, hava kamerası, iha, insansız hava aracı, kameralı dron, kuadkopter,
    uzaktan kumandalı helikopter, uzaktan kumandalı uçak
# drone-parts: drones
en: drone controller, drone frame, drone motor, drone parts, drone propeller, drone spare parts
zh-CN: 无人机电机, 无人机螺旋桨, 无人机配件
fr: hélices de drone, pièces de drone
ar: قطع درون, مراوح درون
ur: ڈرون کے پرزے
tr: dron parçası, dron pervanesi
# explosives: explosive
en: black powder, blasting cap, bomb, c4, detonating cord, detonator, dynamite, explosive, explosive device,
    explosive material, grenade, gunpowder, hand grenade, landmine, ordnance, smoke bomb, smoke grenade, tnt
zh-CN: 地雷, 导火索, 手榴弹, 易爆, 易爆品, 火药, 炸弹, 炸药, 烟雾弹, 爆炸品, 爆炸物, 雷管, 黑火药
fr: bombe, dynamite, détonateur, engin explosif, explosif, fumigène, grenade à main, poudre noire
ar: بارود, ديناميت, صاعق, قنابل, قنبلة, لغم, متفجر, متفجرات, مواد متفجرة
ur: بارود, بم, دستی بم, دھماکہ خیز, دھماکہ خیز مواد, ڈائنامائٹ
tr: barut, bomba, dinamit, el bombası, fünye, patlayıcı, patlayıcı madde, sis bombası
# firearm: weapons
en: ak47, arms and ammunition, assault rifle, firearm, glock, gun, gun barrel, gun parts, handgun, hunting rifle,
    machine gun, military weapons, pistol, revolver, rifle, shotgun, silencer for gun, sniper rifle, weapon, weapons
zh-CN: 军火, 冲锋枪, 左轮手枪, 手枪, 枪, 枪支, 枪支配件, 枪械, 枪管, 步枪, 武器, 消音器枪, 猎枪
fr: arme, arme à feu, armement, armes à feu, carabine, fusil, fusil de chasse, mitraillette, pistolet, revolver
ar: أسلحة, أسلحة نارية, بنادق, بندقية, رشاش, سلاح, سلاح ناري, قطع سلاح, مسدس, مسدسات
ur: اسلحہ, بندوق, بندوقیں, رائفل, ریوالور, پستول, کلاشنکوف, ہتھیار
tr: ateşli silah, av tüfeği, makineli tüfek, pompalı tüfek, silah, silah parçası, tabanca, tüfek
# fireworks: explosive
en: banger fireworks, bangers, birthday fountain candle, cold fireworks, confetti cannon, crackers and rockets,
    crackers fireworks, distress flare, fire crackers, firecracker, firework, flare gun, flares, flying lantern,
    party poppers, pyrotechnics, rockets and crackers, rockets fireworks, roman candle, signal flare, sky lanterns,
    smoke flare, sparkler
zh-CN: 二踢脚, 仙女棒, 信号弹, 冷烟花, 冷焰火, 喷花, 孔明灯, 小鞭炮, 摔炮, 炮仗, 烟火, 烟花, 烟饼, 焰火, 爆竹, 礼花, 花炮, 鞭炮
fr: artifices, cierge magique, feu d'artifice, feux d'artifice, feux de bengale, fumigènes, fusée éclairante, fusées,
    lanterne volante, pétard, pétards
ar: ألعاب نارية, العاب ناريه, بمب, شعلات نارية, شماريخ, شمروخ, صواريخ ألعاب, صواريخ نارية, طراطيع, فتاش, فرقيع,
    مفرقعات, مفرقعة
ur: آتش بازی, آتشبازی, انار آتش بازی, انار پھلجھڑی, شرلی, پٹاخہ, پٹاخے, پھل جھڑیاں, پھلجھڑی, پھلجھڑیاں, ہوائی پٹاخے
tr: dilek feneri, havai fişek, işaret fişeği, konfeti patlatıcı, kız kaçıran, maytap, meşale, roket fişek,
    torpil patlayıcı, volkan fişek, çatapat
# gun-tools: general
en: bullet blender, bullet journal, bullet necklace, caulking gun, finger gun, foam gun, glue gun, grease gun,
    gun holster, gun metal, gun metal grey, gun powder tea green, gun safe, gunmetal, gunny, hot glue gun, nail gun,
    price gun, price tag gun, rivet gun, scanner gun, sealant gun, silicone gun, soldering gun, spray gun, staple gun,
    tagging gun, wash gun
zh-CN: 吊牌枪, 喷枪, 子弹头, 子弹头汤锅, 射钉枪, 打胶枪, 打钉枪, 扫描枪, 扫码枪, 枪灰色, 枪色, 枪黑色, 标价枪, 洗车水枪, 热熔胶枪, 焊枪, 码钉枪, 胶枪, 钉枪, 铆钉枪, 黄油枪
fr: pistolet agrafeur, pistolet arrosage, pistolet de pulvérisation, pistolet à colle, pistolet à peinture,
    pistolet à silicone
ar: مسدس دهان, مسدس رش, مسدس سيليكون, مسدس شحم, مسدس شمع, مسدس غراء, مسدس مسامير
ur: سپرے گن, گلو گن
tr: boya tabancası, gres tabancası, perçin tabancası, silikon tabancası, yapıştırıcı tabancası, zımba tabancası,
    çivi tabancası
# knife: ask
en: axe, box cutter, chef knife, cleaver, fruit knife, hatchet, kitchen knife,
    knife, knives, meat cleaver, paper knife, utility knife
zh-CN: 刀, 刀具, 剔骨刀, 厨刀, 厨师刀, 小刀, 斧头, 水果刀, 美工刀, 菜刀
fr: couteau, couteau de cuisine, couteaux, cutter, hache
ar: ساطور, سكاكين, سكين, سكين مطبخ, فأس
ur: چاقو, چھری, چھریاں, کلہاڑی, کچن کی چھری
tr: balta, bıçak, ekmek bıçağı, maket bıçağı, mutfak bıçağı, satır, şef bıçağı
# precursors: precursors
en: acetone, aluminium powder, ammonium nitrate, explosive precursor, explosive precursors, explosives precursor,
    hydrogen peroxide, magnesium powder, nitric acid, nitromethane, potassium chlorate, potassium nitrate,
    potassium permanganate, precursor chemicals, red phosphorus, saltpeter, sodium chlorate, sulfur powder,
    sulfuric acid, sulphuric acid
zh-CN: 丙酮, 双氧水, 易制毒, 易制爆, 氯酸钾, 爆炸物前体, 硝酸, 硝酸钾, 硝酸铵, 硫磺, 硫酸, 红磷, 铝粉, 镁粉, 高锰酸钾
fr: acide nitrique, acide sulfurique, acétone, chlorate de potassium, eau oxygénée, nitrate d'ammonium,
    précurseur d'explosif, précurseurs d'explosifs, salpêtre
ar: أسيتون, بيروكسيد الهيدروجين, حمض الكبريتيك, حمض النيتريك, سلائف المتفجرات, سلائف متفجرات, كبريت, ماء أكسجين,
    نترات الأمونيوم
ur: امونیم نائٹریٹ, ایسیٹون, تیزاب گندھک, دھماکہ خیز مواد کے اجزا, شورہ, گندھک, ہائیڈروجن پرآکسائیڈ
tr: amonyum nitrat, aseton, güherçile, hidrojen peroksit, nitrik asit, patlayıcı öncülleri, patlayıcı öncülü,
    potasyum klorat, sülfürik asit
# scissors: general
en: butter knife, cutlery, knife and fork set, knife block, knife edge skirt, knife holder, knife pleat, knife rack,
    knife set cutlery, knife sharpener, knife stand, nail clipper, nail cutter, nail scissors, palette knife,
    putty knife, razor, razor blades, safety razor, scissor, scissors, secateurs, shears, tie knife
zh-CN: 修眉刀, 刀叉, 刀叉勺, 刀叉套装, 刀头, 刀套, 刀座, 刀板, 刀架, 刀片, 刮胡刀, 剃须刀, 剃须刀片, 剪刀, 指甲刀, 指甲剪, 油灰刀, 磨刀器, 磨刀石, 车刀, 铣刀, 雕刻刀, 餐刀, 黄油刀
fr: aiguiseur de couteaux, bloc à couteaux, ciseaux, coupe-ongles, couverts, fourchettes et couteaux, lames de rasoir,
    porte-couteaux, rasoir, sécateur
ar: حامل سكاكين, سنان سكاكين, شفرات حلاقة, شوك وسكاكين, طقم ملاعق وسكاكين, قصافة أظافر, مسن سكاكين, مقص, مقصات,
    مقلمة أظافر, موس حلاقة
ur: استرا, بلیڈ, قینچی, قینچیاں, نیل کٹر, چمچ اور چھری, چھری اسٹینڈ
tr: bıçak bileyici, bıçak bloğu, bıçaklık, jilet, makas, tıraş bıçağı, tırnak makası, çatal bıçak, çatal bıçak takımı,
    çatal kaşık bıçak
# self-defence: weapons
en: ballistic vest, baton police, body armour, bullet proof, bullet proof jacket, bullet proof vest, bulletproof,
    bulletproof vest, electric baton, electric shock baton, extendable baton, handcuffs, mace spray, pepper spray,
    police baton, riot shield, self defence spray, self defense spray, shock device, stun baton, stun gun,
    tactical baton, taser, tazer, tear gas, telescopic baton, truncheon
zh-CN: 三节棍, 伸缩棍, 催泪喷雾, 催泪瓦斯, 手指刀, 手铐, 甩棍, 电击器, 电击枪, 电击棍, 电击棒, 电棍, 电警棍, 警棍, 辣椒喷雾, 防弹衣, 防狼喷雾, 防身喷雾, 防身棍
fr: bombe au poivre, bombe lacrymogène, bâton télescopique, choqueur électrique, gaz lacrymogène, gilet pare-balles,
    matraque, menottes, pistolet à impulsion, poing américain, shocker électrique, spray au poivre, taser
ar: أصفاد, بخاخ دفاع عن النفس, بخاخ فلفل, بخاخ مسيل للدموع, درع واق, رذاذ الفلفل, سترة مضادة للرصاص,
    سترة واقية من الرصاص, صاعق كهربائي, عصا صاعقة, عصا كهربائية, غاز مسيل للدموع, كلبشات, هراوة
ur: آنسو گیس, بجلی کا جھٹکا, بلٹ پروف, بلٹ پروف جیکٹ, بلٹ پروف جیکٹس, مرچ سپرے, پیپر اسپرے, پیپر سپرے, ڈنڈا پولیس,
    کرنٹ والا ڈنڈا, ہتھکڑی
tr: biber gazı, biber spreyi, cop, elektrikli cop, elektroşok, elektroşok cihazı, göz yaşartıcı gaz, jop, kelepçe,
    kurşun geçirmez, kurşun geçirmez yelek, çelik yelek, şok cihazı
# toy-blade: general
en: foam sword, inflatable sword, plastic sword, sword toy, toy axe, toy dagger, toy knife, toy sword, toy swords
zh-CN: 塑料剑, 泡沫剑, 玩具刀, 玩具剑, 玩具斧头
fr: épée en mousse, épée en plastique, épée jouet, épée gonflable
ar: سيف بلاستيك, سيف لعبة, سيوف لعبة
ur: پلاسٹک کی تلوار, کھلونا تلوار
tr: oyuncak bıçak, oyuncak kılıç, plastik kılıç, köpük kılıç
# toy-gun: replica
en: cap gun, gun lighter, gun replica, gun toy, guns toy, imitation firearm, imitation gun, pistol lighter,
    pistol toy, plastic gun, replica gun, rifle toy, toy gun, toy guns, toy pistol, toy rifle, toy weapon
zh-CN: 仿真手枪, 枪模, 枪模型, 玩具手枪, 玩具枪, 玩具步枪, 软弹枪
fr: arme factice, arme jouet, fausse arme, pistolet en plastique, pistolet jouet, réplique d'arme
ar: بندقية لعبة, سلاح لعبة, مسدس أطفال, مسدس لعبة, مسدسات ألعاب
ur: نقلی بندوق, نقلی پستول, کھلونا بندوق, کھلونا پستول, کھلونا گن
tr: maket silah, oyuncak silah, oyuncak tabanca, oyuncak tüfek
# water-gun: ask
en: bubble gun, nerf blaster, nerf gun, squirt gun, water gun, water pistol
zh-CN: 水枪, 泡泡枪, 玩具水枪
fr: pistolet à bulles, pistolet à eau
ar: مسدس فقاعات, مسدس ماء, مسدس مائي
ur: واٹر گن, پانی کی پستول
tr: köpük tabancası, su tabancası
`;
