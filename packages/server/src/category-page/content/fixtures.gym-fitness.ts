import type { WrittenPage } from './rules.ts'

/** Gym & Fitness. */
export const gymFitness: WrittenPage = {
  category: 'Gym & Fitness',
  links: ['Instagram', 'YouTube', 'Google Maps', 'Google review', 'WhatsApp', 'Price list'],
  designs: ['studio', 'garage', 'monsoon'],
  without: [
    'Trained artists',
    'Packages for brides',
    'Good brands only',
    'Clean tools for each guest',
    'On-time delivery',
  ],
  en: {
    title: 'A digital card for gyms and fitness studios',
    seo: 'Membership plans, batch timings, trainers and a free trial of your gym on one link that members pass on.',
    lead: 'January brings crowds, the card keeps them: plans, timings and trainers where a friend can forward them.',
    about:
      'Nobody is left alone with a machine. In the first week a trainer writes your plan, in the fourth we measure together, and ladies have the floor to themselves from four to six.',
    products: [
      ['Monthly membership', 'All machines and one group class a day'],
      ['Yearly membership', 'With two months to pause'],
      ['Personal training', 'One trainer, one hour, one goal'],
      ['Zumba and aerobics', 'Morning and evening'],
      ['Diet consultation', 'For Indian kitchens, weighed and reviewed'],
      ['Ladies’ batch', 'Female trainers only'],
    ],
    faq: [
      [
        'How do I show batches by the hour?',
        'Enter them as classes; the card sorts them by weekday and time.',
      ],
      ['May members’ results be shown?', 'With their consent, in an album, and without promises of kilos.'],
      [
        'Trial passes: how do people ask for one?',
        'Make “One free day” a service without a price; the enquiry comes with a name.',
      ],
      [
        'Do I have to change the card when trainers leave?',
        'Name the team, not the persons, or change one line; it takes a minute.',
      ],
    ],
    reasons: ['A written plan in the first week', 'Ladies’ hours each day', 'Trainer on the floor all day'],
  },
  hi: {
    title: 'जिम और फ़िटनेस के लिए डिजिटल कार्ड',
    seo: 'सदस्यता, बैच का समय, ट्रेनर और मुफ़्त ट्रायल: आपके जिम का एक लिंक जो सदस्य ख़ुद आगे भेजते हैं।',
    lead: 'जनवरी भीड़ लाती है, कार्ड उसे रोकता है: प्लान, समय और ट्रेनर ऐसी जगह जहाँ से दोस्त आगे भेज सकें।',
    about:
      'यहाँ किसी को मशीन के साथ अकेला नहीं छोड़ते। पहले हफ़्ते में ट्रेनर आपकी योजना लिखता है, चौथे में साथ बैठकर नाप लेते हैं, और चार से छह बजे का समय सिर्फ़ महिलाओं का है।',
    products: [
      ['महीने की सदस्यता', 'सभी मशीनें और रोज़ एक ग्रुप क्लास'],
      ['साल की सदस्यता', 'दो महीने रोकने की छूट'],
      ['पर्सनल ट्रेनिंग', 'एक ट्रेनर, एक घंटा, एक लक्ष्य'],
      ['ज़ुम्बा और एरोबिक्स', 'सुबह और शाम'],
      ['आहार की सलाह', 'भारतीय रसोई के हिसाब से'],
      ['महिलाओं का बैच', 'सिर्फ़ महिला ट्रेनर'],
    ],
    faq: [
      ['घंटे के हिसाब से बैच कैसे दिखाऊँ?', 'उन्हें क्लास बनाएँ; कार्ड दिन और समय से ख़ुद जमाता है।'],
      ['सदस्यों के नतीजे दिखा सकता हूँ?', 'उनकी अनुमति से एल्बम में, और किलो का वादा किए बिना।'],
      ['ट्रायल पास लोग कैसे माँगें?', '“एक दिन मुफ़्त” नाम की सेवा बिना दाम के रखें; पूछताछ नाम के साथ आती है।'],
      ['ट्रेनर बदल जाए तो कार्ड बदलना पड़ेगा?', 'व्यक्ति नहीं, टीम का नाम लिखें, या एक पंक्ति बदलें; एक मिनट लगता है।'],
    ],
    reasons: ['पहले हफ़्ते में लिखी हुई योजना', 'रोज़ महिलाओं का अलग समय', 'दिन भर ट्रेनर मौजूद'],
  },
  gu: {
    title: 'જિમ અને ફિટનેસ માટે ડિજિટલ કાર્ડ',
    seo: 'મેમ્બરશિપ, બેચનો સમય, ટ્રેનર અને મફત ટ્રાયલ: તમારા જિમની એક લિંક જે સભ્યો જાતે આગળ મોકલે છે.',
    lead: 'જાન્યુઆરી ભીડ લાવે છે, કાર્ડ તેને ટકાવે છે: પ્લાન, સમય અને ટ્રેનર એવી જગ્યાએ જ્યાંથી મિત્ર આગળ મોકલી શકે.',
    about:
      'અહીં કોઈને મશીન સાથે એકલા મૂકતા નથી. પહેલા અઠવાડિયે ટ્રેનર તમારો પ્લાન લખે છે, ચોથામાં સાથે બેસીને માપ લઈએ છીએ, અને ચારથી છનો સમય ફક્ત બહેનોનો છે.',
    products: [
      ['મહિનાની મેમ્બરશિપ', 'બધાં મશીન અને રોજ એક ગ્રુપ ક્લાસ'],
      ['વર્ષની મેમ્બરશિપ', 'બે મહિના અટકાવવાની છૂટ'],
      ['પર્સનલ ટ્રેનિંગ', 'એક ટ્રેનર, એક કલાક, એક લક્ષ્ય'],
      ['ઝુમ્બા અને એરોબિક્સ', 'સવાર અને સાંજ'],
      ['આહારની સલાહ', 'ભારતીય રસોડા પ્રમાણે'],
      ['બહેનોની બેચ', 'ફક્ત મહિલા ટ્રેનર'],
    ],
    faq: [
      ['કલાક પ્રમાણે બેચ કેવી રીતે બતાવું?', 'તેને ક્લાસ બનાવો; કાર્ડ દિવસ અને સમય પ્રમાણે જાતે ગોઠવે છે.'],
      ['સભ્યોનાં પરિણામ બતાવાય?', 'તેમની સંમતિથી આલ્બમમાં, અને કિલોનાં વચન આપ્યા વગર.'],
      ['ટ્રાયલ પાસ લોકો કેવી રીતે માગે?', '“એક દિવસ મફત” નામની સેવા ભાવ વગર રાખો; પૂછપરછ નામ સાથે આવે છે.'],
      ['ટ્રેનર બદલાય તો કાર્ડ બદલવું પડે?', 'વ્યક્તિ નહીં, ટીમનું નામ લખો, કે એક લીટી બદલો; એક મિનિટ લાગે છે.'],
    ],
    reasons: ['પહેલા અઠવાડિયે લખેલો પ્લાન', 'રોજ બહેનોનો અલગ સમય', 'આખો દિવસ ટ્રેનર હાજર'],
  },
}
