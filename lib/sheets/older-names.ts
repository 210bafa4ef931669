import type { ColumnId } from './columns';

/** Column names of earlier templates, in six languages. Stored sheets of users still have these names. */
export const OLDER_COLUMN_NAMES: Readonly<Partial<Record<ColumnId, readonly string[]>>> = {
  customer: ['Envoi en tant que', 'صفة المرسل', 'بھیجنے والے کی حیثیت', 'کس کے لیے', 'Gönderen türü'],
  senderPhone: ['寄件人手机号码', 'جوال المرسل'],
  senderEmail: ['Sender’s e-mail'],
  senderCountry: ['بلد المرسل'],
  senderProvince: ['بھیجنے والے کا صوبہ یا علاقہ', 'Gönderici ili veya bölgesi'],
  senderCity: ['Gönderici ilçesi veya şehri'],
  senderArea: ['بھیجنے والے کا ضلع یا محلہ'],
  senderDigitalAddress: ['بھیجنے والے کا ڈیجیٹل ایڈریس'],
  receiverPhone: ['收件人手机号码', 'جوال المستلم'],
  receiverEmail: ['Receiver’s e-mail'],
  receiverCountry: ['بلد المستلم'],
  receiverProvince: ['وصول کنندہ کا صوبہ یا علاقہ', 'Alıcı ili veya bölgesi'],
  receiverCity: ['Alıcı ilçesi veya şehri'],
  receiverArea: ['وصول کنندہ کا ضلع یا محلہ'],
  receiverDigitalAddress: ['وصول کنندہ کا ڈیجیٹل ایڈریس'],
  length: ['Uzunluk (cm)'],
  width: ['Genişlik (cm)'],
  goodsNameEn: ['سامان، انگریزی میں'],
  goodsNameCn: ['سامان، چینی میں'],
  unitPrice: ['Prix unitaire', 'سعر القطعة', 'ایک عدد کی قیمت', 'Birim fiyat'],
  insuredValue: ['بیمہ شدہ مالیت', 'Güvence tutarı'],
  sendingMode: ['交件方式', 'پارسل دینے کا طریقہ', 'Bize ulaşma yolu', 'Bize teslim şekli'],
  pickupDate: ['تاريخ الاستلام من العنوان'],
  pickupWindow: ['فترة الاستلام من العنوان'],
  transferNo: [
    'Courier’s tracking number to Guangzhou',
    '寄往广州的快递单号',
    'Numéro du transporteur vers Guangzhou',
    'رقم تتبّع شركة النقل إلى قوانغتشو',
    'گوانگ ژو تک کا کوریئر نمبر',
    'Guangzhou’ya kargo takip numarası',
    'Guangzhou’ya kargo firmasının takip numarası',
  ],
  batteryEnergy: ['最大一块电池的电量 (Wh)'],
  batteryCount: ['每个包裹的同装电池数', 'Her kolide cihazla birlikte gönderilen batarya'],
  hsCode: ['HS编码'],
  importer: ['进口方', '清关主体', 'Importateur', 'المستورد', 'درآمد کرنے والا'],
  handover: ['پارسل دینے کی جگہ'],
  deliveryPlace: ['派送地点', 'پہنچانے کی جگہ'],
  remark: ['Note for the courier', 'Remarque pour le coursier', 'کوریئر کے لیے ہدایت'],
};

type OlderChoices = Readonly<Partial<Record<ColumnId, Readonly<Record<string, readonly string[]>>>>>;

const SERVICE_NAMES = {
  'intl-straight-small': [
    'E-commerce small parcel',
    'طرد التجارة الإلكترونية الصغير',
    'طرود التجارة الإلكترونية الصغيرة',
  ],
  'intl-straight-special': [
    'Special line',
    'International special line',
    '国际专线',
    'Ligne spéciale internationale',
    'Ligne spéciale',
    'الخط الدولي الخاص',
    'الخط السريع',
    'بین الاقوامی خصوصی لائن',
    'خصوصی لائن',
    'تیز ڈائریکٹ سروس',
    'Uluslararası özel hat',
    'Özel hat',
    'Direkt ekspres',
  ],
  'business-express': ['شحن الأعمال السريع', 'الشحن السريع للشركات'],
  'local-standard': [
    'Local standard express',
    '本地标准快递',
    'Express local standard',
    'التوصيل المحلي السريع',
    'التوصيل السريع العادي',
    'التوصيل المحلي القياسي',
    'مقامی معیاری ایکسپریس',
    'Yurt içi standart ekspres',
  ],
};

const GOODS_NAMES = {
  GENERAL: ['Marchandises courantes'],
  BRAND_SENSITIVE: [
    'Brand-sensitive goods',
    '品牌敏感货物',
    'Produits de marque sensibles',
    'بضائع العلامات التجارية الحساسة',
    'حساس برانڈ والا سامان',
    'Tanınmış marka ürün',
  ],
  PARCEL: ['Colis ordinaire'],
  DOCUMENT: ['دستاویزات'],
  BULK: ['大件包裹'],
};

const IMPORTER_NAMES = {
  individual: ['A private person', 'Particulier', 'أفراد'],
  business: ['公司', 'Société', 'شركات', 'کاروبار', 'کاروباری'],
};

/** Earlier names of a column's choices, by their code. */
export const OLDER_CHOICE_NAMES: OlderChoices = {
  service: SERVICE_NAMES,
  goods: GOODS_NAMES,
  battery: { 'built-in': ['内置在设备中'], packed: ['与设备同装', 'Cihazla birlikte gönderilen'] },
  customer: IMPORTER_NAMES,
  importer: IMPORTER_NAMES,
  sendingMode: {
    PICKUP: ['Enlèvement à domicile', 'الاستلام من العنوان', 'دروازے سے پک اپ'],
    MERCHANT: [
      'I deliver to Guangzhou',
      'I bring it to a service site',
      '自行送达广州仓',
      '自己寄到广州仓',
      '自行送到服务网点',
      '自己送到网点',
      'Je livre à Guangzhou',
      'أوصله إلى قوانغتشو',
      'أحضره إلى نقطة خدمة',
      'أحضره إلى مركز خدمة',
      'میں خود گوانگژو پہنچاؤں گا',
      'گوانگ ژو خود پہنچانا',
      'میں سروس سینٹر پر لاؤں گا',
      'ہمارے مرکز پر خود لانا',
      'Guangzhou’ya ben ulaştırırım',
      'Hizmet noktasına getiririm',
      'Hizmet noktasına bırakırım',
    ],
  },
  pickupWindow: {
    MORNING: ['صباحًا، من 9:00 إلى 12:00', 'من 9 صباحًا إلى 12 ظهرًا', 'صبح، 9:00 سے 12:00 بجے'],
    AFTERNOON: [
      '午后 12:00–15:00',
      'ظهرًا، من 12:00 إلى 15:00',
      'من 12 ظهرًا إلى 3 مساءً',
      'من 12 ظهرًا إلى 3 عصرًا',
      'دوپہر، 12:00 سے 3:00 بجے',
      'Öğleden sonra, 12:00–15:00',
    ],
    LATE_AFTERNOON: [
      'عصرًا، من 15:00 إلى 18:00',
      'من 3 إلى 6 مساءً',
      'من 3 عصرًا إلى 6 مساءً',
      'سہ پہر، 3:00 سے 6:00 بجے',
      'Akşamüstü, 15:00–18:00',
    ],
  },
  handover: { guangzhou: ['广州仓库', 'گوانگ ژو گودام'] },
  deliveryPlace: {
    door: ['عند الباب', 'Kapıda'],
    site: [
      'At a service site',
      'At a pickup point',
      'Au point de service',
      'في نقطة خدمة',
      'في مركز خدمة',
      'ہمارے مرکز پر',
      'Hizmet noktasında',
    ],
  },
};
