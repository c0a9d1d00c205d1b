import type { WrittenPage } from './rules.ts'

/** Watches & Clocks. */
export const watchesClocks: WrittenPage = {
  category: 'Watches & Clocks',
  links: ['Instagram', 'WhatsApp catalogue', 'Google Maps', 'Google review', 'Amazon'],
  designs: ['zari', 'minimal', 'studio'],
  without: ['Stitched to your measure', 'Free fitting and alteration', 'Hallmarked and certified'],
  en: {
    title: 'A digital card for watch and clock shops',
    seo: 'Watches for men, women and children, wall clocks, straps, batteries and repairs with prices on one link.',
    lead: 'A father’s watch has stopped and nobody will touch it. He searches for a watchmaker, and finds sellers only.',
    about:
      'The bench stands in the window and you may look on. Batteries are changed with the seal renewed, a mechanical watch runs a week on our shelf before it goes home, and what is not worth the repair we say before the lid is opened.',
    products: [
      ['Men’s watches', 'Steel, leather and automatic'],
      ['Ladies’ watches', 'Slim, with stones or rose gold'],
      ['Smart watches', 'Paired with your phone at the counter'],
      ['Wall clocks', 'Pendulum, silent and for offices'],
      ['Straps and batteries', 'Changed while you wait'],
      ['Repair and service', 'Old mechanical pieces too'],
    ],
    faq: [
      [
        'How do I show that watches are genuine?',
        'Name the brands you are a dealer of, and put the certificate into a PDF.',
      ],
      [
        'Can repairs be asked by picture?',
        'Front and back over the WhatsApp button; you answer with a range.',
      ],
      [
        'Gifts need wrapping and engraving.',
        'Both are services with a price; they add them to the watch in one order.',
      ],
      ['Is the price of old pieces shown?', 'Leave it out; such watches are looked at, not ordered.'],
    ],
    reasons: ['Watchmaker at the window'],
  },
  hi: {
    title: 'घड़ियों की दुकान का डिजिटल कार्ड',
    seo: 'पुरुषों, महिलाओं और बच्चों की घड़ियाँ, दीवार घड़ी, पट्टे, बैटरी और मरम्मत, दाम के साथ एक लिंक पर।',
    lead: 'पिता की घड़ी रुक गई है और कोई हाथ लगाने को तैयार नहीं। वे घड़ीसाज़ खोजते हैं, मिलते हैं सिर्फ़ विक्रेता।',
    about:
      'मरम्मत की मेज़ खिड़की के पास है, आप देख सकते हैं। बैटरी नई सील के साथ बदलती है, मैकेनिकल घड़ी घर जाने से पहले हमारी शेल्फ़ पर हफ़्ता भर चलती है, और जो मरम्मत के लायक न हो, ढक्कन खोलने से पहले बता देते हैं।',
    products: [
      ['पुरुषों की घड़ियाँ', 'स्टील, चमड़ा और ऑटोमैटिक'],
      ['महिलाओं की घड़ियाँ', 'पतली, नग वाली या रोज़ गोल्ड'],
      ['स्मार्ट वॉच', 'काउंटर पर ही फ़ोन से जोड़कर'],
      ['दीवार घड़ी', 'पेंडुलम, बिना आवाज़ और दफ़्तर की'],
      ['पट्टे और बैटरी', 'खड़े-खड़े बदले हुए'],
      ['मरम्मत और सर्विस', 'पुरानी मैकेनिकल भी'],
    ],
    faq: [
      ['घड़ियाँ असली हैं, कैसे दिखाऊँ?', 'जिन कंपनियों के डीलर हैं उनके नाम लिखें, प्रमाणपत्र पीडीएफ़ में।'],
      ['तस्वीर से मरम्मत पूछी जा सकती है?', 'आगे-पीछे की फ़ोटो व्हाट्सऐप बटन से; आप अनुमान लिखकर भेजें।'],
      ['उपहार में पैकिंग और नाम लिखना होता है।', 'दोनों को दाम के साथ सेवा बनाएँ; घड़ी के साथ एक ही ऑर्डर में आते हैं।'],
      ['पुरानी घड़ियों का दाम लिखूँ?', 'छोड़ दें; ऐसी घड़ी देखी जाती है, मँगाई नहीं जाती।'],
    ],
    reasons: ['घड़ीसाज़ खिड़की के पास'],
  },
  gu: {
    title: 'ઘડિયાળની દુકાન માટે ડિજિટલ કાર્ડ',
    seo: 'પુરુષો, સ્ત્રીઓ અને બાળકોની ઘડિયાળ, દીવાલ ઘડિયાળ, પટ્ટા, બેટરી અને રિપેરિંગ, ભાવ સાથે એક લિંક પર.',
    lead: 'પપ્પાની ઘડિયાળ બંધ પડી છે અને કોઈ હાથ લગાડવા તૈયાર નથી. એ ઘડિયાળી શોધે છે, મળે છે ફક્ત વેચનારા.',
    about:
      'રિપેરિંગનું ટેબલ બારી પાસે છે, તમે જોઈ શકો. બેટરી નવા સીલ સાથે બદલાય, મિકેનિકલ ઘડિયાળ ઘરે જતા પહેલાં અમારા શેલ્ફ પર અઠવાડિયું ચાલે, અને જે રિપેર કરવા જેવી ન હોય તે ઢાંકણ ખોલતા પહેલાં કહીએ.',
    products: [
      ['જેન્ટ્સ ઘડિયાળ', 'સ્ટીલ, ચામડું અને ઓટોમેટિક'],
      ['લેડીઝ ઘડિયાળ', 'પાતળી, નંગવાળી કે રોઝ ગોલ્ડ'],
      ['સ્માર્ટ વોચ', 'કાઉન્ટર પર જ ફોન સાથે જોડીને'],
      ['દીવાલ ઘડિયાળ', 'લોલકવાળી, અવાજ વગરની અને ઓફિસની'],
      ['પટ્ટા અને બેટરી', 'ઊભા ઊભા બદલી આપીએ'],
      ['રિપેરિંગ અને સર્વિસ', 'જૂની મિકેનિકલ પણ'],
    ],
    faq: [
      ['ઘડિયાળ અસલી છે તે કેવી રીતે બતાવું?', 'જે કંપનીના ડીલર છો તેનાં નામ લખો, પ્રમાણપત્ર PDF માં.'],
      ['ફોટાથી રિપેરિંગ પૂછી શકાય?', 'આગળ-પાછળના ફોટા વોટ્સએપ બટનથી; તમે અંદાજ લખીને મોકલો.'],
      ['ભેટમાં પેકિંગ અને નામ લખવાનું હોય છે.', 'બંનેને ભાવ સાથે સેવા બનાવો; ઘડિયાળ સાથે એક જ ઓર્ડરમાં આવે.'],
      ['જૂની ઘડિયાળનો ભાવ લખું?', 'રહેવા દો; એવી ઘડિયાળ જોવાય, મંગાવાય નહીં.'],
    ],
    reasons: ['ઘડિયાળી બારી પાસે'],
  },
}
