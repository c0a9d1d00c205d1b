import type { WrittenPage } from './rules.ts'

/** Furniture. */
export const furniture: WrittenPage = {
  category: 'Furniture',
  links: ['WhatsApp catalogue', 'Google Maps', 'Instagram', 'Google review', 'Pinterest', 'Brochure'],
  designs: ['studio', 'bazaar', 'blueprint'],
  without: ['Free site visit'],
  en: {
    title: 'A digital card for furniture shops and makers',
    seo: 'Sofas, beds, wardrobes and made-to-order furniture with photos, sizes and prices on one link for your showroom.',
    lead: 'Families measure the room at home and choose in the evening. Give them photos with sizes to look at together.',
    about:
      'We make in our own workshop and sell in front of it. Wood is named for what it is, drawers run on good channels, and the carpenter who built your bed also comes to put it up.',
    products: [
      ['Sofa sets', 'Fabric or leatherette, in your colour'],
      ['Beds with storage', 'Single, double and king'],
      ['Wardrobes', 'Sliding or hinged, to the wall’s size'],
      ['Dining tables', 'Four, six and eight seats'],
      ['Office furniture', 'Desks, chairs and cabins'],
      ['Made to order', 'From your picture or our drawing'],
    ],
    faq: [
      [
        'Where do sizes go?',
        'Into the description, in feet and inches, below the name; customers hold the tape while reading.',
      ],
      [
        'Can I show the same sofa in several colours?',
        'Put up to four pictures on one product, or copy it for each cloth.',
      ],
      [
        'Half is advance, half on delivery. How on the card?',
        'Say it in the first lines; your UPI code takes both parts, the customer types the amount.',
      ],
      [
        'Is a catalogue PDF useful?',
        'For dealers and offices, yes; attach it once and replace it when the range changes.',
      ],
    ],
    reasons: ['Wood named for what it is'],
  },
  hi: {
    title: 'फ़र्नीचर की दुकान और कारख़ाने का डिजिटल कार्ड',
    seo: 'सोफ़ा, पलंग, अलमारी और ऑर्डर पर बना फ़र्नीचर, फ़ोटो, नाप और दाम के साथ, शोरूम का एक लिंक।',
    lead: 'परिवार घर पर कमरा नापता है और शाम को साथ बैठकर चुनता है। नाप वाली तस्वीरें भेज दें।',
    about:
      'हम अपने कारख़ाने में बनाते हैं और उसी के आगे बेचते हैं। लकड़ी जो है वही बताते हैं, दराज़ अच्छे चैनल पर चलते हैं, और जिसने पलंग बनाया वही बढ़ई लगाने भी आता है।',
    products: [
      ['सोफ़ा सेट', 'कपड़ा या लेदरेट, आपके रंग में'],
      ['स्टोरेज वाले पलंग', 'सिंगल, डबल और किंग'],
      ['अलमारियाँ', 'स्लाइडिंग या कब्ज़े वाली, दीवार के नाप की'],
      ['डाइनिंग टेबल', 'चार, छह और आठ कुर्सियाँ'],
      ['दफ़्तर का फ़र्नीचर', 'मेज़, कुर्सी और केबिन'],
      ['ऑर्डर पर बना', 'आपकी तस्वीर या हमारे नक़्शे से'],
    ],
    faq: [
      ['नाप कहाँ लिखूँ?', 'विवरण में, फ़ुट और इंच में, नाम के नीचे; ग्राहक पढ़ते हुए टेप पकड़े रहता है।'],
      ['एक ही सोफ़ा कई रंगों में दिखा सकता हूँ?', 'एक प्रोडक्ट पर चार तस्वीरें लगाएँ, या हर कपड़े के लिए कॉपी बनाएँ।'],
      [
        'आधा पहले, आधा डिलीवरी पर: कार्ड में कैसे?',
        'पहली पंक्तियों में लिखें; यूपीआई कोड दोनों बार काम आता है, राशि ग्राहक लिखता है।',
      ],
      ['कैटलॉग की पीडीएफ़ काम आएगी?', 'डीलर और दफ़्तरों के लिए हाँ; एक बार जोड़ें और रेंज बदलने पर बदल दें।'],
    ],
    reasons: ['लकड़ी जो है, वही बताते हैं'],
  },
  gu: {
    title: 'ફર્નિચરની દુકાન અને કારખાના માટે ડિજિટલ કાર્ડ',
    seo: 'સોફા, પલંગ, કબાટ અને ઓર્ડરથી બનતું ફર્નિચર, ફોટા, માપ અને ભાવ સાથે, શોરૂમની એક લિંક.',
    lead: 'પરિવાર ઘરે રૂમ માપે છે અને સાંજે સાથે બેસીને પસંદ કરે છે. માપવાળા ફોટા મોકલી દો.',
    about:
      'અમે અમારા કારખાનામાં બનાવીએ અને તેની આગળ જ વેચીએ છીએ. લાકડું જે હોય તે જ કહીએ છીએ, ખાનાં સારી ચેનલ પર ચાલે છે, અને જેણે પલંગ બનાવ્યો તે જ મિસ્ત્રી ફિટ કરવા આવે છે.',
    products: [
      ['સોફા સેટ', 'કાપડ કે લેધરેટ, તમારા રંગમાં'],
      ['સ્ટોરેજવાળા પલંગ', 'સિંગલ, ડબલ અને કિંગ'],
      ['કબાટ', 'સ્લાઇડિંગ કે મિજાગરાવાળા, દીવાલના માપે'],
      ['ડાઇનિંગ ટેબલ', 'ચાર, છ અને આઠ ખુરશી'],
      ['ઓફિસ ફર્નિચર', 'ટેબલ, ખુરશી અને કેબિન'],
      ['ઓર્ડરથી બનાવેલું', 'તમારા ફોટા કે અમારા ડ્રોઇંગ પરથી'],
    ],
    faq: [
      ['માપ ક્યાં લખું?', 'વિગતમાં, ફૂટ અને ઇંચમાં, નામની નીચે; ગ્રાહક વાંચતાં વાંચતાં ટેપ પકડી રાખે છે.'],
      ['એક જ સોફો ઘણા રંગમાં બતાવાય?', 'એક પ્રોડક્ટ પર ચાર ફોટા મૂકો, કે દરેક કાપડ માટે કોપી બનાવો.'],
      [
        'અડધા પહેલાં, અડધા ડિલિવરી પર: કાર્ડમાં કેવી રીતે?',
        'પહેલી લીટીઓમાં લખો; UPI કોડ બંને વાર ચાલે છે, રકમ ગ્રાહક લખે છે.',
      ],
      ['કેટલોગની PDF કામ લાગે?', 'ડીલર અને ઓફિસ માટે હા; એક વાર જોડો અને રેન્જ બદલાય ત્યારે બદલો.'],
    ],
    reasons: ['લાકડું જે હોય, તે જ કહીએ'],
  },
}
