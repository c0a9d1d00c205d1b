import type { WrittenPage } from './rules.ts'

/** Air Conditioner Sales & Repair. */
export const airConditionerSalesRepair: WrittenPage = {
  category: 'Air Conditioner Sales & Repair',
  links: ['WhatsApp', 'Google Maps', 'Google review', 'Urban Company', 'Price list'],
  designs: ['garage', 'monsoon', 'bazaar'],
  without: ['Free pick-up and drop', 'Help on the road, 24×7', 'On-time delivery'],
  en: {
    title: 'A digital card for AC sales and service',
    seo: 'AC service rates, yearly contracts, brands and a call button on one link. Be the number people tap on the first hot day.',
    lead: 'In April everybody looks for a mechanic at once. A card with your rates and a call button is passed on from flat to flat.',
    about:
      'We sell, fit and service split and window air conditioners. Gas is filled by weight and shown on the meter, and a customer with a yearly contract is visited twice before summer without having to call.',
    products: [
      ['AC service', 'Filters, coils and drain washed with a jet pump'],
      ['Gas filling', 'Leak found first, then filled by weight'],
      ['Installation', 'Stand, pipe and cable in one visit'],
      ['Moving an AC', 'Taken down, carried and fitted at the new address'],
      ['Yearly contract', 'Service visits and breakdown calls included'],
      ['New air conditioners', 'Split and window, with help in choosing the right ton'],
    ],
    faq: [
      [
        'How do I show rates for split and window separately?',
        'Enter each as a service of its own, such as “Split service” and “Window service”, each with its price.',
      ],
      [
        'Can I share the card in a housing society group?',
        'Yes, the link opens inside WhatsApp with your picture and name, and nobody has to install anything.',
      ],
      [
        'Customers ask for a bill with GST.',
        'Your GSTIN can stand in the about section, and you send bills as you do today.',
      ],
      [
        'Does the card work in the season only?',
        'It stays live all year; change the first lines in winter to geysers or yearly contracts.',
      ],
    ],
    reasons: ['Gas filled by weight, in your sight'],
  },
  hi: {
    title: 'एसी बिक्री और सर्विस के लिए डिजिटल कार्ड',
    seo: 'एसी सर्विस के दाम, सालाना करार, कंपनियाँ और कॉल बटन एक लिंक पर। पहली गर्मी में लोग आपका ही नंबर दबाएँ।',
    lead: 'अप्रैल आते ही सबको एक साथ मिस्त्री चाहिए। दाम और कॉल बटन वाला कार्ड एक घर से दूसरे घर ख़ुद पहुँच जाता है।',
    about:
      'हम स्प्लिट और विंडो एसी बेचते, लगाते और उनकी सर्विस करते हैं। गैस वज़न से भरते हैं और मीटर पर दिखाते हैं, और सालाना करार वाले घरों में गर्मी से पहले दो बार बिना बुलाए जाते हैं।',
    products: [
      ['एसी सर्विस', 'फ़िल्टर, कॉइल और पाइप की जेट पंप से धुलाई'],
      ['गैस भरना', 'पहले लीकेज ढूँढना, फिर वज़न से भरना'],
      ['इंस्टॉलेशन', 'स्टैंड, पाइप और तार एक ही बार में'],
      ['एसी शिफ़्टिंग', 'उतारना, ले जाना और नए पते पर लगाना'],
      ['सालाना करार', 'सर्विस और ख़राबी की विज़िट शामिल'],
      ['नए एसी', 'स्प्लिट और विंडो, सही टन चुनने में मदद'],
    ],
    faq: [
      [
        'स्प्लिट और विंडो के दाम अलग-अलग कैसे दिखाऊँ?',
        'दोनों को अलग सेवा बनाएँ, जैसे “स्प्लिट सर्विस” और “विंडो सर्विस”, हर एक का अपना दाम।',
      ],
      [
        'क्या कार्ड सोसायटी के ग्रुप में डाल सकता हूँ?',
        'हाँ, लिंक व्हाट्सऐप में आपकी फ़ोटो और नाम के साथ खुलता है; किसी को कुछ डाउनलोड नहीं करना पड़ता।',
      ],
      ['ग्राहक जीएसटी बिल माँगते हैं।', 'आपका जीएसटी नंबर परिचय में दिख सकता है; बिल आप पहले की तरह ही भेजते हैं।'],
      ['क्या कार्ड सिर्फ़ सीज़न में चलेगा?', 'साल भर चालू रहता है; सर्दियों में शुरू की पंक्तियाँ गीज़र या करार पर बदल दें।'],
    ],
    reasons: ['गैस वज़न से, आपके सामने'],
  },
  gu: {
    title: 'એસી વેચાણ અને સર્વિસ માટે ડિજિટલ કાર્ડ',
    seo: 'એસી સર્વિસના ભાવ, વાર્ષિક કરાર, કંપનીઓ અને કૉલ બટન એક લિંક પર. પહેલી ગરમીમાં લોકો તમારો જ નંબર દબાવે.',
    lead: 'એપ્રિલ આવે ત્યારે બધાને એકસાથે કારીગર જોઈએ. ભાવ અને કૉલ બટનવાળું કાર્ડ એક ફ્લેટથી બીજા ફ્લેટ સુધી જાતે પહોંચે છે.',
    about:
      'અમે સ્પ્લિટ અને વિન્ડો એસી વેચીએ, ફિટ કરીએ અને તેની સર્વિસ કરીએ છીએ. ગેસ વજનથી ભરીએ છીએ અને મીટર પર બતાવીએ છીએ, અને વાર્ષિક કરારવાળા ઘરે ઉનાળા પહેલાં બે વાર વગર બોલાવ્યે જઈએ છીએ.',
    products: [
      ['એસી સર્વિસ', 'ફિલ્ટર, કોઇલ અને પાઇપ જેટ પંપથી ધોવાય'],
      ['ગેસ ભરવો', 'પહેલાં લીકેજ શોધીએ, પછી વજનથી ભરીએ'],
      ['ઇન્સ્ટોલેશન', 'સ્ટેન્ડ, પાઇપ અને વાયર એક જ વારમાં'],
      ['એસી શિફ્ટિંગ', 'ઉતારવું, લઈ જવું અને નવા સરનામે ફિટ કરવું'],
      ['વાર્ષિક કરાર', 'સર્વિસ અને ખરાબીની વિઝિટ સામેલ'],
      ['નવા એસી', 'સ્પ્લિટ અને વિન્ડો, સાચો ટન પસંદ કરવામાં મદદ'],
    ],
    faq: [
      [
        'સ્પ્લિટ અને વિન્ડોના ભાવ જુદા કેવી રીતે બતાવું?',
        'બંનેને અલગ સેવા બનાવો, જેમ કે “સ્પ્લિટ સર્વિસ” અને “વિન્ડો સર્વિસ”, દરેકનો પોતાનો ભાવ.',
      ],
      [
        'સોસાયટીના ગ્રુપમાં કાર્ડ મૂકી શકાય?',
        'હા, લિંક વોટ્સએપમાં તમારા ફોટા અને નામ સાથે ખૂલે છે; કોઈએ કંઈ ડાઉનલોડ કરવાનું નથી.',
      ],
      ['ગ્રાહક GST બિલ માગે છે.', 'તમારો GST નંબર પરિચયમાં દેખાઈ શકે; બિલ તમે પહેલાંની જેમ જ મોકલો છો.'],
      ['કાર્ડ ફક્ત સીઝનમાં ચાલે?', 'આખું વર્ષ ચાલુ રહે છે; શિયાળામાં શરૂઆતની લીટીઓ ગીઝર કે કરાર વિશે બદલી દો.'],
    ],
    reasons: ['ગેસ વજનથી, તમારી સામે'],
  },
}
