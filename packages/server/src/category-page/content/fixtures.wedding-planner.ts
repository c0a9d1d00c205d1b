import type { WrittenPage } from './rules.ts'

/** Wedding Planner. */
export const weddingPlanner: WrittenPage = {
  category: 'Wedding Planner',
  links: ['Instagram', 'Portfolio', 'YouTube', 'WhatsApp', 'Google review', 'Pinterest'],
  designs: ['zari', 'studio', 'saffron'],
  without: [
    'Stitched to your measure',
    'Free fitting and alteration',
    'Hallmarked and certified',
    'New designs every week',
  ],
  en: {
    title: 'A digital card for wedding planners',
    seo: 'Venues, décor, guests, artists and the budget of a wedding: your work, your packages and a first talk on one link.',
    lead: 'A daughter says yes, and that night the mother opens her phone. The planner who looks calm on it gets the call.',
    about:
      'One sheet for the money, one for the hours, and one person who carries both. We have told bands to wait and uncles to dance; you will not know what went wrong, because somebody put it right behind the stage.',
    products: [
      ['Whole wedding', 'From the venue to the vidaai'],
      ['Décor and flowers', 'Drawn first, then built'],
      ['Destination wedding', 'Udaipur, Goa or your own village'],
      ['Guests and rooms', 'Lists, cars and a desk in the lobby'],
      ['Artists and music', 'Sangeet, DJ and folk singers'],
      ['Only the day', 'We run what you have planned'],
    ],
    faq: [
      [
        'Budgets differ; what do I show?',
        'Three packages with “from” and what they contain; the rest is a talk.',
      ],
      [
        'Films sell, pictures are many.',
        'Three films on the card, an album for each wedding with the couple’s consent.',
      ],
      [
        'Brides’ families ask for references.',
        'Stars and words from families stand on the page; you may answer them.',
      ],
      [
        'How do we take the booking amount?',
        'UPI for a token, bank account for the rest; both are on the card.',
      ],
    ],
    reasons: ['One sheet for all the money'],
  },
  hi: {
    title: 'विवाह आयोजक का डिजिटल कार्ड',
    seo: 'जगह, सजावट, मेहमान, कलाकार और बजट: आपका काम, पैकेज और पहली बातचीत, शादी का सब कुछ एक लिंक पर।',
    lead: 'बेटी हाँ कहती है और उसी रात माँ फ़ोन खोलती है। जो आयोजक वहाँ शांत और सधा दिखे, फ़ोन उसी को जाता है।',
    about:
      'पैसों का एक पन्ना, घंटों का एक पन्ना, और दोनों सँभालने वाला एक व्यक्ति। हमने बैंड को रुकवाया है और चाचा को नचाया है; क्या गड़बड़ हुई आपको पता नहीं चलेगा, क्योंकि मंच के पीछे किसी ने सँभाल लिया।',
    products: [
      ['पूरी शादी', 'जगह से विदाई तक'],
      ['सजावट और फूल', 'पहले चित्र, फिर निर्माण'],
      ['डेस्टिनेशन वेडिंग', 'उदयपुर, गोवा या आपका गाँव'],
      ['मेहमान और कमरे', 'सूचियाँ, गाड़ियाँ और लॉबी में डेस्क'],
      ['कलाकार और संगीत', 'संगीत संध्या, डीजे और लोक गायक'],
      ['सिर्फ़ शादी का दिन', 'योजना आपकी, चलाना हमारा'],
    ],
    faq: [
      ['बजट अलग-अलग होते हैं, क्या दिखाऊँ?', 'तीन पैकेज “से शुरू” के साथ और उनमें क्या-क्या है; बाक़ी बातचीत में।'],
      ['वीडियो बिकता है, तस्वीरें बहुत हैं।', 'कार्ड पर तीन वीडियो, जोड़े की अनुमति से हर शादी का एक एल्बम।'],
      ['लड़की वाले पुराने ग्राहक पूछते हैं।', 'परिवारों के सितारे और शब्द पेज पर रहते हैं; आप उनका उत्तर दे सकते हैं।'],
      ['बुकिंग की रक़म कैसे लें?', 'टोकन यूपीआई से, बाक़ी बैंक खाते में; दोनों कार्ड पर हैं।'],
    ],
    reasons: ['सारे ख़र्च का एक पन्ना'],
  },
  gu: {
    title: 'લગ્ન આયોજક માટે ડિજિટલ કાર્ડ',
    seo: 'સ્થળ, સજાવટ, મહેમાન, કલાકારો અને બજેટ: તમારું કામ, પેકેજ અને પહેલી વાત, લગ્નનું બધું એક લિંક પર.',
    lead: 'દીકરી હા પાડે અને એ જ રાત્રે મમ્મી ફોન ખોલે. જે આયોજક ત્યાં શાંત અને સધ્ધર દેખાય, ફોન એને જાય.',
    about:
      'પૈસાનું એક પાનું, કલાકોનું એક પાનું, અને બંને સાચવનાર એક માણસ. અમે બેન્ડને રોકાવ્યું છે અને કાકાને નચાવ્યા છે; શું ગરબડ થઈ તે તમને ખબર નહીં પડે, કારણ કે સ્ટેજ પાછળ કોઈએ સાચવી લીધું.',
    products: [
      ['આખું લગ્ન', 'સ્થળથી વિદાય સુધી'],
      ['સજાવટ અને ફૂલ', 'પહેલાં ચિત્ર, પછી બાંધકામ'],
      ['ડેસ્ટિનેશન વેડિંગ', 'ઉદયપુર, ગોવા કે તમારું ગામ'],
      ['મહેમાન અને રૂમ', 'યાદી, ગાડી અને લોબીમાં ડેસ્ક'],
      ['કલાકારો અને સંગીત', 'સંગીત સંધ્યા, ડીજે અને લોકગાયક'],
      ['ફક્ત લગ્નનો દિવસ', 'આયોજન તમારું, ચલાવવાનું અમારું'],
    ],
    faq: [
      ['બજેટ જુદાં હોય, શું બતાવું?', 'ત્રણ પેકેજ “થી શરૂ” સાથે અને એમાં શું શું છે; બાકી વાતચીતમાં.'],
      ['વીડિયો વેચે છે, ફોટા ઘણા છે.', 'કાર્ડ પર ત્રણ વીડિયો, યુગલની મંજૂરીથી દરેક લગ્નનો આલ્બમ.'],
      ['કન્યાવાળા જૂના ગ્રાહક પૂછે છે.', 'પરિવારોના સ્ટાર અને શબ્દો પેજ પર રહે; તમે જવાબ આપી શકો.'],
      ['બુકિંગની રકમ કેવી રીતે લઈએ?', 'ટોકન UPI થી, બાકી બેંક ખાતામાં; બંને કાર્ડ પર છે.'],
    ],
    reasons: ['બધા ખર્ચનું એક પાનું'],
  },
}
