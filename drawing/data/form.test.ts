import { expect, test } from 'vitest'
import * as z from 'zod'
import { alsoChecked, form } from './form.ts'

test('more checks come after those of the form, and their findings are listed in that order', () => {
  const rows = form(
    'own',
    { rows: z.array(z.number()) },
    { check: ({ rows: all }) => (all.length < 2 ? [{ at: 'rows', problem: 'too few' }] : []) },
  )
  const checked = alsoChecked(
    rows,
    ({ rows: all }) => all.flatMap((row, index) => (row < 0 ? [{ at: `rows.${index}`, problem: 'negative' }] : [])),
    () => [{ at: 'title', problem: 'always' }],
  )
  const data = { title: 'A claim', rows: [-1], focus: ['nothing'] }
  expect(checked.check(data).map(({ at }) => at)).toEqual(['rows', 'focus.0', 'rows.0', 'title'])
  expect(rows.check(data).map(({ at }) => at)).toEqual(['rows', 'focus.0'])
})
