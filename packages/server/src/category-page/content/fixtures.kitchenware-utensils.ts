import type { WrittenPage } from './rules.ts'

/** Kitchenware & Utensils. */
export const kitchenwareUtensils: WrittenPage = {
  category: 'Kitchenware & Utensils',
  links: ['WhatsApp catalogue', 'Google Maps', 'Flipkart', 'Instagram', 'UPI ID'],
  designs: ['thali', 'bazaar', 'saffron'],
  en: {
    title: 'A digital card for kitchenware and utensil shops',
    seo: 'Steel, brass, copper and non-stick vessels, wedding sets and weighing rates of your utensil shop on one link.',
    lead: 'Dhanteras is one evening and the whole town buys a vessel. Those who saw your prices beforehand walk straight to your counter.',
    about:
      'Steel is weighed, not guessed, and the grade is stamped into the foot. Names are engraved while you wait, lids are tried before they are sold, and old brass is taken back by the kilo.',
    products: [
      ['Stainless steel', 'Thalis, dabbas and cookers, by weight or piece'],
      ['Copper and brass', 'Tinned inside, for kitchen and puja'],
      ['Non-stick and iron', 'Tawas, kadais and appachettis'],
      ['Pressure cookers', 'All makes, gaskets and whistles in stock'],
      ['Wedding sets', '51 or 101 pieces, names engraved'],
      ['Caterers’ vessels', 'Large patilas, by sale or by the day'],
    ],
    faq: [
      ['I sell by weight. How does that go?', 'Put the price for a kilo; the customer sees “kg” beside it.'],
      [
        'Can a bride’s family choose a set from afar?',
        'Pictures of each set with the count below; they send the one they like.',
      ],
      [
        'Festival rates hold for three days.',
        'Write the old price next to the new, and take it off after the festival.',
      ],
      ['Do people find spare gaskets?', 'Add them as a product; it is what they search for most.'],
    ],
    reasons: ['Names engraved while you wait'],
  },
  hi: {
    title: 'बर्तन और रसोई के सामान की दुकान का डिजिटल कार्ड',
    seo: 'स्टील, पीतल, ताँबे और नॉनस्टिक बर्तन, शादी के सेट और तौल का भाव: बर्तन की दुकान का एक लिंक।',
    lead: 'धनतेरस एक शाम की होती है और पूरा शहर बर्तन ख़रीदता है। जिसने दाम पहले देख लिए, वह सीधे आपके काउंटर पर आता है।',
    about:
      'स्टील तौलकर बिकता है, अंदाज़े से नहीं, और ग्रेड पेंदे पर खुदा है। नाम खड़े-खड़े लिखा जाता है, ढक्कन लगाकर देखा जाता है, और पुराना पीतल किलो के भाव वापस लेते हैं।',
    products: [
      ['स्टील के बर्तन', 'थाली, डिब्बे और कुकर, तौल या नग से'],
      ['ताँबा और पीतल', 'भीतर क़लई, रसोई और पूजा के लिए'],
      ['नॉनस्टिक और लोहा', 'तवे, कड़ाही और अप्पम पैन'],
      ['प्रेशर कुकर', 'सभी कंपनियाँ, गैस्केट और सीटी मौजूद'],
      ['शादी के सेट', '51 या 101 नग, नाम लिखे हुए'],
      ['हलवाई के बर्तन', 'बड़े पतीले, बिक्री या दिन के किराए पर'],
    ],
    faq: [
      ['मैं तौल से बेचता हूँ, कैसे लिखूँ?', 'किलो का दाम लिखें; ग्राहक को साथ में “किलो” दिखता है।'],
      ['लड़की वाले दूर से सेट चुन सकते हैं?', 'हर सेट की तस्वीर और नीचे गिनती; जो पसंद आए वही भेज देते हैं।'],
      ['त्योहार का भाव तीन दिन का है।', 'नए दाम के साथ पुराना लिखें, त्योहार के बाद हटा लें।'],
      ['लोगों को गैस्केट मिल जाएगी?', 'प्रोडक्ट में जोड़ें; सबसे ज़्यादा वही खोजी जाती है।'],
    ],
    reasons: ['नाम खड़े-खड़े लिखा जाता है'],
  },
  gu: {
    title: 'રસોડાનાં વાસણની દુકાન માટે ડિજિટલ કાર્ડ',
    seo: 'સ્ટીલ, પિત્તળ, તાંબા અને નોનસ્ટિક વાસણ, લગ્નના સેટ અને તોલનો ભાવ: વાસણની દુકાનની એક લિંક.',
    lead: 'ધનતેરસ એક સાંજની હોય અને આખું ગામ વાસણ ખરીદે. જેણે ભાવ પહેલાં જોયા હોય એ સીધો તમારા કાઉન્ટરે આવે.',
    about:
      'સ્ટીલ તોલીને વેચાય, અંદાજે નહીં, અને ગ્રેડ તળિયે કોતરેલો છે. નામ ઊભા ઊભા લખાય, ઢાંકણ બેસાડીને જોવાય, અને જૂનું પિત્તળ કિલોના ભાવે પાછું લઈએ.',
    products: [
      ['સ્ટીલનાં વાસણ', 'થાળી, ડબ્બા અને કૂકર, તોલ કે નંગથી'],
      ['તાંબું અને પિત્તળ', 'અંદર કલાઈ, રસોડા અને પૂજા માટે'],
      ['નોનસ્ટિક અને લોખંડ', 'તવા, કડાઈ અને અપ્પમ પેન'],
      ['પ્રેશર કૂકર', 'બધી કંપની, ગાસ્કેટ અને સીટી હાજર'],
      ['લગ્નના સેટ', '51 કે 101 નંગ, નામ લખેલા'],
      ['રસોઇયાનાં વાસણ', 'મોટાં તપેલાં, વેચાણ કે રોજના ભાડે'],
    ],
    faq: [
      ['હું તોલથી વેચું છું, કેવી રીતે લખું?', 'કિલોનો ભાવ લખો; ગ્રાહકને બાજુમાં “કિલો” દેખાય.'],
      ['કન્યાવાળા દૂરથી સેટ પસંદ કરી શકે?', 'દરેક સેટનો ફોટો અને નીચે સંખ્યા; ગમે તે જ મોકલી દે.'],
      ['તહેવારનો ભાવ ત્રણ દિવસનો છે.', 'નવા ભાવ સાથે જૂનો લખો, તહેવાર પછી કાઢી લો.'],
      ['લોકોને ગાસ્કેટ મળી જશે?', 'પ્રોડક્ટમાં ઉમેરો; સૌથી વધુ એ જ શોધાય છે.'],
    ],
    reasons: ['નામ ઊભા ઊભા લખાય'],
  },
}
