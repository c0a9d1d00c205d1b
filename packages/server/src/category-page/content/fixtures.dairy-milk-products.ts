import type { WrittenPage } from './rules.ts'

/** Dairy & Milk Products. */
export const dairyMilkProducts: WrittenPage = {
  category: 'Dairy & Milk Products',
  links: ['WhatsApp', 'UPI ID', 'Google Maps', 'FSSAI licence', 'WhatsApp group', 'Order online'],
  designs: ['thali', 'bazaar', 'saffron'],
  without: [
    'Cooked fresh every day',
    'Pure ghee and clean oil',
    'Jain food on request',
    'Spotless kitchen',
    'Party orders welcome',
  ],
  en: {
    title: 'A digital card for dairies',
    seo: 'Milk, curd, paneer and ghee with daily rates, delivery rounds and monthly accounts for your dairy on one link.',
    lead: 'Morning round, evening round, holiday notes and the month’s sum by UPI: a card the whole lane keeps.',
    about:
      'Milk reaches us from nine villages before six and is on your doorstep before seven. Fat and purity are tested in front of the farmers, paneer is set each noon, and ghee is made from cream alone.',
    products: [
      ['Cow milk', 'Morning and evening rounds'],
      ['Buffalo milk', 'Full cream, in pouch or can'],
      ['Curd and buttermilk', 'Set overnight, salted or plain'],
      ['Paneer and mawa', 'Fresh each noon'],
      ['Desi ghee', 'From cream, in tins and jars'],
      ['Shrikhand and sweets', 'For festivals, on order'],
    ],
    faq: [
      [
        'Families stop milk for some days. How do they tell me?',
        'One tap on WhatsApp from your card, with the dates; nobody has to wait for the delivery boy.',
      ],
      [
        'Can I collect the monthly amount by UPI?',
        'Yes, the code stands on the card, and the customer types the sum from the account book.',
      ],
      ['Which number should hotels call?', 'Give a second number with its own label, such as “Bulk orders”.'],
      [
        'Where does the FSSAI number go?',
        'It is a link of its own kind and stands among your links as text.',
      ],
    ],
    reasons: ['On your doorstep before seven', 'Fat tested before the farmers', 'Paneer fresh each noon'],
  },
  hi: {
    title: 'डेयरी के लिए डिजिटल कार्ड',
    seo: 'दूध, दही, पनीर और घी के रोज़ के भाव, डिलीवरी के फेरे और महीने का हिसाब: आपकी डेयरी का एक लिंक।',
    lead: 'सुबह का फेरा, शाम का फेरा, छुट्टी की सूचना और महीने का पैसा यूपीआई से: ऐसा कार्ड जो पूरी गली रखती है।',
    about:
      'नौ गाँवों का दूध छह बजे से पहले हमारे यहाँ और सात से पहले आपके दरवाज़े पर होता है। फ़ैट और शुद्धता किसान के सामने जाँची जाती है, पनीर रोज़ दोपहर जमता है, और घी सिर्फ़ मलाई से बनता है।',
    products: [
      ['गाय का दूध', 'सुबह और शाम का फेरा'],
      ['भैंस का दूध', 'फ़ुल क्रीम, पाउच या डोलची में'],
      ['दही और छाछ', 'रात का जमा, नमकीन या सादा'],
      ['पनीर और मावा', 'हर दोपहर ताज़ा'],
      ['देसी घी', 'मलाई का, डिब्बे और शीशी में'],
      ['श्रीखंड और मिठाई', 'त्योहार पर, ऑर्डर से'],
    ],
    faq: [
      [
        'घरवाले कुछ दिन दूध बंद करें तो बताएँ कैसे?',
        'कार्ड से व्हाट्सऐप पर एक टैप और तारीख़ें; किसी को दूधवाले का इंतज़ार नहीं करना पड़ता।',
      ],
      ['क्या महीने का पैसा यूपीआई से ले सकता हूँ?', 'हाँ, कोड कार्ड पर रहता है और ग्राहक खाते की राशि ख़ुद लिख देता है।'],
      ['होटल वाले किस नंबर पर फ़ोन करें?', 'दूसरा नंबर अलग नाम से दें, जैसे “थोक ऑर्डर”।'],
      ['एफ़एसएसएआई नंबर कहाँ लिखूँ?', 'उसका अपना लिंक है, जो बाक़ी लिंकों के बीच लिखा दिखता है।'],
    ],
    reasons: ['सात बजे से पहले दरवाज़े पर', 'किसान के सामने फ़ैट की जाँच', 'हर दोपहर ताज़ा पनीर'],
  },
  gu: {
    title: 'ડેરી માટે ડિજિટલ કાર્ડ',
    seo: 'દૂધ, દહીં, પનીર અને ઘીના રોજના ભાવ, ડિલિવરીના ફેરા અને મહિનાનો હિસાબ: તમારી ડેરીની એક લિંક.',
    lead: 'સવારનો ફેરો, સાંજનો ફેરો, રજાની જાણ અને મહિનાના પૈસા UPI થી: આખી શેરી સાચવે એવું કાર્ડ.',
    about:
      'નવ ગામનું દૂધ છ પહેલાં અમારે ત્યાં અને સાત પહેલાં તમારા બારણે હોય છે. ફેટ અને શુદ્ધતા ખેડૂતની સામે તપાસાય છે, પનીર રોજ બપોરે બને છે, અને ઘી ફક્ત મલાઈમાંથી.',
    products: [
      ['ગાયનું દૂધ', 'સવાર અને સાંજનો ફેરો'],
      ['ભેંસનું દૂધ', 'ફુલ ક્રીમ, પાઉચ કે બરણીમાં'],
      ['દહીં અને છાશ', 'રાતનું મેળવેલું, મીઠાવાળું કે સાદું'],
      ['પનીર અને માવો', 'દર બપોરે તાજાં'],
      ['દેશી ઘી', 'મલાઈનું, ડબ્બા અને બરણીમાં'],
      ['શ્રીખંડ અને મીઠાઈ', 'તહેવારે, ઓર્ડરથી'],
    ],
    faq: [
      [
        'ઘરવાળા થોડા દિવસ દૂધ બંધ કરે તો કેવી રીતે કહે?',
        'કાર્ડ પરથી વોટ્સએપ પર એક ટૅપ અને તારીખો; કોઈએ દૂધવાળાની રાહ જોવી પડતી નથી.',
      ],
      ['મહિનાના પૈસા UPI થી લેવાય?', 'હા, કોડ કાર્ડ પર રહે છે અને ગ્રાહક ખાતાની રકમ જાતે લખે છે.'],
      ['હોટેલવાળા કયા નંબર પર ફોન કરે?', 'બીજો નંબર અલગ નામથી આપો, જેમ કે “જથ્થાબંધ ઓર્ડર”.'],
      ['FSSAI નંબર ક્યાં લખું?', 'તેની પોતાની લિંક છે, જે બીજી લિંકોની વચ્ચે લખાયેલી દેખાય છે.'],
    ],
    reasons: ['સાત વાગ્યા પહેલાં બારણે', 'ખેડૂત સામે ફેટની તપાસ', 'દર બપોરે તાજું પનીર'],
  },
}
