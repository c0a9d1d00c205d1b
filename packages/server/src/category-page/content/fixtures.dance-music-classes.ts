import type { WrittenPage } from './rules.ts'

/** Dance & Music Classes. */
export const danceMusicClasses: WrittenPage = {
  category: 'Dance & Music Classes',
  links: ['Instagram', 'YouTube', 'WhatsApp group', 'Google Maps', 'Google Forms'],
  designs: ['studio', 'classroom', 'zari'],
  en: {
    title: 'A digital card for dance and music classes',
    seo: 'Batches, fees, teachers and stage photos of your dance or music class on one link that parents forward to each other.',
    lead: 'Every child on the stage has ten relatives in the hall, and each of them knows another child. Give them something to forward.',
    about:
      'Beginners start with rhythm, clapped by hand, before any step or raga. Batches hold twelve, parents may watch on the first Saturday, and everybody stands on a real stage once a year.',
    products: [
      ['Bharatanatyam and Kathak', 'From six years, by level'],
      ['Bollywood and garba', 'Evening batches, four weeks before Navratri'],
      ['Guitar and keyboard', 'One teacher, four students'],
      ['Tabla and harmonium', 'Classical beginnings, exams if wanted'],
      ['Vocal training', 'Hindustani, light and devotional'],
      ['Sangeet choreography', 'For families, at your home'],
    ],
    faq: [
      [
        'How do I show the batches?',
        'As services, with days, age and monthly fee; a full batch is switched off with a tap.',
      ],
      [
        'May I put children’s pictures up?',
        'Ask the parents first; the gallery takes albums, so this year’s show stands by itself.',
      ],
      ['Can I show a performance?', 'Paste the YouTube address; it plays on the page.'],
      [
        'Fees come on the fifth of each month.',
        'Send the card’s link in the group; the UPI code opens with the amount they type.',
      ],
    ],
    reasons: ['Yearly show on a real stage'],
  },
  hi: {
    title: 'नृत्य और संगीत कक्षाओं का डिजिटल कार्ड',
    seo: 'बैच, फ़ीस, गुरु और मंच की तस्वीरें: नृत्य या संगीत कक्षा का एक लिंक जो माँ-बाप आगे भेजते हैं।',
    lead: 'मंच पर हर बच्चे के दस रिश्तेदार हॉल में बैठे होते हैं, और हर एक किसी और बच्चे को जानता है। आगे भेजने को कुछ दें।',
    about:
      'शुरुआत ताल से होती है, हाथ से ताली देकर, फिर कोई क़दम या राग। एक बैच में बारह बच्चे, पहले शनिवार माता-पिता देख सकते हैं, और साल में एक बार सब असली मंच पर होते हैं।',
    products: [
      ['भरतनाट्यम और कथक', 'छह साल से, स्तर के अनुसार'],
      ['बॉलीवुड और गरबा', 'शाम के बैच, नवरात्रि से चार हफ़्ते पहले'],
      ['गिटार और कीबोर्ड', 'एक शिक्षक, चार विद्यार्थी'],
      ['तबला और हारमोनियम', 'शास्त्रीय शुरुआत, चाहें तो परीक्षा'],
      ['गायन', 'शास्त्रीय, सुगम और भजन'],
      ['संगीत की कोरियोग्राफ़ी', 'परिवार के लिए, आपके घर पर'],
    ],
    faq: [
      ['बैच कैसे दिखाऊँ?', 'सेवाओं के रूप में, दिन, उम्र और महीने की फ़ीस के साथ; भर जाए तो एक टैप में बंद।'],
      ['बच्चों की तस्वीरें लगा सकता हूँ?', 'पहले माता-पिता से पूछें; गैलरी में एल्बम बनते हैं, इस साल का कार्यक्रम अलग रहता है।'],
      ['प्रस्तुति दिखा सकता हूँ?', 'यूट्यूब का पता चिपकाएँ; वीडियो यहीं चलता है।'],
      ['फ़ीस हर महीने पाँच तारीख़ को आती है।', 'ग्रुप में कार्ड का लिंक भेजें; यूपीआई कोड खुलता है, रक़म वे लिखते हैं।'],
    ],
    reasons: ['हर साल असली मंच पर कार्यक्रम'],
  },
  gu: {
    title: 'નૃત્ય અને સંગીતના વર્ગો માટે ડિજિટલ કાર્ડ',
    seo: 'બેચ, ફી, ગુરુ અને સ્ટેજના ફોટા: નૃત્ય કે સંગીત વર્ગની એક લિંક જે માબાપ એકબીજાને મોકલે.',
    lead: 'સ્ટેજ પરના દરેક બાળકનાં દસ સગાં હોલમાં બેઠાં હોય, અને દરેક બીજા બાળકને ઓળખે. આગળ મોકલવા કંઈક આપો.',
    about:
      'શરૂઆત તાલથી, હાથે તાળી આપીને, પછી પગલું કે રાગ. એક બેચમાં બાર બાળક, પહેલા શનિવારે માબાપ જોઈ શકે, અને વર્ષે એક વાર બધાં સાચા સ્ટેજ પર.',
    products: [
      ['ભરતનાટ્યમ અને કથક', 'છ વર્ષથી, સ્તર પ્રમાણે'],
      ['બોલિવૂડ અને ગરબા', 'સાંજની બેચ, નવરાત્રિના ચાર અઠવાડિયાં પહેલાં'],
      ['ગિટાર અને કીબોર્ડ', 'એક શિક્ષક, ચાર વિદ્યાર્થી'],
      ['તબલાં અને હાર્મોનિયમ', 'શાસ્ત્રીય શરૂઆત, જોઈએ તો પરીક્ષા'],
      ['ગાયન', 'શાસ્ત્રીય, સુગમ અને ભજન'],
      ['સંગીત સંધ્યાની કોરિયોગ્રાફી', 'પરિવાર માટે, તમારા ઘરે'],
    ],
    faq: [
      ['બેચ કેવી રીતે બતાવું?', 'સેવા તરીકે, વાર, ઉંમર અને માસિક ફી સાથે; ભરાઈ જાય તો એક ટૅપમાં બંધ.'],
      ['બાળકોના ફોટા મૂકી શકાય?', 'પહેલાં માબાપને પૂછો; ગેલેરીમાં આલ્બમ બને છે, આ વર્ષનો કાર્યક્રમ અલગ રહે.'],
      ['રજૂઆત બતાવી શકાય?', 'YouTube નું સરનામું મૂકો; વીડિયો અહીં જ ચાલે છે.'],
      ['ફી દર મહિનાની પાંચમીએ આવે છે.', 'ગ્રુપમાં કાર્ડની લિંક મોકલો; UPI કોડ ખૂલે, રકમ તેઓ લખે.'],
    ],
    reasons: ['દર વર્ષે સાચા સ્ટેજ પર કાર્યક્રમ'],
  },
}
