/**
 * Failures: one clear line on standard error, the right exit code, nothing on standard output, no file.
 */
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { diagref, emptyFolder } from './diagref.ts'
import { installed } from './installed.ts'
import { type StandIn, scene, serveSmall, staleCopy } from './stand-in.ts'

const json = { 'content-type': 'application/json' }

const catalog = JSON.stringify({ version: 1, families: [], recipes: [] })

let tries = 0

/** Responses by the first segment of the path: each is a deployment that is broken in its own way. */
const answers: Record<string, RequestListener> = {
  page: (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Welcome</h1>'),
  fault: (_, response) => response.writeHead(500, { 'content-type': 'text/plain' }).end('boom\x1b[2J'),
  error: (_, response) =>
    response.writeHead(500, json).end('{"error":{"code":"x","message":"We \\u001b[31mfailed.","hint":"Try later."}}'),
  truncated: (_, response) => {
    response.writeHead(200, { ...json, 'content-length': '1000' })
    response.write('{"version":1,')
    setTimeout(() => response.destroy(), 30)
  },
  broken: (_, response) => response.writeHead(200, json).end('{"version":1,'),
  half: (_, response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg><rect'),
  other: (_, response) => response.writeHead(200, json).end('[1,2,3]'),
  newer: (_, response) => response.writeHead(200, json).end('{"version":2,"elements":[]}'),
  coded: (_, response) => response.writeHead(200, { ...json, 'content-encoding': 'br' }).end('nonsense'),
  unchanged: (_, response) => response.writeHead(304).end(),
  silent: () => undefined,
  dripping: (_, response) => void response.writeHead(200, json).write('{'),
  round: (request, response) => response.writeHead(302, { location: request.url }).end(),
  forbidden: (_, response) => response.writeHead(403).end(),
  later: (_, response) => response.writeHead(429, { 'retry-after': '3600' }).end(),
  busy: (_, response) => {
    tries++
    response.writeHead(503, { 'retry-after': '1' }).end()
  },
  soon: (_, response) => {
    tries++
    if (tries === 1) response.writeHead(429, { 'retry-after': '1', ...json }).end('{}')
    else response.writeHead(200, json).end(catalog)
  },
}

let wrong: StandIn
let small: Awaited<ReturnType<typeof serveSmall>>

beforeAll(async () => {
  await installed()
  small = await serveSmall()
  wrong = await staleCopy((request, response) => answers[request.url?.split('/')[1] ?? '']?.(request, response))
}, 240_000)

afterAll(async () => {
  await Promise.all([small.stop(0), wrong.stop()])
})

type Case = { args: string[]; base?: string; code: number; says: RegExp }

const check = async ({ args, base = small.baseUrl, code, says }: Case): Promise<void> => {
  const cwd = emptyFolder()
  const ran = await diagref([...args, '--base-url', base], { cwd })
  expect(ran.err).toMatch(says)
  expect(ran.err.trimEnd().split('\n')).toHaveLength(1)
  expect({ code: ran.code, out: ran.out, files: readdirSync(cwd) }).toEqual({ code, out: '', files: [] })
}

const out = ['-o', 'x.svg']

const remote: Record<string, Case> = {
  'an unknown id, with what was meant': {
    args: ['scene', 'gant', '-o', 'x.json'],
    code: 2,
    says: /^diagref: There is no diagram "gant"\. Did you mean gantt\? http\S+ lists every id\.$/m,
  },
  'an id of 300 characters': {
    args: ['svg', 'x'.repeat(300), ...out],
    code: 2,
    says: /No diagram id is 300 characters long/,
  },
  'an unknown theme': {
    args: ['svg', 'gantt', '--theme', 'dakr', ...out],
    code: 2,
    says: /^diagref: --theme cannot be "dakr"\. Did you mean dark\? Use one of: light, dark, paper\.$/m,
  },
  'an empty accent': {
    args: ['svg', 'gantt', '--accent='],
    code: 2,
    says: /^diagref: --accent is empty\. Use one of/,
  },
  'an unknown family': { args: ['list', '--family', 'chart'], code: 2, says: /Did you mean Charts\?/ },
  'a search that is too long': {
    args: ['list', '-q', 'x'.repeat(201)],
    code: 2,
    says: /q is 201 characters long\. Send at most 200/,
  },
  'no server': {
    args: ['svg', 'gantt', ...out],
    base: 'http://127.0.0.1:9',
    code: 2,
    says: /^diagref: No response from http:\/\/127\.0\.0\.1:9; start the service with diagref serve, or name another/,
  },
  'no such host': {
    args: ['list'],
    base: 'http://nowhere.invalid',
    code: 2,
    says: /^diagref: (?:There is no host nowhere\.invalid|The name nowhere\.invalid cannot be looked up)/,
  },
  'a server that hangs': {
    args: ['svg', 'gantt', '--timeout', '0.3', ...out],
    base: '/silent',
    code: 2,
    says: /did not respond within 0\.3 s; set another limit with --timeout/,
  },
  'a server that hangs in the middle': {
    args: ['list', '--timeout=0.3'],
    base: '/dripping',
    code: 2,
    says: /within 0\.3 s/,
  },
  'a page instead of JSON': {
    args: ['scene', 'gantt', '-o', 'x.json'],
    base: '/page',
    code: 2,
    says: /returned text\/html instead of application\/json; check --base-url\./,
  },
  'a page instead of SVG': {
    args: ['svg', 'gantt', ...out],
    base: '/page',
    code: 2,
    says: /text\/html instead of image\/svg/,
  },
  'an error of the server': {
    args: ['list'],
    base: '/fault',
    code: 2,
    says: /responded with 500 Internal Server Error\.$/m,
  },
  'an error message, without its escape sequences': {
    args: ['list'],
    base: '/error',
    code: 2,
    says: /^diagref: We \[31mfailed\. Try later\.$/m,
  },
  'a truncated body': {
    args: ['scene', 'gantt', '-o', 'x'],
    base: '/truncated',
    code: 2,
    says: /The response from http\S+ was cut off\./,
  },
  'half a JSON': {
    args: ['list', '--json'],
    base: '/broken',
    code: 2,
    says: /The response from http\S+ is not a catalog\./,
  },
  'half an SVG': { args: ['svg', 'gantt', ...out], base: '/half', code: 2, says: /is not a whole SVG\./ },
  'another JSON': { args: ['scene', 'gantt'], base: '/other', code: 2, says: /is not a scene\./ },
  'a scene of a later version': {
    args: ['scene', 'gantt'],
    base: '/newer',
    code: 2,
    says: /is a scene of version 2; this program supports version 1/,
  },
  'a damaged coding': { args: ['list'], base: '/coded', code: 2, says: /is damaged: it cannot be decompressed/ },
  'an unexpected 304': {
    args: ['list'],
    base: '/unchanged',
    code: 2,
    says: /responded with 304 Not Modified\.$/m,
  },
  'redirects without end': { args: ['list'], base: '/round', code: 2, says: /redirects too many times/ },
  'an error without a message': {
    args: ['list'],
    base: '/forbidden',
    code: 2,
    says: /responded with 403 Forbidden\.$/m,
  },
  'a wait that is too long': {
    args: ['list'],
    base: '/later',
    code: 2,
    says: /429 Too Many Requests\. It asks to wait 3600 s\.$/m,
  },
}

describe('of the service', () => {
  test.concurrent.each(Object.entries(remote))('%s', async (_name, failure) => {
    const base = failure.base?.startsWith('/') ? { base: wrong.baseUrl + failure.base } : {}
    await check({ ...failure, ...base })
  })

  test('a wait is respected, once', async () => {
    tries = 0
    const soon = await diagref(['list', '--json', '--base-url', `${wrong.baseUrl}/soon`])
    // The catalog of the stand-in is empty, so nothing is found.
    const said = 'diagref: the service asks to wait 1 s\ndiagref: no diagram\n'
    expect([soon.code, soon.out, soon.err, tries]).toEqual([1, catalog, said, 2])
    tries = 0
    const busy = await diagref(['list', '--base-url', `${wrong.baseUrl}/busy`])
    expect([busy.code, tries]).toEqual([2, 2])
    expect(busy.err).toMatch(/wait 1 s\n.*503 Service Unavailable\. It asks to wait 1 s\.\n$/s)
  })
})

const misuse: [args: string[], says: RegExp][] = [
  [['lst'], /There is no command "lst"\. Did you mean list\? See diagref --help\./],
  [['--thme', 'dark', 'svg', 'x'], /There is no option --thme\. Did you mean --theme\?/],
  [['list', '--theme', 'dark'], /list has no option --theme\. .*See diagref list --help\./],
  [['svg', 'gantt', '--acent', 'rose'], /svg has no option --acent\. Did you mean --accent\?/],
  [['svg'], /svg needs ID, as in diagref svg /],
  [['svg', ''], /svg needs ID/],
  [['svg', 'a', 'b'], /svg takes one ID, got 2: a, b\./],
  [['list', 'message', '--q', 'queue'], /Search words are given twice: leave out --q\./],
  [['svg', 'a', '--theme'], /--theme needs a value: --theme NAME\./],
  [['svg', 'a', '--theme', '-o', 'x'], /--theme needs a value/],
  [['list', '--json=yes'], /--json takes no value\./],
  [['list', '--constructor'], /list has no option --constructor\./],
  [['list', '--base-url', 'ftp://x'], /--base-url must be an http or https URL .*got "ftp:\/\/x"\./],
  [['list', '--base-url', 'x?y'], /--base-url must be an http or https URL/],
  [['list', '--base-url', 'http://x/?y'], /--base-url takes no \? and no #/],
  [['list', '--base-url', 'http://me:secret@x/'], /--base-url must not contain a user name or password\./],
  [['list', '--timeout', 'soon'], /--timeout must be a number of seconds/],
  [['svg', 'gantt', '-o', 'a.gif'], /--output must end in \.svg or \.png, got "a\.gif"\./],
  [['render', 'a.json', '-o', 'a.gif'], /--output must end in \.svg or \.png, got "a\.gif"\./],
  [['render', 'a.json', '-o', 'a.png', '--scale', '9'], /--scale must be a number from 0\.1 to 4, got "9"\./],
  [['render', 'a.json', '--scale', '2'], /--scale is for PNG/],
  [['render', 'a.json', '-o', 'a.png', '--fonts', 'embed'], /--fonts embed is for SVG: a PNG has its letters drawn\./],
  [['svg', 'gantt', '-o', 'a.png', '--fonts', 'embed'], /--fonts embed is for SVG/],
  [['draw', 'gantt', 'a.json', '--scene', '--fonts', 'embed'], /--fonts embed is for SVG: a scene has none\./],
  [['render', '-', '--watch', '-o', 'a.svg'], /--watch needs a file to watch/],
  [['render', 'no-folder/a.json', '--watch'], /--watch needs a folder that exists: no-folder/],
  [['check', 'a.json', '--json', '--sarif'], /Use only one of --json, --sarif and --format\./],
  [['export', 'x'], /export needs --base-url URL/],
  [['completion', 'bsh'], /There is no completion for "bsh"\. Did you mean bash\? Use one of: bash, zsh, fish\./],
  [['serve', '--port', '99999'], /port must be a whole number from 0 to 65535, got "99999"/],
]

test.concurrent.each(misuse)('misuse: %j', async (args, says) => {
  const cwd = emptyFolder()
  const { code, out: printed, err } = await diagref(args, { cwd })
  expect(err).toMatch(says)
  expect(err.trimEnd().split('\n')).toHaveLength(1)
  expect({ code, printed, files: readdirSync(cwd) }).toEqual({ code: 2, printed: '', files: [] })
})

/** Root may read everything, so it runs the program as another user. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534 } : {}

type FileCase = { args: string[]; input?: string; says: RegExp; files?: string[] }

const local: Record<string, FileCase> = {
  'a folder': { args: ['folder'], says: /^diagref: folder cannot be read: it is a folder\.$/m },
  'no such file': { args: ['nothing.json'], says: /^diagref: nothing\.json cannot be read: there is no such file\.$/m },
  'a device without an end': {
    args: ['/dev/zero'],
    says: /^diagref: \/dev\/zero is larger than 8 MB, more than any scene/,
  },
  'a file of 10 MB': { args: ['big.json'], says: /^diagref: big\.json is larger than 8 MB, more than any scene/ },
  '10 MB of standard input': {
    args: ['-'],
    input: 'x'.repeat(10_000_000),
    says: /^diagref: standard input is larger than 8 MB/,
  },
  'no JSON': { args: ['-'], input: '<svg/>', says: /^diagref: standard input:1: must be JSON: / },
  'nothing at all': { args: ['-'], input: '', says: /^diagref: standard input:1: must be JSON: / },
  'a wrong version': { args: ['later.json'], says: /^diagref: later\.json:2: version: must be 1, got 2$/m },
}

describe('of a file', () => {
  const folder = emptyFolder()
  mkdirSync(join(folder, 'folder'))
  writeFileSync(join(folder, 'big.json'), Buffer.alloc(10_000_000, 32))
  writeFileSync(join(folder, 'later.json'), JSON.stringify({ ...scene, version: 2 }, null, 2))
  writeFileSync(join(folder, 'scene.json'), JSON.stringify(scene))
  writeFileSync(join(folder, 'kept.svg'), 'old')
  const before = readdirSync(folder)

  test.concurrent.each(Object.entries(local))('%s', async (_name, { args, input = '', says }) => {
    const { code, out: printed, err } = await diagref(['render', ...args, '-o', 'kept.svg'], { cwd: folder, input })
    expect(err).toMatch(says)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
    expect({ code, printed, files: readdirSync(folder) }).toEqual({ code: 2, printed: '', files: before })
    expect(readFileSync(join(folder, 'kept.svg'), 'utf8')).toBe('old')
  })

  test('a file that may not be read', async () => {
    chmodSync(folder, 0o755)
    chmodSync(join(folder, 'scene.json'), 0)
    const { code, err } = await diagref(['render', 'scene.json'], { cwd: folder, ...nobody })
    chmodSync(join(folder, 'scene.json'), 0o644)
    expect([code, err]).toEqual([2, 'diagref: scene.json cannot be read: permission denied.\n'])
  })

  const places: [string, RegExp][] = [
    ['folder', /folder was not written: it is a folder\./],
    ['none/x.svg', /none\/x\.svg was not written: its folder does not exist\./],
    ['kept.svg/x.svg', /was not written: its folder is a file\./],
    ...(process.platform === 'linux' ? [['/proc/nothing/x.svg', /was not written: /] as [string, RegExp]] : []),
  ]

  test.concurrent.each(places)('writing to %s', async (place, says) => {
    const { code, err } = await diagref(['render', 'scene.json', '-o', place], { cwd: folder })
    expect(err).toMatch(says)
    expect({ code, files: readdirSync(folder) }).toEqual({ code: 2, files: before })
  })

  test('several findings are listed with their lines, and no more than can be read', async () => {
    const elements = Array.from({ length: 9 }, () => ({ type: 'circle', x: 1, y: 2, r: -4 }))
    const input = JSON.stringify({ ...scene, elements }, null, 1)
    const { code, err } = await diagref(['render', '-'], { input })
    expect(code).toBe(2)
    expect(err).toMatch(/^diagref: standard input:12: elements\.0\.r: must be greater than 0, got -4\n {2}line 18: /)
    expect(err.trimEnd().split('\n').at(-1)).toBe('  and 4 more')
  })
})
