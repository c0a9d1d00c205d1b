import type { WrittenPage } from './rules.ts'

/** Tyres & Batteries. */
export const tyresBatteries: WrittenPage = {
  category: 'Tyres & Batteries',
  links: ['WhatsApp', 'Google Maps', 'Google review', 'Price list', 'After-hours phone'],
  designs: ['garage', 'bazaar', 'monsoon'],
  en: {
    title: 'A digital card for tyre and battery shops',
    seo: 'Car, bike, truck and tractor tyres, batteries, alignment and roadside help: sizes and prices of your shop on one link.',
    lead: 'The tyre is flat, the rain has begun and the number on the tree is washed away. The link a friend sent still works.',
    about:
      'The date of making is read out before a tyre goes on. Wheels are balanced until the needle stands, nuts are tightened by hand and not by gun alone, and an old battery takes four hundred rupees off the new one.',
    products: [
      ['Car tyres', '12 to 18 inches, tubeless'],
      ['Two-wheeler tyres', 'With or without tube, fitted at once'],
      ['Truck and tractor tyres', 'New and retreaded'],
      ['Batteries', 'Car, inverter and two-wheeler, with warranty card'],
      ['Alignment and balancing', 'By computer, print-out given'],
      ['Puncture on the road', 'Within ten kilometres, day and night'],
    ],
    faq: [
      ['How do people know their size?', 'Say where it stands on the tyre; or they send a photo.'],
      ['Night calls should ring my helper.', 'Add his number with the label “Night”.'],
      ['Do prices go on the card?', 'For the ten sizes that everybody has; the rest is asked by photo.'],
      ['Can warranty be looked up?', 'Link the maker’s page; it saves the way to your shop.'],
    ],
    reasons: ['Date of making read to you'],
  },
  hi: {
    title: 'टायर और बैटरी की दुकान का डिजिटल कार्ड',
    seo: 'कार, बाइक, ट्रक और ट्रैक्टर के टायर, बैटरी, अलाइनमेंट और रास्ते में मदद: साइज़ और दाम, एक लिंक पर।',
    lead: 'टायर पंक्चर है, बारिश शुरू हो गई और पेड़ पर लिखा नंबर धुल चुका है। दोस्त का भेजा लिंक अब भी चलता है।',
    about:
      'टायर चढ़ाने से पहले बनने की तारीख़ पढ़कर सुनाते हैं। पहिया तब तक संतुलित होता है जब तक सुई न ठहरे, नट गन से ही नहीं, हाथ से भी कसे जाते हैं, और पुरानी बैटरी नई पर चार सौ रुपये घटाती है।',
    products: [
      ['कार के टायर', '12 से 18 इंच, ट्यूबलेस'],
      ['दोपहिया टायर', 'ट्यूब के साथ या बिना, तुरंत लगे'],
      ['ट्रक और ट्रैक्टर के टायर', 'नए और रिट्रेड'],
      ['बैटरी', 'कार, इन्वर्टर और दोपहिया, वारंटी कार्ड सहित'],
      ['अलाइनमेंट और बैलेंसिंग', 'कंप्यूटर से, प्रिंट साथ में'],
      ['रास्ते में पंक्चर', 'दस किलोमीटर तक, दिन-रात'],
    ],
    faq: [
      ['लोगों को साइज़ कैसे पता चले?', 'लिखें कि टायर पर कहाँ छपा होता है; या वे फ़ोटो भेज दें।'],
      ['रात के फ़ोन सहायक को जाएँ।', 'उसका नंबर “रात” नाम से जोड़ें।'],
      ['दाम कार्ड पर लिखूँ?', 'उन दस साइज़ के जो सबके पास हैं; बाक़ी फ़ोटो से पूछ लेते हैं।'],
      ['वारंटी देखी जा सकती है?', 'कंपनी के पेज का लिंक जोड़ें; दुकान तक का चक्कर बचता है।'],
    ],
    reasons: ['बनने की तारीख़ पढ़कर'],
  },
  gu: {
    title: 'ટાયર અને બેટરીની દુકાન માટે ડિજિટલ કાર્ડ',
    seo: 'કાર, બાઇક, ટ્રક અને ટ્રેક્ટરનાં ટાયર, બેટરી, એલાઇનમેન્ટ અને રસ્તામાં મદદ: સાઇઝ અને ભાવ, એક લિંક પર.',
    lead: 'ટાયરમાં પંક્ચર છે, વરસાદ શરૂ થયો અને ઝાડ પર લખેલો નંબર ધોવાઈ ગયો. મિત્રે મોકલેલી લિંક હજી ચાલે છે.',
    about:
      'ટાયર ચડાવતા પહેલાં બન્યાની તારીખ વાંચીને સંભળાવીએ. સોય સ્થિર થાય ત્યાં સુધી પૈડું બેલેન્સ થાય, નટ ગનથી જ નહીં, હાથે પણ કસાય, અને જૂની બેટરી નવી પર ચારસો રૂપિયા ઘટાડે.',
    products: [
      ['કારનાં ટાયર', '12 થી 18 ઇંચ, ટ્યુબલેસ'],
      ['ટુ-વ્હીલર ટાયર', 'ટ્યુબ સાથે કે વગર, તરત ફિટ'],
      ['ટ્રક અને ટ્રેક્ટરનાં ટાયર', 'નવાં અને રિટ્રેડ'],
      ['બેટરી', 'કાર, ઇન્વર્ટર અને ટુ-વ્હીલર, વોરંટી કાર્ડ સાથે'],
      ['એલાઇનમેન્ટ અને બેલેન્સિંગ', 'કમ્પ્યુટરથી, પ્રિન્ટ સાથે'],
      ['રસ્તામાં પંક્ચર', 'દસ કિલોમીટર સુધી, દિવસ-રાત'],
    ],
    faq: [
      ['લોકોને સાઇઝ કેવી રીતે ખબર પડે?', 'લખો કે ટાયર પર ક્યાં છાપેલી હોય છે; કે તેઓ ફોટો મોકલે.'],
      ['રાતના ફોન હેલ્પરને જાય.', 'એનો નંબર “રાત” નામે ઉમેરો.'],
      ['ભાવ કાર્ડ પર લખું?', 'એ દસ સાઇઝના જે બધા પાસે છે; બાકી ફોટાથી પૂછે.'],
      ['વોરંટી જોઈ શકાય?', 'કંપનીના પેજની લિંક જોડો; દુકાન સુધીનો ધક્કો બચે.'],
    ],
    reasons: ['બન્યાની તારીખ વાંચીને'],
  },
}
