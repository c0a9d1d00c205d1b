import type { WrittenPage } from './rules.ts'

/** Mutual Fund & Investment. */
export const mutualFundInvestment: WrittenPage = {
  category: 'Mutual Fund & Investment',
  links: ['WhatsApp', 'LinkedIn', 'Website', 'Google Meet', 'Google Forms'],
  designs: ['ledger', 'minimal', 'monsoon'],
  without: ['On-time delivery', 'Honest prices', 'UPI and cards accepted'],
  en: {
    title: 'A digital card for mutual fund distributors',
    seo: 'SIP, goal planning, tax saving and portfolio review: ARN, hours and a quiet way to begin a conversation, on one link.',
    lead: 'Nobody begins a SIP because of a poster. They begin because a cousin forwards the link of a person he trusts.',
    about:
      'We ask what the money is for before we speak of any fund. You see what we earn on each scheme, your folio stays in your name alone, and when markets fall we are the ones who call.',
    products: [
      ['SIP from 500 rupees', 'Set up with Aadhaar and PAN in a day'],
      ['Goal planning', 'School, house, wedding and pension'],
      ['Tax saving', 'ELSS and NPS before March'],
      ['Portfolio review', 'What you hold, on one page'],
      ['Health and term cover', 'Checked beside your savings'],
      ['Transmission of units', 'For families, with all the papers'],
    ],
    faq: [
      [
        'May I show past returns?',
        'Better not; rules ask for more words than fit. Name services and your ARN, and keep figures for the talk.',
      ],
      [
        'Where does the ARN stand?',
        'Below your name with its validity, and “Mutual fund investments are subject to market risks” in the introduction.',
      ],
      ['Can a client send papers?', 'By WhatsApp or e-mail to you; the card keeps nothing of it.'],
      ['I meet people on video too.', 'A Google Meet link or a booking page stands beside the call button.'],
    ],
    reasons: ['We call when markets fall'],
  },
  hi: {
    title: 'म्यूचुअल फ़ंड वितरक का डिजिटल कार्ड',
    seo: 'एसआईपी, लक्ष्य की योजना, टैक्स बचत और पोर्टफ़ोलियो: एआरएन, समय और बात शुरू करने का सहज रास्ता, एक लिंक पर।',
    lead: 'पोस्टर देखकर कोई एसआईपी शुरू नहीं करता। शुरू तब होती है जब भाई भरोसे के आदमी का लिंक आगे भेजता है।',
    about:
      'किसी फ़ंड की बात से पहले पूछते हैं कि पैसा किस काम के लिए है। हर योजना पर हमारी कमाई आपको दिखती है, फ़ोलियो सिर्फ़ आपके नाम रहता है, और बाज़ार गिरे तो फ़ोन हमारी ओर से आता है।',
    products: [
      ['500 रुपये से एसआईपी', 'आधार और पैन से एक दिन में'],
      ['लक्ष्य की योजना', 'पढ़ाई, घर, शादी और पेंशन'],
      ['टैक्स बचत', 'मार्च से पहले ईएलएसएस और एनपीएस'],
      ['पोर्टफ़ोलियो की जाँच', 'जो आपके पास है, एक पन्ने पर'],
      ['स्वास्थ्य और टर्म बीमा', 'बचत के साथ मिलाकर'],
      ['यूनिट का हस्तांतरण', 'परिवार के लिए, सारे काग़ज़ों सहित'],
    ],
    faq: [
      ['पुराना रिटर्न दिखा सकता हूँ?', 'न दिखाना बेहतर है, नियम बहुत शब्द माँगते हैं। सेवाएँ और एआरएन लिखें, आँकड़े बातचीत में।'],
      ['एआरएन कहाँ आए?', 'नाम के नीचे वैधता के साथ, और परिचय में “निवेश बाज़ार के जोखिम के अधीन है”।'],
      ['ग्राहक काग़ज़ भेज सकता है?', 'व्हाट्सऐप या ई-मेल से आपको; कार्ड कुछ नहीं रखता।'],
      ['वीडियो पर भी मिलता हूँ।', 'गूगल मीट या समय लेने का लिंक कॉल बटन के पास रहता है।'],
    ],
    reasons: ['बाज़ार गिरे तो फ़ोन हमारा'],
  },
  gu: {
    title: 'મ્યુચ્યુઅલ ફંડ ડિસ્ટ્રિબ્યુટરનું ડિજિટલ કાર્ડ',
    seo: 'SIP, ધ્યેયનું આયોજન, ટેક્સ બચત અને પોર્ટફોલિયો: ARN, સમય અને વાત શરૂ કરવાનો સહેલો રસ્તો, એક લિંક પર.',
    lead: 'પોસ્ટર જોઈને કોઈ SIP શરૂ કરતું નથી. ભાઈ ભરોસાના માણસની લિંક મોકલે ત્યારે શરૂ થાય છે.',
    about:
      'કોઈ ફંડની વાત પહેલાં પૂછીએ કે પૈસા શેના માટે છે. દરેક યોજના પર અમારી કમાણી તમને દેખાય, ફોલિયો ફક્ત તમારા નામે રહે, અને બજાર ઘટે ત્યારે ફોન અમારા તરફથી આવે.',
    products: [
      ['500 રૂપિયાથી SIP', 'આધાર અને PAN થી એક દિવસમાં'],
      ['ધ્યેયનું આયોજન', 'ભણતર, ઘર, લગ્ન અને પેન્શન'],
      ['ટેક્સ બચત', 'માર્ચ પહેલાં ELSS અને NPS'],
      ['પોર્ટફોલિયોની તપાસ', 'તમારી પાસે જે છે, એક પાના પર'],
      ['આરોગ્ય અને ટર્મ વીમો', 'બચતની સાથે મેળવીને'],
      ['યુનિટનું ટ્રાન્સમિશન', 'પરિવાર માટે, બધા કાગળ સાથે'],
    ],
    faq: [
      ['જૂનું વળતર બતાવી શકાય?', 'ન બતાવવું સારું, નિયમ ઘણા શબ્દો માંગે છે. સેવાઓ અને ARN લખો, આંકડા વાતચીતમાં.'],
      ['ARN ક્યાં આવે?', 'નામની નીચે મુદત સાથે, અને પરિચયમાં “રોકાણ બજારના જોખમને આધીન છે”.'],
      ['ગ્રાહક કાગળ મોકલી શકે?', 'વોટ્સએપ કે ઈ-મેલથી તમને; કાર્ડ કંઈ રાખતું નથી.'],
      ['વીડિયો પર પણ મળું છું.', 'Google Meet કે સમય લેવાની લિંક કૉલ બટન પાસે રહે.'],
    ],
    reasons: ['બજાર ઘટે ત્યારે ફોન અમારો'],
  },
}
