import type { PdfCategory } from './templates.ts'

/**
 * What people type who look for a card of a kind, in English and Hindi, also as Hindi is typed in Latin letters. These are words to be
 * found by, not to be read: they stand in no catalogue.
 */
export const tradeWords: Record<PdfCategory, string> = {
  business:
    'shop store business visiting card kirana sweets saree jewellery mobile electrician plumber tailor salon restaurant दुकान व्यापार किराना मिठाई साड़ी आभूषण मोबाइल बिजली दर्जी सैलून रेस्टोरेंट विजिटिंग dukan dukaan vyapar',
  office:
    'office company employee staff corporate it lawyer ca accountant architect builder agent bank दफ्तर ऑफिस कार्यालय कंपनी कर्मचारी वकील लेखाकार बिल्डर एजेंट karmchari daftar',
  school:
    'school student pupil teacher class nursery tuition coaching स्कूल विद्यालय छात्र छात्रा शिक्षक कक्षा नर्सरी ट्यूशन कोचिंग vidyalaya chhatra shikshak',
  college:
    'college university institute student library professor hostel कॉलेज महाविद्यालय विश्वविद्यालय संस्थान छात्र पुस्तकालय प्रोफेसर छात्रावास mahavidyalaya',
  hospital:
    'hospital clinic doctor nurse medical pharmacy lab ward अस्पताल क्लिनिक डॉक्टर नर्स चिकित्सा दवा लैब aspatal dawa',
  event:
    'event conference wedding exhibition speaker guest crew pass badge कार्यक्रम सम्मेलन शादी प्रदर्शनी वक्ता अतिथि पास बैज karyakram',
  ngo: 'ngo trust volunteer charity seva foundation society एनजीओ ट्रस्ट स्वयंसेवक दान सेवा संस्था समाज sanstha',
  club: 'club member gym sports cricket association membership क्लब सदस्य जिम खेल क्रिकेट संघ सदस्यता sadasya',
  political:
    'political party leader election worker campaign राजनीतिक पार्टी नेता चुनाव कार्यकर्ता प्रचार neta karyakarta',
  visitor: 'visitor gate security guard society temporary पास आगंतुक गेट सुरक्षा गार्ड सोसाइटी अस्थायी pass',
}
