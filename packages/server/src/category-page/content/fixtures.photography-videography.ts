import type { WrittenPage } from './rules.ts'

/** Photography & Videography. */
export const photographyVideography: WrittenPage = {
  category: 'Photography & Videography',
  links: ['Instagram', 'YouTube', 'Portfolio', 'WhatsApp', 'Google review', 'Google Drive'],
  designs: ['studio', 'zari', 'minimal'],
  without: ['Clean tools for each guest', 'Good brands only', 'Open on Sundays'],
  en: {
    title: 'A digital card for photographers',
    seo: 'Wedding, baby and product photography with albums, films, packages and free dates of your studio on one link.',
    lead: 'Couples compare albums at night. Send one link with five stories instead of two hundred loose pictures.',
    about:
      'We arrive early, stay out of the way and know which aunt must be in the picture. Selected photos come within a week, the film within forty days, and all files are kept for two years.',
    products: [
      ['Wedding photography', 'Two days, two photographers'],
      ['Wedding film', 'A short one for the phone, a long one for the family'],
      ['Pre-wedding shoot', 'At a place that means something to you'],
      ['Baby and maternity', 'At home or in the studio'],
      ['Product photography', 'White ground, ready for shops online'],
      ['Passport photos', 'Printed in five minutes'],
    ],
    faq: [
      [
        'How many pictures should an album hold?',
        'Fifteen good ones are looked at to the end; the card sorts albums by name.',
      ],
      [
        'Films are long. Where do they stand?',
        'On YouTube; the card shows the first picture and plays them without leaving the page.',
      ],
      [
        'Can I keep dates free of phone calls?',
        'Write booked months into the first line; people ask for the others.',
      ],
      [
        'Do pictures lose quality on the card?',
        'They are saved anew for screens; originals stay with you, and prints are made from those.',
      ],
    ],
    reasons: ['Selected photos within a week'],
  },
  hi: {
    title: 'फ़ोटोग्राफ़र के लिए डिजिटल कार्ड',
    seo: 'शादी, शिशु और प्रोडक्ट की फ़ोटोग्राफ़ी, एल्बम, फ़िल्में, पैकेज और ख़ाली तारीख़ें: स्टूडियो का एक लिंक।',
    lead: 'जोड़े रात में एल्बम मिलाते हैं। दो सौ बिखरी तस्वीरें नहीं, पाँच कहानियों वाला एक लिंक भेजें।',
    about:
      'हम जल्दी पहुँचते हैं, रास्ते में नहीं आते और जानते हैं कि किस मौसी का फ़ोटो ज़रूरी है। चुनी हुई तस्वीरें हफ़्ते भर में, फ़िल्म चालीस दिन में, और सारी फ़ाइलें दो साल तक सँभालकर रखी जाती हैं।',
    products: [
      ['शादी की फ़ोटोग्राफ़ी', 'दो दिन, दो फ़ोटोग्राफ़र'],
      ['शादी की फ़िल्म', 'फ़ोन के लिए छोटी, परिवार के लिए लंबी'],
      ['प्री-वेडिंग', 'उस जगह जो आपके लिए ख़ास है'],
      ['शिशु और गर्भावस्था', 'घर पर या स्टूडियो में'],
      ['प्रोडक्ट की फ़ोटो', 'सफ़ेद ज़मीन, ऑनलाइन दुकान के लिए तैयार'],
      ['पासपोर्ट फ़ोटो', 'पाँच मिनट में छपी हुई'],
    ],
    faq: [
      ['एल्बम में कितनी तस्वीरें रखूँ?', 'पंद्रह अच्छी तस्वीरें आख़िर तक देखी जाती हैं; कार्ड एल्बम नाम से अलग रखता है।'],
      ['फ़िल्में लंबी हैं, वे कहाँ रहेंगी?', 'यूट्यूब पर; कार्ड पहली तस्वीर दिखाता है और पेज छोड़े बिना चलाता है।'],
      ['बुक तारीख़ों के फ़ोन से कैसे बचूँ?', 'भरे हुए महीने पहली पंक्ति में लिखें; लोग बाक़ी के बारे में पूछते हैं।'],
      [
        'क्या कार्ड पर तस्वीर की क्वालिटी घटती है?',
        'वे स्क्रीन के लिए दोबारा सहेजी जाती हैं; असली आपके पास रहती हैं और छपाई उन्हीं से होती है।',
      ],
    ],
    reasons: ['हफ़्ते भर में चुनी तस्वीरें'],
  },
  gu: {
    title: 'ફોટોગ્રાફર માટે ડિજિટલ કાર્ડ',
    seo: 'લગ્ન, બાળક અને પ્રોડક્ટ ફોટોગ્રાફી, આલ્બમ, ફિલ્મ, પેકેજ અને ખાલી તારીખો: સ્ટુડિયોની એક લિંક.',
    lead: 'કપલ રાત્રે આલ્બમ સરખાવે છે. બસો છૂટા ફોટા નહીં, પાંચ વાર્તાવાળી એક લિંક મોકલો.',
    about:
      'અમે વહેલા પહોંચીએ છીએ, વચ્ચે નડતા નથી અને જાણીએ છીએ કે કયાં માસીનો ફોટો જરૂરી છે. પસંદ કરેલા ફોટા અઠવાડિયામાં, ફિલ્મ ચાળીસ દિવસમાં, અને બધી ફાઇલો બે વર્ષ સચવાય છે.',
    products: [
      ['લગ્નની ફોટોગ્રાફી', 'બે દિવસ, બે ફોટોગ્રાફર'],
      ['લગ્નની ફિલ્મ', 'ફોન માટે ટૂંકી, પરિવાર માટે લાંબી'],
      ['પ્રી-વેડિંગ', 'તમારા માટે ખાસ હોય એ જગ્યાએ'],
      ['બાળક અને મેટરનિટી', 'ઘરે કે સ્ટુડિયોમાં'],
      ['પ્રોડક્ટ ફોટો', 'સફેદ ભોંય, ઓનલાઇન દુકાન માટે તૈયાર'],
      ['પાસપોર્ટ ફોટા', 'પાંચ મિનિટમાં છાપેલા'],
    ],
    faq: [
      ['આલ્બમમાં કેટલા ફોટા રાખું?', 'પંદર સારા ફોટા છેક સુધી જોવાય છે; કાર્ડ આલ્બમ નામ પ્રમાણે જુદાં રાખે છે.'],
      ['ફિલ્મ લાંબી છે, તે ક્યાં રહે?', 'યુટ્યુબ પર; કાર્ડ પહેલું ચિત્ર બતાવે છે અને પેજ છોડ્યા વગર ચલાવે છે.'],
      ['બુક તારીખોના ફોનથી કેવી રીતે બચું?', 'ભરાયેલા મહિના પહેલી લીટીમાં લખો; લોકો બાકીના વિશે પૂછે છે.'],
      ['કાર્ડ પર ફોટાની ક્વોલિટી ઘટે?', 'તે સ્ક્રીન માટે ફરી સચવાય છે; અસલ તમારી પાસે રહે છે અને પ્રિન્ટ તેમાંથી જ થાય છે.'],
    ],
    reasons: ['અઠવાડિયામાં પસંદ કરેલા ફોટા'],
  },
}
