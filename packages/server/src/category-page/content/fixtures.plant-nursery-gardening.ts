import type { WrittenPage } from './rules.ts'

/** Plant Nursery & Gardening. */
export const plantNurseryGardening: WrittenPage = {
  category: 'Plant Nursery & Gardening',
  links: ['WhatsApp catalogue', 'Instagram', 'Google Maps', 'YouTube', 'UPI ID'],
  designs: ['monsoon', 'bazaar', 'studio'],
  without: ['Pay after the work is done', '24×7 support'],
  en: {
    title: 'A digital card for plant nurseries and gardeners',
    seo: 'Plants for sun and shade, pots, soil and garden care with prices and planting advice of your nursery on one link.',
    lead: 'A balcony stands empty until someone says what grows there. Answer that on the page, and the pots follow.',
    about:
      'Our plants are hardened outside before they are sold, so the first hot day does not take them. We ask which way your window looks, put the right soil in, and a plant that dies within a month though you watered it is replaced.',
    products: [
      ['Indoor plants', 'That live with little light'],
      ['Flowering plants', 'Roses, hibiscus and seasonals'],
      ['Fruit saplings', 'Mango, lemon and guava, grafted'],
      ['Pots and soil', 'Clay, ceramic and ready mixes'],
      ['Terrace gardens', 'Planned, laid and looked after'],
      ['Monthly care', 'Pruning, feeding and pest check'],
    ],
    faq: [
      [
        'How do people know what fits their balcony?',
        'Write “sun”, “half shade” or “shade” next to each plant.',
      ],
      ['Plants change with the month.', 'Switch off what is over; in a year it comes back with a tap.'],
      ['Do offices order here?', 'Add monthly rental as a service; they write with their number of desks.'],
      ['Can I show how to repot?', 'A film from YouTube on the card saves ten calls.'],
    ],
    reasons: ['Hardened outside before sale'],
  },
  hi: {
    title: 'पौधों की नर्सरी और बाग़वानी का डिजिटल कार्ड',
    seo: 'धूप और छाया के पौधे, गमले, मिट्टी और बाग़ की देखभाल, दाम और सलाह के साथ: आपकी नर्सरी का एक लिंक।',
    lead: 'बालकनी तब तक ख़ाली रहती है जब तक कोई बता न दे कि वहाँ क्या उगेगा। पेज पर बता दें, गमले ख़ुद आ जाएँगे।',
    about:
      'पौधे बेचने से पहले बाहर रखकर मज़बूत किए जाते हैं, ताकि पहली लू न ले जाए। हम पूछते हैं कि खिड़की किस ओर है, सही मिट्टी भरते हैं, और पानी देने पर भी महीने में सूख जाए तो दूसरा देते हैं।',
    products: [
      ['घर के भीतर के पौधे', 'कम रोशनी में रहने वाले'],
      ['फूलों के पौधे', 'गुलाब, गुड़हल और मौसमी'],
      ['फलों की क़लमें', 'आम, नींबू और अमरूद'],
      ['गमले और मिट्टी', 'मिट्टी, सिरेमिक और तैयार मिश्रण'],
      ['छत का बग़ीचा', 'योजना, लगाना और देखभाल'],
      ['महीने की देखभाल', 'छँटाई, खाद और कीड़ों की जाँच'],
    ],
    faq: [
      ['लोग कैसे जानें कि क्या उगेगा?', 'हर पौधे के आगे लिखें: धूप, आधी छाया या छाया।'],
      ['पौधे महीने के साथ बदलते हैं।', 'जो ख़त्म हो उसे बंद करें; अगले साल एक टैप में लौट आता है।'],
      ['दफ़्तर वाले भी मँगाते हैं?', 'महीने के किराए को सेवा बनाएँ; वे मेज़ों की गिनती लिखकर पूछते हैं।'],
      ['गमला बदलना सिखा सकता हूँ?', 'यूट्यूब का एक वीडियो कार्ड पर दस फ़ोन बचाता है।'],
    ],
    reasons: ['बेचने से पहले बाहर मज़बूत किए'],
  },
  gu: {
    title: 'છોડની નર્સરી અને બાગકામ માટે ડિજિટલ કાર્ડ',
    seo: 'તડકા અને છાંયાના છોડ, કૂંડાં, માટી અને બગીચાની સંભાળ, ભાવ અને સલાહ સાથે: તમારી નર્સરીની એક લિંક.',
    lead: 'બાલ્કની ત્યાં સુધી ખાલી રહે જ્યાં સુધી કોઈ કહે નહીં કે ત્યાં શું ઊગે. પેજ પર કહી દો, કૂંડાં જાતે આવશે.',
    about:
      'છોડ વેચતા પહેલાં બહાર રાખીને મજબૂત કરીએ, જેથી પહેલી લૂ એને લઈ ન જાય. અમે પૂછીએ કે બારી કઈ દિશામાં છે, સાચી માટી ભરીએ, અને પાણી આપ્યા છતાં મહિનામાં સુકાય તો બીજો આપીએ.',
    products: [
      ['ઘરની અંદરના છોડ', 'ઓછા અજવાળામાં રહે એવા'],
      ['ફૂલછોડ', 'ગુલાબ, જાસૂદ અને ઋતુનાં'],
      ['ફળની કલમો', 'આંબો, લીંબુ અને જામફળ'],
      ['કૂંડાં અને માટી', 'માટી, સિરામિક અને તૈયાર મિશ્રણ'],
      ['અગાસીનો બગીચો', 'આયોજન, રોપણી અને સંભાળ'],
      ['માસિક સંભાળ', 'કાપણી, ખાતર અને જીવાતની તપાસ'],
    ],
    faq: [
      ['લોકો કેવી રીતે જાણે કે શું ઊગશે?', 'દરેક છોડ આગળ લખો: તડકો, અડધો છાંયો કે છાંયો.'],
      ['છોડ મહિના સાથે બદલાય છે.', 'જે પૂરો થાય તે બંધ કરો; આવતા વર્ષે એક ટૅપમાં પાછો આવે.'],
      ['ઓફિસવાળા પણ મંગાવે?', 'માસિક ભાડાને સેવા બનાવો; તેઓ ટેબલની સંખ્યા લખીને પૂછે.'],
      ['કૂંડું બદલતાં શીખવી શકાય?', 'YouTube નો એક વીડિયો કાર્ડ પર દસ ફોન બચાવે.'],
    ],
    reasons: ['વેચતા પહેલાં બહાર મજબૂત કરેલા'],
  },
}
