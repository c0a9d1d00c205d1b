import type { WrittenPage } from './rules.ts'

/** Courier & Parcel Service. */
export const courierParcelService: WrittenPage = {
  category: 'Courier & Parcel Service',
  links: ['WhatsApp', 'Google Maps', 'Website', 'Toll-free number', 'UPI ID'],
  designs: ['garage', 'monsoon', 'bazaar'],
  without: ['Repaired the same day', 'Genuine spare parts', 'Help on the road, 24×7', 'Warranty on our work'],
  en: {
    title: 'A digital card for courier and parcel counters',
    seo: 'Pick-up times, rates by weight, tracking and counter hours of your courier branch on one link for shops and homes.',
    lead: 'It is five o’clock, the last bag leaves at six. Whoever has your link knows whether the parcel still goes today.',
    about:
      'The bag leaves twice a day, at one and at six. You get the slip at your door, the weight is read in front of you, and if a parcel is late, we call before you do.',
    products: [
      ['Documents', 'Within the city the same evening'],
      ['Parcels all over India', 'Two to five days, by surface or by air'],
      ['International', 'Customs papers written by us'],
      ['Pick-up from your door', 'From three kilos without a charge'],
      ['Packing', 'Boxes, bubble wrap and fragile tape'],
      ['Monthly account for shops', 'One bill, cash on delivery paid out weekly'],
    ],
    faq: [
      [
        'Where do people track a parcel?',
        'Put the tracking page of your network in as a link, above everything else.',
      ],
      [
        'Can shops book pick-ups from the card?',
        'Yes: they choose the service, type how many parcels, and the order comes as a message.',
      ],
      ['The counter closes at lunch.', 'Hours take two spans a day; the page says when you open again.'],
      [
        'Do I have to write all rates?',
        'Three lines are enough: half a kilo in the city, in the state, in the country.',
      ],
    ],
    reasons: ['Bag leaves twice a day'],
  },
  hi: {
    title: 'कूरियर और पार्सल सेवा का डिजिटल कार्ड',
    seo: 'पिक-अप का समय, वज़न के हिसाब से दर, ट्रैकिंग और काउंटर के घंटे: दुकानों और घरों के लिए एक लिंक पर।',
    lead: 'पाँच बजे हैं, आख़िरी थैला छह बजे निकलता है। जिसके पास लिंक है वह जानता है कि पार्सल आज जाएगा या नहीं।',
    about:
      'थैला दिन में दो बार निकलता है, एक बजे और छह बजे। पर्ची दरवाज़े पर मिलती है, वज़न सामने होता है, और पार्सल देर हो तो फ़ोन पहले हमारा आता है।',
    products: [
      ['काग़ज़ात', 'शहर में उसी शाम'],
      ['पूरे भारत में पार्सल', 'दो से पाँच दिन, सड़क या हवाई'],
      ['विदेश', 'कस्टम के काग़ज़ हम भरते हैं'],
      ['घर से पिक-अप', 'तीन किलो से ऊपर मुफ़्त'],
      ['पैकिंग', 'डिब्बे, बबल रैप और नाज़ुक वाली टेप'],
      ['दुकानों का मासिक खाता', 'एक बिल, सीओडी का पैसा हर हफ़्ते'],
    ],
    faq: [
      ['पार्सल कहाँ देखें?', 'अपने नेटवर्क का ट्रैकिंग पेज लिंक में सबसे ऊपर लगाएँ।'],
      ['दुकानें कार्ड से पिक-अप बुक कर सकती हैं?', 'हाँ: सेवा चुनें, पार्सल की गिनती लिखें, ऑर्डर संदेश बनकर आता है।'],
      ['दोपहर में काउंटर बंद रहता है।', 'एक दिन में दो समय लिखे जा सकते हैं; दोबारा कब खुलेगा, पेज बताता है।'],
      ['सारी दरें लिखनी होंगी?', 'तीन पंक्तियाँ काफ़ी हैं: आधा किलो शहर में, राज्य में, देश में।'],
    ],
    reasons: ['थैला दिन में दो बार'],
  },
  gu: {
    title: 'કુરિયર અને પાર્સલ સેવા માટે ડિજિટલ કાર્ડ',
    seo: 'પિક-અપનો સમય, વજન પ્રમાણે ભાવ, ટ્રેકિંગ અને કાઉન્ટરનો સમય: દુકાન અને ઘર માટે એક લિંક પર.',
    lead: 'પાંચ વાગ્યા છે, છેલ્લી થેલી છ વાગ્યે નીકળે. જેની પાસે લિંક છે એ જાણે છે કે પાર્સલ આજે જશે કે નહીં.',
    about:
      'થેલી દિવસમાં બે વાર નીકળે, એક વાગ્યે અને છ વાગ્યે. સ્લિપ ઘરઆંગણે મળે, વજન સામે જ થાય, અને પાર્સલ મોડું હોય તો ફોન પહેલાં અમારો આવે.',
    products: [
      ['કાગળો', 'શહેરમાં એ જ સાંજે'],
      ['આખા ભારતમાં પાર્સલ', 'બે થી પાંચ દિવસ, રોડ કે હવાઈ'],
      ['વિદેશ', 'કસ્ટમના કાગળ અમે ભરીએ'],
      ['ઘરેથી પિક-અપ', 'ત્રણ કિલોથી ઉપર મફત'],
      ['પેકિંગ', 'બોક્સ, બબલ રેપ અને નાજુક માલની ટેપ'],
      ['દુકાનોનું માસિક ખાતું', 'એક બિલ, COD ના પૈસા દર અઠવાડિયે'],
    ],
    faq: [
      ['પાર્સલ ક્યાં જોવું?', 'તમારા નેટવર્કનું ટ્રેકિંગ પેજ લિંકમાં સૌથી ઉપર મૂકો.'],
      ['દુકાનો કાર્ડ પરથી પિક-અપ બુક કરી શકે?', 'હા: સેવા પસંદ કરો, પાર્સલની સંખ્યા લખો, ઓર્ડર મેસેજ બનીને આવે.'],
      ['બપોરે કાઉન્ટર બંધ રહે છે.', 'એક દિવસમાં બે સમય લખી શકાય; ફરી ક્યારે ખૂલશે તે પેજ કહે છે.'],
      ['બધા ભાવ લખવા પડે?', 'ત્રણ લીટી પૂરતી છે: અડધો કિલો શહેરમાં, રાજ્યમાં, દેશમાં.'],
    ],
    reasons: ['થેલી દિવસમાં બે વાર'],
  },
}
