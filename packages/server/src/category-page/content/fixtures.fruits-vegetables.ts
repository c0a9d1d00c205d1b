import type { WrittenPage } from './rules.ts'

/** Fruits & Vegetables. */
export const fruitsVegetables: WrittenPage = {
  category: 'Fruits & Vegetables',
  links: ['WhatsApp', 'Google Maps', 'UPI ID', 'JioMart', 'WhatsApp group'],
  designs: ['bazaar', 'thali', 'monsoon'],
  without: ['Cooked fresh every day', 'Pure ghee and clean oil', 'Jain food on request', 'Spotless kitchen'],
  en: {
    title: 'A digital card for fruit and vegetable shops',
    seo: 'Today’s fruit and vegetables with rates by the kilo, home delivery and UPI of your stall on one link for the whole society.',
    lead: 'At seven the society’s group wakes up and asks what is fresh. Your link is the answer, every day, without typing a list.',
    about:
      'We buy before dawn and sell before night; what is left goes to the cowshed. Coriander comes free, mangoes are ripened in straw, and if a papaya is not sweet, tomorrow’s is yours.',
    products: [
      ['Leafy greens', 'Spinach, fenugreek and coriander, washed'],
      ['Everyday vegetables', 'Potato, onion, tomato and what is in season'],
      ['Seasonal fruit', 'Mango, custard apple, guava and grapes'],
      ['Exotic', 'Broccoli, avocado, kiwi and dragon fruit'],
      ['Cut and cleaned', 'Ready for the pan, to order by evening'],
      ['Crates for weddings and caterers', 'At mandi rate, before six'],
    ],
    faq: [
      [
        'Rates change daily. Is that not a lot of work?',
        'Change only the four that moved; the others stand. It takes a minute on the phone.',
      ],
      [
        'How do flats order?',
        'They tick kilos on the card; one message comes with items, sum, name and flat number.',
      ],
      [
        'Can I switch off what is sold out?',
        'One tap, and it is marked as not there; one tap in the morning brings it back.',
      ],
      [
        'Is the price for a kilo or 250 grams?',
        'You say so on each product; customers see it beside the price.',
      ],
    ],
    reasons: ['Not sweet? Tomorrow’s is yours'],
  },
  hi: {
    title: 'फल और सब्ज़ी की दुकान का डिजिटल कार्ड',
    seo: 'आज के फल और सब्ज़ियाँ, किलो का भाव, घर पहुँच और यूपीआई: पूरी सोसाइटी के लिए आपकी दुकान का एक लिंक।',
    lead: 'सात बजे सोसाइटी का ग्रुप जागता है और पूछता है, आज ताज़ा क्या है। आपका लिंक ही जवाब है, रोज़ सूची लिखे बिना।',
    about:
      'भोर से पहले ख़रीदते हैं, रात से पहले बेच देते हैं; जो बचे वह गोशाला जाता है। धनिया मुफ़्त, आम पुआल में पकते हैं, और पपीता मीठा न निकले तो कल का आपका।',
    products: [
      ['हरी पत्तियाँ', 'पालक, मेथी और धनिया, धुले हुए'],
      ['रोज़ की सब्ज़ियाँ', 'आलू, प्याज़, टमाटर और मौसम की'],
      ['मौसमी फल', 'आम, शरीफ़ा, अमरूद और अंगूर'],
      ['विदेशी', 'ब्रोकली, एवोकाडो, कीवी और ड्रैगन फ़्रूट'],
      ['कटी और साफ़', 'कड़ाही के लिए तैयार, शाम तक ऑर्डर पर'],
      ['शादी और हलवाई के लिए क्रेट', 'मंडी भाव पर, छह बजे से पहले'],
    ],
    faq: [
      ['भाव रोज़ बदलता है, बहुत काम नहीं हो जाएगा?', 'जो चार बदले, वही बदलें; बाक़ी रहने दें। फ़ोन पर एक मिनट का काम है।'],
      ['फ़्लैट वाले कैसे मँगाएँ?', 'कार्ड पर किलो चुनते हैं; सामान, रक़म, नाम और फ़्लैट नंबर एक संदेश में आता है।'],
      ['जो ख़त्म हो जाए उसे बंद कर सकता हूँ?', 'एक टैप में “नहीं है” लग जाता है; सुबह एक टैप में लौट आता है।'],
      ['दाम किलो का है या पाव का?', 'हर प्रोडक्ट पर आप लिखते हैं; ग्राहक दाम के साथ ही देखता है।'],
    ],
    reasons: ['मीठा न हो तो कल का आपका'],
  },
  gu: {
    title: 'ફળ અને શાકભાજીની દુકાનનું ડિજિટલ કાર્ડ',
    seo: 'આજનાં ફળ અને શાક, કિલોનો ભાવ, ઘરે ડિલિવરી અને UPI: આખી સોસાયટી માટે તમારી દુકાનની એક લિંક.',
    lead: 'સાત વાગ્યે સોસાયટીનું ગ્રુપ જાગે અને પૂછે, આજે તાજું શું છે. તમારી લિંક જ જવાબ છે, રોજ યાદી લખ્યા વગર.',
    about:
      'પરોઢ પહેલાં ખરીદીએ, રાત પહેલાં વેચી દઈએ; વધે તે ગૌશાળામાં જાય. કોથમીર મફત, કેરી ઘાસમાં પાકે, અને પપૈયું મીઠું ન નીકળે તો કાલનું તમારું.',
    products: [
      ['લીલી ભાજી', 'પાલક, મેથી અને કોથમીર, ધોયેલી'],
      ['રોજનાં શાક', 'બટાકા, ડુંગળી, ટામેટાં અને ઋતુનાં'],
      ['ઋતુનાં ફળ', 'કેરી, સીતાફળ, જામફળ અને દ્રાક્ષ'],
      ['વિદેશી', 'બ્રોકોલી, એવોકાડો, કિવી અને ડ્રેગન ફ્રૂટ'],
      ['સમારેલું અને સાફ', 'કડાઈ માટે તૈયાર, સાંજ સુધીમાં ઓર્ડરથી'],
      ['લગ્ન અને રસોઇયા માટે કેરેટ', 'માર્કેટ ભાવે, છ વાગ્યા પહેલાં'],
    ],
    faq: [
      ['ભાવ રોજ બદલાય છે, બહુ કામ ન થાય?', 'જે ચાર બદલાયા તે જ બદલો; બાકીના રહેવા દો. ફોનમાં એક મિનિટનું કામ છે.'],
      ['ફ્લેટવાળા કેવી રીતે મંગાવે?', 'કાર્ડ પર કિલો પસંદ કરે; વસ્તુ, રકમ, નામ અને ફ્લેટ નંબર એક મેસેજમાં આવે.'],
      ['ખલાસ થાય તે બંધ કરી શકું?', 'એક ટૅપમાં “નથી” લાગી જાય; સવારે એક ટૅપમાં પાછું આવે.'],
      ['ભાવ કિલોનો છે કે અઢીસો ગ્રામનો?', 'દરેક પ્રોડક્ટ પર તમે લખો; ગ્રાહક ભાવની બાજુમાં જ જુએ.'],
    ],
    reasons: ['મીઠું ન હોય તો કાલનું તમારું'],
  },
}
