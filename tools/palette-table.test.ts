/**
 * The tables in the decision page are copied from what `npm run palette` prints; they must stay true.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accentTable, semanticTable } from './palette-table.ts'

test('the decision page shows the palette and its distances as they are', () => {
  const page = readFileSync('docs/decisions/007-meanings-apart-from-accents.md', 'utf8')
  expect(page.slice(page.indexOf('\n|') + 1)).toBe(`${semanticTable()}\n\n${accentTable()}\n`)
})
