import { expect, test } from 'vitest'
import { widthOf } from '../../drawing/block.ts'
import { columnWidths, leastTable, size } from './table-widths.ts'

const rows = [
  ['Datum', 'Art', 'Betrag', 'Status'],
  ['2026-01-04', 'Rückerstattung', '−600,00 €', 'wartet auf Freigabe'],
]

const isCut = (widths: number[], texts: string[]): boolean =>
  texts.some((text, column) => widthOf(text, 'label') > (widths[column] ?? 0) - size.between)

test('where words must wrap, dates and amounts stay whole', () => {
  const least = leastTable(rows)
  expect(isCut(columnWidths(rows, least), ['2026-01-04', 'Rückerstattung', '−600,00 €', 'Freigabe'])).toBe(false)
  expect(isCut(columnWidths(rows, least), rows[1] ?? [])).toBe(true)
  expect(isCut(columnWidths(rows, least + 100), rows[1] ?? [])).toBe(false)
})

test('columns fill the table, and no more than it', () => {
  for (const w of [200, 360, 400, 900]) {
    const whole = columnWidths(rows, w).reduce((sum, each) => sum + each, 0) + 2 * size.inset - size.between
    expect([whole <= w, whole > w - 5]).toEqual([true, true])
  }
})

test('where a table is too narrow for its words, identifiers are broken after their separators and long words divided, short words never', () => {
  const keys = [
    ['Name', 'Präfix', 'Rechte', 'Zuletzt benutzt', 'Läuft ab'],
    ['Kreditkartenabrechnungsdienst', 'sk_live_77c…', 'write:charges, write:refunds', '2026-11-02', 'abgelaufen'],
  ]
  const widths = columnWidths(keys, 460)
  expect(leastTable(keys)).toBeGreaterThan(460)
  expect(isCut(widths, ['Kreditkarten', 'live_', 'charges,', '2026-11-02', 'abgelaufen'])).toBe(false)
  expect(isCut(widths, ['Name', 'Präfix', 'Rechte', 'benutzt', 'Läuft'])).toBe(false)
})
