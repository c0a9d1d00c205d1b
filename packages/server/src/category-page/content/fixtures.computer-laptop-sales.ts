import type { WrittenPage } from './rules.ts'

/** Computer & Laptop Sales. */
export const computerLaptopSales: WrittenPage = {
  category: 'Computer & Laptop Sales',
  links: ['WhatsApp', 'Google Maps', 'Amazon', 'Google review', 'Price list', 'Instagram'],
  designs: ['bazaar', 'minimal', 'garage'],
  en: {
    title: 'A digital card for computer and laptop shops',
    seo: 'New and refurbished laptops, repair rates, printers and CCTV on one link with WhatsApp enquiry and UPI.',
    lead: 'A student asks for a laptop under thirty thousand. Send the card instead of typing the same list again.',
    about:
      'We ask what you will do with it before we show a laptop. Assembled machines are tested overnight, data is copied to the new one while you wait, and there is a person in the shop who lifts the phone afterwards.',
    products: [
      ['New laptops', 'For study, office and design'],
      ['Refurbished laptops', 'Checked, cleaned and with our warranty'],
      ['Desktop to order', 'Parts chosen for your work and budget'],
      ['Repair and upgrades', 'SSD, RAM, screen, hinge and keyboard'],
      ['Printers and cartridges', 'Sale, refill and service'],
      ['Data recovery', 'From disks, cards and pen drives'],
    ],
    faq: [
      [
        'Models change every month. Is that much work?',
        'Copy an entry, change name and price, take out the old one; it is done while a customer waits.',
      ],
      [
        'Can I list used machines one by one?',
        'Yes, each with its own pictures and grade, and switch it off when it is sold.',
      ],
      [
        'Offices want quotations.',
        'They tap the mail button or send the list on WhatsApp; your GSTIN is on the page.',
      ],
      [
        'Will the page load on slow phones?',
        'It is plain and light and needs no app, so it opens on the phone somebody wants to replace.',
      ],
    ],
    reasons: ['Tested overnight before you get it'],
  },
  hi: {
    title: 'कंप्यूटर और लैपटॉप की दुकान का डिजिटल कार्ड',
    seo: 'नए और रीफ़र्बिश्ड लैपटॉप, मरम्मत के दाम, प्रिंटर और सीसीटीवी एक लिंक पर, व्हाट्सऐप पूछताछ और यूपीआई के साथ।',
    lead: 'कोई विद्यार्थी तीस हज़ार में लैपटॉप पूछे तो वही सूची दोबारा मत लिखें, कार्ड भेज दें।',
    about:
      'लैपटॉप दिखाने से पहले हम पूछते हैं कि उस पर क्या करना है। असेंबल मशीन रात भर चलाकर जाँची जाती है, पुराना डेटा आपके सामने नए में आ जाता है, और बाद में फ़ोन उठाने वाला भी दुकान में मिलता है।',
    products: [
      ['नए लैपटॉप', 'पढ़ाई, दफ़्तर और डिज़ाइन के लिए'],
      ['रीफ़र्बिश्ड लैपटॉप', 'जाँचे हुए, साफ़ और हमारी वारंटी के साथ'],
      ['ऑर्डर पर डेस्कटॉप', 'काम और बजट के हिसाब से पुर्ज़े'],
      ['मरम्मत और अपग्रेड', 'एसएसडी, रैम, स्क्रीन, कब्ज़ा और कीबोर्ड'],
      ['प्रिंटर और कार्ट्रिज', 'बिक्री, रीफ़िल और सर्विस'],
      ['डेटा रिकवरी', 'डिस्क, कार्ड और पेन ड्राइव से'],
    ],
    faq: [
      [
        'मॉडल हर महीने बदलते हैं, मेहनत ज़्यादा होगी?',
        'पुरानी प्रविष्टि की कॉपी लें, नाम और दाम बदलें, पुरानी हटाएँ; ग्राहक के बैठे-बैठे हो जाता है।',
      ],
      ['क्या पुरानी मशीनें एक-एक करके डाल सकता हूँ?', 'हाँ, हर एक अपनी तस्वीर और ग्रेड के साथ; बिकने पर बंद कर दें।'],
      ['दफ़्तर वाले कोटेशन माँगते हैं।', 'वे ई-मेल बटन दबाते हैं या सूची व्हाट्सऐप पर भेजते हैं; आपका जीएसटी नंबर पेज पर है।'],
      [
        'क्या धीमे फ़ोन पर भी खुलेगा?',
        'पेज सादा और हल्का है, ऐप नहीं चाहिए; उस फ़ोन पर भी खुलता है जिसे कोई बदलना चाहता है।',
      ],
    ],
    reasons: ['देने से पहले रात भर की जाँच'],
  },
  gu: {
    title: 'કમ્પ્યુટર અને લેપટોપની દુકાન માટે ડિજિટલ કાર્ડ',
    seo: 'નવા અને રિફર્બિશ્ડ લેપટોપ, રિપેરિંગના ભાવ, પ્રિન્ટર અને CCTV એક લિંક પર, વોટ્સએપ પૂછપરછ અને UPI સાથે.',
    lead: 'કોઈ વિદ્યાર્થી ત્રીસ હજારમાં લેપટોપ પૂછે તો એ જ યાદી ફરી ન લખો, કાર્ડ મોકલી દો.',
    about:
      'લેપટોપ બતાવતાં પહેલાં અમે પૂછીએ છીએ કે તેના પર શું કરવું છે. એસેમ્બલ મશીન આખી રાત ચલાવીને તપાસાય છે, જૂનો ડેટા તમારી સામે નવામાં આવી જાય છે, અને પછી ફોન ઉપાડનાર માણસ પણ દુકાને મળે છે.',
    products: [
      ['નવા લેપટોપ', 'ભણવા, ઓફિસ અને ડિઝાઇન માટે'],
      ['રિફર્બિશ્ડ લેપટોપ', 'તપાસેલા, સાફ અને અમારી વોરંટી સાથે'],
      ['ઓર્ડરથી ડેસ્કટોપ', 'કામ અને બજેટ પ્રમાણે પાર્ટ'],
      ['રિપેરિંગ અને અપગ્રેડ', 'SSD, રેમ, સ્ક્રીન, મિજાગરું અને કીબોર્ડ'],
      ['પ્રિન્ટર અને કાર્ટ્રિજ', 'વેચાણ, રિફિલ અને સર્વિસ'],
      ['ડેટા રિકવરી', 'ડિસ્ક, કાર્ડ અને પેન ડ્રાઇવમાંથી'],
    ],
    faq: [
      [
        'મોડેલ દર મહિને બદલાય છે, મહેનત વધુ થાય?',
        'જૂની નોંધની કોપી લો, નામ અને ભાવ બદલો, જૂની કાઢી નાખો; ગ્રાહક બેઠો હોય ત્યાં થઈ જાય.',
      ],
      ['જૂનાં મશીન એક-એક કરીને મૂકી શકાય?', 'હા, દરેક પોતાના ફોટા અને ગ્રેડ સાથે; વેચાય ત્યારે બંધ કરી દો.'],
      ['ઓફિસવાળા કોટેશન માગે છે.', 'તે ઈમેલ બટન દબાવે છે કે યાદી વોટ્સએપ પર મોકલે છે; તમારો GST નંબર પેજ પર છે.'],
      ['ધીમા ફોનમાં પણ ખૂલશે?', 'પેજ સાદું અને હળવું છે, એપ જોઈતી નથી; જે ફોન બદલવો છે તેમાં પણ ખૂલે છે.'],
    ],
    reasons: ['આપતાં પહેલાં આખી રાતની તપાસ'],
  },
}
