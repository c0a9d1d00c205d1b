import type { WrittenPage } from './rules.ts'

/** Event Management. */
export const eventManagement: WrittenPage = {
  category: 'Event Management',
  links: ['Instagram', 'YouTube', 'WhatsApp', 'Website', 'Photo album', 'Google review'],
  designs: ['studio', 'zari', 'monsoon'],
  without: ['Pay after the work is done', 'On-time delivery', 'Open on Sundays'],
  en: {
    title: 'A digital card for event managers',
    seo: 'Weddings, launches, birthdays and sound: show events in pictures and videos and be called for the next one.',
    lead: 'The best advertisement is last week’s event. Put it on your card while people still talk about it.',
    about:
      'One person of ours knows your whole day by the minute and carries a box with pins, tape and painkillers. Vendors are paid on time, so they come on time, and you get to be a guest at your own function.',
    products: [
      ['Weddings', 'From mehndi to the farewell'],
      ['Birthdays and anniversaries', 'Themes, games and cake table'],
      ['Company events', 'Launches, award nights and family days'],
      ['Stage, sound and light', 'Own equipment and operators'],
      ['Artists and anchors', 'Singers, dhol, magicians and hosts'],
      ['Entry and decoration', 'Gates, flowers and photo corners'],
    ],
    faq: [
      [
        'Pictures or videos, what works better?',
        'Both: a few large pictures open fast, and one YouTube film per event shows the mood.',
      ],
      [
        'How do I answer “what is your rate”?',
        'With packages as services and “from” in the text; the rest depends on date and guests.',
      ],
      [
        'Can several teams use the same card?',
        'Yes, up to three numbers with labels such as weddings, corporate and rentals.',
      ],
      [
        'Is my link short enough for a poster?',
        'You choose its end yourself, and the QR code is ready for print.',
      ],
    ],
    reasons: ['One person who knows your day by the minute'],
  },
  hi: {
    title: 'इवेंट मैनेजमेंट के लिए डिजिटल कार्ड',
    seo: 'शादी, लॉन्च, जन्मदिन और साउंड: तस्वीरों और वीडियो में अपने इवेंट दिखाएँ और अगले का बुलावा पाएँ।',
    lead: 'सबसे अच्छा विज्ञापन पिछले हफ़्ते का इवेंट है। जब तक उसकी चर्चा है, उसे कार्ड पर डाल दें।',
    about:
      'हमारा एक आदमी आपके दिन का हर मिनट जानता है और पिन, टेप और सिरदर्द की गोली साथ रखता है। सबको समय पर पैसा देते हैं, इसलिए सब समय पर आते हैं, और आप अपने ही कार्यक्रम में मेहमान बन पाते हैं।',
    products: [
      ['शादियाँ', 'मेहंदी से विदाई तक'],
      ['जन्मदिन और सालगिरह', 'थीम, खेल और केक टेबल'],
      ['कंपनी के कार्यक्रम', 'लॉन्च, पुरस्कार रात और पारिवारिक दिन'],
      ['मंच, साउंड और लाइट', 'अपना सामान, अपने ऑपरेटर'],
      ['कलाकार और एंकर', 'गायक, ढोल, जादूगर और संचालक'],
      ['प्रवेश और सजावट', 'द्वार, फूल और फ़ोटो कोना'],
    ],
    faq: [
      ['तस्वीरें अच्छी या वीडियो?', 'दोनों: कुछ बड़ी तस्वीरें जल्दी खुलती हैं और हर इवेंट का एक यूट्यूब वीडियो माहौल दिखाता है।'],
      ['“आपका रेट क्या है” का जवाब कैसे दूँ?', 'पैकेज को सेवा बनाएँ और “से शुरू” लिखें; बाक़ी तारीख़ और मेहमानों पर है।'],
      ['क्या कई टीमें एक ही कार्ड चला सकती हैं?', 'हाँ, नाम के साथ तीन नंबर तक: शादी, कॉर्पोरेट और किराया।'],
      ['पोस्टर के लिए मेरा लिंक छोटा है?', 'उसका आख़िरी हिस्सा आप चुनते हैं, और छपाई के लिए क्यूआर तैयार है।'],
    ],
    reasons: ['आपके दिन का हर मिनट जानने वाला'],
  },
  gu: {
    title: 'ઇવેન્ટ મેનેજમેન્ટ માટે ડિજિટલ કાર્ડ',
    seo: 'લગ્ન, લોન્ચ, જન્મદિવસ અને સાઉન્ડ: ફોટા અને વીડિયોમાં તમારી ઇવેન્ટ બતાવો અને આગલીનું તેડું મેળવો.',
    lead: 'સૌથી સારી જાહેરાત ગયા અઠવાડિયાની ઇવેન્ટ છે. તેની વાતો ચાલે છે ત્યાં સુધીમાં કાર્ડ પર મૂકી દો.',
    about:
      'અમારો એક માણસ તમારા દિવસની દરેક મિનિટ જાણે છે અને પિન, ટેપ અને માથાની ગોળી સાથે રાખે છે. બધાને સમયસર પૈસા આપીએ છીએ, એટલે બધા સમયસર આવે છે, અને તમે તમારા જ પ્રસંગમાં મહેમાન બની શકો છો.',
    products: [
      ['લગ્ન', 'મહેંદીથી વિદાય સુધી'],
      ['જન્મદિવસ અને વર્ષગાંઠ', 'થીમ, રમતો અને કેક ટેબલ'],
      ['કંપનીના કાર્યક્રમ', 'લોન્ચ, એવોર્ડ નાઇટ અને ફેમિલી ડે'],
      ['સ્ટેજ, સાઉન્ડ અને લાઇટ', 'પોતાનો સામાન, પોતાના ઓપરેટર'],
      ['કલાકાર અને એન્કર', 'ગાયક, ઢોલ, જાદુગર અને સંચાલક'],
      ['પ્રવેશ અને સજાવટ', 'ગેટ, ફૂલ અને ફોટો કોર્નર'],
    ],
    faq: [
      ['ફોટા સારા કે વીડિયો?', 'બંને: થોડા મોટા ફોટા ઝડપથી ખૂલે છે અને દરેક ઇવેન્ટનો એક યુટ્યુબ વીડિયો માહોલ બતાવે છે.'],
      ['“તમારો રેટ શું” નો જવાબ કેવી રીતે આપું?', 'પેકેજને સેવા બનાવો અને “થી શરૂ” લખો; બાકી તારીખ અને મહેમાનો પર છે.'],
      ['ઘણી ટીમ એક જ કાર્ડ વાપરી શકે?', 'હા, નામ સાથે ત્રણ નંબર સુધી: લગ્ન, કોર્પોરેટ અને ભાડું.'],
      ['પોસ્ટર માટે મારી લિંક ટૂંકી છે?', 'તેનો છેલ્લો ભાગ તમે પસંદ કરો છો, અને છાપવા માટે QR તૈયાર છે.'],
    ],
    reasons: ['તમારા દિવસની દરેક મિનિટ જાણનાર'],
  },
}
