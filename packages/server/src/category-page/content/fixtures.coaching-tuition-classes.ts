import type { WrittenPage } from './rules.ts'

/** Coaching & Tuition Classes. */
export const coachingTuitionClasses: WrittenPage = {
  category: 'Coaching & Tuition Classes',
  links: ['WhatsApp group', 'YouTube', 'Google Maps', 'Google review', 'Google Forms', 'Brochure'],
  designs: ['classroom', 'monsoon', 'minimal'],
  without: ['On-time delivery', 'Open on Sundays'],
  en: {
    title: 'A digital card for coaching classes',
    seo: 'Batches, timetable, fees, results and admission enquiry of a coaching class on one link for parents.',
    lead: 'Parents ask for batch, time and fee. The timetable on your card answers them at ten at night too.',
    about:
      'We teach in batches small enough to hear every child. Doubts are cleared the same evening, a test is written each week, and parents see the marks on Saturday with one line on what to practise.',
    products: [
      ['Class 8 to 10', 'Maths, Science and English, all boards'],
      ['Class 11 and 12 Science', 'Physics, Chemistry, Maths and Biology'],
      ['Class 11 and 12 Commerce', 'Accounts, Statistics and Economics'],
      ['Entrance preparation', 'JEE, NEET and state tests'],
      ['Doubt hour', 'Each evening, for pupils of any batch'],
      ['Holiday batch', 'Revision in the summer break'],
    ],
    faq: [
      [
        'Can the timetable show days and times?',
        'Classes are a kind of product here: each has its weekdays, its hour and its fee.',
      ],
      [
        'How do I announce results?',
        'Put toppers’ pictures into the gallery with their consent, and a line at the top for a month.',
      ],
      [
        'May parents pay the fee over the card?',
        'They scan your UPI code, type the amount and send you the screenshot as they do now.',
      ],
      [
        'Do I need a card for each branch?',
        'One card for each branch is best, so that map, phone and timetable fit together.',
      ],
    ],
    reasons: ['Doubts cleared the same evening'],
  },
  hi: {
    title: 'कोचिंग और ट्यूशन क्लास के लिए डिजिटल कार्ड',
    seo: 'बैच, समय-सारणी, फ़ीस, परिणाम और प्रवेश की पूछताछ: माता-पिता के लिए कोचिंग क्लास का एक लिंक।',
    lead: 'माता-पिता बैच, समय और फ़ीस पूछते हैं। कार्ड की समय-सारणी रात दस बजे भी जवाब देती है।',
    about:
      'हमारे बैच इतने छोटे हैं कि हर बच्चे की बात सुनी जाती है। सवाल उसी शाम हल होते हैं, हर हफ़्ते टेस्ट होता है, और शनिवार को माता-पिता को अंक और अभ्यास की एक बात लिखकर भेजी जाती है।',
    products: [
      ['कक्षा 8 से 10', 'गणित, विज्ञान और अंग्रेज़ी, सभी बोर्ड'],
      ['कक्षा 11-12 विज्ञान', 'भौतिकी, रसायन, गणित और जीवविज्ञान'],
      ['कक्षा 11-12 कॉमर्स', 'लेखा, सांख्यिकी और अर्थशास्त्र'],
      ['प्रवेश परीक्षा की तैयारी', 'जेईई, नीट और राज्य की परीक्षाएँ'],
      ['डाउट का घंटा', 'रोज़ शाम, किसी भी बैच के लिए'],
      ['छुट्टियों का बैच', 'गर्मी में दोहराई'],
    ],
    faq: [
      [
        'क्या समय-सारणी में दिन और समय दिखेंगे?',
        'यहाँ क्लास भी एक तरह का प्रोडक्ट है: हर क्लास के अपने दिन, समय और फ़ीस होते हैं।',
      ],
      ['परिणाम की ख़बर कैसे दूँ?', 'अनुमति लेकर अव्वल बच्चों की तस्वीरें गैलरी में लगाएँ और महीने भर ऊपर एक पंक्ति रखें।'],
      [
        'क्या फ़ीस कार्ड से भरी जा सकती है?',
        'माता-पिता आपका यूपीआई कोड स्कैन करके राशि लिखते हैं और पहले की तरह स्क्रीनशॉट भेज देते हैं।',
      ],
      [
        'क्या हर शाखा का अलग कार्ड चाहिए?',
        'हर शाखा का अपना कार्ड अच्छा रहता है, ताकि नक़्शा, फ़ोन और समय-सारणी मेल खाएँ।',
      ],
    ],
    reasons: ['सवाल उसी शाम हल'],
  },
  gu: {
    title: 'કોચિંગ અને ટ્યુશન ક્લાસ માટે ડિજિટલ કાર્ડ',
    seo: 'બેચ, ટાઇમટેબલ, ફી, પરિણામ અને પ્રવેશની પૂછપરછ: વાલીઓ માટે કોચિંગ ક્લાસની એક લિંક.',
    lead: 'વાલી બેચ, સમય અને ફી પૂછે છે. કાર્ડનું ટાઇમટેબલ રાત્રે દસ વાગ્યે પણ જવાબ આપે છે.',
    about:
      'અમારી બેચ એટલી નાની છે કે દરેક બાળકની વાત સંભળાય. સવાલ એ જ સાંજે ઉકેલાય છે, દર અઠવાડિયે ટેસ્ટ લેવાય છે, અને શનિવારે વાલીને ગુણ અને મહાવરાની એક વાત લખીને મોકલાય છે.',
    products: [
      ['ધોરણ 8 થી 10', 'ગણિત, વિજ્ઞાન અને અંગ્રેજી, બધાં બોર્ડ'],
      ['ધોરણ 11-12 વિજ્ઞાન', 'ભૌતિક, રસાયણ, ગણિત અને જીવવિજ્ઞાન'],
      ['ધોરણ 11-12 કોમર્સ', 'નામું, આંકડાશાસ્ત્ર અને અર્થશાસ્ત્ર'],
      ['પ્રવેશ પરીક્ષાની તૈયારી', 'JEE, NEET અને ગુજકેટ'],
      ['ડાઉટનો કલાક', 'રોજ સાંજે, કોઈ પણ બેચ માટે'],
      ['વેકેશન બેચ', 'ઉનાળામાં પુનરાવર્તન'],
    ],
    faq: [
      ['ટાઇમટેબલમાં દિવસ અને સમય દેખાય?', 'અહીં ક્લાસ પણ એક જાતની પ્રોડક્ટ છે: દરેકના પોતાના દિવસ, સમય અને ફી હોય છે.'],
      ['પરિણામની જાણ કેવી રીતે કરું?', 'સંમતિ લઈને પ્રથમ આવેલાં બાળકોના ફોટા ગેલેરીમાં મૂકો અને મહિનો ઉપર એક લીટી રાખો.'],
      ['ફી કાર્ડ પરથી ભરી શકાય?', 'વાલી તમારો UPI કોડ સ્કેન કરી રકમ લખે છે અને પહેલાંની જેમ સ્ક્રીનશોટ મોકલે છે.'],
      ['દરેક શાખાનું અલગ કાર્ડ જોઈએ?', 'દરેક શાખાનું પોતાનું કાર્ડ સારું, જેથી નકશો, ફોન અને ટાઇમટેબલ મેળ ખાય.'],
    ],
    reasons: ['સવાલ એ જ સાંજે ઉકેલાય'],
  },
}
