import 'server-only';

/** Drugs, medicines and medical things. `read-vocabulary.ts` describes the format. */
export const HEALTH = `
# drugs: narcotics
en: amphetamine, cannabis, captagon, cbd, cbd oil, cocaine, codeine, codeine syrup, diazepam, drug, drugs,
    ecstasy pills, hash oil, hashish, heroin, ketamine, khat, lsd, magic mushrooms, marijuana, mdma, meth,
    methamphetamine, miraa, morphine, narcotic, narcotics, opium, poppers, thc, tramadol, valium, weed, xanax
zh-CN: K粉, 冰毒, 可卡因, 吗啡, 大麻, 大麻油, 摇头丸, 曲马多, 毒品, 海洛因, 鸦片, 麻药, 麻醉药品
fr: cannabis, captagon, cocaïne, drogue, drogues, haschich, haschisch, héroïne, kif, morphine, opium, stupéfiants,
    tramadol
ar: أفيون, ترامادول, حشيش, قات, قنب, كبتاجون, كبتاغون, كوكايين, ماريجوانا, مخدر, مخدرات, مورفين, هيروين
ur: آئس نشہ, افیون, بھنگ, منشیات, نشہ آور, ٹرامادول, چرس, کوکین, گانجا, ہیروئن
tr: afyon, captagon, eroin, esrar, kenevir, kokain, metamfetamin, morfin, uyuşturucu, uyuşturucu madde
# herbal-medicine: medicine
en: agbo, aloe vera juice, ashwagandha, ayurveda powder, ayurvedic, ayurvedic medicine, bitters, black seed,
    black seed oil, chinese medicine, detox tea, dried herbs, ginseng, goji dried, hakimi medicine, herbal,
    herbal capsules, herbal medicine, herbal mixture, herbal powder, herbal remedy, herbal roots, herbal supplement,
    herbal tea medicine, herbs, maca powder, moringa, moringa powder, sea moss, slimming herbs,
    traditional chinese medicine, turmeric capsules
zh-CN: 三七粉, 中草药, 中药材, 人参, 保健茶, 养生茶, 冬虫夏草, 当归, 枸杞, 泡脚药包, 灵芝, 甘草片, 石斛, 艾条, 艾灸, 艾草, 花旗参, 草药, 草药粉, 药材, 药膳包, 菊花茶, 藏红花, 西洋参,
    足浴粉, 金银花, 铁皮石斛, 黄芪, 黄芪片
fr: fenugrec, ginseng, herbes médicinales, moringa, nigelle huile, plantes médicinales, plantes séchées,
    poudre d'herbes, poudre de plantes, remède traditionnel, sidr poudre, tisane, tisane médicinale
ar: أعشاب, أعشاب طبية, اعشاب, بودرة أعشاب, جنسنغ, جينسنغ, حبة البركة, حلبة, خلطات عشبية, خلطة أعشاب, زنجبيل مطحون,
    زيت حبة البركة, سدر مطحون, سنامكي, شاي أعشاب, عشبة, قسط هندي, مسحوق أعشاب
ur: اجوائن, اسپغول, جنسنگ, جڑی بوٹی, جڑی بوٹیاں, حکیمی نسخہ, دیسی جڑی بوٹیاں, دیسی دوا, سلاجیت, پھکی, کلونجی,
    کلونجی تیل, ہربل دوا, ہربل پاؤڈر, ہڑ, یونانی دوا
tr: ada çayı, bitki çayı, bitkisel ilaç, bitkisel karışım, bitkisel toz, bitkisel çay, ginseng, kantaron yağı,
    kekik yağı, kurutulmuş ot, çörek otu, çörek otu yağı, ıhlamur, şifalı bitki, şifalı ot
# medical-device: ask
en: acupuncture needles, blood pressure monitor, condom, condoms, contact lenses, covid test, dental tools,
    digital thermometer, first aid kit, forehead thermometer, glucometer, glucose meter, hearing amplifier,
    infrared thermometer, lens coloured contact, nebulizer, oximeter, pregnancy test, sex doll clothes, syringe,
    syringes, tens machine, test kit, thermometer
zh-CN: 体温计, 安全套, 按摩仪, 按摩器, 检测试剂盒, 注射器, 测试盒, 温度计, 美瞳, 血压计, 血氧仪, 血糖仪, 避孕套, 针灸针, 隐形眼镜, 雾化器, 额温枪, 验孕棒
fr: aiguilles d'acupuncture, appareil de massage, glucomètre, lentilles de contact, nébuliseur, oxymètre,
    préservatifs, seringue, seringues, tensiomètre, test de grossesse, thermomètre
ar: إبر, اختبار حمل, ترمومتر, جهاز تبخير, جهاز سكر, جهاز ضغط, جهاز قياس السكر, جهاز قياس الضغط, جهاز مساج, سرنجات,
    عدسات, عدسات لاصقة, ميزان حرارة, واقي ذكري
ur: آکسی میٹر, بلڈ پریشر مشین, تھرمامیٹر, سرنج, شوگر مشین, مساجر, نیبولائزر, کانٹیکٹ لینس, کنڈوم, گلوکومیٹر
tr: ateş ölçer, hamilelik testi, kontakt lens, masaj aleti, nebülizatör, oksimetre, prezervatif, tansiyon aleti,
    termometre, şeker ölçüm cihazı, şırınga
# medical-gear: general
en: acupressure mat, adult diaper, adult diapers, back support belt, bandage, blood pressure cuff, capsule wardrobe,
    coffee capsule holder, compression socks, contact lens case, crutches, diapers, drug test kit box empty,
    face mask, face masks, first aid bag, gauze, glasses frames, hot water bag, insole, knee brace, knee support,
    lab coat, latex gloves, massage roller, medical gloves, medical mask, medicine bag, medicine ball,
    medicine book cover, medicine box, medicine cabinet, medicine cup, medicine organizer, n95 mask, nitrile gloves,
    nurse uniform, orthopedic insoles, pill box, pill organizer, pill pillow, pill shaped, pilling remover,
    posture corrector, reading glasses, sanitary pads, scrubs uniform, stethoscope, sunglasses, surgical mask,
    syringe toy, thermometer probe cover, vitamin storage box, walking stick, wheelchair, yoga mat
zh-CN: 丁腈手套, 乳胶手套, 保健枕, 创可贴, 医用口罩, 医药箱, 卫生巾, 口罩, 听诊器, 墨镜, 太阳镜, 尿不湿, 弹力袜, 急救包, 成人纸尿裤, 手套, 护士服, 护腰, 护膝, 拐杖, 暖水袋, 热水袋,
    瑜伽垫, 白大褂, 眼镜, 眼镜框, 纱布, 纸尿裤, 绷带, 老花镜, 胶囊咖啡机架, 药柜, 药瓶空, 药盒, 药箱, 轮椅, 隐形眼镜盒, 鞋垫
fr: bandage, blouse médicale, bouillotte, boîte à médicaments, boîte à pharmacie, béquilles, couches, couches adultes,
    fauteuil roulant, gants en latex, gants médicaux, genouillère, lunettes, lunettes de lecture, lunettes de soleil,
    masque chirurgical, masques chirurgicaux, pilulier, semelles, serviettes hygiéniques, stéthoscope, tapis de yoga,
    trousse de secours
ar: حفاضات, حفاضات كبار, حقيبة إسعافات, دعامة ركبة, سجادة يوغا, سماعة طبيب, شاش, ضمادات, ضمادة, عكاز, علبة أدوية,
    علبة حبوب, فوط صحية, قربة ماء ساخن, قفازات, قفازات طبية, كرسي متحرك, كمامات, كمامة, مشد ركبة, معطف مختبر,
    منظم أدوية, نظارات, نظارات شمسية, نظارات قراءة, نظارة, نظارة شمسية, نعل طبي
ur: اسٹیتھوسکوپ, بیساکھی, دستانے, دوا کا ڈبہ, دوائیوں کا ڈبہ, دھوپ کا چشمہ, دھوپ کے چشمے, سرجیکل ماسک, ماسک,
    وہیل چیئر, پٹی, پیمپرز, چشمہ, چشمے, ڈائپر, گولیوں کا ڈبہ, گھٹنے کا بریس, یوگا میٹ
tr: bandaj, bebek bezi, cerrahi maske, dizlik, eldiven, gözlük, güneş gözlüğü, hap kutusu, hijyenik ped, ilaç kutusu,
    ilk yardım çantası, koltuk değneği, maske, okuma gözlüğü, steteskop, tabanlık, tekerlekli sandalye, tıbbi eldiven,
    yetişkin bezi, yoga matı, önlük
# medical-samples: medicine
en: ashes human, bacteria culture, biological sample, biological samples, blood plasma, blood sample, blood samples,
    human remains, human tissue, infectious substance, specimen, stem cells, urine sample, virus sample
zh-CN: 人体组织, 尿样, 标本, 生物样本, 病毒样本, 菌种, 血浆, 血液样本, 血清, 骨灰
fr: cendres humaines, plasma, sérum sanguin, urine, échantillon de sang, échantillons biologiques
ar: بلازما, رماد بشري, عينات بيولوجية, عينات دم, عينة بول, عينة دم
ur: حیاتیاتی نمونے, خون کا نمونہ, خون کے نمونے, راکھ انسانی, پلازما
tr: biyolojik numune, idrar numunesi, insan külü, kan numunesi, kan plazması, kan örneği
# medicine: medicine
en: abortion pills, amoxicillin, anabolic steroids, anesthetic cream, antacid, antibiotic, antibiotics, antimalarial,
    antimalarials, antiseptic cream, aphrodisiac, aspirin, aspirin tablets, augmentin, balm medicated,
    birth control pills, blood pressure medicine, blood pressure tablets, blood tonic, botox, calcium tablets,
    capsule medicine, capsules, cetirizine, chloroquine, cialis, ciprofloxacin, coartem, cold medicine, cold tablets,
    collagen, contraceptive, contraceptive pills, contraceptives, cough syrup, cream medicine, creatine,
    dermal filler, dewormer, deworming tablets, diabetes medication, diabetes medicine, diet pills,
    dietary supplement, drugs medicine, energy pills, eye drops, eye ointment, filler injection, fish oil, flagyl,
    folic acid, food supplement, glutathione, gummies vitamins, hair growth pills, herbal pills, homeopathic medicine,
    hormone, hospital drugs, ibuprofen, infusion medical, inhaler, injectable, injection, injections, insulin,
    iron tablets, iv drip, laxative, lidocaine, malaria drugs, malaria medicine, medicaments, medicated balm,
    medicated oil, medication, medicine, medicines, melatonin, metformin, multivitamin, multivitamins, nasal spray,
    numbing cream, ointment, omega 3, oral rehydration salts, ozempic, pain killer, pain killers, pain patch,
    pain relief, painkiller, panadol, paracetamol, paracetamol tablets, penicillin, pharmaceutical, pharmaceuticals,
    pill, pills, plaster medicated, prednisolone, prescription drugs, probiotics, protein powder, saline drip,
    semaglutide, sex enhancement pills, sildenafil, sleeping pills, slimming pills, slimming tea, steroid injections,
    steroids, supplement pills, supplements, suppository, syrup medicine, tablets medicine, teeth whitening pills,
    test strips medicine, throat lozenges, tiger balm, traditional medicine, tramadol capsules, ulcer drugs, vaccine,
    vaccines, vaccines vials, ventolin, veterinary medicine, viagra, vitamin c, vitamin capsules, vitamin d,
    vitamin gummies, vitamin tablets, vitamins, weight loss pills, whey protein, zinc tablets
zh-CN: 万金油, 中成药, 中药, 中药丸, 乳清蛋白, 二甲双胍, 云南白药, 仁丹, 伟哥, 保健品, 保健药, 保健食品, 兽药, 冲剂, 减肥茶, 减肥药, 创伤药, 创可贴药, 口服液, 叶酸, 壮阳药, 处方药,
    头孢, 头孢胶囊, 安眠药, 宠物药, 布洛芬, 感冒灵, 感冒药, 打虫药, 抗生素, 板蓝根, 止咳糖浆, 止痛药, 氨糖, 注射液, 消毒药水, 消炎药, 清凉油, 滴眼液, 滴耳液, 滴鼻液, 激素, 片剂, 牛黄,
    玻尿酸, 疟疾药, 疫苗, 痔疮膏, 益生菌, 眼药水, 眼药膏, 碘伏, 糖浆, 紧急避孕药, 红花油, 维生素, 维生素片, 肉毒素, 胃药, 胰岛素, 胶原蛋白, 胶囊, 膏药, 药, 药丸, 药品, 药片, 药物,
    药粉, 药膏, 药酒, 葡萄糖酸钙, 藿香正气水, 虎标万金油, 蛋白粉, 褪黑素, 西地那非, 西药, 辅酶, 连花清瘟, 退烧药, 避孕药, 针剂, 钙片, 阿司匹林, 阿胶, 阿莫西林, 降压药, 降糖药, 青蒿素,
    青霉素, 颗粒冲剂, 风油精, 驱虫药, 鱼油, 麻膏, 鼻炎喷雾
fr: amoxicilline, antalgique, anti-douleur, anti-inflammatoire, antibiotique, antibiotiques, antidouleur,
    antipaludéen, aspirine, baume du tigre, brûleur de graisse, calcium comprimés, collagène, collyre,
    complément alimentaire, compléments alimentaires, comprimé, comprimés, contraceptif, contraceptifs,
    crème médicale, doliprane, gouttes, gélule, gélules, gélules amincissantes, ibuprofène, insuline, laxatif,
    médicament, médicament générique, médicaments, oméga 3, pansement médicamenteux, paracétamol, pilule, pilules,
    pilules minceur, pommade, probiotiques, produit pharmaceutique, produits pharmaceutiques, protéine en poudre,
    sirop, sirop contre la toux, somnifères, spray nasal, stéroïdes, suppositoires, tisane minceur, vaccin, vaccins,
    ventoline, vermifuge, viagra, vitamine, vitamines, vitamines et compléments
ar: أدوية, أدوية ضغط, أسبرين, أقراص, أمبولات, أوجمنتين, أوميغا 3, إبر تنحيف, ادويه, انسولين, اوميجا 3, باراسيتامول,
    باندول, بخاخ أنف, بروبيوتيك, بروتين, بروفين, بنادول, بوتوكس, تحاميل, حبوب, حبوب بروستاتا, حبوب تخسيس, حبوب تنحيف,
    حبوب ضغط, حبوب فيتامين, حبوب منع الحمل, حبوب نوم, حديد حبوب, حقن, حقنة دواء, دهون طبي, دواء, دواء سكر, دواء ضغط,
    زيت سمك, شاي تخسيس, شراب سعال, عقاقير, علاج, فياجرا, فيتامين, فيتامينات, فيلر, قطرات, قطرة أنف, قطرة عين, كالسيوم,
    كبسولات, كبسولات تخسيس, كريم طبي, كولاجين, لصقات طبية, لقاح, لقاحات, مرهم, مستحضرات طبية, مسكن, مسكن ألم, مسكنات,
    مضاد حيوي, مضاد للالتهاب, مضادات حيوية, مقوي جنسي, مقويات, مكمل غذائي, مكملات غذائية, منشطات, هرمونات, واي بروتين
ur: آئی ڈراپس, ادویات, ادویہ, اسپرین, انجکشن, انسولین, اینٹی الرجی, اینٹی بائیوٹک, اینٹی بایوٹک, بام, بخار کی دوا,
    بروفین, بلڈ پریشر کی دوا, جوڑوں کا تیل, حکیمی دوا, درد کی گولی, دوا, دوائی, دوائیاں, دوائیں, زخم کی دوا, سرنج دوا,
    سپلیمنٹ, سیرپ, شربت کھانسی, شوگر کی دوا, طاقت کی دوا, فولک ایسڈ, فوڈ سپلیمنٹ, مرہم, معجون, ملٹی وٹامن,
    نیند کی گولیاں, وزن کم کرنے کی گولیاں, وٹامن, وٹامنز, ویاگرا, ویکسین, ٹائیگر بام, ٹیکے, پروٹین پاؤڈر, پیراسیٹامول,
    پینا ڈول, پیناڈول, کشتہ, کھانسی کا شربت, کھانسی کی دوا, کیلشیم, کیپسول, گولیاں, ہومیو پیتھک دوا, ہومیوپیتھک
tr: antibiyotik, arveles, aspirin, augmentin, ağrı bandı, ağrı kesici, aşı, balık yağı, balık yağı kapsülü,
    besin takviyesi, botoks, burun spreyi, cinsel güç hapı, dolgu enjeksiyonu, doğum kontrol hapı, fitil ilaç,
    göz damlası, gıda takviyeleri, gıda takviyesi, hap, haplar, hormon, ilaç, ilaçlar, insülin, iğne ilaç, kalsiyum,
    kapsül, kas gevşetici, kolajen, krem ilaç, majezik, merhem, mide ilacı, multivitamin, omega 3, parasetamol, parol,
    pomad ilaç, probiyotik, protein tozu, soğuk algınlığı ilacı, steroid, tablet ilaç, takviye edici gıda,
    tansiyon ilacı, uyku hapı, viagra, vitamin, zayıflama hapı, zayıflama çayı, öksürük şurubu, şeker ilacı, şurup
`;
