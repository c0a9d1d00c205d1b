import type { WrittenPage } from './rules.ts'

/** Namkeen & Farsan. */
export const namkeenFarsan: WrittenPage = {
  category: 'Namkeen & Farsan',
  links: ['Zomato', 'Swiggy', 'WhatsApp catalogue', 'Google Maps', 'FSSAI licence', 'UPI ID'],
  designs: ['thali', 'saffron', 'bazaar'],
  en: {
    title: 'A digital card for namkeen and farsan shops',
    seo: 'Gathiya, sev, chivda and hot fafda with rates by the kilo, frying times and parcels to other towns, on one link.',
    lead: 'Fafda is a matter of minutes. People want to know when the next batch leaves the oil, and whether two kilos can be kept.',
    about:
      'Gram flour from one mill, groundnut oil changed every day, and salt by the hand of the same man since 1978. Hot things are fried in front of you; dry things are packed with the date they were made.',
    products: [
      ['Hot fafda and jalebi', 'From six in the morning until they are gone'],
      ['Gathiya', 'Vanela, bhavnagari and papdi'],
      ['Sev and bhujia', 'Thick, thin, ratlami and tomato'],
      ['Chivda and mixtures', 'Poha, makai and diet'],
      ['Khakhra and dry snacks', 'Twelve flavours, for travel'],
      ['Trays for offices and functions', 'Counted by the head'],
    ],
    faq: [
      [
        'How do I say when it is hot?',
        'In the first line: “Fafda from 6 to 10, gathiya from 5 in the evening”.',
      ],
      [
        'Relatives in America ask for parcels.',
        'Add a product for posted packs; the order brings the address.',
      ],
      [
        'Rates are by the kilo, but people take 250 grams.',
        'Each price says what it is for; you may put both lines.',
      ],
      [
        'Must the food licence be shown?',
        'It can stand as a link with its number, where buyers look for it.',
      ],
    ],
    reasons: ['Oil changed every day'],
  },
  hi: {
    title: 'नमकीन और फरसाण की दुकान का डिजिटल कार्ड',
    seo: 'गाठिया, सेव, चिवड़ा और गरम फाफड़ा, किलो का भाव, तलने का समय और बाहर शहर पार्सल, एक लिंक पर।',
    lead: 'फाफड़ा मिनटों का खेल है। लोग जानना चाहते हैं कि अगला घान कब निकलेगा और दो किलो रख देंगे या नहीं।',
    about:
      'एक ही चक्की का बेसन, रोज़ बदला हुआ मूँगफली का तेल, और 1978 से एक ही हाथ का नमक। गरम चीज़ें आपके सामने तली जाती हैं; सूखी पर बनने की तारीख़ लिखी होती है।',
    products: [
      ['गरम फाफड़ा और जलेबी', 'सुबह छह बजे से, जब तक रहे'],
      ['गाठिया', 'वणेला, भावनगरी और पापड़ी'],
      ['सेव और भुजिया', 'मोटी, बारीक, रतलामी और टमाटर'],
      ['चिवड़ा और मिक्सचर', 'पोहा, मक्का और डाइट'],
      ['खाखरा और सूखा नाश्ता', 'बारह स्वाद, सफ़र के लिए'],
      ['दफ़्तर और समारोह की ट्रे', 'प्रति व्यक्ति गिनकर'],
    ],
    faq: [
      ['गरम कब मिलेगा, कैसे बताऊँ?', 'पहली पंक्ति में: “फाफड़ा 6 से 10, गाठिया शाम 5 बजे से”।'],
      ['अमेरिका के रिश्तेदार पार्सल माँगते हैं।', 'डाक वाले पैक का एक प्रोडक्ट जोड़ें; ऑर्डर में पता आ जाता है।'],
      ['भाव किलो का है, लोग पाव लेते हैं।', 'हर दाम के साथ लिखा रहता है कि किसका है; दोनों पंक्तियाँ रख सकते हैं।'],
      ['फ़ूड लाइसेंस दिखाना है?', 'नंबर सहित लिंक में रह सकता है, ख़रीदार वहीं देखता है।'],
    ],
    reasons: ['तेल रोज़ बदला जाता है'],
  },
  gu: {
    title: 'નમકીન અને ફરસાણની દુકાનનું ડિજિટલ કાર્ડ',
    seo: 'ગાંઠિયા, સેવ, ચેવડો અને ગરમ ફાફડા, કિલોનો ભાવ, તળવાનો સમય અને બહારગામ પાર્સલ, એક લિંક પર.',
    lead: 'ફાફડા મિનિટોનો ખેલ છે. લોકોને જાણવું હોય કે આગલો ઘાણ ક્યારે નીકળે અને બે કિલો રાખી મૂકશો કે નહીં.',
    about:
      'એક જ ઘંટીનો લોટ, રોજ બદલાતું સીંગતેલ, અને 1978 થી એક જ હાથનું મીઠું. ગરમ વસ્તુ તમારી સામે તળાય; સૂકી પર બન્યાની તારીખ લખેલી હોય.',
    products: [
      ['ગરમ ફાફડા અને જલેબી', 'સવારે છ વાગ્યાથી, ખલાસ થાય ત્યાં સુધી'],
      ['ગાંઠિયા', 'વણેલા, ભાવનગરી અને પાપડી'],
      ['સેવ અને ભુજિયા', 'જાડી, ઝીણી, રતલામી અને ટામેટાં'],
      ['ચેવડો અને મિક્સચર', 'પૌંઆ, મકાઈ અને ડાયેટ'],
      ['ખાખરા અને સૂકો નાસ્તો', 'બાર સ્વાદ, મુસાફરી માટે'],
      ['ઓફિસ અને પ્રસંગની ટ્રે', 'માણસ દીઠ ગણીને'],
    ],
    faq: [
      ['ગરમ ક્યારે મળે, કેવી રીતે કહું?', 'પહેલી લીટીમાં: “ફાફડા 6 થી 10, ગાંઠિયા સાંજે 5 વાગ્યાથી”.'],
      ['અમેરિકાનાં સગાં પાર્સલ માંગે છે.', 'ટપાલવાળા પેકની એક પ્રોડક્ટ ઉમેરો; ઓર્ડરમાં સરનામું આવી જાય.'],
      ['ભાવ કિલોનો છે, લોકો અઢીસો ગ્રામ લે છે.', 'દરેક ભાવ સાથે લખેલું રહે કે શાનો છે; બંને લીટી રાખી શકો.'],
      ['ફૂડ લાઇસન્સ બતાવવું છે?', 'નંબર સાથે લિંકમાં રહી શકે, ખરીદનાર ત્યાં જ જુએ.'],
    ],
    reasons: ['તેલ રોજ બદલાય'],
  },
}
