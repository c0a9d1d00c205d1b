import type { WrittenPage } from './rules.ts'

/** Tiles & Marble. */
export const tilesMarble: WrittenPage = {
  category: 'Tiles & Marble',
  links: ['WhatsApp catalogue', 'Google Maps', 'Instagram', 'Pinterest', 'Google review'],
  designs: ['blueprint', 'studio', 'ledger'],
  without: ['3D design before work begins'],
  en: {
    title: 'A digital card for tile and marble dealers',
    seo: 'Floor and wall tiles, marble, granite and sanitary fittings: sizes, rates by the square foot and site visits on one link.',
    lead: 'The couple has stood in six showrooms and remembers no name. Yours is in the phone, with the tile they liked.',
    about:
      'Tiles of one room come from one batch, and we write its number on the bill. Marble is laid out dry in the yard so that the veins meet, breakage on the way is ours, and two boxes stay reserved until your mason has finished.',
    products: [
      ['Floor tiles', '2 by 2 and 2 by 4 feet, matt and glossy'],
      ['Wall tiles', 'For kitchen and bath, in sets'],
      ['Italian and Indian marble', 'Slabs chosen by you, numbered'],
      ['Granite', 'For kitchen tops and stairs, edges polished'],
      ['Outdoor and parking', 'Rough, that no rain makes slippery'],
      ['Adhesive and grout', 'In the colour of the joint'],
    ],
    faq: [
      [
        'How do people tell tiles apart later?',
        'Put the number into the name; they send it back and you know which.',
      ],
      [
        'Can one see a tile in a room?',
        'Up to four pictures on a product: the tile, a wall, a floor, a finished bath.',
      ],
      ['Rates are by the square foot, boxes by the piece.', 'Each price says what it is for.'],
      [
        'Architects want it quickly.',
        'A PDF of the new collection on the card goes to all of them with one link.',
      ],
    ],
    reasons: ['One room, one batch'],
  },
  hi: {
    title: 'टाइल्स और संगमरमर विक्रेता का डिजिटल कार्ड',
    seo: 'फ़र्श और दीवार की टाइल, संगमरमर, ग्रेनाइट और फ़िटिंग: नाप, वर्ग फ़ुट का भाव और साइट विज़िट, एक लिंक पर।',
    lead: 'पति-पत्नी छह शोरूम घूमकर एक का भी नाम याद नहीं रखते। आपका नाम पसंद की टाइल के साथ फ़ोन में रहे।',
    about:
      'एक कमरे की टाइल एक ही बैच से, और बैच का नंबर बिल पर। संगमरमर यार्ड में सूखा बिछाकर दिखाते हैं ताकि धारियाँ मिलें, रास्ते की टूट हमारी, और दो डिब्बे तब तक अलग रहते हैं जब तक मिस्त्री का काम पूरा न हो।',
    products: [
      ['फ़र्श की टाइल', '2x2 और 2x4 फ़ुट, मैट और चमकदार'],
      ['दीवार की टाइल', 'रसोई और स्नानघर के सेट'],
      ['इटैलियन और भारतीय संगमरमर', 'आपकी चुनी स्लैब, नंबर सहित'],
      ['ग्रेनाइट', 'रसोई और सीढ़ियों के लिए, किनारे पॉलिश'],
      ['बाहर और पार्किंग', 'खुरदरी, बारिश में न फिसले'],
      ['गोंद और ग्राउट', 'जोड़ के रंग में'],
    ],
    faq: [
      ['बाद में कौन सी टाइल थी, कैसे पता चले?', 'नाम में नंबर लिखें; वे वही भेजते हैं और आप समझ जाते हैं।'],
      ['कमरे में टाइल कैसी लगेगी, दिख सकती है?', 'एक प्रोडक्ट पर चार तस्वीरें: टाइल, दीवार, फ़र्श और तैयार स्नानघर।'],
      ['भाव वर्ग फ़ुट का, डिब्बा नग का।', 'हर दाम के साथ लिखा रहता है कि किसका है।'],
      ['आर्किटेक्ट जल्दी माँगते हैं।', 'नए कलेक्शन की पीडीएफ़ कार्ड पर, एक लिंक में सबके पास।'],
    ],
    reasons: ['एक कमरा, एक बैच'],
  },
  gu: {
    title: 'ટાઇલ્સ અને માર્બલના વેપારીનું ડિજિટલ કાર્ડ',
    seo: 'ફ્લોર અને દીવાલની ટાઇલ, માર્બલ, ગ્રેનાઇટ અને ફિટિંગ: માપ, ચોરસ ફૂટનો ભાવ અને સાઇટ વિઝિટ, એક લિંક પર.',
    lead: 'પતિ-પત્ની છ શોરૂમ ફરીને એકેયનું નામ યાદ રાખતાં નથી. તમારું નામ ગમેલી ટાઇલ સાથે ફોનમાં રહે.',
    about:
      'એક રૂમની ટાઇલ એક જ બેચની, અને બેચનો નંબર બિલ પર. માર્બલ યાર્ડમાં કોરો પાથરીને બતાવીએ જેથી રેખાઓ મળે, રસ્તાની તૂટફૂટ અમારી, અને કડિયાનું કામ પૂરું થાય ત્યાં સુધી બે બોક્સ અલગ રાખીએ.',
    products: [
      ['ફ્લોર ટાઇલ', '2x2 અને 2x4 ફૂટ, મેટ અને ગ્લોસી'],
      ['દીવાલની ટાઇલ', 'રસોડા અને બાથરૂમના સેટ'],
      ['ઇટાલિયન અને ભારતીય માર્બલ', 'તમે પસંદ કરેલી સ્લેબ, નંબર સાથે'],
      ['ગ્રેનાઇટ', 'રસોડા અને દાદર માટે, ધાર પોલિશ'],
      ['બહાર અને પાર્કિંગ', 'ખરબચડી, વરસાદમાં લપસે નહીં'],
      ['એડહેસિવ અને ગ્રાઉટ', 'સાંધાના રંગમાં'],
    ],
    faq: [
      ['પછી કઈ ટાઇલ હતી તે કેવી રીતે ખબર પડે?', 'નામમાં નંબર લખો; તેઓ એ જ મોકલે અને તમે સમજી જાઓ.'],
      ['રૂમમાં ટાઇલ કેવી લાગે તે દેખાય?', 'એક પ્રોડક્ટ પર ચાર ફોટા: ટાઇલ, દીવાલ, ફ્લોર અને તૈયાર બાથરૂમ.'],
      ['ભાવ ચોરસ ફૂટનો, બોક્સ નંગનું.', 'દરેક ભાવ સાથે લખેલું રહે કે શાનો છે.'],
      ['આર્કિટેક્ટ ઉતાવળે માંગે છે.', 'નવા કલેક્શનની PDF કાર્ડ પર, એક લિંકમાં બધાને.'],
    ],
    reasons: ['એક રૂમ, એક બેચ'],
  },
}
