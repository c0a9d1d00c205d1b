import type { WrittenPage } from './rules.ts'

/** Architect. */
export const architect: WrittenPage = {
  category: 'Architect',
  links: ['Website', 'Instagram', 'Houzz', 'Portfolio', 'LinkedIn', 'Google Maps'],
  designs: ['blueprint', 'studio', 'ledger'],
  without: ['Strong material, checked by us', 'On-time delivery', 'Open on Sundays'],
  en: {
    title: 'A digital card for architects',
    seo: 'Projects, drawings, approach and contact of an architect on one page made for sending before the first meeting.',
    lead: 'Before the first meeting, send a page with five good projects instead of a heavy PDF that nobody opens.',
    about:
      'Our practice designs houses, shops and small institutions that stay cool without machines. We draw until you can picture each room, and we visit the site in every stage until the keys are handed over.',
    products: [
      ['House design', 'Plan, elevation and section for your plot'],
      ['Plan approval', 'Drawings and papers for the local authority'],
      ['3D views', 'The building seen before the first brick'],
      ['Structural coordination', 'With the engineer, sheet by sheet'],
      ['Renovation', 'Old houses made lighter and stronger'],
      ['Site supervision', 'Regular visits with written notes'],
    ],
    faq: [
      [
        'How many projects should I show?',
        'Five to eight, each with one wide picture and two lines; albums keep houses, shops and interiors apart.',
      ],
      [
        'Can drawings be attached?',
        'One PDF of up to 5 MB can stand in the about section, for example your practice profile.',
      ],
      [
        'Where do I put my registration with the Council?',
        'In the line for licences, which visitors read below your introduction.',
      ],
      [
        'Is a website still needed?',
        'The card does not replace a large site; it sends people there and holds your number and map.',
      ],
    ],
    reasons: ['Drawn until you can picture it'],
  },
  hi: {
    title: 'आर्किटेक्ट के लिए डिजिटल कार्ड',
    seo: 'आर्किटेक्ट के प्रोजेक्ट, काम का तरीक़ा और संपर्क एक पेज पर, जो पहली मुलाक़ात से पहले भेजा जा सके।',
    lead: 'पहली मुलाक़ात से पहले भारी पीडीएफ़ नहीं, पाँच अच्छे प्रोजेक्ट वाला एक पेज भेजें।',
    about:
      'हम ऐसे घर, दुकानें और छोटे संस्थान बनाते हैं जो बिना मशीन के भी ठंडे रहें। जब तक हर कमरा आपकी आँखों के सामने न आ जाए, नक़्शा बनाते रहते हैं, और चाबी सौंपने तक हर चरण में साइट पर आते हैं।',
    products: [
      ['मकान का नक़्शा', 'प्लॉट के हिसाब से प्लान, एलिवेशन और सेक्शन'],
      ['नक़्शा पास कराना', 'स्थानीय निकाय के लिए ड्रॉइंग और काग़ज़'],
      ['3D दृश्य', 'पहली ईंट से पहले इमारत देखें'],
      ['स्ट्रक्चर का तालमेल', 'इंजीनियर के साथ, एक-एक शीट पर'],
      ['पुराने घर का नवीनीकरण', 'पहले से खुला और मज़बूत'],
      ['साइट की निगरानी', 'नियमित दौरे, लिखित टिप्पणी के साथ'],
    ],
    faq: [
      [
        'कितने प्रोजेक्ट दिखाने चाहिए?',
        'पाँच से आठ, हर एक की एक बड़ी तस्वीर और दो पंक्तियाँ; एल्बम में घर, दुकान और इंटीरियर अलग रखें।',
      ],
      ['क्या ड्रॉइंग जोड़ी जा सकती है?', 'परिचय में 5 एमबी तक की एक पीडीएफ़ लग सकती है, जैसे आपके दफ़्तर की प्रोफ़ाइल।'],
      ['काउंसिल का पंजीकरण नंबर कहाँ रहेगा?', 'लाइसेंस वाली पंक्ति में, जो परिचय के नीचे सबको दिखती है।'],
      [
        'क्या वेबसाइट की ज़रूरत फिर भी है?',
        'कार्ड बड़ी वेबसाइट की जगह नहीं लेता; लोगों को वहाँ भेजता है और नंबर व नक़्शा साथ रखता है।',
      ],
    ],
    reasons: ['हर कमरा पहले नक़्शे में देखें'],
  },
  gu: {
    title: 'આર્કિટેક્ટ માટે ડિજિટલ કાર્ડ',
    seo: 'આર્કિટેક્ટના પ્રોજેક્ટ, કામની રીત અને સંપર્ક એક પેજ પર, જે પહેલી મુલાકાત પહેલાં મોકલી શકાય.',
    lead: 'પહેલી મુલાકાત પહેલાં ભારે PDF નહીં, પાંચ સારા પ્રોજેક્ટવાળું એક પેજ મોકલો.',
    about:
      'અમે એવાં ઘર, દુકાન અને નાની સંસ્થાઓ બનાવીએ છીએ જે મશીન વગર પણ ઠંડાં રહે. દરેક રૂમ તમારી નજર સામે આવે ત્યાં સુધી દોરીએ છીએ, અને ચાવી સોંપાય ત્યાં સુધી દરેક તબક્કે સાઇટ પર આવીએ છીએ.',
    products: [
      ['ઘરની ડિઝાઇન', 'પ્લોટ પ્રમાણે પ્લાન, એલિવેશન અને સેક્શન'],
      ['પ્લાન પાસ કરાવવો', 'સ્થાનિક સંસ્થા માટે ડ્રોઇંગ અને કાગળો'],
      ['3D દેખાવ', 'પહેલી ઈંટ પહેલાં મકાન જુઓ'],
      ['સ્ટ્રક્ચરનો તાલમેલ', 'એન્જિનિયર સાથે, એક-એક શીટ પર'],
      ['જૂના ઘરનું નવીનીકરણ', 'પહેલાં કરતાં ખુલ્લું અને મજબૂત'],
      ['સાઇટ દેખરેખ', 'નિયમિત મુલાકાત, લેખિત નોંધ સાથે'],
    ],
    faq: [
      [
        'કેટલા પ્રોજેક્ટ બતાવવા જોઈએ?',
        'પાંચથી આઠ, દરેકનો એક મોટો ફોટો અને બે લીટી; આલ્બમમાં ઘર, દુકાન અને ઇન્ટિરિયર અલગ રાખો.',
      ],
      ['ડ્રોઇંગ જોડી શકાય?', 'પરિચયમાં 5 MB સુધીની એક PDF મૂકી શકાય, જેમ કે તમારી ઓફિસની પ્રોફાઇલ.'],
      ['કાઉન્સિલનો રજિસ્ટ્રેશન નંબર ક્યાં રહે?', 'લાઇસન્સની લીટીમાં, જે પરિચય નીચે બધાને દેખાય છે.'],
      ['છતાં વેબસાઇટ જોઈએ?', 'કાર્ડ મોટી વેબસાઇટની જગ્યા લેતું નથી; લોકોને ત્યાં મોકલે છે અને નંબર તથા નકશો સાથે રાખે છે.'],
    ],
    reasons: ['દરેક રૂમ પહેલાં નકશામાં જુઓ'],
  },
}
