import type { WrittenPage } from './rules.ts'

/** Medical Store & Pharmacy. */
export const medicalStorePharmacy: WrittenPage = {
  category: 'Medical Store & Pharmacy',
  links: ['WhatsApp', 'Google Maps', 'Drug licence', 'UPI ID', 'Google review', 'Toll-free number'],
  designs: ['clinic', 'bazaar', 'minimal'],
  without: [
    'Experienced doctors',
    'Short waiting time',
    'Reports on WhatsApp',
    'Sample collection at home',
    'Emergency care day and night',
  ],
  en: {
    title: 'A digital card for medical stores',
    seo: 'Prescriptions on WhatsApp, home delivery, night hours, discounts and the drug licence of your pharmacy on one link.',
    lead: 'A photo of the prescription, an answer in minutes, medicine at the door: all from one saved card.',
    about:
      'A pharmacist is at the counter from eight to midnight. We read the prescription twice, say when a cheaper brand has the same salt, keep vaccines cold, and take back what your doctor changed.',
    products: [
      ['Prescription medicines', 'Sent as a photo, ready when you come'],
      ['Home delivery', 'Free in the neighbourhood'],
      ['Baby care', 'Food, diapers and skin care'],
      ['Diabetes and BP care', 'Meters, strips and monthly packs'],
      ['Surgical goods', 'Belts, wheelchairs and oxygen on rent'],
      ['Ayurvedic and wellness', 'From known makers'],
    ],
    faq: [
      [
        'May a pharmacy show medicines with prices?',
        'Show groups of goods and services; sell by prescription only what the law asks for.',
      ],
      [
        'How does the prescription reach me?',
        'The WhatsApp button opens your chat; the customer adds the photo there.',
      ],
      [
        'We are open through the night on Sundays.',
        'Give Sunday its own hours; the card says “open now” at three in the morning too.',
      ],
      [
        'Where should the licence number stand?',
        'Under links there is one for the drug licence; it is shown as plain text.',
      ],
    ],
    reasons: [
      'A pharmacist always at the counter',
      'Same salt, cheaper brand told',
      'Medicines your doctor changed taken back',
    ],
  },
  hi: {
    title: 'दवा की दुकान के लिए डिजिटल कार्ड',
    seo: 'व्हाट्सऐप पर पर्चा, घर पर दवा, रात का समय, छूट और ड्रग लाइसेंस: मेडिकल स्टोर का एक लिंक।',
    lead: 'पर्चे की फ़ोटो, मिनटों में जवाब, दरवाज़े पर दवा: सब कुछ एक सहेजे हुए कार्ड से।',
    about:
      'सुबह आठ से आधी रात तक काउंटर पर फ़ार्मासिस्ट रहता है। पर्चा दो बार पढ़ते हैं, वही सॉल्ट सस्ती कंपनी में हो तो बताते हैं, टीके ठंडे रखते हैं, और डॉक्टर दवा बदल दे तो वापस ले लेते हैं।',
    products: [
      ['पर्चे की दवाएँ', 'फ़ोटो भेजें, आने तक तैयार'],
      ['घर पर डिलीवरी', 'मोहल्ले में मुफ़्त'],
      ['शिशु देखभाल', 'आहार, डायपर और त्वचा'],
      ['शुगर और बीपी', 'मशीन, स्ट्रिप और महीने के पैक'],
      ['सर्जिकल सामान', 'बेल्ट, व्हीलचेयर और ऑक्सीजन किराए पर'],
      ['आयुर्वेदिक और सेहत', 'जाने-माने निर्माता'],
    ],
    faq: [
      ['क्या दवाएँ दाम के साथ दिखा सकते हैं?', 'सामान के समूह और सेवाएँ दिखाएँ; पर्चे वाली दवा क़ानून के अनुसार ही दें।'],
      ['पर्चा मुझ तक कैसे आएगा?', 'व्हाट्सऐप बटन आपकी चैट खोलता है; ग्राहक वहीं फ़ोटो जोड़ देता है।'],
      ['रविवार को हम रात भर खुले रहते हैं।', 'रविवार का समय अलग रखें; रात तीन बजे भी कार्ड “अभी खुला” बताता है।'],
      ['लाइसेंस नंबर कहाँ दिखाऊँ?', 'लिंक में ड्रग लाइसेंस का अपना स्थान है; वह सादे अक्षरों में दिखता है।'],
    ],
    reasons: ['काउंटर पर हमेशा फ़ार्मासिस्ट', 'वही सॉल्ट सस्ता हो तो बताते हैं', 'बदली गई दवा वापस लेते हैं'],
  },
  gu: {
    title: 'દવાની દુકાન માટે ડિજિટલ કાર્ડ',
    seo: 'વોટ્સએપ પર પ્રિસ્ક્રિપ્શન, ઘરે દવા, રાતનો સમય, છૂટ અને ડ્રગ લાઇસન્સ: મેડિકલ સ્ટોરની એક લિંક.',
    lead: 'પ્રિસ્ક્રિપ્શનનો ફોટો, મિનિટોમાં જવાબ, બારણે દવા: બધું એક સાચવેલા કાર્ડમાંથી.',
    about:
      'સવારે આઠથી મધરાત સુધી કાઉન્ટર પર ફાર્માસિસ્ટ હોય છે. પ્રિસ્ક્રિપ્શન બે વાર વાંચીએ છીએ, એ જ સોલ્ટ સસ્તી કંપનીમાં હોય તો કહીએ છીએ, રસી ઠંડી રાખીએ છીએ, અને ડૉક્ટર દવા બદલે તો પાછી લઈએ છીએ.',
    products: [
      ['પ્રિસ્ક્રિપ્શનની દવા', 'ફોટો મોકલો, આવો ત્યાં તૈયાર'],
      ['ઘરે ડિલિવરી', 'આજુબાજુમાં મફત'],
      ['બેબી કેર', 'આહાર, ડાયપર અને ત્વચા'],
      ['શુગર અને બીપી', 'મશીન, સ્ટ્રિપ અને મહિનાના પેક'],
      ['સર્જિકલ સામાન', 'બેલ્ટ, વ્હીલચેર અને ઓક્સિજન ભાડે'],
      ['આયુર્વેદિક અને હેલ્થ', 'જાણીતા ઉત્પાદકો'],
    ],
    faq: [
      ['દવાઓ ભાવ સાથે બતાવાય?', 'માલનાં જૂથ અને સેવાઓ બતાવો; પ્રિસ્ક્રિપ્શનની દવા કાયદા પ્રમાણે જ આપો.'],
      ['પ્રિસ્ક્રિપ્શન મારા સુધી કેવી રીતે આવે?', 'વોટ્સએપ બટન તમારી ચેટ ખોલે છે; ગ્રાહક ત્યાં ફોટો જોડી દે છે.'],
      ['રવિવારે અમે આખી રાત ખુલ્લા રહીએ છીએ.', 'રવિવારનો સમય અલગ રાખો; રાતે ત્રણ વાગ્યે પણ કાર્ડ “અત્યારે ખુલ્લું” કહે છે.'],
      ['લાઇસન્સ નંબર ક્યાં બતાવું?', 'લિંકમાં ડ્રગ લાઇસન્સની પોતાની જગ્યા છે; તે સાદા અક્ષરમાં દેખાય છે.'],
    ],
    reasons: ['કાઉન્ટર પર હંમેશાં ફાર્માસિસ્ટ', 'એ જ સોલ્ટ સસ્તું હોય તો કહીએ', 'બદલાયેલી દવા પાછી લઈએ'],
  },
}
