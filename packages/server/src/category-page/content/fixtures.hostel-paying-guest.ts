import type { WrittenPage } from './rules.ts'

/** Hostel & Paying Guest. */
export const hostelPayingGuest: WrittenPage = {
  category: 'Hostel & Paying Guest',
  links: ['Google Maps', 'WhatsApp', 'Photo album', 'YouTube', 'Google review'],
  designs: ['classroom', 'monsoon', 'minimal'],
  without: [
    'Weekly tests and progress',
    'First class free',
    'Teachers who know each child',
    'Small batches',
    'On-time delivery',
  ],
  en: {
    title: 'A digital card for hostels and paying guests',
    seo: 'Rooms, rent, meals, rules and photos of your hostel or PG on one link for students and the parents who decide.',
    lead: 'The student looks at the wifi, the mother at the kitchen, the father at the gate. Show all three before they travel.',
    about:
      'Three to a room at the most, a window in each, and hot water at six. Food is what the warden’s family eats, the gate closes at ten with somebody awake behind it, and the deposit comes back within a week.',
    products: [
      ['Shared room', 'Two or three beds, cupboard with a lock'],
      ['Single room', 'Table, fan and attached bath'],
      ['Meals', 'Breakfast, tiffin and dinner, Sunday special'],
      ['Study room', 'Quiet till midnight'],
      ['Laundry', 'Twice a week, machine on each floor'],
      ['Guests of parents', 'A room for the night of arrival'],
    ],
    faq: [
      [
        'How do I show which beds are free?',
        'Switch a kind of room off when it is full; it comes back with a tap in June.',
      ],
      [
        'Parents want to see the rooms from afar.',
        'A gallery with albums for rooms, kitchen and terrace, and a short film beside it.',
      ],
      [
        'Where do the rules stand?',
        'In the introduction in plain words, or as a PDF that is signed on arrival.',
      ],
      ['Rent is due on the first.', 'The link in the group is reminder enough; the UPI code is on the card.'],
    ],
    reasons: ['Deposit back in a week', 'Somebody awake at the gate'],
  },
  hi: {
    title: 'हॉस्टल और पीजी का डिजिटल कार्ड',
    seo: 'कमरे, किराया, खाना, नियम और तस्वीरें: हॉस्टल या पीजी का एक लिंक, विद्यार्थी और फ़ैसला करने वाले माता-पिता के लिए।',
    lead: 'विद्यार्थी वाई-फ़ाई देखता है, माँ रसोई और पिता गेट। सफ़र से पहले तीनों दिखा दें।',
    about:
      'एक कमरे में ज़्यादा से ज़्यादा तीन, हर कमरे में खिड़की, और छह बजे गरम पानी। खाना वही जो वार्डन का परिवार खाता है, गेट दस बजे बंद होता है और भीतर कोई जागता रहता है, और जमा राशि एक हफ़्ते में लौटती है।',
    products: [
      ['साझा कमरा', 'दो या तीन बिस्तर, ताले वाली अलमारी'],
      ['अकेला कमरा', 'मेज़, पंखा और साथ में स्नानघर'],
      ['भोजन', 'नाश्ता, टिफ़िन और रात का खाना, इतवार को ख़ास'],
      ['पढ़ाई का कमरा', 'आधी रात तक शांति'],
      ['कपड़े धोना', 'हफ़्ते में दो बार, हर मंज़िल पर मशीन'],
      ['मिलने आए माता-पिता', 'पहुँचने की रात के लिए एक कमरा'],
    ],
    faq: [
      ['ख़ाली बिस्तर कैसे दिखाऊँ?', 'जो कमरा भर जाए उसे बंद करें; जून में एक टैप में लौट आता है।'],
      ['माता-पिता दूर से कमरे देखना चाहते हैं।', 'गैलरी में कमरे, रसोई और छत के एल्बम, साथ में छोटा वीडियो।'],
      ['नियम कहाँ लिखूँ?', 'परिचय में सीधी भाषा में, या पीडीएफ़ में जिस पर आते समय दस्तख़त हों।'],
      ['किराया पहली तारीख़ को आता है।', 'ग्रुप में लिंक ही याद दिलाने को काफ़ी है; यूपीआई कोड कार्ड पर है।'],
    ],
    reasons: ['जमा राशि एक हफ़्ते में वापस', 'गेट पर कोई जागता है'],
  },
  gu: {
    title: 'હોસ્ટેલ અને પેઇંગ ગેસ્ટ માટે ડિજિટલ કાર્ડ',
    seo: 'રૂમ, ભાડું, જમવાનું, નિયમ અને ફોટા: હોસ્ટેલ કે PG ની એક લિંક, વિદ્યાર્થી અને નક્કી કરનાર માબાપ માટે.',
    lead: 'વિદ્યાર્થી વાઈ-ફાઈ જુએ, મમ્મી રસોડું અને પપ્પા ઝાંપો. મુસાફરી પહેલાં ત્રણેય બતાવી દો.',
    about:
      'એક રૂમમાં વધુમાં વધુ ત્રણ, દરેકમાં બારી, અને છ વાગ્યે ગરમ પાણી. જમવાનું વોર્ડનનું ઘર જમે તે જ, ઝાંપો દસ વાગ્યે બંધ થાય અને અંદર કોઈ જાગતું હોય, અને ડિપોઝિટ અઠવાડિયામાં પાછી.',
    products: [
      ['શેરિંગ રૂમ', 'બે કે ત્રણ પલંગ, તાળાવાળું કબાટ'],
      ['સિંગલ રૂમ', 'ટેબલ, પંખો અને સાથે બાથરૂમ'],
      ['ભોજન', 'નાસ્તો, ટિફિન અને રાતનું જમવાનું, રવિવારે ખાસ'],
      ['વાંચનખંડ', 'મધરાત સુધી શાંતિ'],
      ['કપડાં ધોવાં', 'અઠવાડિયે બે વાર, દરેક માળે મશીન'],
      ['મળવા આવેલાં માબાપ', 'પહોંચવાની રાત માટે એક રૂમ'],
    ],
    faq: [
      ['ખાલી પલંગ કેવી રીતે બતાવું?', 'જે રૂમ ભરાય તે બંધ કરો; જૂનમાં એક ટૅપમાં પાછો આવે.'],
      ['માબાપ દૂરથી રૂમ જોવા માંગે છે.', 'ગેલેરીમાં રૂમ, રસોડું અને અગાસીના આલ્બમ, બાજુમાં નાનો વીડિયો.'],
      ['નિયમો ક્યાં લખું?', 'પરિચયમાં સાદી ભાષામાં, કે PDF માં જેના પર આવતી વખતે સહી થાય.'],
      ['ભાડું પહેલી તારીખે આવે છે.', 'ગ્રુપમાં લિંક જ યાદ અપાવવા પૂરતી છે; UPI કોડ કાર્ડ પર છે.'],
    ],
    reasons: ['ડિપોઝિટ અઠવાડિયામાં પાછી', 'ઝાંપે કોઈ જાગતું હોય'],
  },
}
