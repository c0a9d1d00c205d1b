import type { WrittenPage } from './rules.ts'

/** Yoga & Meditation. */
export const yogaMeditation: WrittenPage = {
  category: 'Yoga & Meditation',
  links: ['Instagram', 'YouTube', 'WhatsApp group', 'Google Meet', 'Google Maps'],
  designs: ['monsoon', 'studio', 'minimal'],
  without: [
    'Packages for brides',
    'Clean tools for each guest',
    'Good brands only',
    'On-time delivery',
    'Trained artists',
  ],
  en: {
    title: 'A digital card for yoga and meditation teachers',
    seo: 'Batches, fees, online classes, a teacher’s path and a first free hour of your yoga room on one calm link.',
    lead: 'People decide for yoga at ten at night with a stiff neck, and forget it by the morning. Let the first step be one tap.',
    about:
      'Twelve mats, one window to the east, no mirrors. Nobody is pushed into a posture; old knees and new mothers get their own, breath comes before bending, and the last ten minutes belong to silence.',
    products: [
      ['Morning batch', 'Six to seven, all levels'],
      ['Evening batch', 'For those who sit all day'],
      ['Online class', 'Live, small enough to be corrected'],
      ['For expecting mothers', 'With a teacher trained for it'],
      ['Meditation', 'Sundays, twenty minutes of sitting'],
      ['Private lessons', 'At your home or office'],
    ],
    faq: [
      ['How do people join online?', 'A Google Meet link on the card; the same one every day.'],
      ['My fee is by the month and by the class.', 'Two services, each saying what the price is for.'],
      [
        'Can the first hour be free?',
        'Say so in the first line; they write, and you know how many mats to lay.',
      ],
      [
        'I move to the park in winter.',
        'Change the map link for the season; every link people have is right again.',
      ],
    ],
    reasons: ['Twelve mats, no mirrors', 'Breath before bending'],
  },
  hi: {
    title: 'योग और ध्यान शिक्षक का डिजिटल कार्ड',
    seo: 'बैच, फ़ीस, ऑनलाइन कक्षा, शिक्षक का परिचय और पहला घंटा मुफ़्त: आपके योग कक्ष का एक शांत लिंक।',
    lead: 'योग का निश्चय रात दस बजे अकड़ी गर्दन के साथ होता है और सुबह तक भूल जाता है। पहला क़दम एक टैप का रखें।',
    about:
      'बारह चटाइयाँ, पूरब की ओर एक खिड़की, कोई आईना नहीं। किसी को आसन में धकेला नहीं जाता; पुराने घुटने और नई माँएँ अपना अभ्यास पाते हैं, झुकने से पहले साँस आती है, और आख़िरी दस मिनट मौन के हैं।',
    products: [
      ['सुबह का बैच', 'छह से सात, सभी के लिए'],
      ['शाम का बैच', 'दिन भर बैठने वालों के लिए'],
      ['ऑनलाइन कक्षा', 'सीधा प्रसारण, इतनी छोटी कि सुधारा जा सके'],
      ['गर्भवती महिलाओं के लिए', 'प्रशिक्षित शिक्षिका के साथ'],
      ['ध्यान', 'इतवार को, बीस मिनट बैठना'],
      ['निजी अभ्यास', 'आपके घर या दफ़्तर पर'],
    ],
    faq: [
      ['लोग ऑनलाइन कैसे जुड़ें?', 'कार्ड पर गूगल मीट का लिंक; हर दिन वही।'],
      ['फ़ीस महीने की भी है, एक क्लास की भी।', 'दो सेवाएँ, हर एक पर लिखा कि दाम किसका है।'],
      ['पहला घंटा मुफ़्त रख सकता हूँ?', 'पहली पंक्ति में लिखें; लोग संदेश भेजते हैं, आप चटाइयाँ गिन लेते हैं।'],
      ['सर्दियों में पार्क में सिखाता हूँ।', 'मौसम भर के लिए नक़्शे का लिंक बदलें; सबके पास का लिंक फिर सही है।'],
    ],
    reasons: ['बारह चटाइयाँ, कोई आईना नहीं', 'झुकने से पहले साँस'],
  },
  gu: {
    title: 'યોગ અને ધ્યાનના શિક્ષક માટે ડિજિટલ કાર્ડ',
    seo: 'બેચ, ફી, ઓનલાઇન ક્લાસ, શિક્ષકનો પરિચય અને પહેલો કલાક મફત: તમારા યોગ ખંડની એક શાંત લિંક.',
    lead: 'યોગનો નિશ્ચય રાત્રે દસ વાગ્યે અકડેલી ગરદન સાથે થાય અને સવાર સુધીમાં ભુલાઈ જાય. પહેલું પગલું એક ટૅપનું રાખો.',
    about:
      'બાર આસનિયાં, પૂર્વમાં એક બારી, અરીસો નહીં. કોઈને આસનમાં ધકેલાતા નથી; જૂનાં ઘૂંટણ અને નવી માતાઓને પોતાનો અભ્યાસ મળે, વળતા પહેલાં શ્વાસ આવે, અને છેલ્લી દસ મિનિટ મૌનની છે.',
    products: [
      ['સવારની બેચ', 'છ થી સાત, સૌ માટે'],
      ['સાંજની બેચ', 'આખો દિવસ બેસનારા માટે'],
      ['ઓનલાઇન ક્લાસ', 'લાઇવ, સુધારી શકાય એટલો નાનો'],
      ['સગર્ભા બહેનો માટે', 'તાલીમ પામેલી શિક્ષિકા સાથે'],
      ['ધ્યાન', 'રવિવારે, વીસ મિનિટ બેસવું'],
      ['ખાનગી અભ્યાસ', 'તમારા ઘરે કે ઓફિસે'],
    ],
    faq: [
      ['લોકો ઓનલાઇન કેવી રીતે જોડાય?', 'કાર્ડ પર Google Meet ની લિંક; દરરોજ એ જ.'],
      ['ફી મહિનાની પણ છે, એક ક્લાસની પણ.', 'બે સેવા, દરેક પર લખેલું કે ભાવ શાનો.'],
      ['પહેલો કલાક મફત રાખી શકું?', 'પહેલી લીટીમાં લખો; લોકો મેસેજ કરે, તમે આસનિયાં ગણી લો.'],
      ['શિયાળામાં પાર્કમાં શીખવું છું.', 'ઋતુ પૂરતી નકશાની લિંક બદલો; બધા પાસેની લિંક ફરી સાચી.'],
    ],
    reasons: ['બાર આસનિયાં, અરીસો નહીં', 'વળતા પહેલાં શ્વાસ'],
  },
}
