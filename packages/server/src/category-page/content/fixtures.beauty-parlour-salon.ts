import type { WrittenPage } from './rules.ts'

/** Beauty Parlour & Salon. */
export const beautyParlourSalon: WrittenPage = {
  category: 'Beauty Parlour & Salon',
  links: ['Instagram', 'Book an appointment', 'Google review', 'YouTube', 'WhatsApp', 'Price list'],
  designs: ['studio', 'zari', 'monsoon'],
  without: ['On-time delivery'],
  en: {
    title: 'A digital card for parlours and salons',
    seo: 'Service menu with prices, bridal photos and appointments by WhatsApp on one link for beauty parlours and salons.',
    lead: 'Your rate list, your bridal album and a button to ask for an appointment, in a card that opens on every phone.',
    about:
      'From a quick threading to a full bridal morning, every guest gets unhurried hands and a fresh towel. We tell you which products we use and try the look with you before the big day.',
    products: [
      ['Haircut and styling', 'For women, men and children'],
      ['Facial and clean-up', 'Chosen for your skin after a short look at it'],
      ['Bridal make-up', 'Trial, draping and hair on the day itself'],
      ['Hair colour and keratin', 'Roots, highlights and smoothening'],
      ['Waxing and threading', 'Gentle wax, separate strips for each guest'],
      ['Manicure and pedicure', 'Scrub, massage and polish'],
    ],
    faq: [
      [
        'Can guests book a time on the card?',
        'They ask on WhatsApp with the service already named, or follow your booking link if you use one.',
      ],
      [
        'Where do my bridal pictures go?',
        'Into the gallery, sorted into albums such as bridal, hair and nails; short videos come from YouTube.',
      ],
      [
        'May I keep some prices hidden?',
        'Yes, a service can stand without a price, which suits packages that differ from bride to bride.',
      ],
      [
        'Will it help with walk-in guests?',
        'Put the QR code beside the mirror: guests save your number and leave their stars while they wait.',
      ],
    ],
    reasons: ['Trial before the wedding day'],
  },
  hi: {
    title: 'ब्यूटी पार्लर और सैलून के लिए डिजिटल कार्ड',
    seo: 'पार्लर और सैलून के लिए दाम के साथ सेवाओं की सूची, दुल्हन की तस्वीरें और व्हाट्सऐप पर अपॉइंटमेंट, सब एक लिंक पर।',
    lead: 'रेट लिस्ट, दुल्हन का एल्बम और अपॉइंटमेंट माँगने का बटन, ऐसे कार्ड में जो हर फ़ोन पर खुलता है।',
    about:
      'झटपट थ्रेडिंग हो या दुल्हन की पूरी तैयारी, हर मेहमान को आराम से समय और साफ़ तौलिया मिलता है। हम बताते हैं कि कौन-सा सामान लगाते हैं, और शादी से पहले पूरा लुक आज़माकर दिखाते हैं।',
    products: [
      ['हेयरकट और स्टाइलिंग', 'महिला, पुरुष और बच्चों के लिए'],
      ['फ़ेशियल और क्लीन-अप', 'त्वचा देखकर चुना हुआ'],
      ['ब्राइडल मेकअप', 'ट्रायल, साड़ी पहनाना और उस दिन के बाल'],
      ['हेयर कलर और केराटिन', 'जड़ें, हाइलाइट और स्मूदनिंग'],
      ['वैक्सिंग और थ्रेडिंग', 'नरम वैक्स, हर मेहमान की अलग पट्टी'],
      ['मैनिक्योर और पेडिक्योर', 'स्क्रब, मालिश और पॉलिश'],
    ],
    faq: [
      [
        'क्या कार्ड से समय बुक हो सकता है?',
        'मेहमान सेवा का नाम लिखा हुआ संदेश व्हाट्सऐप पर भेजती है, या आपकी बुकिंग लिंक खोलती है।',
      ],
      ['दुल्हन की तस्वीरें कहाँ लगेंगी?', 'गैलरी में, ब्राइडल, बाल और नाख़ून जैसे अलग एल्बम बनाकर; छोटे वीडियो यूट्यूब से आते हैं।'],
      ['क्या कुछ दाम छिपा सकते हैं?', 'हाँ, सेवा बिना दाम के रह सकती है; हर दुल्हन का पैकेज अलग हो तो यही अच्छा है।'],
      [
        'दुकान पर आई मेहमानों के लिए क्या फ़ायदा?',
        'आईने के पास क्यूआर लगाएँ: इंतज़ार करते-करते वे नंबर सहेज लेती हैं और सितारे दे देती हैं।',
      ],
    ],
    reasons: ['शादी से पहले मेकअप ट्रायल'],
  },
  gu: {
    title: 'બ્યુટી પાર્લર અને સલૂન માટે ડિજિટલ કાર્ડ',
    seo: 'પાર્લર અને સલૂન માટે ભાવ સાથે સેવાઓની યાદી, દુલ્હનના ફોટા અને વોટ્સએપ પર એપોઇન્ટમેન્ટ, બધું એક લિંક પર.',
    lead: 'રેટ લિસ્ટ, દુલ્હનનું આલ્બમ અને એપોઇન્ટમેન્ટ માગવાનું બટન, દરેક ફોન પર ખૂલતા કાર્ડમાં.',
    about:
      'ઝડપી થ્રેડિંગ હોય કે દુલ્હનની આખી તૈયારી, દરેક મહેમાનને નિરાંતનો સમય અને ચોખ્ખો ટુવાલ મળે છે. કઈ પ્રોડક્ટ વાપરીએ છીએ તે કહીએ છીએ, અને લગ્ન પહેલાં લુક અજમાવીને બતાવીએ છીએ.',
    products: [
      ['હેરકટ અને સ્ટાઇલિંગ', 'મહિલા, પુરુષ અને બાળકો માટે'],
      ['ફેશિયલ અને ક્લીન-અપ', 'ત્વચા જોઈને પસંદ કરેલું'],
      ['બ્રાઇડલ મેકઅપ', 'ટ્રાયલ, સાડી પહેરાવવી અને તે દિવસના વાળ'],
      ['હેર કલર અને કેરાટિન', 'મૂળ, હાઇલાઇટ અને સ્મૂધનિંગ'],
      ['વેક્સિંગ અને થ્રેડિંગ', 'મુલાયમ વેક્સ, દરેક માટે અલગ પટ્ટી'],
      ['મેનિક્યોર અને પેડિક્યોર', 'સ્ક્રબ, માલિશ અને પોલિશ'],
    ],
    faq: [
      ['કાર્ડ પરથી સમય બુક થાય?', 'મહેમાન સેવાના નામ સાથે વોટ્સએપ પર પૂછે છે, અથવા તમારી બુકિંગ લિંક ખોલે છે.'],
      ['દુલ્હનના ફોટા ક્યાં મૂકાય?', 'ગેલેરીમાં, બ્રાઇડલ, વાળ અને નખ જેવાં અલગ આલ્બમ બનાવીને; નાના વીડિયો યુટ્યુબ પરથી આવે છે.'],
      ['થોડા ભાવ ન બતાવવા હોય તો?', 'સેવા ભાવ વગર પણ રહી શકે; દરેક દુલ્હનનું પેકેજ જુદું હોય ત્યારે એ જ સારું.'],
      ['દુકાને આવતા મહેમાન માટે શો ફાયદો?', 'અરીસા પાસે QR લગાવો: રાહ જોતાં તેઓ નંબર સાચવી લે છે અને સ્ટાર આપી દે છે.'],
    ],
    reasons: ['લગ્ન પહેલાં મેકઅપ ટ્રાયલ'],
  },
}
