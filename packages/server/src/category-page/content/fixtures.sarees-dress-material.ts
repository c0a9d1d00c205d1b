import type { WrittenPage } from './rules.ts'

/** Sarees & Dress Material. */
export const sareesDressMaterial: WrittenPage = {
  category: 'Sarees & Dress Material',
  links: ['WhatsApp catalogue', 'Instagram', 'YouTube', 'Google Maps', 'WhatsApp group', 'Meesho'],
  designs: ['zari', 'saffron', 'bazaar'],
  without: ['Hallmarked and certified', 'Stitched to your measure', 'Free fitting and alteration'],
  en: {
    title: 'A digital card for saree shops',
    seo: 'Silk, cotton and party sarees with prices, fall-pico, wholesale rates and video shopping of your saree shop on one link.',
    lead: 'Unfold a saree once before the camera and show it to a thousand houses. Orders come by WhatsApp.',
    about:
      'We buy from the looms of Surat, Banaras and Kanchi ourselves, so we can tell you where each piece was made. Real zari is called real and art silk is called art silk, and fall and pico are done by evening.',
    products: [
      ['Banarasi and Kanjivaram', 'For brides and grand days'],
      ['Cotton sarees', 'Light, for office and summer'],
      ['Party wear', 'Georgette, organza and net with work'],
      ['Dress material', 'Unstitched suits with dupatta'],
      ['Wholesale lots', 'For resellers, from ten pieces'],
      ['Fall, pico and blouse', 'Ready by evening'],
    ],
    faq: [
      [
        'Do video calls work for selling?',
        'Your WhatsApp button is there for that; put the hours for video shopping into the first lines.',
      ],
      [
        'Resellers and families should see different rates.',
        'Show retail prices here, and send resellers your catalogue in their group.',
      ],
      [
        'How do I show the true colour?',
        'Two pictures for each saree, by daylight and draped; name the colour in the text.',
      ],
      ['May courier charges be listed?', 'Yes, as an entry of its own, so that nobody has to ask.'],
    ],
    reasons: ['Real zari is called real', 'Bought from the looms ourselves', 'Fall and pico by evening'],
  },
  hi: {
    title: 'साड़ी की दुकान के लिए डिजिटल कार्ड',
    seo: 'सिल्क, सूती और पार्टी साड़ियाँ दाम के साथ, फ़ॉल-पीको, थोक भाव और वीडियो पर ख़रीदारी, एक लिंक पर।',
    lead: 'कैमरे के आगे एक बार साड़ी खोलें और हज़ार घरों को दिखाएँ। ऑर्डर व्हाट्सऐप पर आते हैं।',
    about:
      'हम सूरत, बनारस और काँची के करघों से ख़ुद लाते हैं, इसलिए हर साड़ी कहाँ बनी यह बता सकते हैं। असली ज़री को असली और आर्ट सिल्क को आर्ट सिल्क कहते हैं, और फ़ॉल-पीको शाम तक हो जाता है।',
    products: [
      ['बनारसी और कांजीवरम', 'दुल्हन और बड़े दिनों के लिए'],
      ['सूती साड़ियाँ', 'हल्की, दफ़्तर और गर्मी के लिए'],
      ['पार्टी वियर', 'जॉर्जेट, ऑर्गैंज़ा और काम वाली नेट'],
      ['ड्रेस मटेरियल', 'दुपट्टे के साथ बिना सिला सूट'],
      ['थोक लॉट', 'रीसेलर के लिए, दस पीस से'],
      ['फ़ॉल, पीको और ब्लाउज़', 'शाम तक तैयार'],
    ],
    faq: [
      [
        'क्या वीडियो कॉल पर बिक्री होती है?',
        'व्हाट्सऐप बटन इसी काम का है; वीडियो ख़रीदारी का समय पहली पंक्तियों में लिखें।',
      ],
      ['रीसेलर और घरवालों को अलग दाम दिखाने हैं।', 'यहाँ खुदरा दाम रखें और रीसेलर को उनके ग्रुप में कैटलॉग भेजें।'],
      ['असली रंग कैसे दिखाऊँ?', 'हर साड़ी की दो तस्वीरें, दिन की रोशनी में और पहनी हुई; रंग का नाम भी लिखें।'],
      ['कूरियर का ख़र्च लिख सकता हूँ?', 'हाँ, एक अलग प्रविष्टि बनाएँ, किसी को पूछना न पड़े।'],
    ],
    reasons: ['असली ज़री को ही असली कहते हैं', 'करघों से ख़ुद लाते हैं', 'शाम तक फ़ॉल-पीको'],
  },
  gu: {
    title: 'સાડીની દુકાન માટે ડિજિટલ કાર્ડ',
    seo: 'સિલ્ક, કોટન અને પાર્ટીવેર સાડીઓ ભાવ સાથે, ફોલ-પીકો, હોલસેલ ભાવ અને વીડિયો પર ખરીદી, એક લિંક પર.',
    lead: 'કેમેરા આગળ એક વાર સાડી ખોલો અને હજાર ઘરને બતાવો. ઓર્ડર વોટ્સએપ પર આવે છે.',
    about:
      'અમે સુરત, બનારસ અને કાંચીની હાથશાળોથી જાતે લાવીએ છીએ, એટલે દરેક સાડી ક્યાં બની તે કહી શકીએ છીએ. અસલી જરીને અસલી અને આર્ટ સિલ્કને આર્ટ સિલ્ક કહીએ છીએ, અને ફોલ-પીકો સાંજ સુધીમાં થઈ જાય છે.',
    products: [
      ['બનારસી અને કાંજીવરમ', 'દુલ્હન અને મોટા દિવસો માટે'],
      ['કોટન સાડી', 'હળવી, ઓફિસ અને ઉનાળા માટે'],
      ['પાર્ટીવેર', 'જ્યોર્જેટ, ઓર્ગેન્ઝા અને વર્કવાળી નેટ'],
      ['ડ્રેસ મટીરિયલ', 'દુપટ્ટા સાથે સીવ્યા વગરનો સૂટ'],
      ['હોલસેલ લોટ', 'રિસેલર માટે, દસ પીસથી'],
      ['ફોલ, પીકો અને બ્લાઉઝ', 'સાંજ સુધીમાં તૈયાર'],
    ],
    faq: [
      ['વીડિયો કૉલ પર વેચાણ થાય?', 'વોટ્સએપ બટન એના માટે જ છે; વીડિયો ખરીદીનો સમય પહેલી લીટીઓમાં લખો.'],
      ['રિસેલર અને ઘરનાને જુદા ભાવ બતાવવા છે.', 'અહીં છૂટક ભાવ રાખો અને રિસેલરને તેમના ગ્રુપમાં કેટલોગ મોકલો.'],
      ['સાચો રંગ કેવી રીતે બતાવું?', 'દરેક સાડીના બે ફોટા, દિવસના અજવાળે અને પહેરેલી; રંગનું નામ પણ લખો.'],
      ['કુરિયરનો ખર્ચ લખી શકાય?', 'હા, એક અલગ નોંધ બનાવો, કોઈએ પૂછવું ન પડે.'],
    ],
    reasons: ['અસલી જરીને જ અસલી કહીએ', 'હાથશાળોથી જાતે લાવીએ', 'સાંજ સુધીમાં ફોલ-પીકો'],
  },
}
