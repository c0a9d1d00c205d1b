import type { WrittenPage } from './rules.ts'

/** Handicrafts. */
export const handicrafts: WrittenPage = {
  category: 'Handicrafts',
  links: ['Instagram', 'Amazon', 'WhatsApp catalogue', 'Website', 'Google Maps'],
  designs: ['zari', 'saffron', 'studio'],
  en: {
    title: 'A digital card for handicraft makers and shops',
    seo: 'Block prints, pottery, brass, wood and embroidery with the maker’s name, prices and posting: your craft on one link.',
    lead: 'A buyer pays for the hand that made it. Show the hand, the village and the days it took, and the price explains itself.',
    about:
      'We work with eleven families in three villages and know who made what. Colours come from indigo, pomegranate and rust, no two pieces are the same, and a part of every rupee reaches the maker the same evening.',
    products: [
      ['Block-printed cloth', 'Bedsheets, stoles and by the metre'],
      ['Pottery', 'Painted, glazed and for the kitchen'],
      ['Brass and copper', 'Lamps, bells and bowls'],
      ['Wood carving', 'Boxes, frames and temple doors'],
      ['Embroidery and mirror work', 'Cushions, bags and torans'],
      ['Gifts for companies', 'In quantity, with your name, in six weeks'],
    ],
    faq: [
      [
        'Each piece is different. How do I sell that on a page?',
        'Show one as an example and say so; send pictures of today’s pieces on WhatsApp.',
      ],
      [
        'Buyers abroad ask for posting.',
        'Add an e-mail and write the cost for a kilo; the page opens quickly anywhere.',
      ],
      [
        'May I tell the story of the maker?',
        'The introduction has room for it, and a picture of the maker belongs beside it.',
      ],
      [
        'At fairs the network is bad.',
        'Once seen, the page stays on the visitor’s phone and opens without a network.',
      ],
    ],
    reasons: ['We know who made it'],
  },
  hi: {
    title: 'हस्तशिल्प कारीगर और दुकान का डिजिटल कार्ड',
    seo: 'ब्लॉक प्रिंट, मिट्टी, पीतल, लकड़ी और कढ़ाई, कारीगर के नाम, दाम और डाक के साथ: आपकी कला एक लिंक पर।',
    lead: 'ख़रीदार उस हाथ का दाम देता है जिसने बनाया। हाथ, गाँव और लगे हुए दिन दिखाएँ, दाम ख़ुद समझ में आ जाएगा।',
    about:
      'तीन गाँवों के ग्यारह परिवारों के साथ काम करते हैं और जानते हैं कि किसने क्या बनाया। रंग नील, अनार और लोहे के ज़ंग से आते हैं, कोई दो चीज़ें एक सी नहीं, और हर रुपये का हिस्सा उसी शाम कारीगर तक पहुँचता है।',
    products: [
      ['ब्लॉक प्रिंट कपड़ा', 'चादर, स्टोल और मीटर से'],
      ['मिट्टी के बर्तन', 'रँगे, चमकदार और रसोई के लिए'],
      ['पीतल और ताँबा', 'दीपक, घंटियाँ और कटोरे'],
      ['लकड़ी की नक़्क़ाशी', 'डिब्बे, फ़्रेम और मंदिर के द्वार'],
      ['कढ़ाई और शीशे का काम', 'कुशन, थैले और तोरण'],
      ['कंपनियों के लिए उपहार', 'अधिक संख्या में, आपके नाम से, छह हफ़्ते में'],
    ],
    faq: [
      ['हर चीज़ अलग है, पेज पर कैसे बेचूँ?', 'एक को नमूने की तरह दिखाएँ और लिख दें; आज की चीज़ों की तस्वीर व्हाट्सऐप पर भेजें।'],
      ['विदेश के ख़रीदार डाक ख़र्च पूछते हैं।', 'ई-मेल जोड़ें और एक किलो का ख़र्च लिखें; पेज कहीं भी जल्दी खुलता है।'],
      ['कारीगर की कहानी लिख सकता हूँ?', 'परिचय में उसकी जगह है, और साथ में कारीगर की तस्वीर।'],
      ['मेले में नेटवर्क नहीं मिलता।', 'एक बार खुला पेज फ़ोन में रहता है और बिना नेटवर्क भी खुलता है।'],
    ],
    reasons: ['किसने बनाया, हम जानते हैं'],
  },
  gu: {
    title: 'હસ્તકલાના કારીગર અને દુકાનનું ડિજિટલ કાર્ડ',
    seo: 'બ્લોક પ્રિન્ટ, માટી, પિત્તળ, લાકડું અને ભરત, કારીગરના નામ, ભાવ અને ટપાલ સાથે: તમારી કળા એક લિંક પર.',
    lead: 'ખરીદનાર એ હાથની કિંમત આપે છે જેણે બનાવ્યું. હાથ, ગામ અને લાગેલા દિવસ બતાવો, ભાવ જાતે સમજાઈ જશે.',
    about:
      'ત્રણ ગામના અગિયાર પરિવાર સાથે કામ કરીએ છીએ અને જાણીએ છીએ કે કોણે શું બનાવ્યું. રંગ ગળી, દાડમ અને કાટમાંથી આવે, બે વસ્તુ સરખી ન હોય, અને દરેક રૂપિયાનો ભાગ એ જ સાંજે કારીગરને પહોંચે.',
    products: [
      ['બ્લોક પ્રિન્ટ કાપડ', 'ચાદર, સ્ટોલ અને મીટરથી'],
      ['માટીનાં વાસણ', 'રંગેલાં, ચમકતાં અને રસોડા માટે'],
      ['પિત્તળ અને તાંબું', 'દીવા, ઘંટડી અને વાટકા'],
      ['લાકડાની કોતરણી', 'પેટી, ફ્રેમ અને મંદિરનાં બારણાં'],
      ['ભરતકામ અને આભલાં', 'કુશન, થેલા અને તોરણ'],
      ['કંપનીઓ માટે ભેટ', 'મોટી સંખ્યામાં, તમારા નામે, છ અઠવાડિયામાં'],
    ],
    faq: [
      ['દરેક વસ્તુ જુદી છે, પેજ પર કેમ વેચું?', 'એકને નમૂના તરીકે બતાવો અને લખો; આજની વસ્તુના ફોટા વોટ્સએપ પર મોકલો.'],
      ['વિદેશના ખરીદનાર ટપાલ ખર્ચ પૂછે છે.', 'ઈ-મેલ ઉમેરો અને એક કિલોનો ખર્ચ લખો; પેજ ગમે ત્યાં ઝડપથી ખૂલે.'],
      ['કારીગરની વાત લખી શકાય?', 'પરિચયમાં એની જગ્યા છે, અને બાજુમાં કારીગરનો ફોટો.'],
      ['મેળામાં નેટવર્ક મળતું નથી.', 'એક વાર ખૂલેલું પેજ ફોનમાં રહે અને નેટવર્ક વગર પણ ખૂલે.'],
    ],
    reasons: ['કોણે બનાવ્યું તે જાણીએ છીએ'],
  },
}
