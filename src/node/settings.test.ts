/**
 * Flags and environment become settings, or an error that names what is wrong.
 */
import { expect, test } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'

test('defaults: port 3000, all addresses, one process, no log', () => {
  expect(readSettings([], {})).toEqual({
    port: 3000,
    host: undefined,
    baseUrl: undefined,
    allowedHosts: [],
    workers: 1,
    log: false,
    drain: 0,
    metricsPort: undefined,
  })
})

test('a flag takes precedence over its variable', () => {
  const env = {
    PORT: '1',
    HOST: 'a',
    BASE_URL: 'http://a',
    WORKERS: '2',
    LOG: 'json',
    ALLOWED_HOSTS: ' a, b:1 ,',
    METRICS_PORT: '1',
    DRAIN_SECONDS: '1',
  }
  const flags = [
    '--port',
    '2',
    '--host',
    '::1',
    '--base-url',
    'https://b.example/c/',
    '--workers',
    '3',
    '--metrics-port',
    '9464',
    '--drain-seconds',
    '4',
  ]
  expect(readSettings(flags, env)).toEqual({
    port: 2,
    host: '::1',
    baseUrl: 'https://b.example/c',
    allowedHosts: ['a', 'b:1'],
    workers: 3,
    log: true,
    drain: 4_000,
    metricsPort: 9464,
  })
})

test('empty variables and an empty host count as unset', () => {
  const empty = { PORT: '', HOST: '', BASE_URL: '', WORKERS: '', ALLOWED_HOSTS: '' }
  expect(readSettings(['--host', ''], empty)).toEqual(readSettings([], {}))
})

// It is sent in headers, which allow no other characters.
test.each([
  ['https://пример.example/', 'https://xn--e1afmkfd.example'],
  ['HTTPS://Diagrams.Example/a b', 'https://diagrams.example/a%20b'],
  [' https://diagrams.example ', 'https://diagrams.example'],
])('the base URL %j is written %s', (sent, written) => {
  expect(readSettings(['--base-url', sent], {}).baseUrl).toBe(written)
})

test.each([
  [['--port', 'x'], 'port must be a whole number from 0 to 65535, got "x"'],
  [['--port', '65536'], 'port must be a whole number from 0 to 65535, got "65536"'],
  [['--workers', '0'], 'workers must be a whole number from 1 to 64, got "0"'],
  [['--base-url', 'a'], 'base-url must be an absolute http or https URL without a query, got "a"'],
  [['--base-url', 'ftp://a'], 'base-url must be an absolute http or https URL without a query, got "ftp://a"'],
  [['--base-url', 'http://a?b'], 'base-url must be an absolute http or https URL without a query, got "http://a?b"'],
  [['--nope'], "Unknown option '--nope'"],
])('%j is rejected', (flags, words) => {
  expect(() => readSettings(flags, {})).toThrow(new SettingsError(words))
})
