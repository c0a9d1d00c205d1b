import type { WrittenPage } from './rules.ts'

/** Books & Stationery. */
export const booksStationery: WrittenPage = {
  category: 'Books & Stationery',
  links: ['WhatsApp catalogue', 'Google Maps', 'Amazon', 'Instagram', 'UPI ID'],
  designs: ['classroom', 'bazaar', 'minimal'],
  en: {
    title: 'A digital card for book and stationery shops',
    seo: 'Textbooks, notebooks, pens, art material and office supplies: send your list, pack it and collect it, all from one link.',
    lead: 'The school hands out the list on Friday, and on Saturday two hundred parents stand in your shop. Let them send the list ahead.',
    about:
      'School lists are packed the evening before and carry the child’s name. We keep last year’s editions apart, exchange what does not fit within the week, and look for a book until it is found.',
    products: [
      ['School textbooks', 'CBSE, state board and guides'],
      ['Notebooks and registers', 'Single, by the dozen or for the whole year'],
      ['Pens and geometry', 'From five rupees to a gift in a case'],
      ['Art and craft', 'Colours, canvas, chart paper and glue'],
      ['Competitive exam books', 'UPSC, bank, NEET and JEE'],
      ['Office stationery', 'Files, printer paper and stamps'],
    ],
    faq: [
      [
        'Can a parent send a photo of the book list?',
        'Yes, the WhatsApp button opens your chat; pack it and answer with the amount.',
      ],
      [
        'My notebooks have a price for one and for a dozen.',
        'Each product says what its price is for: a piece, a dozen, a box.',
      ],
      ['We bind and photocopy too.', 'Add them as services; students search for exactly that.'],
      [
        'How do offices order every month?',
        'They keep your card on the home screen and send the order from it; the bill goes by mail.',
      ],
    ],
    reasons: ['School list packed beforehand'],
  },
  hi: {
    title: 'किताबों और स्टेशनरी की दुकान का डिजिटल कार्ड',
    seo: 'पाठ्यपुस्तकें, कॉपियाँ, पेन, कला और दफ़्तर का सामान: सूची भेजें, हम बाँध दें, आप उठा लें, एक लिंक से।',
    lead: 'स्कूल शुक्रवार को सूची देता है और शनिवार को दो सौ माँ-बाप दुकान पर खड़े होते हैं। सूची पहले ही मँगवा लें।',
    about:
      'स्कूल की सूची एक शाम पहले बँधकर बच्चे के नाम से रखी रहती है। पुराने संस्करण अलग रखते हैं, हफ़्ते भर में बदल देते हैं, और किताब मिलने तक ढूँढते रहते हैं।',
    products: [
      ['स्कूल की किताबें', 'सीबीएसई, राज्य बोर्ड और गाइड'],
      ['कॉपी और रजिस्टर', 'एक, दर्जन या पूरे साल के लिए'],
      ['पेन और ज्योमेट्री', 'पाँच रुपये से लेकर डिब्बे वाले उपहार तक'],
      ['कला और शिल्प', 'रंग, कैनवस, चार्ट पेपर और गोंद'],
      ['प्रतियोगी परीक्षा', 'यूपीएससी, बैंक, नीट और जेईई'],
      ['दफ़्तर का सामान', 'फ़ाइलें, प्रिंटर का काग़ज़ और मुहर'],
    ],
    faq: [
      ['माँ-बाप सूची की फ़ोटो भेज सकते हैं?', 'हाँ, व्हाट्सऐप बटन आपकी चैट खोलता है; बाँधें और रक़म लिखकर जवाब दें।'],
      ['कॉपी का दाम एक का और दर्जन का अलग है।', 'हर प्रोडक्ट बताता है कि दाम किसका है: नग, दर्जन या डिब्बा।'],
      ['बाइंडिंग और फ़ोटोकॉपी भी करते हैं।', 'इन्हें सेवा के रूप में जोड़ें; विद्यार्थी ठीक यही खोजते हैं।'],
      ['दफ़्तर हर महीने कैसे मँगाएँ?', 'कार्ड होम स्क्रीन पर रखकर वहीं से ऑर्डर भेजते हैं; बिल मेल पर चला जाता है।'],
    ],
    reasons: ['स्कूल की सूची पहले से तैयार'],
  },
  gu: {
    title: 'પુસ્તક અને સ્ટેશનરીની દુકાન માટે ડિજિટલ કાર્ડ',
    seo: 'પાઠ્યપુસ્તક, નોટબુક, પેન, કલા અને ઓફિસનો સામાન: યાદી મોકલો, અમે બાંધી રાખીએ, તમે લઈ જાઓ, એક લિંકથી.',
    lead: 'શાળા શુક્રવારે યાદી આપે અને શનિવારે બસો માબાપ દુકાને ઊભા હોય. યાદી પહેલેથી મંગાવી લો.',
    about:
      'શાળાની યાદી આગલી સાંજે બંધાઈને બાળકના નામે મુકાય છે. જૂની આવૃત્તિ અલગ રાખીએ, અઠવાડિયામાં બદલી આપીએ, અને પુસ્તક મળે ત્યાં સુધી શોધતા રહીએ.',
    products: [
      ['શાળાનાં પુસ્તકો', 'CBSE, રાજ્ય બોર્ડ અને ગાઇડ'],
      ['નોટબુક અને રજિસ્ટર', 'એક, ડઝન કે આખા વર્ષ માટે'],
      ['પેન અને જીઓમેટ્રી', 'પાંચ રૂપિયાથી લઈને બોક્સવાળી ભેટ સુધી'],
      ['કલા અને ક્રાફ્ટ', 'રંગ, કેનવાસ, ચાર્ટ પેપર અને ગુંદર'],
      ['સ્પર્ધાત્મક પરીક્ષા', 'UPSC, બેંક, NEET અને JEE'],
      ['ઓફિસ સ્ટેશનરી', 'ફાઇલ, પ્રિન્ટર કાગળ અને સ્ટેમ્પ'],
    ],
    faq: [
      ['માબાપ યાદીનો ફોટો મોકલી શકે?', 'હા, વોટ્સએપ બટન તમારી ચેટ ખોલે છે; બાંધો અને રકમ લખીને જવાબ આપો.'],
      ['નોટબુકનો ભાવ એકનો અને ડઝનનો જુદો છે.', 'દરેક પ્રોડક્ટ કહે છે કે ભાવ શાનો છે: નંગ, ડઝન કે બોક્સ.'],
      ['બાઇન્ડિંગ અને ઝેરોક્ષ પણ કરીએ છીએ.', 'સેવા તરીકે ઉમેરો; વિદ્યાર્થીઓ બરાબર એ જ શોધે છે.'],
      ['ઓફિસ દર મહિને કેવી રીતે મંગાવે?', 'કાર્ડ હોમ સ્ક્રીન પર રાખીને ત્યાંથી ઓર્ડર મોકલે; બિલ મેલ પર જાય.'],
    ],
    reasons: ['શાળાની યાદી પહેલેથી તૈયાર'],
  },
}
