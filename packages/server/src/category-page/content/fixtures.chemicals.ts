import type { WrittenPage } from './rules.ts'

/** Chemicals. */
export const chemicals: WrittenPage = {
  category: 'Chemicals',
  links: ['IndiaMART', 'Brochure', 'GSTIN', 'Google Maps', 'Email'],
  designs: ['ledger', 'minimal', 'blueprint'],
  without: ['Easy exchange', 'Home delivery nearby'],
  en: {
    title: 'A digital card for chemical traders and makers',
    seo: 'Product list with grades, pack sizes, MSDS and dispatch point: the page that purchase managers keep of your chemical firm.',
    lead: 'A purchase manager asks for three things in one message: grade, pack size and the MSDS. Send all of it with one link.',
    about:
      'We stock by the drum and deliver by the tanker. Each lot leaves with its certificate of analysis, labels carry what the law asks, and the man on the phone has worked on the shop floor.',
    products: [
      ['Acids and alkalis', 'Commercial and laboratory grade'],
      ['Solvents', 'Drum, carboy and tanker'],
      ['Dyes and intermediates', 'With shade card and lot sample'],
      ['Water treatment', 'Alum, chlorine and polymer'],
      ['Cleaning chemicals', 'For hotels, hospitals and mills'],
      ['Laboratory reagents', 'Sealed packs with batch number'],
    ],
    faq: [
      [
        'Where do data sheets go?',
        'Into one PDF on the card, or as a link to a folder that you keep up to date.',
      ],
      [
        'Prices move with crude. Must I show them?',
        'No. Products may stand without a price; the enquiry comes with name and quantity.',
      ],
      [
        'Can the factory and the office both be on it?',
        'The address says where goods leave; add labels to the numbers for sales, dispatch and accounts.',
      ],
      [
        'Does the card help at an exhibition?',
        'Print its QR on the stall; visitors save your contact with one tap and leave no cards behind.',
      ],
    ],
    reasons: ['Certificate with every lot'],
  },
  hi: {
    title: 'रसायन व्यापारी और निर्माता का डिजिटल कार्ड',
    seo: 'ग्रेड, पैकिंग, एमएसडीएस और माल निकलने की जगह के साथ प्रोडक्ट सूची: ख़रीद विभाग के काम का एक पेज।',
    lead: 'ख़रीद प्रबंधक एक संदेश में तीन बातें माँगता है: ग्रेड, पैकिंग और एमएसडीएस। एक लिंक में तीनों भेजें।',
    about:
      'ड्रम में रखते हैं, टैंकर में पहुँचाते हैं। हर खेप जाँच प्रमाणपत्र के साथ निकलती है, लेबल पर वह सब है जो क़ानून माँगता है, और फ़ोन पर वही आदमी है जिसने कारख़ाने में काम किया है।',
    products: [
      ['अम्ल और क्षार', 'व्यावसायिक और प्रयोगशाला ग्रेड'],
      ['सॉल्वेंट', 'ड्रम, कारबॉय और टैंकर'],
      ['डाई और इंटरमीडिएट', 'शेड कार्ड और खेप के नमूने के साथ'],
      ['जल शोधन', 'फिटकरी, क्लोरीन और पॉलिमर'],
      ['सफ़ाई के रसायन', 'होटल, अस्पताल और मिल के लिए'],
      ['प्रयोगशाला के अभिकर्मक', 'सीलबंद पैक, बैच नंबर सहित'],
    ],
    faq: [
      ['डेटा शीट कहाँ रखूँ?', 'कार्ड पर एक पीडीएफ़ में, या उस फ़ोल्डर के लिंक में जिसे आप ताज़ा रखते हैं।'],
      [
        'दाम कच्चे तेल के साथ बदलते हैं, दिखाना ज़रूरी है?',
        'नहीं, प्रोडक्ट बिना दाम के रह सकता है; पूछताछ नाम और मात्रा के साथ आती है।',
      ],
      ['फ़ैक्टरी और दफ़्तर दोनों आ सकते हैं?', 'पते में माल निकलने की जगह लिखें; नंबरों पर बिक्री, डिस्पैच और हिसाब के नाम दें।'],
      ['प्रदर्शनी में कार्ड काम आएगा?', 'स्टॉल पर क्यूआर छापें; लोग एक टैप में आपका संपर्क रख लेते हैं।'],
    ],
    reasons: ['हर खेप के साथ जाँच प्रमाणपत्र'],
  },
  gu: {
    title: 'કેમિકલ વેપારી અને ઉત્પાદકનું ડિજિટલ કાર્ડ',
    seo: 'ગ્રેડ, પેકિંગ, MSDS અને માલ નીકળવાની જગ્યા સાથે પ્રોડક્ટની યાદી: ખરીદ વિભાગને કામ લાગતું એક પેજ.',
    lead: 'ખરીદ મેનેજર એક મેસેજમાં ત્રણ વાત માંગે છે: ગ્રેડ, પેકિંગ અને MSDS. એક લિંકમાં ત્રણેય મોકલો.',
    about:
      'ડ્રમમાં રાખીએ, ટેન્કરમાં પહોંચાડીએ. દરેક લોટ તપાસના પ્રમાણપત્ર સાથે નીકળે, લેબલ પર કાયદો માંગે તે બધું હોય, અને ફોન પર એ જ માણસ હોય જેણે કારખાનામાં કામ કર્યું છે.',
    products: [
      ['એસિડ અને આલ્કલી', 'કોમર્શિયલ અને લેબ ગ્રેડ'],
      ['સોલ્વન્ટ', 'ડ્રમ, કારબોય અને ટેન્કર'],
      ['ડાઈ અને ઇન્ટરમીડિયેટ', 'શેડ કાર્ડ અને લોટના નમૂના સાથે'],
      ['પાણીની ટ્રીટમેન્ટ', 'ફટકડી, ક્લોરિન અને પોલિમર'],
      ['સફાઈનાં કેમિકલ', 'હોટેલ, હોસ્પિટલ અને મિલ માટે'],
      ['લેબ રિએજન્ટ', 'સીલબંધ પેક, બેચ નંબર સાથે'],
    ],
    faq: [
      ['ડેટા શીટ ક્યાં મૂકું?', 'કાર્ડ પર એક PDF માં, કે તમે તાજું રાખતા હો એ ફોલ્ડરની લિંકમાં.'],
      ['ભાવ ક્રૂડ સાથે બદલાય છે, બતાવવા પડે?', 'ના, પ્રોડક્ટ ભાવ વગર રહી શકે; પૂછપરછ નામ અને જથ્થા સાથે આવે.'],
      ['ફેક્ટરી અને ઓફિસ બંને આવી શકે?', 'સરનામામાં માલ નીકળવાની જગ્યા લખો; નંબર પર વેચાણ, ડિસ્પેચ અને હિસાબ નામ આપો.'],
      ['પ્રદર્શનમાં કાર્ડ કામ લાગે?', 'સ્ટોલ પર QR છાપો; લોકો એક ટૅપમાં તમારો સંપર્ક સેવ કરી લે.'],
    ],
    reasons: ['દરેક લોટ સાથે પ્રમાણપત્ર'],
  },
}
