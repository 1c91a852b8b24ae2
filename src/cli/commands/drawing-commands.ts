/**
 * The commands for the user's own files, which draw, check and change them on this machine.
 */

import { languages } from '../../../import/diagram/languages.ts'
import type { Command } from '../command.ts'
import { fonts, force, lookOptions, output, scale } from '../options.ts'
import { markdownCommand } from './markdown-command.ts'
import { sceneCommands } from './scene-commands.ts'

/** The names of all importers; their code is loaded only when one of them is named. */
export const importable = [
  'chrome-trace',
  'cpuprofile',
  'csv',
  'explain',
  'folded',
  'git-log',
  'hex',
  'junit',
  'ksy',
  'openapi',
  'pprof',
  'prometheus',
  'tap',
  'trace',
  'tree',
] as const

export const drawingCommands: readonly Command[] = [
  {
    name: 'draw',
    operand: '[ID] FILE|-...',
    group: 'On this machine, without network',
    summary: 'Draws your data with a recipe, or a diagram you have as text: as SVG, PNG or an editable scene.',
    details: [
      'The file is JSON or YAML in the form of diagref data ID; - reads standard input. If the data cannot be drawn, standard error names each field and what is wrong with it, nothing is written, and the exit code is 1.',
      'Without ID, the file is a diagram as text (Mermaid, PlantUML, DOT, D2, SQL, DBML, Structurizr, BPMN, iCalendar, a Compose file, a workflow, manifests), alone or in a fence of Markdown: its recipe is chosen by its kind, or named as ID. Standard error names by line and column what cannot be read and what is not in the picture. Several files, and all diagrams of a Markdown file, are drawn into a folder: -o FOLDER/.',
      'With --from, the file is what you already have: chrome-trace (trace events), cpuprofile (of V8: node --cpu-prof), csv (a table; files named .csv or .tsv need no --from), explain (a plan of PostgreSQL: EXPLAIN (ANALYZE, FORMAT JSON)), folded (stacks of a profiler), git-log (hash, parents, names and subject of commits: --format=%h%x09%p%x09%D%x09%s), hex (any file), junit and tap (results of tests), ksy (a Kaitai Struct description), openapi (a description in JSON or YAML), pprof (go tool pprof -traces), prometheus (the answer to a query), trace (of OpenTelemetry, Jaeger, Zipkin or HAR), tree (an indented tree, or paths).',
    ],
    options: {
      from: {
        value: 'KIND',
        words: 'the format of the file, if it is not data yet, or the language of a diagram',
        choices: [...importable, ...languages],
      },
      pick: { value: 'NAME', words: 'the operation of an API card, by id or as GET /path, or the id of a trace' },
      aspect: {
        value: 'NAME',
        words: 'content (default), readme (900 px wide), slide (16:9) or phone (390 px wide)',
        choices: ['content', 'readme', 'slide', 'phone'],
      },
      around: { value: 'NAME', words: 'only the part of a graph around a node, or in and around a group' },
      depth: { value: 'NUMBER', words: 'how many edges the part goes from there, 0 to 20 (default 1)' },
      ...lookOptions,
      fonts,
      scene: { words: 'the scene instead of the SVG' },
      format: {
        value: 'NAME',
        words: 'svg, png or json (the scene), for standard output',
        choices: ['svg', 'png', 'json'],
      },
      output: { ...output, words: 'write to a file; its extension, .svg, .png or .json (the scene), sets the format' },
      force,
      json: { words: 'findings and warnings, what was written, and errors, as JSON' },
      strict: { words: 'draw nothing of a text with a statement that cannot be read' },
      scale,
      watch: { short: 'w', words: 'redraw each time the data is saved, and show it in a live page' },
    },
    examples: [
      'draw gantt-chart plan.json -o plan.svg',
      'draw gantt-chart plan.yaml -o plan.png --scale 2 --theme dark',
      'draw gantt-chart plan.yaml --watch',
      'draw flow.mmd --fonts embed -o flow.svg',
      'draw docs/*.md -o pictures/',
      'draw c4-container shop.yaml --aspect slide -o shop.svg',
      'draw c4-container shop.yaml --around Payments --depth 2 -o part.svg',
      'draw flame-graph profile.folded --from folded -o profile.svg',
      "draw api-reference-card api.yaml --from openapi --pick 'GET /pets'",
      'data gantt-chart | diagref draw gantt-chart - --scene > scene.json',
    ],
    load: () => import('./draw.ts'),
  },
  {
    name: 'import',
    operand: 'FILE|-...',
    group: 'On this machine, without network',
    summary: 'Reads diagrams as text into data of recipes, to edit and draw.',
    details: [
      'One file: prints its data. Several files, or --json: one line of JSON per diagram, with file, from, kind, recipe, data, notes (what is not in the picture), findings (what could not be read) and others (recipes that draw it too). The exit code is 1 if one of them has no data.',
    ],
    options: {
      from: { value: 'LANGUAGE', words: 'the language, where the text alone does not tell', choices: languages },
      recipe: { value: 'ID', words: 'the recipe to make data for (default: the one that suits the text best)' },
      strict: { words: 'refuse a text with a statement that cannot be read' },
      yaml: { words: 'YAML instead of JSON' },
      json: { words: 'one line of JSON per diagram, and errors as JSON' },
      output,
      force,
    },
    examples: ['import flow.mmd -o flow.json', 'import README.md --json', 'import - --yaml < calls.mmd'],
    load: () => import('./import.ts'),
  },
  markdownCommand,
  ...sceneCommands,
]
