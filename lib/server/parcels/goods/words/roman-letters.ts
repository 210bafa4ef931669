import 'server-only';

/** Urdu and Chinese names in Latin letters. `read-vocabulary.ts` describes the format. */
export const ROMAN_LETTERS = `
# battery: battery
zh-CN: dianchi, lidianchi
ur: baitri
# books: books
zh-CN: shuji, zazhi
ur: kitab, kitabein, kitaben, kitabain, kutub, risalay
# cosmetics: cosmetics
zh-CN: huazhuangpin, kouhong, meizhuang, hufupin, mianmo
ur: surkhi, kajal, surma, mehndi, mehandi, makeup ka saman, nail palish, gora karne wali cream, rang gora cream,
    face wash
# drinks: liquid
zh-CN: baijiu, hongjiu, yinliao
ur: sharab, sharbat, shehad, shahad, desi ghee, sarson ka tel
# explosive: explosive
zh-CN: yanhua, bianpao
ur: patakhay, patakhe, phuljhari, pataka
# food: food
zh-CN: lingshi, chaye, shipin, fangbianmian, naifen, dami
ur: mithai, masala, masalay, masale, chawal, daal, achar, gosht, machli, machhli, khajoor, khajur, chai patti, mewa,
    khushk mewa, gur, namkeen, nimko, halwa, pheni, sewaiyan
# gun: weapons
zh-CN: bishou, fangzhenqiang
ur: bandooq, bandook, talwar, khanjar, churra
# narcotics: narcotics
zh-CN: bingdu
ur: charas, afeem, afyun, ganja, bhang, heroin powder, sharab aur charas
# perfume: cosmetics
zh-CN: xiangshui
ur: itar, ittar, attar, ittr, khushboo
# petroleum: petroleum
zh-CN: qiyou, jiyou
ur: mitti ka tel, mobil oil
# power-bank: battery
zh-CN: chongdianbao, yidongdianyuan
# religious: religious
zh-CN: shengjing
ur: quran pak, quran majeed, sipara, yassarnal quran, noorani qaida
# tobacco: tobacco
zh-CN: xiangyan, dianziyan, yandan, yancao
ur: naswar, gutka, supari, biri, beedi, hukka tambaku, tambaku, cigrate, cigret, sigret, sigrate
# toxic: toxic
zh-CN: zhanglangyao, shachongji, laoshuyao
ur: tezab, chuhay mar, chuhe mar dawa, keeray mar, zehar
`;
