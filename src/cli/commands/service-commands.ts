/**
 * The commands for running the service, exporting it, and connecting agents to it.
 */
import type { Command } from '../command.ts'

export const serviceCommands: readonly Command[] = [
  {
    name: 'serve',
    group: 'The service itself',
    summary: 'Serves the catalog of this package: the API, the gallery and MCP.',
    options: {
      port: { value: 'N', words: 'port to listen on (PORT, default 3000)' },
      host: {
        value: 'ADDRESS',
        words: 'address to listen on (HOST, default 127.0.0.1: this machine only; 0.0.0.0 for all)',
      },
      'base-url': { value: 'URL', words: 'URL the service is reached at (BASE_URL, default: where it listens)' },
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
    summary: 'Writes every response of the service as a file, for any web server.',
    details: [
      'A URL without an extension gets one: /api/diagrams is in api/diagrams.json, /diagrams/ID in diagrams/ID.html, /api/diagrams/ID/svg in api/diagrams/ID/svg.svg, and its themes and accents in api/diagrams/ID/svg/THEME-ACCENT.svg.',
      '_headers and _redirects configure hosts that read them (Netlify, Cloudflare Pages): headers, and URLs without extensions. Search and MCP need the running service.',
      'Each file has its br and gzip forms next to it. _nginx.conf and _caddy-*.conf are included by deploy/nginx/default.conf.template and deploy/caddy/Caddyfile.',
    ],
    options: {
      'base-url': { value: 'URL', words: 'the URL the files will be served at; it is written into them' },
    },
    examples: ['export public --base-url https://diagrams.example'],
    load: () => import('./export.ts'),
  },
  {
    name: 'mcp',
    group: 'The service itself',
    summary: 'A local MCP server on standard input and output, for agents.',
    details: [
      'It has the tools of the service (list_diagrams, get_diagram, render_diagram) and those that work on your machine: draw_diagram draws your data, check_scene, render_scene and edit_scene are for scenes, measure_text measures text. No network is needed.',
      'Configure your MCP client with the command diagref and the argument mcp.',
    ],
    options: {
      'base-url': { value: 'URL', words: 'the base URL of links in its results' },
      folder: {
        value: 'DIR',
        words: 'where files may be read and written, unless the client names roots (default: here)',
      },
    },
    examples: ['mcp'],
    load: () => import('./mcp.ts'),
  },
]
