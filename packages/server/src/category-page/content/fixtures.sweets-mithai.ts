import type { WrittenPage } from './rules.ts'

/** Sweets & Mithai. */
export const sweetsMithai: WrittenPage = {
  category: 'Sweets & Mithai',
  links: ['WhatsApp catalogue', 'Order online', 'Zomato', 'Swiggy', 'Google Maps', 'FSSAI licence'],
  designs: ['saffron', 'thali', 'zari'],
  en: {
    title: 'A digital card for sweet shops',
    seo: 'Mithai by the kilo, gift boxes, festival bookings and sugar-free sweets with prices of your sweet shop on one link.',
    lead: 'In festival week the queue stands to the corner. Let half of it order from home on the card.',
    about:
      'Milk is thickened in our own kitchen and kaju is ground fresh, so the sweets taste of what they are made of. Each tray carries the day it was made, and what is left at night is not sold in the morning.',
    products: [
      ['Kaju katli', 'Thin, with pure silver leaf'],
      ['Pedas and barfi', 'From milk thickened here'],
      ['Bengali sweets', 'Rasgulla, sandesh and chamcham'],
      ['Ghee sweets', 'Ladoo, mohanthal and ghevar'],
      ['Sugar-free sweets', 'With dates, figs and jaggery'],
      ['Gift boxes', 'Mixed mithai, any number'],
    ],
    faq: [
      [
        'How early should festival orders close?',
        'Write the last day into the first lines, and switch trays off when they are booked out.',
      ],
      [
        'Can the weight be chosen?',
        'Make a kilo and a half-kilo entry, or give the price for 100 grams; the basket adds it up.',
      ],
      [
        'We make special sweets on some days only.',
        'Mark them out of stock on other days; regular customers learn the rhythm.',
      ],
      [
        'Weddings need samples first.',
        'A service called “Wedding tasting” without a price brings the right calls.',
      ],
    ],
    reasons: ['Each tray carries its day'],
  },
  hi: {
    title: 'मिठाई की दुकान के लिए डिजिटल कार्ड',
    seo: 'किलो के भाव मिठाई, गिफ़्ट बॉक्स, त्योहार की बुकिंग और बिना चीनी की मिठाई: दुकान का एक लिंक।',
    lead: 'त्योहार के हफ़्ते में लाइन मोड़ तक जाती है। आधे लोग घर बैठे कार्ड से ऑर्डर कर दें तो अच्छा।',
    about:
      'दूध हमारी अपनी रसोई में औटता है और काजू ताज़ा पिसता है, इसलिए मिठाई में उसी का स्वाद आता है जिससे बनी है। हर थाल पर बनने का दिन लिखा होता है, और रात का बचा सुबह नहीं बिकता।',
    products: [
      ['काजू कतली', 'पतली, शुद्ध चाँदी के वर्क के साथ'],
      ['पेड़े और बर्फ़ी', 'यहीं औटे दूध से'],
      ['बंगाली मिठाई', 'रसगुल्ला, संदेश और चमचम'],
      ['घी की मिठाई', 'लड्डू, मोहनथाल और घेवर'],
      ['बिना चीनी की मिठाई', 'खजूर, अंजीर और गुड़ से'],
      ['गिफ़्ट बॉक्स', 'मिली-जुली मिठाई, जितने चाहें'],
    ],
    faq: [
      ['त्योहार के ऑर्डर कब बंद करूँ?', 'आख़िरी दिन पहली पंक्तियों में लिखें, और जो थाल भर जाए उसे बंद कर दें।'],
      ['क्या वज़न चुना जा सकता है?', 'किलो और आधा किलो की प्रविष्टि बनाएँ या 100 ग्राम का दाम दें; टोकरी जोड़ लेती है।'],
      ['कुछ मिठाइयाँ ख़ास दिनों पर ही बनती हैं।', 'बाक़ी दिन उन्हें उपलब्ध नहीं रखें; पुराने ग्राहक दिन पहचान लेते हैं।'],
      ['शादी वाले पहले चखना चाहते हैं।', '“शादी के लिए चखें” नाम की सेवा बिना दाम के रखें; सही फ़ोन आते हैं।'],
    ],
    reasons: ['हर थाल पर बनने का दिन'],
  },
  gu: {
    title: 'મીઠાઈની દુકાન માટે ડિજિટલ કાર્ડ',
    seo: 'કિલોના ભાવે મીઠાઈ, ગિફ્ટ બોક્સ, તહેવારનું બુકિંગ અને ખાંડ વગરની મીઠાઈ: દુકાનની એક લિંક.',
    lead: 'તહેવારના અઠવાડિયે લાઇન નાકા સુધી જાય છે. અડધા લોકો ઘરે બેઠાં કાર્ડ પરથી ઓર્ડર કરે તો સારું.',
    about:
      'દૂધ અમારા પોતાના રસોડામાં ઊકળે છે અને કાજુ તાજા પિસાય છે, એટલે મીઠાઈમાં જેની બની છે તેનો જ સ્વાદ આવે છે. દરેક થાળ પર બન્યાનો દિવસ લખેલો હોય છે, અને રાતનું વધેલું સવારે વેચાતું નથી.',
    products: [
      ['કાજુકતરી', 'પાતળી, શુદ્ધ ચાંદીના વરખ સાથે'],
      ['પેંડા અને બરફી', 'અહીં જ ઉકાળેલા દૂધની'],
      ['બંગાળી મીઠાઈ', 'રસગુલ્લા, સંદેશ અને ચમચમ'],
      ['ઘીની મીઠાઈ', 'લાડુ, મોહનથાળ અને ઘેવર'],
      ['ખાંડ વગરની મીઠાઈ', 'ખજૂર, અંજીર અને ગોળની'],
      ['ગિફ્ટ બોક્સ', 'મિક્સ મીઠાઈ, જોઈએ તેટલાં'],
    ],
    faq: [
      ['તહેવારના ઓર્ડર ક્યારે બંધ કરું?', 'છેલ્લો દિવસ પહેલી લીટીઓમાં લખો, અને જે થાળ ભરાઈ જાય તેને બંધ કરી દો.'],
      ['વજન પસંદ કરી શકાય?', 'કિલો અને અડધા કિલોની નોંધ બનાવો કે 100 ગ્રામનો ભાવ આપો; ટોપલી સરવાળો કરી લે છે.'],
      ['કેટલીક મીઠાઈ ખાસ દિવસે જ બને છે.', 'બાકીના દિવસે તેને ઉપલબ્ધ નથી રાખો; કાયમી ગ્રાહકો દિવસ ઓળખી જાય છે.'],
      ['લગ્નવાળા પહેલાં ચાખવા માગે છે.', '“લગ્ન માટે ચાખો” નામની સેવા ભાવ વગર રાખો; સાચા ફોન આવે છે.'],
    ],
    reasons: ['દરેક થાળ પર બન્યાનો દિવસ'],
  },
}
