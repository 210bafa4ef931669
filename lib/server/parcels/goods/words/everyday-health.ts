import 'server-only';

/**
 * Medicines, drugs and tobacco by their everyday, market and brand names. `read-vocabulary.ts` describes the format.
 */
export const EVERYDAY_HEALTH = `
# measures: medicine
en: 0mg, 0mcg, 0iu
zh-CN: 毫克
ar: ملغ, ملجم, ملغم, مجم
ur: ملی گرام
# medicine: medicine
en: bandage medicated, amoxyl, chloramphenicol, co-trimoxazole, gentalene, funbact, skineal, amatem, lokmal, p-alaxin,
    camosunate, antimalaria, maloxine, camoquine, paludrine, malarone, ors, oral rehydration, gripe water,
    teething gel, infacol, cough mixture, throat spray, strepsil, menthol drops, benylin, actifed, sudafed, theraflu,
    alka seltzer, rennie, gestid, dulcolax, enterogermina, anusol, preparation h, antifungal, clotrimazole, canesten,
    gynazol, pessary, pessaries, sudocrem, bepanthen, fucidin, bactroban, neosporin, povidone iodine, iodine tincture,
    gentian violet, mercurochrome, counterpain, moov, volini, iodex, amrutanjan, zandu balm, essential balm,
    aboniki balm, robb, mentholatum, salonpas, ibucap, feldene, glucosamine, chondroitin, seven keys to power, astyfer,
    chemiron, haematinic, berocca, centrum, supradyn, redoxon, cal mag zinc, shilajit, shilajit resin,
    garcinia cambogia, orlistat, xenical, phentermine, saxenda, victoza, trulicity, rybelsus,
    lemon bottle fat dissolver, aqualyx, cindella, lipolab, lantus, humalog, novorapid, mixtard, norvasc, lipitor,
    crestor, plavix, symbicort, seretide, prednisone, benadryl, epipen, anaesthetic, anesthesia, local anesthetic,
    epidural, oxytocin, ergometrine, abortion kit, depo provera, plan b, ella one, femiplan, estrogen, progesterone,
    clomiphene, libido booster, libido gummies, vimax, vigrx, max man, maxman, viga spray, procomil spray, stud 100,
    appetite stimulant, super apeti, zentel, vermox, combantrin, dermovate, movate, roaccutane, refresh tears,
    artificial tears, nasal drops, nasal decongestant, otrivin, cicatrin, dogonyaro, bitter leaf extract,
    soursop leaves, st johns wort, echinacea, ginkgo biloba, valerian, sleep aid, kava, sexual tonic, bull penis,
    multivits, nexgard, bravecto, antivenom, arv, arvs, truvada, tenofovir, rifampicin, chemotherapy, pharmacy items,
    normal saline, dextrose, ringer lactate
zh-CN: 感康, 泰诺, 白加黑, 快克, 三九胃泰, 罗红霉素, 阿奇霉素, 左氧氟沙星, 诺氟沙星, 甲硝唑, 红霉素软膏, 马应龙, 开塞露, 达克宁, 皮炎平, 莫匹罗星, 炉甘石, 无极膏, 皮康王, 退热贴, 黄道益,
    正骨水, 保济丸, 逍遥丸, 归脾丸, 藿香正气, 蒲地蓝, 念慈庵, 退烧贴, 美林, 蒙脱石散, 思密达, 肠炎宁, 健胃消食片, 吗丁啉, 奥美拉唑, 达喜, 速效救心, 倍他乐克, 缬沙坦, 氨氯地平, 阿托伐他汀,
    格列美脲, 达格列净, 诺和灵, 诺和泰, 替尔泊肽, 利拉鲁肽, 奥利司他, 瘦身茶, 酵素, 左旋肉碱, 万艾可, 达泊西汀, 玛咖片, 玛卡, 鹿鞭, 海马干, 蛤蚧, 维C, 善存, 钙尔奇, 软骨素, 护肝片, 增肌粉,
    乳铁蛋白, DHA, 妈咪爱, 避孕针, 毓婷, 米非司酮, 黄体酮, 溶脂针, 美白针, 谷胱甘肽, 胎盘素, 肉毒, 利多卡因, 生理盐水, 吊瓶, 奥司他韦, 达菲, 中药包, 足浴包, 艾灸贴, 三伏贴, 膏贴, 珍视明,
    人工泪液, 鼻喷, 紫药水, 紫草膏
fr: antibio, antipaludique, antipaludiques, dermovate, diprosone, biafine, éosine, mercurochrome, baume chinois,
    antihypertenseur, antidépresseur, anxiolytique, lexomil, temesta, somnifère, spiruline, propolis, coupe faim,
    thé minceur, brûle graisse, aphrodisiaque, stimulant sexuel, homéopathie, granules homéopathiques, whey, gainer,
    seringues remplies, antivenin, anesthésique, nigelle, sanoudj, herbes traditionnelles, décoction, armoise,
    artemisia, antipuces, pipettes antipuces, suppositoire, ovules
ar: مضاد حساسية, زيرتك, كلاريتين, فيفادول, سولبادين, ادفيل, أدول, ابروفين, كتافاست, فيوسيدين, بيتادين, ديرموفيت, ميبو,
    بيبانثين, سودوكريم, فنتولين, بخاخ فنتولين, ابر سكري, اوزمبيك, ساكسندا, ابر ساكسندا, جلوتاثيون, ابر جلوتاثيون,
    هرمون, فاتح شهية, منشط جنسي, اتوماكس, سيلدينافيل, سايتوتك, سيتوتك, مانع حمل, لولب هرموني, تحميلة, اموكسيل, فلاجيل,
    مضاد فطريات, حموضة, نيكسيوم, اومبرازول, ملين, عشوب, خلطة تسمين, حارق دهون, ماس جينر, مكملات, اوميغا٣, سنتروم,
    ماغنسيوم, بيوتين, طب عربي, طب شعبي, قسط بحري, حنتيت, سنا مكي, عرقسوس, محاليل, بنج, ليدوكايين, دوايات, فانيد,
    مهدئات, منوم, لصقات ظهر, لصقة جونسون, فكس, ابو فاس, دهن أبو فاس
ur: گولی سر درد, بخار کی گولی, کیلپول, پونسٹان, سنفلیکس, اینٹی بائیوٹکس, گرائپ واٹر, او آر ایس, نمکول, آنکھ کے قطرے,
    کان کے قطرے, ناک کا سپرے, انہیلر, شوگر کی گولی, بلڈ پریشر کی گولی, انجیکشن, گلوکوز ڈرپ, مردانہ طاقت, ٹائمنگ سپرے,
    ٹائمنگ گولی, سلمنگ ٹی, پائیوڈین, بیٹنوویٹ, ڈرموویٹ, سینٹرم, اومیگا تھری, فش آئل, وے پروٹین, کریٹین, پروٹین,
    حمل گرانے کی گولی, ہارمون, bukhar ki goli, sar dard ki goli, bp ki goli, mardana taqat, mardana kamzori,
    timing spray, ispaghol, ispaghol chilka, joshanda, johar joshanda, phakki, jari booti, jari bootiyan, kushta,
    marham, goliyan, hajmola
tr: ateş düşürücü, dolven, aferin, gripin, theraflu, iburamin, öksürük pastili, boğaz pastili, kulak damlası,
    burun damlası, insülin kalemi, insülin iğnesi, ozempic iğne, saxenda, detoks çayı, form çayı, kilo aldırıcı,
    iştah açıcı, cinsel güç, cinsel güç artırıcı, afrodizyak, epimedyumlu macun, mesir macunu, macun cinsel,
    geciktirici, düşük hapı, antidepresan, lustral, sakinleştirici, tansiyon hapı, mide koruyucu, talcid, rennie,
    bepanthol, bepanten, bepanthene, fucidin, madecassol, batikon, tentürdiyot, oksijenli su, mezoterapi,
    hyaluronik dolgu, minoksidil, b12 iğne, demir hapı, omega3, arı sütü, propolis, gainer, spor takviyesi,
    kudret narı, aktar ürünleri, şifalı otlar, kantaron, iç dış parazit, pire damlası, ilaçlarım
# narcotics: narcotics
en: sativa, spliff, dagga, bangi, wee leaf, shrooms, mushrooms psilocybin, psilocybin, dmt, pcp, laudanum,
    pethidine, vicodin, percocet, oxycontin, subutex, buprenorphine, suboxone, purple drank, rufilin, swinol, exol 5,
    rivotril, ativan, ritalin, adderall, modafinil, methylphenidate, barbiturates, salvia divinorum, kanna herb, iboga,
    kambo, dianabol, winstrol, clenbuterol, anavar, sustanon, sarms, hemp leaves, hemp buds, delta 9, hhc, dab wax,
    crack pipe, meth pipe, monkey dust, krokodil, gbana, kpoli, nyaope, mairungi
zh-CN: 奶油弹, 迷幻蘑菇, 裸盖菇, 安非他命, 麻黄素, 麻黄碱, 可待因, 止咳水可待因, 美沙酮, 三唑仑, 安定片, 地西泮, 阿普唑仑, 恰特草, 巧茶, 阿片, 芬太尼, 依托咪酯, 利他林, 莫达非尼,
    蛋白同化制剂, 听话水
fr: beuh, herbe à fumer, maajoun, champignons hallucinogènes, rivotril, subutex, karkoubi
ar: خات, كبتي, كريستال ميث, قرقوبي, القرقوبي, ترامال, ريفوتريل, لاريكا, كوديين, استروكس, فطر سحري, إكستاسي, ستيرويدات,
    سيليسيبين, بريجابالين
ur: آئس کا نشہ, شیشہ نشہ, ڈوڈا, ڈوڈے, صمد بونڈ, ٹراما ڈول, ایکسٹیسی, ویلیم, زینکس, لیکسوٹینل, nasha awar,
    nashay ki goli, hasheesh
tr: extacy, ekstasi, rivotril, amfetamin, testosteron, sihirli mantar, gat otu
# vapes: tobacco
en: ejuice, hqd, terea sticks, box mod, disposable pod, smok novo, uwell caliburn, voopoo, nicotine patch,
    velo pouches, gutkha, pan parag, rajnigandha, zarda, khaini, toombak, shammah, betel quid, areca nut,
    golden virginia, amber leaf, blunt wraps, blunts, backwoods, cohiba, cheroots, gudang garam, djarum,
    marlboro lights, dunhill switch, sweet menthol, chunghwa, fags, ciggies, cigs, cig, mouassel, adalya, mazaya,
    narghile, hubbly bubbly, hubbly, hookah pen, vape tank, midwakh, medwakh, taaba, utaba, anwuru, siga
zh-CN: 加热不燃烧, 黄鹤楼, 爆珠, 煊赫门, 尼古丁贴
fr: mouassel, tabamel, gauloises, filtres cigarettes
ar: سكاير, زقاير, جقاير, گارو, الكارو, غارو, قارو, سيكار, توباكو, نشوق, نفحة, طابا, فايب, سجارة الكترونية, بود سيستم,
    هيتس, تيريا, دانهيل, روثمان, فلاتر سجائر, تنبول, قورو, كيف طابا
ur: سیگریٹ, خینی, cigrette, cigarate, chalia, chhalia, mainpuri, sheesha flavour, tambako, tumbaco, tobaco
tr: tömbeki, nikotin bandı
`;
