import type { WrittenPage } from './rules.ts'

/** Diagnostic Laboratory. */
export const diagnosticLaboratory: WrittenPage = {
  category: 'Diagnostic Laboratory',
  links: ['Book an appointment', 'WhatsApp', 'Google Maps', 'Price list', 'Google review'],
  designs: ['clinic', 'monsoon', 'minimal'],
  without: ['Experienced doctors', 'Emergency care day and night'],
  en: {
    title: 'A digital card for diagnostic laboratories',
    seo: 'Tests with prices, fasting rules, home collection and report times of your laboratory on one link for patients and doctors.',
    lead: '“Do I have to come fasting?” Your desk hears it forty times before nine. Let the card say it while the patient is still at home.',
    about:
      'Samples are drawn by people with light hands and labelled in front of you. Machines are calibrated every morning, doubtful values are run twice, and the doctor who signs the report answers the phone.',
    products: [
      ['Complete blood count', 'Report the same day'],
      ['Sugar, fasting and after food', 'Two visits or one home collection'],
      ['Thyroid profile', 'Morning sample, report by evening'],
      ['Full body check-up', '72 values, fasting twelve hours'],
      ['Sonography and X-ray', 'By appointment'],
      ['Home collection', 'From six in the morning, within eight kilometres'],
    ],
    faq: [
      [
        'Where do I write fasting rules?',
        'In the few words below each test; patients read them while booking.',
      ],
      [
        'How do reports reach people?',
        'By WhatsApp from your number, as you do now; the card itself keeps no medical paper.',
      ],
      [
        'Can doctors refer with it?',
        'They forward your link with the name of the test; the patient sees price, way and hours.',
      ],
      [
        'Packages change with the season.',
        'Copy the package, change name and price, switch the old one off.',
      ],
    ],
    reasons: ['Doubtful values run twice'],
  },
  hi: {
    title: 'जाँच प्रयोगशाला का डिजिटल कार्ड',
    seo: 'दाम के साथ जाँचें, ख़ाली पेट के नियम, घर से सैंपल और रिपोर्ट का समय: मरीज़ और डॉक्टर के लिए एक लिंक पर।',
    lead: '“ख़ाली पेट आना है?” आपका काउंटर नौ बजे से पहले चालीस बार सुनता है। कार्ड यह घर बैठे बता दे।',
    about:
      'सैंपल हल्के हाथ से लिया जाता है और लेबल आपके सामने लगता है। मशीनें रोज़ सुबह जाँची जाती हैं, शंका वाली रीडिंग दोबारा चलती है, और जो डॉक्टर दस्तख़त करते हैं वही फ़ोन उठाते हैं।',
    products: [
      ['सीबीसी', 'रिपोर्ट उसी दिन'],
      ['शुगर, ख़ाली पेट और खाने के बाद', 'दो बार आना या घर से सैंपल'],
      ['थायरॉइड प्रोफ़ाइल', 'सुबह सैंपल, शाम तक रिपोर्ट'],
      ['पूरे शरीर की जाँच', '72 मान, बारह घंटे ख़ाली पेट'],
      ['सोनोग्राफ़ी और एक्स-रे', 'समय लेकर'],
      ['घर से सैंपल', 'सुबह छह बजे से, आठ किलोमीटर तक'],
    ],
    faq: [
      ['ख़ाली पेट का नियम कहाँ लिखूँ?', 'हर जाँच के नीचे कुछ शब्दों में; लोग बुक करते समय पढ़ लेते हैं।'],
      ['रिपोर्ट लोगों तक कैसे पहुँचे?', 'आपके नंबर से व्हाट्सऐप पर, जैसे आज; कार्ड ख़ुद कोई मेडिकल काग़ज़ नहीं रखता।'],
      ['डॉक्टर इससे भेज सकते हैं?', 'वे जाँच का नाम लिखकर आपका लिंक भेजते हैं; मरीज़ दाम, रास्ता और समय देख लेता है।'],
      ['पैकेज मौसम के साथ बदलते हैं।', 'पैकेज कॉपी करें, नाम और दाम बदलें, पुराना बंद कर दें।'],
    ],
    reasons: ['शंका हो तो जाँच दोबारा'],
  },
  gu: {
    title: 'નિદાન લેબોરેટરી માટે ડિજિટલ કાર્ડ',
    seo: 'ભાવ સાથે તપાસ, ભૂખ્યા પેટના નિયમ, ઘરેથી સેમ્પલ અને રિપોર્ટનો સમય: દર્દી અને ડૉક્ટર માટે એક લિંક પર.',
    lead: '“ભૂખ્યા પેટે આવવાનું?” તમારું કાઉન્ટર નવ પહેલાં ચાળીસ વાર સાંભળે છે. કાર્ડ એ ઘરે બેઠાં કહી દે.',
    about:
      'સેમ્પલ હળવા હાથે લેવાય અને લેબલ તમારી સામે લાગે. મશીન રોજ સવારે તપાસાય, શંકાવાળી કિંમત ફરી ચલાવાય, અને સહી કરનાર ડૉક્ટર જ ફોન ઉપાડે.',
    products: [
      ['સીબીસી (CBC)', 'રિપોર્ટ એ જ દિવસે'],
      ['સુગર, ભૂખ્યા પેટે અને જમ્યા પછી', 'બે વાર આવવું કે ઘરેથી સેમ્પલ'],
      ['થાઇરોઇડ પ્રોફાઇલ', 'સવારે સેમ્પલ, સાંજ સુધીમાં રિપોર્ટ'],
      ['આખા શરીરની તપાસ', '72 માપ, બાર કલાક ભૂખ્યા પેટે'],
      ['સોનોગ્રાફી અને એક્સ-રે', 'સમય લઈને'],
      ['ઘરેથી સેમ્પલ', 'સવારે છ વાગ્યાથી, આઠ કિલોમીટર સુધી'],
    ],
    faq: [
      ['ભૂખ્યા પેટનો નિયમ ક્યાં લખું?', 'દરેક તપાસની નીચે થોડા શબ્દોમાં; લોકો બુક કરતી વખતે વાંચે છે.'],
      ['રિપોર્ટ લોકો સુધી કેવી રીતે પહોંચે?', 'તમારા નંબર પરથી વોટ્સએપ પર, જેમ આજે; કાર્ડ પોતે કોઈ મેડિકલ કાગળ રાખતું નથી.'],
      ['ડૉક્ટર આનાથી મોકલી શકે?', 'તપાસનું નામ લખીને તમારી લિંક મોકલે; દર્દી ભાવ, રસ્તો અને સમય જોઈ લે.'],
      ['પેકેજ ઋતુ સાથે બદલાય છે.', 'પેકેજ કોપી કરો, નામ અને ભાવ બદલો, જૂનું બંધ કરો.'],
    ],
    reasons: ['શંકા હોય તો તપાસ ફરીથી'],
  },
}
