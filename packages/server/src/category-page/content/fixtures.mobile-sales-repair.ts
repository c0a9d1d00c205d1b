import type { WrittenPage } from './rules.ts'

/** Mobile Sales & Repair. */
export const mobileSalesRepair: WrittenPage = {
  category: 'Mobile Sales & Repair',
  links: ['WhatsApp', 'Google Maps', 'Google review', 'Instagram', 'Price list', 'UPI ID'],
  designs: ['bazaar', 'garage', 'minimal'],
  without: ['Free pick-up and drop', 'Help on the road, 24×7', 'On-time delivery'],
  en: {
    title: 'A digital card for mobile shops',
    seo: 'Phones, accessories, screen and battery rates, exchange and instalments of your mobile shop on one link.',
    lead: 'The first question is always “how much for the screen”. Answer it once, on your card, for every model.',
    about:
      'Repairs are done at the open counter, so you see your phone all the time. Parts are shown before they go in, data stays untouched, and a screen that fails within ninety days is changed again.',
    products: [
      ['New phones', 'All leading brands, sealed and billed'],
      ['Screen replacement', 'Most models within an hour'],
      ['Battery and charging port', 'While you wait'],
      ['Software and unlocking', 'For phones with papers'],
      ['Exchange and used phones', 'Checked, with a seller’s slip'],
      ['Cases and chargers', 'Original and tested makes'],
    ],
    faq: [
      [
        'There are too many models for a list.',
        'List the ten you repair most and write “other models on request”; the enquiry names the model.',
      ],
      [
        'How do I show instalment offers?',
        'As a service with its terms in two lines, or in the first lines of the card during a sale.',
      ],
      [
        'Can I use my card as a price board?',
        'Yes, the QR code at the counter opens it, and you change the prices from behind it.',
      ],
      [
        'Customers worry about their photos.',
        'Say in the introduction how you handle data; it is the reason they read first.',
      ],
    ],
    reasons: ['Your phone in sight all the time'],
  },
  hi: {
    title: 'मोबाइल की दुकान के लिए डिजिटल कार्ड',
    seo: 'फ़ोन, एक्सेसरी, स्क्रीन और बैटरी के दाम, एक्सचेंज और किस्त: मोबाइल की दुकान का एक लिंक।',
    lead: 'पहला सवाल हमेशा यही होता है, “स्क्रीन कितने की”। हर मॉडल का जवाब एक बार कार्ड पर लिख दें।',
    about:
      'मरम्मत खुले काउंटर पर होती है, आपका फ़ोन हर समय आपकी नज़र में रहता है। पुर्ज़ा लगाने से पहले दिखाते हैं, डेटा को हाथ नहीं लगाते, और नब्बे दिन में स्क्रीन ख़राब हो तो फिर बदलते हैं।',
    products: [
      ['नए फ़ोन', 'सभी बड़े ब्रांड, सील और बिल के साथ'],
      ['स्क्रीन बदलना', 'ज़्यादातर मॉडल एक घंटे में'],
      ['बैटरी और चार्जिंग पोर्ट', 'आपके बैठे-बैठे'],
      ['सॉफ़्टवेयर और अनलॉक', 'काग़ज़ वाले फ़ोन के लिए'],
      ['एक्सचेंज और पुराने फ़ोन', 'जाँचे हुए, बेचने वाले की पर्ची के साथ'],
      ['कवर और चार्जर', 'असली और परखे हुए'],
    ],
    faq: [
      [
        'मॉडल इतने हैं कि सूची बन ही नहीं सकती।',
        'जो दस सबसे ज़्यादा आते हैं वे लिखें और “बाक़ी पूछने पर”; पूछताछ में मॉडल का नाम आता है।',
      ],
      ['किस्त के ऑफ़र कैसे दिखाऊँ?', 'दो पंक्तियों की शर्त के साथ एक सेवा बनाएँ, या सेल में कार्ड की पहली पंक्तियों में।'],
      ['क्या कार्ड को रेट बोर्ड बना सकता हूँ?', 'हाँ, काउंटर का क्यूआर उसे खोलता है और दाम आप पीछे से बदलते रहते हैं।'],
      ['ग्राहक अपनी तस्वीरों की चिंता करते हैं।', 'परिचय में लिखें कि डेटा कैसे सँभालते हैं; वे सबसे पहले यही पढ़ते हैं।'],
    ],
    reasons: ['फ़ोन हर समय आपकी नज़र में'],
  },
  gu: {
    title: 'મોબાઇલની દુકાન માટે ડિજિટલ કાર્ડ',
    seo: 'ફોન, એક્સેસરી, સ્ક્રીન અને બેટરીના ભાવ, એક્સચેન્જ અને હપ્તા: મોબાઇલની દુકાનની એક લિંક.',
    lead: 'પહેલો સવાલ હંમેશાં આ જ હોય છે, “સ્ક્રીનના કેટલા”. દરેક મોડેલનો જવાબ એક વાર કાર્ડ પર લખી દો.',
    about:
      'રિપેરિંગ ખુલ્લા કાઉન્ટર પર થાય છે, તમારો ફોન આખો વખત તમારી નજર સામે રહે છે. પાર્ટ નાખતાં પહેલાં બતાવીએ છીએ, ડેટાને અડતા નથી, અને નેવું દિવસમાં સ્ક્રીન બગડે તો ફરી બદલીએ છીએ.',
    products: [
      ['નવા ફોન', 'બધી મોટી બ્રાન્ડ, સીલ અને બિલ સાથે'],
      ['સ્ક્રીન બદલવી', 'મોટા ભાગનાં મોડેલ એક કલાકમાં'],
      ['બેટરી અને ચાર્જિંગ પોર્ટ', 'તમે બેઠા હો ત્યાં'],
      ['સોફ્ટવેર અને અનલોક', 'કાગળવાળા ફોન માટે'],
      ['એક્સચેન્જ અને જૂના ફોન', 'તપાસેલા, વેચનારની પાવતી સાથે'],
      ['કવર અને ચાર્જર', 'અસલી અને ચકાસેલાં'],
    ],
    faq: [
      ['મોડેલ એટલાં છે કે યાદી બને જ નહીં.', 'જે દસ સૌથી વધુ આવે તે લખો અને “બાકીનાં પૂછવાથી”; પૂછપરછમાં મોડેલનું નામ આવે છે.'],
      ['હપ્તાની ઓફર કેવી રીતે બતાવું?', 'બે લીટીની શરત સાથે એક સેવા બનાવો, કે સેલ વખતે કાર્ડની પહેલી લીટીઓમાં.'],
      ['કાર્ડને રેટ બોર્ડ બનાવી શકાય?', 'હા, કાઉન્ટરનો QR તેને ખોલે છે અને ભાવ તમે પાછળથી બદલતા રહો છો.'],
      ['ગ્રાહકો પોતાના ફોટાની ચિંતા કરે છે.', 'પરિચયમાં લખો કે ડેટા કેવી રીતે સાચવો છો; તેઓ સૌથી પહેલાં એ જ વાંચે છે.'],
    ],
    reasons: ['ફોન આખો વખત તમારી નજર સામે'],
  },
}
