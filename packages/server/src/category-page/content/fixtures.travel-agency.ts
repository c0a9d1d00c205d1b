import type { WrittenPage } from './rules.ts'

/** Travel Agency. */
export const travelAgency: WrittenPage = {
  category: 'Travel Agency',
  links: ['WhatsApp', 'Instagram', 'redBus', 'Google review', 'YouTube', 'Website'],
  designs: ['monsoon', 'studio', 'ledger'],
  without: ['No due date missed', 'On-time delivery'],
  en: {
    title: 'A digital card for travel agents',
    seo: 'Tours, tickets, visas, taxis and pilgrimages with prices and departure dates of your travel agency on one link.',
    lead: 'Holidays are planned in family groups on WhatsApp. Be the link that is passed around in them.',
    about:
      'We have slept in the hotels we sell. You get one voucher with every name and number, a person who answers when the train is late, and a plan with time for tea in it.',
    products: [
      ['Domestic tours', 'Hills, beaches and heritage, with or without group'],
      ['Pilgrimages', 'Char Dham, Jyotirlinga and Dwarka'],
      ['International packages', 'Dubai, Thailand, Singapore and Europe'],
      ['Flight and train tickets', 'Booked, changed and cancelled'],
      ['Visa assistance', 'Forms, dates and papers'],
      ['Taxi and tempo traveller', 'By day or by kilometre'],
    ],
    faq: [
      [
        'How do I show departures?',
        'One product for each tour with dates in the description; take it out when the bus is full.',
      ],
      ['Is there room for the day-by-day plan?', 'Attach it as a PDF, or keep it on your site and link it.'],
      [
        'Can travellers pay in parts?',
        'Yes, each time they type the amount over your UPI code; the receipt you send as usual.',
      ],
      [
        'What do people abroad see?',
        'The same page with English buttons, and the WhatsApp button for calls without roaming.',
      ],
    ],
    reasons: ['We slept in the hotels we sell'],
  },
  hi: {
    title: 'ट्रैवल एजेंट के लिए डिजिटल कार्ड',
    seo: 'टूर, टिकट, वीज़ा, टैक्सी और तीर्थयात्रा, दाम और रवानगी की तारीख़ों के साथ, आपकी एजेंसी का एक लिंक।',
    lead: 'छुट्टियाँ परिवार के व्हाट्सऐप ग्रुप में तय होती हैं। वहाँ जो लिंक घूमे, वह आपका हो।',
    about:
      'जो होटल बेचते हैं, उनमें हम ख़ुद रुक चुके हैं। आपको एक वाउचर मिलता है जिसमें हर नाम और नंबर है, ट्रेन लेट हो तो फ़ोन उठाने वाला मिलता है, और यात्रा में चाय का समय भी।',
    products: [
      ['देश के टूर', 'पहाड़, समुद्र और विरासत, ग्रुप में या अकेले'],
      ['तीर्थयात्रा', 'चार धाम, ज्योतिर्लिंग और द्वारका'],
      ['विदेश के पैकेज', 'दुबई, थाईलैंड, सिंगापुर और यूरोप'],
      ['हवाई और रेल टिकट', 'बुकिंग, बदलाव और रद्द'],
      ['वीज़ा में मदद', 'फ़ॉर्म, तारीख़ और काग़ज़'],
      ['टैक्सी और टेम्पो ट्रैवलर', 'दिन या किलोमीटर के हिसाब से'],
    ],
    faq: [
      ['रवानगी की तारीख़ें कैसे दिखाऊँ?', 'हर टूर का एक प्रोडक्ट, विवरण में तारीख़ें; बस भर जाए तो हटा दें।'],
      ['क्या हर दिन का कार्यक्रम भी आ सकता है?', 'पीडीएफ़ बनाकर जोड़ें, या अपनी साइट पर रखकर लिंक दें।'],
      ['यात्री किस्तों में पैसे दे सकते हैं?', 'हाँ, हर बार आपके यूपीआई कोड पर राशि लिख देते हैं; रसीद आप पहले की तरह भेजते हैं।'],
      ['विदेश से देखने वालों को क्या दिखता है?', 'वही पेज अंग्रेज़ी बटनों के साथ, और बिना रोमिंग बात करने को व्हाट्सऐप।'],
    ],
    reasons: ['बेचने से पहले होटल में ख़ुद रुके'],
  },
  gu: {
    title: 'ટ્રાવેલ એજન્ટ માટે ડિજિટલ કાર્ડ',
    seo: 'ટૂર, ટિકિટ, વિઝા, ટેક્સી અને યાત્રા, ભાવ અને ઊપડવાની તારીખો સાથે, તમારી એજન્સીની એક લિંક.',
    lead: 'રજાઓ પરિવારના વોટ્સએપ ગ્રુપમાં નક્કી થાય છે. ત્યાં જે લિંક ફરે તે તમારી હોય.',
    about:
      'જે હોટેલ વેચીએ છીએ તેમાં અમે જાતે રોકાયા છીએ. તમને એક વાઉચર મળે છે જેમાં દરેક નામ અને નંબર છે, ટ્રેન મોડી હોય તો ફોન ઉપાડનાર મળે છે, અને યાત્રામાં ચાનો સમય પણ.',
    products: [
      ['દેશની ટૂર', 'પહાડ, દરિયો અને વારસો, ગ્રુપમાં કે એકલા'],
      ['યાત્રાધામ', 'ચારધામ, જ્યોતિર્લિંગ અને દ્વારકા'],
      ['વિદેશના પેકેજ', 'દુબઈ, થાઇલેન્ડ, સિંગાપોર અને યુરોપ'],
      ['વિમાન અને રેલ ટિકિટ', 'બુકિંગ, ફેરફાર અને કેન્સલ'],
      ['વિઝામાં મદદ', 'ફોર્મ, તારીખ અને કાગળો'],
      ['ટેક્સી અને ટેમ્પો ટ્રાવેલર', 'દિવસ કે કિલોમીટરના હિસાબે'],
    ],
    faq: [
      ['ઊપડવાની તારીખો કેવી રીતે બતાવું?', 'દરેક ટૂરની એક પ્રોડક્ટ, વિગતમાં તારીખો; બસ ભરાઈ જાય તો કાઢી નાખો.'],
      ['દરેક દિવસનો કાર્યક્રમ પણ આવી શકે?', 'PDF બનાવીને જોડો, કે તમારી સાઇટ પર રાખીને લિંક આપો.'],
      ['મુસાફરો હપ્તે પૈસા આપી શકે?', 'હા, દર વખતે તમારા UPI કોડ પર રકમ લખે છે; રસીદ તમે પહેલાંની જેમ મોકલો છો.'],
      ['વિદેશથી જોનારને શું દેખાય?', 'એ જ પેજ અંગ્રેજી બટન સાથે, અને રોમિંગ વગર વાત કરવા વોટ્સએપ.'],
    ],
    reasons: ['વેચતાં પહેલાં હોટેલમાં જાતે રોકાયા'],
  },
}
