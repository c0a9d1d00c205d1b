import type { WrittenPage } from './rules.ts'

/** Garments & Readymade. */
export const garmentsReadymade: WrittenPage = {
  category: 'Garments & Readymade',
  links: ['WhatsApp catalogue', 'Instagram', 'Google Maps', 'Meesho', 'Google review', 'UPI ID'],
  designs: ['bazaar', 'zari', 'saffron'],
  en: {
    title: 'A digital card for readymade garment shops',
    seo: 'New arrivals, sizes, festival offers and exchange rules of your garment shop on one link, with orders on WhatsApp.',
    lead: 'Photograph the new rack in the morning, and customers choose size and colour on WhatsApp before lunch.',
    about:
      'Three floors, one rule: try in peace, ask for another size, leave without buying if nothing fits. School uniforms are kept in every size all year, and exchanges are made within ten days with the tag.',
    products: [
      ['Men’s wear', 'Shirts, trousers, kurtas and jeans'],
      ['Women’s wear', 'Kurtis, leggings, tops and nightwear'],
      ['Children’s wear', 'From newborn to sixteen years'],
      ['School uniforms', 'Of the schools of our town'],
      ['Festival collection', 'Ethnic sets for the whole family'],
      ['Winter wear', 'Sweaters, jackets and shawls'],
    ],
    faq: [
      [
        'How do I show which sizes are left?',
        'Write them into the description and change it when one is gone.',
      ],
      [
        'Can customers pay before they come?',
        'Yes, by your UPI code, and the piece waits with their name on it.',
      ],
      [
        'We get new pieces daily. Is there a limit?',
        'Your plan says how many products fit; take out what is sold and reuse the entry.',
      ],
      [
        'Where do exchange rules stand best?',
        'In the text about you, where people read them before they pay.',
      ],
    ],
    reasons: ['Exchange within ten days'],
  },
  hi: {
    title: 'रेडीमेड कपड़ों की दुकान का डिजिटल कार्ड',
    seo: 'नया माल, साइज़, त्योहार के ऑफ़र और बदलने के नियम: कपड़ों की दुकान का एक लिंक, ऑर्डर व्हाट्सऐप पर।',
    lead: 'सुबह नए माल की फ़ोटो डालें, दोपहर से पहले ग्राहक व्हाट्सऐप पर साइज़ और रंग चुन लेते हैं।',
    about:
      'तीन मंज़िलें, एक ही नियम: आराम से पहनकर देखें, दूसरा साइज़ माँगें, कुछ न जँचे तो बिना लिए जाएँ। स्कूल की वर्दी हर साइज़ में साल भर मिलती है, और टैग के साथ दस दिन में बदल देते हैं।',
    products: [
      ['पुरुषों के कपड़े', 'शर्ट, पैंट, कुर्ता और जींस'],
      ['महिलाओं के कपड़े', 'कुर्ती, लेगिंग, टॉप और नाइटवियर'],
      ['बच्चों के कपड़े', 'नवजात से सोलह साल तक'],
      ['स्कूल की वर्दी', 'हमारे शहर के स्कूलों की'],
      ['त्योहार का कलेक्शन', 'पूरे परिवार के पारंपरिक सेट'],
      ['सर्दियों के कपड़े', 'स्वेटर, जैकेट और शॉल'],
    ],
    faq: [
      ['कौन-से साइज़ बचे हैं, कैसे दिखाऊँ?', 'विवरण में लिखें और कोई ख़त्म हो तो बदल दें।'],
      ['क्या ग्राहक आने से पहले पैसे दे सकते हैं?', 'हाँ, आपके यूपीआई कोड से; कपड़ा उनके नाम से रखा रहता है।'],
      [
        'हमारे यहाँ रोज़ नया माल आता है। कोई सीमा है?',
        'प्लान में लिखा है कितने प्रोडक्ट आएँगे; बिका हुआ हटाकर वही जगह काम में लें।',
      ],
      ['बदलने के नियम कहाँ लिखूँ?', 'परिचय में, जहाँ लोग पैसे देने से पहले पढ़ लेते हैं।'],
    ],
    reasons: ['दस दिन में अदला-बदली'],
  },
  gu: {
    title: 'રેડીમેડ કપડાંની દુકાન માટે ડિજિટલ કાર્ડ',
    seo: 'નવો માલ, સાઇઝ, તહેવારની ઓફર અને બદલવાના નિયમ: કપડાંની દુકાનની એક લિંક, ઓર્ડર વોટ્સએપ પર.',
    lead: 'સવારે નવા માલના ફોટા મૂકો, બપોર પહેલાં ગ્રાહક વોટ્સએપ પર સાઇઝ અને રંગ પસંદ કરી લે.',
    about:
      'ત્રણ માળ, એક જ નિયમ: નિરાંતે પહેરીને જુઓ, બીજી સાઇઝ માગો, કંઈ ન ગમે તો લીધા વગર જાઓ. સ્કૂલ યુનિફોર્મ દરેક સાઇઝમાં આખું વર્ષ મળે છે, અને ટેગ સાથે દસ દિવસમાં બદલી આપીએ છીએ.',
    products: [
      ['પુરુષોનાં કપડાં', 'શર્ટ, પેન્ટ, ઝભ્ભા અને જીન્સ'],
      ['મહિલાઓનાં કપડાં', 'કુર્તી, લેગિંગ, ટોપ અને નાઇટવેર'],
      ['બાળકોનાં કપડાં', 'નવજાતથી સોળ વર્ષ સુધી'],
      ['સ્કૂલ યુનિફોર્મ', 'અમારા શહેરની શાળાઓના'],
      ['તહેવારનું કલેક્શન', 'આખા પરિવારના પરંપરાગત સેટ'],
      ['શિયાળાનાં કપડાં', 'સ્વેટર, જેકેટ અને શાલ'],
    ],
    faq: [
      ['કઈ સાઇઝ બાકી છે, કેવી રીતે બતાવું?', 'વિગતમાં લખો અને કોઈ ખલાસ થાય ત્યારે બદલો.'],
      ['ગ્રાહક આવતાં પહેલાં પૈસા આપી શકે?', 'હા, તમારા UPI કોડથી; કપડું તેમના નામે મૂકી રખાય છે.'],
      ['અમારે રોજ નવો માલ આવે છે. કોઈ મર્યાદા છે?', 'પ્લાનમાં લખ્યું છે કેટલી પ્રોડક્ટ સમાય; વેચાયેલું કાઢીને એ જ જગ્યા વાપરો.'],
      ['બદલવાના નિયમ ક્યાં લખું?', 'પરિચયમાં, જ્યાં લોકો પૈસા આપતાં પહેલાં વાંચી લે છે.'],
    ],
    reasons: ['દસ દિવસમાં બદલી'],
  },
}
