import 'server-only';

/** Animals, plants, money, media and devices as senders name them. `read-vocabulary.ts` describes the format. */
export const WIDER_NATURE = `
# animal-parts: material
en: tiger tooth, tiger teeth, tiger claw, lion tooth, lion claw, leopard fur, cheetah skin, bear bile, bear paw,
    elephant tail hair, elephant skin, hippo tooth, pangolin scale, pangolin, tortoiseshell, turtle shell,
    monkey skull, stingray leather, shahtoosh, musk deer, deer antler, antelope horn, whale bone, shark teeth,
    sea turtle
zh-CN: 虎牙, 虎皮, 豹皮, 熊胆, 熊掌, 犀角, 象皮, 穿山甲片, 藏羚羊, 鲸骨, 砗磲
fr: dent de tigre, griffe de lion, peau de léopard, peau de serpent, écaille de tortue, écailles de pangolin,
    dents de requin
ar: جلد نمر, جلد فهد, حراشف البنغول, درع سلحفاة
ur: شیر کا ناخن, شیر کے دانت, چیتے کی کھال, گینڈے کا سینگ, کچھوے کا خول
tr: kaplan dişi, leopar kürkü, piton derisi, gergedan boynuzu, kaplumbağa kabuğu, pangolin pulu
# animals: embargoed
en: parrot, parrots, african grey, pigeons, live pigeons, turtle, tortoises, tarantula, ants colony, queen ants,
    crickets, mealworms, earthworms, rabbits live, guinea pig, ferret, hedgehog, fish eggs, caviar, live shrimp,
    fertilized eggs, hatching eggs, embryos, semen, bull semen, urine samples, human ashes, cremation ashes,
    ashes urn filled, human bones, skull human, breast milk, tissue samples, cell culture, virus samples,
    pathological samples, ball python, love birds, lovebirds, budgerigar, budgies, cockatiel, canaries, live tortoise,
    koi fish, betta fish
zh-CN: 鹦鹉, 蜥蜴, 变色龙, 蝎子, 蜘蛛活体, 蚯蚓, 兔子活体, 活鸡, 活鸭, 鸽子, 种蛋, 鱼子酱, 血样, 宠物龟, 面包虫
fr: perroquets, tortues, lézard, caméléon, hamsters, abeilles, escargots vivants, poissons vivants, oiseaux, caviar,
    échantillons de sang, échantillon sanguin, œufs à couver
ar: ببغاوات, طيور, حمام زاجل, أفعى, ثعابين, سحلية, حرباء, حيوانات أليفة, أسماك زينة, نحل حي, كافيار, رماد جثة
ur: طوطا, باز پرندہ, کچھوے, سانپ, چھپکلی, بلی کا بچہ, کتا, خرگوش زندہ, پالتو جانور, انسانی راکھ
tr: papağan, kaplumbağalar, kertenkele, yılan, akrep, güvercin, hamster, yavru kedi, havyar, kuluçkalık yumurta
# beverages: liquid
en: jack daniel, captain morgan, jagermeister, campari, martini rosso, four cousins, star lager, guinness stout,
    sprite, fanta, pepsi, coca cola, 7up, mirinda, red bull, monster energy, lucozade, ribena, capri sun, chivita
# binoculars: binoculars
en: night vision scope, monoculars
ar: دربيل, درابيل, نواظير
# cash: embargoed
en: dollar notes, dollar note, dollar bill, gift cards, gift card, itunes card, itunes cards, steam card,
    amazon gift card, google play card, recharge cards, airtime cards, scratch cards, lottery ticket, raffle tickets,
    cryptocurrency wallet loaded, promissory note, money order, postal order, treasury bills, shares certificate,
    travel vouchers, cash envelope, naira, shillings, riyals, dirham, pound notes, euro notes, bitcoin, black money,
    washwash
zh-CN: 礼品卡, 充值卡, 电话充值卡, 刮刮乐, 国债, 股票凭证, 支票本, 红包现金, 邮政汇票, 代金券
fr: carte cadeau, cartes cadeaux, cartes de recharge, ticket restaurant, tickets de loterie, mandat postal,
    obligations, bons du trésor, euros en espèces, billets de loterie, chéquier
ar: بطاقات هدايا, بطاقة هدية, كروت شحن, بطاقات شحن, بطاقة ايتونز, سندات, كمبيالة, حوالة بريدية, يانصيب, نقدية
ur: گفٹ کارڈ, گفٹ کارڈز, ری چارج کارڈ, لاٹری ٹکٹ, بانڈز, منی آرڈر, سٹاک سرٹیفکیٹ, چیک بکس
tr: hediye kartı, hediye kartları, hediye çeki, kontör kartı, piyango bileti, kazı kazan, para çeki, bitcoin
# documents: embargoed
en: blank passport, stolen passport, driving licence fake, fake id, fake certificates
# drones: drones
en: phantom 4 drone, octocopter, hexacopter, quad copter, drone kit
fr: drone fpv, avion sans pilote
ar: طيارة درون, طيارة بكاميرا, هليكوبتر ريموت
ur: ریموٹ والا ہیلی کاپٹر
tr: dronlar, quadcopter
# medicine: medicine
en: amoxil, brustan, ciprotab, coartem forte, emzor, m and b tablets, procold, septrin, mixagrip, ambroxol, postinor 2
# plants: embargoed
en: potted plants, plant seeds, pepper seeds, maize seed, cotton seeds, lemon tree seeds, moringa seed, pawpaw seeds,
    okra seeds, watermelon seeds, seed packets, lawn seed, fruit tree, mango seedlings, plantain suckers,
    cassava stems, yam seedlings, bare root roses, compost, manure, top soil, leaves dried, bamboo raw, straw bale,
    firewood, tree trunk, agarwood raw, rosewood logs, sandalwood logs
zh-CN: 月季苗, 果树苗, 绿萝, 吊兰, 种苗, 蔬菜种子, 花种子, 营养土壤, 泥炭土, 有机肥, 沉香木原木, 红木原木, 檀香木原木, 根茎
fr: arbuste, arbustes, rosier, rosiers, plant de tomate, graines de fleurs, semences potagères, bonsaï,
    plantes grasses, compost, fumier, bûches
ar: شتلة ورد, أشجار, شجرة زيتون حية, بذور خضار, بذور طماطم هجين, نبتة حية, تراب, سماد عضوي, بيتموس, زرع حي, نوى تمر
ur: پودوں کے بیج, سبزیوں کے بیج, پنیری ٹماٹر, آم کا پودا, کھاد دیسی, بونسائی, درخت کا پودا, مٹی گملے
tr: bonsai, fidanlar, meyve fidanı, gül fidesi, sebze fidesi, çiçek tohumları, torf, kompost, saksı toprağı,
    hayvan gübresi
# political: political
en: political t-shirts, party t shirts political, party flag, protest flag, flag of protest movement, protest banner,
    campaign t shirts, campaign caps, manifesto, vote posters, political flag, biafra flag, separatist flag,
    nazi flag, isis flag, propaganda leaflets, rally banners, party membership cards, campaign shirts, campaign shirt,
    campaign vest, party vest political, campaign wristbands
zh-CN: 选举传单, 抗议横幅, 政治宣传
fr: tract politique, drapeau de parti, banderole manifestation, matériel de campagne
ar: علم حزب, شعارات سياسية, لافتات احتجاج
ur: الیکشن پوسٹر, پارٹی جھنڈا, احتجاجی بینر
tr: parti bayrağı, propaganda broşürü, protesto pankartı
# power-bank: battery
en: ecoflow, ecoflow power station, jackery, bluetti, delta pro power station, powerwall, lithium battery pack,
    solar battery, deep cycle battery, tubular battery, forklift battery, truck battery, ups backup, jumpstarter,
    jump start pack, hearing aid batteries, torch batteries, remote batteries, tiger head batteries,
    tiger head battery, 32700 cells, cell phone battery, itel battery, bl-5c battery, bl5c
zh-CN: 户外储能, 储能电池, 太阳能电池组, 胶体电池, 汽车电瓶, 摩托车电瓶, 助听器电池, 钮扣电池, 18650电芯, 应急电源, 不间断电源
fr: pile bouton, accus, batterie moto, batterie solaire, batterie gel, onduleur avec batterie, power banks,
    booster de démarrage, piles rechargeables
ar: بطارية سياره, بطارية موتوسيكل, بطارية جل, بطاريات طاقة شمسية, حجار ريموت, باور بانك سولار, يو بي اس,
    شاحن طاقة متنقل
ur: یو پی ایس, سولر بیٹری, موٹرسائیکل بیٹری, ریموٹ سیل, ٹارچ سیل
tr: motosiklet aküsü, kuru akü, traktör aküsü, güç istasyonu, taşınabilir güç istasyonu, akü şarjlı takviye,
    ups güç kaynağı, şarjlı piller, işitme cihazı pili
# satellite: satellite
en: lnbs, satellite receiver dish, satellite tv dish, dstv dish, vsat, c band dish, satellite phones, thuraya,
    sat phone
zh-CN: 锅盖天线
ur: سٹار لنک, ریسیور ڈش
tr: uydu alıcısı çanak
# tobacco: tobacco
en: cigarets, cigarrets, ciggarettes, cigarretes, sigarettes, zyn pouches, nicotine pouch, vapor pen, snus pouches
# video: video
en: dvd movies, audio cd, cassette tapes recorded, film reels, nollywood movies, music discs, ps4 game disc,
    ps5 game disc, ps5 games, ps4 games, xbox games, nintendo games, flash drive with movies, hard drive with movies,
    memory card with music, blu-ray
zh-CN: 电影光碟
fr: dvds, cds, jeux ps4, jeux ps5
ar: سيديهات, أسطوانات أفلام, العاب بلايستيشن سيديهات
tr: plak müzik, cd müzik, ps4 oyunu, ps5 oyunu
`;
