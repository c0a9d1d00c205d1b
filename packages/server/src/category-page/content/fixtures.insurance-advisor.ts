import type { WrittenPage } from './rules.ts'

/** Insurance Advisor. */
export const insuranceAdvisor: WrittenPage = {
  category: 'Insurance Advisor',
  links: ['LinkedIn', 'WhatsApp', 'Email', 'Google Meet', 'Google review', 'Website'],
  designs: ['ledger', 'minimal', 'monsoon'],
  without: ['Clear fees, told beforehand', 'On-time delivery', 'Open on Sundays'],
  en: {
    title: 'A digital card for insurance advisors',
    seo: 'Health, life, vehicle and shop insurance explained, claim help and a direct number of your advisor on one link.',
    lead: 'Policies are sold once and needed at two in the night. Be the number in the phone when it happens.',
    about:
      'I sell what you need and tell you what you do not. Before you sign you get one page with what is paid and what is not; when a claim comes, I sit with you at the hospital desk.',
    products: [
      ['Health insurance', 'For one person, family and parents'],
      ['Term life insurance', 'Large cover for a small premium'],
      ['Car and two-wheeler', 'Renewal in ten minutes'],
      ['Shop and stock', 'Fire, theft and flood'],
      ['Travel insurance', 'For students and parents abroad'],
      ['Claim assistance', 'Papers, follow-up and calls'],
    ],
    faq: [
      [
        'What must an advisor show by rule?',
        'Put your licence number and the companies you work for into the line for licences.',
      ],
      [
        'Can clients send old policies for a look?',
        'A photo on WhatsApp is enough; the button opens the chat with you.',
      ],
      [
        'How do I remind people of renewals?',
        'Your contact in their phone is the start; reminders you send as you do today.',
      ],
      [
        'May I use the logos of companies?',
        'Only those you have permission for; your own face builds more trust.',
      ],
    ],
    reasons: ['At the hospital desk with you'],
  },
  hi: {
    title: 'बीमा सलाहकार के लिए डिजिटल कार्ड',
    seo: 'स्वास्थ्य, जीवन, गाड़ी और दुकान का बीमा आसान शब्दों में, क्लेम में मदद और सलाहकार का सीधा नंबर, एक लिंक पर।',
    lead: 'पॉलिसी एक बार बिकती है और रात दो बजे काम आती है। उस समय फ़ोन में आपका नंबर हो।',
    about:
      'मैं वही बेचता हूँ जिसकी ज़रूरत है, और जिसकी नहीं वह भी बताता हूँ। हस्ताक्षर से पहले एक पन्ने पर लिखकर देता हूँ कि क्या मिलेगा और क्या नहीं; क्लेम के समय अस्पताल की मेज़ पर आपके साथ बैठता हूँ।',
    products: [
      ['स्वास्थ्य बीमा', 'एक व्यक्ति, परिवार और माता-पिता'],
      ['टर्म जीवन बीमा', 'छोटी किस्त में बड़ी सुरक्षा'],
      ['कार और दोपहिया', 'दस मिनट में नवीनीकरण'],
      ['दुकान और माल', 'आग, चोरी और बाढ़'],
      ['यात्रा बीमा', 'विदेश जाते विद्यार्थी और माता-पिता'],
      ['क्लेम में मदद', 'काग़ज़, दौड़-धूप और फ़ोन'],
    ],
    faq: [
      ['नियम के अनुसार क्या दिखाना ज़रूरी है?', 'लाइसेंस की पंक्ति में अपना लाइसेंस नंबर और कंपनियों के नाम लिखें।'],
      ['क्या लोग पुरानी पॉलिसी दिखा सकते हैं?', 'व्हाट्सऐप पर फ़ोटो काफ़ी है; बटन सीधे आपकी चैट खोलता है।'],
      ['नवीनीकरण की याद कैसे दिलाऊँ?', 'पहले आपका नंबर उनके फ़ोन में पहुँचे; याद आप पहले की तरह ही दिलाते हैं।'],
      ['क्या कंपनियों के लोगो लगा सकता हूँ?', 'सिर्फ़ जिनकी अनुमति हो; आपका अपना चेहरा ज़्यादा भरोसा देता है।'],
    ],
    reasons: ['अस्पताल की मेज़ पर आपके साथ'],
  },
  gu: {
    title: 'વીમા સલાહકાર માટે ડિજિટલ કાર્ડ',
    seo: 'સ્વાસ્થ્ય, જીવન, વાહન અને દુકાનનો વીમો સાદા શબ્દોમાં, ક્લેમમાં મદદ અને સલાહકારનો સીધો નંબર, એક લિંક પર.',
    lead: 'પોલિસી એક વાર વેચાય અને રાતે બે વાગ્યે કામ આવે. એ વખતે ફોનમાં તમારો નંબર હોય.',
    about:
      'જેની જરૂર છે તે જ વેચું છું, અને જેની નથી તે પણ કહું છું. સહી પહેલાં એક પાના પર લખીને આપું છું કે શું મળશે અને શું નહીં; ક્લેમ વખતે હોસ્પિટલના ટેબલ પર તમારી સાથે બેસું છું.',
    products: [
      ['સ્વાસ્થ્ય વીમો', 'એક વ્યક્તિ, પરિવાર અને માતાપિતા'],
      ['ટર્મ જીવન વીમો', 'નાના પ્રીમિયમમાં મોટી સુરક્ષા'],
      ['કાર અને ટુ-વ્હીલર', 'દસ મિનિટમાં રિન્યુઅલ'],
      ['દુકાન અને માલ', 'આગ, ચોરી અને પૂર'],
      ['મુસાફરી વીમો', 'વિદેશ જતા વિદ્યાર્થી અને માતાપિતા'],
      ['ક્લેમમાં મદદ', 'કાગળો, દોડધામ અને ફોન'],
    ],
    faq: [
      ['નિયમ પ્રમાણે શું બતાવવું પડે?', 'લાઇસન્સની લીટીમાં તમારો લાઇસન્સ નંબર અને કંપનીઓનાં નામ લખો.'],
      ['લોકો જૂની પોલિસી બતાવી શકે?', 'વોટ્સએપ પર ફોટો પૂરતો છે; બટન સીધી તમારી ચેટ ખોલે છે.'],
      ['રિન્યુઅલની યાદ કેવી રીતે અપાવું?', 'પહેલાં તમારો નંબર એમના ફોનમાં પહોંચે; યાદ તમે પહેલાંની જેમ જ અપાવો છો.'],
      ['કંપનીઓના લોગો મૂકી શકાય?', 'જેની પરવાનગી હોય તે જ; તમારો પોતાનો ચહેરો વધુ ભરોસો આપે છે.'],
    ],
    reasons: ['હોસ્પિટલના ટેબલ પર તમારી સાથે'],
  },
}
