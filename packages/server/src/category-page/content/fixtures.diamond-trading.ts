import type { WrittenPage } from './rules.ts'

/** Diamond Trading. */
export const diamondTrading: WrittenPage = {
  category: 'Diamond Trading',
  links: ['WhatsApp', 'Website', 'LinkedIn', 'GSTIN', 'Google Maps'],
  designs: ['minimal', 'zari', 'ledger'],
  without: ['Stitched to your measure', 'Free fitting and alteration', 'New designs every week'],
  en: {
    title: 'A digital card for diamond traders',
    seo: 'Shapes, sizes, certificates and office hours of your diamond firm on one discreet page for brokers and buyers.',
    lead: 'A broker has ten minutes between two offices. He opens your page, sees which lots you deal in, and rings the right desk.',
    about:
      'A family firm in its third generation. Goods are shown on white paper under daylight, the assortment you see is the assortment you get, and a word given across the table is kept.',
    products: [
      ['Round brilliants', 'Melee to five carats, by parcel or single stone'],
      ['Fancy shapes', 'Princess, pear, oval and marquise'],
      ['Certified stones', 'GIA and IGI, report number with each'],
      ['Lab-grown diamonds', 'Disclosed in writing, always apart'],
      ['Rough', 'Sorted lots, by appointment'],
      ['Job work', 'Polishing, re-cutting and laser marking'],
    ],
    faq: [
      [
        'Is a public page wise in this trade?',
        'Show kinds and contacts, no stock and no prices; the rest happens in the office.',
      ],
      [
        'Can my card stay among people I know?',
        'Give the link only to whom you wish; the printed QR stays in your own hand.',
      ],
      [
        'Buyers write from Antwerp and Dubai.',
        'Add an e-mail and a WhatsApp number; the page is quick on any network.',
      ],
      [
        'How do I tell people about a show?',
        'Put hall and booth in the first line for a week, then take it out again.',
      ],
    ],
    reasons: ['Lab-grown kept apart, in writing'],
  },
  hi: {
    title: 'हीरा व्यापारी का डिजिटल कार्ड',
    seo: 'आकार, साइज़, प्रमाणपत्र और दफ़्तर का समय: दलाल और ख़रीदार के लिए हीरा फ़र्म का एक सादा पेज।',
    lead: 'दलाल के पास दो दफ़्तरों के बीच दस मिनट होते हैं। पेज खोलकर देखता है कि आप कौन सा माल करते हैं, और सही टेबल पर फ़ोन लगाता है।',
    about:
      'तीसरी पीढ़ी की पारिवारिक फ़र्म। माल सफ़ेद काग़ज़ पर दिन की रोशनी में दिखाया जाता है, जो असॉर्टमेंट देखा वही मिलता है, और टेबल पर दी ज़बान निभाई जाती है।',
    products: [
      ['राउंड ब्रिलियंट', 'मेले से पाँच कैरेट, पार्सल या एक नग'],
      ['फ़ैंसी आकार', 'प्रिंसेस, पियर, ओवल और मार्कीज़'],
      ['प्रमाणित नग', 'जीआईए और आईजीआई, हर नग का रिपोर्ट नंबर'],
      ['लैब में बने हीरे', 'लिखकर बताए, हमेशा अलग'],
      ['कच्चा माल', 'छँटे हुए लॉट, समय लेकर'],
      ['जॉब वर्क', 'पॉलिश, दोबारा कटाई और लेज़र मार्किंग'],
    ],
    faq: [
      ['इस काम में खुला पेज ठीक है?', 'माल की क़िस्में और नंबर दिखाएँ, न स्टॉक न दाम; बाक़ी बात दफ़्तर में।'],
      ['कार्ड सिर्फ़ अपने लोगों तक रह सकता है?', 'लिंक उसी को दें जिसे चाहें; छपा हुआ क्यूआर आपके हाथ में रहता है।'],
      ['ख़रीदार एंटवर्प और दुबई से लिखते हैं।', 'ई-मेल और व्हाट्सऐप नंबर जोड़ें; पेज हर नेटवर्क पर जल्दी खुलता है।'],
      ['प्रदर्शनी की ख़बर कैसे दूँ?', 'एक हफ़्ते के लिए पहली पंक्ति में हॉल और बूथ लिखें, फिर हटा दें।'],
    ],
    reasons: ['लैब के हीरे अलग, लिखकर'],
  },
  gu: {
    title: 'હીરાના વેપારી માટે ડિજિટલ કાર્ડ',
    seo: 'આકાર, સાઇઝ, સર્ટિફિકેટ અને ઓફિસનો સમય: દલાલ અને ખરીદનાર માટે હીરાની પેઢીનું એક સાદું પેજ.',
    lead: 'દલાલ પાસે બે ઓફિસ વચ્ચે દસ મિનિટ હોય છે. પેજ ખોલીને જુએ કે તમે કયો માલ કરો છો, અને સાચા ટેબલે ફોન કરે.',
    about:
      'ત્રીજી પેઢીની પારિવારિક પેઢી. માલ સફેદ કાગળ પર દિવસના અજવાળે બતાવાય, જે એસોર્ટમેન્ટ જોયું તે જ મળે, અને ટેબલ પર આપેલી જબાન પળાય.',
    products: [
      ['રાઉન્ડ બ્રિલિયન્ટ', 'મેલેથી પાંચ કેરેટ, પાર્સલ કે એક નંગ'],
      ['ફેન્સી આકાર', 'પ્રિન્સેસ, પેર, ઓવલ અને માર્કીઝ'],
      ['સર્ટિફાઇડ નંગ', 'GIA અને IGI, દરેકનો રિપોર્ટ નંબર'],
      ['લેબગ્રોન હીરા', 'લખીને જણાવેલા, હંમેશાં અલગ'],
      ['રફ', 'છાંટેલા લોટ, સમય લઈને'],
      ['જોબ વર્ક', 'પોલિશ, ફરી કટિંગ અને લેસર માર્કિંગ'],
    ],
    faq: [
      ['આ ધંધામાં ખુલ્લું પેજ બરાબર?', 'માલની જાત અને નંબર બતાવો, સ્ટોક નહીં અને ભાવ નહીં; બાકી ઓફિસમાં.'],
      ['કાર્ડ ફક્ત ઓળખીતા સુધી રહે?', 'જેને આપવી હોય તેને જ લિંક આપો; છાપેલો QR તમારા હાથમાં રહે.'],
      ['ખરીદનાર એન્ટવર્પ અને દુબઈથી લખે છે.', 'ઈ-મેલ અને વોટ્સએપ નંબર ઉમેરો; પેજ કોઈ પણ નેટવર્ક પર ઝડપથી ખૂલે.'],
      ['પ્રદર્શનની જાણ કેવી રીતે કરું?', 'એક અઠવાડિયું પહેલી લીટીમાં હોલ અને બૂથ લખો, પછી કાઢી નાખો.'],
    ],
    reasons: ['લેબગ્રોન અલગ, લખીને'],
  },
}
