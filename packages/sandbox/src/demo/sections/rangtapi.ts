import { enquiry, goods, paysTo, service, type DemoSections } from './shape.ts'

const sarees: DemoSections = {
  payment: paysTo(
    'Rupkala Saree Center',
    'rupkala',
    '+91 98765 10011',
    { accountNumber: '50200019923471', ifsc: 'HDFC0000247', bankName: 'HDFC Bank', branch: 'રિંગ રોડ' },
    'જથ્થાબંધ ઓર્ડરમાં બિલ નંબર લખશો.',
  ),
  about: {
    title: 'દોરાથી દિલ સુધી',
    body: '1989થી સુરતના ટેક્સટાઇલ માર્કેટમાં. **પોતાનું ડાઇંગ અને પ્રિન્ટિંગ**, એટલે ભાવ સીધો અને રંગ પાકો.\n\n- ઓછામાં ઓછી 6 સાડીથી જથ્થાબંધ ભાવ\n- આખા ભારતમાં કુરિયર, વિદેશમાં પણ\n- ન ગમે તો 7 દિવસમાં બદલી આપીએ',
    reasons: ['પાકા રંગ', 'પોતાનું કારખાનું', 'જથ્થાબંધ અને છૂટક', '7 દિવસમાં બદલી', 'વિડિયો કૉલ પર ખરીદી'],
    licence: '',
  },
  products: [
    goods('બાંધણી સિલ્ક સાડી', 2450, 'નંગ', {
      mrp: 3200,
      category: 'સાડી',
      gstPct: 5,
      photo: 'left',
      description: 'હાથે બાંધેલી, જામનગરના કારીગર. બ્લાઉઝ પીસ સાથે.',
    }),
    goods('પટોળા પ્રિન્ટ સાડી', 1150, 'નંગ', { mrp: 1500, category: 'સાડી', gstPct: 5, photo: 'middle' }),
    goods('બનારસી સાડી', 3900, 'નંગ', {
      mrp: 5200,
      category: 'સાડી',
      gstPct: 5,
      photo: 'right',
      description: 'લગ્ન માટે, જરી પલ્લુ.',
    }),
    goods('રોજિંદી જ્યોર્જેટ સાડી', 480, 'નંગ', { category: 'સાડી', gstPct: 5 }),
    goods('ચણિયાચોળી', 3200, 'સેટ', {
      category: 'નવરાત્રિ',
      gstPct: 5,
      photo: 'close',
      description: 'નવરાત્રિ કલેક્શન, કોડી અને આભલાં.',
    }),
    goods('ડ્રેસ મટીરિયલ, કૉટન', 650, 'સેટ', { mrp: 800, category: 'ડ્રેસ', gstPct: 5 }),
    enquiry('જથ્થાબંધ કૅટલૉગ', null, '', {
      category: 'જથ્થાબંધ',
      description: 'દર શુક્રવારે નવી ડિઝાઇન વોટ્સએપ પર.',
    }),
    goods('કાંજીવરમ સાડી', 6800, 'નંગ', { category: 'સાડી', gstPct: 5, inStock: false }),
  ],
  gallery: [
    { crop: 'left', caption: 'બાંધણીના નવા રંગ', album: 'સાડી' },
    { crop: 'middle', caption: 'દુકાનનો શો-કેસ', album: 'સાડી' },
    { crop: 'right', caption: 'લગ્ન કલેક્શન', album: 'લગ્ન અને તહેવાર' },
    { crop: 'close', caption: 'કિનારનું કામ', album: 'લગ્ન અને તહેવાર' },
  ],
  videos: [
    { videoId: 'b4nDh4n1_s1', title: 'બાંધણી કેવી રીતે બને છે' },
    { videoId: 'sAr33_dr4pe', title: 'ગુજરાતી સાડી પહેરવાની રીત' },
  ],
  feedback: [
    { stars: 5, text: 'વિડિયો કૉલ પર 12 સાડી પસંદ કરી, બધી એવી જ આવી.', name: 'હેતલ શાહ, અમદાવાદ', daysAgo: 1 },
    { stars: 5, text: 'બાંધણીનો રંગ ત્રણ ધોવાણ પછી પણ એવો જ છે.', name: 'મીના પટેલ', daysAgo: 4 },
    { stars: 4, text: 'ભાવ સારા છે. પાર્કિંગની તકલીફ.', name: 'કોમલ', daysAgo: 10 },
    {
      stars: 5,
      text: 'અમારી દુકાન માટે દર મહિને અહીંથી જ માલ લઈએ છીએ.',
      name: 'શ્રી સાંઈ ફેશન, નાશિક',
      daysAgo: 17,
    },
    { stars: 3, text: 'કુરિયર બે દિવસ મોડું આવ્યું.', name: 'રીના', daysAgo: 25 },
  ],
  visitsADay: 58,
}

const tailoring: DemoSections = {
  payment: paysTo('Rupkala Tailoring', 'rupkala.silai', '+91 98765 10041', null, 'કપડાં લેતી વખતે ચૂકવો.'),
  about: {
    title: 'માપ પ્રમાણે, સમય પર',
    body: 'બ્લાઉઝથી ચણિયાચોળી સુધી, **પહેલી ફિટિંગ બે દિવસમાં**. વાયદાનો દિવસ કાર્ડ પર લખી આપીએ છીએ.\n\n- માપ લેવા ઘરે આવીએ છીએ\n- ફેરફાર એક વાર મફત',
    reasons: ['વાયદાના દિવસે જ', 'ઘરે માપ', 'એક ફેરફાર મફત', 'અસ્તર સાથે'],
    licence: '',
  },
  products: [
    service('સાદું બ્લાઉઝ', 350, 'નંગ', { category: 'બ્લાઉઝ', photo: 'left' }),
    service('અસ્તરવાળું બ્લાઉઝ', 550, 'નંગ', { category: 'બ્લાઉઝ', photo: 'middle' }),
    service('ડિઝાઇનર બ્લાઉઝ', 1200, 'નંગ', { category: 'બ્લાઉઝ', description: 'પેડ, દોરી અને હાથનું કામ.' }),
    service('સલવાર સૂટ', 650, 'સેટ', { category: 'ડ્રેસ' }),
    service('ચણિયાચોળી', 1800, 'સેટ', {
      category: 'ડ્રેસ',
      photo: 'right',
      description: 'નવરાત્રિ માટે 15 દિવસ પહેલાં આપો.',
    }),
    service('ફોલ-બીડિંગ', 120, 'સાડી', { category: 'નાનાં કામ', description: 'તે જ દિવસે.' }),
    service('ફેરફાર', 100, 'કપડું', { category: 'નાનાં કામ' }),
  ],
  gallery: [
    { crop: 'left', caption: 'સિલાઈ કામ', album: '' },
    { crop: 'middle', caption: 'દોરાના રંગ', album: '' },
    { crop: 'right', caption: 'તૈયાર કપડાં', album: '' },
  ],
  videos: [{ videoId: 'm4ap_Gh4r3_', title: 'ઘરે માપ કેવી રીતે લેવું' }],
  feedback: [
    { stars: 5, text: 'લગ્નના ત્રણ બ્લાઉઝ ચાર દિવસમાં, ફિટિંગ બરાબર.', name: 'ધ્વનિ', daysAgo: 3 },
    { stars: 5, text: 'ઘરે આવીને માપ લઈ ગયા.', name: 'ઇલાબેન', daysAgo: 9 },
    { stars: 4, text: 'કામ સરસ, રંગનો દોરો થોડો જુદો.', name: '', daysAgo: 18 },
  ],
  visitsADay: 14,
}

const jewellery: DemoSections = {
  payment: paysTo(
    'Jharmar Jewellers',
    'jharmar',
    '+91 98765 10012',
    { accountNumber: '10280020014593', ifsc: 'BARB0CHAUTA', bankName: 'Bank of Baroda', branch: 'ચૌટા બજાર' },
    'રૂ. 2 લાખથી ઉપર રોકડ લેવાતી નથી.',
  ),
  about: {
    title: 'ત્રણ પેઢીનો વિશ્વાસ',
    body: '1954થી માણેક ચેમ્બર્સમાં. **દરેક દાગીનો BIS હોલમાર્ક**, વજન અને ઘડામણ બિલમાં અલગ લખાય છે.\n\n- જૂના સોનાના પૂરા ભાવ\n- મહિને રૂ. 1,000થી બચત યોજના\n- દાગીનાની સફાઈ આખી જિંદગી મફત',
    reasons: ['BIS હોલમાર્ક', 'ઘડામણ અલગ લખેલી', 'આજીવન સફાઈ મફત', 'જૂના સોનાના પૂરા ભાવ', 'બચત યોજના'],
    licence: 'BIS CM/L-7600041289',
  },
  products: [
    enquiry('કુંદન હાર સેટ', null, '', {
      category: 'લગ્ન',
      gstPct: 3,
      photo: 'left',
      description: '22 કૅરેટ, હાથે જડેલું કુંદન.',
    }),
    enquiry('સોનાની બંગડી, જોડી', null, '', {
      category: 'સોનું',
      gstPct: 3,
      photo: 'middle',
      description: 'વજન પ્રમાણે, 20 ગ્રામથી.',
    }),
    enquiry('હીરાની બુટ્ટી', 18500, 'જોડી', {
      category: 'હીરા',
      gstPct: 3,
      photo: 'right',
      description: 'IGI સર્ટિફિકેટ સાથે.',
    }),
    enquiry('મંગળસૂત્ર', 24900, 'નંગ', { category: 'સોનું', gstPct: 3 }),
    goods('ચાંદીના ઝાંઝર', 2100, 'જોડી', { category: 'ચાંદી', gstPct: 3 }),
    goods('ચાંદીનો સિક્કો, 10 ગ્રામ', 1350, 'નંગ', {
      category: 'ચાંદી',
      gstPct: 3,
      photo: 'close',
      description: 'દિવાળી અને ધનતેરસ માટે.',
    }),
    service('દાગીનાની પૉલિશ', null, '', { category: 'સેવા', description: 'મફત, આજીવન.' }),
    service('જૂના દાગીનાનું મૂલ્યાંકન', null, '', { category: 'સેવા', description: 'મફત; તમારી સામે, મશીનથી.' }),
  ],
  gallery: [
    { crop: 'left', caption: 'લગ્નનો સેટ', album: 'સોનું' },
    { crop: 'middle', caption: 'રોજ પહેરવાના દાગીના', album: 'સોનું' },
    { crop: 'right', caption: 'હીરાનું જડતર', album: 'હીરા' },
    { crop: 'close', caption: 'બારીક ઘડામણ', album: 'હીરા' },
  ],
  videos: [{ videoId: 'h4LLm4rk_06', title: 'હોલમાર્ક કેવી રીતે તપાસવો' }],
  feedback: [
    { stars: 5, text: 'બિલમાં વજન અને ઘડામણ અલગ, કોઈ ગૂંચવણ નહીં.', name: 'જિગ્નેશ મહેતા', daysAgo: 2 },
    { stars: 5, text: 'દાદીના દાગીના સરસ બદલી આપ્યા.', name: 'પૂજા', daysAgo: 8 },
    { stars: 4, text: 'ડિઝાઇન ઘણી, થોડી રાહ જોવી પડી.', name: 'અલ્પા', daysAgo: 15 },
    { stars: 5, text: '', name: 'કે. ઝવેરી', daysAgo: 22 },
  ],
  visitsADay: 34,
}

const dairy: DemoSections = {
  payment: paysTo(
    'Gopal Dairy Farm',
    'gopaldairy',
    '+91 98765 10013',
    { accountNumber: '20461893377', ifsc: 'SBIN0000437', bankName: 'State Bank of India', branch: 'નવસારી' },
    'મહિનાના દૂધનું બિલ 5 તારીખ સુધી.',
  ),
  about: {
    title: 'ગામથી ઘર સુધી',
    body: 'અમારી **32 ગીર ગાયો** ખેતરમાં ચરે છે. દૂધ સવારે ચાર વાગ્યે દોહીએ અને સાત પહેલાં તમારા દરવાજે.\n\n- કોઈ પાવડર નહીં, કોઈ ભેળસેળ નહીં\n- કાચની બૉટલ પાછી, કચરો નહીં\n- રવિવારે ખેતર જોવા આવો',
    reasons: ['ગીર ગાયનું A2 દૂધ', 'સવારે 7 પહેલાં', 'કાચની બૉટલ', 'વલોણાનું ઘી', 'ખેતર ખુલ્લું છે'],
    licence: 'FSSAI 10721026000318',
  },
  products: [
    goods('ગીર ગાયનું દૂધ', 84, 'લીટર', {
      category: 'રોજ',
      diet: 'veg',
      photo: 'left',
      description: 'કાચની બૉટલમાં, રોજ સવારે.',
    }),
    goods('છાશ', 30, 'લીટર', { category: 'રોજ', diet: 'veg' }),
    goods('દહીં', 60, '500 ગ્રામ', { category: 'રોજ', diet: 'veg', photo: 'middle' }),
    goods('પનીર', 190, '500 ગ્રામ', { category: 'રોજ', diet: 'veg', gstPct: 5, description: 'ઑર્ડર પર તાજું.' }),
    goods('વલોણાનું ઘી', 1150, '500 ગ્રામ', {
      mrp: 1300,
      category: 'ઘી અને મીઠાઈ',
      diet: 'veg',
      gstPct: 12,
      photo: 'right',
      description: 'દહીં વલોવીને, માટીના વાસણમાં.',
    }),
    goods('માખણ', 320, '250 ગ્રામ', { category: 'ઘી અને મીઠાઈ', diet: 'veg', gstPct: 12 }),
    goods('પેંડા', 240, '500 ગ્રામ', {
      category: 'ઘી અને મીઠાઈ',
      diet: 'veg',
      gstPct: 5,
      inStock: false,
      description: 'ફક્ત શનિવારે.',
    }),
  ],
  gallery: [
    { crop: 'left', caption: 'સવારનું દૂધ', album: '' },
    { crop: 'middle', caption: 'ગીર ગાયો', album: '' },
    { crop: 'right', caption: 'વલોણું', album: '' },
  ],
  videos: [{ videoId: 'v4L0nu_gh33', title: 'વલોણાનું ઘી બનતું જુઓ' }],
  feedback: [
    { stars: 5, text: 'બાળકોને હવે બીજું દૂધ ભાવતું જ નથી.', name: 'કિંજલ', daysAgo: 2 },
    { stars: 5, text: 'ઘીની સુગંધ આખા ઘરમાં!', name: 'રમાબેન', daysAgo: 7 },
    { stars: 4, text: 'ચોમાસામાં ક્યારેક મોડું આવે છે.', name: 'હર્ષ', daysAgo: 12 },
    { stars: 5, text: 'રવિવારે ખેતર જોયું, બાળકો ખુશ.', name: 'નિરવ દેસાઈ', daysAgo: 21 },
  ],
  visitsADay: 41,
}

const electricals: DemoSections = {
  payment: paysTo(
    'Prakash Electricals',
    'prakashelec',
    '+91 98765 10014',
    {
      accountNumber: '409001010035519',
      ifsc: 'UBIN0540901',
      bankName: 'Union Bank of India',
      branch: 'वराछा',
    },
    'बिल नंबर लिखें, गारंटी उसी पर मिलेगी।',
  ),
  about: {
    title: 'बिजली का हर काम, एक फ़ोन पर',
    body: '2007 से तार, पंखे, लाइट और मरम्मत। **लाइसेंस वाले मिस्त्री** घर आते हैं और काम के बाद सफ़ाई करके जाते हैं।\n\n- दो घंटे में घर पर, शहर में कहीं भी\n- काम की छह महीने की गारंटी',
    reasons: ['दो घंटे में घर पर', '6 महीने की गारंटी', 'असली कंपनी का माल', 'बिल के साथ'],
    licence: 'लाइसेंस GJ-EL-20871',
  },
  products: [
    goods('LED बल्ब 9 वॉट', 95, 'नग', { mrp: 140, category: 'रोशनी', gstPct: 12, photo: 'left' }),
    goods('छत का पंखा, 28 वॉट BLDC', 2850, 'नग', {
      mrp: 3600,
      category: 'पंखे',
      gstPct: 18,
      photo: 'middle',
      description: 'बिजली आधी, पाँच साल की गारंटी।',
    }),
    goods('घर का तार 1.5 मिमी', 1780, '90 मीटर', { mrp: 2200, category: 'तार', gstPct: 18, photo: 'right' }),
    goods('MCB 16A', 190, 'नग', { category: 'तार', gstPct: 18 }),
    goods('इन्वर्टर बैटरी 150 Ah', 14200, 'नग', { mrp: 16500, category: 'बैटरी', gstPct: 18, inStock: false }),
    service('पंखा लगाना', 250, 'नग', { category: 'घर पर काम' }),
    service('पूरी वायरिंग की जाँच', 500, 'घर', {
      category: 'घर पर काम',
      description: 'अर्थिंग और लोड की लिखित रिपोर्ट।',
    }),
    service('गीज़र मरम्मत', 450, 'काम', { category: 'घर पर काम' }),
  ],
  gallery: [
    { crop: 'left', caption: 'रोशनी का कोना', album: '' },
    { crop: 'middle', caption: 'पंखे', album: '' },
    { crop: 'right', caption: 'साफ़ वायरिंग', album: '' },
  ],
  videos: [{ videoId: 'eArTh1nG_ok', title: 'अर्थिंग क्यों ज़रूरी है' }],
  feedback: [
    { stars: 5, text: 'रात में फ़्यूज़ उड़ा, एक घंटे में ठीक कर गए।', name: 'संजय', daysAgo: 1 },
    { stars: 4, text: 'दाम ठीक, मिस्त्री समझदार।', name: 'रेखा पांडे', daysAgo: 6 },
    { stars: 5, text: 'पंखे का बिजली बिल पर असर दिखा।', name: 'मोहन', daysAgo: 13 },
    { stars: 2, text: 'बैटरी का इंतज़ार दो हफ़्ते से।', name: '', daysAgo: 20 },
  ],
  visitsADay: 36,
}

const salon: DemoSections = {
  payment: paysTo('Lemon & Salt Salon', 'lemonsalt', '+91 98765 10015', null),
  about: {
    title: 'A quiet hour for yourself',
    body: 'Cuts, colour and care by two sisters in Vesu. **One guest at a time**, so nobody waits.',
    reasons: ['One guest at a time', 'Ammonia-free colour', 'By appointment'],
    licence: '',
  },
  products: [
    service('Haircut and wash', 650, 'visit', { category: 'Hair' }),
    service('Root colour', 1400, 'visit', { category: 'Hair' }),
    service('Clean-up', 800, 'visit', { category: 'Skin' }),
    service('Bridal trial', 3500, 'session', { category: 'Bridal' }),
  ],
  gallery: [],
  videos: [],
  feedback: [],
  visitsADay: 0,
}

const importer: DemoSections = {
  payment: {
    upiId: null,
    payeeName: 'Loom & Harbour',
    wallets: [],
    bank: {
      holder: 'Loom & Harbour',
      accountNumber: '014505003918',
      ifsc: 'ICIC0000145',
      bankName: 'ICICI Bank',
      branch: 'Surat, for payments in ₹',
    },
    note: 'Invoices in £ carry our UK bank details.',
  },
  about: {
    title: 'Indian cloth, British shelves',
    body: 'We bring **handloom and block print from eleven Indian towns** to shops in the UK and Ireland, in small lots.\n\n- Sampling within ten days\n- Azo-free dyes, tested in Leicester\n- One invoice, duty paid',
    reasons: ['Duty paid to your door', 'Small minimum orders', 'Azo-free, tested', 'Samples in ten days'],
    licence: 'EORI GB123456789000',
  },
  products: [
    enquiry('Block-printed cotton', 340, 'metre', {
      category: 'By the metre',
      photo: 'left',
      description: 'From Bagru. Minimum 40 m a design.',
    }),
    enquiry('Kala cotton, undyed', 410, 'metre', { category: 'By the metre', photo: 'middle' }),
    enquiry('Kantha throw', 2900, 'piece', {
      category: 'Homeware',
      photo: 'right',
      description: '150 × 220 cm, two layers.',
    }),
    enquiry('Ajrakh cushion cover', 520, 'piece', { category: 'Homeware' }),
    enquiry('Silk scarf, hand-dyed', 1250, 'piece', { category: 'Accessories' }),
    service('Private label', null, '', {
      category: 'Services',
      description: 'Your woven label, your swing tag.',
    }),
  ],
  gallery: [
    { crop: 'left', caption: 'Bales ready for Felixstowe', album: '' },
    { crop: 'middle', caption: 'Harbour morning', album: '' },
    { crop: 'right', caption: 'Spring swatches', album: '' },
  ],
  videos: [{ videoId: 'bL0cKpr1nT5', title: 'A day with our block printers' }],
  feedback: [
    {
      stars: 5,
      text: 'Colours matched the swatch exactly, third order now.',
      name: 'Harriet, Bristol',
      daysAgo: 5,
    },
    { stars: 4, text: 'Lovely cloth. One roll came a week later.', name: 'Niamh', daysAgo: 18 },
  ],
  visitsADay: 11,
}

/** Sections of the businesses of the Surat agency, by their logo. */
export const rangtapiSections = { sarees, tailoring, jewellery, dairy, electricals, salon, importer }
