import type { WrittenPage } from './rules.ts'

/** Building Material. */
export const buildingMaterial: WrittenPage = {
  category: 'Building Material',
  links: ['WhatsApp', 'IndiaMART', 'Google Maps', 'GSTIN', 'Price list', 'Brochure'],
  designs: ['blueprint', 'bazaar', 'garage'],
  without: ['Free site visit', 'Finished on the agreed date', '3D design before work begins'],
  en: {
    title: 'A digital card for building material dealers',
    seo: 'Cement, steel, sand and bricks with today’s rates, delivery area and GST details on one link for builders and masons.',
    lead: 'The mason asks for the rate, the owner for the bill, the driver for the way. One card answers all three.',
    about:
      'We supply sites from the first load of sand to the last bag of white cement. The weighbridge slip comes with each truck, small quantities go out by tempo the same day, and regular sites have a running account.',
    products: [
      ['Cement', 'OPC and PPC of the leading makes'],
      ['TMT steel', 'Cut and bent to the bar list'],
      ['Sand and aggregate', 'Washed, by brass or by ton'],
      ['Bricks and blocks', 'Red, fly ash and AAC'],
      ['Plumbing and electrical pipes', 'PVC, CPVC and conduit'],
      ['Site delivery', 'Truck or tempo with weight slip'],
    ],
    faq: [
      [
        'Rates move every week. How do I keep up?',
        'Open the product on your phone, type the new rate, save. The old one is gone everywhere.',
      ],
      [
        'Can I name the area we deliver to?',
        'Write it into the delivery entry, and put your godown on the map for those who collect.',
      ],
      [
        'Do builders see my GSTIN?',
        'Yes if you wish; it stands with your registered name where the bill department looks for it.',
      ],
      [
        'Which picture should be at the top?',
        'Your yard with a loaded truck says more than a logo; both can be shown.',
      ],
    ],
    reasons: ['Weight slip with every truck'],
  },
  hi: {
    title: 'भवन निर्माण सामग्री के व्यापारी का डिजिटल कार्ड',
    seo: 'सीमेंट, सरिया, रेत और ईंट के आज के भाव, डिलीवरी का इलाक़ा और जीएसटी की जानकारी एक लिंक पर।',
    lead: 'मिस्त्री भाव पूछता है, मालिक बिल और ड्राइवर रास्ता। एक कार्ड तीनों का जवाब देता है।',
    about:
      'रेत की पहली गाड़ी से सफ़ेद सीमेंट की आख़िरी बोरी तक, हम साइट का पूरा सामान पहुँचाते हैं। हर ट्रक के साथ काँटे की पर्ची आती है, थोड़ा माल उसी दिन टेम्पो से जाता है, और नियमित साइटों का खाता चलता है।',
    products: [
      ['सीमेंट', 'जानी-मानी कंपनियों का ओपीसी और पीपीसी'],
      ['टीएमटी सरिया', 'सूची के हिसाब से कटा और मुड़ा हुआ'],
      ['रेत और गिट्टी', 'धुली हुई, ब्रास या टन से'],
      ['ईंट और ब्लॉक', 'लाल, फ़्लाई ऐश और एएसी'],
      ['पाइप', 'पीवीसी, सीपीवीसी और बिजली के लिए'],
      ['साइट पर डिलीवरी', 'ट्रक या टेम्पो, तौल पर्ची के साथ'],
    ],
    faq: [
      [
        'भाव हर हफ़्ते बदलते हैं, कैसे सँभालूँ?',
        'फ़ोन पर प्रोडक्ट खोलें, नया भाव लिखें और सेव करें। पुराना भाव हर जगह से हट जाता है।',
      ],
      [
        'क्या डिलीवरी का इलाक़ा लिख सकता हूँ?',
        'डिलीवरी वाले प्रोडक्ट में लिखें, और जो ख़ुद उठाते हैं उनके लिए गोदाम नक़्शे पर दिखाएँ।',
      ],
      [
        'क्या बिल्डर मेरा जीएसटी नंबर देख पाएँगे?',
        'आप चाहें तो हाँ; वह आपके पंजीकृत नाम के साथ वहीं दिखता है जहाँ बिल वाले ढूँढते हैं।',
      ],
      ['सबसे ऊपर कौन-सी तस्वीर रखूँ?', 'भरे ट्रक के साथ आपका यार्ड लोगो से ज़्यादा बताता है; दोनों भी रख सकते हैं।'],
    ],
    reasons: ['हर ट्रक के साथ तौल पर्ची'],
  },
  gu: {
    title: 'બાંધકામ સામગ્રીના વેપારી માટે ડિજિટલ કાર્ડ',
    seo: 'સિમેન્ટ, સળિયા, રેતી અને ઈંટના આજના ભાવ, ડિલિવરીનો વિસ્તાર અને GSTની વિગત એક લિંક પર.',
    lead: 'કડિયો ભાવ પૂછે, માલિક બિલ અને ડ્રાઇવર રસ્તો. એક કાર્ડ ત્રણેયને જવાબ આપે છે.',
    about:
      'રેતીની પહેલી ગાડીથી સફેદ સિમેન્ટની છેલ્લી થેલી સુધી અમે સાઇટનો બધો માલ પહોંચાડીએ છીએ. દરેક ટ્રક સાથે કાંટાની પાવતી આવે છે, થોડો માલ તે જ દિવસે ટેમ્પોમાં જાય છે, અને કાયમી સાઇટનું ખાતું ચાલે છે.',
    products: [
      ['સિમેન્ટ', 'જાણીતી કંપનીઓની OPC અને PPC'],
      ['TMT સળિયા', 'યાદી પ્રમાણે કાપેલા અને વાળેલા'],
      ['રેતી અને કપચી', 'ધોયેલી, બ્રાસ કે ટનના હિસાબે'],
      ['ઈંટ અને બ્લોક', 'લાલ, ફ્લાય એશ અને AAC'],
      ['પાઇપ', 'PVC, CPVC અને વાયરિંગ માટે'],
      ['સાઇટ પર ડિલિવરી', 'ટ્રક કે ટેમ્પો, તોલ પાવતી સાથે'],
    ],
    faq: [
      [
        'ભાવ દર અઠવાડિયે બદલાય છે, કેમ સાચવું?',
        'ફોનમાં પ્રોડક્ટ ખોલો, નવો ભાવ લખો અને સેવ કરો. જૂનો ભાવ બધેથી જતો રહે છે.',
      ],
      ['ડિલિવરીનો વિસ્તાર લખી શકાય?', 'ડિલિવરીવાળી પ્રોડક્ટમાં લખો, અને જાતે ઉપાડનારા માટે ગોડાઉન નકશા પર બતાવો.'],
      ['બિલ્ડર મારો GST નંબર જોઈ શકે?', 'તમે ઇચ્છો તો હા; તે તમારા રજિસ્ટર્ડ નામ સાથે બિલવાળા શોધે ત્યાં જ દેખાય છે.'],
      ['સૌથી ઉપર કયો ફોટો રાખું?', 'ભરેલી ટ્રક સાથેનું તમારું યાર્ડ લોગો કરતાં વધુ કહે છે; બંને પણ રાખી શકાય.'],
    ],
    reasons: ['દરેક ટ્રક સાથે તોલ પાવતી'],
  },
}
