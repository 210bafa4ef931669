import 'server-only';

/** Embargoed goods by their everyday, market and brand names. `read-vocabulary.ts` describes the format. */
export const EVERYDAY_VALUABLES = `
# embargoed: embargoed
en: fake notes, krugerrand, gold necklace 21k, cloned cards, passport, passports, national id card, identity card,
    id cards, driving licence, driver license, green card, visa sticker, certificates fake, academic certificates fake,
    stamps postage, lotto tickets, tiger skin, lion skin, dried seahorse, fur coat mink, cow horn, skull animal,
    stuffed animal real, stuffed bird, live dog, cat live, chickens live, chicks, snakes live, lizards, queen bee,
    silkworm, butterflies live, rats live, rabbit live, flowers fresh, roses fresh, bouquet fresh, cacti, wood logs,
    raw wood, human hair raw unprocessed, human organs, saliva samples, dna samples, cremated remains, teeth human,
    placenta, antiquities, artefacts, archaeological, fossils, meteorite, fake nike, replica rolex,
    counterfeit watches, lock picking set, police uniform, police badge, military uniform, army camouflage,
    army uniform, id card
zh-CN: 银元, 袁大头, 债券, 股票, 护照, 身份证, 驾照, 户口本, 假证, 假发票, 印章公章, 公章, 赌具, 筹码赌博, 海马, 貂皮, 狐狸皮, 孔雀羽毛, 活物, 守宫, 蜈蚣, 蔬菜种子包, 檀木原木, 血液,
    尿液, 唾液样本, 人体器官, 胎盘, 青铜器古董, 化石, 陨石, 高仿包, 高仿手表, 复刻手表, 屏蔽器, 偷拍摄像头, 警徽, 作弊器
fr: or brut, bague diamant, carnet de chèques, carte bleue, passeport, passeports, carte d'identité,
    permis de conduire, timbres fiscaux, bons d'achat, tickets de loto, jetons de casino, peau de panthère, coraux,
    hippocampe, fourrure, chardonneret, sangsues, roses fraîches, bois brut, bois de santal, ossements, dents humaines,
    objets antiques, fossile, fossiles, météorite, sac contrefait, faux papiers
ar: جواز سفر, جوازات سفر, جوازات, الباسبور, باسبور, بطاقة هوية, بطاقة شخصية, رخصة قيادة, رخصة سياقة, وثائق مزورة,
    شهادات مزورة, سلسال ذهب, خاتم ألماس, جلد غزال, فرو ثعلب, صقور, حسون, كتاكيت, جرو, قطة شيرازي, سمك زينة, عقارب,
    فسيلة, فسائل, عقل نباتية, زريعة, الزريعة, خشب خام, خشب صندل, عينات مخبرية, رفات, أعضاء بشرية, قطع أثرية, أنتيكات,
    حفريات, نيزك, حجر نيزك, ساعات تقليد, ساعات مقلدة, شنط تقليد, كوبي رولكس, كاميرات مخفية, سماعة غش,
    مخدة ريش نعام حقيقي, طائر محنط, جلود خام, جلد خروف خام
ur: ہیرے کی انگوٹھی, پاسپورٹ, شناختی کارڈ, ڈرائیونگ لائسنس, جعلی دستاویزات, ڈگری جعلی, لاٹری, شیر کی کھال, ہرن کی کھال,
    مور کے پر, مرغا, تیتر, بٹیر, بچھو, پھول تازہ, لکڑی خام, صندل کی لکڑی, خون کی بوتل, قدیم مجسمہ, آثار قدیمہ,
    نقلی گھڑیاں, کاپی گھڑیاں, جعلی سامان, naqdi, sonay ka set, sonay ki chain, sone ki angoothi, zewar sona, heeray,
    qeemti pathar, yaqoot, prize bond, passport, shanakhti card, purane sikkay, sikke, hathi dant, totay, kabootar,
    chooze, beej, sabzi ke beej, poda, podey, paudey, phool taza, khoon, nawadraat, jali note
tr: sikke, sikkeler, bilezik 22 ayar, 14 ayar kolye, pasaport, nüfus cüzdanı, ehliyet, sahte belge, sahte diploma,
    piyango, vizon kürk, deniz atı, geyik boynuzu, köpek yavrusu, tavuk canlı, akvaryum balığı, canlı yem, ana arı,
    öd ağacı, kan tüpü, insan kemiği, küller, antika eser, eski eser, fosil, göktaşı, çakma saat,
    imitasyon çanta marka, kimlik kartı
`;
