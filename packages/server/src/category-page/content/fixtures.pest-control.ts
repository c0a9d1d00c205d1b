import type { WrittenPage } from './rules.ts'

/** Pest Control. */
export const pestControl: WrittenPage = {
  category: 'Pest Control',
  links: ['WhatsApp', 'Google Maps', 'Google review', 'Urban Company', 'UPI ID'],
  designs: ['garage', 'monsoon', 'clinic'],
  without: [
    'Repaired the same day',
    'Genuine spare parts',
    'Help on the road, 24×7',
    'Free pick-up and drop',
  ],
  en: {
    title: 'A digital card for pest control services',
    seo: 'Termites, cockroaches, bedbugs and rats: treatment, safety for children, rates by room and guarantee on one link.',
    lead: 'Nobody talks about cockroaches, everybody searches for help at night. Be the one who answers without asking why.',
    about:
      'We come in a car without a name on it. Gels are used where children crawl, sprays only where they must be, you get the name of every chemical in writing, and the second visit is in the price.',
    products: [
      ['Cockroaches', 'Gel, no smell, cook the same evening'],
      ['Termites', 'Drilled along the wall, five years’ guarantee'],
      ['Bedbugs', 'Two visits, heat and spray'],
      ['Rats', 'Holes closed, bait boxes locked'],
      ['Mosquitoes', 'Fogging for societies and lawns'],
      ['Yearly contract', 'For homes, restaurants and godowns'],
    ],
    faq: [
      [
        'Is it safe for a baby or a fish tank?',
        'Say it with each treatment: what is used, and for how many hours the room stays empty.',
      ],
      ['People do not know what insect it is.', 'They send a photo; you name it and the price.'],
      [
        'Restaurants need a certificate.',
        'Name it in the contract’s words; it is what the inspector asks for.',
      ],
      [
        'Can they pay after the second visit?',
        'You decide; the UPI code on the card takes money whenever it is due.',
      ],
    ],
    reasons: ['Car without a name on it'],
  },
  hi: {
    title: 'कीट नियंत्रण सेवा का डिजिटल कार्ड',
    seo: 'दीमक, तिलचट्टे, खटमल और चूहे: उपचार, बच्चों की सुरक्षा, कमरे के हिसाब से दर और गारंटी, एक लिंक पर।',
    lead: 'तिलचट्टों की बात कोई नहीं करता, रात को खोजता हर कोई है। वह बनें जो बिना पूछे जवाब दे।',
    about:
      'हम बिना नाम वाली गाड़ी में आते हैं। जहाँ बच्चे घुटनों चलते हैं वहाँ जेल, स्प्रे वहीं जहाँ ज़रूरी हो, हर दवा का नाम लिखकर मिलता है, और दूसरी विज़िट दाम में शामिल है।',
    products: [
      ['तिलचट्टे', 'जेल, बिना गंध, उसी शाम खाना बनाएँ'],
      ['दीमक', 'दीवार के साथ ड्रिल, पाँच साल की गारंटी'],
      ['खटमल', 'दो विज़िट, गर्मी और स्प्रे'],
      ['चूहे', 'बिल बंद, ताले वाले डिब्बे'],
      ['मच्छर', 'सोसाइटी और लॉन में फ़ॉगिंग'],
      ['सालाना अनुबंध', 'घर, रेस्टोरेंट और गोदाम के लिए'],
    ],
    faq: [
      ['छोटे बच्चे या मछलियों के लिए सुरक्षित है?', 'हर उपचार के साथ लिखें: क्या लगता है और कमरा कितने घंटे ख़ाली रहे।'],
      ['लोगों को कीड़े का नाम पता नहीं होता।', 'फ़ोटो भेजते हैं; नाम और दाम आप बताएँ।'],
      ['रेस्टोरेंट को प्रमाणपत्र चाहिए।', 'अनुबंध के शब्दों में लिखें; इंस्पेक्टर वही माँगता है।'],
      ['दूसरी विज़िट के बाद भुगतान हो सकता है?', 'आपकी इच्छा; कार्ड का यूपीआई कोड जब चाहें तब काम आता है।'],
    ],
    reasons: ['बिना नाम वाली गाड़ी'],
  },
  gu: {
    title: 'પેસ્ટ કંટ્રોલ સેવા માટે ડિજિટલ કાર્ડ',
    seo: 'ઊધઈ, વંદા, માંકડ અને ઉંદર: ટ્રીટમેન્ટ, બાળકોની સલામતી, રૂમ પ્રમાણે ભાવ અને ગેરંટી, એક લિંક પર.',
    lead: 'વંદાની વાત કોઈ કરતું નથી, રાત્રે શોધે બધા છે. પૂછ્યા વગર જવાબ આપે એવા બનો.',
    about:
      'અમે નામ વગરની ગાડીમાં આવીએ. બાળકો ઘૂંટણિયે ચાલે ત્યાં જેલ, સ્પ્રે જરૂરી હોય ત્યાં જ, દરેક દવાનું નામ લખીને મળે, અને બીજી વિઝિટ ભાવમાં સામેલ છે.',
    products: [
      ['વંદા', 'જેલ, વાસ વગર, એ જ સાંજે રસોઈ કરો'],
      ['ઊધઈ', 'દીવાલ સાથે ડ્રિલ, પાંચ વર્ષની ગેરંટી'],
      ['માંકડ', 'બે વિઝિટ, ગરમી અને સ્પ્રે'],
      ['ઉંદર', 'દર બંધ, તાળાવાળાં બોક્સ'],
      ['મચ્છર', 'સોસાયટી અને લોનમાં ફોગિંગ'],
      ['વાર્ષિક કોન્ટ્રાક્ટ', 'ઘર, રેસ્ટોરન્ટ અને ગોડાઉન માટે'],
    ],
    faq: [
      ['નાના બાળક કે માછલી માટે સલામત છે?', 'દરેક ટ્રીટમેન્ટ સાથે લખો: શું વપરાય અને રૂમ કેટલા કલાક ખાલી રહે.'],
      ['લોકોને જીવાતનું નામ ખબર હોતું નથી.', 'ફોટો મોકલે; નામ અને ભાવ તમે કહો.'],
      ['રેસ્ટોરન્ટને સર્ટિફિકેટ જોઈએ.', 'કોન્ટ્રાક્ટના શબ્દોમાં લખો; ઇન્સ્પેક્ટર એ જ માંગે છે.'],
      ['બીજી વિઝિટ પછી પૈસા આપી શકે?', 'તમારી મરજી; કાર્ડનો UPI કોડ જ્યારે જોઈએ ત્યારે કામ આવે.'],
    ],
    reasons: ['નામ વગરની ગાડી'],
  },
}
