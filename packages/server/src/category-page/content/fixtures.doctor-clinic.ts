import type { WrittenPage } from './rules.ts'

/** Doctor & Clinic. */
export const doctorClinic: WrittenPage = {
  category: 'Doctor & Clinic',
  links: ['Practo', 'Google Maps', 'Google review', 'Book an appointment', 'Doctor registration', 'WhatsApp'],
  designs: ['clinic', 'minimal', 'monsoon'],
  without: ['Sample collection at home', 'Emergency care day and night', 'On-time delivery'],
  en: {
    title: 'A digital card for doctors and clinics',
    seo: 'OPD timings, directions, fees and appointment requests for doctors and clinics on one calm page that patients can save.',
    lead: 'Timings first, then the way, then the phone. Patients see at a glance whether the clinic is open now.',
    about:
      'We listen before we prescribe. Consultation hours are kept, reports are explained in plain words, and for follow-ups within a week a phone call is often enough.',
    products: [
      ['Consultation', 'First visit with history and examination'],
      ['Follow-up visit', 'Within seven days of the first one'],
      ['Health check-up', 'Blood pressure, sugar and a talk about the result'],
      ['Vaccination', 'For children and grown-ups, with reminder dates'],
      ['Dressing and minor procedures', 'Clean wounds, stitches out, small abscesses'],
      ['Home visit', 'For patients who cannot come to us'],
    ],
    faq: [
      [
        'Can patients see the OPD hours of each day?',
        'Yes, morning and evening hours stand for every weekday, and the card says whether you are open at this minute.',
      ],
      [
        'Where does my registration number go?',
        'Into the about section or as a link of its own kind, so patients can see it without asking.',
      ],
      [
        'Can the reception take requests on WhatsApp?',
        'Give the reception’s number; the message arrives with the service the patient chose.',
      ],
      [
        'Is anything about patients kept on the card?',
        'No. The page shows what you write about the clinic; visitors’ names or illnesses are not asked for.',
      ],
    ],
    reasons: ['Reports explained in plain words'],
  },
  hi: {
    title: 'डॉक्टर और क्लिनिक के लिए डिजिटल कार्ड',
    seo: 'ओपीडी का समय, रास्ता, फ़ीस और अपॉइंटमेंट का अनुरोध, डॉक्टर और क्लिनिक के लिए एक साफ़ पेज पर जिसे मरीज़ सहेज सकें।',
    lead: 'सबसे पहले समय, फिर रास्ता, फिर फ़ोन। मरीज़ एक नज़र में देख लेता है कि क्लिनिक अभी खुला है या नहीं।',
    about:
      'हम दवा लिखने से पहले पूरी बात सुनते हैं। परामर्श का समय निभाते हैं, रिपोर्ट आसान भाषा में समझाते हैं, और एक हफ़्ते के भीतर दोबारा पूछना हो तो अक्सर फ़ोन ही काफ़ी होता है।',
    products: [
      ['परामर्श', 'पहली बार की जाँच और पूरी जानकारी'],
      ['दोबारा जाँच', 'पहली मुलाक़ात के सात दिन के भीतर'],
      ['स्वास्थ्य जाँच', 'रक्तचाप, शुगर और नतीजे पर बातचीत'],
      ['टीकाकरण', 'बच्चों और बड़ों के लिए, अगली तारीख़ के साथ'],
      ['पट्टी और छोटी प्रक्रियाएँ', 'घाव की सफ़ाई, टाँके निकालना'],
      ['घर पर विज़िट', 'जो मरीज़ आ नहीं सकते, उनके लिए'],
    ],
    faq: [
      [
        'क्या हर दिन का ओपीडी समय दिखेगा?',
        'हाँ, हर दिन का सुबह और शाम का समय अलग रहता है, और कार्ड बताता है कि क्लिनिक इस समय खुला है या बंद।',
      ],
      ['पंजीकरण संख्या कहाँ लिखूँ?', 'परिचय वाले हिस्से में या उसके अपने लिंक में, ताकि मरीज़ को पूछना न पड़े।'],
      ['क्या रिसेप्शन व्हाट्सऐप पर अनुरोध ले सकता है?', 'रिसेप्शन का नंबर दें; संदेश में वही सेवा लिखी आती है जो मरीज़ ने चुनी।'],
      [
        'क्या मरीज़ों की कोई जानकारी कार्ड पर रहती है?',
        'नहीं। पेज पर वही है जो आप क्लिनिक के बारे में लिखते हैं; देखने वालों से नाम या बीमारी नहीं पूछी जाती।',
      ],
    ],
    reasons: ['रिपोर्ट आसान भाषा में समझाते हैं'],
  },
  gu: {
    title: 'ડૉક્ટર અને ક્લિનિક માટે ડિજિટલ કાર્ડ',
    seo: 'OPDનો સમય, રસ્તો, ફી અને એપોઇન્ટમેન્ટની વિનંતી, ડૉક્ટર અને ક્લિનિક માટે એક શાંત પેજ પર જે દર્દી સાચવી શકે.',
    lead: 'પહેલાં સમય, પછી રસ્તો, પછી ફોન. ક્લિનિક અત્યારે ખુલ્લું છે કે નહીં તે દર્દી એક નજરમાં જુએ છે.',
    about:
      'દવા લખતાં પહેલાં અમે પૂરી વાત સાંભળીએ છીએ. તપાસનો સમય સચવાય છે, રિપોર્ટ સાદી ભાષામાં સમજાવાય છે, અને અઠવાડિયામાં ફરી પૂછવું હોય તો ઘણી વાર ફોન જ પૂરતો છે.',
    products: [
      ['કન્સલ્ટેશન', 'પહેલી વારની તપાસ અને પૂરી માહિતી'],
      ['ફરી તપાસ', 'પહેલી મુલાકાતના સાત દિવસમાં'],
      ['હેલ્થ ચેકઅપ', 'બ્લડપ્રેશર, શુગર અને પરિણામ વિશે વાત'],
      ['રસીકરણ', 'બાળકો અને મોટાઓ માટે, આગલી તારીખ સાથે'],
      ['પાટાપિંડી અને નાની સારવાર', 'ઘા સાફ કરવો, ટાંકા કાઢવા'],
      ['ઘરે વિઝિટ', 'જે દર્દી આવી શકે તેમ નથી તેમના માટે'],
    ],
    faq: [
      [
        'દરેક દિવસનો OPD સમય દેખાય?',
        'હા, દરેક દિવસનો સવાર અને સાંજનો સમય અલગ રહે છે, અને કાર્ડ કહે છે કે અત્યારે ખુલ્લું છે કે બંધ.',
      ],
      ['રજિસ્ટ્રેશન નંબર ક્યાં લખું?', 'પરિચયના ભાગમાં કે તેની પોતાની લિંકમાં, જેથી દર્દીને પૂછવું ન પડે.'],
      ['રિસેપ્શન વોટ્સએપ પર વિનંતી લઈ શકે?', 'રિસેપ્શનનો નંબર આપો; દર્દીએ પસંદ કરેલી સેવા સાથે મેસેજ આવે છે.'],
      [
        'દર્દીઓની કોઈ માહિતી કાર્ડ પર રહે છે?',
        'ના. તમે ક્લિનિક વિશે જે લખો તે જ પેજ પર છે; જોનારનું નામ કે બીમારી પૂછાતી નથી.',
      ],
    ],
    reasons: ['રિપોર્ટ સાદી ભાષામાં સમજાવીએ'],
  },
}
