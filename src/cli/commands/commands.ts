/**
 * The commands: what each is for, what it takes, and where it is. A command's own file is loaded when it is called.
 */
import type { Command } from '../command.ts'
import { family, lookOptions, output, scale } from '../options.ts'

/** The command of a name. */
export function findCommand(name: string): Command | undefined {
  return commands.find((command) => command.name === name)
}

const sceneFile = 'FILE|-'

const look = 'every finding holds for all looks, so this changes nothing'

export const commands: readonly Command[] = [
  {
    name: 'list',
    operand: '[WORDS...]',
    group: 'From the service',
    summary: 'Lists the diagrams, or those that a search finds.',
    details: [
      'A terminal gets a table; a pipe gets lines of id, name, family, overall score and description, with tabs between. Ends with 1 where nothing is found, as grep does.',
    ],
    options: {
      q: { short: 'q', value: 'TEXT', words: 'words that name, description or use must hold, as WORDS are' },
      family,
      json: { words: 'the reply of the service as it is' },
      fields: { value: 'NAMES', words: 'JSON with only these fields, as in id,name' },
    },
    examples: ['list', 'list message queue', 'list --family Charts --fields id,useWhen', 'list | cut -f1'],
    load: () => import('./list.ts'),
  },
  {
    name: 'show',
    operand: 'ID',
    group: 'From the service',
    summary: 'Says what a diagram is for, when to avoid it, and how to take it.',
    options: { json: { words: 'the reply of the service as it is' } },
    examples: ['show request-sequence', 'show gantt-chart --json'],
    load: () => import('./show.ts'),
  },
  {
    name: 'open',
    operand: 'ID',
    group: 'From the service',
    summary: 'Opens the page of a diagram in the browser (BROWSER, or the one of the desktop).',
    options: {},
    examples: ['open request-sequence'],
    load: () => import('./open.ts'),
  },
  {
    name: 'scene',
    operand: 'ID',
    group: 'From the service',
    summary: "Gives a diagram's editable scene, one element a line.",
    options: { output },
    examples: ['scene request-sequence', 'scene request-sequence -o my-diagram.json'],
    load: () => import('./scene.ts'),
  },
  {
    name: 'svg',
    operand: 'ID',
    group: 'From the service',
    summary: 'Gives a diagram as SVG, or as PNG.',
    options: {
      ...lookOptions,
      output: { ...output, words: 'write to a file; its ending, .svg or .png, chooses the format' },
    },
    examples: [
      'svg request-sequence -o request-sequence.svg',
      'svg slope-chart --theme dark --accent rose > slope.svg',
    ],
    load: () => import('./svg.ts'),
  },
  {
    name: 'data',
    operand: 'ID',
    group: 'From the service',
    summary: "Gives the data a diagram is drawn from, to change them for a diagram of one's own.",
    options: { schema: { words: 'the JSON Schema of the data instead, for editors' }, output },
    examples: ['data gantt-chart -o plan.json', 'data gantt-chart --schema -o plan.schema.json'],
    load: () => import('./data.ts'),
  },
  {
    name: 'draw',
    operand: 'ID FILE|-',
    group: 'On this machine, without network',
    summary: 'Draws your data as the diagram of a recipe does: SVG, PNG or an editable scene.',
    details: [
      'The file is JSON or YAML in the form of diagref data ID; - reads standard input. Data that cannot be drawn are told of on standard error, each finding with its field; then nothing is written and the exit code is 1.',
    ],
    options: {
      ...lookOptions,
      scene: { words: 'the scene instead of the SVG' },
      format: {
        value: 'NAME',
        words: 'svg, png or json (the scene), for standard output',
        choices: ['svg', 'png', 'json'],
      },
      output: { ...output, words: 'write to a file; its ending, .svg, .png or .json (the scene), chooses the format' },
      scale,
      watch: { short: 'w', words: 'draw again each time the data are saved' },
    },
    examples: [
      'draw gantt-chart plan.json -o plan.svg',
      'draw gantt-chart plan.yaml -o plan.png --scale 2 --theme dark',
      'data gantt-chart | diagref draw gantt-chart - --scene > scene.json',
    ],
    load: () => import('./draw.ts'),
  },
  {
    name: 'render',
    operand: `${sceneFile}...`,
    group: 'On this machine, without network',
    summary: 'Draws a scene as SVG or PNG, byte for byte as the service does.',
    details: [
      'The ending of the output file, .svg or .png, says which. - reads standard input. Of several files each picture is written beside its file.',
    ],
    options: {
      ...lookOptions,
      output: { ...output, words: 'write to a file; its ending, .svg or .png, chooses the format' },
      format: { value: 'NAME', words: 'svg or png, for standard output and several files', choices: ['svg', 'png'] },
      scale,
      watch: { short: 'w', words: 'draw again each time the scene is saved' },
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
    summary: 'Looks at a scene as a careful reader would and says what to fix.',
    details: [
      'Ends with 1 where something must be fixed (block), with 0 where all is well or only worth a thought (warn).',
    ],
    options: {
      recipe: {
        value: 'ID',
        words:
          'the recipe the scene was made from: its family and its exceptions apply, and what was left over or lost is found',
      },
      strict: { words: 'end with 1 on warnings too' },
      'max-warnings': { value: 'N', words: 'end with 1 on more warnings than this' },
      format: {
        value: 'NAME',
        words: 'text, json, sarif (2.1.0, for code review tools) or github (notes in a pull request)',
        choices: ['text', 'json', 'sarif', 'github'],
      },
      json: { words: 'the same as --format json' },
      sarif: { words: 'the same as --format sarif' },
      family: { ...family, words: 'the kind of diagram; some rules depend on it' },
      theme: { ...lookOptions['theme']!, words: look },
      accent: { ...lookOptions['accent']!, words: look },
    },
    examples: [
      'check my-diagram.json',
      'check my-diagram.json --recipe request-sequence',
      'check "docs/**/*.scene.json" --strict --format github',
      'check - --json < my-diagram.json',
    ],
    load: () => import('./check.ts'),
  },
  {
    name: 'fmt',
    operand: `${sceneFile}...`,
    group: 'On this machine, without network',
    summary: 'Writes scenes one element a line, so that a change is one line of a diff.',
    options: { check: { words: 'change nothing; end with 1 where a file would change' } },
    examples: ['fmt my-diagram.json', 'fmt "docs/**/*.scene.json" --check', 'fmt - < scene.json'],
    load: () => import('./fmt.ts'),
  },
  {
    name: 'convert',
    operand: sceneFile,
    group: 'On this machine, without network',
    summary: 'Writes a scene as a file of Excalidraw or draw.io, to edit it there.',
    details: ['Words stay in their boxes, and arrows stay connected to the shapes where they end.'],
    options: {
      to: { value: 'NAME', words: 'excalidraw or drawio', choices: ['excalidraw', 'drawio'] },
      ...lookOptions,
      output,
    },
    examples: [
      'convert my-diagram.json --to excalidraw -o my-diagram.excalidraw',
      'scene request-sequence | diagref convert - --to drawio -o sequence.drawio',
    ],
    load: () => import('./convert.ts'),
  },
  {
    name: 'serve',
    group: 'The service itself',
    summary: 'Serves the catalog that is in this package: the API, the gallery and MCP.',
    options: {
      port: { value: 'N', words: 'port to listen on (PORT, default 3000)' },
      host: { value: 'ADDRESS', words: 'address to listen on (HOST, default: all)' },
      'base-url': { value: 'URL', words: 'address the service is reached at (BASE_URL, default: where it listens)' },
      workers: { value: 'N', words: 'processes that share the port (WORKERS, default 1)' },
      'drain-seconds': {
        value: 'N',
        words:
          'how long connections are accepted after a signal to stop, while /readyz fails (DRAIN_SECONDS, default 0)',
      },
      'metrics-port': { value: 'N', words: 'port for metrics in the Prometheus format (METRICS_PORT, default none)' },
    },
    examples: ['serve', 'serve --port 8080 --base-url https://diagrams.example'],
    load: () => import('./serve.ts'),
  },
  {
    name: 'export',
    operand: 'DIR',
    group: 'The service itself',
    summary: 'Writes every reply of the service as a file, for any web server.',
    details: [
      'An address without an ending gets one: /api/diagrams is in api/diagrams.json, /diagrams/ID in diagrams/ID.html, /api/diagrams/ID/svg in api/diagrams/ID/svg.svg, and its looks in api/diagrams/ID/svg/THEME-ACCENT.svg.',
      '_headers and _redirects tell hosts that read them (Netlify, Cloudflare Pages) the headers and the addresses without endings. Search and MCP need the running service.',
      'Every file has its br and gzip forms beside it. _nginx.conf and _caddy-*.conf are included by deploy/nginx/default.conf.template and deploy/caddy/Caddyfile.',
    ],
    options: {
      'base-url': { value: 'URL', words: 'the address the files will be served at; it is written into them' },
    },
    examples: ['export public --base-url https://diagrams.example'],
    load: () => import('./export.ts'),
  },
  {
    name: 'mcp',
    group: 'The service itself',
    summary: 'A local MCP server on standard input and output, for agents.',
    details: [
      'It has the tools of the service (list_diagrams, get_diagram, render_diagram) and two more for scenes of your own: check_scene gives the findings of the linter, render_scene a PNG to look at and the SVG. No network is needed.',
      'Give your MCP client the command diagref with the argument mcp.',
    ],
    options: { 'base-url': { value: 'URL', words: 'the address that links in its answers lead to' } },
    examples: ['mcp'],
    load: () => import('./mcp.ts'),
  },
  {
    name: 'completion',
    operand: 'SHELL',
    group: 'On this machine, without network',
    summary: 'Gives the completion script for bash, zsh or fish.',
    options: {},
    examples: [
      'completion bash > ~/.local/share/bash-completion/completions/diagref',
      'completion zsh > "${fpath[1]}/_diagref"',
      'completion fish > ~/.config/fish/completions/diagref.fish',
    ],
    load: () => import('./completion.ts'),
  },
]
