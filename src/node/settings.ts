/**
 * How to serve, from flags and environment; a flag takes precedence over its variable.
 */
import { parseArgs } from 'node:util'

export type Settings = {
  port: number
  host: string | undefined
  baseUrl: string | undefined
  /** Hosts at which the MCP endpoint may be called, besides that of the base URL. */
  allowedHosts: string[]
  workers: number
  log: boolean
  /** How long a stopping server still accepts connections, while /readyz already fails, in milliseconds. */
  drain: number
  /** The port of the metrics; without it there are none. */
  metricsPort: number | undefined
}

/** Reads flags and environment; throws a SettingsError. */
export const readSettings = (args: string[], env: NodeJS.ProcessEnv): Settings => {
  const flags = parse(args)
  const metricsPort = flags['metrics-port'] ?? env['METRICS_PORT']
  return {
    port: integer('port', flags.port ?? (env['PORT'] || '3000'), ports),
    host: (flags.host ?? env['HOST']) || undefined,
    baseUrl: absoluteUrl('base-url', flags['base-url'] ?? env['BASE_URL']),
    allowedHosts: names(env['ALLOWED_HOSTS']),
    workers: integer('workers', flags.workers ?? (env['WORKERS'] || '1'), [1, 64]),
    log: env['LOG'] === 'json',
    drain: 1_000 * integer('drain-seconds', flags['drain-seconds'] ?? (env['DRAIN_SECONDS'] || '0'), [0, 3_600]),
    metricsPort: metricsPort ? integer('metrics-port', metricsPort, ports) : undefined,
  }
}

const parse = (args: string[]) => {
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error))
  }
}

const options = {
  port: { type: 'string' },
  host: { type: 'string' },
  'base-url': { type: 'string' },
  workers: { type: 'string' },
  'drain-seconds': { type: 'string' },
  'metrics-port': { type: 'string' },
} as const

/** An invalid flag or variable; `message` says which and why. */
export class SettingsError extends Error {}

const ports = [0, 65_535] as const

const integer = (name: string, text: string, [min, max]: readonly [number, number]): number => {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= min && value <= max) return value
  throw new SettingsError(`${name} must be a whole number from ${min} to ${max}, got "${text}"`)
}

const absoluteUrl = (name: string, text: string | undefined): string | undefined => {
  if (text === undefined || text === '') return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '')
    return url.href.replace(/\/+$/, '')
  throw new SettingsError(`${name} must be an absolute http or https URL without a query, got "${text}"`)
}

const names = (list = ''): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** The flags, for a help text. */
export const settingsHelp = `  --port N            port to listen on (PORT, default 3000)
  --host ADDRESS      address to listen on (HOST, default: all)
  --base-url URL      URL the service is reached at (BASE_URL, default: where it listens)
  --workers N         processes that share the port (WORKERS, default 1)
  --drain-seconds N   how long it still accepts connections after a signal to stop, while /readyz
                      fails (DRAIN_SECONDS, default 0)
  --metrics-port N    port for metrics in the Prometheus format (METRICS_PORT, default: none)
  ALLOWED_HOSTS       further hosts the MCP endpoint may be called at, separated by commas
  LOG=json            one JSON line per request on standard output`
