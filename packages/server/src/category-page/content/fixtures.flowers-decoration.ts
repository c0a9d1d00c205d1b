import type { WrittenPage } from './rules.ts'

/** Flowers & Decoration. */
export const flowersDecoration: WrittenPage = {
  category: 'Flowers & Decoration',
  links: ['Instagram', 'WhatsApp', 'Google Maps', 'Pinterest', 'Photo album'],
  designs: ['saffron', 'zari', 'bazaar'],
  without: ['No artificial colours'],
  en: {
    title: 'A digital card for florists and decorators',
    seo: 'Garlands, bouquets, mandap and car decoration: pictures, prices and order times of your flower shop on one link.',
    lead: 'Flowers are ordered late at night and wanted before sunrise. A page that takes the order while you sleep is worth a helper.',
    about:
      'We are at the market at four, so marigolds are on your door by seven. Roses stand in water until they leave, garlands are strung the same morning, and for weddings we come a day before to see where the light falls.',
    products: [
      ['Puja flowers every morning', 'Loose flowers and a garland, by the month'],
      ['Bouquets', 'Roses, lilies and orchids, with a card'],
      ['Varmala', 'Rose, jasmine or orchid, in pairs'],
      ['Mandap and stage', 'From a picture you like, or ours'],
      ['Car decoration', 'Fresh flowers that last till the vidaai'],
      ['Wreaths and last rites', 'At any hour, delivered quietly'],
    ],
    faq: [
      [
        'Prices double in the wedding month.',
        'Leave big work without a price; set one only for what stays, such as the monthly garland.',
      ],
      [
        'Can people choose by picture?',
        'Up to four pictures on a product, and a gallery with albums for mandaps, cars and stages.',
      ],
      ['Orders come at midnight.', 'They arrive as a message with all details; you read them at the market.'],
      ['How do regulars pay by the month?', 'Send the card on the first; your UPI code is on it.'],
    ],
    reasons: ['At the market at four'],
  },
  hi: {
    title: 'फूल और सजावट का डिजिटल कार्ड',
    seo: 'हार, गुलदस्ते, मंडप और गाड़ी की सजावट: तस्वीरें, दाम और ऑर्डर का समय, फूलों की दुकान का एक लिंक।',
    lead: 'फूल आधी रात को मँगाए जाते हैं और सूरज से पहले चाहिए। जो पेज आपके सोते समय ऑर्डर ले, वह एक कारीगर के बराबर है।',
    about:
      'चार बजे हम मंडी में होते हैं, इसलिए सात बजे गेंदा आपके दरवाज़े पर होता है। गुलाब निकलने तक पानी में रहते हैं, हार उसी सुबह गुँथते हैं, और शादी में एक दिन पहले आकर देखते हैं कि रोशनी कहाँ पड़ती है।',
    products: [
      ['रोज़ सुबह पूजा के फूल', 'खुले फूल और एक हार, महीने के हिसाब से'],
      ['गुलदस्ते', 'गुलाब, लिली और ऑर्किड, संदेश के साथ'],
      ['वरमाला', 'गुलाब, मोगरा या ऑर्किड, जोड़ी में'],
      ['मंडप और मंच', 'आपकी पसंद की तस्वीर से, या हमारी'],
      ['गाड़ी की सजावट', 'ताज़े फूल, विदाई तक टिकने वाले'],
      ['अंतिम संस्कार के फूल', 'किसी भी समय, शांति से पहुँचाते हैं'],
    ],
    faq: [
      ['शादी के महीने में दाम दुगुने हो जाते हैं।', 'बड़ा काम बिना दाम के रखें; दाम उसी का लिखें जो टिके, जैसे महीने का हार।'],
      ['लोग तस्वीर देखकर चुन सकते हैं?', 'हर प्रोडक्ट पर चार तस्वीरें, और गैलरी में मंडप, गाड़ी और मंच के अलग एल्बम।'],
      ['ऑर्डर आधी रात को आते हैं।', 'पूरे विवरण के साथ संदेश में आते हैं; आप मंडी में पढ़ लें।'],
      ['महीने वाले ग्राहक कैसे चुकाएँ?', 'पहली तारीख़ को कार्ड भेज दें; यूपीआई कोड उसी पर है।'],
    ],
    reasons: ['सुबह चार बजे मंडी में'],
  },
  gu: {
    title: 'ફૂલ અને સજાવટ માટે ડિજિટલ કાર્ડ',
    seo: 'હાર, બુકે, મંડપ અને ગાડીની સજાવટ: ફોટા, ભાવ અને ઓર્ડરનો સમય, ફૂલની દુકાનની એક લિંક.',
    lead: 'ફૂલ મધરાતે મંગાવાય અને સૂરજ ઊગે તે પહેલાં જોઈએ. તમે સૂતા હો ત્યારે ઓર્ડર લે એવું પેજ એક માણસ બરાબર છે.',
    about:
      'ચાર વાગ્યે અમે માર્કેટમાં હોઈએ, એટલે સાત વાગ્યે ગલગોટા તમારા બારણે હોય. ગુલાબ નીકળે ત્યાં સુધી પાણીમાં, હાર એ જ સવારે ગૂંથાય, અને લગ્નમાં એક દિવસ પહેલાં આવીને જોઈએ કે અજવાળું ક્યાં પડે છે.',
    products: [
      ['રોજ સવારે પૂજાનાં ફૂલ', 'છૂટાં ફૂલ અને એક હાર, મહિનાના હિસાબે'],
      ['બુકે', 'ગુલાબ, લિલી અને ઓર્કિડ, સંદેશા સાથે'],
      ['વરમાળા', 'ગુલાબ, મોગરો કે ઓર્કિડ, જોડીમાં'],
      ['મંડપ અને સ્ટેજ', 'તમને ગમતા ફોટા પરથી, કે અમારા'],
      ['ગાડીની સજાવટ', 'તાજાં ફૂલ, વિદાય સુધી ટકે એવાં'],
      ['અંતિમવિધિનાં ફૂલ', 'ગમે તે સમયે, શાંતિથી પહોંચાડીએ'],
    ],
    faq: [
      ['લગ્નના મહિને ભાવ બમણા થાય છે.', 'મોટું કામ ભાવ વગર રાખો; ભાવ એનો જ લખો જે ટકે, જેમ કે મહિનાનો હાર.'],
      ['લોકો ફોટો જોઈને પસંદ કરી શકે?', 'દરેક પ્રોડક્ટ પર ચાર ફોટા, અને ગેલેરીમાં મંડપ, ગાડી અને સ્ટેજના જુદા આલ્બમ.'],
      ['ઓર્ડર મધરાતે આવે છે.', 'પૂરી વિગત સાથે મેસેજમાં આવે; તમે માર્કેટમાં વાંચી લો.'],
      ['મહિનાવાળા ગ્રાહક કેવી રીતે ચૂકવે?', 'પહેલી તારીખે કાર્ડ મોકલો; UPI કોડ એના પર જ છે.'],
    ],
    reasons: ['સવારે ચાર વાગ્યે માર્કેટમાં'],
  },
}
