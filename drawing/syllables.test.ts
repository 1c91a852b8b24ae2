import { expect, test } from 'vitest'
import { hyphenated, syllablesOf } from './syllables.ts'

const parts = (word: string, whole = word): string[] => syllablesOf(word, whole).map(hyphenated)

test.each([
  ['Netzwerkdurchsatz', 'Netz- werk- durch- satz'],
  ['Waschmaschine', 'Wasch- ma- schi- ne'],
  ['Sechskantschraube', 'Sechs- kant- schrau- be'],
  ['Objektspeicher', 'Objekt- spei- cher'],
  ['Deutschland', 'Deutsch- land'],
  ['Kunststoff', 'Kunst- stoff'],
  ['Leistungsposten', 'Leis- tungs- pos- ten'],
  ['Geschäftsprozess', 'Geschäfts- pro- zess'],
  ['authentication', 'authen- ti- ca- tion'],
  ['Kontrolle', 'Kon- trol- le'],
  ['Zugangsdaten,', 'Zugangs- da- ten,'],
  ['Vérification', 'Véri- fi- ca- tion'],
  ['Производительность', 'Произ- во- ди- тель- ность'],
])('%s begins anew where its syllables do', (word, expected) => {
  expect(parts(word).join(' ')).toBe(expected)
})

test('no part has fewer than two letters, nor the first fewer than three', () => {
  expect(parts('Operation')).toEqual(['Ope-', 'ra-', 'tion'])
  expect(parts('Idee')).toEqual(['Idee'])
})

test('identifiers are whole: digits, underscores, humps and hyphens between small letters', () => {
  for (const [piece, word] of [
    ['underage', 'rpt_underage'],
    ['calculation', 'tax-calculation'],
    ['Repository', 'orderRepository'],
    ['collision', 'sha256collision'],
  ] as const)
    expect(parts(piece, word)).toEqual([piece])
  expect(parts('register', 'BaFin-register')).toEqual(['regis-', 'ter'])
  expect(parts('Gespräch', 'Vor-Ort-Gespräch')).toEqual(['Ges-', 'präch'])
})

test('a hyphen is written where a line ends', () => {
  expect(hyphenated('Netz\u00adwerk\u00ad')).toBe('Netzwerk-')
  expect(hyphenated('Netz\u00adwerk')).toBe('Netzwerk')
})
