import { enquiry, goods, lesson, paysTo, service, type DemoSections } from './shape.ts'

const sweets: DemoSections = {
  payment: paysTo(
    'Shri Anand Mithai Bhandar',
    'anandmithai',
    '+91 98765 10001',
    { accountNumber: '50200041887263', ifsc: 'HDFC0000917', bankName: 'HDFC Bank', branch: 'मुख्य बाज़ार' },
    'बड़े ऑर्डर के लिए आधी रकम पहले भेजें और रसीद व्हाट्सऐप कर दें।',
  ),
  about: {
    title: 'तीन पीढ़ियों की मिठास',
    body: 'दादाजी ने 1968 में एक कड़ाही से शुरुआत की थी। आज भी **हर मिठाई सुबह चार बजे शुद्ध देसी घी में** बनती है और शाम तक बिक जाती है।\n\n- शादी और त्योहार के लिए डिब्बे आपके नाम के साथ\n- 5 किलो से ऊपर शहर में मुफ़्त पहुँच\n- बिना चीनी की बर्फ़ी हर मंगलवार',
    reasons: ['शुद्ध देसी घी', 'रोज़ ताज़ा बनता है', 'शादी के बड़े ऑर्डर', 'घर तक पहुँच', '1968 से भरोसा'],
    licence: 'FSSAI 12722000000417',
  },
  products: [
    goods('काजू कतली', 520, '500 ग्राम', {
      mrp: 560,
      category: 'मिठाई',
      diet: 'veg',
      gstPct: 5,
      photo: 'left',
      description: 'गोवा के काजू, चाँदी का वर्क। 15 दिन तक ताज़ा रहती है।',
    }),
    goods('मोतीचूर लड्डू', 260, '500 ग्राम', {
      category: 'मिठाई',
      diet: 'veg',
      gstPct: 5,
      photo: 'middle',
      description: 'बारीक बूँदी, इलायची और देसी घी।',
    }),
    goods('जलेबी', 180, '500 ग्राम', {
      category: 'मिठाई',
      diet: 'veg',
      gstPct: 5,
      photo: 'right',
      description: 'सुबह 7 से 11 बजे तक गरम।',
    }),
    goods('घेवर', 420, 'नग', {
      category: 'मिठाई',
      diet: 'veg',
      gstPct: 5,
      inStock: false,
      description: 'केवल सावन और तीज पर।',
    }),
    goods('मेवा पिन्नी', 640, '500 ग्राम', { category: 'मिठाई', diet: 'veg', gstPct: 5 }),
    goods('समोसा', 20, 'नग', { category: 'नमकीन', diet: 'veg', gstPct: 5, description: 'हर शाम 4 बजे से।' }),
    goods('रतलामी सेव', 150, '500 ग्राम', { category: 'नमकीन', diet: 'veg', gstPct: 12 }),
    enquiry('शादी का डिब्बा', 380, 'डिब्बा', {
      category: 'उपहार',
      diet: 'veg',
      photo: 'close',
      description: 'चार मिठाइयाँ, ढक्कन पर वर-वधू का नाम। 50 डिब्बों से।',
    }),
  ],
  gallery: [
    { crop: 'left', caption: 'सुबह का पहला थाल', album: 'दुकान' },
    { crop: 'middle', caption: 'लड्डू, दीवाली के लिए', album: 'दुकान' },
    { crop: 'right', caption: 'गरमागरम जलेबी', album: 'मिठाई' },
    { crop: 'close', caption: 'देसी घी की चमक', album: 'मिठाई' },
  ],
  videos: [
    { videoId: 'aN4nDm1thA1', title: 'काजू कतली ऐसे बनती है' },
    { videoId: 'gHeVr_2o25x', title: 'सावन का घेवर' },
  ],
  feedback: [
    {
      stars: 5,
      text: 'काजू कतली मुँह में घुल जाती है। बेटी की शादी के 200 डिब्बे समय पर मिले।',
      name: 'सुनीता अग्रवाल',
      daysAgo: 1,
    },
    { stars: 5, text: 'लड्डू का स्वाद वही, जो बचपन में था।', name: 'राकेश', daysAgo: 4 },
    { stars: 4, text: 'मिठाई बढ़िया है, शाम को भीड़ बहुत रहती है।', name: 'नेहा', daysAgo: 9 },
    { stars: 5, text: 'बिना चीनी की बर्फ़ी पापा को बहुत पसंद आई।', name: 'अमित सक्सेना', daysAgo: 16 },
    { stars: 3, text: 'समोसे ठंडे थे।', name: '', daysAgo: 23 },
  ],
  reports: [
    {
      reason: 'misuse',
      note: 'गैलरी की तीसरी तस्वीर मेरी दुकान की है, मुझसे पूछा नहीं गया।',
      contact: '98200 41417',
      daysAgo: 2,
    },
  ],
  visitsADay: 46,
}

const clinic: DemoSections = {
  payment: paysTo(
    'Aarogyam Family Clinic',
    'aarogyam.clinic',
    '+91 98765 10002',
    { accountNumber: '003105014477', ifsc: 'ICIC0000031', bankName: 'ICICI Bank', branch: 'Kothrud' },
    'Please pay after the consultation, not before.',
  ),
  about: {
    title: 'A doctor the whole family knows',
    body: 'We see **grandparents, parents and children in one place**, and we keep their history together, so nobody has to explain everything again.\n\n- Appointments every ten minutes, no long waiting\n- Blood is taken here; reports come on WhatsApp the same evening\n- Vaccines for children as in the national schedule',
    reasons: [
      'Same-day appointments',
      'Lab samples taken here',
      'Children’s vaccines',
      'Wheelchair access',
      'Records kept safely',
    ],
    licence: 'Reg. no. MMC 2009-04-1842',
  },
  products: [
    service('Consultation', 400, 'visit', {
      category: 'At the clinic',
      photo: 'left',
      description: 'Second visit within 7 days is free.',
    }),
    service('Child check-up', 450, 'visit', {
      category: 'At the clinic',
      photo: 'middle',
      description: 'Growth, eyes, teeth and the vaccine card.',
    }),
    service('Video consultation', 300, '15 minutes', {
      category: 'From home',
      description: 'For patients whom we know already.',
    }),
    service('Home visit', 900, 'visit', {
      category: 'From home',
      description: 'Within 5 km, for those who cannot come.',
    }),
    service('Diabetes package', 1450, 'package', {
      mrp: 1800,
      category: 'Check-ups',
      photo: 'right',
      description: 'Sugar, HbA1c, kidney, lipids, ECG and a talk about food.',
    }),
    service('Full body check-up', 2200, 'package', {
      mrp: 2900,
      category: 'Check-ups',
      description: '62 values. Come without breakfast, before 10.',
    }),
    service('Flu vaccine', 1600, 'dose', { category: 'Vaccines' }),
  ],
  gallery: [
    { crop: 'left', caption: 'Reception', album: '' },
    { crop: 'middle', caption: 'Consulting room', album: '' },
    { crop: 'right', caption: 'Children’s corner', album: '' },
  ],
  videos: [{ videoId: 'HeArtDr_10m', title: 'Ten minutes a day for your heart' }],
  feedback: [
    {
      stars: 5,
      text: 'The doctor listened without looking at the clock. My mother trusts her.',
      name: 'Farah Khan',
      daysAgo: 2,
    },
    { stars: 5, text: 'Report on WhatsApp by 7 pm, as promised.', name: 'Nitin', daysAgo: 5 },
    { stars: 4, text: 'Good care. Parking is difficult in the evening.', name: 'S. Pillai', daysAgo: 11 },
    { stars: 5, text: '', name: 'Ritu', daysAgo: 19 },
  ],
  reports: [
    {
      reason: 'other',
      note: 'The number on the card rings at somebody else’s home.',
      contact: '',
      daysAgo: 6,
    },
  ],
  visitsADay: 31,
}

const garage: DemoSections = {
  payment: paysTo('Verma Auto Garage', 'vermaauto', '+91 98765 10003', null, 'काम देखकर ही भुगतान करें।'),
  about: {
    title: 'आपकी गाड़ी, हमारी ज़िम्मेदारी',
    body: '1997 से बाइक, कार और हल्के वाहन ठीक कर रहे हैं। **पुराना पुर्ज़ा आपको दिखाकर** बदलते हैं और काम शुरू करने से पहले खर्च बता देते हैं।\n\n- कंप्यूटर से इंजन की जाँच\n- शहर में कहीं भी टोइंग, 24 घंटे',
    reasons: ['असली पुर्ज़े', 'खर्च पहले बताते हैं', 'टोइंग 24 घंटे', '3 महीने की गारंटी'],
    licence: '',
  },
  products: [
    service('बाइक सर्विस', 650, 'सर्विस', {
      category: 'दोपहिया',
      photo: 'left',
      description: 'तेल, फ़िल्टर, चेन, ब्रेक और धुलाई।',
    }),
    service('स्कूटर सर्विस', 600, 'सर्विस', { category: 'दोपहिया' }),
    service('कार सर्विस', 2800, 'सर्विस', {
      mrp: 3200,
      category: 'कार',
      photo: 'middle',
      description: 'पेट्रोल कार; सिंथेटिक तेल अलग से।',
    }),
    service('पहिया संतुलन', 450, 'चार पहिये', { category: 'कार', photo: 'right' }),
    service('एसी गैस भराई', 1500, 'सर्विस', { category: 'कार' }),
    service('टोइंग', 800, '10 किमी', { category: 'मदद', description: 'रात में भी। आगे 25 रुपये प्रति किमी।' }),
    enquiry('बैटरी', 3900, 'नग', {
      mrp: 4400,
      category: 'पुर्ज़े',
      gstPct: 18,
      description: '3,900 रुपये से शुरू। पुरानी बैटरी के 600 रुपये वापस।',
    }),
  ],
  gallery: [
    { crop: 'left', caption: 'औज़ार अपनी जगह पर', album: '' },
    { crop: 'middle', caption: 'लिफ़्ट पर कार', album: '' },
    { crop: 'right', caption: 'इंजन की जाँच', album: '' },
  ],
  videos: [{ videoId: 'ch3inT1gHt7', title: 'चेन खुद कैसे कसें' }],
  feedback: [
    { stars: 5, text: 'रात 11 बजे हाईवे से गाड़ी उठाकर लाए। शुक्रिया वर्मा जी।', name: 'इमरान', daysAgo: 3 },
    { stars: 4, text: 'ईमानदार काम। एक दिन ज़्यादा लगा।', name: 'दीपक', daysAgo: 8 },
    { stars: 5, text: 'जितना बताया, उतना ही लिया।', name: 'प्रीति चौहान', daysAgo: 14 },
    { stars: 2, text: 'हॉर्न फिर से खराब हो गया।', name: '', daysAgo: 26 },
  ],
  visitsADay: 27,
}

const classes: DemoSections = {
  payment: paysTo(
    'Gyandeep Coaching Classes',
    'gyandeep',
    '+91 98765 10004',
    {
      accountNumber: '31277450981',
      ifsc: 'SBIN0004316',
      bankName: 'State Bank of India',
      branch: 'टैगोर नगर',
    },
    'छात्र का नाम और कक्षा ज़रूर लिखें।',
  ),
  about: {
    title: 'समझकर पढ़ना, रटना नहीं',
    body: '2012 से कक्षा 8 से 12 के छात्र हमारे साथ पढ़ते हैं। **एक बैच में 18 से ज़्यादा छात्र नहीं**, ताकि हर सवाल का जवाब मिले।\n\n- हर शनिवार जाँच परीक्षा, नतीजा माता-पिता के फ़ोन पर\n- पहले तीन दिन निःशुल्क\n- भाई-बहन को शुल्क में 10 % छूट',
    reasons: [
      '18 छात्रों के छोटे बैच',
      'तीन दिन निःशुल्क',
      'हर शनिवार परीक्षा',
      'शंका समाधान रोज़',
      'हिंदी और अंग्रेज़ी माध्यम',
    ],
    licence: '',
  },
  products: [
    lesson('कक्षा 10 · गणित', 1200, 'महीना', ['mon', 'wed', 'fri'], '16:00-17:30', {
      category: 'कक्षा 8–10',
      photo: 'left',
      description: 'श्रीमती जोशी',
    }),
    lesson('कक्षा 10 · विज्ञान', 1200, 'महीना', ['tue', 'thu', 'sat'], '16:00-17:30', {
      category: 'कक्षा 8–10',
      description: 'श्री तिवारी',
    }),
    lesson('कक्षा 9 · गणित और विज्ञान', 1800, 'महीना', ['mon', 'tue', 'wed', 'thu', 'fri'], '17:45-19:00', {
      category: 'कक्षा 8–10',
    }),
    lesson('कक्षा 12 · भौतिकी', 1600, 'महीना', ['mon', 'wed', 'fri'], '18:00-19:30', {
      category: 'कक्षा 11–12',
      photo: 'middle',
    }),
    lesson('कक्षा 12 · रसायन', 1600, 'महीना', ['tue', 'thu', 'sat'], '18:00-19:30', {
      category: 'कक्षा 11–12',
    }),
    lesson('अंग्रेज़ी बोलना', 900, 'महीना', ['sat', 'sun'], '10:00-11:30', {
      category: 'सबके लिए',
      description: 'बड़े भी आ सकते हैं।',
    }),
    lesson('शनिवार की जाँच परीक्षा', null, '', ['sat'], '08:00-09:30', {
      category: 'सबके लिए',
      description: 'निःशुल्क, बाहर के छात्र भी आ सकते हैं।',
    }),
    goods('हल किए प्रश्नपत्र, कक्षा 10', 240, 'किताब', { mrp: 300, category: 'किताबें', photo: 'right' }),
  ],
  gallery: [
    { crop: 'left', caption: 'गणित की कक्षा', album: '' },
    { crop: 'middle', caption: 'पुस्तकालय का कोना', album: '' },
    { crop: 'right', caption: 'परीक्षा की तैयारी', album: '' },
  ],
  videos: [
    { videoId: 'pYth4G0r4s0', title: 'पाइथागोरस प्रमेय दस मिनट में' },
    { videoId: 'oHm_Ni4m_K1', title: 'ओम का नियम, एक प्रयोग' },
    { videoId: 'rAs4yAn_t1p', title: 'रासायनिक समीकरण संतुलित करना' },
  ],
  feedback: [
    { stars: 5, text: 'बेटे का गणित का डर चला गया। 58 से 91 अंक आए।', name: 'मंजू देवी', daysAgo: 2 },
    { stars: 5, text: 'सर हर सवाल का जवाब देते हैं।', name: 'आयुष, कक्षा 12', daysAgo: 6 },
    { stars: 4, text: 'पढ़ाई अच्छी है, पंखे दो और लगने चाहिए।', name: 'कविता', daysAgo: 13 },
    { stars: 5, text: 'परीक्षा का नतीजा फ़ोन पर मिल जाता है।', name: 'रामस्वरूप', daysAgo: 20 },
  ],
  visitsADay: 38,
}

const architects: DemoSections = {
  payment: paysTo(
    'Studio Aangan',
    'studioaangan',
    '+91 98765 10005',
    { accountNumber: '912020044561187', ifsc: 'UTIB0000568', bankName: 'Axis Bank', branch: 'Arera Colony' },
    'Stage payments as in your agreement.',
  ),
  about: {
    title: 'Houses around a courtyard',
    body: 'We design homes, small schools and workspaces that stay cool without much machinery. **Light, wind and local stone come first**; drawings follow.\n\n- One architect stays with you from the first sketch to the keys\n- Costs are shown room by room, before work begins',
    reasons: [
      'Cool without air-conditioning',
      'Local stone and lime',
      'Fixed fee, by stages',
      'Site visits every week',
    ],
    licence: 'COA CA/2016/79214',
  },
  products: [
    service('First meeting on your plot', 3500, 'visit', {
      category: 'Begin',
      photo: 'left',
      description: 'Sun, wind, soil and rules, with a page of notes. Counted towards the fee.',
    }),
    service('House, full service', null, '', {
      category: 'Design',
      photo: 'middle',
      description: 'Concept, permits, working drawings and weekly site visits.',
    }),
    service('Renovation of one floor', 85000, 'floor', { category: 'Design', photo: 'right' }),
    service('Interior of a flat', 120, 'sq ft', {
      category: 'Design',
      description: 'Furniture drawings and a list of makers.',
    }),
    service('Vastu and daylight review', 9000, 'report', { category: 'Advice' }),
    service('3D walk-through', 14000, 'three rooms', { category: 'Advice' }),
  ],
  gallery: [
    { crop: 'left', caption: 'House with three courts, Bhopal', album: 'Homes' },
    { crop: 'middle', caption: 'Brick screen at noon', album: 'Homes' },
    { crop: 'right', caption: 'Village library', album: 'Library and details' },
    { crop: 'close', caption: 'Detail of a lime wall', album: 'Library and details' },
  ],
  videos: [{ videoId: 'cOuRtY4rD_x', title: 'A house that breathes' }],
  feedback: [
    {
      stars: 5,
      text: 'In May we sleep without AC. The estimate was right to within two per cent.',
      name: 'Dr. Meera Rao',
      daysAgo: 7,
    },
    { stars: 5, text: 'Patient, precise, and they answer.', name: 'Kabir S.', daysAgo: 15 },
    { stars: 4, text: 'Permit took longer than planned, not their fault.', name: 'Anil', daysAgo: 24 },
  ],
  visitsADay: 19,
}

/** Sections of the businesses of the Parichay agency, by their logo. */
export const parichaySections = { sweets, clinic, garage, classes, architects }
