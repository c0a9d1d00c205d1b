import type { WrittenPage } from './rules.ts'

/** Packers & Movers. */
export const packersMovers: WrittenPage = {
  category: 'Packers & Movers',
  links: ['WhatsApp', 'Google Maps', 'Google review', 'Toll-free number', 'GSTIN'],
  designs: ['garage', 'monsoon', 'bazaar'],
  without: [
    'Repaired the same day',
    'Genuine spare parts',
    'Help on the road, 24×7',
    'Warranty on our work',
    'Free pick-up and drop',
  ],
  en: {
    title: 'A digital card for packers and movers',
    seo: 'House, office and vehicle shifting: what it costs, what is packed how, insurance and dates of your firm on one link.',
    lead: 'Everybody who moves has heard a bad story about movers. Show your truck, your men and your receipt before they ask.',
    about:
      'One man comes to see the house, counts the boxes and writes the price; it does not grow on the way. The same team loads and unloads, glass travels upright, and the kitchen is usable on the first evening.',
    products: [
      ['Within the city', 'Packed in the morning, settled by night'],
      ['To another town', 'Closed truck, seal number given to you'],
      ['Car and bike', 'On a carrier, photographed before and after'],
      ['Office shifting', 'Over the weekend, cabling labelled'],
      ['Storage', 'By the month, dry and locked'],
      ['Only packing', 'Boxes, wrap and two men for the day'],
    ],
    faq: [
      [
        'Can people ask for a price without a visit?',
        'A short film of the rooms over WhatsApp is enough for a first figure.',
      ],
      [
        'How do I show that we are real?',
        'GSTIN, address with the map, pictures of your own trucks, and stars from people who moved.',
      ],
      [
        'Month ends are full.',
        'Write the free dates in the first line; it moves people to the middle of the month.',
      ],
      [
        'How is the rest paid at delivery?',
        'The UPI code on the driver’s phone is the one of your card; nobody carries cash.',
      ],
    ],
    reasons: ['The price does not grow'],
  },
  hi: {
    title: 'पैकर्स और मूवर्स का डिजिटल कार्ड',
    seo: 'घर, दफ़्तर और गाड़ी का स्थानांतरण: ख़र्च, पैकिंग का तरीक़ा, बीमा और तारीख़ें, आपकी फ़र्म का एक लिंक।',
    lead: 'घर बदलने वाले हर व्यक्ति ने मूवर्स का कोई बुरा क़िस्सा सुना है। पूछने से पहले अपना ट्रक, आदमी और रसीद दिखा दें।',
    about:
      'एक आदमी आकर घर देखता है, डिब्बे गिनता है और दाम लिखता है; रास्ते में वह बढ़ता नहीं। वही टोली चढ़ाती और उतारती है, काँच खड़ा सफ़र करता है, और पहली शाम रसोई काम करने लगती है।',
    products: [
      ['शहर के भीतर', 'सुबह पैक, रात तक जमा हुआ'],
      ['दूसरे शहर', 'बंद ट्रक, सील का नंबर आपके पास'],
      ['कार और बाइक', 'कैरियर पर, पहले और बाद की तस्वीरें'],
      ['दफ़्तर', 'शनिवार-इतवार में, तारों पर नाम'],
      ['गोदाम', 'महीने के हिसाब से, सूखा और ताला लगा'],
      ['सिर्फ़ पैकिंग', 'डिब्बे, रैप और दिन भर के लिए दो आदमी'],
    ],
    faq: [
      ['बिना आए दाम बता सकते हैं?', 'कमरों का छोटा वीडियो व्हाट्सऐप पर आए तो पहला आँकड़ा निकल आता है।'],
      ['हम असली हैं, कैसे दिखे?', 'जीएसटी नंबर, नक़्शे सहित पता, अपने ट्रकों की तस्वीरें और लोगों के सितारे।'],
      ['महीने का अंत भरा रहता है।', 'ख़ाली तारीख़ें पहली पंक्ति में लिखें; लोग बीच के दिनों में आ जाते हैं।'],
      ['बाक़ी पैसा पहुँचने पर कैसे मिले?', 'ड्राइवर के फ़ोन पर आपके कार्ड का ही यूपीआई कोड; नक़द कोई नहीं रखता।'],
    ],
    reasons: ['दाम रास्ते में नहीं बढ़ता'],
  },
  gu: {
    title: 'પેકર્સ અને મૂવર્સ માટે ડિજિટલ કાર્ડ',
    seo: 'ઘર, ઓફિસ અને વાહનનું શિફ્ટિંગ: ખર્ચ, પેકિંગની રીત, વીમો અને તારીખો, તમારી પેઢીની એક લિંક.',
    lead: 'ઘર બદલનાર દરેકે મૂવર્સની કોઈ ખરાબ વાત સાંભળી હોય છે. પૂછે તે પહેલાં તમારો ટ્રક, માણસો અને રસીદ બતાવો.',
    about:
      'એક માણસ આવીને ઘર જુએ, બોક્સ ગણે અને ભાવ લખે; રસ્તામાં એ વધતો નથી. એ જ ટુકડી ચડાવે અને ઉતારે, કાચ ઊભો મુસાફરી કરે, અને પહેલી સાંજે રસોડું ચાલુ થઈ જાય.',
    products: [
      ['શહેરની અંદર', 'સવારે પેક, રાત સુધીમાં ગોઠવાઈ જાય'],
      ['બીજા શહેરમાં', 'બંધ ટ્રક, સીલનો નંબર તમારી પાસે'],
      ['કાર અને બાઇક', 'કેરિયર પર, પહેલાં અને પછીના ફોટા'],
      ['ઓફિસ શિફ્ટિંગ', 'શનિ-રવિમાં, વાયર પર નામ'],
      ['ગોડાઉન', 'મહિનાના હિસાબે, કોરું અને તાળાબંધ'],
      ['ફક્ત પેકિંગ', 'બોક્સ, રેપ અને દિવસ માટે બે માણસ'],
    ],
    faq: [
      ['આવ્યા વગર ભાવ કહી શકાય?', 'રૂમનો નાનો વીડિયો વોટ્સએપ પર આવે તો પહેલો આંકડો નીકળે.'],
      ['અમે સાચા છીએ તે કેવી રીતે દેખાય?', 'GST નંબર, નકશા સાથે સરનામું, પોતાના ટ્રકના ફોટા અને લોકોના સ્ટાર.'],
      ['મહિનાનો અંત ભરેલો રહે છે.', 'ખાલી તારીખો પહેલી લીટીમાં લખો; લોકો વચ્ચેના દિવસોમાં આવે.'],
      ['બાકીના પૈસા પહોંચ્યા પછી કેવી રીતે?', 'ડ્રાઇવરના ફોનમાં તમારા કાર્ડનો જ UPI કોડ; રોકડ કોઈ રાખતું નથી.'],
    ],
    reasons: ['ભાવ રસ્તામાં વધતો નથી'],
  },
}
