import type { WrittenPage } from './rules.ts'

/** Solar Energy. */
export const solarEnergy: WrittenPage = {
  category: 'Solar Energy',
  links: ['WhatsApp', 'Google Maps', 'YouTube', 'Google review', 'Brochure', 'GSTIN'],
  designs: ['monsoon', 'blueprint', 'garage'],
  without: ['Repaired the same day', 'Free pick-up and drop', 'Help on the road, 24×7'],
  en: {
    title: 'A digital card for solar installers',
    seo: 'Rooftop systems, subsidy papers, pumps and heaters: sizes, savings and finished roofs of your firm on one link.',
    lead: 'The bill of May convinces better than any salesman. Be in the phone when it arrives.',
    about:
      'We climb the roof with a compass and look where the neighbour’s tank throws its shade. You get the sum of units, years and subsidy on one sheet, the net meter is applied for by us, and we come back after the first dust storm.',
    products: [
      ['Rooftop for homes', '3 to 10 kW, with subsidy papers'],
      ['For shops and factories', 'From 20 kW, loan arranged'],
      ['Solar pumps', 'For bore and well, under the state scheme'],
      ['Water heaters', '100 to 500 litres'],
      ['Inverters and batteries', 'For nights and load-shedding'],
      ['Cleaning and service', 'Four times a year, output checked'],
    ],
    faq: [
      [
        'People ask what they save.',
        'Put an example with a real bill into the introduction; it is read most of all.',
      ],
      ['Can I show the roofs we did?', 'An album for each town, with size and month below the picture.'],
      [
        'What does one send for an offer?',
        'A photo of the bill and one of the roof, over the WhatsApp button.',
      ],
      ['Subsidy rules change.', 'One line, changed once, and every link you gave away is right.'],
    ],
    reasons: ['We apply for the net meter'],
  },
  hi: {
    title: 'सोलर लगाने वालों का डिजिटल कार्ड',
    seo: 'छत के सिस्टम, सब्सिडी के काग़ज़, पंप और हीटर: क्षमता, बचत और तैयार छतें, आपकी फ़र्म का एक लिंक।',
    lead: 'मई का बिल किसी भी सेल्समैन से बेहतर समझाता है। वह आए तब आप फ़ोन में हों।',
    about:
      'कंपास लेकर छत पर चढ़ते हैं और देखते हैं कि पड़ोसी की टंकी की छाया कहाँ पड़ती है। यूनिट, साल और सब्सिडी का हिसाब एक पन्ने पर मिलता है, नेट मीटर का आवेदन हम करते हैं, और पहली आँधी के बाद फिर आते हैं।',
    products: [
      ['घर की छत', '3 से 10 किलोवाट, सब्सिडी के काग़ज़ सहित'],
      ['दुकान और कारख़ाने', '20 किलोवाट से, लोन की व्यवस्था'],
      ['सोलर पंप', 'बोर और कुएँ के लिए, राज्य योजना में'],
      ['वॉटर हीटर', '100 से 500 लीटर'],
      ['इन्वर्टर और बैटरी', 'रात और कटौती के लिए'],
      ['सफ़ाई और सर्विस', 'साल में चार बार, उत्पादन की जाँच'],
    ],
    faq: [
      ['लोग पूछते हैं, कितना बचेगा।', 'परिचय में असली बिल का एक उदाहरण रखें; सबसे ज़्यादा वही पढ़ा जाता है।'],
      ['लगाई हुई छतें दिखा सकता हूँ?', 'हर शहर का एल्बम, तस्वीर के नीचे क्षमता और महीना।'],
      ['ऑफ़र के लिए क्या भेजें?', 'बिल की और छत की एक-एक फ़ोटो, व्हाट्सऐप बटन से।'],
      ['सब्सिडी के नियम बदलते हैं।', 'एक पंक्ति एक बार बदलें, दिया हुआ हर लिंक सही हो जाता है।'],
    ],
    reasons: ['नेट मीटर का आवेदन हम करते हैं'],
  },
  gu: {
    title: 'સોલર લગાવનાર માટે ડિજિટલ કાર્ડ',
    seo: 'ધાબાની સિસ્ટમ, સબસિડીના કાગળ, પંપ અને હીટર: ક્ષમતા, બચત અને તૈયાર ધાબાં, તમારી પેઢીની એક લિંક.',
    lead: 'મે મહિનાનું બિલ કોઈ પણ સેલ્સમેન કરતાં સારું સમજાવે. એ આવે ત્યારે તમે ફોનમાં હો.',
    about:
      'હોકાયંત્ર લઈને ધાબે ચડીએ અને જોઈએ કે પાડોશીની ટાંકીનો છાંયો ક્યાં પડે છે. યુનિટ, વર્ષ અને સબસિડીનો હિસાબ એક પાને મળે, નેટ મીટરની અરજી અમે કરીએ, અને પહેલી આંધી પછી ફરી આવીએ.',
    products: [
      ['ઘરનું ધાબું', '3 થી 10 કિલોવોટ, સબસિડીના કાગળ સાથે'],
      ['દુકાન અને ફેક્ટરી', '20 કિલોવોટથી, લોનની ગોઠવણ'],
      ['સોલર પંપ', 'બોર અને કૂવા માટે, રાજ્ય યોજનામાં'],
      ['વોટર હીટર', '100 થી 500 લિટર'],
      ['ઇન્વર્ટર અને બેટરી', 'રાત અને પાવર કાપ માટે'],
      ['સફાઈ અને સર્વિસ', 'વર્ષે ચાર વાર, ઉત્પાદનની તપાસ'],
    ],
    faq: [
      ['લોકો પૂછે છે, કેટલું બચશે.', 'પરિચયમાં સાચા બિલનો દાખલો મૂકો; સૌથી વધુ એ જ વંચાય.'],
      ['લગાવેલાં ધાબાં બતાવી શકાય?', 'દરેક શહેરનો આલ્બમ, ફોટા નીચે ક્ષમતા અને મહિનો.'],
      ['ઓફર માટે શું મોકલવું?', 'બિલનો અને ધાબાનો એક એક ફોટો, વોટ્સએપ બટનથી.'],
      ['સબસિડીના નિયમ બદલાય છે.', 'એક લીટી એક વાર બદલો, આપેલી દરેક લિંક સાચી થઈ જાય.'],
    ],
    reasons: ['નેટ મીટરની અરજી અમે કરીએ'],
  },
}
