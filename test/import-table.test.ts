import { expect, test } from 'vitest'
import { importTable, withTable } from '../bench/import/tables.ts'

test('rows of this run take the place of those on the page; those of other collections stay', () => {
  const head = importTable([])
  const page = `Words\n\n${head}\n| b/x | 1 |\n| c/y | 2 |\n\nMore\n`
  expect(withTable(page, `${head}\n| a/z | 4 |\n| c/y | 3 |`)).toBe(
    `Words\n\n${head}\n| a/z | 4 |\n| b/x | 1 |\n| c/y | 3 |\n\nMore\n`,
  )
})
