import type { WrittenPage } from './rules.ts'

/** Puja Items. */
export const pujaItems: WrittenPage = {
  category: 'Puja Items',
  links: ['WhatsApp catalogue', 'Google Maps', 'Amazon', 'UPI ID', 'Instagram'],
  designs: ['saffron', 'zari', 'bazaar'],
  en: {
    title: 'A digital card for puja item shops',
    seo: 'Samagri lists for each puja, idols, vastra, incense and lamps with prices of your shop on one link for homes and pandits.',
    lead: 'The pandit dictates thirty-one things over the phone. A shop that knows the list by the name of the puja gets all of it.',
    about:
      'Say “Satyanarayan” or “Griha Pravesh” and the whole list is packed, from betel nuts to the red thread. Cow ghee is from the gaushala, sandalwood is rubbed in front of you, and what you did not open comes back.',
    products: [
      ['Samagri by the puja', 'Satyanarayan, havan, vastu and wedding'],
      ['Idols', 'Brass, marble and clay for Ganesh'],
      ['Vastra and ornaments', 'For Thakorji, by size'],
      ['Incense and dhoop', 'Loban, guggul and hand-rolled sticks'],
      ['Diyas and lamps', 'Brass, clay and akhand jyot'],
      ['Books and malas', 'Rudraksha, tulsi and sphatik'],
    ],
    faq: [
      [
        'Can I offer whole lists?',
        'A product for each puja, its things in the description, one price for all.',
      ],
      ['Pandits order for many houses.', 'They send your card back with the date; you pack by name.'],
      ['Before Diwali the shop overflows.', 'Take orders on WhatsApp and name the hour of collection.'],
      ['Idols differ in size and price.', 'Four pictures on one product, or a copy for each size.'],
    ],
    reasons: ['Whole list by the puja’s name'],
  },
  hi: {
    title: 'पूजा सामग्री की दुकान का डिजिटल कार्ड',
    seo: 'हर पूजा की सामग्री सूची, मूर्तियाँ, वस्त्र, धूप और दीपक, दाम के साथ: घर और पंडित जी के लिए आपकी दुकान का एक लिंक।',
    lead: 'पंडित जी फ़ोन पर इकतीस चीज़ें बोलते हैं। जो दुकान पूजा के नाम से सूची जानती है, पूरा सामान वही बाँधती है।',
    about:
      '“सत्यनारायण” या “गृह प्रवेश” कहें और पूरी सूची बँध जाती है, सुपारी से लेकर मौली तक। घी गोशाला का है, चंदन आपके सामने घिसता है, और जो न खुले वह वापस हो जाता है।',
    products: [
      ['पूजा के अनुसार सामग्री', 'सत्यनारायण, हवन, वास्तु और विवाह'],
      ['मूर्तियाँ', 'पीतल, संगमरमर और मिट्टी के गणेश'],
      ['वस्त्र और आभूषण', 'ठाकुर जी के, नाप से'],
      ['अगरबत्ती और धूप', 'लोबान, गुग्गुल और हाथ से बनी'],
      ['दीये और दीपक', 'पीतल, मिट्टी और अखंड ज्योत'],
      ['पुस्तकें और माला', 'रुद्राक्ष, तुलसी और स्फटिक'],
    ],
    faq: [
      ['पूरी सूची एक साथ बेच सकता हूँ?', 'हर पूजा का एक प्रोडक्ट, विवरण में चीज़ें, सबका एक दाम।'],
      ['पंडित जी कई घरों के लिए मँगाते हैं।', 'वे तारीख़ के साथ कार्ड भेजते हैं; आप नाम से बाँधें।'],
      ['दिवाली से पहले दुकान में जगह नहीं रहती।', 'व्हाट्सऐप पर ऑर्डर लें और उठाने का समय लिखें।'],
      ['मूर्तियों के नाप और दाम अलग हैं।', 'एक प्रोडक्ट पर चार तस्वीरें, या हर नाप की कॉपी।'],
    ],
    reasons: ['पूजा के नाम से पूरी सूची'],
  },
  gu: {
    title: 'પૂજાપાની દુકાન માટે ડિજિટલ કાર્ડ',
    seo: 'દરેક પૂજાની સામગ્રી, મૂર્તિ, વાઘા, ધૂપ અને દીવા, ભાવ સાથે: ઘર અને મહારાજ માટે તમારી દુકાનની એક લિંક.',
    lead: 'મહારાજ ફોન પર એકત્રીસ વસ્તુ લખાવે છે. જે દુકાન પૂજાના નામથી યાદી જાણે, આખો સામાન એ જ બાંધે.',
    about:
      '“સત્યનારાયણ” કે “ગૃહપ્રવેશ” કહો અને આખી યાદી બંધાઈ જાય, સોપારીથી નાડાછડી સુધી. ઘી ગૌશાળાનું, સુખડ તમારી સામે ઘસાય, અને જે ન ખૂલે તે પાછું લેવાય.',
    products: [
      ['પૂજા પ્રમાણે સામગ્રી', 'સત્યનારાયણ, હવન, વાસ્તુ અને લગ્ન'],
      ['મૂર્તિઓ', 'પિત્તળ, આરસ અને માટીના ગણેશ'],
      ['વાઘા અને શણગાર', 'ઠાકોરજીના, માપ પ્રમાણે'],
      ['અગરબત્તી અને ધૂપ', 'લોબાન, ગૂગળ અને હાથે વણેલી'],
      ['દીવા અને કોડિયાં', 'પિત્તળ, માટી અને અખંડ જ્યોત'],
      ['પુસ્તકો અને માળા', 'રુદ્રાક્ષ, તુલસી અને સ્ફટિક'],
    ],
    faq: [
      ['આખી યાદી એકસાથે વેચી શકાય?', 'દરેક પૂજાની એક પ્રોડક્ટ, વિગતમાં વસ્તુઓ, બધાનો એક ભાવ.'],
      ['મહારાજ ઘણાં ઘર માટે મંગાવે છે.', 'તેઓ તારીખ સાથે કાર્ડ મોકલે; તમે નામ પ્રમાણે બાંધો.'],
      ['દિવાળી પહેલાં દુકાનમાં જગ્યા રહેતી નથી.', 'વોટ્સએપ પર ઓર્ડર લો અને લઈ જવાનો સમય લખો.'],
      ['મૂર્તિનાં માપ અને ભાવ જુદાં છે.', 'એક પ્રોડક્ટ પર ચાર ફોટા, કે દરેક માપની કોપી.'],
    ],
    reasons: ['પૂજાના નામથી આખી યાદી'],
  },
}
