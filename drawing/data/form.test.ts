import { expect, test } from 'vitest'
import * as z from 'zod'
import { alsoChecked, form } from './form.ts'

test('more checks come after those of the form, and their findings are listed in that order', () => {
  const rows = form(
    'own',
    { rows: z.array(z.number()) },
    { checks: ({ each }) => [each('rows', (all) => (all.length < 2 ? 'too few' : undefined))] },
  )
  const checked = alsoChecked(rows, ({ each }) => [
    each('rows.*', (row) => (row < 0 ? 'negative' : undefined)),
    () => [{ at: 'title', problem: 'always' }],
  ])
  const data = { title: 'A claim', rows: [-1], focus: ['nothing'] }
  expect(checked.check(data).map(({ at }) => at)).toEqual(['rows', 'focus.0', 'rows.0', 'title'])
  expect(rows.check(data).map(({ at }) => at)).toEqual(['rows', 'focus.0'])
})
