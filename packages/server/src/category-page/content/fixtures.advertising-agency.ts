import type { WrittenPage } from './rules.ts'

/** Advertising Agency. */
export const advertisingAgency: WrittenPage = {
  category: 'Advertising Agency',
  links: ['Portfolio', 'Instagram', 'WhatsApp', 'Google Maps', 'Brochure', 'LinkedIn'],
  designs: ['studio', 'ledger', 'minimal'],
  without: ['No due date missed', 'On-time delivery'],
  en: {
    title: 'A digital card for advertising agencies',
    seo: 'Hoardings, newspaper, radio and shop boards: show past work, rate cards and your studio’s number on one link for clients.',
    lead: 'A client with a sale on Saturday calls three agencies on Monday. The one whose work opens on the phone gets the first meeting.',
    about:
      'We plan where your money is seen: the hoarding on the bypass, the half page on Sunday, the jingle before the evening news. You get photographs of every site with its date, and one bill in place of nine.',
    products: [
      ['Hoardings and unipoles', 'Site list with size, traffic and monthly rent'],
      ['Newspaper advertisements', 'Display, classified and appointment pages, at edition rates'],
      ['Radio spots', 'Script, voice and slots on local FM'],
      ['Shop boards and signage', 'LED, flex and acrylic, put up by our fitters'],
      ['Auto and bus branding', 'Full wrap or back panel, with a route list'],
      ['Brand identity', 'Logo, colours and stationery of one family'],
    ],
    faq: [
      [
        'Can I show the sites that are free this month?',
        'Keep them as services with a photo each; switch off what is booked and it comes back with a tap.',
      ],
      [
        'My rate card changes with every edition.',
        'Attach it as a PDF; when the new one comes, replace the file and the link stays.',
      ],
      [
        'Can different clients reach different people?',
        'Add numbers with labels such as media, creative and accounts; the visitor taps the right one.',
      ],
      [
        'How do I show a campaign film?',
        'Paste its YouTube address; it plays on the page and loads only when somebody presses play.',
      ],
    ],
    reasons: ['Photo proof of every site'],
  },
  hi: {
    title: 'विज्ञापन एजेंसी के लिए डिजिटल कार्ड',
    seo: 'होर्डिंग, अख़बार, रेडियो और दुकान के बोर्ड: पुराना काम, रेट कार्ड और स्टूडियो का नंबर, ग्राहक के लिए एक ही लिंक पर।',
    lead: 'शनिवार की सेल वाला ग्राहक सोमवार को तीन एजेंसियों को फ़ोन करता है। जिसका काम फ़ोन पर खुल जाए, पहली मुलाक़ात उसी की।',
    about:
      'हम तय करते हैं कि आपका पैसा कहाँ दिखे: बाइपास का होर्डिंग, इतवार का आधा पन्ना, शाम के समाचार से पहले का जिंगल। हर जगह की तारीख़ वाली तस्वीर मिलती है, और नौ की जगह एक बिल।',
    products: [
      ['होर्डिंग और यूनिपोल', 'नाप, आवाजाही और महीने के किराए के साथ जगहों की सूची'],
      ['अख़बार के विज्ञापन', 'डिस्प्ले, क्लासिफ़ाइड और नियुक्ति, संस्करण की दर पर'],
      ['रेडियो स्पॉट', 'स्क्रिप्ट, आवाज़ और स्थानीय एफ़एम पर समय'],
      ['दुकान के बोर्ड', 'एलईडी, फ़्लेक्स और एक्रिलिक, हमारे कारीगर लगाते हैं'],
      ['ऑटो और बस पर विज्ञापन', 'पूरी गाड़ी या पीछे का पैनल, रूट की सूची सहित'],
      ['ब्रांड की पहचान', 'लोगो, रंग और स्टेशनरी एक ही ढंग में'],
    ],
    faq: [
      [
        'इस महीने ख़ाली जगहें दिखा सकता हूँ?',
        'हर जगह को तस्वीर के साथ सेवा बनाएँ; जो बुक हो उसे बंद कर दें, एक टैप में लौट आती है।',
      ],
      ['हर संस्करण पर रेट कार्ड बदल जाता है।', 'उसे पीडीएफ़ में जोड़ें; नया आए तो फ़ाइल बदलें, लिंक वही रहता है।'],
      ['अलग काम के लिए अलग व्यक्ति का नंबर?', 'मीडिया, डिज़ाइन और हिसाब नाम से नंबर जोड़ें; ग्राहक सही वाला दबाता है।'],
      ['विज्ञापन की फ़िल्म कैसे दिखाऊँ?', 'यूट्यूब का पता चिपकाएँ; पेज पर ही चलती है, और दबाने पर ही लोड होती है।'],
    ],
    reasons: ['हर जगह की फ़ोटो सबूत के साथ'],
  },
  gu: {
    title: 'જાહેરાત એજન્સી માટે ડિજિટલ કાર્ડ',
    seo: 'હોર્ડિંગ, છાપું, રેડિયો અને દુકાનનાં બોર્ડ: કરેલું કામ, રેટ કાર્ડ અને સ્ટુડિયોનો નંબર, ક્લાયન્ટ માટે એક જ લિંક પર.',
    lead: 'શનિવારે સેલ રાખનાર વેપારી સોમવારે ત્રણ એજન્સીને ફોન કરે છે. જેનું કામ ફોનમાં ખૂલે, પહેલી મીટિંગ એની.',
    about:
      'તમારા પૈસા ક્યાં દેખાય તે અમે ગોઠવીએ છીએ: બાયપાસનું હોર્ડિંગ, રવિવારનું અડધું પાનું, સાંજના સમાચાર પહેલાંની જિંગલ. દરેક જગ્યાનો તારીખવાળો ફોટો મળે છે, અને નવ બિલને બદલે એક.',
    products: [
      ['હોર્ડિંગ અને યુનિપોલ', 'માપ, અવરજવર અને માસિક ભાડા સાથે જગ્યાની યાદી'],
      ['છાપામાં જાહેરાત', 'ડિસ્પ્લે, ક્લાસિફાઇડ અને ભરતી, આવૃત્તિના ભાવે'],
      ['રેડિયો સ્પોટ', 'સ્ક્રિપ્ટ, અવાજ અને સ્થાનિક એફએમ પર સમય'],
      ['દુકાનનાં બોર્ડ', 'LED, ફ્લેક્સ અને એક્રિલિક, અમારા કારીગર લગાવે'],
      ['રિક્ષા અને બસ પર જાહેરાત', 'આખી ગાડી કે પાછળની પેનલ, રૂટની યાદી સાથે'],
      ['બ્રાન્ડની ઓળખ', 'લોગો, રંગ અને સ્ટેશનરી એક જ શૈલીમાં'],
    ],
    faq: [
      [
        'આ મહિને ખાલી જગ્યાઓ બતાવી શકાય?',
        'દરેક જગ્યાને ફોટા સાથે સેવા તરીકે મૂકો; બુક થાય તો બંધ કરો, એક ટૅપમાં પાછી આવે.',
      ],
      ['દરેક આવૃત્તિએ રેટ કાર્ડ બદલાય છે.', 'PDF તરીકે જોડો; નવું આવે ત્યારે ફાઇલ બદલો, લિંક એ જ રહે છે.'],
      ['જુદા કામ માટે જુદી વ્યક્તિનો નંબર રખાય?', 'મીડિયા, ડિઝાઇન અને હિસાબ એવા નામે નંબર ઉમેરો; ક્લાયન્ટ સાચો દબાવે.'],
      ['જાહેરાતની ફિલ્મ કેવી રીતે બતાવું?', 'YouTube નું સરનામું મૂકો; પેજ પર જ ચાલે છે, દબાવે ત્યારે જ લોડ થાય છે.'],
    ],
    reasons: ['દરેક જગ્યાનો ફોટો પુરાવો'],
  },
}
