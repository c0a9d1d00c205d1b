import type { WrittenPage } from './rules.ts'

/** Dry Fruits & Spices. */
export const dryFruitsSpices: WrittenPage = {
  category: 'Dry Fruits & Spices',
  links: ['WhatsApp catalogue', 'Order online', 'Instagram', 'Google Maps', 'FSSAI licence', 'Amazon'],
  designs: ['saffron', 'thali', 'bazaar'],
  without: [
    'Cooked fresh every day',
    'Pure ghee and clean oil',
    'Jain food on request',
    'Spotless kitchen',
    'Party orders welcome',
  ],
  en: {
    title: 'A digital card for dry fruit and spice shops',
    seo: 'Almonds, cashews, saffron, whole and ground masala with prices, gift boxes for festivals and WhatsApp orders on one link.',
    lead: 'Before Diwali the phone never stops. Let people choose box and weight on the card and send you the list.',
    about:
      'We sort by hand, roast in small lots and grind masala without colour. Taste before you buy; what does not please may come back, and gift boxes are packed so that they travel well.',
    products: [
      ['Almonds and cashews', 'Sorted by size, plain or roasted'],
      ['Pistachios, figs and raisins', 'This season’s crop'],
      ['Whole spices', 'Cardamom, clove, cinnamon and pepper'],
      ['Ground masala', 'Chilli, turmeric, coriander and house blends'],
      ['Gift boxes', 'From small tokens to wedding hampers'],
      ['Saffron and honey', 'From growers we know'],
    ],
    faq: [
      [
        'How do companies order gift boxes?',
        'They pick a box on the card and write number and date in the WhatsApp message it prepares.',
      ],
      [
        'Can I show prices for 100 g and for a kilo?',
        'Make two entries or write both in the description; each price names its unit.',
      ],
      [
        'Do you deliver to other cities, people ask.',
        'Write your courier days and the smallest order into the first lines.',
      ],
      ['Is there a mark for pure vegetarian goods?', 'The green mark can stand beside each product.'],
    ],
    reasons: ['Masala ground without colour', 'Taste before you buy', 'Roasted in small lots'],
  },
  hi: {
    title: 'सूखे मेवे और मसालों की दुकान का डिजिटल कार्ड',
    seo: 'बादाम, काजू, केसर, साबुत और पिसे मसाले दाम के साथ, त्योहार के गिफ़्ट बॉक्स और व्हाट्सऐप ऑर्डर, एक लिंक पर।',
    lead: 'दिवाली से पहले फ़ोन रुकता नहीं। लोग कार्ड पर डिब्बा और वज़न चुनकर सूची भेज दें तो काम आसान।',
    about:
      'हम मेवे हाथ से छाँटते हैं, थोड़ा-थोड़ा भूनते हैं और मसाला बिना रंग के पीसते हैं। चखकर लें; पसंद न आए तो लौटा दें, और गिफ़्ट बॉक्स ऐसे बँधते हैं कि सफ़र में न बिगड़ें।',
    products: [
      ['बादाम और काजू', 'आकार से छँटे, सादे या भुने'],
      ['पिस्ता, अंजीर और किशमिश', 'इसी मौसम की फ़सल'],
      ['साबुत मसाले', 'इलायची, लौंग, दालचीनी और काली मिर्च'],
      ['पिसे मसाले', 'मिर्च, हल्दी, धनिया और घर के मिश्रण'],
      ['गिफ़्ट बॉक्स', 'छोटे उपहार से शादी के हैंपर तक'],
      ['केसर और शहद', 'जाने-पहचाने किसानों से'],
    ],
    faq: [
      ['कंपनियाँ गिफ़्ट बॉक्स का ऑर्डर कैसे दें?', 'कार्ड पर डिब्बा चुनकर व्हाट्सऐप संदेश में संख्या और तारीख़ लिख देती हैं।'],
      [
        '100 ग्राम और किलो, दोनों के दाम दिखा सकता हूँ?',
        'दो प्रोडक्ट बनाएँ या विवरण में दोनों लिखें; हर दाम के साथ इकाई रहती है।',
      ],
      ['लोग पूछते हैं कि दूसरे शहर भेजते हैं क्या।', 'पहली पंक्तियों में कूरियर के दिन और कम से कम ऑर्डर लिख दें।'],
      ['शुद्ध शाकाहारी सामान का निशान है?', 'हर प्रोडक्ट के साथ हरा निशान लग सकता है।'],
    ],
    reasons: ['बिना रंग का मसाला', 'चखकर लें', 'थोड़ा-थोड़ा ताज़ा भुना'],
  },
  gu: {
    title: 'સૂકા મેવા અને મસાલાની દુકાન માટે ડિજિટલ કાર્ડ',
    seo: 'બદામ, કાજુ, કેસર, આખા અને દળેલા મસાલા ભાવ સાથે, તહેવારના ગિફ્ટ બોક્સ અને વોટ્સએપ ઓર્ડર, એક લિંક પર.',
    lead: 'દિવાળી પહેલાં ફોન અટકતો નથી. લોકો કાર્ડ પર બોક્સ અને વજન પસંદ કરી યાદી મોકલે તો કામ સહેલું.',
    about:
      'અમે મેવો હાથે વીણીએ છીએ, થોડો થોડો શેકીએ છીએ અને મસાલો રંગ વગર દળીએ છીએ. ચાખીને લો; ન ગમે તો પાછો આપો, અને ગિફ્ટ બોક્સ એવા બંધાય છે કે મુસાફરીમાં ન બગડે.',
    products: [
      ['બદામ અને કાજુ', 'કદ પ્રમાણે વીણેલા, સાદા કે શેકેલા'],
      ['પિસ્તા, અંજીર અને કિસમિસ', 'આ સીઝનનો પાક'],
      ['આખા મસાલા', 'એલચી, લવિંગ, તજ અને મરી'],
      ['દળેલા મસાલા', 'મરચું, હળદર, ધાણાજીરું અને ઘરના મિશ્રણ'],
      ['ગિફ્ટ બોક્સ', 'નાની ભેટથી લગ્નના હેમ્પર સુધી'],
      ['કેસર અને મધ', 'ઓળખીતા ખેડૂતો પાસેથી'],
    ],
    faq: [
      ['કંપનીઓ ગિફ્ટ બોક્સનો ઓર્ડર કેવી રીતે આપે?', 'કાર્ડ પર બોક્સ પસંદ કરી વોટ્સએપ મેસેજમાં સંખ્યા અને તારીખ લખી દે છે.'],
      ['100 ગ્રામ અને કિલો, બંનેના ભાવ બતાવાય?', 'બે પ્રોડક્ટ બનાવો કે વિગતમાં બંને લખો; દરેક ભાવ સાથે એકમ રહે છે.'],
      ['લોકો પૂછે છે કે બીજા શહેરમાં મોકલો છો?', 'પહેલી લીટીઓમાં કુરિયરના દિવસ અને ઓછામાં ઓછો ઓર્ડર લખી દો.'],
      ['શુદ્ધ શાકાહારી માલનું નિશાન છે?', 'દરેક પ્રોડક્ટ સાથે લીલું નિશાન મૂકી શકાય.'],
    ],
    reasons: ['રંગ વગરનો મસાલો', 'ચાખીને લો', 'થોડો થોડો તાજો શેકેલો'],
  },
}
