import type { WrittenPage } from './rules.ts'

/** Catering Service. */
export const cateringService: WrittenPage = {
  category: 'Catering Service',
  links: ['WhatsApp', 'Instagram', 'Food menu', 'Google review', 'FSSAI licence', 'YouTube'],
  designs: ['thali', 'saffron', 'zari'],
  en: {
    title: 'A digital card for caterers',
    seo: 'Menus by plate, live counters, photos of past weddings and a number to call: a card that wins catering orders.',
    lead: 'Families ask five caterers and choose the one who answered with menus and pictures the same evening.',
    about:
      'We cook for gatherings of thirty and of three thousand with the same cooks. Vegetables are bought on the morning of the function, a supervisor stays until the last guest has eaten, and the count is settled fairly.',
    products: [
      ['Wedding menu', 'Starters, main course, sweets and live counters'],
      ['Engagement and sangeet', 'Lighter menus for the evening'],
      ['Puja and satvik food', 'Without onion and garlic'],
      ['Office lunch', 'Packed or served, daily or for a day'],
      ['Chaat and live counters', 'Made before the eyes of the guests'],
      ['Crockery and staff', 'Serving, cleaning and water included'],
    ],
    faq: [
      [
        'How do I present three price levels?',
        'Make a product for each plate, such as Silver, Gold and Royal, with the dishes in its description.',
      ],
      [
        'Can a menu PDF be sent along?',
        'Attach it to the card; it opens from the about section and can be replaced each season.',
      ],
      [
        'Will people see past functions?',
        'Sort pictures into albums by function, and link videos of counters from YouTube.',
      ],
      [
        'Can I keep dates that are taken?',
        'Write the dates you still have into the first line; a call settles the rest.',
      ],
    ],
    reasons: ['Supervisor stays until the last guest'],
  },
  hi: {
    title: 'कैटरिंग के काम के लिए डिजिटल कार्ड',
    seo: 'प्लेट के हिसाब से मेन्यू, लाइव काउंटर, पिछली शादियों की तस्वीरें और फ़ोन नंबर: कैटरिंग के ऑर्डर दिलाने वाला कार्ड।',
    lead: 'परिवार पाँच कैटरर से पूछते हैं और उसे चुनते हैं जिसने उसी शाम मेन्यू और तस्वीरें भेज दीं।',
    about:
      'तीस मेहमान हों या तीन हज़ार, रसोइए वही रहते हैं। सब्ज़ी कार्यक्रम की सुबह ख़रीदी जाती है, सुपरवाइज़र आख़िरी मेहमान के खाने तक रुकता है, और गिनती का हिसाब साफ़ रहता है।',
    products: [
      ['शादी का मेन्यू', 'स्टार्टर, मुख्य भोजन, मिठाई और लाइव काउंटर'],
      ['सगाई और संगीत', 'शाम के लिए हल्का मेन्यू'],
      ['पूजा और सात्विक भोजन', 'बिना प्याज़-लहसुन'],
      ['ऑफ़िस लंच', 'पैक या परोसा हुआ, रोज़ या एक दिन'],
      ['चाट और लाइव काउंटर', 'मेहमानों के सामने बनता हुआ'],
      ['बर्तन और स्टाफ़', 'परोसना, सफ़ाई और पानी शामिल'],
    ],
    faq: [
      ['तीन तरह के दाम कैसे दिखाऊँ?', 'हर प्लेट का एक प्रोडक्ट बनाएँ, जैसे सिल्वर, गोल्ड और रॉयल, और विवरण में पकवान लिखें।'],
      ['क्या मेन्यू की पीडीएफ़ साथ जा सकती है?', 'कार्ड से जोड़ दें; परिचय से खुलती है और हर सीज़न बदली जा सकती है।'],
      ['लोग हमारे पुराने कार्यक्रम देख पाएँगे?', 'तस्वीरें कार्यक्रम के हिसाब से एल्बम में रखें और काउंटर के वीडियो यूट्यूब से जोड़ें।'],
      ['बुक हो चुकी तारीख़ें कैसे बताऊँ?', 'जो तारीख़ें ख़ाली हैं उन्हें पहली पंक्ति में लिखें; बाक़ी बात फ़ोन पर हो जाती है।'],
    ],
    reasons: ['आख़िरी मेहमान तक सुपरवाइज़र'],
  },
  gu: {
    title: 'કેટરિંગના કામ માટે ડિજિટલ કાર્ડ',
    seo: 'પ્લેટ પ્રમાણે મેનુ, લાઇવ કાઉન્ટર, પાછલા પ્રસંગોના ફોટા અને ફોન નંબર: કેટરિંગના ઓર્ડર અપાવતું કાર્ડ.',
    lead: 'પરિવાર પાંચ કેટરરને પૂછે છે અને જેણે એ જ સાંજે મેનુ અને ફોટા મોકલ્યા તેને પસંદ કરે છે.',
    about:
      'ત્રીસ મહેમાન હોય કે ત્રણ હજાર, રસોઇયા એ જ રહે છે. શાકભાજી પ્રસંગની સવારે ખરીદાય છે, છેલ્લો મહેમાન જમી લે ત્યાં સુધી સુપરવાઇઝર રોકાય છે, અને ગણતરીનો હિસાબ ચોખ્ખો રહે છે.',
    products: [
      ['લગ્નનું મેનુ', 'સ્ટાર્ટર, મુખ્ય ભોજન, મીઠાઈ અને લાઇવ કાઉન્ટર'],
      ['સગાઈ અને સંગીત', 'સાંજ માટે હળવું મેનુ'],
      ['પૂજા અને સાત્ત્વિક ભોજન', 'ડુંગળી-લસણ વગર'],
      ['ઓફિસ લંચ', 'પેક કે પીરસેલું, રોજ કે એક દિવસ'],
      ['ચાટ અને લાઇવ કાઉન્ટર', 'મહેમાનોની નજર સામે બને'],
      ['વાસણ અને સ્ટાફ', 'પીરસવું, સફાઈ અને પાણી સામેલ'],
    ],
    faq: [
      [
        'ત્રણ જાતના ભાવ કેવી રીતે બતાવું?',
        'દરેક પ્લેટની એક પ્રોડક્ટ બનાવો, જેમ કે સિલ્વર, ગોલ્ડ અને રોયલ, અને વિગતમાં વાનગીઓ લખો.',
      ],
      ['મેનુની PDF સાથે મોકલાય?', 'કાર્ડ સાથે જોડી દો; પરિચયમાંથી ખૂલે છે અને દરેક સીઝનમાં બદલી શકાય.'],
      ['લોકો અમારા જૂના પ્રસંગ જોઈ શકશે?', 'ફોટા પ્રસંગ પ્રમાણે આલ્બમમાં રાખો અને કાઉન્ટરના વીડિયો યુટ્યુબથી જોડો.'],
      ['બુક થયેલી તારીખો કેવી રીતે કહું?', 'ખાલી તારીખો પહેલી લીટીમાં લખો; બાકીની વાત ફોન પર થઈ જાય.'],
    ],
    reasons: ['છેલ્લા મહેમાન સુધી સુપરવાઇઝર'],
  },
}
