import type { WrittenPage } from './rules.ts'

/** Restaurant & Dhaba. */
export const restaurantDhaba: WrittenPage = {
  category: 'Restaurant & Dhaba',
  links: ['Food menu', 'Zomato', 'Swiggy', 'Google Maps', 'Google review', 'FSSAI licence'],
  designs: ['thali', 'saffron', 'bazaar'],
  en: {
    title: 'A digital card for restaurants and dhabas',
    seo: 'Menu with photos and prices, table calls, directions and orders on WhatsApp for restaurants and highway dhabas.',
    lead: 'A menu that is never out of print: dishes, prices and the way to your tables behind one QR code.',
    about:
      'The tandoor is lit at ten and the last roti leaves it at eleven at night. Gravies are cooked in small pots through the day, children eat half plates at half price, and truck drivers get tea that wakes them up.',
    products: [
      ['Thali', 'Two sabzi, dal, rice, roti, salad and a sweet'],
      ['Paneer dishes', 'Butter masala, kadai and tikka'],
      ['Tandoori roti and naan', 'Plain, butter, garlic and stuffed'],
      ['Biryani and pulao', 'Served with raita'],
      ['South Indian', 'Dosa, idli and uttapam, morning and evening'],
      ['Party booking', 'A hall or a corner for your guests, menu of your choice'],
    ],
    faq: [
      [
        'Can I put the QR code on the tables?',
        'Yes, print it from the editor. Guests read the menu on their phone and call the waiter for the rest.',
      ],
      [
        'How do I take a dish off for today?',
        'Switch it to “not in stock”; it stays in the list and comes back with one tap.',
      ],
      [
        'Do orders cost a commission?',
        'No. They come as WhatsApp messages to you, and money goes from the guest’s UPI app to yours.',
      ],
      [
        'Can veg and non-veg be told apart?',
        'Every dish can carry the mark that food law asks for, and dishes can be grouped.',
      ],
    ],
    reasons: ['Half plates for children'],
  },
  hi: {
    title: 'रेस्टोरेंट और ढाबे के लिए डिजिटल कार्ड',
    seo: 'फ़ोटो और दाम के साथ मेन्यू, टेबल के लिए कॉल, रास्ता और व्हाट्सऐप पर ऑर्डर, रेस्टोरेंट और हाईवे ढाबे के लिए।',
    lead: 'ऐसा मेन्यू जो कभी पुराना नहीं पड़ता: पकवान, दाम और आपके यहाँ का रास्ता, एक क्यूआर के पीछे।',
    about:
      'तंदूर सुबह दस बजे जलता है और आख़िरी रोटी रात ग्यारह बजे निकलती है। सब्ज़ियाँ दिन भर छोटे बर्तनों में बनती हैं, बच्चों को आधी प्लेट आधे दाम में मिलती है, और ड्राइवर भाइयों को कड़क चाय।',
    products: [
      ['थाली', 'दो सब्ज़ी, दाल, चावल, रोटी, सलाद और मीठा'],
      ['पनीर के पकवान', 'बटर मसाला, कड़ाही और टिक्का'],
      ['तंदूरी रोटी और नान', 'सादी, बटर, लहसुन और भरवाँ'],
      ['बिरयानी और पुलाव', 'रायते के साथ'],
      ['साउथ इंडियन', 'डोसा, इडली और उत्तपम, सुबह-शाम'],
      ['पार्टी बुकिंग', 'मेहमानों के लिए हॉल या कोना, मेन्यू आपकी पसंद का'],
    ],
    faq: [
      [
        'क्या क्यूआर टेबल पर लगा सकते हैं?',
        'हाँ, एडिटर से छाप लें। मेहमान फ़ोन पर मेन्यू पढ़ते हैं और बाक़ी के लिए वेटर को बुलाते हैं।',
      ],
      ['कोई पकवान आज न हो तो?', 'उसे “उपलब्ध नहीं” कर दें; सूची में रहता है और एक टैप में लौट आता है।'],
      [
        'क्या ऑर्डर पर कमीशन लगता है?',
        'नहीं। ऑर्डर व्हाट्सऐप संदेश बनकर आते हैं और पैसा मेहमान के यूपीआई से सीधे आपके पास जाता है।',
      ],
      ['शाकाहारी और मांसाहारी अलग दिखेंगे?', 'हर पकवान पर क़ानून वाला निशान लग सकता है, और पकवान समूहों में बँट सकते हैं।'],
    ],
    reasons: ['बच्चों के लिए आधी प्लेट'],
  },
  gu: {
    title: 'રેસ્ટોરન્ટ અને ઢાબા માટે ડિજિટલ કાર્ડ',
    seo: 'ફોટા અને ભાવ સાથે મેનુ, ટેબલ માટે કૉલ, રસ્તો અને વોટ્સએપ પર ઓર્ડર, રેસ્ટોરન્ટ અને હાઇવે ઢાબા માટે.',
    lead: 'કદી જૂનું ન થાય એવું મેનુ: વાનગી, ભાવ અને તમારે ત્યાંનો રસ્તો, એક QR પાછળ.',
    about:
      'તંદૂર સવારે દસ વાગ્યે સળગે છે અને છેલ્લી રોટી રાત્રે અગિયારે ઊતરે છે. શાક આખો દિવસ નાનાં વાસણોમાં બને છે, બાળકોને અડધી પ્લેટ અડધા ભાવે મળે છે, અને ડ્રાઇવરભાઈઓને કડક ચા.',
    products: [
      ['થાળી', 'બે શાક, દાળ, ભાત, રોટલી, સલાડ અને મીઠાઈ'],
      ['પનીરની વાનગી', 'બટર મસાલા, કડાઈ અને ટિક્કા'],
      ['તંદૂરી રોટી અને નાન', 'સાદી, બટર, લસણવાળી અને ભરેલી'],
      ['બિરયાની અને પુલાવ', 'રાયતા સાથે'],
      ['સાઉથ ઇન્ડિયન', 'ઢોસા, ઇડલી અને ઉત્તપમ, સવાર-સાંજ'],
      ['પાર્ટી બુકિંગ', 'મહેમાનો માટે હોલ કે ખૂણો, મેનુ તમારી પસંદનું'],
    ],
    faq: [
      ['QR ટેબલ પર લગાવી શકાય?', 'હા, એડિટરમાંથી છાપી લો. મહેમાન ફોન પર મેનુ વાંચે છે અને બાકી માટે વેઇટરને બોલાવે છે.'],
      ['કોઈ વાનગી આજે ન હોય તો?', 'તેને “ઉપલબ્ધ નથી” કરો; યાદીમાં રહે છે અને એક ટૅપથી પાછી આવે છે.'],
      ['ઓર્ડર પર કમિશન લાગે?', 'ના. ઓર્ડર વોટ્સએપ મેસેજ બનીને આવે છે અને પૈસા મહેમાનના UPI પરથી સીધા તમને મળે છે.'],
      ['વેજ અને નોન-વેજ અલગ દેખાય?', 'દરેક વાનગી પર કાયદા પ્રમાણેનું નિશાન મૂકી શકાય, અને વાનગીઓ જૂથમાં વહેંચી શકાય.'],
    ],
    reasons: ['બાળકો માટે અડધી પ્લેટ'],
  },
}
