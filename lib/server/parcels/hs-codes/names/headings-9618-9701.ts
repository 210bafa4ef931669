import 'server-only';

/** Names of the headings 9618 to 9701. `read-hs-names.ts` describes the format. */
export const HEADINGS_9618_9701 = `
# 961800
en: Mannequins and display figures, mannequin, mannequin head, display mannequin, wig head, training head
zh-CN: 人体模特和展示模型, 人体模特, 模特头, 假人模特, 头模
fr: Mannequins, mannequin, tête de mannequin
ar: مانيكانات, مانيكان, راس مانيكان, دمية عرض ملابس
ur: مینیکوئن, ڈمی, نمائشی پتلا
tr: Mankenler, manken, vitrin mankeni, manken başı
# 961900
en: Nappies sanitary towels and tampons, diaper, nappy, baby diaper, sanitary pad, menstrual pad, cloth diaper,
    adult diaper, diapers, sanitary towel, pet pad, tampon, period underwear, reusable pads, pee pad, nursing pad
zh-CN: 尿布卫生巾卫生棉条, 尿布, 尿不湿, 纸尿裤, 卫生巾, 护垫, 宠物尿垫, 防溢乳垫, 成人纸尿裤
fr: Couches et serviettes hygiéniques, couche, couche bébé, serviette hygiénique, tampon hygiénique, couches lavables,
    coussinet d'allaitement, culotte menstruelle
ar: حفاضات وفوط صحية, حفاض, حفاضات, فوط صحية, بامبرز, حفاظات, حفائض
ur: ڈائپر اور سینیٹری پیڈ, ڈائپر, پیمپر, سینیٹری پیڈ
tr: Bebek bezi ve hijyenik pedler, bebek bezi, hijyenik ped, ped, hasta bezi, göğüs pedi
# 962000
en: Tripods monopods and selfie sticks, tripod, selfie stick, phone tripod, camera tripod, monopod, light stand,
    tripod stand
zh-CN: 三脚架独脚架和自拍杆, 三脚架, 自拍杆, 手机三脚架, 直播支架, 灯架
fr: Trépieds et perches à selfie, trépied, perche à selfie, monopode
ar: حوامل ثلاثية وعصي سيلفي, حامل ثلاثي, عصا سيلفي, ترايبود, ستاند تصوير
ur: ٹرائی پوڈ اور سیلفی سٹک, ٹرائی پوڈ, سیلفی سٹک, سٹینڈ ٹرائی پوڈ
tr: Tripod ve selfie çubukları, tripod, selfie çubuğu, monopod
# 970191
en: Paintings and drawings by hand, oil painting, hand painted painting, painting, handmade painting
zh-CN: 手绘画, 油画, 国画, 手绘油画
fr: Tableaux et dessins faits à la main, tableau, peinture à l'huile, tableau peint à la main
ar: لوحات ورسوم يدوية, لوحة زيتية, لوحة فنية, لوحة
ur: ہاتھ کی پینٹنگز, پینٹنگ, آئل پینٹنگ
tr: El yapımı tablolar, yağlı boya tablo, el yapımı tablo
`;
