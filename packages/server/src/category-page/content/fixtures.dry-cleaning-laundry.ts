import type { WrittenPage } from './rules.ts'

/** Dry Cleaning & Laundry. */
export const dryCleaningLaundry: WrittenPage = {
  category: 'Dry Cleaning & Laundry',
  links: ['WhatsApp', 'Google Maps', 'Google review', 'Price list', 'UPI ID'],
  designs: ['monsoon', 'bazaar', 'minimal'],
  en: {
    title: 'A digital card for dry cleaners and laundries',
    seo: 'Price per piece, pick-up days, stain care and delivery times of your laundry on one link for homes, hostels and hotels.',
    lead: 'The sherwani has a curry stain and the wedding is on Friday. A price, a pick-up time and a promise are all that is asked.',
    about:
      'Each garment is tagged, looked at under a lamp and treated by the cloth it is made of. Silk and wool never see the big machine, buttons that are loose come back sewn, and what we cannot save we tell you before we try.',
    products: [
      ['Shirts and trousers', 'Washed, starched and on hangers'],
      ['Sarees', 'Dry cleaned, rolled, fall checked'],
      ['Suits and sherwanis', 'Stain by stain, steam pressed'],
      ['Blankets and quilts', 'In three days, packed for the cupboard'],
      ['Curtains and sofa covers', 'Taken down and put up again'],
      ['Steam ironing', 'By the kilo, back the same evening'],
    ],
    faq: [
      [
        'Can people book a pick-up?',
        'They choose the pieces on the card, and the order comes to your WhatsApp with the address.',
      ],
      [
        'My prices are by the piece and by the kilo.',
        'Each line says what its price is for, so both stand side by side.',
      ],
      [
        'How do hostels pay by the month?',
        'Your UPI code is on the card; the warden scans it and types the sum of the month.',
      ],
      [
        'Can I say that I am closed on Tuesdays?',
        'Yes, each weekday has its own hours, and the page shows when you open next.',
      ],
    ],
    reasons: ['Silk by hand'],
  },
  hi: {
    title: 'ड्राई क्लीनिंग और लॉन्ड्री का डिजिटल कार्ड',
    seo: 'कपड़े के हिसाब से दाम, पिक-अप के दिन, दाग़ और डिलीवरी का समय: घर, हॉस्टल और होटल के लिए एक लिंक पर।',
    lead: 'शेरवानी पर सब्ज़ी का दाग़ है और शादी शुक्रवार को। दाम, उठाने का समय और भरोसा, बस यही चाहिए।',
    about:
      'हर कपड़े पर टैग लगता है, लैंप के नीचे देखा जाता है और उसकी किस्म के अनुसार धुलता है। रेशम और ऊन बड़ी मशीन में नहीं जाते, ढीले बटन टँककर आते हैं, और जो दाग़ नहीं जाएगा वह पहले बता देते हैं।',
    products: [
      ['शर्ट और पैंट', 'धुली, कलफ़ लगी, हैंगर पर'],
      ['साड़ियाँ', 'ड्राई क्लीन, रोल की हुई, फ़ॉल देखकर'],
      ['सूट और शेरवानी', 'एक-एक दाग़, स्टीम प्रेस'],
      ['कंबल और रज़ाई', 'तीन दिन में, अलमारी के लिए पैक'],
      ['पर्दे और सोफ़ा कवर', 'उतारकर ले जाते हैं, फिर लगा देते हैं'],
      ['स्टीम प्रेस', 'किलो के हिसाब से, उसी शाम वापस'],
    ],
    faq: [
      ['लोग पिक-अप बुक कर सकते हैं?', 'कार्ड पर कपड़े चुनते हैं, और पते के साथ ऑर्डर व्हाट्सऐप पर आ जाता है।'],
      ['कुछ दाम नग के हैं, कुछ किलो के।', 'हर पंक्ति बताती है कि दाम किसका है, दोनों साथ रहते हैं।'],
      ['हॉस्टल महीने का हिसाब कैसे चुकाए?', 'कार्ड पर यूपीआई कोड है; वार्डन स्कैन करके महीने की रक़म लिखता है।'],
      ['मंगलवार को बंद रहता हूँ, दिखेगा?', 'हाँ, हर दिन का अपना समय है, और अगली बार कब खुलेगा, पेज बताता है।'],
    ],
    reasons: ['रेशम हाथ से'],
  },
  gu: {
    title: 'ડ્રાય ક્લીનિંગ અને લોન્ડ્રીનું ડિજિટલ કાર્ડ',
    seo: 'કપડા પ્રમાણે ભાવ, પિક-અપના વાર, ડાઘ અને ડિલિવરીનો સમય: ઘર, હોસ્ટેલ અને હોટેલ માટે એક લિંક પર.',
    lead: 'શેરવાની પર શાકનો ડાઘ છે અને લગ્ન શુક્રવારે. ભાવ, લઈ જવાનો સમય અને ભરોસો, બસ એટલું જ જોઈએ.',
    about:
      'દરેક કપડાને ટેગ લાગે, લેમ્પ નીચે જોવાય અને કાપડ પ્રમાણે ધોવાય. રેશમ અને ઊન મોટા મશીનમાં જતાં નથી, ઢીલાં બટન ટાંકીને આવે, અને જે ડાઘ નહીં જાય તે પહેલાં કહી દઈએ.',
    products: [
      ['શર્ટ અને પેન્ટ', 'ધોયેલાં, સ્ટાર્ચવાળાં, હેંગર પર'],
      ['સાડીઓ', 'ડ્રાય ક્લીન, રોલ કરેલી, ફોલ તપાસીને'],
      ['સૂટ અને શેરવાની', 'એક એક ડાઘ, સ્ટીમ પ્રેસ'],
      ['ધાબળા અને રજાઈ', 'ત્રણ દિવસમાં, કબાટ માટે પેક'],
      ['પડદા અને સોફા કવર', 'ઉતારીને લઈ જઈએ, પાછા લગાવી દઈએ'],
      ['સ્ટીમ ઇસ્ત્રી', 'કિલોના હિસાબે, એ જ સાંજે પાછી'],
    ],
    faq: [
      ['લોકો પિક-અપ બુક કરી શકે?', 'કાર્ડ પર કપડાં પસંદ કરે, અને સરનામા સાથે ઓર્ડર વોટ્સએપ પર આવે.'],
      ['અમુક ભાવ નંગના છે, અમુક કિલોના.', 'દરેક લીટી કહે છે કે ભાવ શાનો છે, બંને સાથે રહે.'],
      ['હોસ્ટેલ મહિનાનો હિસાબ કેવી રીતે ચૂકવે?', 'કાર્ડ પર UPI કોડ છે; વોર્ડન સ્કેન કરીને મહિનાની રકમ લખે.'],
      ['મંગળવારે બંધ રહું છું, દેખાશે?', 'હા, દરેક વારનો પોતાનો સમય છે, અને ફરી ક્યારે ખૂલે તે પેજ બતાવે.'],
    ],
    reasons: ['રેશમ હાથે'],
  },
}
