import type { WrittenPage } from './rules.ts'

/** Sports Goods. */
export const sportsGoods: WrittenPage = {
  category: 'Sports Goods',
  links: ['WhatsApp catalogue', 'Google Maps', 'Instagram', 'Amazon', 'Google review'],
  designs: ['garage', 'bazaar', 'studio'],
  en: {
    title: 'A digital card for sports goods shops',
    seo: 'Bats, rackets, gym gear, jerseys and trophies: brands, team rates and gutting times of your sports shop on one link.',
    lead: 'The final is on Sunday and eleven jerseys have no numbers. The captain writes to the shop he has in his phone.',
    about:
      'Bats are knocked in by us, not by a machine. Rackets are strung while you drink tea, shoes are tried on the mat by the door, and school teams get their kit with names sewn on by the Thursday before the match.',
    products: [
      ['Cricket', 'English and Kashmir willow, pads and helmets'],
      ['Badminton and tennis', 'Rackets, gutting at 22 to 28 pounds'],
      ['Football and volleyball', 'Balls, nets and boots'],
      ['Gym and yoga', 'Dumb-bells, mats and benches'],
      ['Team jerseys', 'Names and numbers, from eleven pieces'],
      ['Trophies and medals', 'Engraved in a day'],
    ],
    faq: [
      [
        'How do I show weights and sizes of bats?',
        'In the words below; or a picture of each with its weight on a slip.',
      ],
      ['Schools want a quotation.', 'They send the list by WhatsApp; your bank details stand on the card.'],
      ['I string rackets in the evening only.', 'Add it as a service and write the hours next to it.'],
      [
        'Do players look at pictures?',
        'Yes; teams in the jerseys you printed are the best page of your gallery.',
      ],
    ],
    reasons: ['Bats knocked in by hand'],
  },
  hi: {
    title: 'खेल के सामान की दुकान का डिजिटल कार्ड',
    seo: 'बल्ले, रैकेट, जिम का सामान, जर्सी और ट्रॉफ़ी: ब्रांड, टीम का भाव और गटिंग का समय, एक लिंक पर।',
    lead: 'फ़ाइनल इतवार को है और ग्यारह जर्सी पर नंबर नहीं। कप्तान उसी दुकान को लिखता है जो उसके फ़ोन में है।',
    about:
      'बल्ला हम हाथ से बनाते-ठोकते हैं, मशीन से नहीं। रैकेट की गटिंग चाय पीते-पीते हो जाती है, जूते दरवाज़े के पास की मैट पर पहनकर देखे जाते हैं, और स्कूल की टीम को नाम सिले हुए कपड़े मैच से पहले गुरुवार तक मिल जाते हैं।',
    products: [
      ['क्रिकेट', 'इंग्लिश और कश्मीर विलो, पैड और हेलमेट'],
      ['बैडमिंटन और टेनिस', 'रैकेट, 22 से 28 पाउंड पर गटिंग'],
      ['फ़ुटबॉल और वॉलीबॉल', 'गेंद, जाल और जूते'],
      ['जिम और योग', 'डंबल, मैट और बेंच'],
      ['टीम की जर्सी', 'नाम और नंबर, ग्यारह नग से'],
      ['ट्रॉफ़ी और पदक', 'एक दिन में नाम लिखे हुए'],
    ],
    faq: [
      ['बल्ले का वज़न और साइज़ कैसे दिखाऊँ?', 'नीचे के शब्दों में; या हर बल्ले की तस्वीर, वज़न की पर्ची के साथ।'],
      ['स्कूल कोटेशन माँगते हैं।', 'सूची व्हाट्सऐप पर आती है; बैंक का विवरण कार्ड पर रहता है।'],
      ['गटिंग सिर्फ़ शाम को करता हूँ।', 'सेवा के रूप में जोड़ें और साथ में समय लिखें।'],
      ['खिलाड़ी तस्वीरें देखते हैं?', 'हाँ; आपकी छापी जर्सी में टीमें आपकी गैलरी का सबसे अच्छा पन्ना हैं।'],
    ],
    reasons: ['बल्ला हाथ से तैयार'],
  },
  gu: {
    title: 'રમતગમતનાં સાધનોની દુકાનનું ડિજિટલ કાર્ડ',
    seo: 'બેટ, રેકેટ, જિમનો સામાન, જર્સી અને ટ્રોફી: બ્રાન્ડ, ટીમનો ભાવ અને ગટિંગનો સમય, એક લિંક પર.',
    lead: 'ફાઇનલ રવિવારે છે અને અગિયાર જર્સી પર નંબર નથી. કેપ્ટન એ જ દુકાનને લખે જે એના ફોનમાં છે.',
    about:
      'બેટ અમે હાથે ઠોકીને તૈયાર કરીએ, મશીનથી નહીં. રેકેટનું ગટિંગ ચા પીતાં પીતાં થઈ જાય, બૂટ બારણા પાસેની મેટ પર પહેરીને જોવાય, અને શાળાની ટીમને નામ સીવેલાં કપડાં મેચ પહેલાંના ગુરુવાર સુધીમાં મળે.',
    products: [
      ['ક્રિકેટ', 'ઇંગ્લિશ અને કાશ્મીર વિલો, પેડ અને હેલ્મેટ'],
      ['બેડમિન્ટન અને ટેનિસ', 'રેકેટ, 22 થી 28 પાઉન્ડે ગટિંગ'],
      ['ફૂટબોલ અને વોલીબોલ', 'બોલ, નેટ અને બૂટ'],
      ['જિમ અને યોગ', 'ડમ્બેલ, મેટ અને બેન્ચ'],
      ['ટીમની જર્સી', 'નામ અને નંબર, અગિયાર નંગથી'],
      ['ટ્રોફી અને મેડલ', 'એક દિવસમાં નામ લખેલાં'],
    ],
    faq: [
      ['બેટનું વજન અને સાઇઝ કેવી રીતે બતાવું?', 'નીચેના શબ્દોમાં; કે દરેક બેટનો ફોટો, વજનની ચિઠ્ઠી સાથે.'],
      ['શાળાઓ ક્વોટેશન માંગે છે.', 'યાદી વોટ્સએપ પર આવે; બેંકની વિગત કાર્ડ પર રહે.'],
      ['ગટિંગ ફક્ત સાંજે કરું છું.', 'સેવા તરીકે ઉમેરો અને બાજુમાં સમય લખો.'],
      ['ખેલાડીઓ ફોટા જુએ છે?', 'હા; તમે છાપેલી જર્સીમાં ટીમો તમારી ગેલેરીનું સૌથી સારું પાનું છે.'],
    ],
    reasons: ['હાથે તૈયાર કરેલું બેટ'],
  },
}
