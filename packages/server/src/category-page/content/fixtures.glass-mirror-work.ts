import type { WrittenPage } from './rules.ts'

/** Glass & Mirror Work. */
export const glassMirrorWork: WrittenPage = {
  category: 'Glass & Mirror Work',
  links: ['WhatsApp', 'Google Maps', 'Instagram', 'Portfolio', 'Google review'],
  designs: ['blueprint', 'studio', 'minimal'],
  without: ['3D design before work begins'],
  en: {
    title: 'A digital card for glass and mirror workers',
    seo: 'Toughened glass, mirrors, partitions and shower cubicles: past work, measuring visits and rates by the square foot on one link.',
    lead: 'Glass is measured twice and cut once. Before the tape comes out, people want to see what you have cut before.',
    about:
      'We measure after the plaster has dried, not before. Edges are ground so that a child’s hand may touch them, toughened panes carry their stamp, and two men carry each sheet up the stairs, however many stairs there are.',
    products: [
      ['Toughened glass doors', '10 and 12 mm, with floor spring'],
      ['Shower cubicles', 'Fixed and sliding, sealed to the tile'],
      ['Mirrors', 'Bevelled, LED and wall to wall'],
      ['Office partitions', 'Clear, frosted or with your logo'],
      ['Table tops and shelves', 'Cut to your paper pattern'],
      ['Window panes', 'Replaced at home, old glass taken away'],
    ],
    faq: [
      [
        'People ask for a rate without any size.',
        'Show a rate by the square foot, and say in a line what it includes.',
      ],
      [
        'Can they send a sketch?',
        'A photo of it with sizes comes over the WhatsApp button; you answer with an amount.',
      ],
      ['How do I show before and after?', 'Two pictures in one album of the gallery, with a word on each.'],
      [
        'Fitting is booked out till next week.',
        'Write it in the first line; people plan with it instead of ringing every day.',
      ],
    ],
    reasons: ['Edges safe to touch'],
  },
  hi: {
    title: 'काँच और दर्पण के काम का डिजिटल कार्ड',
    seo: 'टफ़न काँच, दर्पण, पार्टिशन और शॉवर क्यूबिकल: किया हुआ काम, नाप की विज़िट और वर्ग फ़ुट की दर, एक लिंक पर।',
    lead: 'काँच दो बार नपता है, एक बार कटता है। टेप निकलने से पहले लोग देखना चाहते हैं कि आपने पहले क्या काटा है।',
    about:
      'नाप प्लास्टर सूखने के बाद लेते हैं, पहले नहीं। किनारे इतने घिसे होते हैं कि बच्चे का हाथ भी लगे तो डर नहीं, टफ़न काँच पर मुहर होती है, और हर शीट दो आदमी उठाकर सीढ़ी चढ़ते हैं, सीढ़ियाँ कितनी भी हों।',
    products: [
      ['टफ़न काँच के दरवाज़े', '10 और 12 मिमी, फ़्लोर स्प्रिंग सहित'],
      ['शॉवर क्यूबिकल', 'फ़िक्स और स्लाइडिंग, टाइल तक सील'],
      ['दर्पण', 'बेवल, एलईडी और पूरी दीवार के'],
      ['दफ़्तर के पार्टिशन', 'साफ़, धुँधले या आपके लोगो वाले'],
      ['टेबल टॉप और शेल्फ़', 'आपके काग़ज़ के नमूने पर कटे'],
      ['खिड़की के काँच', 'घर पर बदलते हैं, पुराना उठा ले जाते हैं'],
    ],
    faq: [
      ['लोग बिना नाप के दर पूछते हैं।', 'वर्ग फ़ुट की दर दिखाएँ और एक पंक्ति में लिखें कि उसमें क्या-क्या है।'],
      ['नक़्शा भेज सकते हैं?', 'नाप लिखी तस्वीर व्हाट्सऐप बटन से आती है; आप रक़म लिखकर जवाब दें।'],
      ['पहले और बाद का काम कैसे दिखाऊँ?', 'गैलरी के एक एल्बम में दो तस्वीरें, हर एक पर एक शब्द।'],
      ['फ़िटिंग अगले हफ़्ते तक बुक है।', 'पहली पंक्ति में लिख दें; लोग रोज़ फ़ोन करने के बजाय योजना बना लेते हैं।'],
    ],
    reasons: ['किनारे छूने में सुरक्षित'],
  },
  gu: {
    title: 'કાચ અને અરીસાના કામનું ડિજિટલ કાર્ડ',
    seo: 'ટફન કાચ, અરીસા, પાર્ટિશન અને શાવર ક્યુબિકલ: કરેલું કામ, માપની વિઝિટ અને ચોરસ ફૂટનો ભાવ, એક લિંક પર.',
    lead: 'કાચ બે વાર મપાય અને એક વાર કપાય. ટેપ નીકળે તે પહેલાં લોકો જોવા માંગે કે તમે પહેલાં શું કાપ્યું છે.',
    about:
      'માપ પ્લાસ્ટર સુકાય પછી લઈએ, પહેલાં નહીં. ધાર એવી ઘસાય કે બાળકનો હાથ અડે તોય ડર નહીં, ટફન કાચ પર સિક્કો હોય, અને દરેક શીટ બે માણસ ઊંચકીને દાદરો ચડે, પગથિયાં ગમે તેટલાં હોય.',
    products: [
      ['ટફન કાચના દરવાજા', '10 અને 12 મિમી, ફ્લોર સ્પ્રિંગ સાથે'],
      ['શાવર ક્યુબિકલ', 'ફિક્સ અને સ્લાઇડિંગ, ટાઇલ સુધી સીલ'],
      ['અરીસા', 'બેવલ, LED અને આખી દીવાલના'],
      ['ઓફિસ પાર્ટિશન', 'ચોખ્ખા, ઝાંખા કે તમારા લોગોવાળા'],
      ['ટેબલ ટોપ અને શેલ્ફ', 'તમારા કાગળના નમૂના પ્રમાણે કાપેલા'],
      ['બારીના કાચ', 'ઘરે બદલીએ, જૂનો લઈ જઈએ'],
    ],
    faq: [
      ['લોકો માપ વગર ભાવ પૂછે છે.', 'ચોરસ ફૂટનો ભાવ બતાવો અને એક લીટીમાં લખો કે એમાં શું શું આવે.'],
      ['સ્કેચ મોકલી શકે?', 'માપ લખેલો ફોટો વોટ્સએપ બટનથી આવે; તમે રકમ લખીને જવાબ આપો.'],
      ['પહેલાં અને પછીનું કામ કેવી રીતે બતાવું?', 'ગેલેરીના એક આલ્બમમાં બે ફોટા, દરેક પર એક શબ્દ.'],
      ['ફિટિંગ આવતા અઠવાડિયા સુધી બુક છે.', 'પહેલી લીટીમાં લખી દો; લોકો રોજ ફોન કરવાને બદલે ગોઠવણ કરી લે.'],
    ],
    reasons: ['અડવામાં સલામત ધાર'],
  },
}
