/** Two screens of an API-key page: why a dialog keeps its own button disabled. */
import * as z from 'zod'
import { id, kind, list, name, note, ref, words } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { namedTargets } from '../../drawing/data/references.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { screenChecks } from './check-screens.ts'
import { controlKinds } from './controls.ts'
import { drawScreens, type ScreenControl } from './draw-screens.ts'

const widget = z.strictObject({
  id: id.optional(),
  kind: kind(controlKinds, `What it is: ${controlKinds.join(', ')}`),
  name: name('What it says, or its label; a field, a choice and a table may be without', 80).optional(),
  value: words(40, 'What is entered or chosen, or the open tab; checked, for a checkbox or radio button').optional(),
  note: note('A muted line under it').optional(),
  state: z.enum(['muted']).describe('muted: disabled').optional(),
  beside: z.boolean().default(false).describe('Whether it is beside the one before it, in one row'),
  opens: z.boolean().default(false).describe('Whether it opens the next screen; it is then the last of its row'),
  enables: ref('A control further down on this screen that it makes usable').optional(),
  rows: list(z.array(words(32, 'A cell')).min(1).max(8), {
    max: 16,
    of: 'Rows of a table, its head first, or the one row of tabs',
  }).optional(),
})

const screen = z.strictObject({
  id: id.optional(),
  name: name('Its title').optional(),
  kind: kind(['page', 'dialog', 'phone'], 'page, dialog or phone'),
  address: words(60, 'The address over a page').optional(),
  navigation: list(name('An entry', 20), { max: 8, of: 'Navigation at the left' }).optional(),
  widgets: list(widget, { max: 40, of: 'Controls in reading order' }),
})

/** A control for readers who do not see it; one without a name by what it contains. */
const inWords = (
  { kind, name, value, state, rows = [], opens, enables }: ScreenControl,
  next: string | undefined,
): string => {
  if (kind === 'text') return `“${name}”`
  const own = name ?? value ?? rows[0]?.join(', ')
  const does = [
    opens ? `opens ${next ?? 'the next screen'}` : [],
    enables === undefined ? [] : `enables ${enables}`,
    state === 'muted' ? 'disabled' : [],
  ].flat()
  return own === undefined ? `an empty ${kind}` : `${own} (${[kind, ...does].join(', ')})`
}

const fields = { screens: list(screen, { max: 3, of: 'Screens from left to right' }) }

export default defineRecipe({
  name: 'Wireframe',
  family: 'Developer surfaces',
  description:
    'Up to three screens as plain outlines: navigation, tabs, fields, choices, buttons, a table; arrows lead from a control to the screen that it opens or to the control that it enables, and numbered remarks give reasons. Also called mock-up, UI sketch or wireflow.',
  useWhen:
    'You settle what a page holds and why before anyone builds it: a settings page, a form, a dialog. Good for 1 to 3 screens with up to 40 controls each, tables of up to 8 columns and 16 rows, and 5 numbered remarks.',
  avoidWhen:
    'You document an endpoint: use `api-reference-card`. You show what a user feels at each step: use `user-journey`. A program prints text: use `terminal-session`. Colors, type and spacing need a design tool.',
  visual: 85,
  ease: 80,
  overall: 83,
  rationale:
    'Outlines keep the discussion on content, arrows show what follows from what, and numbers tie each reason to its control. Adding a control by hand moves everything below it. You supply the controls in order, and the reasons.',
  reviewed: '2026-11-23',
  revision: 1,
  data: form('own', fields, {
    checks: ({ unique }) => [unique('screens'), ...screenChecks],
    targets: ({ screens }) => namedTargets(screens.flatMap((each) => [each, ...each.widgets])),
  }),
  sample: {
    title: 'A secret is shown once, so Done waits until it is copied',
    subtitle: 'Creating an API key: the form, and the dialog that shows the secret',
    source: 'Illustrative product',
    focus: ['Copy'],
    callouts: [{ on: 'Done', text: 'Disabled until the secret is copied; if that fails, the key can be deleted' }],
    screens: [
      {
        name: 'API keys',
        address: 'console.example.com/settings/api-keys',
        navigation: ['Profile', 'Members', 'API keys', 'Webhooks', 'Audit log'],
        widgets: [
          { kind: 'field', name: 'Name', value: 'nightly-export' },
          { kind: 'select', name: 'Scope', value: 'Read only' },
          { kind: 'select', name: 'Expires', value: 'In 90 days', beside: true },
          { kind: 'button', name: 'Create key', opens: true },
          {
            kind: 'table',
            name: 'Keys in use',
            rows: [
              ['Name', 'Key', 'Scope', 'Last used'],
              ['ci-deploy', 'dk_8f2a…', 'Read, write', 'Just now'],
              ['grafana', 'dk_c41d…', 'Read only', 'Today'],
              ['laptop', 'dk_07be…', 'Read only', '61 days ago'],
            ],
          },
        ],
      },
      {
        name: 'Key created',
        kind: 'dialog',
        widgets: [
          { kind: 'text', name: 'Store it in your vault now. It is not shown again.' },
          { kind: 'field', name: 'Secret', value: 'dk_5e9bk2vT81qW' },
          { kind: 'button', name: 'Copy', beside: true, enables: 'Done' },
          { kind: 'button', name: 'Delete key' },
          { kind: 'primary', name: 'Done', state: 'muted', beside: true },
        ],
      },
    ],
  },
  draw: ({ screens }, sheet) => drawScreens(screens, sheet),
  describe: ({ screens, callouts = [] }) => {
    const said = screens.map(({ name, widgets }, index) => {
      const shown = widgets.filter((each) => each.kind !== 'divider')
      const controls = shown.map((each) => inWords(each, screens[index + 1]?.name))
      return name === undefined ? enumerate(controls, 10) : `${name}: ${enumerate(controls, 10)}`
    })
    const remarks = callouts.map(({ on, text }) => `${on}: ${text}`).join('; ')
    return `${count(screens.length, 'screen')}. ${said.join('. ')}.${remarks === '' ? '' : ` Remarks: ${remarks}.`}`
  },
})
