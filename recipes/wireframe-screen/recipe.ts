/** Two screens of an API-key page: why a dialog keeps its own button disabled. */
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawScreens } from './draw.ts'
import { screensForm } from './form.ts'

export default defineRecipe({
  name: 'Wireframe',
  family: 'Developer surfaces',
  description:
    'Up to three screens as plain outlines: navigation, fields, choices, buttons, a table; an arrow leads from a control to the screen that it opens, and numbered remarks give reasons. Also called mock-up, UI sketch or wireflow.',
  useWhen:
    'You settle what a page holds and why before anyone builds it: a settings page, a form, a dialog. Good for 1 to 3 screens with up to 10 controls each, one table a screen, and 5 numbered remarks.',
  avoidWhen:
    'You document an endpoint: use `api-reference-card`. You show what a user feels at each step: use `user-journey`. A program prints text: use `terminal-session`. Colors, type and spacing need a design tool.',
  aliases: ['mockup', 'mock-up', 'ui', 'screen', 'form', 'dialog', 'settings page', 'wireflow', 'salt'],
  visual: 85,
  ease: 80,
  overall: 83,
  rationale:
    'Outlines keep the discussion on content and behavior, and numbers tie each reason to its control. Adding a control by hand moves everything below it. You supply the controls in order, and the reasons.',
  reviewed: '2026-11-22',
  revision: 1,
  data: screensForm,
  sample: {
    title: 'A secret is shown once, so Done waits until it is copied',
    subtitle: 'Creating an API key: the form, and the dialog that shows the secret',
    focus: ['Done'],
    callouts: [
      { on: 'Scope', text: 'Read-only is the default' },
      { on: 'Expires', text: '“Never” is not an option: a forgotten key expires' },
      {
        on: 'Keys in use',
        text: 'The prefix identifies a leaked key in logs; the secret is stored only as a hash',
      },
      { on: 'Copy', text: 'Copies the key and enables Done' },
      { on: 'Done', text: 'Disabled until then; Escape and a click outside do nothing' },
    ],
    screens: [
      {
        name: 'API keys',
        address: 'console.example.com/settings/api-keys',
        navigation: ['Profile', 'Members', 'API keys', 'Webhooks', 'Audit log'],
        widgets: [
          { kind: 'field', name: 'Name', value: 'nightly-export' },
          { kind: 'select', name: 'Scope', value: 'Read only' },
          { kind: 'select', name: 'Expires', value: 'In 90 days', beside: true },
          { kind: 'primary', name: 'Create key', beside: true, opens: 'Key created' },
          {
            kind: 'table',
            name: 'Keys in use',
            columns: ['Name', 'Key', 'Scope', 'Last used'],
            rows: [
              ['ci-deploy', 'dk_8f2a…', 'Read and write', '2 minutes ago'],
              ['grafana', 'dk_c41d…', 'Read only', 'Today'],
              ['old-laptop', 'dk_07be…', 'Read only', '61 days ago'],
            ],
          },
        ],
      },
      {
        name: 'Key created',
        kind: 'dialog',
        widgets: [
          { kind: 'text', name: 'Store it in your vault now. It is not shown again.' },
          { kind: 'field', name: 'nightly-export', value: 'dk_5e9b-k2vw-7tqa' },
          { kind: 'button', name: 'Copy', beside: true },
          { kind: 'primary', name: 'Done', state: 'muted', note: 'after copying' },
        ],
      },
    ],
  },
  draw: drawScreens,
  describe: ({ screens }) =>
    `${count(screens.length, 'screen')}. ${screens
      .map(
        ({ name, widgets }) =>
          `${name}: ${enumerate(
            widgets.map(({ name, kind }) =>
              kind === 'text' ? `the words “${name.replace(/\.$/, '')}”` : `${name} (${kind})`,
            ),
            10,
          )}`,
      )
      .join('. ')}.`,
})
