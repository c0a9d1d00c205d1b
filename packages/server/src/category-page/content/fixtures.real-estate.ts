import type { WrittenPage } from './rules.ts'

/** Real Estate. */
export const realEstate: WrittenPage = {
  category: 'Real Estate',
  links: ['WhatsApp', 'RERA registration', 'YouTube', 'Google Maps', 'Facebook', 'Website'],
  designs: ['ledger', 'blueprint', 'studio'],
  without: [
    'Finished on the agreed date',
    '3D design before work begins',
    'Strong material, checked by us',
    'On-time delivery',
  ],
  en: {
    title: 'A digital card for real estate agents',
    seo: 'Flats, plots, shops and rentals with photos, prices and site visits on one link that buyers forward to the family.',
    lead: 'A buyer decides with six relatives. Give them one page with every property, price and place.',
    about:
      'We show five fitting homes rather than fifty. Titles are read before a visit, owner and buyer meet early, and our fee is written down before you see the first door.',
    products: [
      ['Flats for sale', 'One to four bedrooms, new and resale'],
      ['Plots and land', 'With clear title and measurement'],
      ['Shops and offices', 'On main roads and in complexes'],
      ['Homes on rent', 'For families and for staff of companies'],
      ['Home loan help', 'Papers, banks and follow-up'],
      ['Document check', 'Search report, index and registration'],
    ],
    faq: [
      [
        'How do I list properties that come and go?',
        'One entry for each with photos and price; switch it off when it is sold and use it again.',
      ],
      [
        'Can a buyer see the place on a map?',
        'Put the area into the description; the exact point is shared at the visit.',
      ],
      ['Is the RERA number shown?', 'It is a link of its own kind and stands among the first on your card.'],
      ['Does a walk-through video help?', 'Very much: link it from YouTube and it plays on the card.'],
    ],
    reasons: ['Titles read before a visit'],
  },
  hi: {
    title: 'प्रॉपर्टी एजेंट के लिए डिजिटल कार्ड',
    seo: 'फ़्लैट, प्लॉट, दुकान और किराए के घर, फ़ोटो, दाम और साइट विज़िट के साथ एक लिंक, जो ख़रीदार घरवालों को भेजते हैं।',
    lead: 'ख़रीदार छह रिश्तेदारों के साथ तय करता है। उन्हें एक पेज दें जिस पर हर मकान, दाम और जगह हो।',
    about:
      'हम पचास नहीं, आपके काम के पाँच घर दिखाते हैं। देखने जाने से पहले काग़ज़ पढ़ लिए जाते हैं, मालिक और ख़रीदार जल्दी मिलते हैं, और पहला दरवाज़ा खुलने से पहले हमारी फ़ीस लिखी होती है।',
    products: [
      ['बिकाऊ फ़्लैट', 'एक से चार कमरे, नए और पुराने'],
      ['प्लॉट और ज़मीन', 'साफ़ टाइटल और नाप के साथ'],
      ['दुकान और दफ़्तर', 'मुख्य सड़क और कॉम्प्लेक्स में'],
      ['किराए के घर', 'परिवार और कंपनी कर्मचारियों के लिए'],
      ['होम लोन में मदद', 'काग़ज़, बैंक और दौड़-भाग'],
      ['दस्तावेज़ की जाँच', 'सर्च रिपोर्ट, इंडेक्स और रजिस्ट्री'],
    ],
    faq: [
      [
        'मकान आते-जाते रहते हैं, सूची कैसे रखूँ?',
        'हर एक की फ़ोटो और दाम के साथ प्रविष्टि; बिकने पर बंद करें और वही दोबारा काम में लें।',
      ],
      ['क्या ख़रीदार नक़्शे पर जगह देख सकता है?', 'विवरण में इलाक़ा लिखें; सही जगह मुलाक़ात के समय बताएँ।'],
      ['रेरा नंबर दिखता है?', 'उसका अपना लिंक है और वह कार्ड पर सबसे पहले लिंकों में रहता है।'],
      ['घर का वीडियो काम आता है?', 'बहुत: यूट्यूब से जोड़ें, कार्ड पर ही चलता है।'],
    ],
    reasons: ['देखने से पहले काग़ज़ की जाँच'],
  },
  gu: {
    title: 'પ્રોપર્ટી એજન્ટ માટે ડિજિટલ કાર્ડ',
    seo: 'ફ્લેટ, પ્લોટ, દુકાન અને ભાડાનાં ઘર, ફોટા, ભાવ અને સાઇટ વિઝિટ સાથે એક લિંક, જે ખરીદનાર ઘરનાને મોકલે છે.',
    lead: 'ખરીદનાર છ સગાં સાથે નક્કી કરે છે. તેમને એક પેજ આપો જેમાં દરેક મકાન, ભાવ અને જગ્યા હોય.',
    about:
      'અમે પચાસ નહીં, તમારા કામનાં પાંચ ઘર બતાવીએ છીએ. જોવા જતાં પહેલાં કાગળ વંચાઈ જાય છે, માલિક અને ખરીદનાર વહેલા મળે છે, અને પહેલું બારણું ખૂલે તે પહેલાં અમારી ફી લખેલી હોય છે.',
    products: [
      ['વેચવાના ફ્લેટ', 'એકથી ચાર બેડરૂમ, નવા અને જૂના'],
      ['પ્લોટ અને જમીન', 'ચોખ્ખા ટાઇટલ અને માપણી સાથે'],
      ['દુકાન અને ઓફિસ', 'મુખ્ય રોડ અને કોમ્પ્લેક્સમાં'],
      ['ભાડાનાં ઘર', 'પરિવાર અને કંપની સ્ટાફ માટે'],
      ['હોમ લોનમાં મદદ', 'કાગળો, બેંક અને દોડધામ'],
      ['દસ્તાવેજની તપાસ', 'સર્ચ રિપોર્ટ, ઇન્ડેક્સ અને નોંધણી'],
    ],
    faq: [
      [
        'મકાન આવતાં-જતાં રહે છે, યાદી કેવી રીતે રાખું?',
        'દરેકની ફોટા અને ભાવ સાથે નોંધ; વેચાય ત્યારે બંધ કરો અને એ જ ફરી વાપરો.',
      ],
      ['ખરીદનાર નકશા પર જગ્યા જોઈ શકે?', 'વિગતમાં વિસ્તાર લખો; ચોક્કસ જગ્યા મુલાકાત વખતે કહો.'],
      ['RERA નંબર દેખાય છે?', 'તેની પોતાની લિંક છે અને તે કાર્ડ પર પહેલી લિંકોમાં રહે છે.'],
      ['ઘરનો વીડિયો કામ લાગે?', 'બહુ જ: યુટ્યુબથી જોડો, કાર્ડ પર જ ચાલે છે.'],
    ],
    reasons: ['જોતાં પહેલાં કાગળની તપાસ'],
  },
}
