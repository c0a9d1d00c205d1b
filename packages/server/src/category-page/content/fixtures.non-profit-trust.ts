import type { WrittenPage } from './rules.ts'

/** Non-profit & Trust. */
export const nonProfitTrust: WrittenPage = {
  category: 'Non-profit & Trust',
  links: ['Website', 'YouTube', 'UPI ID', 'Facebook', 'Google Forms', 'WhatsApp channel'],
  designs: ['monsoon', 'ledger', 'saffron'],
  without: [
    'Clear fees, told beforehand',
    'No due date missed',
    'Honest prices',
    'On-time delivery',
    'UPI and cards accepted',
  ],
  en: {
    title: 'A digital card for trusts and non-profits',
    seo: 'What you do, whom you help, how to give by UPI and how to join in: your trust, its registration and its films on one link.',
    lead: 'A donor’s heart opens for a minute. In that minute the work, the registration and the UPI code must be on one page.',
    about:
      'Started by five teachers with one room and a blackboard. Today two hundred children eat and study here after school; every rupee is written in a book that lies open at the door, and anybody may come and read it.',
    products: [
      ['Evening school', 'For two hundred children, with a meal'],
      ['Medical camps', 'Twice a month, medicine free'],
      ['Animal care', 'Water, first aid and a shelter'],
      ['Blood donation', 'Camps and a list for emergencies'],
      ['Sponsor a child', 'A year of school for the price of a phone'],
      ['Volunteer', 'Two hours on a Sunday are enough'],
    ],
    faq: [
      [
        'How do donors give?',
        'The UPI code opens their app; bank account and name stand below it for larger sums.',
      ],
      [
        'Can 80G and 12A be shown?',
        'Write the numbers into the introduction, or attach the certificates as one PDF.',
      ],
      [
        'Is it allowed to show children?',
        'Only with consent; the gallery can show hands, books and walls just as well.',
      ],
      [
        'How do people hear of the next camp?',
        'Put date and place into the first line and send the link to your channel.',
      ],
    ],
    reasons: ['Books open to everybody', 'Every rupee written down'],
  },
  hi: {
    title: 'ट्रस्ट और सेवा संस्था का डिजिटल कार्ड',
    seo: 'क्या करते हैं, किसके लिए, यूपीआई से दान और जुड़ने का रास्ता: संस्था, पंजीकरण और वीडियो, एक लिंक पर।',
    lead: 'दाता का मन एक मिनट के लिए खुलता है। उसी मिनट में काम, पंजीकरण और यूपीआई कोड एक पेज पर हों।',
    about:
      'पाँच शिक्षकों ने एक कमरे और एक ब्लैकबोर्ड से शुरू किया। आज दो सौ बच्चे स्कूल के बाद यहाँ खाते और पढ़ते हैं; हर रुपया उस किताब में लिखा है जो दरवाज़े पर खुली रहती है, कोई भी आकर पढ़ सकता है।',
    products: [
      ['शाम की पाठशाला', 'दो सौ बच्चों के लिए, भोजन सहित'],
      ['चिकित्सा शिविर', 'महीने में दो बार, दवा मुफ़्त'],
      ['पशु सेवा', 'पानी, प्राथमिक उपचार और आश्रय'],
      ['रक्तदान', 'शिविर और आपात के लिए सूची'],
      ['एक बच्चे की पढ़ाई', 'एक फ़ोन के दाम में साल भर का स्कूल'],
      ['स्वयंसेवा', 'इतवार के दो घंटे काफ़ी हैं'],
    ],
    faq: [
      ['दान कैसे आए?', 'यूपीआई कोड उनका ऐप खोलता है; बड़ी राशि के लिए खाता और नाम नीचे रहता है।'],
      ['80जी और 12ए दिखा सकते हैं?', 'नंबर परिचय में लिखें या प्रमाणपत्र एक पीडीएफ़ में जोड़ें।'],
      ['बच्चों की तस्वीर लगाना ठीक है?', 'सहमति से ही; गैलरी में हाथ, किताबें और दीवारें भी उतना ही कहती हैं।'],
      ['अगले शिविर की ख़बर कैसे पहुँचे?', 'तारीख़ और जगह पहली पंक्ति में लिखें और लिंक अपने चैनल पर भेजें।'],
    ],
    reasons: ['हिसाब सबके लिए खुला', 'एक-एक रुपया लिखा हुआ'],
  },
  gu: {
    title: 'ટ્રસ્ટ અને સેવા સંસ્થા માટે ડિજિટલ કાર્ડ',
    seo: 'શું કરો છો, કોના માટે, UPI થી દાન અને જોડાવાનો રસ્તો: સંસ્થા, રજિસ્ટ્રેશન અને વીડિયો, એક લિંક પર.',
    lead: 'દાતાનું મન એક મિનિટ માટે ખૂલે છે. એ મિનિટમાં કામ, રજિસ્ટ્રેશન અને UPI કોડ એક પેજ પર હોવા જોઈએ.',
    about:
      'પાંચ શિક્ષકોએ એક ઓરડો અને એક બ્લેકબોર્ડથી શરૂ કર્યું. આજે બસો બાળકો શાળા પછી અહીં જમે અને ભણે છે; દરેક રૂપિયો બારણે ખુલ્લા રહેતા ચોપડામાં લખાય છે, કોઈ પણ આવીને વાંચી શકે.',
    products: [
      ['સાંજની શાળા', 'બસો બાળકો માટે, ભોજન સાથે'],
      ['મેડિકલ કેમ્પ', 'મહિને બે વાર, દવા મફત'],
      ['પશુ સેવા', 'પાણી, પ્રાથમિક સારવાર અને આશ્રય'],
      ['રક્તદાન', 'કેમ્પ અને ઇમરજન્સી માટે યાદી'],
      ['એક બાળકનું ભણતર', 'એક ફોનની કિંમતમાં વર્ષભરની શાળા'],
      ['સ્વયંસેવા', 'રવિવારના બે કલાક પૂરતા છે'],
    ],
    faq: [
      ['દાન કેવી રીતે આવે?', 'UPI કોડ એમની એપ ખોલે; મોટી રકમ માટે ખાતું અને નામ નીચે રહે.'],
      ['80G અને 12A બતાવી શકાય?', 'નંબર પરિચયમાં લખો કે પ્રમાણપત્રો એક PDF માં જોડો.'],
      ['બાળકોના ફોટા મૂકવા યોગ્ય છે?', 'સંમતિથી જ; ગેલેરીમાં હાથ, ચોપડીઓ અને દીવાલો પણ એટલું જ કહે છે.'],
      ['આવતા કેમ્પની જાણ કેવી રીતે થાય?', 'તારીખ અને જગ્યા પહેલી લીટીમાં લખો અને લિંક તમારી ચેનલ પર મોકલો.'],
    ],
    reasons: ['હિસાબ સૌ માટે ખુલ્લો', 'એકેએક રૂપિયો લખેલો'],
  },
}
