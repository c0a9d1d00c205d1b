import type { WrittenPage } from './rules.ts'

/** Astrologer. */
export const astrologer: WrittenPage = {
  category: 'Astrologer',
  links: ['WhatsApp', 'YouTube', 'Google Meet', 'Book an appointment', 'UPI ID'],
  designs: ['zari', 'saffron', 'minimal'],
  without: ['No due date missed', 'On-time delivery', 'Your papers stay private'],
  en: {
    title: 'A digital card for astrologers and pandits',
    seo: 'Kundli, matching, muhurat and vastu: fees, hours and appointments in person or by video on one dignified page.',
    lead: 'People write at night, when something troubles them. A page with your hours, your fee and a quiet way to ask helps them wait till morning.',
    about:
      'I read the chart in front of you and explain it in plain words, the good and the hard alike. I sell no stones, I frighten nobody, and what you tell me does not leave this room.',
    products: [
      ['Birth chart reading', 'One hour, in person or on video'],
      ['Kundli matching', 'Both charts, with the reasons written out'],
      ['Muhurat', 'For weddings, thread ceremonies and shop openings'],
      ['Vastu visit', 'Home, shop or plot, with a sketch of changes'],
      ['Name for the newborn', 'Letters by nakshatra and a short list'],
      ['Yearly forecast', 'Month by month, sent as a PDF'],
    ],
    faq: [
      [
        'Can people send birth details beforehand?',
        'Yes. The WhatsApp button opens with your own line asking for date, time and place of birth.',
      ],
      [
        'I sit in two towns in one week.',
        'Each weekday has its own hours; write the town in the introduction and both places in the address.',
      ],
      [
        'How is the fee taken before a video call?',
        'The UPI code stands on the card; the client pays and sends the receipt in the same chat.',
      ],
      [
        'Can I keep the page free of promises?',
        'Every word is yours. Nothing on the page claims a result unless you write it.',
      ],
    ],
    reasons: ['No stones sold, no fear', 'What you say stays with us'],
  },
  hi: {
    title: 'ज्योतिषी और पंडित जी के लिए डिजिटल कार्ड',
    seo: 'कुंडली, मिलान, मुहूर्त और वास्तु: दक्षिणा, समय और मिलने या वीडियो पर परामर्श, एक शालीन पेज पर।',
    lead: 'मन परेशान हो तो लोग रात को लिखते हैं। समय, दक्षिणा और पूछने का एक शांत रास्ता मिल जाए तो सुबह तक ठहर जाते हैं।',
    about:
      'कुंडली आपके सामने देखता हूँ और सीधी भाषा में समझाता हूँ, अच्छा भी और कठिन भी। न रत्न बेचता हूँ, न डराता हूँ, और आपकी बात इस कमरे से बाहर नहीं जाती।',
    products: [
      ['जन्म कुंडली', 'एक घंटा, मिलकर या वीडियो पर'],
      ['कुंडली मिलान', 'दोनों पत्रिकाएँ, कारण लिखकर'],
      ['मुहूर्त', 'विवाह, जनेऊ और दुकान के उद्घाटन के लिए'],
      ['वास्तु विज़िट', 'घर, दुकान या प्लॉट, बदलाव के नक़्शे सहित'],
      ['नवजात का नाम', 'नक्षत्र के अक्षर और छोटी सूची'],
      ['वर्षफल', 'महीने-महीने का, पीडीएफ़ में'],
    ],
    faq: [
      [
        'जन्म का विवरण पहले मँगवा सकता हूँ?',
        'हाँ, व्हाट्सऐप बटन आपकी लिखी पंक्ति के साथ खुलता है: तारीख़, समय और जन्म स्थान भेजें।',
      ],
      ['हफ़्ते में दो शहरों में बैठता हूँ।', 'हर दिन का अपना समय होता है; परिचय में शहर लिखें और पते में दोनों जगहें।'],
      ['वीडियो कॉल से पहले दक्षिणा कैसे लूँ?', 'कार्ड पर यूपीआई कोड रहता है; यजमान भुगतान करके रसीद उसी चैट में भेज देता है।'],
      ['पेज पर कोई दावा न हो, ऐसा हो सकता है?', 'एक-एक शब्द आपका है। आप न लिखें तो पेज किसी फल का वादा नहीं करता।'],
    ],
    reasons: ['न रत्न की बिक्री, न डर', 'आपकी बात हमारे पास रहती है'],
  },
  gu: {
    title: 'જ્યોતિષી અને પંડિત માટે ડિજિટલ કાર્ડ',
    seo: 'કુંડળી, મેળાપ, મુહૂર્ત અને વાસ્તુ: દક્ષિણા, સમય અને રૂબરૂ કે વીડિયો પર સલાહ, એક ગરિમાભર્યા પેજ પર.',
    lead: 'મન મૂંઝાય ત્યારે લોકો રાત્રે લખે છે. સમય, દક્ષિણા અને પૂછવાનો શાંત રસ્તો મળે તો સવાર સુધી ધીરજ રહે.',
    about:
      'કુંડળી તમારી સામે જોઉં છું અને સાદી ભાષામાં સમજાવું છું, સારું અને અઘરું બંને. નંગ વેચતો નથી, ડરાવતો નથી, અને તમારી વાત આ રૂમની બહાર જતી નથી.',
    products: [
      ['જન્મકુંડળી', 'એક કલાક, રૂબરૂ કે વીડિયો પર'],
      ['કુંડળી મેળાપ', 'બંને પત્રિકા, કારણ લખીને'],
      ['મુહૂર્ત', 'લગ્ન, જનોઈ અને દુકાનના ઉદ્ઘાટન માટે'],
      ['વાસ્તુ વિઝિટ', 'ઘર, દુકાન કે પ્લોટ, ફેરફારના નકશા સાથે'],
      ['નવજાતનું નામ', 'નક્ષત્રના અક્ષર અને ટૂંકી યાદી'],
      ['વર્ષફળ', 'મહિના પ્રમાણે, PDF માં'],
    ],
    faq: [
      ['જન્મની વિગત પહેલેથી મંગાવાય?', 'હા, વોટ્સએપ બટન તમારી લખેલી લીટી સાથે ખૂલે છે: તારીખ, સમય અને જન્મસ્થળ મોકલો.'],
      ['અઠવાડિયામાં બે શહેરમાં બેસું છું.', 'દરેક વારનો પોતાનો સમય હોય છે; પરિચયમાં શહેર લખો અને સરનામામાં બંને જગ્યા.'],
      ['વીડિયો કૉલ પહેલાં દક્ષિણા કેવી રીતે લઉં?', 'કાર્ડ પર UPI કોડ રહે છે; યજમાન ચૂકવીને રસીદ એ જ ચેટમાં મોકલે.'],
      ['પેજ પર કોઈ દાવો ન હોય એવું બને?', 'એકેએક શબ્દ તમારો છે. તમે ન લખો તો પેજ કોઈ ફળનું વચન આપતું નથી.'],
    ],
    reasons: ['નંગનું વેચાણ નહીં, ડર નહીં', 'તમારી વાત અમારી પાસે જ'],
  },
}
