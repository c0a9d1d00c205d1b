import type { WrittenPage } from './rules.ts'

/** Steel & Metal. */
export const steelMetal: WrittenPage = {
  category: 'Steel & Metal',
  links: ['IndiaMART', 'WhatsApp', 'Google Maps', 'GSTIN', 'Price list'],
  designs: ['garage', 'ledger', 'blueprint'],
  without: ['Easy exchange'],
  en: {
    title: 'A digital card for steel and metal traders',
    seo: 'TMT bars, pipes, sheets and sections: today’s rate, cutting, weighbridge and delivery of your yard on one link.',
    lead: 'The rate changes at eleven. Builders call twenty yards; the one whose link says it needs no call.',
    about:
      'Weighed on an electronic bridge, and you may stand on it first. Test certificates are stapled to the bill, bars are cut and bent to your schedule, and the truck that leaves at six is at the slab before the masons.',
    products: [
      ['TMT bars', 'Fe 500 and 550, 8 to 32 mm'],
      ['Pipes and tubes', 'Square, round and GI'],
      ['Sheets and plates', 'HR, CR and galvanised, cut to size'],
      ['Angles, channels and beams', 'From stock, by the piece or tonne'],
      ['Stainless and aluminium', 'Polished, with film'],
      ['Cutting and bending', 'From your bar schedule'],
    ],
    faq: [
      [
        'How do I show a rate that moves?',
        'In the first line with the hour; or only on WhatsApp, where it goes to those who ask.',
      ],
      [
        'What stands on the card for sites?',
        'The yard on the map, loading hours and the weighbridge; drivers need nothing else.',
      ],
      ['Credit customers pay on Saturdays.', 'Account number and IFSC stand ready; nobody types them wrong.'],
      ['Can an engineer send a schedule?', 'As a photo or PDF in the chat; you answer with tonnes and days.'],
    ],
    reasons: ['Stand on the scale yourself'],
  },
  hi: {
    title: 'स्टील और धातु व्यापारी का डिजिटल कार्ड',
    seo: 'सरिया, पाइप, चादर और सेक्शन: आज का भाव, कटिंग, धर्मकाँटा और डिलीवरी, आपके यार्ड का एक लिंक।',
    lead: 'भाव ग्यारह बजे बदलता है। बिल्डर बीस यार्ड को फ़ोन करते हैं; जिसका लिंक बता दे, वहाँ फ़ोन की ज़रूरत नहीं।',
    about:
      'इलेक्ट्रॉनिक काँटे पर तौल, पहले आप ख़ुद खड़े होकर देख लें। जाँच प्रमाणपत्र बिल के साथ नत्थी रहता है, सरिया आपकी सूची से कटकर मुड़कर जाता है, और छह बजे निकला ट्रक मिस्त्री से पहले स्लैब पर होता है।',
    products: [
      ['सरिया', 'Fe 500 और 550, 8 से 32 मिमी'],
      ['पाइप और ट्यूब', 'चौकोर, गोल और जीआई'],
      ['चादर और प्लेट', 'एचआर, सीआर और गैल्वेनाइज़, नाप से कटी'],
      ['एंगल, चैनल और बीम', 'स्टॉक से, नग या टन में'],
      ['स्टेनलेस और एल्युमिनियम', 'पॉलिश वाला, फ़िल्म चढ़ा'],
      ['कटिंग और मोड़ाई', 'आपके बार शेड्यूल से'],
    ],
    faq: [
      ['बदलता भाव कैसे दिखाऊँ?', 'पहली पंक्ति में समय के साथ; या सिर्फ़ व्हाट्सऐप पर, जो पूछे उसे।'],
      ['साइट वालों के लिए क्या रहे?', 'नक़्शे पर यार्ड, लदाई का समय और धर्मकाँटा; ड्राइवर को और कुछ नहीं चाहिए।'],
      ['उधार वाले शनिवार को चुकाते हैं।', 'खाता और आईएफ़एससी तैयार लिखे हैं; कोई ग़लत नहीं लिखता।'],
      ['इंजीनियर शेड्यूल भेज सकता है?', 'फ़ोटो या पीडीएफ़ चैट में; आप टन और दिन लिखकर जवाब दें।'],
    ],
    reasons: ['काँटे पर ख़ुद खड़े होकर देखें'],
  },
  gu: {
    title: 'સ્ટીલ અને ધાતુના વેપારીનું ડિજિટલ કાર્ડ',
    seo: 'સળિયા, પાઇપ, શીટ અને સેક્શન: આજનો ભાવ, કટિંગ, વજનકાંટો અને ડિલિવરી, તમારા યાર્ડની એક લિંક.',
    lead: 'ભાવ અગિયાર વાગ્યે બદલાય છે. બિલ્ડર વીસ યાર્ડને ફોન કરે; જેની લિંક કહી દે ત્યાં ફોનની જરૂર નહીં.',
    about:
      'ઇલેક્ટ્રોનિક કાંટે તોલ, પહેલાં તમે જાતે ઊભા રહીને જોઈ લો. ટેસ્ટ સર્ટિફિકેટ બિલ સાથે જોડાય, સળિયા તમારી યાદીથી કપાઈ વળીને જાય, અને છ વાગ્યે નીકળેલો ટ્રક કડિયા પહેલાં સ્લેબ પર હોય.',
    products: [
      ['TMT સળિયા', 'Fe 500 અને 550, 8 થી 32 મિમી'],
      ['પાઇપ અને ટ્યુબ', 'ચોરસ, ગોળ અને GI'],
      ['શીટ અને પ્લેટ', 'HR, CR અને ગેલ્વેનાઇઝ, માપે કાપેલી'],
      ['એંગલ, ચેનલ અને બીમ', 'સ્ટોકમાંથી, નંગ કે ટનમાં'],
      ['સ્ટેનલેસ અને એલ્યુમિનિયમ', 'પોલિશવાળું, ફિલ્મ સાથે'],
      ['કટિંગ અને બેન્ડિંગ', 'તમારા બાર શેડ્યૂલ પરથી'],
    ],
    faq: [
      ['બદલાતો ભાવ કેવી રીતે બતાવું?', 'પહેલી લીટીમાં સમય સાથે; કે ફક્ત વોટ્સએપ પર, જે પૂછે તેને.'],
      ['સાઇટવાળા માટે શું રાખું?', 'નકશા પર યાર્ડ, લોડિંગનો સમય અને વજનકાંટો; ડ્રાઇવરને બીજું કંઈ જોઈતું નથી.'],
      ['ઉધારવાળા શનિવારે ચૂકવે છે.', 'ખાતું અને IFSC તૈયાર લખેલાં છે; કોઈ ખોટું લખતું નથી.'],
      ['એન્જિનિયર શેડ્યૂલ મોકલી શકે?', 'ફોટો કે PDF ચેટમાં; તમે ટન અને દિવસ લખીને જવાબ આપો.'],
    ],
    reasons: ['કાંટે જાતે ઊભા રહીને જુઓ'],
  },
}
