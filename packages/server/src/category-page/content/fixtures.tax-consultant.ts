import type { WrittenPage } from './rules.ts'

/** Tax Consultant. */
export const taxConsultant: WrittenPage = {
  category: 'Tax Consultant',
  links: ['WhatsApp', 'Google Maps', 'Google Meet', 'Email', 'LinkedIn'],
  designs: ['ledger', 'minimal', 'monsoon'],
  without: ['On-time delivery', 'Open on Sundays'],
  en: {
    title: 'A digital card for tax consultants',
    seo: 'Income tax, GST, TDS and notices: fees, papers to bring and due dates of your office on one link for shopkeepers and salaried people.',
    lead: 'In July the phone rings without end, and the question is always which papers. Let the card answer while you file.',
    about:
      'You send photographs, we make a return of it. The tax is told before it is paid, every acknowledgement is sent the same evening, and if a letter comes from the department, you bring it here unopened and sleep well.',
    products: [
      ['Salary return', 'Form 16 and bank statement are enough'],
      ['Business return', 'With balance sheet and profit account'],
      ['GST registration and returns', 'Monthly or quarterly, reminder first'],
      ['TDS', 'Deducted, deposited and filed'],
      ['Notices', 'Read, explained and answered'],
      ['PAN, Udyam and licences', 'In a week'],
    ],
    faq: [
      [
        'Where do the lists of papers go?',
        'One service for each return with its papers in the words below; or one PDF for all.',
      ],
      ['Can clients send Aadhaar and statements?', 'To your WhatsApp or e-mail; the card never holds them.'],
      ['Season hours are longer.', 'Change them in July with two taps; the page shows it at once.'],
      [
        'How do I collect fees from two hundred people?',
        'The UPI code on the card, the amount in your message.',
      ],
    ],
    reasons: ['Acknowledgement the same evening'],
  },
  hi: {
    title: 'कर सलाहकार का डिजिटल कार्ड',
    seo: 'आयकर, जीएसटी, टीडीएस और नोटिस: फ़ीस, लाने के काग़ज़ और तारीख़ें, दुकानदार और वेतन वालों के लिए एक लिंक।',
    lead: 'जुलाई में फ़ोन थमता नहीं और सवाल एक ही होता है, कौन से काग़ज़। आप रिटर्न भरें, जवाब कार्ड दे।',
    about:
      'आप तस्वीरें भेजें, रिटर्न हम बनाते हैं। कर भरने से पहले बताया जाता है, हर रसीद उसी शाम भेजी जाती है, और विभाग की चिट्ठी आए तो बिना खोले यहाँ ले आइए और चैन से सोइए।',
    products: [
      ['वेतन वालों का रिटर्न', 'फ़ॉर्म 16 और बैंक स्टेटमेंट काफ़ी हैं'],
      ['व्यापार का रिटर्न', 'बैलेंस शीट और लाभ-हानि सहित'],
      ['जीएसटी पंजीकरण और रिटर्न', 'मासिक या तिमाही, पहले याद दिलाकर'],
      ['टीडीएस', 'काटना, जमा करना और भरना'],
      ['नोटिस', 'पढ़कर समझाना और जवाब देना'],
      ['पैन, उद्यम और लाइसेंस', 'एक हफ़्ते में'],
    ],
    faq: [
      ['काग़ज़ों की सूची कहाँ रहे?', 'हर रिटर्न की एक सेवा, नीचे उसके काग़ज़; या सबकी एक पीडीएफ़।'],
      ['लोग आधार और स्टेटमेंट भेज सकते हैं?', 'आपके व्हाट्सऐप या ई-मेल पर; कार्ड इन्हें कभी नहीं रखता।'],
      ['सीज़न में दफ़्तर देर तक खुलता है।', 'जुलाई में दो टैप में समय बदलें; पेज तुरंत दिखाता है।'],
      ['दो सौ लोगों से फ़ीस कैसे लूँ?', 'कार्ड पर यूपीआई कोड, रक़म आपके संदेश में।'],
    ],
    reasons: ['रसीद उसी शाम'],
  },
  gu: {
    title: 'કરવેરા સલાહકાર માટે ડિજિટલ કાર્ડ',
    seo: 'ઇન્કમ ટેક્સ, GST, TDS અને નોટિસ: ફી, લાવવાના કાગળ અને તારીખો, દુકાનદાર અને પગારદાર માટે એક લિંક.',
    lead: 'જુલાઈમાં ફોન અટકતો નથી અને સવાલ એક જ, કયા કાગળ. તમે રિટર્ન ભરો, જવાબ કાર્ડ આપે.',
    about:
      'તમે ફોટા મોકલો, રિટર્ન અમે બનાવીએ. ટેક્સ ભરતા પહેલાં કહેવાય, દરેક રસીદ એ જ સાંજે મોકલાય, અને વિભાગનો કાગળ આવે તો ખોલ્યા વગર અહીં લઈ આવો અને નિરાંતે ઊંઘો.',
    products: [
      ['પગારદારનું રિટર્ન', 'ફોર્મ 16 અને બેંક સ્ટેટમેન્ટ પૂરતાં છે'],
      ['ધંધાનું રિટર્ન', 'બેલેન્સ શીટ અને નફા-નુકસાન સાથે'],
      ['GST રજિસ્ટ્રેશન અને રિટર્ન', 'માસિક કે ત્રિમાસિક, પહેલેથી યાદ અપાવીને'],
      ['TDS નું કામ', 'કાપવું, જમા કરવું અને ભરવું'],
      ['નોટિસ', 'વાંચીને સમજાવવી અને જવાબ આપવો'],
      ['PAN, ઉદ્યમ અને લાઇસન્સ', 'એક અઠવાડિયામાં'],
    ],
    faq: [
      ['કાગળની યાદી ક્યાં રહે?', 'દરેક રિટર્નની એક સેવા, નીચે એના કાગળ; કે બધાની એક PDF.'],
      ['લોકો આધાર અને સ્ટેટમેન્ટ મોકલી શકે?', 'તમારા વોટ્સએપ કે ઈ-મેલ પર; કાર્ડ એને ક્યારેય રાખતું નથી.'],
      ['સીઝનમાં ઓફિસ મોડે સુધી ખૂલે છે.', 'જુલાઈમાં બે ટૅપમાં સમય બદલો; પેજ તરત બતાવે.'],
      ['બસો લોકો પાસેથી ફી કેવી રીતે લઉં?', 'કાર્ડ પર UPI કોડ, રકમ તમારા મેસેજમાં.'],
    ],
    reasons: ['રસીદ એ જ સાંજે'],
  },
}
