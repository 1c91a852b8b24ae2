/**
 * The commands about the service run, written out, or spoken to by agents.
 */
import type { Command } from '../command.ts'

export const serviceCommands: readonly Command[] = [
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
      'It has the tools of the service (list_diagrams, get_diagram, render_diagram) and those that work on your machine: draw_diagram draws your data, check_scene, render_scene and edit_scene are for scenes, measure_text says how wide words are. No network is needed.',
      'Give your MCP client the command diagref with the argument mcp.',
    ],
    options: { 'base-url': { value: 'URL', words: 'the address that links in its answers lead to' } },
    examples: ['mcp'],
    load: () => import('./mcp.ts'),
  },
]
