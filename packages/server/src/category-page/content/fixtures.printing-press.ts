import type { WrittenPage } from './rules.ts'

/** Printing Press. */
export const printingPress: WrittenPage = {
  category: 'Printing Press',
  links: ['WhatsApp', 'Google Maps', 'Google Drive', 'Google review', 'Price list'],
  designs: ['studio', 'bazaar', 'blueprint'],
  without: ['24×7 support', 'Free home visit'],
  en: {
    title: 'A digital card for printing presses',
    seo: 'Visiting cards, wedding invitations, bills, flex and books: papers, quantities, days and rates of your press on one link.',
    lead: 'The wedding is in nine days and the uncle’s name was wrong. Say on one page how fast you print and where files go.',
    about:
      'You see a proof on the real paper, not on a screen. Names are read aloud by two people, colours are mixed to your sample, and when the mistake is ours, we print again the same night.',
    products: [
      ['Wedding invitations', '200 designs, names in three scripts'],
      ['Visiting cards', 'Matt, velvet or with a spot of gloss'],
      ['Bill books and letterheads', 'Numbered, carbonless'],
      ['Flex and vinyl', 'By the square foot, in an hour'],
      ['Brochures and catalogues', 'Design, print and folding'],
      ['Books and souvenirs', 'From fifty copies'],
    ],
    faq: [
      [
        'How do people send large files?',
        'By e-mail or a shared folder; put both links next to the WhatsApp button.',
      ],
      [
        'Rates depend on paper and count.',
        'Show one honest example, such as a hundred cards on 300 g, and let the rest be asked.',
      ],
      [
        'Two hundred invitation designs are too many for a page.',
        'Show twelve in the gallery and attach the album as a PDF.',
      ],
      ['Can they pay half now?', 'The UPI code stands on the card; you write the amount in the chat.'],
    ],
    reasons: ['Proof on the real paper', 'Names read aloud by two'],
  },
  hi: {
    title: 'प्रिंटिंग प्रेस का डिजिटल कार्ड',
    seo: 'विज़िटिंग कार्ड, शादी के निमंत्रण, बिल, फ़्लेक्स और किताबें: काग़ज़, मात्रा, दिन और दर, आपके प्रेस का एक लिंक।',
    lead: 'शादी नौ दिन बाद है और चाचा का नाम ग़लत छपा। कितनी जल्दी छापते हैं और फ़ाइल कहाँ भेजें, एक पेज पर बताएँ।',
    about:
      'प्रूफ़ असली काग़ज़ पर दिखाते हैं, स्क्रीन पर नहीं। नाम दो लोग बोलकर पढ़ते हैं, रंग आपके नमूने से मिलाते हैं, और ग़लती हमारी हो तो उसी रात दोबारा छापते हैं।',
    products: [
      ['शादी के निमंत्रण', '200 डिज़ाइन, तीन लिपियों में नाम'],
      ['विज़िटिंग कार्ड', 'मैट, वेलवेट या थोड़ी चमक वाले'],
      ['बिल बुक और लेटरहेड', 'नंबर सहित, कार्बनलेस'],
      ['फ़्लेक्स और विनाइल', 'वर्ग फ़ुट से, एक घंटे में'],
      ['ब्रोशर और कैटलॉग', 'डिज़ाइन, छपाई और मोड़ना'],
      ['किताबें और स्मारिका', 'पचास प्रतियों से'],
    ],
    faq: [
      ['लोग बड़ी फ़ाइल कैसे भेजें?', 'ई-मेल या साझा फ़ोल्डर से; दोनों लिंक व्हाट्सऐप बटन के पास रखें।'],
      ['दर काग़ज़ और मात्रा पर है।', 'एक सच्चा उदाहरण लिखें, जैसे 300 ग्राम पर सौ कार्ड; बाक़ी लोग पूछ लेंगे।'],
      ['निमंत्रण के दो सौ डिज़ाइन पेज पर कैसे आएँ?', 'बारह गैलरी में दिखाएँ और एल्बम पीडीएफ़ में जोड़ें।'],
      ['आधा पैसा अभी ले सकता हूँ?', 'कार्ड पर यूपीआई कोड है; रक़म आप चैट में लिखें।'],
    ],
    reasons: ['असली काग़ज़ पर प्रूफ़', 'नाम दो लोग पढ़ते हैं'],
  },
  gu: {
    title: 'પ્રિન્ટિંગ પ્રેસ માટે ડિજિટલ કાર્ડ',
    seo: 'વિઝિટિંગ કાર્ડ, કંકોતરી, બિલ, ફ્લેક્સ અને પુસ્તકો: કાગળ, જથ્થો, દિવસ અને ભાવ, તમારા પ્રેસની એક લિંક.',
    lead: 'લગ્ન નવ દિવસ પછી છે અને કાકાનું નામ ખોટું છપાયું. કેટલી ઝડપે છાપો અને ફાઇલ ક્યાં મોકલવી, એક પેજ પર કહો.',
    about:
      'પ્રૂફ સાચા કાગળ પર બતાવીએ, સ્ક્રીન પર નહીં. નામ બે જણ બોલીને વાંચે, રંગ તમારા નમૂના સાથે મેળવાય, અને ભૂલ અમારી હોય તો એ જ રાતે ફરી છાપીએ.',
    products: [
      ['કંકોતરી', '200 ડિઝાઇન, ત્રણ લિપિમાં નામ'],
      ['વિઝિટિંગ કાર્ડ', 'મેટ, વેલ્વેટ કે થોડી ચમકવાળાં'],
      ['બિલ બુક અને લેટરહેડ', 'નંબર સાથે, કાર્બનલેસ'],
      ['ફ્લેક્સ અને વિનાઇલ', 'ચોરસ ફૂટથી, એક કલાકમાં'],
      ['બ્રોશર અને કેટલોગ', 'ડિઝાઇન, છપાઈ અને ફોલ્ડિંગ'],
      ['પુસ્તકો અને સ્મરણિકા', 'પચાસ નકલથી'],
    ],
    faq: [
      ['લોકો મોટી ફાઇલ કેવી રીતે મોકલે?', 'ઈ-મેલ કે શેર કરેલા ફોલ્ડરથી; બંને લિંક વોટ્સએપ બટન પાસે રાખો.'],
      ['ભાવ કાગળ અને જથ્થા પર છે.', 'એક સાચો દાખલો લખો, જેમ કે 300 ગ્રામ પર સો કાર્ડ; બાકી લોકો પૂછી લેશે.'],
      ['કંકોતરીની બસો ડિઝાઇન પેજ પર કેવી રીતે આવે?', 'બાર ગેલેરીમાં બતાવો અને આલ્બમ PDF માં જોડો.'],
      ['અડધા પૈસા અત્યારે લઈ શકાય?', 'કાર્ડ પર UPI કોડ છે; રકમ તમે ચેટમાં લખો.'],
    ],
    reasons: ['સાચા કાગળ પર પ્રૂફ', 'નામ બે જણ વાંચે'],
  },
}
