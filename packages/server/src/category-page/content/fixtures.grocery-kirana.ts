import type { WrittenPage } from './rules.ts'

/** Grocery & Kirana. */
export const groceryKirana: WrittenPage = {
  category: 'Grocery & Kirana',
  links: ['WhatsApp', 'WhatsApp catalogue', 'UPI ID', 'JioMart', 'Google Maps', 'FSSAI licence'],
  designs: ['bazaar', 'minimal', 'saffron'],
  en: {
    title: 'A digital card for your kirana shop',
    seo: 'Take grocery lists on WhatsApp, show today’s rates and collect by UPI. One link for your kirana shop and its customers.',
    lead: 'Families send the monthly list from the card, you pack it, and they pay by UPI at the door.',
    about:
      'Three generations of one street have bought their ration from us. Pulses are cleaned before they are weighed, the scale faces you, and a list sent by eleven is at your door the same day.',
    products: [
      ['Atta, rice and pulses', 'Loose and packed, cleaned before weighing'],
      ['Oil and ghee', 'Groundnut, mustard, sunflower and cow ghee'],
      ['Masala and dry snacks', 'Whole and ground, sold in any quantity'],
      ['Soap and household goods', 'Washing, cleaning and puja needs'],
      ['Monthly ration pack', 'Your usual list, put together every month'],
      ['Home delivery', 'In our area, the same day'],
    ],
    faq: [
      [
        'My rates change daily. Does that work?',
        'Change a price in a few taps, or show goods without one and tell the rate when the list arrives.',
      ],
      [
        'Can a customer order many things at once?',
        'They add goods to the order on the card and send one WhatsApp message with quantities and the sum.',
      ],
      [
        'I am not good with computers.',
        'The card is made on the phone with which you use WhatsApp. Name, number and one design are enough to begin.',
      ],
      [
        'How do regular customers find it again?',
        'They save you as a contact, or keep the card on the home screen of their phone; it opens even with poor network.',
      ],
    ],
    reasons: ['Honest weight, scale in your sight'],
  },
  hi: {
    title: 'आपकी किराना दुकान के लिए डिजिटल कार्ड',
    seo: 'राशन की सूची व्हाट्सऐप पर लें, आज के भाव दिखाएँ और यूपीआई से पैसे पाएँ। किराना दुकान के लिए एक ही लिंक।',
    lead: 'घरवाले महीने की सूची कार्ड से भेजते हैं, आप सामान बाँधते हैं, और पैसे दरवाज़े पर यूपीआई से मिल जाते हैं।',
    about:
      'इस गली की तीन पीढ़ियाँ हमारे यहाँ से राशन लेती आई हैं। दाल तौलने से पहले साफ़ होती है, तराज़ू आपके सामने रहता है, और ग्यारह बजे तक भेजी सूची उसी दिन घर पहुँचती है।',
    products: [
      ['आटा, चावल और दालें', 'खुली और पैक, तौलने से पहले साफ़'],
      ['तेल और घी', 'मूँगफली, सरसों, सूरजमुखी और गाय का घी'],
      ['मसाले और सूखा नाश्ता', 'साबुत और पिसे, जितना चाहें उतना'],
      ['साबुन और घर का सामान', 'धुलाई, सफ़ाई और पूजा की चीज़ें'],
      ['महीने का राशन पैक', 'आपकी तय सूची, हर महीने तैयार'],
      ['घर पहुँच सेवा', 'हमारे इलाक़े में, उसी दिन'],
    ],
    faq: [
      ['भाव रोज़ बदलते हैं, तब भी चलेगा?', 'दाम कुछ टैप में बदल जाते हैं, या सामान बिना दाम के रखें और सूची आने पर भाव बताएँ।'],
      [
        'क्या ग्राहक एक साथ कई चीज़ें मँगा सकता है?',
        'वह कार्ड पर चीज़ें जोड़ता है और मात्रा व जोड़ के साथ एक ही व्हाट्सऐप संदेश भेजता है।',
      ],
      [
        'मुझे कंप्यूटर नहीं आता।',
        'जिस फ़ोन पर व्हाट्सऐप चलाते हैं, उसी पर कार्ड बन जाता है। नाम, नंबर और एक डिज़ाइन से शुरुआत हो जाती है।',
      ],
      [
        'पुराने ग्राहक कार्ड दोबारा कैसे खोलें?',
        'वे आपको संपर्क में सहेज लेते हैं या कार्ड को फ़ोन की होम स्क्रीन पर रखते हैं; कमज़ोर नेटवर्क में भी खुलता है।',
      ],
    ],
    reasons: ['पूरा तौल, तराज़ू आपके सामने'],
  },
  gu: {
    title: 'તમારી કરિયાણાની દુકાન માટે ડિજિટલ કાર્ડ',
    seo: 'કરિયાણાની યાદી વોટ્સએપ પર લો, આજના ભાવ બતાવો અને UPI થી પૈસા મેળવો. દુકાન અને ગ્રાહક માટે એક જ લિંક.',
    lead: 'ઘરના લોકો મહિનાની યાદી કાર્ડ પરથી મોકલે, તમે માલ બાંધો, અને પૈસા બારણે UPI થી મળી જાય.',
    about:
      'આ શેરીની ત્રણ પેઢી અમારે ત્યાંથી કરિયાણું લે છે. દાળ તોલતાં પહેલાં સાફ થાય છે, ત્રાજવું તમારી સામે રહે છે, અને અગિયાર વાગ્યા સુધીની યાદી તે જ દિવસે ઘરે પહોંચે છે.',
    products: [
      ['લોટ, ચોખા અને કઠોળ', 'છૂટાં અને પેક, તોલતાં પહેલાં સાફ'],
      ['તેલ અને ઘી', 'સીંગતેલ, સરસવ, સૂરજમુખી અને ગાયનું ઘી'],
      ['મસાલા અને સૂકો નાસ્તો', 'આખા અને દળેલા, જોઈએ તેટલા'],
      ['સાબુ અને ઘરવપરાશ', 'ધોવાની, સફાઈની અને પૂજાની વસ્તુઓ'],
      ['મહિનાનું રાશન પેક', 'તમારી કાયમી યાદી, દર મહિને તૈયાર'],
      ['ઘરે ડિલિવરી', 'અમારા વિસ્તારમાં, તે જ દિવસે'],
    ],
    faq: [
      ['ભાવ રોજ બદલાય છે, તો ચાલે?', 'ભાવ બે-ત્રણ ટૅપમાં બદલાય, અથવા માલ ભાવ વગર મૂકો અને યાદી આવે ત્યારે ભાવ કહો.'],
      [
        'ગ્રાહક એકસાથે ઘણી વસ્તુ મગાવી શકે?',
        'તે કાર્ડ પર વસ્તુઓ ઉમેરે છે અને જથ્થા તથા સરવાળા સાથે એક જ વોટ્સએપ મેસેજ મોકલે છે.',
      ],
      [
        'મને કમ્પ્યુટર આવડતું નથી.',
        'જે ફોનમાં વોટ્સએપ ચલાવો છો તેમાં જ કાર્ડ બને છે. નામ, નંબર અને એક ડિઝાઇનથી શરૂઆત થઈ જાય.',
      ],
      [
        'કાયમી ગ્રાહક ફરી કેવી રીતે ખોલે?',
        'તે તમને કોન્ટેક્ટમાં સાચવે છે કે કાર્ડને ફોનની હોમ સ્ક્રીન પર રાખે છે; નબળા નેટવર્કમાં પણ ખૂલે છે.',
      ],
    ],
    reasons: ['પૂરું વજન, ત્રાજવું તમારી સામે'],
  },
}
