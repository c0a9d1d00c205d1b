import type { WrittenPage } from './rules.ts'

/** Homeopathy. */
export const homeopathy: WrittenPage = {
  category: 'Homeopathy',
  links: ['Book an appointment', 'WhatsApp', 'Doctor registration', 'Google Maps', 'Google review'],
  designs: ['clinic', 'monsoon', 'minimal'],
  without: ['Emergency care day and night', 'Sample collection at home', 'Reports on WhatsApp'],
  en: {
    title: 'A digital card for homeopathic clinics',
    seo: 'Clinic hours, first case time, fees and repeat medicine of a homeopath on one quiet page with appointments on WhatsApp.',
    lead: 'The first talk takes an hour and most people do not know it. Say it on the card, and nobody looks at the clock.',
    about:
      'The first visit belongs to your story: sleep, fears, food and weather, written down in full. After that, ten minutes are enough. Children get their globules without tears, and acute illness is sent on the same day to where it belongs.',
    products: [
      ['First consultation', 'One hour, case written in full'],
      ['Follow-up', 'Ten minutes, in the clinic or by phone'],
      ['Children’s ailments', 'Colds, teething, tonsils and sleep'],
      ['Skin and allergy', 'With photographs to compare'],
      ['Women’s health', 'By appointment, unhurried'],
      ['Medicine by post', 'For fifteen or thirty days'],
    ],
    faq: [
      [
        'Can new and old patients book apart?',
        'Name two services with their length; they choose one and write.',
      ],
      ['My degree and number should be seen.', 'Put them below your name and the registration in as a link.'],
      [
        'I sit in the evening only.',
        'Write those hours for each day; the card says “closed” in the morning by itself.',
      ],
      [
        'Can patients pay for posted medicine?',
        'They scan the UPI code on the card and send the receipt in the chat.',
      ],
    ],
    reasons: ['First visit takes an hour'],
  },
  hi: {
    title: 'होम्योपैथिक क्लिनिक का डिजिटल कार्ड',
    seo: 'क्लिनिक का समय, पहली बार की बातचीत, फ़ीस और दवा दोबारा: होम्योपैथ का एक शांत पेज, व्हाट्सऐप पर समय के साथ।',
    lead: 'पहली बातचीत में एक घंटा लगता है, और अधिकतर लोग यह नहीं जानते। कार्ड पर लिख दें, कोई घड़ी नहीं देखेगा।',
    about:
      'पहली मुलाक़ात आपकी बात के लिए है: नींद, डर, भोजन और मौसम, सब पूरा लिखा जाता है। उसके बाद दस मिनट काफ़ी हैं। बच्चे बिना रोए गोलियाँ लेते हैं, और गंभीर रोग उसी दिन सही जगह भेजा जाता है।',
    products: [
      ['पहला परामर्श', 'एक घंटा, पूरा केस लिखकर'],
      ['दोबारा दिखाना', 'दस मिनट, क्लिनिक में या फ़ोन पर'],
      ['बच्चों के रोग', 'ज़ुकाम, दाँत निकलना, टॉन्सिल और नींद'],
      ['त्वचा और एलर्जी', 'मिलान के लिए तस्वीरों सहित'],
      ['महिलाओं का स्वास्थ्य', 'समय लेकर, बिना जल्दबाज़ी'],
      ['डाक से दवा', 'पंद्रह या तीस दिन की'],
    ],
    faq: [
      ['नए और पुराने मरीज़ अलग बुक कर सकते हैं?', 'दो सेवाएँ बनाएँ, समय लिखकर; वे एक चुनकर संदेश भेजते हैं।'],
      ['डिग्री और नंबर दिखना चाहिए।', 'नाम के नीचे लिखें और पंजीकरण को लिंक में जोड़ें।'],
      ['मैं सिर्फ़ शाम को बैठता हूँ।', 'हर दिन वही समय लिखें; सुबह कार्ड ख़ुद “बंद” बताता है।'],
      ['डाक वाली दवा का भुगतान कैसे हो?', 'कार्ड का यूपीआई कोड स्कैन करके रसीद चैट में भेज देते हैं।'],
    ],
    reasons: ['पहली मुलाक़ात पूरे एक घंटे की'],
  },
  gu: {
    title: 'હોમિયોપેથિક ક્લિનિક માટે ડિજિટલ કાર્ડ',
    seo: 'ક્લિનિકનો સમય, પહેલી વારની વાતચીત, ફી અને ફરી દવા: હોમિયોપેથનું એક શાંત પેજ, વોટ્સએપ પર સમય સાથે.',
    lead: 'પહેલી વાતચીતમાં એક કલાક લાગે, અને મોટા ભાગના લોકોને એ ખબર નથી. કાર્ડ પર લખી દો, કોઈ ઘડિયાળ નહીં જુએ.',
    about:
      'પહેલી મુલાકાત તમારી વાત માટે છે: ઊંઘ, ડર, ખોરાક અને હવામાન, બધું પૂરું લખાય. પછી દસ મિનિટ પૂરતી છે. બાળકો રડ્યા વગર ગોળી લે, અને ગંભીર બીમારી એ જ દિવસે સાચી જગ્યાએ મોકલાય.',
    products: [
      ['પહેલું કન્સલ્ટેશન', 'એક કલાક, આખો કેસ લખીને'],
      ['ફરી બતાવવું', 'દસ મિનિટ, ક્લિનિકમાં કે ફોન પર'],
      ['બાળકોની તકલીફ', 'શરદી, દાંત આવવા, કાકડા અને ઊંઘ'],
      ['ચામડી અને એલર્જી', 'સરખામણી માટે ફોટા સાથે'],
      ['સ્ત્રીઓનું આરોગ્ય', 'સમય લઈને, ઉતાવળ વગર'],
      ['ટપાલથી દવા', 'પંદર કે ત્રીસ દિવસની'],
    ],
    faq: [
      ['નવા અને જૂના દર્દી અલગ બુક કરી શકે?', 'સમય લખીને બે સેવા બનાવો; તેઓ એક પસંદ કરીને મેસેજ કરે.'],
      ['ડિગ્રી અને નંબર દેખાવા જોઈએ.', 'નામની નીચે લખો અને રજિસ્ટ્રેશન લિંકમાં જોડો.'],
      ['હું ફક્ત સાંજે બેસું છું.', 'દરેક વારે એ જ સમય લખો; સવારે કાર્ડ જાતે “બંધ” બતાવે.'],
      ['ટપાલવાળી દવાના પૈસા કેવી રીતે?', 'કાર્ડનો UPI કોડ સ્કેન કરીને રસીદ ચેટમાં મોકલે.'],
    ],
    reasons: ['પહેલી મુલાકાત આખા કલાકની'],
  },
}
