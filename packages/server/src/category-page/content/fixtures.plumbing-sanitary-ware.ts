import type { WrittenPage } from './rules.ts'

/** Plumbing & Sanitary Ware. */
export const plumbingSanitaryWare: WrittenPage = {
  category: 'Plumbing & Sanitary Ware',
  links: ['WhatsApp', 'Google Maps', 'Google review', 'After-hours phone', 'Catalogue'],
  designs: ['garage', 'blueprint', 'bazaar'],
  without: ['Free pick-up and drop', 'Help on the road, 24×7', 'On-time delivery'],
  en: {
    title: 'A digital card for plumbers and sanitary shops',
    seo: 'Taps, pipes and bathroom sets with plumber service, visiting charge and emergency number on one link.',
    lead: 'When water stands on the floor, nobody reads. One big call button, and the shop’s range for later.',
    about:
      'The shop and the plumber belong together, so nobody blames the other. We bring the right part on the first visit, test the line under pressure before the wall is closed, and wipe the floor before we go.',
    products: [
      ['Leakage repair', 'Taps, tanks, pipes and walls'],
      ['Bathroom fitting', 'New sets placed, sealed and tested'],
      ['Water tank work', 'Cleaning, float valves and pipelines'],
      ['Taps and showers', 'Of known makes with guarantee'],
      ['Sanitary ware', 'Basins, closets and cabinets'],
      ['Pumps and motors', 'Sale, fitting and repair'],
    ],
    faq: [
      [
        'We sell and we repair. How do I show both?',
        'Products and services stand in one list; group them by category so each is found.',
      ],
      [
        'Can builders ask for a whole house?',
        'The enquiry on WhatsApp takes a plan or a list, and you answer with a rate.',
      ],
      [
        'Are emergency calls charged extra?',
        'That is yours to say: make it a service with its price, so nobody is surprised.',
      ],
      [
        'The company’s catalogue is large.',
        'Link to it, or attach one PDF of up to 5 MB with the pieces you keep.',
      ],
    ],
    reasons: ['Tested before the wall is closed'],
  },
  hi: {
    title: 'प्लंबर और सैनिटरी दुकान के लिए डिजिटल कार्ड',
    seo: 'नल, पाइप और बाथरूम सेट, प्लंबर की सेवा, विज़िट के दाम और आपात नंबर, एक ही लिंक पर।',
    lead: 'फ़र्श पर पानी भरा हो तो कोई पढ़ता नहीं। एक बड़ा कॉल बटन चाहिए, दुकान का सामान बाद में।',
    about:
      'दुकान और प्लंबर एक ही जगह के हैं, इसलिए कोई दूसरे पर बात नहीं टालता। पहली बार में सही पुर्ज़ा लाते हैं, दीवार बंद करने से पहले लाइन पर दबाव देकर जाँचते हैं, और जाने से पहले फ़र्श पोंछते हैं।',
    products: [
      ['लीकेज ठीक करना', 'नल, टंकी, पाइप और दीवार'],
      ['बाथरूम फ़िटिंग', 'नए सेट लगाना, सील और जाँच'],
      ['पानी की टंकी', 'सफ़ाई, बॉल वॉल्व और पाइपलाइन'],
      ['नल और शावर', 'जानी-मानी कंपनी, गारंटी के साथ'],
      ['सैनिटरी सामान', 'बेसिन, कमोड और कैबिनेट'],
      ['पंप और मोटर', 'बिक्री, फ़िटिंग और मरम्मत'],
    ],
    faq: [
      [
        'हम बेचते भी हैं और मरम्मत भी। दोनों कैसे दिखें?',
        'सामान और सेवा एक ही सूची में रहते हैं; श्रेणी बना दें तो दोनों मिल जाते हैं।',
      ],
      ['क्या बिल्डर पूरे घर का भाव पूछ सकते हैं?', 'व्हाट्सऐप पर नक़्शा या सूची आ जाती है और आप दर बता देते हैं।'],
      ['आपात कॉल का पैसा अलग लूँ?', 'यह आप तय करें: दाम के साथ एक सेवा बना दें, ताकि किसी को अचरज न हो।'],
      ['कंपनी का कैटलॉग बहुत बड़ा है।', 'उसका लिंक दें, या जो सामान रखते हैं उसकी 5 एमबी तक की पीडीएफ़ जोड़ें।'],
    ],
    reasons: ['दीवार बंद करने से पहले जाँच'],
  },
  gu: {
    title: 'પ્લમ્બર અને સેનિટરી દુકાન માટે ડિજિટલ કાર્ડ',
    seo: 'નળ, પાઇપ અને બાથરૂમ સેટ, પ્લમ્બરની સેવા, વિઝિટના ભાવ અને ઇમરજન્સી નંબર, એક જ લિંક પર.',
    lead: 'ફરસ પર પાણી ભરાયું હોય ત્યારે કોઈ વાંચતું નથી. એક મોટું કૉલ બટન જોઈએ, દુકાનનો માલ પછી.',
    about:
      'દુકાન અને પ્લમ્બર એક જ ઘરના છે, એટલે કોઈ બીજા પર ઢોળતું નથી. પહેલી વારમાં જ સાચો પાર્ટ લાવીએ છીએ, દીવાલ પૂરતાં પહેલાં લાઇન પ્રેશરથી ચકાસીએ છીએ, અને જતાં પહેલાં ફરસ લૂછીએ છીએ.',
    products: [
      ['લીકેજ રિપેરિંગ', 'નળ, ટાંકી, પાઇપ અને દીવાલ'],
      ['બાથરૂમ ફિટિંગ', 'નવા સેટ બેસાડવા, સીલ અને તપાસ'],
      ['પાણીની ટાંકી', 'સફાઈ, બોલ વાલ્વ અને પાઇપલાઇન'],
      ['નળ અને શાવર', 'જાણીતી કંપની, ગેરંટી સાથે'],
      ['સેનિટરી સામાન', 'બેસિન, કમોડ અને કેબિનેટ'],
      ['પંપ અને મોટર', 'વેચાણ, ફિટિંગ અને રિપેરિંગ'],
    ],
    faq: [
      [
        'અમે વેચીએ પણ છીએ અને રિપેર પણ. બંને કેવી રીતે દેખાય?',
        'માલ અને સેવા એક જ યાદીમાં રહે છે; કેટેગરી બનાવો તો બંને મળી જાય.',
      ],
      ['બિલ્ડર આખા ઘરનો ભાવ પૂછી શકે?', 'વોટ્સએપ પર નકશો કે યાદી આવી જાય અને તમે ભાવ કહી દો.'],
      ['ઇમરજન્સી કૉલના પૈસા અલગ લઉં?', 'એ તમે નક્કી કરો: ભાવ સાથે એક સેવા બનાવો, જેથી કોઈને નવાઈ ન લાગે.'],
      ['કંપનીનો કેટલોગ બહુ મોટો છે.', 'તેની લિંક આપો, કે જે માલ રાખો છો તેની 5 MB સુધીની PDF જોડો.'],
    ],
    reasons: ['દીવાલ પૂરતાં પહેલાં તપાસ'],
  },
}
