import type { WrittenPage } from './rules.ts'

/** Plastic Products. */
export const plasticProducts: WrittenPage = {
  category: 'Plastic Products',
  links: ['IndiaMART', 'WhatsApp catalogue', 'Google Maps', 'GSTIN', 'Brochure'],
  designs: ['garage', 'bazaar', 'blueprint'],
  en: {
    title: 'A digital card for plastic goods makers and shops',
    seo: 'Buckets, crates, chairs, pipes and moulding to order: sizes, colours and carton rates of your plastic business on one link.',
    lead: 'A shopkeeper in the next district orders by the carton. He wants the picture, the count in the carton and the rate, in this order.',
    about:
      'Virgin material for what touches food, and it says so on the base. Chairs are loaded with a hundred and twenty kilos before the mould is passed, colours are the same from lot to lot, and cracked pieces go back to the grinder, not to you.',
    products: [
      ['Household', 'Buckets, mugs, tubs and dustbins'],
      ['Furniture', 'Chairs, stools and racks'],
      ['Crates and drums', 'For milk, fruit and factories'],
      ['Food containers', 'Airtight, in sets of five'],
      ['Pipes and fittings', 'PVC, by the length'],
      ['Moulding to order', 'From your drawing, mould made here'],
    ],
    faq: [
      ['How do I show the count in a carton?', 'In the words below each product, and the price for a box.'],
      ['Dealers must not see my counter price.', 'Put none; dealers ask on WhatsApp and get theirs.'],
      ['Colours matter. How do I show eight?', 'One picture with all eight in a row says it best.'],
      ['Do we need a catalogue as well?', 'Attach the one you have as a PDF; the link takes it everywhere.'],
    ],
    reasons: ['Food-safe where it matters'],
  },
  hi: {
    title: 'प्लास्टिक सामान के निर्माता और दुकान का डिजिटल कार्ड',
    seo: 'बाल्टी, क्रेट, कुर्सी, पाइप और ऑर्डर पर मोल्डिंग: नाप, रंग और कार्टन का भाव, आपके कारोबार का एक लिंक।',
    lead: 'पड़ोसी ज़िले का दुकानदार कार्टन में मँगाता है। उसे तस्वीर, कार्टन की गिनती और भाव चाहिए, इसी क्रम में।',
    about:
      'खाने को छूने वाली हर चीज़ नए दाने से बनती है, और पेंदे पर लिखा रहता है। कुर्सी पर एक सौ बीस किलो रखकर साँचा पास होता है, रंग हर खेप में एक सा, और टूटा माल ग्राइंडर में जाता है, आप तक नहीं।',
    products: [
      ['घर का सामान', 'बाल्टी, मग, टब और कूड़ेदान'],
      ['फ़र्नीचर', 'कुर्सी, स्टूल और रैक'],
      ['क्रेट और ड्रम', 'दूध, फल और कारख़ाने के लिए'],
      ['खाने के डिब्बे', 'हवाबंद, पाँच के सेट में'],
      ['पाइप और फ़िटिंग', 'पीवीसी, लंबाई से'],
      ['ऑर्डर पर मोल्डिंग', 'आपकी ड्रॉइंग से, साँचा यहीं बनता है'],
    ],
    faq: [
      ['कार्टन में कितने, कैसे दिखाऊँ?', 'हर प्रोडक्ट के नीचे लिखें, और दाम डिब्बे का।'],
      ['डीलर को काउंटर का भाव न दिखे।', 'कोई दाम मत लिखें; डीलर व्हाट्सऐप पर पूछकर अपना भाव लेते हैं।'],
      ['रंग आठ हैं, कैसे दिखाऊँ?', 'आठों एक क़तार में, एक ही तस्वीर सबसे अच्छा बताती है।'],
      ['कैटलॉग भी चाहिए?', 'जो है उसे पीडीएफ़ में जोड़ें; लिंक उसे हर जगह ले जाता है।'],
    ],
    reasons: ['खाने के लिए सुरक्षित दाना'],
  },
  gu: {
    title: 'પ્લાસ્ટિક માલના ઉત્પાદક અને દુકાનનું ડિજિટલ કાર્ડ',
    seo: 'ડોલ, કેરેટ, ખુરશી, પાઇપ અને ઓર્ડરથી મોલ્ડિંગ: માપ, રંગ અને કાર્ટનનો ભાવ, તમારા ધંધાની એક લિંક.',
    lead: 'બાજુના જિલ્લાનો દુકાનદાર કાર્ટનમાં મંગાવે. એને ફોટો, કાર્ટનની સંખ્યા અને ભાવ જોઈએ, આ જ ક્રમમાં.',
    about:
      'ખોરાકને અડતી દરેક વસ્તુ નવા દાણામાંથી બને, અને તળિયે લખેલું હોય. ખુરશી પર એકસો વીસ કિલો મૂકીને બીબું પાસ થાય, રંગ દરેક લોટમાં સરખો, અને તૂટેલો માલ ગ્રાઇન્ડરમાં જાય, તમારી પાસે નહીં.',
    products: [
      ['ઘરવપરાશ', 'ડોલ, મગ, ટબ અને કચરાપેટી'],
      ['ફર્નિચર', 'ખુરશી, સ્ટૂલ અને રેક'],
      ['કેરેટ અને ડ્રમ', 'દૂધ, ફળ અને કારખાનાં માટે'],
      ['ખાવાના ડબ્બા', 'હવાચુસ્ત, પાંચના સેટમાં'],
      ['પાઇપ અને ફિટિંગ', 'PVC, લંબાઈ પ્રમાણે'],
      ['ઓર્ડરથી મોલ્ડિંગ', 'તમારા ડ્રોઇંગ પરથી, બીબું અહીં જ બને'],
    ],
    faq: [
      ['કાર્ટનમાં કેટલા, કેવી રીતે બતાવું?', 'દરેક પ્રોડક્ટની નીચે લખો, અને ભાવ બોક્સનો.'],
      ['ડીલરને કાઉન્ટરનો ભાવ ન દેખાય.', 'ભાવ લખો જ નહીં; ડીલર વોટ્સએપ પર પૂછીને પોતાનો લે.'],
      ['રંગ આઠ છે, કેવી રીતે બતાવું?', 'આઠેય એક હારમાં, એક જ ફોટો સૌથી સારું કહે.'],
      ['કેટલોગ પણ જોઈએ?', 'જે છે તેને PDF માં જોડો; લિંક એને બધે લઈ જાય.'],
    ],
    reasons: ['ખોરાક માટે સલામત દાણો'],
  },
}
