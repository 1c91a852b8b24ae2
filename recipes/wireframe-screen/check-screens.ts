/**
 * Checks of screens: what opens another one, and the rows of tables.
 */

import { problemsIn } from '../../drawing/data/problems.ts'
import { count } from '../../src/scene/count.ts'
import type { Finding } from '../../src/scene/findings.ts'
import type { Control } from './controls.ts'
import type { Screen } from './draw-screens.ts'

/** What is wrong with the controls of the screens at `screens`. */
export const checkScreens = (screens: Screen[]): Finding[] =>
  screens.flatMap(({ widgets }, index) => {
    const at = `screens.${index}.widgets`
    const opening = problemsIn(widgets, { at, field: 'opens' }, ({ opens }, before) => {
      if (opens && screens[index + 1] === undefined) return 'there is no next screen'
      return opens && widgets[before.length + 1]?.beside ? 'must be on the last control of its row' : undefined
    })
    return [...opening, ...problemsIn(widgets, { at, field: 'rows' }, problemOfRows)]
  })

const problemOfRows = ({ kind, rows = [] }: Control): string | undefined => {
  if (kind !== 'table') return rows.length === 0 ? undefined : 'only a table has rows'
  const [head = [], ...others] = rows
  const ragged = others.find((row) => row.length !== head.length)
  if (others.length === 0) return 'a table has a head and at least one row'
  return ragged && `a row has ${count(ragged.length, 'cell')}, the head has ${head.length}`
}
