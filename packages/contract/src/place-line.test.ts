import { expect, test } from 'vitest'
import { placeLine } from './place-line.ts'

test.each([
  [['12 MG Road', 'Pune', '411001'], '12 MG Road, Pune, 411001'],
  [['12 MG Road, Pune 411001', 'Pune', '411001'], '12 MG Road, Pune 411001'],
  [['12 MG Road, pune', 'Pune', ''], '12 MG Road, pune'],
  [['Puneet Nagar', 'Pune', ''], 'Puneet Nagar, Pune'],
  [['Agrasen Chowk', 'Agra', ''], 'Agrasen Chowk, Agra'],
  [['सूरतगढ़ रोड', 'सूरत', ''], 'सूरतगढ़ रोड, सूरत'],
  [['स्टेशन रोड, सूरत', 'सूरत', ''], 'स्टेशन रोड, सूरत'],
  [['गयादीन चौक', 'गय', ''], 'गयादीन चौक, गय'],
  [['Plot 1411001', '', '411001'], 'Plot 1411001, 411001'],
  [['Near (old) C++ tower', '(old) C++', ''], 'Near (old) C++ tower'],
  [['Vashi, Navi-Mumbai', 'Navi-Mumbai', ''], 'Vashi, Navi-Mumbai'],
  [['A/7 [old] {x}|y^z$', '[old] {x}|y^z$', '\\'], 'A/7 [old] {x}|y^z$, \\'],
  [['', 'Surat', ''], 'Surat'],
])('%j is %s', (parts, line) => expect(placeLine(parts)).toBe(line))
