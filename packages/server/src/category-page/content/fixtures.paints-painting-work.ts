import type { WrittenPage } from './rules.ts'

/** Paints & Painting Work. */
export const paintsPaintingWork: WrittenPage = {
  category: 'Paints & Painting Work',
  links: ['WhatsApp', 'Google Maps', 'Instagram', 'Pinterest', 'Google review'],
  designs: ['studio', 'blueprint', 'bazaar'],
  without: ['3D design before work begins'],
  en: {
    title: 'A digital card for paint shops and painters',
    seo: 'Shades, primers, waterproofing and painting teams: rates by the square foot and finished walls on one link.',
    lead: 'People decide on a colour on Sunday, lying on the sofa. Let your walls be in the phone when they look up.',
    about:
      'We knock on the wall before we quote, because damp tells itself. Furniture is covered, two coats are two coats, the sample patch stays a night in your light, and the floor is wiped before we take the money.',
    products: [
      ['Interior painting', 'Putty, primer and two coats'],
      ['Exterior painting', 'Scaffold, crack filling and weather coat'],
      ['Texture and stencil', 'One wall that people talk about'],
      ['Waterproofing', 'Terrace, bath and damp walls, with guarantee'],
      ['Wood polish', 'Doors, beds and old furniture'],
      ['Tinting in the shop', 'Two thousand shades while you wait'],
    ],
    faq: [
      ['How do I quote before seeing it?', 'Show “from” by the square foot; the visit gives the figure.'],
      [
        'Can people see colours in real rooms?',
        'Make an album for each house; before and after side by side sell most.',
      ],
      ['My men come only after rain stops.', 'Say it once in the introduction; nobody is angry who knew.'],
      [
        'I sell paint and paint walls. Two cards?',
        'One: tins as products, work as services, each with its own price.',
      ],
    ],
    reasons: ['Sample patch in your light'],
  },
  hi: {
    title: 'पेंट की दुकान और रंगाई के काम का डिजिटल कार्ड',
    seo: 'शेड, प्राइमर, वॉटरप्रूफ़िंग और रंगाई की टीम: वर्ग फ़ुट की दर और तैयार दीवारें, एक लिंक पर।',
    lead: 'रंग का फ़ैसला इतवार को सोफ़े पर लेटे-लेटे होता है। नज़र उठे तो आपकी दीवारें फ़ोन में हों।',
    about:
      'दाम से पहले दीवार ठोककर देखते हैं, क्योंकि सीलन ख़ुद बोलती है। सामान ढँकते हैं, दो कोट मतलब दो कोट, नमूने का चौकोर एक रात आपकी रोशनी में रहता है, और पैसे लेने से पहले फ़र्श पोंछते हैं।',
    products: [
      ['भीतर की रंगाई', 'पुट्टी, प्राइमर और दो कोट'],
      ['बाहर की रंगाई', 'मचान, दरारें भरना और वेदर कोट'],
      ['टेक्सचर और स्टेंसिल', 'एक दीवार जिसकी चर्चा हो'],
      ['वॉटरप्रूफ़िंग', 'छत, स्नानघर और सीलन, गारंटी सहित'],
      ['लकड़ी की पॉलिश', 'दरवाज़े, पलंग और पुराना फ़र्नीचर'],
      ['दुकान में शेड बनाना', 'दो हज़ार रंग, खड़े-खड़े'],
    ],
    faq: [
      ['बिना देखे दर कैसे बताऊँ?', 'वर्ग फ़ुट पर “से शुरू” लिखें; सही आँकड़ा विज़िट के बाद।'],
      ['असली कमरों में रंग दिखा सकता हूँ?', 'हर घर का एल्बम बनाएँ; पहले और बाद की जोड़ी सबसे ज़्यादा काम लाती है।'],
      ['बारिश रुकने पर ही टीम आती है।', 'परिचय में एक बार लिख दें; जिसे पता था वह नाराज़ नहीं होता।'],
      ['पेंट भी बेचता हूँ, रंगता भी हूँ। दो कार्ड?', 'एक ही: डिब्बे प्रोडक्ट में, काम सेवा में, दोनों के अपने दाम।'],
    ],
    reasons: ['नमूना आपकी रोशनी में'],
  },
  gu: {
    title: 'રંગની દુકાન અને રંગકામ માટે ડિજિટલ કાર્ડ',
    seo: 'શેડ, પ્રાઇમર, વોટરપ્રૂફિંગ અને રંગકામની ટીમ: ચોરસ ફૂટનો ભાવ અને તૈયાર દીવાલો, એક લિંક પર.',
    lead: 'રંગ રવિવારે સોફા પર આડા પડીને નક્કી થાય. નજર ઊંચી થાય ત્યારે તમારી દીવાલો ફોનમાં હોય.',
    about:
      'ભાવ પહેલાં દીવાલ ઠોકીને જોઈએ, કારણ કે ભેજ જાતે બોલે છે. સામાન ઢાંકીએ, બે કોટ એટલે બે કોટ, નમૂનાનો ચોરસ એક રાત તમારા અજવાળામાં રહે, અને પૈસા લેતા પહેલાં ફર્શ લૂછીએ.',
    products: [
      ['અંદરનું રંગકામ', 'પુટ્ટી, પ્રાઇમર અને બે કોટ'],
      ['બહારનું રંગકામ', 'પાલખ, તિરાડ ભરવી અને વેધર કોટ'],
      ['ટેક્સચર અને સ્ટેન્સિલ', 'એક દીવાલ જેની વાત થાય'],
      ['વોટરપ્રૂફિંગ', 'ધાબું, બાથરૂમ અને ભેજ, ગેરંટી સાથે'],
      ['લાકડાનું પોલિશ', 'દરવાજા, પલંગ અને જૂનું ફર્નિચર'],
      ['દુકાનમાં શેડ બનાવવો', 'બે હજાર રંગ, ઊભા ઊભા'],
    ],
    faq: [
      ['જોયા વગર ભાવ કેવી રીતે કહું?', 'ચોરસ ફૂટ પર “થી શરૂ” લખો; સાચો આંકડો વિઝિટ પછી.'],
      ['સાચા રૂમમાં રંગ બતાવી શકાય?', 'દરેક ઘરનો આલ્બમ બનાવો; પહેલાં અને પછીની જોડી સૌથી વધુ કામ લાવે.'],
      ['વરસાદ અટકે પછી જ ટીમ આવે છે.', 'પરિચયમાં એક વાર લખી દો; જેને ખબર હતી તે ગુસ્સે થતો નથી.'],
      ['રંગ વેચું પણ છું, કરું પણ છું. બે કાર્ડ?', 'એક જ: ડબ્બા પ્રોડક્ટમાં, કામ સેવામાં, બંનેના પોતાના ભાવ.'],
    ],
    reasons: ['નમૂનો તમારા અજવાળામાં'],
  },
}
