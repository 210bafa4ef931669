import 'server-only';

/** Medicines by generic names, brands and forms. `read-vocabulary.ts` describes the format. */
export const GENERICS = `
# medicine: medicine
en: artesunate, artemether, lumefantrine, lonart, quinine, fansidar, cipro, azithromycin, doxycycline, tetracycline,
    ampicillin, ampiclox, metronidazole, cephalexin, ceftriaxone, erythromycin, clarithromycin, levofloxacin,
    nitrofurantoin, fluconazole, ketoconazole, nystatin, acyclovir, albendazole, mebendazole, ivermectin,
    praziquantel, omeprazole, pantoprazole, ranitidine, loperamide, imodium, gaviscon, antacids, eno salt, diclofenac,
    voltaren, naproxen, piroxicam, celecoxib, mefenamic acid, cafergot, acetaminophen, tylenol, calpol, advil,
    nurofen, brufen, panadeine, disprin, amlodipine, losartan, lisinopril, atenolol, bisoprolol, valsartan,
    nifedipine, atorvastatin, simvastatin, rosuvastatin, clopidogrel, warfarin, heparin, furosemide, spironolactone,
    glibenclamide, gliclazide, glimepiride, januvia, sitagliptin, mounjaro, tirzepatide, wegovy, dexamethasone,
    hydrocortisone, betamethasone, levothyroxine, salbutamol, inhalers, montelukast, loratadine, zyrtec, claritin,
    piriton, chlorpheniramine, promethazine, diphenhydramine, strepsils, lemsip, vicks, vaporub, robb ointment,
    deep heat, pregabalin, lyrica, gabapentin, alprazolam, lexotan, sertraline, fluoxetine, amitriptyline, olanzapine,
    levetiracetam, carbamazepine, clomid, letrozole, tamoxifen, misoprostol, cytotec, mifepristone, postinor,
    morning after pill, emergency pill, tadalafil, vardenafil, kamagra, dapoxetine, finasteride, rogaine,
    isotretinoin, accutane, tretinoin, retin a, hydroquinone, clobetasol, hyaluronic filler, lip filler, profhilo,
    mesotherapy, juvederm, glucagon, magnesium tablets, seven seas, cod liver oil, pregnacare, wellwoman, neurobion,
    biotin gummies, gummy vitamins, moringa capsules, spirulina, black seed capsules, mass gainer, pre workout, bcaa,
    serious mass, fat burner, apetamin, weight gain pills, hip up pills, breast enlargement pills,
    waist slimming pills, tranexamic acid, syrups, ointments, antiseptic, antifungal cream, antibiotic ointment,
    analgesic, antihistamine, sleeping tablets, ors sachets, glucose drip, iv fluid, ampoule, dog dewormer,
    tick and flea treatment, veterinary drugs, homeopathic remedy, homeopathy drops, concoction, alomo bitters, fijk,
    jigijigi, burantashi, herbs for infertility, fertility tea, womb cleanser, yoni pearls, vagina tightening pills
zh-CN: 止痛片, 止疼药, 对乙酰氨基酚, 白花油, 正红花油, 片仔癀, 安宫牛黄丸, 乌鸡白凤丸, 速效救心丸, 枇杷膏, 鼻炎喷剂, 司美格鲁肽, 减肥针, 瘦脸针, 何首乌, 艾叶, 希爱力, 米诺地尔, yaopin,
    ganmaoyao, zhongyao
fr: efferalgan, dafalgan, aspégic, spasfon, smecta, antidouleurs, pommades, pilule contraceptive, créatine,
    compléments, mélatonine, magnésium comprimés, médoc, médocs, pilules du lendemain, crème éclaircissante médicale,
    remède, remèdes
ar: فولتارين, أموكسيسيلين, كتافلام, كاتافلام, اسبرين, ليريكا, زاناكس, فاليوم, سيالس, أقراص دواء, حبوب منومة, حقنة,
    إبر تخسيس, إبر نضارة, أوزمبك, مونجارو, مراهم, كريم مخدر, كرياتين, زنك حبوب, ميلاتونين, أعشاب تخسيس, علاجات, برشام,
    دوا, ادوية
ur: ڈسپرین, بروفن, آگمینٹن, فلیجل, آنکھوں کے قطرے, ٹیبلٹس, وزن کم کرنے والی دوا, dawai, dawa, dawaiyan, dawayi,
    goliyan dawai, sharbat khansi, hakeemi dawa, salajeet, majoon
tr: apranax, minoset, dolorex, novalgin, ağrı kesiciler, aşı ilaç, kreatin, vitaminler, zayıflama iğnesi,
    cinsel güç ilacı, astım spreyi
`;
