/**
 * The tables in the decision page are copied from the output of `npm run palette` and must stay up to date.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accentTable, semanticTable } from './palette-table.ts'

test('the decision page shows the current palette and its distances', () => {
  const page = readFileSync('docs/decisions/007-meanings-apart-from-accents.md', 'utf8')
  expect(page.slice(page.indexOf('\n|') + 1)).toBe(`${semanticTable()}\n\n${accentTable()}\n`)
})
