import type { WrittenPage } from './rules.ts'

/** Transport & Logistics. */
export const transportLogistics: WrittenPage = {
  category: 'Transport & Logistics',
  links: ['WhatsApp', 'Google Maps', 'Website', 'GSTIN', 'Toll-free number'],
  designs: ['garage', 'ledger', 'blueprint'],
  without: ['Repaired the same day', 'Genuine spare parts', 'Warranty on our work', 'Help on the road, 24×7'],
  en: {
    title: 'A digital card for transporters and logistics firms',
    seo: 'Full loads, part loads, routes, godowns and branch numbers of your transport company on one link for factories and traders.',
    lead: 'The goods stand packed at the gate and the regular truck has not come. The dispatcher looks into his phone for the next name.',
    about:
      'Forty trucks of our own and drivers who have been with us for years. The lorry receipt is in your phone before the truck has left the lane, tarpaulins have no holes, and when a tyre bursts you hear it from us.',
    products: [
      ['Full truck load', '9 to 32 tonnes, open and container'],
      ['Part load', 'Daily to Mumbai, Delhi, Bengaluru and Kolkata'],
      ['Local delivery', 'Small trucks, by the trip or the day'],
      ['Godown', 'Receiving, storing and dispatching'],
      ['Over-size cargo', 'Trailers, permits and pilot car'],
      ['Goods insurance', 'Written with the receipt'],
    ],
    faq: [
      [
        'Each branch has its own number.',
        'Add them with the town as a label; three numbers fit at the top, others into a PDF.',
      ],
      ['How do clients follow a truck?', 'Put your tracking page in as the first link.'],
      ['Freight changes with diesel.', 'Show routes and days, not rates; the figure goes out on WhatsApp.'],
      ['Can drivers carry the card?', 'As a QR inside the cabin door; gates and weighbridges scan it.'],
    ],
    reasons: ['Receipt in your phone at once'],
  },
  hi: {
    title: 'ट्रांसपोर्ट और लॉजिस्टिक्स का डिजिटल कार्ड',
    seo: 'पूरी और आंशिक लोड, रूट, गोदाम और शाखाओं के नंबर: कारख़ानों और व्यापारियों के लिए आपकी कंपनी का एक लिंक।',
    lead: 'माल गेट पर पैक खड़ा है और रोज़ का ट्रक नहीं आया। डिस्पैच वाला फ़ोन में अगला नाम खोजता है।',
    about:
      'चालीस अपने ट्रक और सालों से साथ के ड्राइवर। ट्रक गली छोड़े उससे पहले बिल्टी आपके फ़ोन में होती है, तिरपाल में छेद नहीं, और टायर फटे तो ख़बर हम देते हैं।',
    products: [
      ['पूरी गाड़ी', '9 से 32 टन, खुली और कंटेनर'],
      ['आंशिक लोड', 'मुंबई, दिल्ली, बेंगलुरु और कोलकाता, रोज़'],
      ['शहर में डिलीवरी', 'छोटी गाड़ियाँ, फेरे या दिन से'],
      ['गोदाम', 'माल लेना, रखना और भेजना'],
      ['बड़े नाप का माल', 'ट्रेलर, परमिट और पायलट गाड़ी'],
      ['माल का बीमा', 'बिल्टी के साथ लिखा हुआ'],
    ],
    faq: [
      ['हर शाखा का अपना नंबर है।', 'शहर के नाम से जोड़ें; तीन नंबर ऊपर आते हैं, बाक़ी पीडीएफ़ में।'],
      ['ग्राहक गाड़ी कहाँ देखें?', 'अपना ट्रैकिंग पेज पहला लिंक बना दें।'],
      ['भाड़ा डीज़ल के साथ बदलता है।', 'रूट और दिन दिखाएँ, दर नहीं; आँकड़ा व्हाट्सऐप पर जाता है।'],
      ['ड्राइवर कार्ड रख सकते हैं?', 'केबिन के दरवाज़े पर क्यूआर; गेट और काँटे वाले स्कैन कर लेते हैं।'],
    ],
    reasons: ['बिल्टी तुरंत फ़ोन में'],
  },
  gu: {
    title: 'ટ્રાન્સપોર્ટ અને લોજિસ્ટિક્સનું ડિજિટલ કાર્ડ',
    seo: 'ફુલ અને પાર્ટ લોડ, રૂટ, ગોડાઉન અને શાખાઓના નંબર: ફેક્ટરી અને વેપારી માટે તમારી કંપનીની એક લિંક.',
    lead: 'માલ ઝાંપે પેક પડ્યો છે અને રોજનો ટ્રક આવ્યો નથી. ડિસ્પેચવાળો ફોનમાં બીજું નામ શોધે છે.',
    about:
      'ચાળીસ પોતાના ટ્રક અને વર્ષોથી સાથેના ડ્રાઇવર. ટ્રક ગલી છોડે તે પહેલાં બિલ્ટી તમારા ફોનમાં હોય, તાડપત્રીમાં કાણું નહીં, અને ટાયર ફાટે તો ખબર અમે આપીએ.',
    products: [
      ['ફુલ ટ્રક લોડ', '9 થી 32 ટન, ખુલ્લો અને કન્ટેનર'],
      ['પાર્ટ લોડ', 'મુંબઈ, દિલ્હી, બેંગલુરુ અને કોલકાતા, રોજ'],
      ['શહેરમાં ડિલિવરી', 'નાની ગાડી, ફેરા કે દિવસ પ્રમાણે'],
      ['ગોડાઉન', 'માલ લેવો, રાખવો અને મોકલવો'],
      ['મોટા માપનો માલ', 'ટ્રેલર, પરમિટ અને પાયલટ ગાડી'],
      ['માલનો વીમો', 'બિલ્ટી સાથે લખેલો'],
    ],
    faq: [
      ['દરેક શાખાનો પોતાનો નંબર છે.', 'શહેરના નામે ઉમેરો; ત્રણ નંબર ઉપર આવે, બાકીના PDF માં.'],
      ['ગ્રાહક ગાડી ક્યાં જુએ?', 'તમારું ટ્રેકિંગ પેજ પહેલી લિંક બનાવો.'],
      ['ભાડું ડીઝલ સાથે બદલાય છે.', 'રૂટ અને દિવસ બતાવો, ભાવ નહીં; આંકડો વોટ્સએપ પર જાય.'],
      ['ડ્રાઇવર કાર્ડ રાખી શકે?', 'કેબિનના બારણે QR; ગેટ અને કાંટાવાળા સ્કેન કરી લે.'],
    ],
    reasons: ['બિલ્ટી તરત ફોનમાં'],
  },
}
