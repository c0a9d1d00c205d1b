import type { WrittenPage } from './rules.ts'

/** Café & Tea House. */
export const cafeTeaHouse: WrittenPage = {
  category: 'Café & Tea House',
  links: ['Food menu', 'Instagram', 'Zomato', 'Google Maps', 'Google review', 'FSSAI licence'],
  designs: ['thali', 'studio', 'saffron'],
  without: ['Pure ghee and clean oil', 'On-time delivery'],
  en: {
    title: 'A digital card for cafés and tea houses',
    seo: 'Menu, evening timings, music nights and the way to your café on one link that looks good in an Instagram bio.',
    lead: 'One link for the bio, the table and the window: what you brew, until when you are open and where to sit.',
    about:
      'The milk is boiled in small pans and the ginger is crushed when you order. Students get corner tables and long evenings, and on Saturdays somebody always brings a guitar.',
    products: [
      ['Masala chai', 'Ginger and cardamom, strong or mild'],
      ['Filter coffee', 'Freshly brewed, in a steel tumbler'],
      ['Cold coffee', 'With or without ice cream'],
      ['Sandwiches and toast', 'Grilled, with green chutney'],
      ['Maggi and pasta', 'Plain, cheese or spicy'],
      ['Small gatherings', 'Birthdays and meetings up to thirty people'],
    ],
    faq: [
      [
        'What should stand in the Instagram bio?',
        'Only this link: it holds menu, map, timings and WhatsApp together.',
      ],
      [
        'We open late and close after midnight.',
        'Hours after midnight are fine; the card shows the right state until you close.',
      ],
      [
        'Can I announce a music evening?',
        'Put it into the first lines or as a product with day and time, and take it off the next morning.',
      ],
      [
        'Do guests need to order online?',
        'No. The card can simply be your menu; orders by WhatsApp are there if you want them.',
      ],
    ],
    reasons: ['Ginger crushed when you order'],
  },
  hi: {
    title: 'कैफ़े और चाय घर के लिए डिजिटल कार्ड',
    seo: 'मेन्यू, शाम का समय, संगीत की महफ़िल और कैफ़े का रास्ता एक लिंक पर, जो इंस्टाग्राम बायो में भी अच्छा लगे।',
    lead: 'बायो, टेबल और खिड़की, तीनों के लिए एक लिंक: क्या मिलता है, कब तक खुला है और कहाँ बैठना है।',
    about:
      'दूध छोटे बर्तन में उबलता है और अदरक ऑर्डर के बाद कूटी जाती है। विद्यार्थियों को कोने की टेबल और लंबी शामें मिलती हैं, और शनिवार को कोई न कोई गिटार ले ही आता है।',
    products: [
      ['मसाला चाय', 'अदरक-इलायची, कड़क या हल्की'],
      ['फ़िल्टर कॉफ़ी', 'ताज़ा बनी, स्टील के गिलास में'],
      ['कोल्ड कॉफ़ी', 'आइसक्रीम के साथ या बिना'],
      ['सैंडविच और टोस्ट', 'सिके हुए, हरी चटनी के साथ'],
      ['मैगी और पास्ता', 'सादा, चीज़ या तीखा'],
      ['छोटी महफ़िलें', 'जन्मदिन और बैठक, तीस लोगों तक'],
    ],
    faq: [
      ['इंस्टाग्राम बायो में क्या लिखूँ?', 'बस यही लिंक: मेन्यू, नक़्शा, समय और व्हाट्सऐप सब इसी में हैं।'],
      [
        'हम देर से खोलते हैं और आधी रात के बाद बंद करते हैं।',
        'आधी रात के बाद का समय भी चलता है; बंद होने तक कार्ड सही स्थिति दिखाता है।',
      ],
      ['संगीत की शाम की सूचना कैसे दूँ?', 'शुरू की पंक्तियों में या दिन और समय के साथ प्रोडक्ट बनाकर, और अगली सुबह हटा दें।'],
      ['क्या ऑनलाइन ऑर्डर लेना ज़रूरी है?', 'नहीं। कार्ड सिर्फ़ मेन्यू भी हो सकता है; चाहें तो व्हाट्सऐप पर ऑर्डर चालू रखें।'],
    ],
    reasons: ['अदरक ऑर्डर के बाद कूटते हैं'],
  },
  gu: {
    title: 'કાફે અને ચા ઘર માટે ડિજિટલ કાર્ડ',
    seo: 'મેનુ, સાંજનો સમય, સંગીતની મહેફિલ અને કાફેનો રસ્તો એક લિંક પર, જે ઇન્સ્ટાગ્રામ બાયોમાં પણ શોભે.',
    lead: 'બાયો, ટેબલ અને બારી, ત્રણેય માટે એક લિંક: શું મળે છે, ક્યાં સુધી ખુલ્લું છે અને ક્યાં બેસવું.',
    about:
      'દૂધ નાની તપેલીમાં ઊકળે છે અને આદુ ઓર્ડર પછી છૂંદાય છે. વિદ્યાર્થીઓને ખૂણાનું ટેબલ અને લાંબી સાંજ મળે છે, અને શનિવારે કોઈક તો ગિટાર લઈ જ આવે છે.',
    products: [
      ['મસાલા ચા', 'આદુ-એલચી, કડક કે હળવી'],
      ['ફિલ્ટર કોફી', 'તાજી બનેલી, સ્ટીલના ગ્લાસમાં'],
      ['કોલ્ડ કોફી', 'આઇસક્રીમ સાથે કે વગર'],
      ['સેન્ડવીચ અને ટોસ્ટ', 'શેકેલા, લીલી ચટણી સાથે'],
      ['મેગી અને પાસ્તા', 'સાદા, ચીઝ કે તીખા'],
      ['નાની મહેફિલ', 'જન્મદિવસ અને મીટિંગ, ત્રીસ જણ સુધી'],
    ],
    faq: [
      ['ઇન્સ્ટાગ્રામ બાયોમાં શું લખું?', 'ફક્ત આ લિંક: મેનુ, નકશો, સમય અને વોટ્સએપ બધું આમાં જ છે.'],
      [
        'અમે મોડા ખોલીએ અને મધરાત પછી બંધ કરીએ છીએ.',
        'મધરાત પછીનો સમય પણ ચાલે; બંધ થાય ત્યાં સુધી કાર્ડ સાચી સ્થિતિ બતાવે છે.',
      ],
      [
        'સંગીતની સાંજની જાણ કેવી રીતે કરું?',
        'શરૂઆતની લીટીઓમાં કે દિવસ-સમય સાથે પ્રોડક્ટ બનાવીને, અને બીજી સવારે કાઢી નાખો.',
      ],
      ['ઓનલાઇન ઓર્ડર લેવા જરૂરી છે?', 'ના. કાર્ડ ફક્ત મેનુ પણ બની શકે; જોઈએ તો વોટ્સએપ ઓર્ડર ચાલુ રાખો.'],
    ],
    reasons: ['આદુ ઓર્ડર પછી છૂંદીએ છીએ'],
  },
}
