import 'server-only';

/** Brand names. `read-vocabulary.ts` describes the format. */
export const BRANDS = `
# brand-tech: brand
en: barbie doll original, beats, bosch, bose, canon, dewalt, disney, dyson, epson, hello kitty, hisense tv,
    hp printer, huawei, jbl, lego set, lg tv, logitech, makita, marvel, nikon, philips, pokemon, samsung tv, sony,
    xiaomi
zh-CN: 三星, 佳能, 华为, 博世, 宝可梦, 小米, 尼康, 戴森, 漫威, 爱普生, 牧田, 索尼, 罗技, 迪士尼, 飞利浦
ar: بوش, دايسون, ديزني, سوني, شاومي, فيليبس, كانون, نيكون, هواوي
ur: سونی, فلپس, نکون, ڈزنی, کینن
# brand-wear: brand
en: adidas, air jordan, armani, asics, balenciaga, burberry, calvin klein, cartier, casio, chanel, coach bag,
    converse, dior, fendi, fila, fruit of the loom, gucci, guess bag, h&m, hermes, hugo boss, jordan, lacoste, levis, louis vuitton,
    lv bag, michael kors, michael kors bag, moncler, new balance, nike, north face, off white, omega watch, pandora,
    prada, puma, ralph lauren, ray ban, rayban, reebok, rolex, shein, skechers, supreme hoodie, swarovski, timberland,
    tommy hilfiger, under armour, vans shoes, versace, yeezy, ysl, yves saint laurent, zara
zh-CN: 乔丹, 劳力士, 匡威, 卡地亚, 卡西欧, 古驰, 名牌包, 名牌鞋, 品牌鞋, 安德玛, 安踏, 巴宝莉, 巴黎世家, 彪马, 新百伦, 施华洛世奇, 普拉达, 李宁, 潘多拉首饰, 爱马仕, 耐克, 芬迪, 范思哲,
    路易威登, 迪奥, 阿迪达斯, 雷朋, 香奈儿, 鳄鱼牌
fr: chaussures de marque, produits de marque, sac de marque, vêtements de marque
ar: أديداس, اديداس, برادا, بوما, جوتشي, ديور, رولكس, زارا, شانيل, غوتشي, فيرساتشي, قوتشي, كارتييه, لويس فيتون, ماركات,
    ماركة, نايك, هيرميس
ur: ایڈیڈاس, برانڈڈ, برانڈڈ جوتے, برانڈڈ کپڑے, رولیکس, نائکی, پوما, کھاڈی, گوچی
tr: marka ayakkabı, marka giyim, marka çanta, markalı
`;
