/**
 * The commands for the catalog: list, show, open, scene, svg, data.
 */
import type { Command } from '../command.ts'
import { family, fonts, force, json, lookOptions, type Option, output } from '../options.ts'

const fields: Option = { value: 'NAMES', words: 'JSON with only these fields, as in id,name' }

export const catalogCommands: readonly Command[] = [
  {
    name: 'list',
    operand: '[WORDS...]',
    group: 'From the catalog',
    summary: 'Lists the diagrams, or those that a search finds.',
    details: [
      'A terminal gets a table; a pipe gets lines of id, name, family, overall score and description, separated by tabs. Exits with 1 if nothing is found, like grep.',
    ],
    options: {
      q: {
        short: 'q',
        value: 'TEXT',
        words: 'what to search for, like WORDS: a name, or a question in your own words',
      },
      family,
      limit: { value: 'N', words: 'at most so many diagrams, best first' },
      json: { words: "the service's JSON, unchanged" },
      fields,
    },
    examples: [
      'list',
      'list message queue',
      'list message queue --limit 3 --fields id,useWhen',
      'list --family Charts --fields id,useWhen',
      'list | cut -f1',
    ],
    load: () => import('./list.ts'),
  },
  {
    name: 'show',
    operand: 'ID',
    group: 'From the catalog',
    summary: 'Shows what a diagram is for, when to avoid it, and how to use it.',
    options: { json: { words: "the service's JSON, unchanged" }, fields },
    examples: ['show request-sequence', 'show gantt-chart --json', 'show gantt-chart --fields useWhen,avoidWhen'],
    load: () => import('./show.ts'),
  },
  {
    name: 'open',
    operand: 'ID',
    group: 'From the catalog',
    summary: 'Opens the page of a diagram in the browser (BROWSER, or the one of the desktop).',
    options: {},
    examples: ['open request-sequence'],
    load: () => import('./open.ts'),
  },
  {
    name: 'scene',
    operand: 'ID',
    group: 'From the catalog',
    summary: "Gets a diagram's editable scene, one element per line.",
    options: { output, force, json },
    examples: ['scene request-sequence', 'scene request-sequence -o my-diagram.json'],
    load: () => import('./scene.ts'),
  },
  {
    name: 'svg',
    operand: 'ID',
    group: 'From the catalog',
    summary: 'Gets a diagram as SVG or PNG.',
    options: {
      ...lookOptions,
      fonts,
      output: { ...output, words: 'write to a file; its extension, .svg or .png, sets the format' },
      force,
      json,
    },
    examples: [
      'svg request-sequence -o request-sequence.svg',
      'svg slope-chart --theme dark --accent rose > slope.svg',
      'svg slope-chart --fonts embed -o slope.svg',
    ],
    load: () => import('./svg.ts'),
  },
  {
    name: 'data',
    operand: 'ID',
    group: 'From the catalog',
    summary: 'Gets the data a diagram is drawn from, to change it for a diagram of your own.',
    options: { schema: { words: 'the JSON Schema of the data instead, for editors' }, output, force, json },
    examples: ['data gantt-chart -o plan.json', 'data gantt-chart --schema -o plan.schema.json'],
    load: () => import('./data.ts'),
  },
]
