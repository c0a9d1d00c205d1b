import type { WrittenPage } from './rules.ts'

/** Banquet Hall & Party Plot. */
export const banquetHallPartyPlot: WrittenPage = {
  category: 'Banquet Hall & Party Plot',
  links: ['Photo album', 'Google Maps', 'Google review', 'YouTube', 'Brochure', 'Instagram'],
  designs: ['zari', 'saffron', 'monsoon'],
  without: ['Free home visit', 'On-time delivery', 'Pay after the work is done'],
  en: {
    title: 'A digital card for banquet halls and party plots',
    seo: 'Photos, seats, parking, rooms and free dates of your hall or lawn on one link that families pass around in their group.',
    lead: 'A wedding date is found by the pandit, the hall by the whole family group. Send one link that answers uncles, caterers and the bride alike.',
    about:
      'The lawn takes eight hundred guests, the hall two hundred and fifty, and the kitchen belongs to your caterer. Power does not fail, the gate opens wide enough for the baraat, and the bride’s room has a lock and a mirror.',
    products: [
      ['Lawn for weddings', '800 guests, stage and mandap space'],
      ['AC hall', '250 guests, for engagements and receptions'],
      ['Rooms for guests', 'Twelve rooms with bath, by the night'],
      ['Decoration', 'By us, or by your own decorator'],
      ['Kitchen and store', 'Water, gas line and cold room for your caterer'],
      ['Morning functions', 'Half-day rate for naming and thread ceremonies'],
    ],
    faq: [
      [
        'Can I show which dates are free?',
        'Name the free muhurats in the first lines and change them with each booking; people call for the rest.',
      ],
      [
        'Families always ask for a film of the lawn at night.',
        'Put a walk-through on YouTube and onto the card; it plays there without leaving the page.',
      ],
      [
        'How do I take the token amount?',
        'The UPI code and bank account stand on the card; the receipt comes to you in the chat.',
      ],
      [
        'The way in is behind the petrol pump.',
        'The map link leads to your gate, not to the middle of the town.',
      ],
    ],
    reasons: ['Generator for the whole night', 'Own caterer welcome'],
  },
  hi: {
    title: 'बैंक्वेट हॉल और पार्टी लॉन का डिजिटल कार्ड',
    seo: 'हॉल या लॉन की तस्वीरें, बैठने की जगह, पार्किंग, कमरे और ख़ाली तारीख़ें, परिवार के ग्रुप में घूमने वाला एक लिंक।',
    lead: 'तारीख़ पंडित जी निकालते हैं, हॉल पूरा परिवार चुनता है। एक लिंक भेजें जो चाचा, हलवाई और दुल्हन, तीनों को जवाब दे।',
    about:
      'लॉन में आठ सौ मेहमान, हॉल में ढाई सौ, और रसोई आपके हलवाई की। बिजली जाती नहीं, फाटक इतना चौड़ा कि बारात आराम से आए, और दुल्हन के कमरे में कुंडी भी है और आईना भी।',
    products: [
      ['शादी का लॉन', '800 मेहमान, मंच और मंडप की जगह'],
      ['एसी हॉल', '250 मेहमान, सगाई और रिसेप्शन के लिए'],
      ['मेहमानों के कमरे', 'स्नानघर सहित बारह कमरे, रात के हिसाब से'],
      ['सजावट', 'हमारी, या आपके अपने सजावट वाले की'],
      ['रसोई और भंडार', 'हलवाई के लिए पानी, गैस लाइन और ठंडा कमरा'],
      ['सुबह के कार्यक्रम', 'नामकरण और जनेऊ के लिए आधे दिन की दर'],
    ],
    faq: [
      ['ख़ाली तारीख़ें दिखा सकता हूँ?', 'ख़ाली मुहूर्त पहली पंक्तियों में लिखें और हर बुकिंग पर बदलें; बाक़ी लोग फ़ोन पर पूछ लेते हैं।'],
      ['सब रात के लॉन का वीडियो माँगते हैं।', 'यूट्यूब पर डालकर कार्ड पर रखें; पेज छोड़े बिना वहीं चलता है।'],
      ['बयाना कैसे लूँ?', 'कार्ड पर यूपीआई कोड और बैंक खाता रहता है; रसीद चैट में आ जाती है।'],
      ['रास्ता पेट्रोल पंप के पीछे से है।', 'नक़्शे का लिंक सीधे आपके फाटक तक ले जाता है, शहर के बीच तक नहीं।'],
    ],
    reasons: ['पूरी रात जनरेटर', 'अपना हलवाई ला सकते हैं'],
  },
  gu: {
    title: 'બેન્ક્વેટ હોલ અને પાર્ટી પ્લોટનું ડિજિટલ કાર્ડ',
    seo: 'હોલ કે પ્લોટના ફોટા, બેઠક, પાર્કિંગ, રૂમ અને ખાલી તારીખો, પરિવારના ગ્રુપમાં ફરતી એક જ લિંક પર.',
    lead: 'તારીખ મહારાજ કાઢે છે, હોલ આખો પરિવાર પસંદ કરે છે. કાકા, રસોઇયા અને કન્યા, ત્રણેયને જવાબ આપે એવી લિંક મોકલો.',
    about:
      'પ્લોટમાં આઠસો મહેમાન, હોલમાં અઢીસો, અને રસોડું તમારા રસોઇયાનું. લાઇટ જતી નથી, ઝાંપો એટલો પહોળો કે જાન આરામથી આવે, અને કન્યાના રૂમમાં કડી પણ છે અને અરીસો પણ.',
    products: [
      ['લગ્ન માટે પ્લોટ', '800 મહેમાન, સ્ટેજ અને મંડપની જગ્યા'],
      ['AC હોલ', '250 મહેમાન, સગાઈ અને રિસેપ્શન માટે'],
      ['મહેમાનોના રૂમ', 'બાથરૂમ સાથે બાર રૂમ, રાત પ્રમાણે'],
      ['સજાવટ', 'અમારી, કે તમારા ડેકોરેટરની'],
      ['રસોડું અને સ્ટોર', 'રસોઇયા માટે પાણી, ગેસ લાઇન અને ઠંડો રૂમ'],
      ['સવારના પ્રસંગ', 'નામકરણ અને જનોઈ માટે અડધા દિવસનો ભાવ'],
    ],
    faq: [
      ['ખાલી તારીખો બતાવી શકાય?', 'ખાલી મુહૂર્ત પહેલી લીટીમાં લખો અને દરેક બુકિંગે બદલો; બાકી લોકો ફોન કરીને પૂછે છે.'],
      ['બધા રાતના પ્લોટનો વીડિયો માંગે છે.', 'YouTube પર મૂકીને કાર્ડમાં રાખો; પેજ છોડ્યા વગર ત્યાં જ ચાલે છે.'],
      ['બાનું કેવી રીતે લઉં?', 'કાર્ડ પર UPI કોડ અને બેંક ખાતું રહે છે; રસીદ ચેટમાં આવી જાય.'],
      ['રસ્તો પેટ્રોલ પંપની પાછળથી છે.', 'નકશાની લિંક સીધી તમારા ઝાંપા સુધી લઈ જાય, શહેરની વચ્ચે નહીં.'],
    ],
    reasons: ['આખી રાત જનરેટર', 'પોતાનો રસોઇયો લાવી શકો'],
  },
}
