import type { WrittenPage } from './rules.ts'

/** Tailoring. */
export const tailoring: WrittenPage = {
  category: 'Tailoring',
  links: ['WhatsApp', 'Google Maps', 'Instagram', 'Google review', 'Price list'],
  designs: ['zari', 'studio', 'bazaar'],
  without: ['Hallmarked and certified'],
  en: {
    title: 'A digital card for tailors',
    seo: 'Stitching rates, delivery days, home measurement and samples of a tailor’s work on one link for regular customers.',
    lead: 'Measures in your book, your number in their phone: then the next blouse comes to you as well.',
    about:
      'Measures are taken twice and kept, so the second shirt needs no visit. You hear the delivery day when you give the cloth, a trial is part of the price, and small corrections are never charged.',
    products: [
      ['Blouse', 'Plain, lined and designer patterns'],
      ['Salwar suit and kurti', 'From your cloth or our samples'],
      ['Shirt and trousers', 'Regular and slim cuts'],
      ['Suit and sherwani', 'With two trials'],
      ['School and office uniforms', 'In numbers, by size'],
      ['Alterations', 'Shortening, fitting and zips'],
    ],
    faq: [
      [
        'Can people send measures from afar?',
        'A well-fitting old piece sent by parcel is best; agree on it over WhatsApp.',
      ],
      [
        'How do I show how busy I am?',
        'Write “ready in ten days” into the first line, and change it before Diwali.',
      ],
      [
        'Is a rate list enough for a card?',
        'Yes: twelve services with prices and three pictures of finished work are a good card.',
      ],
      [
        'Ladies ask for home visits.',
        'Add “Measuring at home” with its charge, and name the areas you go to.',
      ],
    ],
    reasons: ['Small corrections never charged'],
  },
  hi: {
    title: 'दर्ज़ी के लिए डिजिटल कार्ड',
    seo: 'सिलाई के दाम, तैयार होने के दिन, घर पर नाप और काम के नमूने: दर्ज़ी का एक लिंक, पुराने ग्राहकों के लिए भी।',
    lead: 'नाप आपकी कॉपी में और नंबर उनके फ़ोन में: तब अगला ब्लाउज़ भी आपके पास ही आएगा।',
    about:
      'नाप दो बार लेकर सँभालकर रखते हैं, इसलिए दूसरी क़मीज़ के लिए आना नहीं पड़ता। कपड़ा देते समय ही तारीख़ बता देते हैं, ट्रायल दाम में शामिल है, और छोटी-मोटी कसर का पैसा कभी नहीं लेते।',
    products: [
      ['ब्लाउज़', 'सादा, अस्तर वाला और डिज़ाइनर'],
      ['सलवार सूट और कुर्ती', 'आपके कपड़े या हमारे नमूने से'],
      ['शर्ट और पैंट', 'रेगुलर और स्लिम कट'],
      ['सूट और शेरवानी', 'दो ट्रायल के साथ'],
      ['स्कूल और दफ़्तर की वर्दी', 'थोक में, साइज़ के हिसाब से'],
      ['ऑल्टरेशन', 'छोटा करना, फ़िटिंग और चेन'],
    ],
    faq: [
      ['क्या दूर वाले नाप भेज सकते हैं?', 'ठीक बैठने वाला पुराना कपड़ा पार्सल से भेजना सबसे अच्छा है; व्हाट्सऐप पर तय कर लें।'],
      ['काम ज़्यादा है, यह कैसे बताऊँ?', 'पहली पंक्ति में “दस दिन में तैयार” लिखें और दिवाली से पहले बदल दें।'],
      ['क्या सिर्फ़ रेट लिस्ट से कार्ड बन जाता है?', 'हाँ: दाम के साथ बारह सेवाएँ और तैयार काम की तीन तस्वीरें अच्छा कार्ड हैं।'],
      ['महिलाएँ घर आकर नाप लेने को कहती हैं।', '“घर पर नाप” शुल्क के साथ जोड़ें और जिन इलाक़ों में जाते हैं उनके नाम लिखें।'],
    ],
    reasons: ['छोटी कसर का पैसा नहीं'],
  },
  gu: {
    title: 'દરજી માટે ડિજિટલ કાર્ડ',
    seo: 'સિલાઈના ભાવ, તૈયાર થવાના દિવસ, ઘરે માપ અને કામના નમૂના: દરજીની એક લિંક, કાયમી ગ્રાહકો માટે પણ.',
    lead: 'માપ તમારી નોટમાં અને નંબર તેમના ફોનમાં: પછી આગલો બ્લાઉઝ પણ તમારી પાસે જ આવે.',
    about:
      'માપ બે વાર લઈને સાચવીએ છીએ, એટલે બીજા શર્ટ માટે આવવું પડતું નથી. કાપડ આપો ત્યારે જ તારીખ કહીએ છીએ, ટ્રાયલ ભાવમાં સામેલ છે, અને નાની-મોટી કસરના પૈસા કદી લેતા નથી.',
    products: [
      ['બ્લાઉઝ', 'સાદો, અસ્તરવાળો અને ડિઝાઇનર'],
      ['સલવાર સૂટ અને કુર્તી', 'તમારા કાપડ કે અમારા નમૂના પરથી'],
      ['શર્ટ અને પેન્ટ', 'રેગ્યુલર અને સ્લિમ કટ'],
      ['સૂટ અને શેરવાની', 'બે ટ્રાયલ સાથે'],
      ['સ્કૂલ અને ઓફિસ યુનિફોર્મ', 'જથ્થામાં, સાઇઝ પ્રમાણે'],
      ['ઓલ્ટરેશન', 'ટૂંકું કરવું, ફિટિંગ અને ચેન'],
    ],
    faq: [
      ['દૂરના લોકો માપ મોકલી શકે?', 'બરાબર બેસતું જૂનું કપડું પાર્સલથી મોકલવું સૌથી સારું; વોટ્સએપ પર નક્કી કરી લો.'],
      ['કામ ઘણું છે તે કેવી રીતે કહું?', 'પહેલી લીટીમાં “દસ દિવસમાં તૈયાર” લખો અને દિવાળી પહેલાં બદલો.'],
      ['ફક્ત ભાવપત્રકથી કાર્ડ બની જાય?', 'હા: ભાવ સાથે બાર સેવા અને તૈયાર કામના ત્રણ ફોટા એટલે સારું કાર્ડ.'],
      ['બહેનો ઘરે આવીને માપ લેવાનું કહે છે.', '“ઘરે માપ” ચાર્જ સાથે ઉમેરો અને જે વિસ્તારમાં જાઓ છો તેનાં નામ લખો.'],
    ],
    reasons: ['નાની કસરના પૈસા નહીં'],
  },
}
