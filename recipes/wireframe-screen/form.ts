/**
 * The data of screens: controls in reading order, several in a row where they are beside each other.
 */
import * as z from 'zod'
import { id, kind, list, name, note, ref, words } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { checkUnique, type Target } from '../../drawing/data/references.ts'
import type { Finding } from '../../src/scene/findings.ts'

const widgetKinds = ['text', 'heading', 'field', 'select', 'checkbox', 'button', 'primary', 'table'] as const

const most = { screens: 3, widgets: 10, navigation: 8, columns: 5, rows: 5 }

const widget = z.strictObject({
  id: id.optional(),
  kind: kind(widgetKinds, `What it is: ${widgetKinds.join(', ')}`),
  name: name('What it says, or its label', 80),
  value: words(40, 'What is entered or chosen; checked, for a checkbox').optional(),
  note: note('A muted line under it').optional(),
  state: z.enum(['muted']).describe('muted: disabled').optional(),
  beside: z.boolean().default(false).describe('Whether it is beside the one before it, in one row'),
  opens: ref('The next screen, by its name; from the last control of a row').optional(),
  columns: list(name('A column of a table', 24), { max: most.columns, of: 'The columns of a table' }).optional(),
  rows: list(z.array(words(32, 'A cell')).min(1).max(most.columns), { max: most.rows, of: 'Its rows' }).optional(),
})

const screen = z.strictObject({
  id: id.optional(),
  name: name('Its title'),
  kind: kind(['page', 'dialog', 'phone'], 'page, dialog or phone'),
  address: words(60, 'The address over a page').optional(),
  navigation: list(name('An entry', 20), { max: most.navigation, of: 'Navigation at the left' }).optional(),
  widgets: list(widget, { max: most.widgets, of: 'Controls in reading order' }),
})

export type Widget = z.output<typeof widget>
export type Screen = z.output<typeof screen>
export type Screens = { screens: Screen[] }

export const screensForm = form(
  'own',
  { screens: list(screen, { max: most.screens, of: 'Screens from left to right' }) },
  { check: checkScreens, targets: targetsOf },
)

/** Screens, and controls by their names or as `screen.control`. */
function targetsOf({ screens }: Screens): Target[] {
  return screens.flatMap((item) => [
    { names: [item.id, item.name], item },
    ...item.widgets.map((each) => ({ names: [each.id, each.name, `${item.name}.${each.name}`], item: each })),
  ])
}

function checkScreens({ screens }: Screens): Finding[] {
  return [
    ...checkUnique('screens', screens),
    ...screens.flatMap(({ widgets }, index) => [
      ...checkUnique(`screens.${index}.widgets`, widgets),
      ...widgets.flatMap((each, at) => checkWidget(each, { at: `screens.${index}.widgets.${at}`, index, screens })),
    ]),
  ]
}

type Where = { at: string; index: number; screens: Screen[] }

const checkWidget = (item: Widget, { at, index, screens }: Where): Finding[] => {
  const { kind: what, columns, rows = [], opens } = item
  const { widgets = [] } = screens[index] ?? {}
  const [isTable, next, after] = [what === 'table', screens[index + 1], widgets[widgets.indexOf(item) + 1]]
  const tables = widgets.filter((each) => each.kind === 'table')
  const problems: [isWrong: boolean, at: string, problem: string][] = [
    [isTable && (columns === undefined || rows.length === 0), at, 'a table has columns and rows'],
    [!isTable && (columns !== undefined || rows.length > 0), at, 'only a table has columns and rows'],
    [isTable && tables.length > 1, at, 'a screen has one table; put the other on a screen of its own'],
    ...rows.map((row, number): [boolean, string, string] => [
      columns !== undefined && row.length !== columns.length,
      `${at}.rows.${number}`,
      `${row.length} cells for ${columns?.length} columns`,
    ]),
    [
      opens !== undefined && opens !== next?.id && opens !== next?.name,
      `${at}.opens`,
      `"${opens}" is not the next screen; ${next === undefined ? 'there is none' : `name "${next.name}"`}`,
    ],
    [
      opens !== undefined && after?.beside === true,
      `${at}.opens`,
      `${after?.name} is in the way; what opens a screen is last in its row`,
    ],
  ]
  return problems.flatMap(([isWrong, where, problem]) => (isWrong ? [{ at: where, problem }] : []))
}
