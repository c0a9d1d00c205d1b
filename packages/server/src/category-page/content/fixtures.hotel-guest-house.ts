import type { WrittenPage } from './rules.ts'

/** Hotel & Guest House. */
export const hotelGuestHouse: WrittenPage = {
  category: 'Hotel & Guest House',
  links: ['Room booking', 'Booking.com', 'MakeMyTrip', 'Google Maps', 'Google review', 'Tripadvisor'],
  designs: ['monsoon', 'studio', 'zari'],
  without: ['Free home visit', 'Pay after the work is done', 'On-time delivery'],
  en: {
    title: 'A digital card for hotels and guest houses',
    seo: 'Rooms, tariff, check-in times, map and direct booking on WhatsApp for hotels and guest houses, without commission.',
    lead: 'A guest who books with you directly saves the portal’s share. Give that guest one link with rooms and map.',
    about:
      'Clean sheets, hot water at six in the morning and somebody awake at the desk: we hold to these three. Families get adjoining rooms, pilgrims an early breakfast, and the late train is no trouble.',
    products: [
      ['Standard room', 'Double bed, AC, private bath'],
      ['Family room', 'Four beds, room to play'],
      ['Suite', 'Sitting room and a quiet view'],
      ['Restaurant', 'Breakfast and vegetarian thali'],
      ['Hall for functions', 'For engagements and meetings'],
      ['Taxi and sightseeing', 'Drivers we know'],
    ],
    faq: [
      [
        'Can guests book without a portal?',
        'They ask for dates on WhatsApp, and you confirm; your booking engine can be a link as well.',
      ],
      [
        'How do I show season prices?',
        'Change the room’s price for the season, or write both into its description.',
      ],
      [
        'Is the way from the station easy to find?',
        'The map button leads from where the guest stands; write the landmark into the address.',
      ],
      [
        'Foreign guests ask in English.',
        'Your own words stay as you wrote them, and buttons follow the language the visitor picks.',
      ],
    ],
    reasons: [
      'Somebody awake at the desk',
      'Hot water at six in the morning',
      'Early breakfast for pilgrims',
    ],
  },
  hi: {
    title: 'होटल और अतिथि गृह के लिए डिजिटल कार्ड',
    seo: 'कमरे, किराया, चेक-इन का समय, नक़्शा और व्हाट्सऐप पर सीधी बुकिंग, बिना कमीशन, होटल और अतिथि गृह के लिए।',
    lead: 'जो मेहमान सीधे बुक करता है, वह पोर्टल का हिस्सा बचाता है। उसे कमरों और नक़्शे वाला एक लिंक दें।',
    about:
      'साफ़ चादर, सुबह छह बजे गरम पानी और काउंटर पर कोई जागता हुआ: ये तीन बातें हम निभाते हैं। परिवार को पास-पास के कमरे, तीर्थयात्रियों को जल्दी नाश्ता, और देर की ट्रेन से कोई परेशानी नहीं।',
    products: [
      ['साधारण कमरा', 'डबल बेड, एसी, अपना बाथरूम'],
      ['परिवार का कमरा', 'चार बिस्तर, बच्चों के लिए जगह'],
      ['सुइट', 'बैठक और शांत नज़ारा'],
      ['रेस्टोरेंट', 'नाश्ता और शाकाहारी थाली'],
      ['कार्यक्रम के लिए हॉल', 'सगाई और बैठकों के लिए'],
      ['टैक्सी और सैर', 'हमारे जाने-पहचाने ड्राइवर'],
    ],
    faq: [
      [
        'क्या मेहमान पोर्टल के बिना बुक कर सकते हैं?',
        'वे व्हाट्सऐप पर तारीख़ पूछते हैं और आप पक्का करते हैं; अपनी बुकिंग साइट का लिंक भी दे सकते हैं।',
      ],
      ['सीज़न के दाम कैसे दिखाऊँ?', 'सीज़न में कमरे का दाम बदलें, या विवरण में दोनों लिखें।'],
      [
        'स्टेशन से रास्ता आसानी से मिलेगा?',
        'नक़्शे का बटन मेहमान जहाँ खड़ा है वहीं से रास्ता दिखाता है; पते में कोई निशानी लिखें।',
      ],
      ['विदेशी मेहमान अंग्रेज़ी में पूछते हैं।', 'आपके लिखे शब्द वैसे ही रहते हैं और बटन मेहमान की चुनी भाषा में दिखते हैं।'],
    ],
    reasons: ['रात भर काउंटर पर कोई न कोई', 'सुबह छह बजे गरम पानी', 'तीर्थयात्रियों को जल्दी नाश्ता'],
  },
  gu: {
    title: 'હોટેલ અને ગેસ્ટ હાઉસ માટે ડિજિટલ કાર્ડ',
    seo: 'રૂમ, ભાડું, ચેક-ઇનનો સમય, નકશો અને વોટ્સએપ પર સીધું બુકિંગ, કમિશન વગર, હોટેલ અને ગેસ્ટ હાઉસ માટે.',
    lead: 'જે મહેમાન સીધું બુક કરે તે પોર્ટલનો ભાગ બચાવે છે. તેને રૂમ અને નકશાવાળી એક લિંક આપો.',
    about:
      'ચોખ્ખી ચાદર, સવારે છ વાગ્યે ગરમ પાણી અને કાઉન્ટર પર કોઈ જાગતું: આ ત્રણ વાત અમે પાળીએ છીએ. પરિવારને બાજુ-બાજુના રૂમ, યાત્રાળુને વહેલો નાસ્તો, અને મોડી ટ્રેનથી કોઈ તકલીફ નહીં.',
    products: [
      ['સ્ટાન્ડર્ડ રૂમ', 'ડબલ બેડ, એસી, પોતાનું બાથરૂમ'],
      ['ફેમિલી રૂમ', 'ચાર પલંગ, બાળકો માટે જગ્યા'],
      ['સ્યુટ', 'બેઠક અને શાંત નજારો'],
      ['રેસ્ટોરન્ટ', 'નાસ્તો અને શાકાહારી થાળી'],
      ['પ્રસંગ માટે હોલ', 'સગાઈ અને મીટિંગ માટે'],
      ['ટેક્સી અને ફરવાનું', 'અમારા ઓળખીતા ડ્રાઇવર'],
    ],
    faq: [
      [
        'મહેમાન પોર્ટલ વગર બુક કરી શકે?',
        'તે વોટ્સએપ પર તારીખ પૂછે અને તમે પાકું કરો; તમારી બુકિંગ સાઇટની લિંક પણ આપી શકાય.',
      ],
      ['સીઝનના ભાવ કેવી રીતે બતાવું?', 'સીઝનમાં રૂમનો ભાવ બદલો, કે વિગતમાં બંને લખો.'],
      ['સ્ટેશનથી રસ્તો સહેલાઈથી મળે?', 'નકશાનું બટન મહેમાન જ્યાં ઊભો હોય ત્યાંથી રસ્તો બતાવે છે; સરનામામાં કોઈ નિશાની લખો.'],
      ['વિદેશી મહેમાન અંગ્રેજીમાં પૂછે છે.', 'તમારા લખેલા શબ્દો એમ જ રહે છે અને બટન મહેમાને પસંદ કરેલી ભાષામાં દેખાય છે.'],
    ],
    reasons: ['આખી રાત કાઉન્ટર પર કોઈક', 'સવારે છ વાગ્યે ગરમ પાણી', 'યાત્રાળુઓને વહેલો નાસ્તો'],
  },
}
