/**
 * The commands for scenes: render, check, diff, fmt, convert.
 */
import type { Command } from '../command.ts'
import { fonts, force, json, lookOptions, output, scale } from '../options.ts'

const sceneFile = 'FILE|-'

export const sceneCommands: readonly Command[] = [
  {
    name: 'render',
    operand: `${sceneFile}...`,
    group: 'On this machine, without network',
    summary: 'Draws a scene as SVG or PNG, byte for byte like the service.',
    details: [
      'The extension of the output file, .svg or .png, sets the format. - reads standard input. With several files, each image is written next to its file.',
      'A scene has boxes, texts, lines, paths and circles; "arrow": true puts a head at the end of a line or path.',
    ],
    options: {
      ...lookOptions,
      fonts,
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
      'render my-diagram.json --fonts embed -o my-diagram.svg',
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
          'the recipe the scene was made from: its exceptions apply, and what was left over, lost or moved apart is reported',
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
    operand: 'FILE|- [FILE]',
    group: 'On this machine, without network',
    summary: 'Shows what changed between two versions, or between a scene and the recipe it was made from.',
    details: [
      'Two files are scenes, data (whose recipe --recipe names, unless the data name their schema), or diagrams as text. Data are compared item by item: what was added, removed, moved or changed, however the picture was laid out again. With --picture, both versions are drawn with numbered marks and a list of the changes. One file is a scene, compared part by part with its recipe.',
      'Exits like diff: with 0 if nothing differs, with 1 if something does.',
    ],
    options: {
      recipe: { value: 'ID', words: 'the recipe of the data, or that the scene was made from' },
      picture: { short: 'p', words: 'one picture: before, after, and what changed' },
      ...lookOptions,
      fonts,
      output: { ...output, words: 'write the picture to a file; its extension, .svg or .png, sets the format' },
      force,
      scale,
      json: { words: 'the differences as a JSON list' },
    },
    examples: [
      'diff my-diagram.json --recipe request-sequence',
      'diff before.yaml after.yaml --recipe c4-container',
      'diff --picture before.yaml after.yaml --recipe c4-container -o changes.svg',
      'diff --picture old.mmd new.mmd --theme dark -o changes.png',
      'diff - --recipe c4-container --json < scene.json',
    ],
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
    operand: `${sceneFile}...`,
    required: '--to NAME',
    group: 'On this machine, without network',
    summary: 'Converts scenes to an Excalidraw, draw.io or PowerPoint file, or data to text, to edit them there.',
    details: [
      'Text stays in its boxes, and arrows stay connected to the shapes they join.',
      'PowerPoint files have one slide for each scene: shapes, connectors and words that can be edited, in theme colors, with the description as notes.',
      'With --recipe, the file is data of that recipe: graphs are written as mermaid, dot, plantuml or d2, sequences as mermaid or plantuml. Standard error names what the language has no words for.',
    ],
    options: {
      to: {
        value: 'NAME',
        words: 'excalidraw or drawio for a scene, pptx for one or several; mermaid, dot, plantuml or d2 for data',
        choices: ['excalidraw', 'drawio', 'pptx', 'mermaid', 'dot', 'plantuml', 'd2'],
      },
      recipe: { value: 'ID', words: 'the recipe of the data' },
      ...lookOptions,
      output,
      force,
      json,
    },
    examples: [
      'convert my-diagram.json --to excalidraw -o my-diagram.excalidraw',
      'scene request-sequence | diagref convert - --to drawio -o sequence.drawio',
      'convert context.json containers.json --to pptx -o review.pptx',
      'convert plan.yaml --recipe decision-flowchart --to mermaid -o plan.mmd',
    ],
    load: () => import('./convert.ts'),
  },
]
