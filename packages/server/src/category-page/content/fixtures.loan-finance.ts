import type { WrittenPage } from './rules.ts'

/** Loan & Finance. */
export const loanFinance: WrittenPage = {
  category: 'Loan & Finance',
  links: ['WhatsApp', 'Google Maps', 'Website', 'Google Forms', 'LinkedIn'],
  designs: ['ledger', 'minimal', 'monsoon'],
  without: ['On-time delivery', 'UPI and cards accepted'],
  en: {
    title: 'A digital card for loan and finance offices',
    seo: 'Home, vehicle, gold and business loans: papers needed, days it takes and an adviser’s number on one link.',
    lead: 'People ask for a loan when they are tired of asking. A list of papers and an honest “how long” is what they hope for.',
    about:
      'We compare eleven lenders and show you the sheet with all charges, ours included. No money is taken before a loan is paid out, your papers are returned, and if you should not borrow, we say so.',
    products: [
      ['Home loan', 'Purchase, building and transfer from another bank'],
      ['Business loan', 'With or without property, from six months of turnover'],
      ['Vehicle loan', 'New and used, sanctioned in a day'],
      ['Gold loan', 'Weighed in front of you, the same hour'],
      ['Loan against property', 'Shop, house or land with clear papers'],
      ['Credit report', 'Read and explained, free of charge'],
    ],
    faq: [
      [
        'May I name interest rates?',
        'Name “from” and the date; the rest belongs into the talk, and the lender’s terms hold.',
      ],
      [
        'Which papers, they all ask.',
        'One service for each loan, its papers in the words below; or a PDF to tick off.',
      ],
      [
        'Nobody wants to write income to a stranger.',
        'The card asks for nothing; people call or write to you, and nothing is kept on the page.',
      ],
      [
        'Can my licence as an agent stand there?',
        'Put the lender’s code or RBI registration below your name.',
      ],
    ],
    reasons: ['No money before payout'],
  },
  hi: {
    title: 'ऋण और वित्त कार्यालय का डिजिटल कार्ड',
    seo: 'घर, गाड़ी, सोना और व्यापार के लोन: कौन से काग़ज़, कितने दिन और सलाहकार का नंबर, एक लिंक पर।',
    lead: 'लोन की बात लोग तब करते हैं जब पूछ-पूछकर थक जाते हैं। काग़ज़ों की सूची और “कितने दिन” का सच्चा जवाब ही चाहिए।',
    about:
      'ग्यारह संस्थाओं की तुलना करके पूरा पन्ना दिखाते हैं, हर शुल्क के साथ, हमारा भी। लोन मिलने से पहले पैसा नहीं लेते, काग़ज़ लौटाते हैं, और जहाँ क़र्ज़ न लेना बेहतर हो, वहाँ मना कर देते हैं।',
    products: [
      ['होम लोन', 'ख़रीद, निर्माण और दूसरे बैंक से ट्रांसफ़र'],
      ['बिज़नेस लोन', 'संपत्ति के साथ या बिना, छह महीने के कारोबार पर'],
      ['गाड़ी का लोन', 'नई और पुरानी, एक दिन में मंज़ूरी'],
      ['गोल्ड लोन', 'आपके सामने तौल, उसी घंटे'],
      ['संपत्ति पर लोन', 'साफ़ काग़ज़ वाली दुकान, घर या ज़मीन'],
      ['क्रेडिट रिपोर्ट', 'पढ़कर समझाते हैं, मुफ़्त'],
    ],
    faq: [
      ['ब्याज दर लिख सकता हूँ?', '“से शुरू” और तारीख़ लिखें; बाक़ी बातचीत में, और शर्तें संस्था की लागू होती हैं।'],
      ['कौन से काग़ज़ लगेंगे, सब यही पूछते हैं।', 'हर लोन की एक सेवा, नीचे उसके काग़ज़; या निशान लगाने वाली पीडीएफ़।'],
      [
        'कोई अजनबी को अपनी आय नहीं लिखना चाहता।',
        'कार्ड कुछ नहीं पूछता; लोग आपको फ़ोन या संदेश करते हैं, पेज पर कुछ नहीं रहता।',
      ],
      ['एजेंट का लाइसेंस दिख सकता है?', 'संस्था का कोड या आरबीआई पंजीकरण नाम के नीचे लिखें।'],
    ],
    reasons: ['लोन मिलने से पहले पैसा नहीं'],
  },
  gu: {
    title: 'લોન અને ફાઇનાન્સ ઓફિસનું ડિજિટલ કાર્ડ',
    seo: 'ઘર, વાહન, સોનું અને ધંધાની લોન: કયા કાગળ, કેટલા દિવસ અને સલાહકારનો નંબર, એક લિંક પર.',
    lead: 'લોનની વાત લોકો પૂછી પૂછીને થાકે ત્યારે કરે છે. કાગળની યાદી અને “કેટલા દિવસ” નો સાચો જવાબ જોઈએ.',
    about:
      'અગિયાર સંસ્થા સરખાવીને આખું પાનું બતાવીએ, દરેક ચાર્જ સાથે, અમારો પણ. લોન મળે તે પહેલાં પૈસા લેતા નથી, કાગળ પાછા આપીએ, અને ઉધાર ન લેવું સારું હોય ત્યાં ના કહીએ.',
    products: [
      ['હોમ લોન', 'ખરીદી, બાંધકામ અને બીજી બેંકમાંથી ટ્રાન્સફર'],
      ['બિઝનેસ લોન', 'મિલકત સાથે કે વગર, છ મહિનાના ટર્નઓવર પર'],
      ['વાહન લોન', 'નવું અને જૂનું, એક દિવસમાં મંજૂરી'],
      ['ગોલ્ડ લોન', 'તમારી સામે તોલ, એ જ કલાકે'],
      ['મિલકત પર લોન', 'ચોખ્ખા કાગળવાળી દુકાન, ઘર કે જમીન'],
      ['ક્રેડિટ રિપોર્ટ', 'વાંચીને સમજાવીએ, મફત'],
    ],
    faq: [
      ['વ્યાજદર લખી શકાય?', '“થી શરૂ” અને તારીખ લખો; બાકી વાતચીતમાં, અને શરતો સંસ્થાની લાગુ પડે.'],
      ['કયા કાગળ જોઈશે, બધા એ જ પૂછે છે.', 'દરેક લોનની એક સેવા, નીચે એના કાગળ; કે ટિક કરવાની PDF.'],
      ['અજાણ્યાને કોઈ આવક લખવા માંગતું નથી.', 'કાર્ડ કંઈ પૂછતું નથી; લોકો તમને ફોન કે મેસેજ કરે, પેજ પર કંઈ રહેતું નથી.'],
      ['એજન્ટનું લાઇસન્સ દેખાય?', 'સંસ્થાનો કોડ કે RBI રજિસ્ટ્રેશન નામની નીચે લખો.'],
    ],
    reasons: ['લોન મળે તે પહેલાં પૈસા નહીં'],
  },
}
