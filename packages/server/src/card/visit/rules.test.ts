import { expect, test } from 'vitest'
import { isRobot } from './rules.ts'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome'

/** As they are listed in monperrus/crawler-user-agents; what is cut short there is what they really say. */
test.each([
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/76.0.3803.0 Safari/537.36`,
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}/120.0.0.0 Safari/537.36 Playwright/1.40.0`,
  `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5 Build/MRA58N) ${chrome}/74.0.3694.0 Mobile Safari/537.36 Chrome-Lighthouse`,
  `Mozilla/5.0 (X11; Linux x86_64) ${chrome}/117.0.0.0 Safari/537.36 GTmetrix`,
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_6) AppleWebKit/537.36 (KHTML, like Gecko) YLT Chrome/85.0.4183.121 Safari/537.36',
  `Mozilla/5.0 (X11; Linux x86_64) ${chrome}/138.0.7204.168 Safari/537.36 DatadogSynthetics`,
  `Mozilla/5.0 (X11; Linux x86_64) ${chrome}/134.0.6998.35 Safari/537.36 (Checkly, https://www.checklyhq.com)`,
  'Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
  `Better Uptime Bot Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}/74.0.3729.169 Safari/537.36`,
  'StatusCake_Uptime_Checker/1.0',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Safari/537.36',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/103.0.5060.134 Safari/537.36',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.0; +https://openai.com/gptbot)',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.19.330 A',
  'TelegramBot (like TwitterBot)',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Slackbot 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
])('a robot: %s', (userAgent) => {
  expect(isRobot(userAgent)).toBe(true)
})

/** As they are listed in ua-parser/uap-core: browsers of people in India, and those inside of apps, where cards are opened from chats. */
test.each([
  `Mozilla/5.0 (Linux; Android 10; K) ${chrome}/131.0.0.0 Mobile Safari/537.36`,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  `Mozilla/5.0 (Linux; U; Android 15; en-gb; CPH2617 Build/AP3A.240617.008) ${chrome}/125.0.6422.72 Mobile Safari/537.36 HeyTapBrowser/45.13.6.1`,
  'Mozilla/5.0 (Linux; U; Android 6.0.1; ru-ru; Redmi 4 Build/MMB29M) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/61.0.3163.128 Mobile Safari/537.36 XiaoMi/MiuiBrowser/10.3.6-g',
  `Mozilla/5.0 (Linux; Android 13; en-US; SM-G988U Build/TP1A.220624.014) ${chrome}/123.0.6312.80 UCMobile/15.0.7.1383 Mobile Safari/537.36`,
  'Mozilla/5.0 (Linux; Android 5.1.1; SAMSUNG SM-G920F Build/LMY47X) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/3.2 Chrome/38.0.2125.102 Mobile Safari/537.36',
  'Opera/9.80 (MAUI Runtime; Opera Mini/4.4.39008/37.9178; U; en) Presto/2.12.423 Version/12.16',
  `Mozilla/5.0 (Linux; Android 8.0; Pixel XL Build/OPP3.170518.006) ${chrome}/58.0.3029.0 Mobile Safari/537.36 EdgA/41.1.35.1`,
  'Mozilla/5.0 (Linux; Android 9; Pixel 3 Build/PQ1A.181205.006; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/71.0.3578.99 Mobile Safari/537.36 GSA/8.65.5.21.arm64',
  'Mozilla/5.0 (Linux; Android 15; CPH2557 Build/AP3A.240617.008; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.7444.142 Mobile Safari/537.36 Instagram 406.0.0.58.159 Android (35/15; 480dpi; 1080x2400; OPPO; CPH2557; OP573DL1; mt6833; en_MY; 822918295; IABMV/1) NV/1',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 11_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15G77 [FBAN/FBIOS;FBAV/194.0.0.38.99;FBBV/127868476;FBDV/iPhone7,2;FBMD/iPhone;FBSN/iOS;FBSV/11.4.1;FBSS/2;FBCR/OrangeBotswana;FBID/phone;FBLC/en_GB;FBOP/5;FBRV/128807018]',
  'Mozilla/5.0 (Linux; Android 16; Pixel 10 Pro XL Build/CP1A.260305.018; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/146.0.7680.174 Mobile Safari/537.36 MetaIAB Facebook',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
  '',
])('a person: %s', (userAgent) => {
  // What is read of it is its beginning.
  expect(isRobot(userAgent.slice(0, 200))).toBe(false)
})
