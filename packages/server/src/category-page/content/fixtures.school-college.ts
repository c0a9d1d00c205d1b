import type { WrittenPage } from './rules.ts'

/** School & College. */
export const schoolCollege: WrittenPage = {
  category: 'School & College',
  links: ['Website', 'Google Maps', 'YouTube', 'Google Forms', 'Facebook', 'Brochure'],
  designs: ['classroom', 'ledger', 'monsoon'],
  without: ['First class free', 'Small batches', 'Open on Sundays', 'On-time delivery'],
  en: {
    title: 'A digital card for schools and colleges',
    seo: 'Admissions, fees, classes, bus routes and campus films of your school or college on one link for parents.',
    lead: 'Admission begins with one mother asking another. What she forwards should show the classrooms, the fee and the office hours.',
    about:
      'A school where the headmistress stands at the gate each morning. Teachers stay for years, marks are explained and not only announced, the library is never locked, and a child who falls behind is held back after class with a glass of milk.',
    products: [
      ['Nursery and KG', 'Two teachers to twenty-five children'],
      ['Primary', 'Reading first, three languages'],
      ['Secondary and higher', 'Science, commerce and arts'],
      ['Sports and arts', 'Ground, music room and stage'],
      ['Bus routes', 'Eleven routes, an attendant on each'],
      ['Hostel', 'For girls and boys from class six'],
    ],
    faq: [
      [
        'Can admissions be asked for online?',
        'Your form opens from a link on the card; calls come to the office number.',
      ],
      ['Should we show fees?', 'A PDF with the fees of the year saves the first question of every parent.'],
      [
        'Circulars go to parents by WhatsApp.',
        'The card’s link in each of them keeps numbers and map at hand.',
      ],
      [
        'We have a website already.',
        'The card is what is forwarded; it carries the website as its first link.',
      ],
    ],
    reasons: ['Headmistress at the gate'],
  },
  hi: {
    title: 'विद्यालय और महाविद्यालय का डिजिटल कार्ड',
    seo: 'प्रवेश, फ़ीस, कक्षाएँ, बस के रास्ते और परिसर के वीडियो: स्कूल या कॉलेज का एक लिंक, माता-पिता के लिए।',
    lead: 'प्रवेश की शुरुआत एक माँ के दूसरी माँ से पूछने पर होती है। जो वह आगे भेजे उसमें कक्षाएँ, फ़ीस और कार्यालय का समय हो।',
    about:
      'ऐसा विद्यालय जहाँ प्रधानाध्यापिका हर सुबह द्वार पर खड़ी मिलती हैं। शिक्षक सालों टिकते हैं, अंक सुनाए ही नहीं समझाए भी जाते हैं, पुस्तकालय पर ताला नहीं लगता, और जो बच्चा पीछे छूटे उसे छुट्टी के बाद दूध के गिलास के साथ पढ़ाया जाता है।',
    products: [
      ['नर्सरी और केजी', 'पच्चीस बच्चों पर दो शिक्षिकाएँ'],
      ['प्राथमिक', 'पहले पढ़ना, तीन भाषाएँ'],
      ['माध्यमिक और उच्च', 'विज्ञान, वाणिज्य और कला'],
      ['खेल और कला', 'मैदान, संगीत कक्ष और मंच'],
      ['बस के रास्ते', 'ग्यारह मार्ग, हर बस में सहायक'],
      ['छात्रावास', 'छठी कक्षा से, छात्र और छात्राएँ'],
    ],
    faq: [
      ['प्रवेश की पूछताछ ऑनलाइन हो सकती है?', 'आपका फ़ॉर्म कार्ड के लिंक से खुलता है; फ़ोन कार्यालय के नंबर पर आते हैं।'],
      ['फ़ीस दिखाएँ?', 'साल की फ़ीस की पीडीएफ़ हर माता-पिता का पहला सवाल बचा देती है।'],
      ['सूचनाएँ व्हाट्सऐप पर जाती हैं।', 'हर सूचना में कार्ड का लिंक हो तो नंबर और नक़्शा पास रहता है।'],
      ['वेबसाइट पहले से है।', 'आगे कार्ड भेजा जाता है; वेबसाइट उसका पहला लिंक बन जाती है।'],
    ],
    reasons: ['प्रधानाध्यापिका द्वार पर'],
  },
  gu: {
    title: 'શાળા અને કોલેજ માટે ડિજિટલ કાર્ડ',
    seo: 'પ્રવેશ, ફી, ધોરણ, બસના રૂટ અને કેમ્પસના વીડિયો: શાળા કે કોલેજની એક લિંક, માબાપ માટે.',
    lead: 'પ્રવેશની શરૂઆત એક મમ્મી બીજીને પૂછે ત્યાંથી થાય. એ જે આગળ મોકલે એમાં વર્ગખંડ, ફી અને ઓફિસનો સમય હોય.',
    about:
      'એવી શાળા જ્યાં આચાર્યા રોજ સવારે ઝાંપે ઊભાં હોય. શિક્ષકો વર્ષો ટકે, માર્ક કહેવાય જ નહીં, સમજાવાય પણ, લાઇબ્રેરીને તાળું લાગતું નથી, અને જે બાળક પાછળ રહે તેને રજા પછી દૂધના ગ્લાસ સાથે ભણાવાય.',
    products: [
      ['નર્સરી અને કેજી', 'પચીસ બાળકે બે શિક્ષિકા'],
      ['પ્રાથમિક', 'પહેલાં વાંચન, ત્રણ ભાષા'],
      ['માધ્યમિક અને ઉચ્ચતર', 'વિજ્ઞાન, વાણિજ્ય અને વિનયન'],
      ['રમત અને કળા', 'મેદાન, સંગીત ખંડ અને સ્ટેજ'],
      ['બસના રૂટ', 'અગિયાર રૂટ, દરેકમાં સહાયક'],
      ['છાત્રાલય', 'છઠ્ઠા ધોરણથી, કુમાર અને કન્યા'],
    ],
    faq: [
      ['પ્રવેશની પૂછપરછ ઓનલાઇન થાય?', 'તમારું ફોર્મ કાર્ડની લિંકથી ખૂલે; ફોન ઓફિસના નંબર પર આવે.'],
      ['ફી બતાવવી?', 'વર્ષની ફીની PDF દરેક માબાપનો પહેલો સવાલ બચાવે.'],
      ['પરિપત્ર વોટ્સએપ પર જાય છે.', 'દરેકમાં કાર્ડની લિંક હોય તો નંબર અને નકશો હાથવગા રહે.'],
      ['વેબસાઇટ પહેલેથી છે.', 'આગળ કાર્ડ મોકલાય છે; વેબસાઇટ એની પહેલી લિંક બને.'],
    ],
    reasons: ['આચાર્યા ઝાંપે'],
  },
}
