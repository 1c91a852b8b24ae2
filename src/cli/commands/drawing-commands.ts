/**
 * The commands for the user's own files, which draw, check and change them on this machine.
 */
import type { Command } from '../command.ts'
import { family, force, json, lookOptions, output, scale } from '../options.ts'

/** The names of all importers; their code is loaded only when one of them is named. */
export const importable = [
  'cpuprofile',
  'csv',
  'explain',
  'folded',
  'git-log',
  'hex',
  'ksy',
  'openapi',
  'tree',
] as const

const sceneFile = 'FILE|-'

export const drawingCommands: readonly Command[] = [
  {
    name: 'draw',
    operand: 'ID FILE|-',
    group: 'On this machine, without network',
    summary: 'Draws your data with a recipe: as SVG, PNG or an editable scene.',
    details: [
      'The file is JSON or YAML in the form of diagref data ID; - reads standard input. If the data cannot be drawn, standard error names each field and what is wrong with it, nothing is written, and the exit code is 1.',
      'With --from, the file is what you already have: cpuprofile (of V8: node --cpu-prof), csv (a table), explain (a plan of PostgreSQL: EXPLAIN (ANALYZE, FORMAT JSON)), folded (stacks of a profiler), git-log (hash, parents, names and subject of commits: --format=%h%x09%p%x09%D%x09%s), hex (any file), ksy (a Kaitai Struct description), openapi (a description in JSON or YAML), tree (an indented tree, or paths).',
    ],
    options: {
      from: { value: 'KIND', words: 'the format of the file, if it is not data yet', choices: [...importable] },
      pick: { value: 'NAME', words: 'the operation of an API card, by id or as GET /path' },
      ...lookOptions,
      scene: { words: 'the scene instead of the SVG' },
      format: {
        value: 'NAME',
        words: 'svg, png or json (the scene), for standard output',
        choices: ['svg', 'png', 'json'],
      },
      output: { ...output, words: 'write to a file; its extension, .svg, .png or .json (the scene), sets the format' },
      force,
      json: { words: 'findings and warnings, what was written, and errors, as JSON' },
      scale,
      watch: { short: 'w', words: 'redraw each time the data is saved, and show it in a live page' },
    },
    examples: [
      'draw gantt-chart plan.json -o plan.svg',
      'draw gantt-chart plan.yaml -o plan.png --scale 2 --theme dark',
      'draw gantt-chart plan.yaml --watch',
      'draw flame-graph profile.folded --from folded -o profile.svg',
      "draw api-reference-card api.yaml --from openapi --pick 'GET /pets'",
      'data gantt-chart | diagref draw gantt-chart - --scene > scene.json',
    ],
    load: () => import('./draw.ts'),
  },
  {
    name: 'render',
    operand: `${sceneFile}...`,
    group: 'On this machine, without network',
    summary: 'Draws a scene as SVG or PNG, byte for byte like the service.',
    details: [
      'The extension of the output file, .svg or .png, sets the format. - reads standard input. With several files, each image is written next to its file.',
    ],
    options: {
      ...lookOptions,
      output: { ...output, words: 'write to a file; its extension, .svg or .png, sets the format' },
      format: { value: 'NAME', words: 'svg or png, for standard output and several files', choices: ['svg', 'png'] },
      force,
      json,
      scale,
      watch: { short: 'w', words: 'redraw each time the scene is saved, and show it in a live page' },
    },
    examples: [
      'render my-diagram.json -o my-diagram.svg',
      'render my-diagram.json -o my-diagram.png --scale 2 --theme dark',
      'render my-diagram.json -o my-diagram.svg --watch',
      'scene slope-chart | diagref render - > slope.svg',
    ],
    load: () => import('./render.ts'),
  },
  {
    name: 'check',
    operand: `${sceneFile}...`,
    group: 'On this machine, without network',
    summary: 'Checks a scene as a careful reader would, and reports what to fix.',
    details: [
      'Exits with 1 if something must be fixed (block), with 0 if there are no findings or only warnings (warn).',
    ],
    options: {
      recipe: {
        value: 'ID',
        words:
          'the recipe the scene was made from: its family and exceptions apply, and what was left over, lost or moved apart is reported',
      },
      data: {
        value: 'FILE',
        words: 'the data that the scene was drawn from: only what was changed since is reported',
        files: true,
      },
      strict: { words: 'exit with 1 on warnings too' },
      'max-warnings': { value: 'N', words: 'exit with 1 on more warnings than this' },
      format: {
        value: 'NAME',
        words: 'text, json, sarif (2.1.0, for code review tools) or github (annotations in a pull request)',
        choices: ['text', 'json', 'sarif', 'github'],
      },
      json: { words: 'the same as --format json' },
      sarif: { words: 'the same as --format sarif' },
      family: { ...family, words: 'the kind of diagram; some rules depend on it' },
    },
    examples: [
      'check my-diagram.json',
      'check my-diagram.json --recipe request-sequence',
      'check calls.scene.json --recipe request-sequence --data calls.json',
      'check "docs/**/*.scene.json" --strict --format github',
      'check - --json < my-diagram.json',
    ],
    load: () => import('./check.ts'),
  },
  {
    name: 'diff',
    operand: sceneFile,
    required: '--recipe ID',
    group: 'On this machine, without network',
    summary: 'Shows what differs between a scene and the recipe it was made from, part by part.',
    details: ['Exits like diff: with 0 if nothing differs, with 1 if something does.'],
    options: {
      recipe: { value: 'ID', words: 'the recipe the scene was made from' },
      json: { words: 'the differences as a JSON list' },
    },
    examples: ['diff my-diagram.json --recipe request-sequence', 'diff - --recipe c4-container --json < scene.json'],
    load: () => import('./diff.ts'),
  },
  {
    name: 'fmt',
    operand: `${sceneFile}...`,
    group: 'On this machine, without network',
    summary: 'Formats scenes with one element per line, so that a change is one line of a diff.',
    options: {
      check: { words: 'change nothing; exit with 1 if a file would change' },
      json: { words: 'the files that changed, or would change, as a JSON list' },
    },
    examples: ['fmt my-diagram.json', 'fmt "docs/**/*.scene.json" --check', 'fmt - < scene.json'],
    load: () => import('./fmt.ts'),
  },
  {
    name: 'convert',
    operand: sceneFile,
    required: '--to NAME',
    group: 'On this machine, without network',
    summary: 'Converts a scene to an Excalidraw or draw.io file, to edit it there.',
    details: ['Text stays in its boxes, and arrows stay connected to the shapes they join.'],
    options: {
      to: { value: 'NAME', words: 'excalidraw or drawio', choices: ['excalidraw', 'drawio'] },
      ...lookOptions,
      output,
      force,
      json,
    },
    examples: [
      'convert my-diagram.json --to excalidraw -o my-diagram.excalidraw',
      'scene request-sequence | diagref convert - --to drawio -o sequence.drawio',
    ],
    load: () => import('./convert.ts'),
  },
]
