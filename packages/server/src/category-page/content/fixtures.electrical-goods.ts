import type { WrittenPage } from './rules.ts'

/** Electrical Goods. */
export const electricalGoods: WrittenPage = {
  category: 'Electrical Goods',
  links: ['WhatsApp catalogue', 'Google Maps', 'IndiaMART', 'GSTIN', 'Price list'],
  designs: ['garage', 'bazaar', 'blueprint'],
  en: {
    title: 'A digital card for electrical goods shops',
    seo: 'Wires, switches, lights, fans and MCBs: brands, trade discount and site delivery of your counter on one link for electricians.',
    lead: 'The electrician stands on a ladder when he notices what is missing. He sends a line, and the boy is on the way with it.',
    about:
      'We sell what we would put into our own house. Wire is measured in front of you, MCBs are tested on the board by the door, and the electrician who buys from us gets his rate without asking for it.',
    products: [
      ['Wires and cables', 'ISI marked, by the metre or the coil'],
      ['Switches and sockets', 'Modular plates of five makes'],
      ['LED lights', 'Panel, strip, street and flood'],
      ['Fans', 'Ceiling, exhaust and wall, two years’ guarantee'],
      ['MCB and DB boxes', 'Assembled to your load list'],
      ['Pumps and motors', 'Half to five horsepower, starter with it'],
    ],
    faq: [
      [
        'Can electricians send the list of a whole house?',
        'Yes, as a message or a photo; you answer with one figure for all of it.',
      ],
      [
        'I have a trade price and a counter price.',
        'Show the counter price, or none; give the other on WhatsApp.',
      ],
      [
        'Warranty claims bring people back angry.',
        'Write once how each brand handles it; the link answers before the visit.',
      ],
      [
        'Can site engineers find the GST number?',
        'It stands with the address, so that the bill is right the first time.',
      ],
    ],
    reasons: ['Wire measured before you'],
  },
  hi: {
    title: 'बिजली के सामान की दुकान का डिजिटल कार्ड',
    seo: 'तार, स्विच, लाइट, पंखे और एमसीबी: ब्रांड, ट्रेड छूट और साइट पर डिलीवरी, इलेक्ट्रीशियन के लिए एक लिंक पर।',
    lead: 'सीढ़ी पर खड़े-खड़े पता चलता है कि क्या कम है। इलेक्ट्रीशियन एक पंक्ति भेजता है और लड़का सामान लेकर चल पड़ता है।',
    about:
      'हम वही बेचते हैं जो अपने घर में लगाएँ। तार आपके सामने नपता है, एमसीबी दरवाज़े के पास वाले बोर्ड पर जाँची जाती है, और इलेक्ट्रीशियन को उसका भाव बिना माँगे मिलता है।',
    products: [
      ['तार और केबल', 'आईएसआई, मीटर या कॉइल से'],
      ['स्विच और सॉकेट', 'पाँच कंपनियों की मॉड्यूलर प्लेट'],
      ['एलईडी लाइट', 'पैनल, पट्टी, सड़क और फ़्लड'],
      ['पंखे', 'छत, एग्ज़ॉस्ट और दीवार, दो साल की गारंटी'],
      ['एमसीबी और डीबी बॉक्स', 'आपके लोड की सूची के अनुसार जोड़े हुए'],
      ['पंप और मोटर', 'आधे से पाँच हॉर्सपावर, स्टार्टर सहित'],
    ],
    faq: [
      ['पूरे घर की सूची एक साथ आ सकती है?', 'हाँ, संदेश या फ़ोटो में; आप सबकी एक रक़म लिखकर भेजें।'],
      ['ट्रेड का भाव अलग है, काउंटर का अलग।', 'काउंटर वाला दिखाएँ, या कोई नहीं; दूसरा व्हाट्सऐप पर बताएँ।'],
      ['वारंटी में लोग नाराज़ होकर आते हैं।', 'एक बार लिख दें कि कौन सी कंपनी क्या करती है; जवाब आने से पहले मिल जाता है।'],
      ['साइट इंजीनियर जीएसटी नंबर माँगते हैं।', 'पते के साथ रहता है, बिल पहली बार में ठीक बनता है।'],
    ],
    reasons: ['तार आपके सामने नपता है'],
  },
  gu: {
    title: 'ઇલેક્ટ્રિકલ સામાનની દુકાનનું ડિજિટલ કાર્ડ',
    seo: 'વાયર, સ્વિચ, લાઇટ, પંખા અને MCB: બ્રાન્ડ, ટ્રેડ ભાવ અને સાઇટ પર ડિલિવરી, ઇલેક્ટ્રિશિયન માટે એક લિંક પર.',
    lead: 'સીડી પર ઊભા હોય ત્યારે ખબર પડે કે શું ખૂટે છે. ઇલેક્ટ્રિશિયન એક લીટી મોકલે અને છોકરો સામાન લઈને નીકળે.',
    about:
      'અમે એ જ વેચીએ જે અમારા ઘરે લગાવીએ. વાયર તમારી સામે મપાય, MCB બારણા પાસેના બોર્ડ પર તપાસાય, અને ઇલેક્ટ્રિશિયનને એનો ભાવ માગ્યા વગર મળે.',
    products: [
      ['વાયર અને કેબલ', 'ISI માર્ક, મીટર કે કોઇલથી'],
      ['સ્વિચ અને સોકેટ', 'પાંચ કંપનીની મોડ્યુલર પ્લેટ'],
      ['LED લાઇટ', 'પેનલ, પટ્ટી, સ્ટ્રીટ અને ફ્લડ'],
      ['પંખા', 'સીલિંગ, એક્ઝોસ્ટ અને દીવાલ, બે વર્ષની ગેરંટી'],
      ['MCB અને DB બોક્સ', 'તમારી લોડની યાદી પ્રમાણે જોડેલા'],
      ['પંપ અને મોટર', 'અડધાથી પાંચ હોર્સપાવર, સ્ટાર્ટર સાથે'],
    ],
    faq: [
      ['આખા ઘરની યાદી એકસાથે આવી શકે?', 'હા, મેસેજ કે ફોટામાં; તમે બધાની એક રકમ લખીને મોકલો.'],
      ['ટ્રેડનો ભાવ જુદો, કાઉન્ટરનો જુદો.', 'કાઉન્ટરવાળો બતાવો, કે એકેય નહીં; બીજો વોટ્સએપ પર કહો.'],
      ['વોરંટીમાં લોકો ગુસ્સે થઈને આવે છે.', 'એક વાર લખી દો કે કઈ કંપની શું કરે; જવાબ આવતા પહેલાં મળી જાય.'],
      ['સાઇટ એન્જિનિયર GST નંબર માંગે છે.', 'સરનામા સાથે રહે છે, બિલ પહેલી વારમાં બરાબર બને.'],
    ],
    reasons: ['વાયર તમારી સામે મપાય'],
  },
}
