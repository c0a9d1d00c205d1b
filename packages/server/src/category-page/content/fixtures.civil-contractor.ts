import type { WrittenPage } from './rules.ts'

/** Civil Contractor. */
export const civilContractor: WrittenPage = {
  category: 'Civil Contractor',
  links: ['WhatsApp', 'Google Maps', 'YouTube', 'Photo album', 'GSTIN', 'Google review'],
  designs: ['blueprint', 'ledger', 'garage'],
  without: ['3D design before work begins', 'On-time delivery', 'Open on Sundays'],
  en: {
    title: 'A digital card for civil contractors',
    seo: 'Finished sites, rates per square foot, machinery and contact of a civil contractor on one link for owners and architects.',
    lead: 'Owners want to see a site you finished. Put ten of them into your card, each with a place and a year.',
    about:
      'We build with our own masons, not with whoever is free that week. The rate includes what we wrote down and nothing is added later; cubes are tested, curing is photographed, and snags are mended before the last payment.',
    products: [
      ['House construction', 'With or without material, per square foot'],
      ['RCC work', 'Footing, columns, beams and slab'],
      ['Brickwork and plaster', 'Straight lines, cured for seven days'],
      ['Waterproofing', 'Terraces, bathrooms and basements'],
      ['Compound walls and sheds', 'For farms, plots and factories'],
      ['Repair and strengthening', 'Cracks, rusted steel and leaking slabs'],
    ],
    faq: [
      [
        'Can I show work in progress?',
        'Yes, make an album for each site and add pictures as the floors rise; owners abroad like to follow.',
      ],
      [
        'How do I name a rate without being held to it?',
        'Give it “from” in the description or leave it out; the enquiry opens WhatsApp with the plot in mind.',
      ],
      [
        'Are architects among those who look?',
        'Often. Put your licence, the largest finished area and two references in the introduction.',
      ],
      [
        'I work in three towns. Which address counts?',
        'Use the office for the map and write the towns into the first lines.',
      ],
    ],
    reasons: ['Own masons on every site'],
  },
  hi: {
    title: 'सिविल ठेकेदार के लिए डिजिटल कार्ड',
    seo: 'पूरे किए गए काम, प्रति वर्ग फ़ुट दर, मशीनें और संपर्क: मकान मालिक और आर्किटेक्ट के लिए सिविल ठेकेदार का कार्ड।',
    lead: 'मालिक आपकी बनाई साइट देखना चाहता है। कार्ड में दस काम रखें, हर एक की जगह और साल के साथ।',
    about:
      'हम अपने ही कारीगरों से बनाते हैं, उस हफ़्ते जो ख़ाली मिल जाए उनसे नहीं। लिखी हुई दर में सब शामिल है, बाद में कुछ नहीं जुड़ता; क्यूब की जाँच होती है, तराई की फ़ोटो भेजी जाती है, और आख़िरी भुगतान से पहले कमियाँ ठीक होती हैं।',
    products: [
      ['मकान निर्माण', 'सामान सहित या बिना, प्रति वर्ग फ़ुट'],
      ['आरसीसी का काम', 'नींव, कॉलम, बीम और छत'],
      ['चिनाई और प्लास्टर', 'सीधी दीवारें, सात दिन तराई'],
      ['वॉटरप्रूफ़िंग', 'छत, बाथरूम और तहख़ाना'],
      ['चारदीवारी और शेड', 'खेत, प्लॉट और कारख़ाने के लिए'],
      ['मरम्मत और मज़बूती', 'दरारें, ज़ंग लगा सरिया, टपकती छत'],
    ],
    faq: [
      [
        'क्या चल रहा काम भी दिखा सकता हूँ?',
        'हाँ, हर साइट का एल्बम बनाएँ और मंज़िल चढ़ने के साथ फ़ोटो डालें; बाहर रहने वाले मालिक देखते रहते हैं।',
      ],
      ['दर लिखूँ पर बँध न जाऊँ, कैसे?', 'विवरण में “से शुरू” लिखें या दर छोड़ दें; पूछताछ व्हाट्सऐप पर खुलती है।'],
      ['क्या आर्किटेक्ट भी कार्ड देखते हैं?', 'अक्सर। लाइसेंस, सबसे बड़ा काम और दो परिचित परिचय में लिखें।'],
      ['मैं तीन शहरों में काम करता हूँ, पता कौन-सा दूँ?', 'नक़्शे के लिए दफ़्तर का पता, और शहरों के नाम पहली पंक्तियों में।'],
    ],
    reasons: ['हर साइट पर अपने कारीगर'],
  },
  gu: {
    title: 'સિવિલ કોન્ટ્રાક્ટર માટે ડિજિટલ કાર્ડ',
    seo: 'પૂરાં કરેલાં કામ, ચોરસ ફૂટના ભાવ, મશીનરી અને સંપર્ક: મકાનમાલિક અને આર્કિટેક્ટ માટે કોન્ટ્રાક્ટરનું કાર્ડ.',
    lead: 'માલિકને તમે બાંધેલી સાઇટ જોવી હોય છે. કાર્ડમાં દસ કામ મૂકો, દરેકની જગ્યા અને વર્ષ સાથે.',
    about:
      'અમે અમારા જ કારીગરોથી બાંધીએ છીએ, એ અઠવાડિયે જે નવરા મળે તેનાથી નહીં. લખેલા ભાવમાં બધું આવી જાય છે, પાછળથી કંઈ ઉમેરાતું નથી; ક્યુબ ટેસ્ટ થાય છે, પાણી છાંટ્યાના ફોટા મોકલાય છે, અને છેલ્લી ચુકવણી પહેલાં ખામીઓ સુધરે છે.',
    products: [
      ['મકાન બાંધકામ', 'માલસામાન સાથે કે વગર, ચોરસ ફૂટના ભાવે'],
      ['RCC કામ', 'પાયો, કોલમ, બીમ અને સ્લેબ'],
      ['ચણતર અને પ્લાસ્ટર', 'સીધી દીવાલ, સાત દિવસ પાણી'],
      ['વોટરપ્રૂફિંગ', 'ધાબું, બાથરૂમ અને ભોંયરું'],
      ['કમ્પાઉન્ડ વોલ અને શેડ', 'ખેતર, પ્લોટ અને ફેક્ટરી માટે'],
      ['રિપેરિંગ અને મજબૂતી', 'તિરાડ, કટાયેલા સળિયા, ટપકતું ધાબું'],
    ],
    faq: [
      [
        'ચાલુ કામ પણ બતાવી શકાય?',
        'હા, દરેક સાઇટનું આલ્બમ બનાવો અને માળ ચડે તેમ ફોટા ઉમેરો; બહાર રહેતા માલિક જોતા રહે છે.',
      ],
      ['ભાવ લખું પણ બંધાઈ ન જાઉં, કેવી રીતે?', 'વિગતમાં “થી શરૂ” લખો કે ભાવ છોડી દો; પૂછપરછ વોટ્સએપ પર ખૂલે છે.'],
      ['આર્કિટેક્ટ પણ કાર્ડ જુએ છે?', 'ઘણી વાર. લાઇસન્સ, સૌથી મોટું કામ અને બે ઓળખીતાનાં નામ પરિચયમાં લખો.'],
      ['હું ત્રણ શહેરમાં કામ કરું છું, સરનામું કયું આપું?', 'નકશા માટે ઓફિસનું સરનામું, અને શહેરોનાં નામ પહેલી લીટીઓમાં.'],
    ],
    reasons: ['દરેક સાઇટ પર અમારા કારીગર'],
  },
}
