import type { WrittenPage } from './rules.ts'

/** Electrician & Wiring. */
export const electricianWiring: WrittenPage = {
  category: 'Electrician & Wiring',
  links: ['WhatsApp', 'After-hours phone', 'Google Maps', 'Google review', 'Urban Company'],
  designs: ['garage', 'bazaar', 'monsoon'],
  without: ['Free pick-up and drop', 'Help on the road, 24×7', 'On-time delivery'],
  en: {
    title: 'A digital card for electricians',
    seo: 'House wiring, repairs, inverter and light fitting with visiting charges and a night number: a card for electricians.',
    lead: 'When the fuse goes, people search in the dark. Your saved contact with a call button is the light they find.',
    about:
      'Switched off, tested, then touched: that is our order of work. We lay wires you can draw out again, label each breaker, and leave the wall as clean as it was.',
    products: [
      ['House wiring', 'New and old houses, copper of proper gauge'],
      ['Fault finding', 'Short circuits, tripping and shocks'],
      ['Fans, lights and geysers', 'Fitted and checked'],
      ['Inverter and battery', 'Connection, water and replacement'],
      ['Board and MCB work', 'Labelled, balanced and earthed'],
      ['Shop and office jobs', 'Also on Sundays and after closing'],
    ],
    faq: [
      [
        'How do night calls reach me and not my wife?',
        'Give the night number its own label, or leave it out when you are away.',
      ],
      ['Should the visiting charge be written?', 'Yes, as a service with its price; it keeps away quarrels.'],
      [
        'Can builders see larger jobs?',
        'Put photos of finished boards into an album and name three sites in the introduction.',
      ],
      [
        'My name is not a company. Does it matter?',
        'No. Your own name, a photo and a number make a good card.',
      ],
    ],
    reasons: ['Each breaker labelled'],
  },
  hi: {
    title: 'इलेक्ट्रीशियन के लिए डिजिटल कार्ड',
    seo: 'घर की वायरिंग, मरम्मत, इन्वर्टर और लाइट फ़िटिंग, विज़िट के दाम और रात के नंबर के साथ इलेक्ट्रीशियन का कार्ड।',
    lead: 'फ़्यूज़ उड़ते ही लोग अँधेरे में नंबर ढूँढते हैं। फ़ोन में सहेजा आपका कार्ड वही रोशनी है।',
    about:
      'पहले बंद, फिर जाँच, फिर हाथ: काम का हमारा यही क्रम है। तार ऐसे डालते हैं कि दोबारा निकल सकें, हर एमसीबी पर नाम लिखते हैं, और दीवार वैसी ही साफ़ छोड़ते हैं।',
    products: [
      ['घर की वायरिंग', 'नए-पुराने घर, सही मोटाई का ताँबा'],
      ['ख़राबी ढूँढना', 'शॉर्ट सर्किट, ट्रिपिंग और करंट'],
      ['पंखे, लाइट और गीज़र', 'लगाना और जाँचना'],
      ['इन्वर्टर और बैटरी', 'कनेक्शन, पानी और बदलना'],
      ['बोर्ड और एमसीबी', 'नाम लिखे हुए, अर्थिंग के साथ'],
      ['दुकान और दफ़्तर का काम', 'रविवार और बंद होने के बाद भी'],
    ],
    faq: [
      ['रात के फ़ोन अलग कैसे रखूँ?', 'रात के नंबर को अपना नाम दें, और बाहर हों तो उसे हटा दें।'],
      ['विज़िट का पैसा लिखना चाहिए?', 'हाँ, दाम के साथ एक सेवा बनाएँ; बाद में बहस नहीं होती।'],
      ['बिल्डर को बड़े काम कैसे दिखाऊँ?', 'पूरे हुए बोर्ड की तस्वीरें एल्बम में रखें और परिचय में तीन साइटों के नाम लिखें।'],
      ['मेरी कोई कंपनी नहीं, बस नाम है। चलेगा?', 'हाँ। आपका नाम, एक फ़ोटो और नंबर से अच्छा कार्ड बनता है।'],
    ],
    reasons: ['हर एमसीबी पर नाम'],
  },
  gu: {
    title: 'ઇલેક્ટ્રિશિયન માટે ડિજિટલ કાર્ડ',
    seo: 'ઘરનું વાયરિંગ, રિપેરિંગ, ઇન્વર્ટર અને લાઇટ ફિટિંગ, વિઝિટના ભાવ અને રાતના નંબર સાથે ઇલેક્ટ્રિશિયનનું કાર્ડ.',
    lead: 'ફ્યૂઝ ઊડે ત્યારે લોકો અંધારામાં નંબર શોધે છે. ફોનમાં સાચવેલું તમારું કાર્ડ એ જ અજવાળું.',
    about:
      'પહેલાં બંધ, પછી તપાસ, પછી હાથ: અમારા કામનો આ ક્રમ છે. વાયર એવા નાખીએ છીએ કે ફરી ખેંચી શકાય, દરેક MCB પર નામ લખીએ છીએ, અને દીવાલ હતી એવી ચોખ્ખી મૂકીએ છીએ.',
    products: [
      ['ઘરનું વાયરિંગ', 'નવાં-જૂનાં ઘર, સાચી જાડાઈનું તાંબું'],
      ['ખામી શોધવી', 'શોર્ટ સર્કિટ, ટ્રિપિંગ અને કરંટ'],
      ['પંખા, લાઇટ અને ગીઝર', 'ફિટ કરીને તપાસવાં'],
      ['ઇન્વર્ટર અને બેટરી', 'કનેક્શન, પાણી અને બદલી'],
      ['બોર્ડ અને MCB', 'નામ લખેલાં, અર્થિંગ સાથે'],
      ['દુકાન અને ઓફિસનું કામ', 'રવિવારે અને બંધ થયા પછી પણ'],
    ],
    faq: [
      ['રાતના ફોન જુદા કેવી રીતે રાખું?', 'રાતના નંબરને પોતાનું નામ આપો, અને બહાર હો ત્યારે કાઢી નાખો.'],
      ['વિઝિટના પૈસા લખવા જોઈએ?', 'હા, ભાવ સાથે એક સેવા બનાવો; પછી માથાકૂટ થતી નથી.'],
      ['બિલ્ડરને મોટાં કામ કેવી રીતે બતાવું?', 'પૂરા થયેલા બોર્ડના ફોટા આલ્બમમાં રાખો અને પરિચયમાં ત્રણ સાઇટનાં નામ લખો.'],
      ['મારી કોઈ કંપની નથી, ફક્ત નામ છે. ચાલે?', 'હા. તમારું નામ, એક ફોટો અને નંબરથી સારું કાર્ડ બને છે.'],
    ],
    reasons: ['દરેક MCB પર નામ'],
  },
}
