import type { WrittenPage } from './rules.ts'

/** Jewellery. */
export const jewellery: WrittenPage = {
  category: 'Jewellery',
  links: ['Instagram', 'WhatsApp catalogue', 'BIS licence', 'Google Maps', 'Google review', 'YouTube'],
  designs: ['zari', 'saffron', 'studio'],
  without: ['Stitched to your measure', 'Free fitting and alteration'],
  en: {
    title: 'A digital card for jewellers',
    seo: 'Gold and silver collections, making charges, savings plans, hallmark details and your showroom’s hours on one link.',
    lead: 'Brides look at pieces together for weeks before they come. Let your best ones be in that album.',
    about:
      'Weight, purity and making charge are written apart on every bill. Each piece carries the hallmark, old gold is tested before your eyes, and repairs of small things are done while you have tea.',
    products: [
      ['Bridal sets', 'Necklace, earrings and maang tikka'],
      ['Bangles and kadas', 'Plain, carved and with stones'],
      ['Rings', 'Engagement, daily wear and couple bands'],
      ['Mangalsutra and chains', 'Light ones for every day'],
      ['Silver', 'Payal, utensils, idols and gifts'],
      ['Exchange of old gold', 'Tested and weighed in front of you'],
    ],
    faq: [
      [
        'The rate changes every day. Must I write prices?',
        'No. Show weight and design, and tell the day’s rate when somebody asks on WhatsApp.',
      ],
      [
        'How do I show that pieces are hallmarked?',
        'The BIS licence is a link of its own, and the introduction has room for how you test.',
      ],
      [
        'Is it safe to show costly pieces?',
        'The page shows pictures and your shop’s hours, nothing of stock or store rooms.',
      ],
      [
        'Can savings plans be explained?',
        'As a service with a few lines; the monthly amount can come by UPI.',
      ],
    ],
    reasons: [
      'Weight and making charge written apart',
      'Old gold tested before your eyes',
      'Small repairs while you wait',
    ],
  },
  hi: {
    title: 'ज्वेलर्स के लिए डिजिटल कार्ड',
    seo: 'सोने-चाँदी के गहने, बनवाई, बचत योजना, हॉलमार्क की जानकारी और शोरूम का समय, एक ही लिंक पर।',
    lead: 'दुल्हन आने से पहले हफ़्तों घरवालों के साथ गहने देखती है। उस एल्बम में आपके सबसे सुंदर गहने हों।',
    about:
      'हर बिल पर वज़न, शुद्धता और बनवाई अलग-अलग लिखी जाती है। हर गहने पर हॉलमार्क है, पुराना सोना आपकी आँखों के सामने परखा जाता है, और छोटी मरम्मत चाय पीते-पीते हो जाती है।',
    products: [
      ['दुल्हन के सेट', 'हार, झुमके और माँग टीका'],
      ['चूड़ियाँ और कड़े', 'सादे, नक़्क़ाशीदार और जड़ाऊ'],
      ['अँगूठियाँ', 'सगाई, रोज़ की और जोड़ी वाली'],
      ['मंगलसूत्र और चेन', 'रोज़ पहनने लायक हल्के'],
      ['चाँदी', 'पायल, बर्तन, मूर्तियाँ और उपहार'],
      ['पुराने सोने की अदला-बदली', 'सामने परखकर, तौलकर'],
    ],
    faq: [
      [
        'भाव रोज़ बदलता है। दाम लिखना ज़रूरी है?',
        'नहीं। वज़न और डिज़ाइन दिखाएँ, और व्हाट्सऐप पर पूछने पर उस दिन का भाव बताएँ।',
      ],
      ['हॉलमार्क है, यह कैसे दिखाऊँ?', 'बीआईएस लाइसेंस का अपना लिंक है, और परिचय में जाँच का तरीक़ा लिख सकते हैं।'],
      ['महँगे गहने दिखाना सुरक्षित है?', 'पेज पर तस्वीरें और दुकान का समय रहता है, माल या तिजोरी की कोई बात नहीं।'],
      ['बचत योजना समझा सकता हूँ?', 'एक सेवा बनाकर कुछ पंक्तियाँ लिखें; महीने की रक़म यूपीआई से आ सकती है।'],
    ],
    reasons: ['बिल में वज़न और बनवाई अलग', 'पुराना सोना आपके सामने परखते हैं', 'छोटी मरम्मत उसी समय'],
  },
  gu: {
    title: 'જ્વેલર્સ માટે ડિજિટલ કાર્ડ',
    seo: 'સોના-ચાંદીના દાગીના, ઘડામણ, બચત યોજના, હોલમાર્કની વિગત અને શોરૂમનો સમય, એક જ લિંક પર.',
    lead: 'દુલ્હન આવતાં પહેલાં અઠવાડિયાઓ સુધી ઘરના સાથે દાગીના જુએ છે. એ આલ્બમમાં તમારા સૌથી સુંદર દાગીના હોય.',
    about:
      'દરેક બિલ પર વજન, શુદ્ધતા અને ઘડામણ અલગ-અલગ લખાય છે. દરેક દાગીના પર હોલમાર્ક છે, જૂનું સોનું તમારી નજર સામે ચકાસાય છે, અને નાનું રિપેરિંગ ચા પીતાં પીતાં થઈ જાય છે.',
    products: [
      ['દુલ્હનના સેટ', 'હાર, ઝુમખાં અને માંગ ટીકો'],
      ['બંગડી અને કડાં', 'સાદાં, કોતરણીવાળાં અને જડાઉ'],
      ['વીંટી', 'સગાઈની, રોજની અને જોડીની'],
      ['મંગળસૂત્ર અને ચેન', 'રોજ પહેરાય એવાં હળવાં'],
      ['ચાંદી', 'પાયલ, વાસણ, મૂર્તિ અને ભેટ'],
      ['જૂના સોનાની બદલી', 'સામે ચકાસીને, તોલીને'],
    ],
    faq: [
      ['ભાવ રોજ બદલાય છે. કિંમત લખવી પડે?', 'ના. વજન અને ડિઝાઇન બતાવો, અને વોટ્સએપ પર પૂછે ત્યારે એ દિવસનો ભાવ કહો.'],
      ['હોલમાર્ક છે તે કેવી રીતે બતાવું?', 'BIS લાઇસન્સની પોતાની લિંક છે, અને પરિચયમાં ચકાસણીની રીત લખી શકાય.'],
      ['મોંઘા દાગીના બતાવવા સલામત છે?', 'પેજ પર ફોટા અને દુકાનનો સમય રહે છે, માલ કે તિજોરીની કોઈ વાત નહીં.'],
      ['બચત યોજના સમજાવી શકાય?', 'એક સેવા બનાવીને થોડી લીટી લખો; મહિનાની રકમ UPI થી આવી શકે.'],
    ],
    reasons: ['બિલમાં વજન અને ઘડામણ અલગ', 'જૂનું સોનું તમારી સામે ચકાસીએ', 'નાનું રિપેરિંગ તરત જ'],
  },
}
