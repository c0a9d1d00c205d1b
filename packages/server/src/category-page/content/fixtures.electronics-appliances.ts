import type { WrittenPage } from './rules.ts'

/** Electronics & Appliances. */
export const electronicsAppliances: WrittenPage = {
  category: 'Electronics & Appliances',
  links: ['WhatsApp', 'Google Maps', 'Flipkart', 'Google review', 'Instagram', 'Price list'],
  designs: ['bazaar', 'garage', 'minimal'],
  en: {
    title: 'A digital card for electronics and appliance shops',
    seo: 'TVs, fridges, washing machines and fans with offers, easy instalments and delivery of your appliance shop on one link.',
    lead: 'People look up a model on the phone and buy where somebody explains it. Be one tap away at that moment.',
    about:
      'We show machines running, not in boxes. Delivery and fitting are ours, the old one is taken away at a fair price, and complaints are called through to the company by us, not by you.',
    products: [
      ['Televisions', '32 to 75 inches, shown side by side'],
      ['Refrigerators', 'Single door to side by side'],
      ['Washing machines', 'Top load, front load and semi'],
      ['Kitchen appliances', 'Mixers, ovens, chimneys and hobs'],
      ['Fans and coolers', 'In every summer range'],
      ['Exchange and instalments', 'Old for new, easy monthly payment'],
    ],
    faq: [
      [
        'Online prices are lower, customers say.',
        'Write what your price includes: fitting, exchange, instalments and a person who comes.',
      ],
      [
        'How do I show a festival offer?',
        'Put the old price as MRP beside the new one; the card strikes it through.',
      ],
      [
        'Can one product have several models?',
        'Yes, list them in the description or copy the entry for each size.',
      ],
      [
        'Will the store’s map open in their app?',
        'The button opens the maps of the visitor’s phone with the way to your door.',
      ],
    ],
    reasons: ['Old appliance taken at a fair price'],
  },
  hi: {
    title: 'इलेक्ट्रॉनिक्स और घरेलू उपकरण की दुकान का कार्ड',
    seo: 'टीवी, फ़्रिज, वॉशिंग मशीन और पंखे ऑफ़र, आसान किस्त और डिलीवरी के साथ, आपकी दुकान का एक लिंक।',
    lead: 'लोग मॉडल फ़ोन पर देखते हैं और वहाँ से लेते हैं जहाँ कोई समझाए। उस समय आप एक टैप दूर हों।',
    about:
      'हम मशीनें डिब्बे में नहीं, चलाकर दिखाते हैं। पहुँचाना और लगाना हमारा काम है, पुरानी चीज़ ठीक दाम में ले जाते हैं, और कंपनी में शिकायत आप नहीं, हम लिखवाते हैं।',
    products: [
      ['टीवी', '32 से 75 इंच, साथ-साथ चलते हुए'],
      ['फ़्रिज', 'सिंगल डोर से साइड-बाय-साइड तक'],
      ['वॉशिंग मशीन', 'टॉप लोड, फ़्रंट लोड और सेमी'],
      ['रसोई के उपकरण', 'मिक्सर, ओवन, चिमनी और हॉब'],
      ['पंखे और कूलर', 'गर्मी की पूरी रेंज'],
      ['एक्सचेंज और किस्त', 'पुराना दो, नया लो, हर महीने आसान भुगतान'],
    ],
    faq: [
      ['ग्राहक कहते हैं ऑनलाइन सस्ता है।', 'लिखें कि आपके दाम में क्या-क्या है: फ़िटिंग, एक्सचेंज, किस्त और घर आने वाला आदमी।'],
      ['त्योहार का ऑफ़र कैसे दिखाऊँ?', 'नए दाम के साथ पुराना एमआरपी डालें; कार्ड उसे काटकर दिखाता है।'],
      ['क्या एक प्रोडक्ट के कई मॉडल हो सकते हैं?', 'हाँ, विवरण में लिखें या हर साइज़ के लिए कॉपी बना लें।'],
      ['दुकान का नक़्शा उनके फ़ोन में खुलेगा?', 'बटन ग्राहक के फ़ोन का नक़्शा खोलता है और आपके दरवाज़े तक रास्ता दिखाता है।'],
    ],
    reasons: ['पुराने उपकरण का सही दाम'],
  },
  gu: {
    title: 'ઇલેક્ટ્રોનિક્સ અને ઘરવપરાશનાં સાધનોની દુકાનનું કાર્ડ',
    seo: 'ટીવી, ફ્રિજ, વોશિંગ મશીન અને પંખા ઓફર, સહેલા હપ્તા અને ડિલિવરી સાથે, તમારી દુકાનની એક લિંક.',
    lead: 'લોકો મોડેલ ફોનમાં જુએ છે અને જ્યાં કોઈ સમજાવે ત્યાંથી લે છે. એ વખતે તમે એક ટૅપ દૂર હો.',
    about:
      'અમે મશીન ખોખામાં નહીં, ચલાવીને બતાવીએ છીએ. પહોંચાડવું અને ફિટ કરવું અમારું કામ, જૂની વસ્તુ વાજબી ભાવે લઈ જઈએ છીએ, અને કંપનીમાં ફરિયાદ તમે નહીં, અમે લખાવીએ છીએ.',
    products: [
      ['ટીવી', '32 થી 75 ઇંચ, સાથે-સાથે ચાલતાં'],
      ['ફ્રિજ', 'સિંગલ ડોરથી સાઇડ-બાય-સાઇડ સુધી'],
      ['વોશિંગ મશીન', 'ટોપ લોડ, ફ્રન્ટ લોડ અને સેમી'],
      ['રસોડાનાં સાધનો', 'મિક્સર, ઓવન, ચીમની અને હોબ'],
      ['પંખા અને કૂલર', 'ઉનાળાની આખી રેન્જ'],
      ['એક્સચેન્જ અને હપ્તા', 'જૂનું આપો, નવું લો, દર મહિને સહેલી ચુકવણી'],
    ],
    faq: [
      ['ગ્રાહક કહે છે ઓનલાઇન સસ્તું છે.', 'લખો કે તમારા ભાવમાં શું શું છે: ફિટિંગ, એક્સચેન્જ, હપ્તા અને ઘરે આવતો માણસ.'],
      ['તહેવારની ઓફર કેવી રીતે બતાવું?', 'નવા ભાવ સાથે જૂની MRP નાખો; કાર્ડ તેને છેકીને બતાવે છે.'],
      ['એક પ્રોડક્ટનાં ઘણાં મોડેલ હોઈ શકે?', 'હા, વિગતમાં લખો કે દરેક સાઇઝ માટે કોપી બનાવો.'],
      ['દુકાનનો નકશો એમના ફોનમાં ખૂલે?', 'બટન ગ્રાહકના ફોનનો નકશો ખોલે છે અને તમારા બારણા સુધીનો રસ્તો બતાવે છે.'],
    ],
    reasons: ['જૂના સાધનના વાજબી ભાવ'],
  },
}
