import type { WrittenPage } from './rules.ts'

/** Water Purifier & RO. */
export const waterPurifierRo: WrittenPage = {
  category: 'Water Purifier & RO',
  links: ['WhatsApp', 'Google Maps', 'Google review', 'Toll-free number', 'UPI ID'],
  designs: ['monsoon', 'garage', 'clinic'],
  without: ['Free pick-up and drop', 'Help on the road, 24×7'],
  en: {
    title: 'A digital card for water purifier dealers',
    seo: 'RO and UV purifiers, filters, yearly service and water tests: models, prices and the engineer’s number on one link.',
    lead: 'The water tastes of iron again and the sticker on the machine is unreadable. A link in the chat would not have peeled off.',
    about:
      'The water is tested at your tap before we name a machine. Filters carry the date they were put in, the old ones are cut in front of you, and where the corporation’s water is good we sell you a small UV and no RO.',
    products: [
      ['RO purifiers', 'For borewell water, 8 to 12 litres'],
      ['UV and UF purifiers', 'For municipal water'],
      ['Commercial plants', '50 to 500 litres an hour'],
      ['Filters and membranes', 'All makes, fitted at home'],
      ['Yearly contract', 'Three visits, filters included'],
      ['Water softeners', 'For tanks, washing machines and hair'],
    ],
    faq: [
      [
        'How do people remember the filter change?',
        'The card’s link in the reminder brings number, price and payment together.',
      ],
      ['Can a visit be booked?', 'They choose “service” on the card and send it with the address.'],
      [
        'Do I show the price of a contract?',
        'Yes; the word “included” beside it sells more than the figure.',
      ],
      ['My engineers work on Sundays.', 'Give that day its own hours; the page says “open” on it.'],
    ],
    reasons: ['Water tested before we sell'],
  },
  hi: {
    title: 'वॉटर प्यूरीफ़ायर और आरओ का डिजिटल कार्ड',
    seo: 'आरओ और यूवी मशीनें, फ़िल्टर, सालाना सर्विस और पानी की जाँच: मॉडल, दाम और इंजीनियर का नंबर, एक लिंक पर।',
    lead: 'पानी में फिर लोहे का स्वाद है और मशीन का स्टिकर पढ़ा नहीं जाता। चैट का लिंक कभी नहीं उखड़ता।',
    about:
      'मशीन का नाम लेने से पहले आपके नल का पानी जाँचते हैं। फ़िल्टर पर लगाने की तारीख़ लिखी होती है, पुराना आपके सामने काटते हैं, और जहाँ नगर निगम का पानी अच्छा हो वहाँ आरओ नहीं, छोटा यूवी बेचते हैं।',
    products: [
      ['आरओ मशीन', 'बोरवेल के पानी के लिए, 8 से 12 लीटर'],
      ['यूवी और यूएफ़', 'नगर निगम के पानी के लिए'],
      ['बड़े प्लांट', '50 से 500 लीटर प्रति घंटा'],
      ['फ़िल्टर और मेम्ब्रेन', 'सभी कंपनियाँ, घर पर लगाकर'],
      ['सालाना अनुबंध', 'तीन विज़िट, फ़िल्टर शामिल'],
      ['वॉटर सॉफ़्टनर', 'टंकी, वॉशिंग मशीन और बालों के लिए'],
    ],
    faq: [
      ['फ़िल्टर बदलना लोगों को कैसे याद रहे?', 'याद दिलाते समय कार्ड का लिंक भेजें; नंबर, दाम और भुगतान साथ मिलते हैं।'],
      ['विज़िट बुक हो सकती है?', 'कार्ड पर “सर्विस” चुनकर पते के साथ भेज देते हैं।'],
      ['अनुबंध का दाम दिखाऊँ?', 'हाँ; साथ में “शामिल” शब्द आँकड़े से ज़्यादा बेचता है।'],
      ['इंजीनियर इतवार को भी काम करते हैं।', 'उस दिन का समय अलग लिखें; पेज “खुला” बताता है।'],
    ],
    reasons: ['बेचने से पहले पानी की जाँच'],
  },
  gu: {
    title: 'વોટર પ્યુરિફાયર અને આરઓનું ડિજિટલ કાર્ડ',
    seo: 'RO અને UV મશીન, ફિલ્ટર, વાર્ષિક સર્વિસ અને પાણીની તપાસ: મોડલ, ભાવ અને એન્જિનિયરનો નંબર, એક લિંક પર.',
    lead: 'પાણીમાં ફરી લોખંડનો સ્વાદ છે અને મશીન પરનું સ્ટીકર વંચાતું નથી. ચેટમાંની લિંક ક્યારેય ઊખડતી નથી.',
    about:
      'મશીનનું નામ લેતા પહેલાં તમારા નળનું પાણી તપાસીએ. ફિલ્ટર પર નાખ્યાની તારીખ લખાય, જૂનું તમારી સામે કપાય, અને જ્યાં કોર્પોરેશનનું પાણી સારું હોય ત્યાં RO નહીં, નાનું UV વેચીએ.',
    products: [
      ['RO મશીન', 'બોરવેલના પાણી માટે, 8 થી 12 લિટર'],
      ['UV અને UF મશીન', 'કોર્પોરેશનના પાણી માટે'],
      ['મોટા પ્લાન્ટ', 'કલાકે 50 થી 500 લિટર'],
      ['ફિલ્ટર અને મેમ્બ્રેન', 'બધી કંપની, ઘરે ફિટ કરીને'],
      ['વાર્ષિક કોન્ટ્રાક્ટ', 'ત્રણ વિઝિટ, ફિલ્ટર સામેલ'],
      ['વોટર સોફ્ટનર', 'ટાંકી, વોશિંગ મશીન અને વાળ માટે'],
    ],
    faq: [
      ['ફિલ્ટર બદલવાનું લોકોને કેવી રીતે યાદ રહે?', 'યાદ અપાવતી વખતે કાર્ડની લિંક મોકલો; નંબર, ભાવ અને ચુકવણી સાથે મળે.'],
      ['વિઝિટ બુક થાય?', 'કાર્ડ પર “સર્વિસ” પસંદ કરીને સરનામા સાથે મોકલે.'],
      ['કોન્ટ્રાક્ટનો ભાવ બતાવું?', 'હા; બાજુમાં “સામેલ” શબ્દ આંકડા કરતાં વધુ વેચે.'],
      ['એન્જિનિયર રવિવારે પણ કામ કરે છે.', 'એ વારનો સમય અલગ લખો; પેજ “ખુલ્લું” બતાવે.'],
    ],
    reasons: ['વેચતા પહેલાં પાણીની તપાસ'],
  },
}
