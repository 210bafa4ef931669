import type { Language } from '@/lib/market/language';

/** Short texts of each script, long and short words alike, to judge the primitives by. Never shown in production. */
export interface Sample {
  title: string;
  lead: string;
  track: string;
  quote: string;
  cancel: string;
  waybill: string;
  hint: string;
  error: string;
  weight: string;
  value: string;
  country: string;
  choose: string;
  password: string;
  agree: string;
  optional: string;
  business: string;
  individual: string;
  description: string;
  step: string;
  steps: readonly [string, string, string, string, string];
  done: string;
  inTransit: string;
  signed: string;
  waiting: string;
  failed: string;
  arrived: string;
  departed: string;
  origin: string;
  market: string;
  empty: string;
  question: string;
  answer: string;
}

const en: Sample = {
  title: 'From Guangzhou to your door, followed all the way',
  lead: 'Quote, send and track parcels from China to eleven markets. One price in writing before you pay.',
  track: 'Track',
  quote: 'Get a quote',
  cancel: 'Cancel shipment',
  waybill: 'Waybill number',
  hint: 'Up to 20 numbers, one on each line',
  error: 'This number is not complete. Check the last digit.',
  weight: 'Weight',
  value: 'Declared value',
  country: 'Destination',
  choose: 'Choose a country',
  password: 'Password',
  agree: 'I have read the terms of carriage and agree to them',
  optional: 'Optional',
  business: 'Business',
  individual: 'Individual',
  description: 'Monthly invoice, several pick-ups a week',
  step: 'Step 2 of 5',
  steps: ['Who I am', 'Sender', 'Receiver', 'Parcels', 'Review'],
  done: 'done',
  inTransit: 'In transit',
  signed: 'Signed',
  waiting: 'Waiting',
  failed: 'Delivery failed',
  arrived: 'Arrived at the sorting centre',
  departed: 'Departed from the warehouse',
  origin: 'Guangzhou',
  market: 'Lagos',
  empty: 'No parcels in the last three months',
  question: 'How is volumetric weight worked out?',
  answer: 'Length times width times height in centimetres, divided by 6000. We charge the greater of the two weights.',
};

const chinese: Sample = {
  title: '从广州到您家门口，全程可查',
  lead: '在线报价、寄件、查询，从中国直达十一个国家。付款之前，价格白纸黑字。',
  track: '查询',
  quote: '获取报价',
  cancel: '取消运单',
  waybill: '运单号',
  hint: '最多 20 个单号，每行一个',
  error: '单号不完整，请检查最后一位。',
  weight: '重量',
  value: '申报价值',
  country: '目的地',
  choose: '请选择国家',
  password: '密码',
  agree: '我已阅读并同意运输条款',
  optional: '选填',
  business: '企业',
  individual: '个人',
  description: '月结发票，每周多次上门取件',
  step: '第 2 步，共 5 步',
  steps: ['身份', '寄件人', '收件人', '包裹', '确认'],
  done: '已完成',
  inTransit: '运输中',
  signed: '已签收',
  waiting: '待取件',
  failed: '派送失败',
  arrived: '到达分拣中心',
  departed: '已离开仓库',
  origin: '广州',
  market: '拉各斯',
  empty: '最近三个月没有包裹',
  question: '体积重量如何计算？',
  answer: '长、宽、高（厘米）相乘再除以 6000。按实际重量与体积重量中较大者计费。',
};

const french: Sample = {
  title: 'De Guangzhou à votre porte, suivi jusqu’au bout',
  lead: 'Devis, envoi et suivi de vos colis depuis la Chine vers onze marchés. Un prix écrit avant de payer.',
  track: 'Suivre',
  quote: 'Obtenir un devis',
  cancel: 'Annuler l’expédition',
  waybill: 'Numéro de suivi',
  hint: 'Jusqu’à 20 numéros, un par ligne',
  error: 'Ce numéro est incomplet. Vérifiez le dernier chiffre.',
  weight: 'Poids',
  value: 'Valeur déclarée',
  country: 'Destination',
  choose: 'Choisissez un pays',
  password: 'Mot de passe',
  agree: 'J’ai lu les conditions de transport et je les accepte',
  optional: 'Facultatif',
  business: 'Entreprise',
  individual: 'Particulier',
  description: 'Facture mensuelle, plusieurs enlèvements par semaine',
  step: 'Étape 2 sur 5',
  steps: ['Votre profil', 'Expéditeur', 'Destinataire', 'Colis', 'Vérification'],
  done: 'terminé',
  inTransit: 'En transit',
  signed: 'Livré',
  waiting: 'En attente',
  failed: 'Échec de livraison',
  arrived: 'Arrivé au centre de tri',
  departed: 'Parti de l’entrepôt',
  origin: 'Guangzhou',
  market: 'Casablanca',
  empty: 'Aucun colis ces trois derniers mois',
  question: 'Comment calcule-t-on le poids volumétrique ?',
  answer: 'Longueur × largeur × hauteur en centimètres, divisé par 6000. Nous facturons le plus élevé des deux poids.',
};

const arabic: Sample = {
  title: 'من قوانغتشو إلى باب بيتك، ونتابعها خطوة بخطوة',
  lead: 'احسب التكلفة وأرسل شحنتك من الصين وتتبعها. ترى السعر قبل أن تدفع.',
  track: 'تتبع',
  quote: 'احسب التكلفة',
  cancel: 'إلغاء الشحنة',
  waybill: 'رقم الشحنة',
  hint: 'حتى 20 رقمًا، رقم واحد في كل سطر',
  error: 'الرقم غير مكتمل. تحقّق من آخر خانة.',
  weight: 'الوزن',
  value: 'القيمة المصرّح بها',
  country: 'دولة الوجهة',
  choose: 'اختر الدولة',
  password: 'كلمة المرور',
  agree: 'قرأت شروط النقل وأوافق عليها',
  optional: 'اختياري',
  business: 'شركة',
  individual: 'فرد',
  description: 'فاتورة شهرية واستلام من العنوان عدة مرات في الأسبوع',
  step: 'الخطوة 2 من 5',
  steps: ['من أنا', 'المرسل', 'المستلم', 'الطرود', 'المراجعة'],
  done: 'اكتملت',
  inTransit: 'في الطريق',
  signed: 'تم التسليم',
  waiting: 'في الانتظار',
  failed: 'تعذر التسليم',
  arrived: 'وصلت إلى مركز الفرز',
  departed: 'غادرت المستودع',
  origin: 'قوانغتشو',
  market: 'القاهرة',
  empty: 'لا توجد طرود في الأشهر الثلاثة الماضية',
  question: 'كيف يُحسب الوزن الحجمي؟',
  answer: 'الطول × العرض × الارتفاع بالسنتيمتر مقسومًا على 6000، ونحتسب الوزن الأكبر.',
};

const urdu: Sample = {
  title: 'گوانگژو سے آپ کے دروازے تک، ہر قدم پر نظر',
  lead: 'چین سے گیارہ ملکوں تک پارسل کا نرخ معلوم کریں، بھیجیں اور ٹریک کریں۔ ادائیگی سے پہلے قیمت تحریری صورت میں۔',
  track: 'ٹریک کریں',
  quote: 'نرخ معلوم کریں',
  cancel: 'شپمنٹ منسوخ کریں',
  waybill: 'ٹریکنگ نمبر',
  hint: 'زیادہ سے زیادہ 20 نمبر، ہر سطر میں ایک',
  error: 'نمبر مکمل نہیں۔ آخری ہندسہ دیکھ لیں۔',
  weight: 'وزن',
  value: 'ظاہر کردہ مالیت',
  country: 'منزل',
  choose: 'ملک منتخب کریں',
  password: 'پاس ورڈ',
  agree: 'میں نے ترسیل کی شرائط پڑھ لی ہیں اور ان سے متفق ہوں',
  optional: 'اختیاری',
  business: 'کاروبار',
  individual: 'فرد',
  description: 'ماہانہ بل، ہفتے میں کئی بار پک اپ',
  step: 'مرحلہ 2 از 5',
  steps: ['میں کون ہوں', 'بھیجنے والا', 'وصول کنندہ', 'پارسل', 'جائزہ'],
  done: 'مکمل',
  inTransit: 'راستے میں',
  signed: 'وصول ہو گیا',
  waiting: 'انتظار میں',
  failed: 'ڈیلیوری نہ ہو سکی',
  arrived: 'چھانٹی مرکز پہنچ گیا',
  departed: 'گودام سے روانہ',
  origin: 'گوانگژو',
  market: 'کراچی',
  empty: 'پچھلے تین مہینوں میں کوئی پارسل نہیں',
  question: 'حجمی وزن کیسے نکالا جاتا ہے؟',
  answer: 'لمبائی × چوڑائی × اونچائی (سینٹی میٹر) تقسیم 6000۔ دونوں میں سے زیادہ وزن پر نرخ لگتا ہے۔',
};

const turkish: Sample = {
  title: 'Guangzhou’dan kapınıza, her adımı görerek',
  lead: 'Çin’den on bir pazara fiyat alın, gönderin, takip edin. Ödemeden önce yazılı tek fiyat.',
  track: 'Sorgula',
  quote: 'Fiyat hesapla',
  cancel: 'Gönderiyi iptal et',
  waybill: 'Takip numarası',
  hint: 'En fazla 20 numara, her satıra bir tane',
  error: 'Numara eksik. Son rakamı kontrol edin.',
  weight: 'Ağırlık',
  value: 'Beyan edilen değer',
  country: 'Varış ülkesi',
  choose: 'Ülke seçin',
  password: 'Şifre',
  agree: 'Taşıma koşullarını okudum ve kabul ediyorum',
  optional: 'İsteğe bağlı',
  business: 'İşletme',
  individual: 'Bireysel',
  description: 'Aylık fatura, haftada birkaç kez adresten alım',
  step: 'Adım 2/5',
  steps: ['Ben kimim', 'Gönderici', 'Alıcı', 'Koliler', 'Özet'],
  done: 'tamamlandı',
  inTransit: 'Yolda',
  signed: 'Teslim edildi',
  waiting: 'Bekliyor',
  failed: 'Teslim edilemedi',
  arrived: 'Aktarma merkezine ulaştı',
  departed: 'Depodan çıktı',
  origin: 'Guangzhou',
  market: 'İstanbul',
  empty: 'Son üç ayda gönderi yok',
  question: 'Hacimsel ağırlık nasıl hesaplanır?',
  answer: 'Santimetre cinsinden en × boy × yükseklik, 6000’e bölünür. İki ağırlıktan büyük olanı ücretlendirilir.',
};

export const SAMPLES: Record<Language, Sample> = {
  en,
  'zh-CN': chinese,
  fr: french,
  ar: arabic,
  ur: urdu,
  tr: turkish,
};
