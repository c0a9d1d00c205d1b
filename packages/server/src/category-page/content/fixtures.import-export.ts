import type { WrittenPage } from './rules.ts'

/** Import & Export. */
export const importExport: WrittenPage = {
  category: 'Import & Export',
  links: ['LinkedIn', 'Website', 'Email', 'GSTIN', 'IndiaMART', 'Brochure'],
  designs: ['ledger', 'blueprint', 'minimal'],
  without: ['Open on Sundays', 'No due date missed'],
  en: {
    title: 'A digital card for importers and exporters',
    seo: 'Products with HS codes, ports, certificates, minimum quantity and contact desks of your trading house on one link.',
    lead: 'A buyer in Hamburg opens your link while you are asleep. By morning he should know what you ship and from which port.',
    about:
      'We ship what we have seen loaded. Samples leave within the week, papers are drafted before the container is stuffed, and one person answers for an order from the first mail to the last bill of lading.',
    products: [
      ['Spices and grains', 'Cleaned, graded, fumigated'],
      ['Textiles and garments', 'Against your sample or our range'],
      ['Engineering goods', 'With drawings and test reports'],
      ['Sourcing for importers', 'Makers visited, prices compared'],
      ['Customs and papers', 'Shipping bill, origin and insurance'],
      ['Door to door', 'By sea or air, one quotation'],
    ],
    faq: [
      [
        'My buyers read English, my suppliers Gujarati.',
        'The card’s own words follow the visitor’s choice of language; you write yours in one of them.',
      ],
      ['Where do certificates stand?', 'IEC, APEDA or ISO numbers go in as links or in one PDF.'],
      [
        'Does the page open in China or the Gulf?',
        'It needs no app and no account, loads little, and its address is plain.',
      ],
      [
        'Can two desks share it?',
        'Give numbers labels such as export, import and accounts, and add an e-mail for each.',
      ],
    ],
    reasons: ['Seen loaded before it sails'],
  },
  hi: {
    title: 'आयात-निर्यात फ़र्म का डिजिटल कार्ड',
    seo: 'एचएस कोड सहित प्रोडक्ट, बंदरगाह, प्रमाणपत्र, न्यूनतम मात्रा और संपर्क: आपकी ट्रेडिंग फ़र्म का एक लिंक।',
    lead: 'आप सोते हैं और हैम्बर्ग का ख़रीदार लिंक खोलता है। सुबह तक उसे पता हो कि आप क्या और किस बंदरगाह से भेजते हैं।',
    about:
      'हम वही भेजते हैं जिसे लदते देखा हो। नमूना हफ़्ते में निकलता है, काग़ज़ कंटेनर भरने से पहले बनते हैं, और पहले मेल से आख़िरी बिल ऑफ़ लेडिंग तक एक ही व्यक्ति जवाब देता है।',
    products: [
      ['मसाले और अनाज', 'साफ़, छँटे और फ़्यूमिगेट किए हुए'],
      ['कपड़ा और परिधान', 'आपके नमूने या हमारी रेंज से'],
      ['इंजीनियरिंग सामान', 'ड्रॉइंग और जाँच रिपोर्ट के साथ'],
      ['आयातकों के लिए ख़रीद', 'कारख़ाने देखे हुए, दाम मिलाए हुए'],
      ['कस्टम और काग़ज़', 'शिपिंग बिल, मूल प्रमाण और बीमा'],
      ['दरवाज़े से दरवाज़े तक', 'समुद्र या हवाई, एक ही कोटेशन'],
    ],
    faq: [
      [
        'ख़रीदार अंग्रेज़ी पढ़ते हैं, सप्लायर गुजराती।',
        'कार्ड के अपने शब्द देखने वाले की भाषा में आते हैं; आपके शब्द जिस भाषा में आप लिखें।',
      ],
      ['प्रमाणपत्र कहाँ रखूँ?', 'आईईसी, एपीडा या आईएसओ के नंबर लिंक में, या सब एक पीडीएफ़ में।'],
      ['चीन या खाड़ी में पेज खुलेगा?', 'न ऐप चाहिए न खाता, पेज हल्का है और पता सीधा।'],
      ['दो विभाग एक कार्ड रख सकते हैं?', 'नंबरों को निर्यात, आयात और हिसाब के नाम दें, हर एक का ई-मेल भी।'],
    ],
    reasons: ['लदते देखकर ही रवाना'],
  },
  gu: {
    title: 'આયાત-નિકાસ પેઢી માટે ડિજિટલ કાર્ડ',
    seo: 'HS કોડ સાથે માલ, બંદર, પ્રમાણપત્ર, ઓછામાં ઓછો જથ્થો અને સંપર્ક: તમારી ટ્રેડિંગ પેઢીની એક લિંક.',
    lead: 'તમે ઊંઘતા હો અને હેમ્બર્ગનો ખરીદનાર લિંક ખોલે. સવાર સુધીમાં એ જાણે કે તમે શું અને કયા બંદરેથી મોકલો છો.',
    about:
      'અમે એ જ મોકલીએ જે ભરાતું જોયું હોય. નમૂનો અઠવાડિયામાં નીકળે, કાગળ કન્ટેનર ભરાય તે પહેલાં બને, અને પહેલા મેલથી છેલ્લા બિલ ઓફ લેડિંગ સુધી એક જ માણસ જવાબ આપે.',
    products: [
      ['મસાલા અને અનાજ', 'સાફ, છાંટેલા અને ફ્યુમિગેટ કરેલા'],
      ['કાપડ અને વસ્ત્રો', 'તમારા નમૂના કે અમારી રેન્જમાંથી'],
      ['એન્જિનિયરિંગ માલ', 'ડ્રોઇંગ અને ટેસ્ટ રિપોર્ટ સાથે'],
      ['આયાતકાર માટે ખરીદી', 'કારખાનાં જોયેલાં, ભાવ સરખાવેલા'],
      ['કસ્ટમ અને કાગળ', 'શિપિંગ બિલ, મૂળનું પ્રમાણ અને વીમો'],
      ['બારણેથી બારણે', 'દરિયા કે હવાઈ, એક જ ક્વોટેશન'],
    ],
    faq: [
      [
        'ખરીદનાર અંગ્રેજી વાંચે, સપ્લાયર ગુજરાતી.',
        'કાર્ડના પોતાના શબ્દો જોનારની ભાષામાં આવે; તમારા શબ્દો તમે લખો તે ભાષામાં.',
      ],
      ['પ્રમાણપત્રો ક્યાં રાખું?', 'IEC, APEDA કે ISO ના નંબર લિંકમાં, કે બધા એક PDF માં.'],
      ['ચીન કે ગલ્ફમાં પેજ ખૂલે?', 'એપ કે ખાતું જોઈતું નથી, પેજ હલકું છે અને સરનામું સીધું.'],
      ['બે વિભાગ એક કાર્ડ રાખી શકે?', 'નંબરને નિકાસ, આયાત અને હિસાબ નામ આપો, દરેકનો ઈ-મેલ પણ.'],
    ],
    reasons: ['ભરાતું જોઈને જ રવાના'],
  },
}
