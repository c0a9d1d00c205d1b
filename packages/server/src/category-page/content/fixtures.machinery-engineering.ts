import type { WrittenPage } from './rules.ts'

/** Machinery & Engineering. */
export const machineryEngineering: WrittenPage = {
  category: 'Machinery & Engineering',
  links: ['IndiaMART', 'YouTube', 'Brochure', 'Website', 'GSTIN', 'Google Maps'],
  designs: ['blueprint', 'garage', 'ledger'],
  without: ['Repaired the same day', 'Free pick-up and drop', 'Help on the road, 24×7'],
  en: {
    title: 'A digital card for machinery makers and engineers',
    seo: 'Machines, job work, spares and service engineers of your works, with films of machines running, on one link.',
    lead: 'A buyer trusts a machine he has seen running. Send the film, the drawing and the number of the man who built it.',
    about:
      'Built in our own shop from castings we have looked at ourselves. Each machine runs eight hours before it is painted, the drawing goes with it, and the engineer who sets it up leaves his own number.',
    products: [
      ['Special machines', 'Designed for your part and your hall'],
      ['CNC and lathe job work', 'From one piece, to drawing'],
      ['Fabrication', 'Sheet, pipe and structure, welded and tested'],
      ['Spares', 'For our machines of thirty years'],
      ['Overhaul', 'Stripped, ground and aligned again'],
      ['Service contracts', 'Visits planned, oil and belts included'],
    ],
    faq: [
      [
        'Our machines have no price.',
        'Leave it out; the enquiry brings material, size and output, and you quote.',
      ],
      ['Where do films and drawings go?', 'Films from YouTube play on the card, drawings go into one PDF.'],
      [
        'At exhibitions we hand out hundreds of cards.',
        'Print the QR on the stall wall; a visitor keeps your contact with one tap.',
      ],
      ['Service calls come on Sundays.', 'Add the engineer’s number with a label, apart from sales.'],
    ],
    reasons: ['Eight hours’ run before paint'],
  },
  hi: {
    title: 'मशीनरी निर्माता और इंजीनियर का डिजिटल कार्ड',
    seo: 'मशीनें, जॉब वर्क, पुर्ज़े और सर्विस इंजीनियर, चलती मशीन के वीडियो के साथ: आपके कारख़ाने का एक लिंक।',
    lead: 'ख़रीदार उस मशीन पर भरोसा करता है जिसे चलते देखा हो। वीडियो, ड्रॉइंग और बनाने वाले का नंबर भेजें।',
    about:
      'अपने कारख़ाने में, अपनी परखी ढलाई से बनी। रंग होने से पहले हर मशीन आठ घंटे चलती है, ड्रॉइंग साथ जाती है, और लगाने वाला इंजीनियर अपना नंबर छोड़कर आता है।',
    products: [
      ['विशेष मशीनें', 'आपके पुर्ज़े और हॉल के अनुसार'],
      ['सीएनसी और ख़राद का काम', 'एक नग से, ड्रॉइंग पर'],
      ['फ़ैब्रिकेशन', 'चादर, पाइप और ढाँचा, वेल्डिंग जाँची हुई'],
      ['पुर्ज़े', 'हमारी तीस साल की मशीनों के'],
      ['ओवरहॉल', 'खोलकर, घिसकर, फिर सीध में'],
      ['सर्विस अनुबंध', 'तय विज़िट, तेल और बेल्ट सहित'],
    ],
    faq: [
      ['हमारी मशीनों का तय दाम नहीं होता।', 'ख़ाली छोड़ें; पूछताछ में माल, नाप और उत्पादन आता है, आप कोटेशन देते हैं।'],
      ['वीडियो और ड्रॉइंग कहाँ जाएँ?', 'यूट्यूब के वीडियो कार्ड पर चलते हैं, ड्रॉइंग एक पीडीएफ़ में।'],
      ['प्रदर्शनी में सैकड़ों कार्ड बँट जाते हैं।', 'स्टॉल की दीवार पर क्यूआर छापें; आने वाला एक टैप में संपर्क रख लेता है।'],
      ['सर्विस के फ़ोन इतवार को आते हैं।', 'इंजीनियर का नंबर अलग नाम से जोड़ें, बिक्री से अलग।'],
    ],
    reasons: ['रंग से पहले आठ घंटे चलाकर'],
  },
  gu: {
    title: 'મશીનરી ઉત્પાદક અને એન્જિનિયર માટે ડિજિટલ કાર્ડ',
    seo: 'મશીન, જોબ વર્ક, પાર્ટ અને સર્વિસ એન્જિનિયર, ચાલતા મશીનના વીડિયો સાથે: તમારા વર્કશોપની એક લિંક.',
    lead: 'ખરીદનાર એ મશીન પર ભરોસો કરે જેને ચાલતું જોયું હોય. વીડિયો, ડ્રોઇંગ અને બનાવનારનો નંબર મોકલો.',
    about:
      'અમારા જ વર્કશોપમાં, જાતે તપાસેલા ઢાળામાંથી બનેલું. રંગ પહેલાં દરેક મશીન આઠ કલાક ચાલે, ડ્રોઇંગ સાથે જાય, અને ગોઠવનાર એન્જિનિયર પોતાનો નંબર મૂકીને આવે.',
    products: [
      ['ખાસ મશીન', 'તમારા પાર્ટ અને હોલ પ્રમાણે'],
      ['CNC અને લેથ જોબ વર્ક', 'એક નંગથી, ડ્રોઇંગ પ્રમાણે'],
      ['ફેબ્રિકેશન', 'શીટ, પાઇપ અને સ્ટ્રક્ચર, વેલ્ડિંગ તપાસેલું'],
      ['સ્પેર પાર્ટ', 'અમારાં ત્રીસ વર્ષનાં મશીનના'],
      ['ઓવરહોલ', 'ખોલીને, ઘસીને, ફરી સીધમાં'],
      ['સર્વિસ કોન્ટ્રાક્ટ', 'નક્કી વિઝિટ, ઓઇલ અને બેલ્ટ સાથે'],
    ],
    faq: [
      ['અમારાં મશીનનો નક્કી ભાવ નથી.', 'ખાલી રાખો; પૂછપરછમાં માલ, માપ અને ઉત્પાદન આવે, તમે ક્વોટેશન આપો.'],
      ['વીડિયો અને ડ્રોઇંગ ક્યાં જાય?', 'YouTube ના વીડિયો કાર્ડ પર ચાલે, ડ્રોઇંગ એક PDF માં.'],
      ['પ્રદર્શનમાં સેંકડો કાર્ડ વહેંચાય છે.', 'સ્ટોલની દીવાલે QR છાપો; આવનાર એક ટૅપમાં સંપર્ક સેવ કરે.'],
      ['સર્વિસના ફોન રવિવારે આવે છે.', 'એન્જિનિયરનો નંબર અલગ નામે ઉમેરો, વેચાણથી અલગ.'],
    ],
    reasons: ['રંગ પહેલાં આઠ કલાક ચલાવીને'],
  },
}
