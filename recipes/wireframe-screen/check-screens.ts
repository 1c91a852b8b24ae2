/**
 * Checks of screens: what opens another one, and the rows of tables.
 */
import { type Check, checksFor } from '../../drawing/data/checks.ts'
import { count } from '../../src/scene/count.ts'
import { type Control, nameless } from './controls.ts'
import type { Screen } from './draw-screens.ts'
import { enabledBy } from './enabled-by.ts'

type Screens = { screens: Screen[] }

const { each } = checksFor<Screens>()

/** What is wrong with the controls of screens. */
export const screenChecks: Check<Screens>[] = [
  each('screens.*', ({ widgets }, { isLast }) => {
    const problems = widgets.map(({ opens }, index): [string, string | undefined] => {
      const isInside = widgets[index + 1]?.beside === true
      const problem = isInside ? 'must be on the last control of its row' : undefined
      return [`widgets.${index}.opens`, opens ? (isLast ? 'there is no next screen' : problem) : undefined]
    })
    return Object.fromEntries(problems)
  }),
  each('screens.*', ({ widgets }) => {
    const problems = widgets.map((control, index): [string, string | undefined] => {
      const isKnown = control.enables === undefined || enabledBy(control, widgets) !== undefined
      const problem = `${JSON.stringify(control.enables)} is not a control further down on this screen`
      return [`widgets.${index}.enables`, isKnown ? undefined : problem]
    })
    return Object.fromEntries(problems)
  }),
  each('screens.*.widgets.*', (control) => ({ name: problemOfName(control), rows: problemOfRows(control) })),
]

const problemOfName = ({ kind, name }: Control): string | undefined =>
  name === undefined && !nameless.has(kind) ? `a ${kind} says something: give it a name` : undefined

const problemOfRows = ({ kind, rows = [] }: Control): string | undefined => {
  if (kind === 'tabs') return rows.length === 1 ? undefined : 'tabs have one row'
  if (kind !== 'table') return rows.length === 0 ? undefined : 'only a table and tabs have rows'
  const [head = [], ...others] = rows
  const ragged = others.find((row) => row.length !== head.length)
  if (others.length === 0) return 'a table has a head and at least one row'
  return ragged && `a row has ${count(ragged.length, 'cell')}, the head has ${head.length}`
}
