import type { OrderView } from '@/lib/contract/orders/order-view';
import type { Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { presentImportNote } from '@/lib/server/pricing/customs/present-import-charges';
import type { OrderTexts } from '@/lib/server/parcels/documents/order-texts';

type Party = OrderView['sender'];

const party = (countryCode: Country, rest: Partial<Party>): Party => ({
  name: '',
  company: '',
  phone: '',
  email: '',
  countryCode,
  provinceCode: '',
  provinceName: '',
  cityCode: '',
  cityName: '',
  areaCode: '',
  areaName: '',
  street: '',
  digitalAddress: '',
  ...rest,
});

/** A Chinese sender, as Chinese people write. */
const guangzhou = (local: boolean) =>
  party('CN', {
    name: '陈龑',
    company: '广州市白云区佳美服饰有限公司',
    phone: '+86 139 0000 0123',
    email: 'chen@example.com',
    provinceName: local ? '广东省' : 'Guangdong',
    cityName: local ? '广州市' : 'Guangzhou',
    areaName: local ? '白云区' : 'Baiyun',
    street: '机场路12号3栋502室',
  });

const RECEIVERS: Record<'EG' | 'PK' | 'GH' | 'MA' | 'TR', { en: Party; local: Party }> = {
  EG: {
    en: party('EG', { provinceName: 'Cairo', cityName: 'Nasr City', areaName: 'First District' }),
    local: party('EG', { provinceName: 'القاهرة', cityName: 'مدينة نصر', areaName: 'الحي الأول' }),
  },
  PK: {
    en: party('PK', { provinceName: 'Punjab', cityName: 'Lahore', areaName: 'Gulberg' }),
    local: party('PK', { provinceName: 'پنجاب', cityName: 'لاہور', areaName: 'گلبرگ' }),
  },
  GH: {
    en: party('GH', { provinceName: 'Greater Accra', cityName: 'Accra', areaName: 'Osu' }),
    local: party('GH', { provinceName: 'Greater Accra', cityName: 'Accra', areaName: 'Osu' }),
  },
  MA: {
    en: party('MA', { provinceName: 'Casablanca-Settat', cityName: 'Casablanca', areaName: 'Maârif' }),
    local: party('MA', { provinceName: 'Casablanca-Settat', cityName: 'Casablanca', areaName: 'Maârif' }),
  },
  TR: {
    en: party('TR', { provinceName: 'Istanbul', cityName: 'Kadikoy', areaName: 'Caferaga' }),
    local: party('TR', { provinceName: 'İstanbul', cityName: 'Kadıköy', areaName: 'Caferağa' }),
  },
};

const PERSONS: Record<keyof typeof RECEIVERS, Partial<Party>> = {
  EG: { name: 'محمد عبد الله السيد', phone: '+20 100 000 0123', street: '12 شارع عباس العقاد، الدور 3، شقة 8' },
  PK: { name: 'عائشہ خان', phone: '+92 300 0000123', street: 'مکان نمبر 7، گلی نمبر 12، بلاک ای' },
  GH: {
    name: 'Ama Serwaa Boateng',
    phone: '+233 24 000 0123',
    street: '7 Nightingale Close, Ring Road East',
    digitalAddress: 'GA-183-8164',
  },
  MA: { name: 'Amine El Fassi', phone: '+212 600 000123', street: '24, rue Jean-Jaurès, 3ᵉ étage, appartement 12' },
  TR: { name: 'Ayşe Yılmaz Çağlayan', phone: '+90 530 000 0123', street: 'Moda Caddesi No: 128, Daire 5' },
};

const COUNTRY_NAMES: Partial<Record<Country, Record<Language, string>>> = {
  CN: { en: 'China', 'zh-CN': '中国', fr: 'Chine', ar: 'الصين', ur: 'چین', tr: 'Çin' },
  EG: { en: 'Egypt', 'zh-CN': '埃及', fr: 'Égypte', ar: 'مصر', ur: 'مصر', tr: 'Mısır' },
  PK: { en: 'Pakistan', 'zh-CN': '巴基斯坦', fr: 'Pakistan', ar: 'باكستان', ur: 'پاکستان', tr: 'Pakistan' },
  GH: { en: 'Ghana', 'zh-CN': '加纳', fr: 'Ghana', ar: 'غانا', ur: 'گھانا', tr: 'Gana' },
  MA: { en: 'Morocco', 'zh-CN': '摩洛哥', fr: 'Maroc', ar: 'المغرب', ur: 'مراکش', tr: 'Fas' },
  TR: { en: 'Türkiye', 'zh-CN': '土耳其', fr: 'Turquie', ar: 'تركيا', ur: 'ترکیہ', tr: 'Türkiye' },
};

const CURRENCIES = { EG: 'EGP', PK: 'PKR', GH: 'GHS', MA: 'MAD', TR: 'TRY' } as const;

export const WAYBILLS = {
  EG: 'DX12345678901EG',
  PK: 'DX12345678901PK',
  GH: 'DX12345678901GH',
  MA: 'DX12345678901MA',
  TR: 'DX12345678901TR',
};

const SECOND_WAYBILLS = {
  EG: 'DX98765432109EG',
  PK: 'DX98765432109PK',
  GH: 'DX98765432109GH',
  MA: 'DX98765432109MA',
  TR: 'DX98765432109TR',
};

const PARCEL: Omit<OrderView['parcels'][number], 'waybillNo'> = {
  state: 'WAITING',
  measured: null,
  weightKg: 6,
  lengthCm: 40,
  widthCm: 30,
  heightCm: 25,
  goodsNameEn: 'Cotton T-shirts, printed',
  goodsNameCn: '印花纯棉T恤',
  quantity: 24,
  unitPriceMinor: 4550,
  insuredValue: null,
  cashOnDelivery: null,
};

function viewOf(
  country: keyof typeof RECEIVERS,
  language: 'english' | Language,
  change: Partial<OrderView>,
): OrderView {
  const local = language !== 'english';
  const receiver = { ...RECEIVERS[country][local ? 'local' : 'en'], ...PERSONS[country] };
  const currency = CURRENCIES[country];
  return {
    id: 'order-1',
    tradeNo: 'T8K2M4Q7W9X3',
    waybillNo: WAYBILLS[country],
    kind: 'international',
    service: 'intl-straight-special',
    state: 'WAITING',
    createTime: '2026-11-20T18:30:00.000Z',
    receiverName: receiver.name,
    receiverCountry: country,
    pieces: 2,
    can: { edit: true, cancel: true, delete: false },
    version: 1,
    updateTime: '2026-11-20T18:30:00.000Z',
    customerType: 'business',
    customerHistory: 'new',
    frequency: 'single',
    shippingVolume: null,
    sender: guangzhou(language === 'zh-CN'),
    receiver,
    sendingMode: 'MERCHANT',
    pickup: null,
    domesticTransferNo: '',
    handover: 'guangzhou',
    importer: 'individual',
    goodsClass: 'GENERAL',
    waybills: [
      { waybillNo: WAYBILLS[country], state: 'WAITING' },
      { waybillNo: SECOND_WAYBILLS[country], state: 'WAITING' },
    ],
    parcels: [
      { ...PARCEL, waybillNo: WAYBILLS[country], cashOnDelivery: { currency, minor: 125_050 } },
      {
        ...PARCEL,
        waybillNo: SECOND_WAYBILLS[country],
        weightKg: 12,
        goodsNameEn: 'Steel kitchen scissors',
        goodsNameCn: '不锈钢厨房剪刀',
      },
    ],
    currency,
    insuredValue: { currency, minor: 50_000 },
    cashOnDelivery: { currency, minor: 125_050 },
    deliveryPlace: 'door',
    shopOrderNo: 'SHOP-2026-000184',
    remark: '',
    quote: {
      kind: 'international',
      service: 'intl-straight-special',
      destinationCountry: country,
      chargeable: [],
      lines: [],
      totals: [{ currency: 'CNY', minor: 128_000 }],
      receiverTotals: [],
      transit: { minDays: 4, maxDays: 8, remote: false },
      importCharges: presentImportNote(null, '2026-11-20', language === 'english' ? 'en' : language),
    } as unknown as OrderView['quote'],
    billed: null,
    history: [{ state: 'WAITING', at: '2026-11-20T18:30:00.000Z' }],
    ...change,
  };
}

/** Returns an order from China with the fields of its documents. */
export function orderInWords(
  language: Language,
  country: keyof typeof RECEIVERS,
  change: Partial<OrderView> = {},
): OrderTexts {
  return {
    language,
    english: viewOf(country, 'english', change),
    local: viewOf(country, language, change),
    details: [],
    countryNames: (code) => COUNTRY_NAMES[code]!,
    trackAddress: (number) => `https://www.duniaexpress.example/${country.toLowerCase()}-en/track?no=${number}`,
    madeAt: new Date('2026-11-20T19:00:00.000Z'),
  };
}
