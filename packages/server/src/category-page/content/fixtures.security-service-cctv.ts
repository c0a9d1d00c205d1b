import type { WrittenPage } from './rules.ts'

/** Security Service & CCTV. */
export const securityServiceCctv: WrittenPage = {
  category: 'Security Service & CCTV',
  links: ['WhatsApp', 'Google Maps', 'Google review', 'Brochure', 'After-hours phone'],
  designs: ['garage', 'ledger', 'monsoon'],
  without: ['Free pick-up and drop', 'Repaired the same day', 'Help on the road, 24×7'],
  en: {
    title: 'A digital card for security services and CCTV fitters',
    seo: 'Guards, cameras, alarms and gate systems: plans, yearly service and the night number of your firm on one link.',
    lead: 'After a theft in the next lane, the whole society calls. They take the firm whose number somebody can forward.',
    about:
      'We walk around the building at night before we draw a plan. Cameras show faces and not only foreheads, the recorder is locked away from visitors, guards are checked by the police, and the control room picks up on the third ring.',
    products: [
      ['CCTV for homes', 'Four cameras, seen on your phone'],
      ['CCTV for shops and factories', 'Night vision, thirty days kept'],
      ['Guards', 'Eight or twelve hours, verified'],
      ['Alarm systems', 'Door, smoke and panic button'],
      ['Gates and attendance', 'Boom barrier, video phone and fingerprint'],
      ['Yearly maintenance', 'Four visits, lenses cleaned, spare recorder'],
    ],
    faq: [
      [
        'Should I show customers’ sites?',
        'Show fittings and control rooms, never a gate that anybody knows; the gallery is yours.',
      ],
      ['Calls at night should go elsewhere.', 'Add the control room with its own label; it can stand first.'],
      [
        'Do societies ask for papers?',
        'Attach licence, PF and ESI as one PDF; it goes to the committee with the link.',
      ],
      [
        'How do I give a price without a visit?',
        'Show a package of four cameras; the rest follows the walk at night.',
      ],
    ],
    reasons: ['Site walked at night first'],
  },
  hi: {
    title: 'सुरक्षा सेवा और सीसीटीवी का डिजिटल कार्ड',
    seo: 'गार्ड, कैमरे, अलार्म और गेट सिस्टम: पैकेज, सालाना सर्विस और रात का नंबर, आपकी फ़र्म का एक लिंक।',
    lead: 'बग़ल की गली में चोरी हो तो पूरी सोसाइटी फ़ोन करती है। काम उसी फ़र्म को जाता है जिसका नंबर कोई आगे भेज सके।',
    about:
      'नक़्शा बनाने से पहले रात में इमारत के चारों ओर चलकर देखते हैं। कैमरे में माथा नहीं, चेहरा आता है, रिकॉर्डर ताले में रहता है, गार्ड पुलिस से जाँचे हुए हैं, और कंट्रोल रूम तीसरी घंटी पर उठाता है।',
    products: [
      ['घर के लिए सीसीटीवी', 'चार कैमरे, आपके फ़ोन पर'],
      ['दुकान और कारख़ाने के लिए', 'रात में साफ़, तीस दिन सुरक्षित'],
      ['सुरक्षा गार्ड', 'आठ या बारह घंटे, सत्यापित'],
      ['अलार्म', 'दरवाज़ा, धुआँ और पैनिक बटन'],
      ['गेट और हाज़िरी', 'बूम बैरियर, वीडियो फ़ोन और फ़िंगरप्रिंट'],
      ['सालाना रखरखाव', 'चार विज़िट, लेंस साफ़, अतिरिक्त रिकॉर्डर'],
    ],
    faq: [
      ['ग्राहकों की जगहें दिखानी चाहिए?', 'फ़िटिंग और कंट्रोल रूम दिखाएँ, पहचाना जाने वाला गेट कभी नहीं; गैलरी आपकी है।'],
      ['रात के फ़ोन कहीं और जाने चाहिए।', 'कंट्रोल रूम को अलग नाम से जोड़ें; वह सबसे ऊपर रह सकता है।'],
      ['सोसाइटी काग़ज़ माँगती है?', 'लाइसेंस, पीएफ़ और ईएसआई एक पीडीएफ़ में जोड़ें; लिंक के साथ समिति तक जाता है।'],
      ['बिना देखे दाम कैसे बताऊँ?', 'चार कैमरों का पैकेज दिखाएँ; बाक़ी रात की सैर के बाद।'],
    ],
    reasons: ['पहले रात में जगह देखते हैं'],
  },
  gu: {
    title: 'સુરક્ષા સેવા અને સીસીટીવી માટે ડિજિટલ કાર્ડ',
    seo: 'ગાર્ડ, કેમેરા, એલાર્મ અને ગેટ સિસ્ટમ: પેકેજ, વાર્ષિક સર્વિસ અને રાતનો નંબર, તમારી પેઢીની એક લિંક.',
    lead: 'બાજુની ગલીમાં ચોરી થાય એટલે આખી સોસાયટી ફોન કરે. કામ એ પેઢીને મળે જેનો નંબર કોઈ મોકલી શકે.',
    about:
      'પ્લાન દોરતા પહેલાં રાત્રે મકાનની ચારે બાજુ ચાલીને જોઈએ. કેમેરામાં કપાળ નહીં, ચહેરો દેખાય, રેકોર્ડર તાળામાં રહે, ગાર્ડ પોલીસ વેરિફાઇડ હોય, અને કંટ્રોલ રૂમ ત્રીજી રિંગે ઉપાડે.',
    products: [
      ['ઘર માટે CCTV', 'ચાર કેમેરા, તમારા ફોનમાં'],
      ['દુકાન અને ફેક્ટરી માટે', 'રાત્રે ચોખ્ખું, ત્રીસ દિવસ સચવાય'],
      ['સિક્યુરિટી ગાર્ડ', 'આઠ કે બાર કલાક, વેરિફાઇડ'],
      ['એલાર્મ', 'દરવાજો, ધુમાડો અને પેનિક બટન'],
      ['ગેટ અને હાજરી', 'બૂમ બેરિયર, વીડિયો ફોન અને ફિંગરપ્રિન્ટ'],
      ['વાર્ષિક મેન્ટેનન્સ', 'ચાર વિઝિટ, લેન્સ સાફ, વધારાનું રેકોર્ડર'],
    ],
    faq: [
      ['ગ્રાહકોની જગ્યા બતાવવી જોઈએ?', 'ફિટિંગ અને કંટ્રોલ રૂમ બતાવો, ઓળખાય એવો ઝાંપો ક્યારેય નહીં; ગેલેરી તમારી છે.'],
      ['રાતના ફોન બીજે જવા જોઈએ.', 'કંટ્રોલ રૂમને અલગ નામે ઉમેરો; એ સૌથી ઉપર રહી શકે.'],
      ['સોસાયટી કાગળ માંગે છે?', 'લાઇસન્સ, PF અને ESI એક PDF માં જોડો; લિંક સાથે કમિટી સુધી જાય.'],
      ['જોયા વગર ભાવ કેવી રીતે કહું?', 'ચાર કેમેરાનું પેકેજ બતાવો; બાકી રાતના આંટા પછી.'],
    ],
    reasons: ['પહેલાં રાત્રે જગ્યા જોઈએ'],
  },
}
