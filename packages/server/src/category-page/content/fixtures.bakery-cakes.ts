import type { WrittenPage } from './rules.ts'

/** Bakery & Cakes. */
export const bakeryCakes: WrittenPage = {
  category: 'Bakery & Cakes',
  links: ['Instagram', 'WhatsApp catalogue', 'Swiggy', 'Zomato', 'Google review', 'FSSAI licence'],
  designs: ['thali', 'saffron', 'bazaar'],
  without: ['Pure ghee and clean oil'],
  en: {
    title: 'A digital card for bakeries and cake makers',
    seo: 'Show cakes, flavours and prices on one link and take birthday orders on WhatsApp, with UPI for the advance.',
    lead: 'Photos of your cakes, flavours, sizes and prices in one place. The order comes to your WhatsApp with all that was chosen.',
    about:
      'Our ovens start before sunrise, so bread and khari leave the shop warm. Cakes are baked on the day they are collected, with or without egg, and the name on top is piped while you wait.',
    products: [
      ['Birthday cake', 'Half a kilo and more, eggless too'],
      ['Photo cake', 'Your picture printed in edible ink'],
      ['Bread and pav', 'Fresh every morning and evening'],
      ['Puffs and khari', 'Veg, paneer and masala'],
      ['Cookies and nankhatai', 'Made with butter, packed by weight'],
      ['Party order', 'Pastries and snacks for any number of guests'],
    ],
    faq: [
      [
        'How do orders for cakes reach me?',
        'The customer picks cakes on the card and sends the list to your WhatsApp; you agree on flavour, message and time there.',
      ],
      [
        'Can I ask for an advance?',
        'Your UPI code stands on the card, and the customer types the amount the two of you agreed on.',
      ],
      [
        'How do I show that a cake is eggless?',
        'Each product can carry the green or brown mark, and its description has room for flavours and weights.',
      ],
      [
        'I bake at home. Is the card for me too?',
        'Yes. Leave out the street if you wish and show only your area, phone and delivery days.',
      ],
    ],
    reasons: ['Eggless cakes on request'],
  },
  hi: {
    title: 'बेकरी और केक के काम के लिए डिजिटल कार्ड',
    seo: 'केक, फ़्लेवर और दाम एक लिंक पर दिखाएँ, जन्मदिन के ऑर्डर व्हाट्सऐप पर लें और पेशगी यूपीआई से पाएँ।',
    lead: 'केक की फ़ोटो, फ़्लेवर, वज़न और दाम एक ही जगह। ग्राहक जो चुनता है, उसकी सूची सीधे आपके व्हाट्सऐप पर आती है।',
    about:
      'हमारी भट्ठी सूरज निकलने से पहले जल जाती है, इसलिए ब्रेड और खारी गरम ही दुकान से निकलती है। केक उसी दिन बनता है जिस दिन आप ले जाते हैं, अंडे के साथ या बिना अंडे का, और नाम आपके सामने लिखा जाता है।',
    products: [
      ['जन्मदिन का केक', 'आधा किलो से शुरू, बिना अंडे का भी'],
      ['फ़ोटो केक', 'आपकी तस्वीर खाने योग्य स्याही से'],
      ['ब्रेड और पाव', 'सुबह-शाम ताज़ा'],
      ['पफ़ और खारी', 'सब्ज़ी, पनीर और मसाला'],
      ['कुकीज़ और नानखटाई', 'मक्खन से बनी, वज़न से पैक'],
      ['पार्टी ऑर्डर', 'जितने मेहमान, उतनी पेस्ट्री और नाश्ता'],
    ],
    faq: [
      [
        'केक का ऑर्डर मुझ तक कैसे आता है?',
        'ग्राहक कार्ड पर केक चुनकर सूची आपके व्हाट्सऐप पर भेजता है; फ़्लेवर, संदेश और समय वहीं तय हो जाते हैं।',
      ],
      ['क्या मैं पेशगी ले सकता हूँ?', 'कार्ड पर आपका यूपीआई कोड रहता है; तय हुई रक़म ग्राहक ख़ुद लिखकर भेजता है।'],
      [
        'बिना अंडे का केक कैसे पहचाना जाए?',
        'हर प्रोडक्ट पर हरा या भूरा निशान लग सकता है, और विवरण में फ़्लेवर व वज़न लिखने की जगह है।',
      ],
      [
        'मैं घर से केक बनाती हूँ। क्या यह मेरे काम का है?',
        'हाँ। चाहें तो पूरा पता न दें, सिर्फ़ इलाक़ा, फ़ोन और डिलीवरी के दिन दिखाएँ।',
      ],
    ],
    reasons: ['कहने पर बिना अंडे का केक'],
  },
  gu: {
    title: 'બેકરી અને કેકના કામ માટે ડિજિટલ કાર્ડ',
    seo: 'કેક, ફ્લેવર અને ભાવ એક લિંક પર બતાવો, જન્મદિવસના ઓર્ડર વોટ્સએપ પર લો અને એડવાન્સ UPI થી મેળવો.',
    lead: 'કેકના ફોટા, ફ્લેવર, વજન અને ભાવ એક જ જગ્યાએ. ગ્રાહક જે પસંદ કરે તેની યાદી સીધી તમારા વોટ્સએપ પર આવે છે.',
    about:
      'અમારી ભઠ્ઠી સૂરજ ઊગે તે પહેલાં ચાલુ થાય છે, એટલે બ્રેડ અને ખારી ગરમ જ દુકાનેથી નીકળે છે. કેક જે દિવસે લઈ જવાની હોય તે જ દિવસે બને છે, ઈંડાવાળી કે ઈંડા વગરની, અને નામ તમારી સામે લખાય છે.',
    products: [
      ['જન્મદિવસની કેક', 'અડધા કિલોથી શરૂ, ઈંડા વગરની પણ'],
      ['ફોટો કેક', 'તમારો ફોટો ખાઈ શકાય તેવી શાહીથી'],
      ['બ્રેડ અને પાંઉ', 'સવાર-સાંજ તાજાં'],
      ['પફ અને ખારી', 'વેજ, પનીર અને મસાલા'],
      ['કૂકીઝ અને નાનખટાઈ', 'માખણમાં બનેલી, વજનથી પેક'],
      ['પાર્ટી ઓર્ડર', 'જેટલા મહેમાન તેટલી પેસ્ટ્રી અને નાસ્તો'],
    ],
    faq: [
      [
        'કેકનો ઓર્ડર મારા સુધી કેવી રીતે આવે?',
        'ગ્રાહક કાર્ડ પર કેક પસંદ કરી યાદી તમારા વોટ્સએપ પર મોકલે છે; ફ્લેવર, લખાણ અને સમય ત્યાં નક્કી થાય છે.',
      ],
      ['હું એડવાન્સ લઈ શકું?', 'કાર્ડ પર તમારો UPI કોડ રહે છે; નક્કી કરેલી રકમ ગ્રાહક પોતે લખીને મોકલે છે.'],
      [
        'ઈંડા વગરની કેક કેવી રીતે ઓળખાય?',
        'દરેક પ્રોડક્ટ પર લીલું કે કથ્થઈ નિશાન મૂકી શકાય, અને વિગતમાં ફ્લેવર તથા વજન લખવાની જગ્યા છે.',
      ],
      [
        'હું ઘરેથી કેક બનાવું છું. મારે કામ લાગે?',
        'હા. ઇચ્છો તો પૂરું સરનામું ન આપો, ફક્ત વિસ્તાર, ફોન અને ડિલિવરીના દિવસ બતાવો.',
      ],
    ],
    reasons: ['કહેવા પર ઈંડા વગરની કેક'],
  },
}
