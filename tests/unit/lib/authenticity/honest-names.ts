/** Names of people and firms as they are written in our markets. */
export const HONEST_NAMES: readonly string[] = [
  // Ghana, Nigeria, Kenya, Uganda
  'Ama Serwaa Boateng', 'Kwame Nkrumah-Mensah', 'Dr.Ama', 'Dr. Kofi Annan', 'Mr.Mensah', "O'Neil Ventures", 'St. Mary',
  'St.Mary Hospital', 'Eng.Okafor', 'A.B.C. Ltd', 'J.K.Boateng & Sons', 'Chukwuemeka & Bros. Ltd', 'Co.,Ltd', '7-Eleven', '3M',
  'Kasapreko Co. Ltd.', 'Zenith Int. Trading', 'Mama Put No.5', 'Hon. Ngozi Okonjo', 'M/S Adewale Ent.', 'Mutua & Co. Advocates',
  'Class of 2004 Old Boys', 'Nakumatt 24/7', 'Studio 54', 'Bata Shoes (Kenya) PLC', 'Owino Mkt. Stall B12', 'K.K. Fashions', '@Home Interiors',
  'Plot 12 Traders', 'Area 51 Gadgets', 'Sister’s Boutique', 'Sr.Mary Akinyi', 'Rev.Fr. Okello', 'Top 10 Electronics', '2Nice Shop',
  // China
  '李伟', '王小明', '广州白云贸易有限公司', '深圳市华强北电子科技进出口贸易有限公司', '义乌市小商品城第3区', '360安全', '58同城', '阿卜杜拉·买买提',
  'Guangzhou Baiyun Trading Co., Ltd.', 'Guangzhou Textiles Co.,Ltd', 'Shenzhen Tech Co.Ltd', 'Yiwu Imp.&Exp. Co., Ltd', 'Mr.Li', 'Ms.He', 'Mr. Ma',
  'Foshan Ceramics No. 2 Factory', 'H&M', 'Li-Ning', 'Zhang S.Y.', 'TCL', 'Hangzhou Silk (Group) Corp.',
  // Morocco
  'Amine El Fassi', 'Société Marocaine S.A.R.L', 'SARL A.U', 'S.A.R.L/A.U', 'Ets. Benjelloun', 'Ets.Diallo', 'Sté.Atlas', 'Mme.Alaoui', 'L’Oréal Maroc', 'Café de l’Étoile',
  'Boutique n° 12', 'Aït Ben Haddou', 'M. Ben Ali', 'C.H.U. Ibn Sina',
  // Egypt, Saudi Arabia, Emirates
  'محمد عبد الله حسن', 'د. أحمد علي', 'د.أحمد', 'م.خالد', 'أ.د. سميرة', 'شركة النور للتجارة', 'مؤسسة الأمل (فرع ٢)', 'Al-Futtaim Group', 'Bin Laden & Sons',
  'محل رقم ١٢', 'شركة ٤ سيزونز', 'ABC General Trading L.L.C', 'Emaar P.J.S.C.', 'Noon Est.', 'M.A. Al-Kharafi', 'عبد الرحمن بن محمد الحربي', 'Dr.Fatima Al Suwaidi',
  // Pakistan
  'عائشہ صدیقہ', 'محمد علی اینڈ سنز', 'ڈاکٹر عمران', 'Muhammad Usman', 'M.Usman', 'Md.Rahman', 'Muhd. Bilal', 'P.K.Traders', 'S.M.Enterprises', 'Hafiz Sweets (Pvt.) Ltd.', 'Ali & Sons (Pvt) Ltd',
  'Khaadi', 'J.', 'Gul Ahmed Textile Mills Ltd.',
  // Türkiye
  'Ayşe Yılmaz Çağlayan', 'Yılmaz Tic. Ltd. Şti.', 'Yılmaz San.ve Tic.Ltd.Şti.', 'Demir İnş.Taah.San.ve Tic.A.Ş.', 'Öz Çelik San. Tic. A.Ş.', 'Kaya Teks.San.', 'Güneş Oto.Paz.', 'Şahin & Oğulları', 'İğdır Nak.', 'D&R',
  '1001 Gece Butik', 'Dr.Öğr. Üyesi Kaya',
]; // prettier-ignore
