import type { WrittenPage } from './rules.ts'

/** Pet Shop & Veterinary. */
export const petShopVeterinary: WrittenPage = {
  category: 'Pet Shop & Veterinary',
  links: ['WhatsApp', 'Google Maps', 'Instagram', 'Doctor registration', 'Google review'],
  designs: ['clinic', 'bazaar', 'monsoon'],
  without: ['Reports on WhatsApp', 'Sample collection at home'],
  en: {
    title: 'A digital card for pet shops and vets',
    seo: 'Vaccinations, grooming, food and the night number of a vet or pet shop on one link for everybody with a dog, a cat or a cow.',
    lead: 'The dog has eaten something and it is eleven at night. The number must be on the phone before that.',
    about:
      'We sit on the floor with a frightened dog and take the time a cat wants. Vaccines come from a fridge with a thermometer on it, the due date of the next one is sent to you, and no puppy is sold before eight weeks.',
    products: [
      ['Vaccination', 'Dogs, cats and rabbits, card filled in'],
      ['Consultation', 'With weight, ears, teeth and diet'],
      ['Grooming', 'Bath, trim and nails, by breed'],
      ['Surgery', 'Spaying and wounds, watched overnight'],
      ['Farm visits', 'Cows, buffaloes and goats'],
      ['Food and toys', 'By age and size, opened bags by the kilo'],
    ],
    faq: [
      ['Can the emergency number stand apart?', 'Yes, with its own label above the clinic’s number.'],
      [
        'How do owners remember the next vaccine?',
        'Send your card with the date in the message; the chat keeps it for them.',
      ],
      [
        'I am at farms in the morning.',
        'Write clinic hours for the evening only; the page says when you are open.',
      ],
      [
        'May I show pets for adoption?',
        'A group of its own with pictures and no price; switched off once they have a home.',
      ],
    ],
    reasons: ['Fear is taken seriously'],
  },
  hi: {
    title: 'पालतू पशु दुकान और पशु चिकित्सक का डिजिटल कार्ड',
    seo: 'टीके, ग्रूमिंग, आहार और रात का नंबर: कुत्ते, बिल्ली या गाय वाले हर व्यक्ति के लिए पशु चिकित्सक का एक लिंक।',
    lead: 'रात के ग्यारह बजे हैं और कुत्ते ने कुछ खा लिया है। नंबर उससे पहले फ़ोन में होना चाहिए।',
    about:
      'डरे हुए कुत्ते के साथ ज़मीन पर बैठते हैं और बिल्ली को जितना समय चाहिए उतना देते हैं। टीके थर्मामीटर लगे फ़्रिज से निकलते हैं, अगली तारीख़ आपको भेजी जाती है, और आठ हफ़्ते से छोटा पिल्ला नहीं बेचा जाता।',
    products: [
      ['टीकाकरण', 'कुत्ते, बिल्ली और ख़रगोश, कार्ड भरकर'],
      ['जाँच', 'वज़न, कान, दाँत और आहार सहित'],
      ['ग्रूमिंग', 'नहलाना, बाल और नाख़ून, नस्ल के अनुसार'],
      ['शल्य चिकित्सा', 'नसबंदी और घाव, रात भर निगरानी'],
      ['गाँव की विज़िट', 'गाय, भैंस और बकरी'],
      ['आहार और खिलौने', 'उम्र और क़द से, खुला किलो के भाव'],
    ],
    faq: [
      ['आपात नंबर अलग दिख सकता है?', 'हाँ, अपने नाम के साथ, क्लिनिक के नंबर से ऊपर।'],
      ['अगला टीका लोगों को कैसे याद रहे?', 'तारीख़ लिखकर कार्ड भेजें; चैट में रह जाता है।'],
      ['सुबह मैं गाँवों में रहता हूँ।', 'क्लिनिक का समय सिर्फ़ शाम का लिखें; अभी खुला है या नहीं, पेज बताता है।'],
      ['गोद देने वाले पशु दिखा सकते हैं?', 'तस्वीरों का अलग समूह, बिना दाम; घर मिलते ही बंद कर दें।'],
    ],
    reasons: ['डर को समझते हैं'],
  },
  gu: {
    title: 'પેટ શોપ અને પશુ દવાખાનાનું ડિજિટલ કાર્ડ',
    seo: 'રસી, ગ્રૂમિંગ, ખોરાક અને રાતનો નંબર: કૂતરો, બિલાડી કે ગાય રાખનાર દરેક માટે પશુ ડૉક્ટરની એક લિંક.',
    lead: 'રાતના અગિયાર વાગ્યા છે અને કૂતરાએ કંઈક ખાઈ લીધું છે. નંબર એ પહેલાં ફોનમાં હોવો જોઈએ.',
    about:
      'ડરેલા કૂતરા સાથે જમીન પર બેસીએ અને બિલાડીને જોઈએ એટલો સમય આપીએ. રસી થર્મોમીટરવાળા ફ્રિજમાંથી નીકળે, આગલી તારીખ તમને મોકલાય, અને આઠ અઠવાડિયાંથી નાનું ગલૂડિયું વેચાતું નથી.',
    products: [
      ['રસીકરણ', 'કૂતરા, બિલાડી અને સસલાં, કાર્ડ ભરીને'],
      ['તપાસ', 'વજન, કાન, દાંત અને ખોરાક સાથે'],
      ['ગ્રૂમિંગ', 'નવડાવવું, વાળ અને નખ, જાત પ્રમાણે'],
      ['ઓપરેશન', 'ખસીકરણ અને ઘા, રાતભર દેખરેખ'],
      ['ગામની વિઝિટ', 'ગાય, ભેંસ અને બકરી'],
      ['ખોરાક અને રમકડાં', 'ઉંમર અને કદ પ્રમાણે, છૂટું કિલોના ભાવે'],
    ],
    faq: [
      ['ઇમરજન્સી નંબર અલગ દેખાય?', 'હા, પોતાના નામ સાથે, ક્લિનિકના નંબરથી ઉપર.'],
      ['આગલી રસી લોકોને કેવી રીતે યાદ રહે?', 'તારીખ લખીને કાર્ડ મોકલો; ચેટમાં રહી જાય.'],
      ['સવારે હું ગામડાંમાં હોઉં છું.', 'ક્લિનિકનો સમય ફક્ત સાંજનો લખો; ખુલ્લું છે કે નહીં તે પેજ કહે.'],
      ['દત્તક આપવાનાં પ્રાણી બતાવી શકાય?', 'ફોટા સાથે અલગ ગ્રુપ, ભાવ વગર; ઘર મળે એટલે બંધ કરો.'],
    ],
    reasons: ['ડરને સમજીએ છીએ'],
  },
}
