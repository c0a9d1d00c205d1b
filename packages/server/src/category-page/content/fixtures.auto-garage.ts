import type { WrittenPage } from './rules.ts'

/** Auto Garage. */
export const autoGarage: WrittenPage = {
  category: 'Auto Garage',
  links: ['Google Maps', 'Google review', 'WhatsApp', 'Instagram', 'Price list'],
  designs: ['garage', 'bazaar', 'monsoon'],
  en: {
    title: 'A digital card for your garage',
    seo: 'Service menu, call button, directions and UPI for car and bike garages on one link. Customers find you when the engine will not start.',
    lead: 'When a bike stops on the road, nobody looks for a visiting card. One link with your number, your place and your service menu is enough.',
    about:
      'We service and repair cars and two-wheelers of all makes. You hear what is wrong and what it will cost before we open the first bolt, and old parts are handed back to you.',
    products: [
      ['General service', 'Oil, filters, brakes and a 30-point check'],
      ['Engine repair', 'Noise, smoke or loss of power found and mended'],
      ['Denting and painting', 'Scratches and dents, paint matched to the car'],
      ['Clutch and brake work', 'Plates, pads and cables changed the same day'],
      ['Car AC service', 'Gas filling, cooling check and cabin filter'],
      ['Breakdown help', 'We come to where the vehicle stands'],
    ],
    faq: [
      [
        'Can a customer call me straight from the card?',
        'Yes. The call button stays at the foot of the screen, and the map opens with the way to your garage.',
      ],
      [
        'Do I have to show labour charges?',
        'Only if you like. A service may stand without a price, and the customer asks for it on WhatsApp.',
      ],
      [
        'Can I send the card after a service?',
        'Send the link with the bill. It has the number for next time, and a place to leave stars and a few words.',
      ],
      [
        'What if my workshop timings change?',
        'Change them once in the editor; every link and QR code you gave away shows the new hours.',
      ],
    ],
    reasons: ['Old parts returned to you', 'Estimate before work begins'],
  },
  hi: {
    title: 'आपके गैराज के लिए डिजिटल कार्ड',
    seo: 'कार और बाइक गैराज के लिए सर्विस की सूची, कॉल बटन, रास्ता और यूपीआई एक ही लिंक पर। गाड़ी रुकते ही ग्राहक आप तक पहुँचे।',
    lead: 'सड़क पर बाइक बंद हो जाए तो कोई विज़िटिंग कार्ड नहीं ढूँढता। नंबर, पता और काम की सूची वाला एक लिंक ही काम आता है।',
    about:
      'हम हर कंपनी की कार और दोपहिया की सर्विस और मरम्मत करते हैं। काम शुरू करने से पहले ख़राबी और ख़र्च दोनों बता देते हैं, और निकाले हुए पुर्ज़े आपको लौटा देते हैं।',
    products: [
      ['जनरल सर्विस', 'तेल, फ़िल्टर, ब्रेक और 30 बातों की जाँच'],
      ['इंजन की मरम्मत', 'आवाज़, धुआँ या कम ताक़त का कारण ढूँढकर ठीक करना'],
      ['डेंटिंग और पेंटिंग', 'खरोंच और गड्ढे ठीक, रंग गाड़ी से मिलता हुआ'],
      ['क्लच और ब्रेक का काम', 'प्लेट, पैड और केबल उसी दिन बदली जाती हैं'],
      ['कार एसी सर्विस', 'गैस भरना, ठंडक की जाँच और केबिन फ़िल्टर'],
      ['रास्ते में मदद', 'जहाँ गाड़ी खड़ी हो, हम वहीं पहुँचते हैं'],
    ],
    faq: [
      [
        'क्या ग्राहक कार्ड से सीधे कॉल कर सकता है?',
        'हाँ। कॉल का बटन स्क्रीन के नीचे हमेशा दिखता है और नक़्शे पर गैराज तक का रास्ता खुल जाता है।',
      ],
      ['क्या मज़दूरी का दाम दिखाना ज़रूरी है?', 'नहीं। सर्विस बिना दाम के भी रख सकते हैं; ग्राहक व्हाट्सऐप पर पूछ लेता है।'],
      [
        'सर्विस के बाद कार्ड कैसे भेजूँ?',
        'बिल के साथ लिंक भेज दें। अगली बार का नंबर उसी में है, और ग्राहक सितारे और दो शब्द भी छोड़ सकता है।',
      ],
      ['गैराज का समय बदल जाए तो?', 'एडिटर में एक बार बदल दें; पहले बाँटे गए हर लिंक और क्यूआर पर नया समय दिखेगा।'],
    ],
    reasons: ['निकाले हुए पुर्ज़े आपके हाथ में', 'काम से पहले ख़र्च का अंदाज़ा'],
  },
  gu: {
    title: 'તમારા ગેરેજ માટે ડિજિટલ કાર્ડ',
    seo: 'કાર અને બાઇક ગેરેજ માટે સર્વિસની યાદી, કૉલ બટન, રસ્તો અને UPI એક જ લિંક પર. ગાડી અટકે ત્યારે ગ્રાહક તમને તરત શોધે.',
    lead: 'રસ્તામાં બાઇક બંધ પડે ત્યારે કોઈ વિઝિટિંગ કાર્ડ શોધતું નથી. નંબર, સરનામું અને કામની યાદીવાળી એક લિંક પૂરતી છે.',
    about:
      'અમે દરેક કંપનીની કાર અને ટુ-વ્હીલરની સર્વિસ અને રિપેરિંગ કરીએ છીએ. કામ શરૂ કરતાં પહેલાં ખામી અને ખર્ચ બંને કહીએ છીએ, અને કાઢેલા પાર્ટ તમને પાછા આપીએ છીએ.',
    products: [
      ['જનરલ સર્વિસ', 'ઓઇલ, ફિલ્ટર, બ્રેક અને 30 બાબતોની તપાસ'],
      ['એન્જિન રિપેરિંગ', 'અવાજ, ધુમાડો કે ઓછી તાકાતનું કારણ શોધીને ઠીક કરવું'],
      ['ડેન્ટિંગ અને પેઇન્ટિંગ', 'ઘસરકા અને ગોબા દૂર, રંગ ગાડી સાથે મળતો'],
      ['ક્લચ અને બ્રેકનું કામ', 'પ્લેટ, પેડ અને કેબલ તે જ દિવસે બદલાય'],
      ['કાર એસી સર્વિસ', 'ગેસ ભરવો, ઠંડકની તપાસ અને કેબિન ફિલ્ટર'],
      ['રસ્તામાં મદદ', 'ગાડી જ્યાં ઊભી હોય ત્યાં અમે પહોંચીએ છીએ'],
    ],
    faq: [
      ['ગ્રાહક કાર્ડ પરથી સીધો ફોન કરી શકે?', 'હા. કૉલ બટન સ્ક્રીનના તળિયે રહે છે અને નકશામાં ગેરેજ સુધીનો રસ્તો ખૂલે છે.'],
      ['મજૂરીના ભાવ બતાવવા જરૂરી છે?', 'ના. સર્વિસ ભાવ વગર પણ મૂકી શકાય; ગ્રાહક વોટ્સએપ પર પૂછી લે છે.'],
      [
        'સર્વિસ પછી કાર્ડ કેવી રીતે મોકલું?',
        'બિલ સાથે લિંક મોકલી દો. બીજી વાર માટેનો નંબર એમાં જ છે, અને ગ્રાહક સ્ટાર અને બે શબ્દ પણ લખી શકે છે.',
      ],
      ['ગેરેજનો સમય બદલાય તો?', 'એડિટરમાં એક વાર બદલો; આપેલી દરેક લિંક અને QR પર નવો સમય દેખાશે.'],
    ],
    reasons: ['કાઢેલા પાર્ટ તમારા હાથમાં', 'કામ પહેલાં ખર્ચનો અંદાજ'],
  },
}
