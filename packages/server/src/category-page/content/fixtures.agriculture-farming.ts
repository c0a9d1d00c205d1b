import type { WrittenPage } from './rules.ts'

/** Agriculture & Farming. */
export const agricultureFarming: WrittenPage = {
  category: 'Agriculture & Farming',
  links: ['WhatsApp group', 'Google Maps', 'YouTube', 'Price list', 'WhatsApp catalogue'],
  designs: ['bazaar', 'monsoon', 'minimal'],
  without: ['All brands under one roof'],
  en: {
    title: 'A digital card for farms and agri shops',
    seo: 'Seeds, fertiliser, sprayers, saplings or your own harvest: today’s rates, stock and a call button on one link for farmers and buyers.',
    lead: 'Rain does not wait for shop hours. Farmers check the rate and the stock at night, and buyers ask for the harvest before it is cut.',
    about:
      'We farm ourselves and sell what we sow. Seed comes with its germination slip, medicine with the dose for your crop, and if the leaf looks wrong you can bring it to the counter in a bag.',
    products: [
      ['Certified seeds', 'Cotton, groundnut, wheat and vegetables, by season'],
      ['Fertilisers', 'Urea, DAP, potash and organic manure'],
      ['Crop medicine', 'With dose and days before harvest told'],
      ['Sprayers and tools', 'Battery, hand and tractor mounted'],
      ['Drip irrigation', 'Measured, laid and repaired in your field'],
      ['Fresh from our field', 'Mangoes, vegetables and grains, by the crate'],
    ],
    faq: [
      [
        'Rates change every morning. Must I edit each one?',
        'Leave prices empty for what moves daily and let people ask on WhatsApp; fix only those that stay.',
      ],
      ['My farm has no street address.', 'Set the pin on the map link; directions lead to the field gate.'],
      [
        'Can I warn farmers about a pest?',
        'Send today’s card link with a note to your WhatsApp group, and put the advice film on the card.',
      ],
      [
        'Does it open in a village with weak signal?',
        'The page is light and keeps itself on the phone once seen, so it opens even without a network.',
      ],
    ],
    reasons: ['Leaf checked at the counter'],
  },
  hi: {
    title: 'खेत और कृषि दुकान के लिए डिजिटल कार्ड',
    seo: 'बीज, खाद, स्प्रेयर, पौधे या अपनी फ़सल: आज का भाव, स्टॉक और कॉल बटन, किसान और ख़रीदार के लिए एक लिंक पर।',
    lead: 'बारिश दुकान खुलने का इंतज़ार नहीं करती। किसान रात को भाव और माल देखता है, ख़रीदार कटाई से पहले फ़सल पूछता है।',
    about:
      'हम ख़ुद खेती करते हैं और वही बेचते हैं जो बोते हैं। बीज के साथ अंकुरण की पर्ची, दवा के साथ आपकी फ़सल की मात्रा; पत्ता ठीक न लगे तो थैली में डालकर काउंटर पर ले आइए।',
    products: [
      ['प्रमाणित बीज', 'कपास, मूँगफली, गेहूँ और सब्ज़ियाँ, मौसम के अनुसार'],
      ['खाद', 'यूरिया, डीएपी, पोटाश और जैविक खाद'],
      ['फ़सल की दवा', 'मात्रा और कटाई से पहले के दिन बताकर'],
      ['स्प्रेयर और औज़ार', 'बैटरी, हाथ और ट्रैक्टर वाले'],
      ['ड्रिप सिंचाई', 'आपके खेत में नापकर बिछाई और सुधारी जाती है'],
      ['हमारे खेत से ताज़ा', 'आम, सब्ज़ी और अनाज, क्रेट के हिसाब से'],
    ],
    faq: [
      [
        'भाव रोज़ बदलता है, हर बार लिखना पड़ेगा?',
        'जो रोज़ बदले उसका दाम ख़ाली छोड़ें, लोग व्हाट्सऐप पर पूछेंगे; जो टिके उसी का लिखें।',
      ],
      ['खेत का कोई गली-मोहल्ला नहीं है।', 'नक़्शे के लिंक में पिन लगाएँ; रास्ता सीधे खेत के फाटक तक जाता है।'],
      [
        'कीड़े की चेतावनी किसानों तक कैसे पहुँचाऊँ?',
        'कार्ड का लिंक और एक पंक्ति अपने व्हाट्सऐप ग्रुप में भेजें, सलाह का वीडियो कार्ड पर रखें।',
      ],
      ['गाँव में नेटवर्क कमज़ोर है, खुलेगा?', 'पेज हल्का है और एक बार देखने पर फ़ोन में रह जाता है, बिना नेटवर्क भी खुलता है।'],
    ],
    reasons: ['काउंटर पर पत्ते की जाँच'],
  },
  gu: {
    title: 'ખેતર અને એગ્રો દુકાન માટે ડિજિટલ કાર્ડ',
    seo: 'બિયારણ, ખાતર, પંપ, રોપા કે પોતાનો પાક: આજનો ભાવ, સ્ટોક અને કૉલ બટન, ખેડૂત અને ખરીદનાર માટે એક લિંક પર.',
    lead: 'વરસાદ દુકાન ખૂલવાની રાહ જોતો નથી. ખેડૂત રાત્રે ભાવ અને માલ જુએ છે, વેપારી કાપણી પહેલાં પાક પૂછે છે.',
    about:
      'અમે જાતે ખેતી કરીએ અને જે વાવીએ તે જ વેચીએ. બિયારણ સાથે ઉગાવાની ચિઠ્ઠી, દવા સાથે તમારા પાકનું માપ; પાન બરાબર ન લાગે તો થેલીમાં લઈને કાઉન્ટર પર આવો.',
    products: [
      ['પ્રમાણિત બિયારણ', 'કપાસ, મગફળી, ઘઉં અને શાકભાજી, ઋતુ પ્રમાણે'],
      ['ખાતર', 'યુરિયા, DAP, પોટાશ અને સેન્દ્રિય ખાતર'],
      ['પાકની દવા', 'માપ અને કાપણી પહેલાંના દિવસ કહીને'],
      ['પંપ અને ઓજાર', 'બેટરી, હાથ અને ટ્રેક્ટરવાળા'],
      ['ટપક સિંચાઈ', 'તમારા ખેતરમાં માપીને પાથરીએ અને સુધારીએ'],
      ['અમારા ખેતરનું તાજું', 'કેરી, શાકભાજી અને અનાજ, કેરેટના હિસાબે'],
    ],
    faq: [
      [
        'ભાવ રોજ બદલાય છે, દર વખતે લખવું પડે?',
        'જે રોજ બદલાય તેનો ભાવ ખાલી રાખો, લોકો વોટ્સએપ પર પૂછશે; જે ટકે તેનો જ લખો.',
      ],
      ['ખેતરનું કોઈ શેરી-સરનામું નથી.', 'નકશાની લિંકમાં પિન મૂકો; રસ્તો સીધો ખેતરના ઝાંપા સુધી જાય.'],
      [
        'જીવાતની ચેતવણી ખેડૂતોને કેમ પહોંચાડું?',
        'કાર્ડની લિંક અને એક લીટી વોટ્સએપ ગ્રુપમાં મોકલો, સલાહનો વીડિયો કાર્ડ પર રાખો.',
      ],
      ['ગામડામાં નેટવર્ક નબળું છે, ખૂલશે?', 'પેજ હલકું છે અને એક વાર જોયા પછી ફોનમાં રહે છે, નેટવર્ક વગર પણ ખૂલે.'],
    ],
    reasons: ['કાઉન્ટર પર પાનની તપાસ'],
  },
}
