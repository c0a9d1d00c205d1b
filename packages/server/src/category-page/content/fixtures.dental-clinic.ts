import type { WrittenPage } from './rules.ts'

/** Dental Clinic. */
export const dentalClinic: WrittenPage = {
  category: 'Dental Clinic',
  links: [
    'Practo',
    'Book an appointment',
    'Google Maps',
    'Google review',
    'Doctor registration',
    'Instagram',
  ],
  designs: ['clinic', 'minimal', 'monsoon'],
  without: ['Sample collection at home', 'Emergency care day and night', 'On-time delivery'],
  en: {
    title: 'A digital card for dental clinics',
    seo: 'Treatments, fees from, emergency number and directions of a dental clinic on a calm page patients can save.',
    lead: 'Toothache comes at night. Your card tells the patient when you open and whom to call until then.',
    about:
      'Nobody likes the chair, so we explain each step before it happens and numb before we touch. Instruments are sterilised in sealed pouches, and you see on the screen what we see in your mouth.',
    products: [
      ['Check-up and cleaning', 'Scaling, polish and advice for home'],
      ['Fillings', 'Tooth-coloured, in one sitting'],
      ['Root canal', 'Mostly in one or two visits'],
      ['Crowns and bridges', 'Metal-ceramic and zirconia'],
      ['Braces and aligners', 'For children and grown-ups'],
      ['Implants', 'Fixed teeth after a scan'],
    ],
    faq: [
      [
        'May I publish fees?',
        'If you wish, “from” a certain amount; many dentists list treatments and give the estimate after the first look.',
      ],
      [
        'Can before-and-after pictures be shown?',
        'With the patient’s consent, yes; keep them in an album of their own in the gallery.',
      ],
      [
        'How are emergencies told apart from check-ups?',
        'Give the emergency number its own label, it is listed beside the reception’s.',
      ],
      [
        'We have two dentists with different days.',
        'Write days and names into the introduction, or make one card for each of them.',
      ],
    ],
    reasons: ['Sterilised in sealed pouches'],
  },
  hi: {
    title: 'दंत चिकित्सालय के लिए डिजिटल कार्ड',
    seo: 'दाँतों के इलाज, शुरुआती फ़ीस, आपात नंबर और रास्ता: मरीज़ों के सेव करने लायक एक शांत पेज।',
    lead: 'दाँत का दर्द रात में उठता है। कार्ड बताता है कि आप कब खोलते हैं और तब तक किसे फ़ोन करें।',
    about:
      'दाँतों की कुर्सी किसी को पसंद नहीं, इसलिए हर क़दम पहले समझाते हैं और सुन्न करके ही छूते हैं। औज़ार बंद थैली में कीटाणुरहित रहते हैं, और जो हमें दिखता है वही स्क्रीन पर आप भी देखते हैं।',
    products: [
      ['जाँच और सफ़ाई', 'स्केलिंग, पॉलिश और घर की सलाह'],
      ['फ़िलिंग', 'दाँत के रंग की, एक बार में'],
      ['रूट कैनाल', 'अक्सर एक या दो विज़िट में'],
      ['कैप और ब्रिज', 'मेटल-सिरेमिक और ज़िरकोनिया'],
      ['ब्रेसेज़ और अलाइनर', 'बच्चों और बड़ों के लिए'],
      ['इम्प्लांट', 'स्कैन के बाद पक्के दाँत'],
    ],
    faq: [
      [
        'क्या फ़ीस लिखना ठीक है?',
        'चाहें तो “इतने से शुरू” लिखें; कई डॉक्टर सिर्फ़ इलाज गिनाते हैं और पहली जाँच के बाद ख़र्च बताते हैं।',
      ],
      ['इलाज से पहले और बाद की तस्वीरें लग सकती हैं?', 'मरीज़ की अनुमति से हाँ; गैलरी में उनका अलग एल्बम रखें।'],
      ['आपात और सामान्य फ़ोन अलग कैसे करें?', 'आपात नंबर को अपना नाम दें; वह रिसेप्शन के नंबर के साथ दिखता है।'],
      ['हमारे दो डॉक्टर अलग-अलग दिन बैठते हैं।', 'परिचय में दिन और नाम लिखें, या दोनों का अपना कार्ड बनाएँ।'],
    ],
    reasons: ['बंद थैली में कीटाणुरहित औज़ार'],
  },
  gu: {
    title: 'દાંતના દવાખાના માટે ડિજિટલ કાર્ડ',
    seo: 'દાંતની સારવાર, શરૂઆતની ફી, ઇમરજન્સી નંબર અને રસ્તો: દર્દીઓ સાચવે એવું એક શાંત પેજ.',
    lead: 'દાંતનો દુખાવો રાત્રે ઊપડે છે. કાર્ડ કહે છે કે તમે ક્યારે ખોલો છો અને ત્યાં સુધી કોને ફોન કરવો.',
    about:
      'દાંતની ખુરશી કોઈને ગમતી નથી, એટલે દરેક પગલું પહેલાં સમજાવીએ છીએ અને બહેરું કર્યા પછી જ અડીએ છીએ. સાધનો બંધ પાઉચમાં જંતુમુક્ત રહે છે, અને અમને જે દેખાય તે સ્ક્રીન પર તમે પણ જુઓ છો.',
    products: [
      ['તપાસ અને સફાઈ', 'સ્કેલિંગ, પોલિશ અને ઘર માટે સલાહ'],
      ['ફિલિંગ', 'દાંતના રંગની, એક જ બેઠકમાં'],
      ['રૂટ કેનાલ', 'મોટે ભાગે એક કે બે વિઝિટમાં'],
      ['કેપ અને બ્રિજ', 'મેટલ-સિરામિક અને ઝિરકોનિયા'],
      ['બ્રેસિસ અને અલાઇનર', 'બાળકો અને મોટાઓ માટે'],
      ['ઇમ્પ્લાન્ટ', 'સ્કેન પછી પાકા દાંત'],
    ],
    faq: [
      ['ફી લખવી યોગ્ય છે?', 'ઇચ્છો તો “આટલાથી શરૂ” લખો; ઘણા ડૉક્ટર ફક્ત સારવાર ગણાવે છે અને પહેલી તપાસ પછી ખર્ચ કહે છે.'],
      ['સારવાર પહેલાંના અને પછીના ફોટા મૂકાય?', 'દર્દીની સંમતિથી હા; ગેલેરીમાં તેનું અલગ આલ્બમ રાખો.'],
      ['ઇમરજન્સી અને સામાન્ય ફોન જુદા કેવી રીતે પાડું?', 'ઇમરજન્સી નંબરને પોતાનું નામ આપો; તે રિસેપ્શનના નંબર સાથે દેખાય છે.'],
      ['અમારા બે ડૉક્ટર જુદા જુદા દિવસે બેસે છે.', 'પરિચયમાં દિવસ અને નામ લખો, કે બંનેનું પોતાનું કાર્ડ બનાવો.'],
    ],
    reasons: ['બંધ પાઉચમાં જંતુમુક્ત સાધનો'],
  },
}
