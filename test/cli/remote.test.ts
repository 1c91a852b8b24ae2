/**
 * `list`, `scene` and `svg` against the service of the same package, and against a small catalog that never changes.
 */
import { execFile, execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Scene } from '../../src/scene/scene.ts'
import { diagref, emptyFolder, type Service, startService } from './diagref.ts'
import { installed } from './installed.ts'
import { type StandIn, scene, serveSmall, staleCopy } from './stand-in.ts'

const execute = promisify(execFile)

let service: Service
let small: Awaited<ReturnType<typeof serveSmall>>
let mirror: StandIn

/** Passes everything below `/deep/er` on to the small service. */
const passOn = (): Promise<StandIn> =>
  staleCopy((request, response) => {
    const target = request.url?.replace(/^\/deep\/er/, '') ?? ''
    const headers = { 'user-agent': request.headers['user-agent'] ?? '' }
    void fetch(`${small.baseUrl}${target}`, { headers }).then(async (reply) => {
      response.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? '' })
      response.end(Buffer.from(await reply.arrayBuffer()))
    })
  })

beforeAll(async () => {
  await installed()
  ;[service, small] = await Promise.all([startService(), serveSmall()])
  mirror = await passOn()
}, 240_000)

afterAll(async () => {
  await Promise.all([service.stop(), small.stop(0), mirror.stop()])
})

const from = (base: string) => ({ env: { DIAGREF_BASE_URL: base } })

test('list --json is the response of the service, byte for byte', async () => {
  const { code, bytes, err } = await diagref(['list', '--json'], from(service.baseUrl))
  const reply = await fetch(`${service.baseUrl}/api/diagrams`)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(bytes.equals(Buffer.from(await reply.arrayBuffer()))).toBe(true)
})

test('show ends with the page of the service', async () => {
  const { out } = await diagref(['show', 'request-sequence'], from(service.baseUrl))
  expect(out.endsWith(`\n  ${service.baseUrl}/diagrams/request-sequence\n`)).toBe(true)
})

test('svg is the SVG of the service, byte for byte, in every look', async () => {
  for (const look of ['', '?theme=dark&accent=rose', '?theme=paper', '?accent=green']) {
    const args = [...new URLSearchParams(look)].flatMap(([name, value]) => [`--${name}`, value])
    const { bytes } = await diagref(['svg', 'request-sequence', ...args], from(service.baseUrl))
    const reply = await fetch(`${service.baseUrl}/api/diagrams/request-sequence/svg${look}`)
    expect(bytes.equals(Buffer.from(await reply.arrayBuffer())), look).toBe(true)
  }
})

test('scene is the scene of the service, one element per line', async () => {
  const { code, out } = await diagref(['scene', 'client-service'], from(small.baseUrl))
  expect(code).toBe(0)
  expect(JSON.parse(out)).toEqual(scene)
  expect(out.split('\n').filter((line) => line.startsWith('    {'))).toHaveLength(scene.elements.length)
})

test('-o writes the same bytes to a file and nothing to standard output', async () => {
  const cwd = emptyFolder()
  const plain = await diagref(['svg', 'gantt'], from(small.baseUrl))
  const { code, out, err } = await diagref(['svg', 'gantt', '-o', 'x.svg'], { ...from(small.baseUrl), cwd })
  expect({ code, out, err }).toEqual({ code: 0, out: '', err: '' })
  expect(readFileSync(join(cwd, 'x.svg')).equals(plain.bytes)).toBe(true)
  expect(readdirSync(cwd)).toEqual(['x.svg'])
})

test('-o - is standard output, and -o replaces the target of a link, not the link', async () => {
  const cwd = emptyFolder()
  expect((await diagref(['scene', 'gantt', '-o', '-'], { ...from(small.baseUrl), cwd })).out).toMatch(
    /^\{\n {2}"version": 1/,
  )
  writeFileSync(join(cwd, 'real.json'), 'old')
  execFileSync('ln', ['-s', 'real.json', 'link.json'], { cwd })
  const kept = await diagref(['scene', 'gantt', '-o', 'link.json'], { ...from(small.baseUrl), cwd })
  expect([kept.code, readFileSync(join(cwd, 'real.json'), 'utf8')]).toEqual([2, 'old'])
  expect(kept.err).toMatch(
    /^diagref: link\.json exists and would be overwritten; name another file, or add --force\.\n$/,
  )
  await diagref(['scene', 'gantt', '-o', 'link.json', '--force'], { ...from(small.baseUrl), cwd })
  expect((JSON.parse(readFileSync(join(cwd, 'real.json'), 'utf8')) as Scene).version).toBe(1)
})

test('a pipe gets lines of five tab-separated columns, in catalog order', async () => {
  const { out, err } = await diagref(['list'], from(small.baseUrl))
  expect(err).toBe('')
  expect(out).toBe(
    [
      'client-service\tClient and service\tFlows\t85\tA client that asks a service over HTTP, and the answer it gets.',
      'request-sequence\tRequest sequence\tSequences\t92\tA client that asks a service over HTTP, and the answer it gets.',
      'gantt\tGantt chart\tTime & planning\t8\tA client that asks a service over HTTP, and the answer it gets.',
      '',
    ].join('\n'),
  )
})

test('--q and --family narrow the list', async () => {
  const ids = async (...args: string[]): Promise<string[]> =>
    (await diagref(['list', ...args], from(small.baseUrl))).out.split('\n').map((line) => line.split('\t')[0]!)
  expect(await ids('--q', 'gantt')).toEqual(['gantt', ''])
  expect(await ids('-q', 'request sequence')).toEqual(['request-sequence', ''])
  expect(await ids('--family', 'time & Planning')).toEqual(['gantt', ''])
  expect(await ids('--q', '')).toHaveLength(4)
})

test('a search without matches exits with 1, like grep, and says so', async () => {
  const { code, out, err } = await diagref(['list', '--q', 'xyzzy', '--family', 'Flows'], from(small.baseUrl))
  expect({ code, out, err }).toEqual({ code: 1, out: '', err: 'diagref: no diagram for "xyzzy" in Flows\n' })
})

test('--base-url comes before or after the command, with or without = and slash, and overrides the environment', async () => {
  const wrong = from('http://127.0.0.1:9')
  const forms = [
    ['--base-url', small.baseUrl, 'list'],
    ['list', '--base-url', small.baseUrl],
    ['list', `--base-url=${small.baseUrl}/`],
    [`--base-url=${small.baseUrl}//`, 'list'],
  ]
  for (const args of forms) expect((await diagref(args, wrong)).out, args.join(' ')).toMatch(/^client-service\t/)
})

test('a base URL may have a path', async () => {
  for (const base of [`${mirror.baseUrl}/deep/er`, `${mirror.baseUrl}/deep/er/`]) {
    expect((await diagref(['scene', 'gantt', '--base-url', base])).code).toBe(0)
  }
  expect(mirror.asked.map(({ url }) => url)).toEqual(Array(2).fill('/deep/er/api/diagrams/gantt/scene'))
})

test('it identifies itself to the service', async () => {
  await diagref(['list'], from(mirror.baseUrl))
  expect(mirror.asked.at(-1)?.headers['user-agent']).toMatch(/^diagref\/\d+\.\d+\.\d+$/)
})

test('the content of an id or a search never changes the URL', async () => {
  await diagref(['scene', '../x?y#z/ü%2F'], from(mirror.baseUrl))
  await diagref(['list', '--q', 'a&family=b c+%'], from(mirror.baseUrl))
  expect(mirror.asked.slice(-2).map(({ url }) => url)).toEqual([
    '/api/diagrams/..%2Fx%3Fy%23z%2F%C3%BC%252F/scene',
    '/api/diagrams?q=a%26family%3Db+c%2B%25',
  ])
})

/** Runs a command line with a terminal as its output, 100 characters wide. */
const onTerminal = async (env: Record<string, string> = {}): Promise<string> => {
  const { package: folder } = await installed()
  const line = `stty cols 100; exec "${process.execPath}" "${folder}/dist/cli/diagref.cjs" list`
  const { stdout } = await execute('script', ['-qec', line, '/dev/null'], {
    env: { PATH: process.env['PATH'], TERM: 'xterm', DIAGREF_BASE_URL: small.baseUrl, HOME: emptyFolder(), ...env },
  })
  return stdout.replaceAll('\r\n', '\n')
}

const hasScript = existsSync('/usr/bin/script') && process.platform === 'linux'

test.runIf(hasScript)('a terminal gets a table as wide as it is', async () => {
  await expect(await onTerminal()).toMatchFileSnapshot('golden/list.txt')
})

test.runIf(hasScript)('NO_COLOR takes the colors away', async () => {
  await expect(await onTerminal({ NO_COLOR: '1' })).toMatchFileSnapshot('golden/list-plain.txt')
})

test('it ends silently when its reader stops', async () => {
  const { package: folder } = await installed()
  const line = `"${process.execPath}" "${folder}/dist/cli/diagref.cjs" list --json | head -c 1`
  const env = { PATH: process.env['PATH'] ?? '', HOME: emptyFolder(), DIAGREF_BASE_URL: service.baseUrl }
  expect((await execute('bash', ['-c', `set -o pipefail; ${line} 2>&1`], { env })).stdout).toBe('{')
})
