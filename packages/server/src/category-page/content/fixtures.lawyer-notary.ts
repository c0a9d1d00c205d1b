import type { WrittenPage } from './rules.ts'

/** Lawyer & Notary. */
export const lawyerNotary: WrittenPage = {
  category: 'Lawyer & Notary',
  links: ['LinkedIn', 'Email', 'Google Maps', 'WhatsApp', 'Google Meet'],
  designs: ['ledger', 'minimal', 'monsoon'],
  without: ['On-time delivery', 'Open on Sundays', 'Free advice on WhatsApp'],
  en: {
    title: 'A digital card for lawyers and notaries',
    seo: 'Fields of practice, chamber hours, court days and notary timings of an advocate on one restrained page.',
    lead: 'People in trouble want to know three things: whether you do such cases, where you sit, and when they may come.',
    about:
      'The first meeting is for listening. You leave with a page that names the possible ways, the time each takes and the fee, and you hear from this office before every date, not after it.',
    products: [
      ['Property matters', 'Title search, sale deed and partition'],
      ['Family matters', 'Divorce, maintenance and custody'],
      ['Civil suits', 'Recovery, injunction and tenancy'],
      ['Criminal matters', 'Bail, trial and appeal'],
      ['Notary work', 'Affidavits, agreements and attestation'],
      ['Agreements and wills', 'Drafted, explained and registered'],
    ],
    faq: [
      [
        'Does a page like this count as soliciting?',
        'Keep to name, fields, chamber and hours; the text is yours, and nothing praises you unless you write it.',
      ],
      [
        'Can I separate court days from chamber hours?',
        'Yes, each weekday has its own hours, and the introduction can name court days.',
      ],
      ['Are messages confidential?', 'They go from the client’s phone to yours; the page keeps no copy.'],
      [
        'My juniors take the calls. What then?',
        'Put their numbers with labels beside yours, up to three in all.',
      ],
    ],
    reasons: ['A call before every date'],
  },
  hi: {
    title: 'वकील और नोटरी के लिए डिजिटल कार्ड',
    seo: 'कार्यक्षेत्र, चैंबर का समय, अदालत के दिन और नोटरी का समय: अधिवक्ता का एक संयत पेज।',
    lead: 'मुश्किल में पड़ा आदमी तीन बातें जानना चाहता है: आप ऐसे मामले लेते हैं या नहीं, कहाँ बैठते हैं और कब मिलेंगे।',
    about:
      'पहली मुलाक़ात सुनने के लिए होती है। आप एक पन्ना लेकर जाते हैं जिस पर रास्ते, हर रास्ते का समय और फ़ीस लिखी होती है, और दफ़्तर से फ़ोन हर तारीख़ से पहले आता है, बाद में नहीं।',
    products: [
      ['ज़मीन-जायदाद', 'टाइटल जाँच, विक्रय विलेख और बँटवारा'],
      ['पारिवारिक मामले', 'तलाक़, भरण-पोषण और अभिरक्षा'],
      ['दीवानी मुक़दमे', 'वसूली, रोक और किराएदारी'],
      ['आपराधिक मामले', 'ज़मानत, सुनवाई और अपील'],
      ['नोटरी', 'शपथपत्र, करार और सत्यापन'],
      ['करार और वसीयत', 'लिखना, समझाना और पंजीकरण'],
    ],
    faq: [
      [
        'क्या ऐसा पेज प्रचार माना जाएगा?',
        'नाम, कार्यक्षेत्र, चैंबर और समय तक रहें; शब्द आपके हैं, बिना लिखे कोई तारीफ़ नहीं आती।',
      ],
      ['अदालत के दिन और चैंबर का समय अलग दिखेगा?', 'हाँ, हर दिन का समय अलग है और परिचय में अदालत के दिन लिख सकते हैं।'],
      ['क्या संदेश गोपनीय रहते हैं?', 'वे मुवक्किल के फ़ोन से सीधे आपके फ़ोन पर जाते हैं; पेज कोई प्रति नहीं रखता।'],
      ['फ़ोन मेरे जूनियर उठाते हैं, तब?', 'उनके नंबर नाम के साथ अपने नंबर के पास रखें, कुल तीन तक।'],
    ],
    reasons: ['हर तारीख़ से पहले फ़ोन'],
  },
  gu: {
    title: 'વકીલ અને નોટરી માટે ડિજિટલ કાર્ડ',
    seo: 'કાર્યક્ષેત્ર, ચેમ્બરનો સમય, કોર્ટના દિવસ અને નોટરીનો સમય: એડવોકેટનું એક સંયમી પેજ.',
    lead: 'મુશ્કેલીમાં પડેલો માણસ ત્રણ વાત જાણવા માગે છે: તમે આવા કેસ લો છો કે નહીં, ક્યાં બેસો છો અને ક્યારે મળશો.',
    about:
      'પહેલી મુલાકાત સાંભળવા માટે હોય છે. તમે એક પાનું લઈને જાઓ છો જેમાં રસ્તા, દરેક રસ્તાનો સમય અને ફી લખેલાં હોય છે, અને ઓફિસનો ફોન દરેક મુદત પહેલાં આવે છે, પછી નહીં.',
    products: [
      ['મિલકતના મામલા', 'ટાઇટલ તપાસ, વેચાણ દસ્તાવેજ અને ભાગલા'],
      ['કૌટુંબિક મામલા', 'છૂટાછેડા, ભરણપોષણ અને કસ્ટડી'],
      ['દીવાની દાવા', 'વસૂલાત, મનાઈ અને ભાડૂઆત'],
      ['ફોજદારી કેસ', 'જામીન, ટ્રાયલ અને અપીલ'],
      ['નોટરી', 'સોગંદનામાં, કરાર અને ખરાઈ'],
      ['કરાર અને વસિયત', 'લખવાં, સમજાવવાં અને નોંધણી'],
    ],
    faq: [
      ['આવું પેજ પ્રચાર ગણાય?', 'નામ, કાર્યક્ષેત્ર, ચેમ્બર અને સમય સુધી રહો; શબ્દો તમારા છે, લખ્યા વગર કોઈ વખાણ આવતા નથી.'],
      ['કોર્ટના દિવસ અને ચેમ્બરનો સમય જુદો દેખાય?', 'હા, દરેક દિવસનો સમય અલગ છે અને પરિચયમાં કોર્ટના દિવસ લખી શકાય.'],
      ['મેસેજ ગુપ્ત રહે છે?', 'તે અસીલના ફોનથી સીધા તમારા ફોન પર જાય છે; પેજ કોઈ નકલ રાખતું નથી.'],
      ['ફોન મારા જુનિયર ઉપાડે છે, ત્યારે?', 'તેમના નંબર નામ સાથે તમારા નંબર પાસે રાખો, કુલ ત્રણ સુધી.'],
    ],
    reasons: ['દરેક મુદત પહેલાં ફોન'],
  },
}
