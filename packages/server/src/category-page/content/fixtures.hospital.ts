import type { WrittenPage } from './rules.ts'

/** Hospital. */
export const hospital: WrittenPage = {
  category: 'Hospital',
  links: ['Toll-free number', 'Google Maps', 'Website', 'Book an appointment', 'Google review'],
  designs: ['clinic', 'ledger', 'monsoon'],
  en: {
    title: 'A digital card for hospitals and nursing homes',
    seo: 'Emergency number, departments, doctors’ hours, cashless insurance and the way to the gate of your hospital on one link.',
    lead: 'At two in the night somebody types one word into a phone. The number and the way must come before everything else.',
    about:
      'The gate is never locked and a doctor is in the house at all hours. The estimate is written before admission, one relative may stay, and the bill is explained line by line by a person who sits down with you.',
    products: [
      ['Emergency and trauma', 'Day and night, ambulance in the town'],
      ['Maternity', 'Normal delivery, caesarean and newborn care'],
      ['Surgery', 'General, laparoscopic and orthopaedic'],
      ['Intensive care', 'Ten beds, a doctor in the room'],
      ['Outpatient clinics', 'Twelve departments, by day and hour'],
      ['Health check-up', 'From nine on, breakfast afterwards'],
    ],
    faq: [
      [
        'Can each department have its number?',
        'Add numbers with labels such as emergency, appointments and insurance; emergency stands first.',
      ],
      [
        'Where does the list of doctors’ days go?',
        'Into services, one for each department, with days and names; or as a PDF.',
      ],
      [
        'Insurance desks change often.',
        'The list of insurers fits into one line of the introduction, changed in a minute.',
      ],
      [
        'Do patients have to install an app?',
        'No. A link or the code at the reception opens the page in any browser.',
      ],
    ],
    reasons: ['Estimate before admission', 'Doctor in the house at night'],
  },
  hi: {
    title: 'अस्पताल और नर्सिंग होम का डिजिटल कार्ड',
    seo: 'आपात नंबर, विभाग, डॉक्टरों का समय, कैशलेस बीमा और गेट तक का रास्ता: अस्पताल का सब कुछ एक लिंक पर।',
    lead: 'रात दो बजे कोई फ़ोन में एक शब्द लिखता है। नंबर और रास्ता सबसे पहले दिखना चाहिए।',
    about:
      'गेट पर ताला नहीं लगता और डॉक्टर हर समय भीतर रहते हैं। भर्ती से पहले ख़र्च का अनुमान लिखकर मिलता है, एक परिजन साथ रह सकता है, और बिल की हर पंक्ति कोई बैठकर समझाता है।',
    products: [
      ['आपात और दुर्घटना', 'दिन-रात, शहर में एंबुलेंस'],
      ['प्रसूति', 'सामान्य प्रसव, सिज़ेरियन और नवजात की देखभाल'],
      ['शल्य चिकित्सा', 'सामान्य, दूरबीन और हड्डी की'],
      ['आईसीयू', 'दस बेड, कक्ष में डॉक्टर'],
      ['ओपीडी', 'बारह विभाग, दिन और समय के साथ'],
      ['स्वास्थ्य जाँच', 'नौ बजे से, बाद में नाश्ता'],
    ],
    faq: [
      ['हर विभाग का अपना नंबर हो सकता है?', 'आपात, अपॉइंटमेंट और बीमा नाम से नंबर जोड़ें; आपात सबसे पहले रहता है।'],
      ['डॉक्टरों के दिनों की सूची कहाँ जाए?', 'हर विभाग की एक सेवा, दिन और नाम के साथ; या पीडीएफ़ में।'],
      ['बीमा कंपनियाँ बदलती रहती हैं।', 'सूची परिचय की एक पंक्ति में आ जाती है, एक मिनट में बदलें।'],
      ['मरीज़ को ऐप लगाना पड़ेगा?', 'नहीं। लिंक या रिसेप्शन का कोड किसी भी ब्राउज़र में पेज खोल देता है।'],
    ],
    reasons: ['भर्ती से पहले ख़र्च का अनुमान', 'रात में भी डॉक्टर मौजूद'],
  },
  gu: {
    title: 'હોસ્પિટલ અને નર્સિંગ હોમ માટે ડિજિટલ કાર્ડ',
    seo: 'ઇમરજન્સી નંબર, વિભાગ, ડૉક્ટરનો સમય, કેશલેસ વીમો અને ગેટ સુધીનો રસ્તો: હોસ્પિટલનું બધું એક લિંક પર.',
    lead: 'રાત્રે બે વાગ્યે કોઈ ફોનમાં એક શબ્દ લખે છે. નંબર અને રસ્તો સૌથી પહેલાં દેખાવા જોઈએ.',
    about:
      'ગેટને તાળું લાગતું નથી અને ડૉક્ટર ચોવીસ કલાક અંદર હોય છે. દાખલ થતા પહેલાં ખર્ચનો અંદાજ લખીને મળે, એક સગું સાથે રહી શકે, અને બિલની દરેક લીટી કોઈ બેસીને સમજાવે.',
    products: [
      ['ઇમરજન્સી અને અકસ્માત', 'દિવસ-રાત, શહેરમાં એમ્બ્યુલન્સ'],
      ['પ્રસૂતિ', 'નોર્મલ ડિલિવરી, સિઝેરિયન અને નવજાતની સંભાળ'],
      ['સર્જરી', 'જનરલ, દૂરબીન અને હાડકાંની'],
      ['ICU અને સઘન સારવાર', 'દસ બેડ, રૂમમાં ડૉક્ટર'],
      ['OPD વિભાગો', 'બાર વિભાગ, વાર અને સમય સાથે'],
      ['હેલ્થ ચેક-અપ', 'નવ વાગ્યાથી, પછી નાસ્તો'],
    ],
    faq: [
      ['દરેક વિભાગનો પોતાનો નંબર હોઈ શકે?', 'ઇમરજન્સી, અપોઇન્ટમેન્ટ અને વીમો નામે નંબર ઉમેરો; ઇમરજન્સી સૌથી પહેલાં રહે.'],
      ['ડૉક્ટરના વારની યાદી ક્યાં મૂકું?', 'દરેક વિભાગની એક સેવા, વાર અને નામ સાથે; કે PDF માં.'],
      ['વીમા કંપનીઓ બદલાતી રહે છે.', 'યાદી પરિચયની એક લીટીમાં આવી જાય, એક મિનિટમાં બદલો.'],
      ['દર્દીએ એપ નાખવી પડે?', 'ના. લિંક કે રિસેપ્શનનો કોડ કોઈ પણ બ્રાઉઝરમાં પેજ ખોલે.'],
    ],
    reasons: ['દાખલ થતા પહેલાં ખર્ચનો અંદાજ', 'રાત્રે પણ ડૉક્ટર હાજર'],
  },
}
