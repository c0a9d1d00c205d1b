import type { WrittenPage } from './rules.ts'

/** Bicycle Shop. */
export const bicycleShop: WrittenPage = {
  category: 'Bicycle Shop',
  links: ['WhatsApp catalogue', 'Google Maps', 'Instagram', 'Google review', 'UPI ID'],
  designs: ['garage', 'bazaar', 'monsoon'],
  without: ['Help on the road, 24×7'],
  en: {
    title: 'A digital card for bicycle shops',
    seo: 'Children’s cycles, geared bikes, e-cycles and repairs: sizes, prices and workshop hours of your cycle shop on one link.',
    lead: 'A child measures the year by the height of the saddle. Parents compare sizes and prices at night; let them find yours.',
    about:
      'We fit the cycle to the child, not the other way round. Brakes are set before it leaves, the first service is free after a month, and a puncture takes as long as a glass of tea.',
    products: [
      ['Children’s cycles', '12 to 20 inches, with side wheels'],
      ['Geared cycles', '21 speed, disc brakes, steel or alloy'],
      ['City cycles', 'Basket, carrier and dress guard'],
      ['Electric cycles', 'Battery range and charger explained'],
      ['Repairs and service', 'Puncture, brakes, gears and wheel truing'],
      ['Helmets and accessories', 'Lights, locks, bells and bottles'],
    ],
    faq: [
      [
        'Which size fits which age?',
        'Write the height next to each cycle; it saves the most common phone call.',
      ],
      [
        'Can I sell old cycles too?',
        'Make a group for used ones, one picture each, and switch a cycle off when it is sold.',
      ],
      [
        'Schools open in June and everybody comes at once.',
        'Let them order on the card; the message comes to your WhatsApp and you fit them one after the other.',
      ],
      ['How do I show that I repair as well?', 'Add services beside the goods, with a price or without.'],
    ],
    reasons: ['First service free'],
  },
  hi: {
    title: 'साइकिल की दुकान का डिजिटल कार्ड',
    seo: 'बच्चों की साइकिल, गियर वाली, ई-साइकिल और मरम्मत: साइज़, दाम और वर्कशॉप का समय एक ही लिंक पर।',
    lead: 'बच्चे का साल सीट की ऊँचाई से नापा जाता है। माँ-बाप रात को साइज़ और दाम देखते हैं; आपकी दुकान भी दिखे।',
    about:
      'साइकिल बच्चे के हिसाब से बिठाई जाती है, बच्चा साइकिल के हिसाब से नहीं। ब्रेक कसकर ही निकलती है, महीने बाद पहली सर्विस मुफ़्त, और पंक्चर उतनी देर में जितनी देर में एक गिलास चाय।',
    products: [
      ['बच्चों की साइकिल', '12 से 20 इंच, सहारे के पहियों सहित'],
      ['गियर वाली साइकिल', '21 स्पीड, डिस्क ब्रेक, स्टील या अलॉय'],
      ['शहर की साइकिल', 'टोकरी, कैरियर और चेन गार्ड'],
      ['इलेक्ट्रिक साइकिल', 'बैटरी कितनी चले, चार्जर कैसे लगे, समझाकर'],
      ['मरम्मत और सर्विस', 'पंक्चर, ब्रेक, गियर और रिम सीधी करना'],
      ['हेलमेट और सामान', 'लाइट, ताला, घंटी और बोतल'],
    ],
    faq: [
      ['किस उम्र के लिए कौन सा साइज़?', 'हर साइकिल के आगे लंबाई लिख दें; सबसे आम फ़ोन बच जाता है।'],
      ['पुरानी साइकिलें भी रख सकता हूँ?', 'पुरानी का एक समूह बनाएँ, हर एक की तस्वीर; बिक जाए तो बंद कर दें।'],
      [
        'जून में स्कूल खुलते ही भीड़ हो जाती है।',
        'लोग कार्ड से ऑर्डर करें; संदेश व्हाट्सऐप पर आता है और आप बारी-बारी से बिठाते हैं।',
      ],
      ['मरम्मत भी करता हूँ, कैसे दिखे?', 'सामान के साथ सेवाएँ जोड़ें, दाम के साथ या बिना दाम के।'],
    ],
    reasons: ['पहली सर्विस मुफ़्त'],
  },
  gu: {
    title: 'સાયકલની દુકાન માટે ડિજિટલ કાર્ડ',
    seo: 'બાળકોની સાયકલ, ગિયરવાળી, ઈ-સાયકલ અને રિપેરિંગ: સાઇઝ, ભાવ અને વર્કશોપનો સમય એક જ લિંક પર.',
    lead: 'બાળકનું વર્ષ સીટની ઊંચાઈથી મપાય છે. માબાપ રાત્રે સાઇઝ અને ભાવ જુએ છે; તમારી દુકાન પણ દેખાય.',
    about:
      'સાયકલ બાળક પ્રમાણે ગોઠવાય, બાળક સાયકલ પ્રમાણે નહીં. બ્રેક કસીને જ નીકળે, મહિના પછી પહેલી સર્વિસ મફત, અને પંક્ચર એટલી વારમાં જેટલી વારમાં એક કપ ચા.',
    products: [
      ['બાળકોની સાયકલ', '12 થી 20 ઇંચ, ટેકાનાં પૈડાં સાથે'],
      ['ગિયરવાળી સાયકલ', '21 સ્પીડ, ડિસ્ક બ્રેક, સ્ટીલ કે એલોય'],
      ['શહેરની સાયકલ', 'બાસ્કેટ, કેરિયર અને ચેઇન ગાર્ડ'],
      ['ઇલેક્ટ્રિક સાયકલ', 'બેટરી કેટલું ચાલે અને ચાર્જર, સમજાવીને'],
      ['રિપેરિંગ અને સર્વિસ', 'પંક્ચર, બ્રેક, ગિયર અને રિમ સીધી કરવી'],
      ['હેલ્મેટ અને એસેસરીઝ', 'લાઇટ, તાળું, ઘંટડી અને બોટલ'],
    ],
    faq: [
      ['કઈ ઉંમરે કઈ સાઇઝ?', 'દરેક સાયકલ આગળ ઊંચાઈ લખો; સૌથી વધુ આવતો ફોન બચી જાય.'],
      ['જૂની સાયકલ પણ મૂકી શકું?', 'જૂનીનું ગ્રુપ બનાવો, દરેકનો એક ફોટો; વેચાય એટલે બંધ કરો.'],
      ['જૂનમાં શાળા ખૂલે ને બધા એકસાથે આવે છે.', 'લોકો કાર્ડ પરથી ઓર્ડર કરે; મેસેજ વોટ્સએપ પર આવે અને તમે વારાફરતી ફિટ કરો.'],
      ['રિપેર પણ કરું છું, કેવી રીતે દેખાય?', 'માલની સાથે સેવાઓ ઉમેરો, ભાવ સાથે કે ભાવ વગર.'],
    ],
    reasons: ['પહેલી સર્વિસ મફત'],
  },
}
