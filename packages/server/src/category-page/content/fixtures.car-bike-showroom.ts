import type { WrittenPage } from './rules.ts'

/** Car & Bike Showroom. */
export const carBikeShowroom: WrittenPage = {
  category: 'Car & Bike Showroom',
  links: ['Google Maps', 'Google review', 'Instagram', 'YouTube', 'Brochure', 'WhatsApp'],
  designs: ['garage', 'monsoon', 'studio'],
  without: ['Repaired the same day', 'Help on the road, 24×7', 'Genuine spare parts'],
  en: {
    title: 'A digital card for car and bike showrooms',
    seo: 'Models, on-road prices, test drives, exchange and finance of your showroom: one link for every salesman to send.',
    lead: 'Before anybody walks in, they have seen ten films of the car. They come to the showroom that answers first.',
    about:
      'You hear the on-road price with every tax and the handling written out. Test drives come to your gate, your old vehicle is valued in front of you, and the keys are handed over on the day the pandit names.',
    products: [
      ['New cars', 'All variants, with waiting time'],
      ['Motorcycles and scooters', 'Colours in stock today'],
      ['Pre-owned vehicles', '140 points checked, papers transferred'],
      ['Test drive at home', 'Forty minutes, with your family'],
      ['Finance and insurance', 'Five banks, quotation in one sheet'],
      ['Exchange', 'Valued on the spot, loan closed by us'],
    ],
    faq: [
      [
        'Each salesman wants his own number on it.',
        'The card carries the main number with labels; for his own, each can have a card under your brand.',
      ],
      [
        'Prices change with each scheme.',
        'Put the sheet of the month in as a PDF and replace it on the first.',
      ],
      [
        'Can people book a test drive at night?',
        'The WhatsApp button opens with your line; the desk answers in the morning, the customer has not gone on to the next one.',
      ],
      [
        'How do I show used cars?',
        'A group of products, up to four pictures each, price in the open; switch it off once the token is in.',
      ],
    ],
    reasons: ['On-road price in writing'],
  },
  hi: {
    title: 'कार और बाइक शोरूम का डिजिटल कार्ड',
    seo: 'मॉडल, ऑन-रोड दाम, टेस्ट ड्राइव, एक्सचेंज और फ़ाइनेंस: शोरूम का एक लिंक, जो हर सेल्समैन भेज सके।',
    lead: 'शोरूम आने से पहले ग्राहक गाड़ी के दस वीडियो देख चुका होता है। जाता वहीं है जहाँ से पहले जवाब मिले।',
    about:
      'ऑन-रोड दाम हर कर और ख़र्च के साथ लिखकर मिलता है। टेस्ट ड्राइव आपके दरवाज़े पर आती है, पुरानी गाड़ी की क़ीमत आपके सामने लगती है, और चाबी उसी दिन मिलती है जो पंडित जी बताएँ।',
    products: [
      ['नई कारें', 'सभी वेरिएंट, प्रतीक्षा के समय सहित'],
      ['मोटरसाइकिल और स्कूटर', 'आज स्टॉक में मौजूद रंग'],
      ['पुरानी गाड़ियाँ', '140 बातों की जाँच, काग़ज़ आपके नाम'],
      ['घर पर टेस्ट ड्राइव', 'चालीस मिनट, परिवार के साथ'],
      ['फ़ाइनेंस और बीमा', 'पाँच बैंक, एक पन्ने में पूरा हिसाब'],
      ['एक्सचेंज', 'मौक़े पर क़ीमत, पुराना लोन हम बंद कराते हैं'],
    ],
    faq: [
      [
        'हर सेल्समैन अपना नंबर चाहता है।',
        'कार्ड पर नाम सहित नंबर रहते हैं; अपने लिए हर कोई आपके ब्रांड में अलग कार्ड रख सकता है।',
      ],
      ['हर स्कीम में दाम बदलते हैं।', 'महीने की सूची पीडीएफ़ में लगाएँ और पहली तारीख़ को बदल दें।'],
      [
        'रात को टेस्ट ड्राइव बुक हो सकती है?',
        'व्हाट्सऐप बटन आपकी पंक्ति के साथ खुलता है; जवाब सुबह जाता है, ग्राहक आगे नहीं बढ़ता।',
      ],
      ['पुरानी कारें कैसे दिखाऊँ?', 'प्रोडक्ट का समूह, हर गाड़ी की चार तस्वीरें, दाम खुला; बयाना आते ही बंद।'],
    ],
    reasons: ['ऑन-रोड दाम लिखकर'],
  },
  gu: {
    title: 'કાર અને બાઇક શોરૂમ માટે ડિજિટલ કાર્ડ',
    seo: 'મોડલ, ઓન-રોડ ભાવ, ટેસ્ટ ડ્રાઇવ, એક્સચેન્જ અને ફાઇનાન્સ: શોરૂમની એક લિંક, જે દરેક સેલ્સમેન મોકલી શકે.',
    lead: 'શોરૂમ આવતા પહેલાં ગ્રાહકે ગાડીના દસ વીડિયો જોઈ લીધા હોય છે. જાય ત્યાં જ જ્યાંથી પહેલો જવાબ મળે.',
    about:
      'ઓન-રોડ ભાવ દરેક ટેક્સ અને ખર્ચ સાથે લખીને મળે છે. ટેસ્ટ ડ્રાઇવ તમારા આંગણે આવે, જૂની ગાડીની કિંમત તમારી સામે થાય, અને ચાવી મહારાજ કહે તે જ દિવસે મળે.',
    products: [
      ['નવી કાર', 'બધા વેરિઅન્ટ, રાહ જોવાના સમય સાથે'],
      ['મોટરસાયકલ અને સ્કૂટર', 'આજે સ્ટોકમાં હોય તે રંગ'],
      ['જૂની ગાડીઓ', '140 મુદ્દાની તપાસ, કાગળ તમારા નામે'],
      ['ઘરે ટેસ્ટ ડ્રાઇવ', 'ચાળીસ મિનિટ, પરિવાર સાથે'],
      ['ફાઇનાન્સ અને વીમો', 'પાંચ બેંક, એક પાનામાં આખો હિસાબ'],
      ['એક્સચેન્જ', 'સ્થળ પર કિંમત, જૂની લોન અમે બંધ કરાવીએ'],
    ],
    faq: [
      [
        'દરેક સેલ્સમેનને પોતાનો નંબર જોઈએ છે.',
        'કાર્ડ પર નામ સાથે નંબર રહે છે; પોતાના માટે દરેક તમારા બ્રાન્ડમાં અલગ કાર્ડ રાખી શકે.',
      ],
      ['દરેક સ્કીમે ભાવ બદલાય છે.', 'મહિનાની યાદી PDF માં મૂકો અને પહેલી તારીખે બદલી નાખો.'],
      ['રાત્રે ટેસ્ટ ડ્રાઇવ બુક થાય?', 'વોટ્સએપ બટન તમારી લીટી સાથે ખૂલે છે; જવાબ સવારે જાય, ગ્રાહક બીજે જતો નથી.'],
      ['જૂની કાર કેવી રીતે બતાવું?', 'પ્રોડક્ટનું ગ્રુપ, દરેક ગાડીના ચાર ફોટા, ભાવ ખુલ્લો; બાનું આવે એટલે બંધ.'],
    ],
    reasons: ['ઓન-રોડ ભાવ લખીને'],
  },
}
