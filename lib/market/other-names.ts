import type { Country } from './country';
import { placeForms } from './place-forms';

const splitNames = (names = ''): string[] => names.split(', ').filter(Boolean);

/**
 * Further names of countries, separated by commas: short and former names, ISO codes of three letters, and common
 * abbreviations.
 */
const OTHER_COUNTRY_NAMES: Readonly<Record<Country, string>> = {
  GH: 'GHA, Republic of Ghana, 迦纳',
  NG: 'NGA, Federal Republic of Nigeria, Naija, Nigéria, 奈及利亚',
  KE: 'KEN, Republic of Kenya, Kenia, 肯亚',
  UG: 'UGA, Republic of Uganda, أوغندة',
  CN: "CHN, PRC, P.R. China, P.R.C., Mainland China, People's Republic of China, 中华人民共和国, 中国大陆, République populaire de Chine, جمهورية الصين الشعبية, Çin Halk Cumhuriyeti",
  MA: 'MAR, Kingdom of Morocco, Royaume du Maroc, المملكة المغربية, Marruecos, Al Maghrib',
  EG: 'EGY, Arab Republic of Egypt, جمهورية مصر العربية, Misr, Masr',
  PK: 'PAK, Islamic Republic of Pakistan, اسلامی جمہوریہ پاکستان',
  SA: 'SAU, KSA, K.S.A., Saudi, Saudia, Kingdom of Saudi Arabia, Arabie saoudite, السعودية, العربية السعودية, سعودية, سعودی, 沙特, 沙特阿拉伯王国, 沙烏地阿拉伯, 沙地阿拉伯, Suudi, S. Arabia',
  AE: 'ARE, UAE, U.A.E., Emirates, United Arab Emirates (UAE), EAU, É.A.U., Émirats, الإمارات, دولة الإمارات, دولة الإمارات العربية المتحدة, امارات, متحدہ عرب امارات, یو اے ای, 阿拉伯联合酋长国, 阿拉伯聯合大公國, BAE, Emirlikler',
  TR: 'TUR, Turkey, Republic of Turkey, Republic of Türkiye, Türkiye Cumhuriyeti, T.C., ترکی, تركية, Turquía, Türkei',
};

type NamesByPlace = Readonly<Record<string, string>>;

/**
 * Further names of provinces, cities and areas, by their English name in our data: exonyms, former names,
 * abbreviations, and other transcriptions. Differences of spaces, articles and words such as "city" need no entry
 * (place-forms.ts).
 */
const OTHER_PLACE_NAMES: Readonly<Partial<Record<Country, NamesByPlace>>> = {
  CN: {
    Beijing: 'Peking, Pékin, بكين, بیجنگ, Pekin',
    Shanghai: 'شانغهاي, شنگھائی, Şanghay',
    Tianjin: 'Tientsin',
    Chongqing: 'Chungking',
    Guangzhou: 'Canton, Kwangchow, قوانغتشو, غوانزو, كانتون, گوانگژو, Guangcou',
    Guangdong: 'Kwangtung, Canton',
    Shenzhen: 'Shenzen, Shen Zhen, شنجن, شينزين, شنژن',
    Yiwu: 'ييوو, ايوو, ایوو, Yi Wu',
    Nanjing: 'Nanking',
    Xiamen: 'Amoy',
    Shantou: 'Swatow',
    Suzhou: 'Soochow',
    Qingdao: 'Tsingtao',
    Hangzhou: 'Hangchow',
    Fujian: 'Fukien',
    'Inner Mongolia': 'Nei Mongol, Neimenggu',
    Tibet: 'Xizang',
    Urumqi: 'Ürümqi, Urumchi, Wulumuqi',
    Harbin: 'Haerbin',
  },
  MA: {
    Casablanca: 'Casa, Dar el Beida, Ad-Dār al-Bayḍā, كازابلانكا, 卡萨布兰卡',
    Fès: 'Fez, Fas, فس',
    Meknès: 'Meknes, Meknas, Miknas',
    Marrakech: 'Marrakesh, Marakech, Merrakech',
    'Tanger-Assilah': 'Tanger, Tangier, Tangiers, طنجة, Tanca',
    'Tanger-Tétouan-Al Hoceïma': 'Tanger, Tangier, طنجة',
    Tétouan: 'Tetuan, Titwan',
    'Agadir-Ida Ou Tanane': 'Agadir, أكادير, أغادير',
    'Oujda-Angad': 'Oujda, Wejda, وجدة',
    'Inezgane-Aït Melloul': 'Inezgane, Aït Melloul, إنزكان, آيت ملول',
    'Chtouka-Aït Baha': 'Chtouka, Biougra',
    'Skhirate-Témara': 'Témara, Skhirat, Skhirate, تمارة, الصخيرات',
    'Oued Ed-Dahab': 'Dakhla, الداخلة',
    'Dakhla-Oued Ed-Dahab': 'Dakhla, الداخلة',
    'M’diq-Fnideq': 'M’diq, Mdiq, Fnideq, المضيق, الفنيدق',
    Laâyoune: 'El Aaiún, Layoune',
    Kénitra: 'Quneitra, Port-Lyautey',
    Salé: 'Sla',
    Essaouira: 'Mogador',
    'El Jadida': 'Mazagan',
    Chefchaouen: 'Chaouen, Chefchaouene, الشاون',
    Larache: 'El Araich',
    Errachidia: 'Er Rachidia, Rachidia',
    'Fès-Meknès': 'Fez-Meknes',
    'Rabat-Salé-Kénitra': 'Rabat',
    'Casablanca-Settat': 'Grand Casablanca, Casablanca, Casa',
    'Marrakech-Safi': 'Marrakech, Marrakesh',
    'Souss-Massa': 'Souss, Sous',
  },
  EG: {
    Cairo: 'Le Caire, Caire, Al Qahirah, Kahire, El Qahera, مصر القاهرة, قاہرہ, 开罗',
    Alexandria: 'Alex, Alexandrie, Al Iskandariyah, El Iskandariya, İskenderiye, اسكندرية',
    Giza: 'Gizah, Gizeh, Guizeh, Al Jizah, Jiza',
    '6th of October City':
      '6 October, 6th October, 6 of October, Sixth of October, October City, أكتوبر, السادس من أكتوبر',
    'Port Said': 'Bur Said, Port-Saïd, Bur Saʿid, بور سعيد',
    Suez: 'As Suways, Es Suweis',
    Ismailia: 'Ismailiya, Al Ismailiyah, Ismaïlia',
    Luxor: 'Louxor, Al Uqsur, El Uqsor',
    Aswan: 'Assouan, Assuan, Asuan',
    Asyut: 'Assiut, Assiout, Asiut',
    Minya: 'Minia, Menia, Al Minya, El Menya',
    Faiyum: 'Fayoum, Fayyum, Fayum, Faiyoum',
    Damietta: 'Dumyat, Damiette, Domiat',
    Rosetta: 'Rashid, Rosette',
    Mansoura: 'Al Mansurah, Mansura',
    'El Mahalla El Kubra': 'Mahalla, Mahalla al Kubra, El Mahalla, المحلة',
    Sohag: 'Sawhaj, Suhag',
    Qena: 'Qina, Kena',
    'Beni Suef': 'Bani Suwayf, Beni Swef, Bani Sweif',
    'Kafr El Sheikh': 'Kafr ash Shaykh, Kafr Sheikh',
    Damanhur: 'Damanhour',
    Dakahlia: 'Daqahliyah, Dakahleya',
    Beheira: 'Buhayrah, Behera, Behira',
    Gharbia: 'Gharbiyah, Gharbeya',
    Sharqia: 'Sharqiyah, Sharkia, Ash Sharqia, Charqia',
    Monufia: 'Menoufia, Minufiyah, Menofia, Monofia',
    Qalyubia: 'Qalyubiyah, Kalyubia, Qaliubiya, Qalioubia',
    Matrouh: 'Matruh, Marsa Matruh',
    'Marsa Matruh': 'Matrouh, Mersa Matruh, Marsa Matrouh',
    'Red Sea': 'Al Bahr al Ahmar',
  },
  SA: {
    Riyadh: 'Riyad, Riad, Ar Riyad, الریاض, Riyadh City, 利雅德',
    Makkah: 'Mecca, Mekka, Mecque, Mekke, Makkah al Mukarramah, مكة, مکہ, مکہ مکرمہ, 麦加',
    Madinah: 'Medina, Médine, Medine, Madina, Al Madinah al Munawwarah, المدينة, المدينه, مدینہ, مدینہ منورہ, 麦地那',
    Jeddah: 'Jiddah, Jedda, Jidda, Djeddah, Djedda, Cidde, جده, 吉达',
    Dammam: 'Damman, Ad Dammam, Dammām',
    Khobar: 'Al Khubar, Khubar, El Khobar, Alkhobar, Al Khobar',
    Dhahran: 'Az Zahran, Zahran',
    Jubail: 'Jubayl, Al Jubayl, Jubeil',
    Hofuf: 'Hufuf, Al Hufuf, Hofouf, Al Ahsa, Al Hasa, Ahsa, الأحساء',
    Qatif: 'Al Qateef, Qateef',
    Taif: "Ta'if, Tayef, At Taif",
    Buraydah: 'Buraidah, Buraida, Bureida',
    Unaizah: 'Unayzah, Onaizah, Anaiza',
    Hail: "Ha'il, Hayil, Hael",
    Jazan: 'Jizan, Gizan, Jīzān',
    'Khamis Mushait': 'Khamis Mushayt, Khamis',
    Asir: "'Asir, Aseer",
    'Al Qassim': 'Qasim, Qaseem',
    'Al Jawf': 'Jouf, Jauf',
    'Al Bahah': 'Baha',
    'Eastern Province': 'Eastern, Ash Sharqiyah, Sharqia, Eastern Region, الشرقية',
    'Northern Borders': 'Al Hudud ash Shamaliyah, Northern Border, الحدود الشمالية',
    Yanbu: 'Yanbu al Bahr, Yenbo',
    Tabuk: 'Tabouk, Tebük',
    Najran: 'Nejran',
    'Al Kharj': 'Kharj, Al Kharaj',
    'Hafar Al Batin': 'Hafr al Batin, Hafar Al-Baten',
    Sakaka: 'Sakakah',
    'Al Ula': 'AlUla, Ola',
  },
  AE: {
    'Abu Dhabi': 'Abou Dabi, Abou Dhabi, Abu Zabi, Abu Zaby, Abudabi, AUH, ابوظہبی',
    Dubai: 'Dubayy, Doubaï, Dubay, DXB, دبئی, 杜拜',
    Sharjah: 'Ash Shariqah, Shariqah, Charjah, Sharja, Şarika',
    'Ras Al Khaimah': 'RAK, Ras el Khaimah, Ras al Khaymah',
    Fujairah: 'Fujayrah, Foudjaïrah, Fujeirah, Fujera',
    'Umm Al Quwain': 'UAQ, Umm al Qaywayn, Oumm al Qaïwaïn',
    'Al Ain': 'Al Ayn, Alain, Al-Aïn',
    Ajman: 'Ujman',
    'Khor Fakkan': 'Khawr Fakkan, Khorfakkan',
    Ruwais: 'Ar Ruways',
  },
  TR: {
    İstanbul: 'Stamboul, إسطنبول, استنبول, استانبول, Constantinople',
    Gaziantep: 'Antep',
    Şanlıurfa: 'Urfa',
    Kahramanmaraş: 'Maraş',
    Afyonkarahisar: 'Afyon',
    Mersin: 'İçel',
    Hatay: 'Antakya, Antioch',
    Kocaeli: 'İzmit',
    Sakarya: 'Adapazarı',
    İzmir: 'Smyrna',
  },
  PK: {
    Islamabad: 'ICT, Islamabad Capital Territory, Isb',
    'Khyber Pakhtunkhwa': 'KPK, KP, NWFP, Khyber Pakhtoonkhwa',
    Punjab: 'Panjab, Pendjab',
    Sindh: 'Sind',
    Balochistan: 'Baluchistan, Baloutchistan',
    'Azad Jammu and Kashmir': 'AJK, Azad Kashmir, Azad Jammu & Kashmir',
    'Gilgit-Baltistan': 'GB, Northern Areas',
    Rawalpindi: 'Pindi',
    Lahore: 'Lahor',
    Karachi: 'Karatchi, Karaçi',
    Faisalabad: 'Lyallpur',
    Peshawar: 'Pishawar, Peshawer',
  },
  NG: {
    'Federal Capital Territory': 'FCT, Abuja',
    Rivers: 'Rivers State',
  },
  GH: {
    'Greater Accra': 'Accra',
    'Sekondi-Takoradi': 'Takoradi, Sekondi',
  },
};

export const otherCountryNames = (country: Country): string[] => splitNames(OTHER_COUNTRY_NAMES[country]);

/** Returns further names of the place with this English name. */
export const otherPlaceNames = (country: Country, name: string): string[] =>
  splitNames(OTHER_PLACE_NAMES[country]?.[name]);

/** Returns the English names of places with a further name that begins with the text, or equals its loosest form. */
export function placesWithOtherName(country: Country, typed: string): string[] {
  const [, joined, loose] = placeForms(typed);
  return Object.entries(OTHER_PLACE_NAMES[country] ?? {}).flatMap(([name, others]) =>
    splitNames(others).some((other) => {
      const [, whole, bare] = placeForms(other);
      return whole.startsWith(joined) || bare === loose;
    })
      ? [name]
      : [],
  );
}
