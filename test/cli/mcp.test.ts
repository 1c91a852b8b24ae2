/**
 * `mcp`: a real client of each era starts the installed program and works through it: find, adapt, check, look.
 */

import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderScene } from '../../src/render/render-scene.ts'
import type { Scene } from '../../src/scene/scene.ts'
import { emptyFolder, finish, start } from './diagref.ts'
import { installed, scratch } from './installed.ts'
import { scene } from './stand-in.ts'

const names = [
  'list_diagrams',
  'get_diagram',
  'render_diagram',
  'draw_diagram',
  'check_scene',
  'render_scene',
  'edit_scene',
  'measure_text',
]

let modern: Client
let old: OldClient

const command = async () => ({
  command: (await installed()).bin,
  // The folder that emptyFolder makes its folders in: only files below it may be used.
  cwd: scratch,
  args: ['mcp', '--base-url', 'https://diagrams.example'],
  env: { PATH: process.env['PATH'] ?? '', HOME: emptyFolder() },
})

beforeAll(async () => {
  modern = new Client({ name: 'test', version: '1' })
  old = new OldClient({ name: 'test', version: '1' })
  await modern.connect(new StdioClientTransport(await command()))
  await old.connect(new OldTransport(await command()))
}, 240_000)

afterAll(() => Promise.all([modern.close(), old.close()]))

type Block = { type: string; text?: string; data?: string; mimeType?: string }

const call = async (name: string, args: Record<string, unknown>) =>
  (await modern.callTool({ name, arguments: args })) as {
    content: Block[]
    isError?: boolean
    structuredContent?: Record<string, unknown>
  }

test('clients of both eras see the same tools', async () => {
  expect((await modern.listTools()).tools.map(({ name }) => name)).toEqual(names)
  expect((await old.listTools()).tools.map(({ name }) => name)).toEqual(names)
  expect(modern.getInstructions()).toContain('draw_diagram')
})

test('the server has an icon that needs no service, once; the list of tools stays under 16 KB', async () => {
  const { tools } = await modern.listTools()
  const [, base64 = ''] = modern.getServerVersion()?.icons?.[0]?.src.split('data:image/svg+xml;base64,') ?? []
  expect(Buffer.from(base64, 'base64').toString()).toMatch(/^<svg xmlns=/)
  expect(tools.flatMap(({ icons = [] }) => icons)).toEqual([])
  expect(Buffer.byteLength(JSON.stringify(tools))).toBeLessThan(16_000)
})

test('a diagram as text is drawn in one call, with what is not in the picture', async () => {
  const text = 'flowchart LR\n A[Order] --> B{Paid?}\n x y z\n style A fill:red'
  const { content, isError } = await call('draw_diagram', { text })
  expect([isError, content.map(({ type }) => type)]).toEqual([undefined, ['text', 'image']])
  expect(content[0]!.text).toMatch(/drawn as decision-flowchart\. With id: .*service-dependency-map/)
  expect(content[0]!.text).toMatch(/text:3:4 expected .*found y\ntext:4:2 not in the picture: styles/)
  const whole = await call('draw_diagram', { text: 'graph\nA-->B', id: 'service-dependency-map', format: 'svg' })
  expect(whole.content.map((each) => each.text)).toEqual([
    expect.stringContaining('All of the text is in the picture.'),
    expect.stringMatching(/^<svg/),
  ])
  const refused = await call('draw_diagram', { text: 'hello', language: 'mermaid' })
  expect([refused.isError, refused.content[0]!.text]).toEqual([true, expect.stringContaining('sequenceDiagram')])
  for (const wrong of [
    {},
    { id: 'c4-container' },
    { text, data: {} },
    { id: 'gantt-chart', data: {}, language: 'dot' },
  ])
    expect((await call('draw_diagram', wrong)).isError).toBe(true)
  const file = join(emptyFolder(), 'notes.txt')
  writeFileSync(file, 'flowchart LR\n A[Order] --> B[Paid]')
  const named = await call('draw_diagram', { id: 'flow-graph', file, language: 'mermaid', format: 'none' })
  expect(named.content[0]!.text).toContain('drawn as flow-graph')
})

test('several formats are written in one call; what a person wrote is kept, and other folders are refused', async () => {
  const folder = emptyFolder()
  const { structuredContent } = await call('get_diagram', { id: 'gantt-chart', include: 'data' })
  const { data, editLink } = structuredContent as { data: object; editLink: string }
  expect(editLink).toBe('https://diagrams.example/edit?recipe=gantt-chart#data=')
  const output = ['plan.svg', 'plan.png', 'plan.json'].map((name) => join(folder, name))
  const drawn = await call('draw_diagram', { id: 'gantt-chart', data, output, format: 'none' })
  expect(drawn.content.map(({ type }) => type)).toEqual(['text'])
  expect(drawn.content[0]!.text?.match(/Written: /g)).toHaveLength(3)
  expect(readFileSync(output[0]!, 'utf8')).toMatch(/^<svg /)
  writeFileSync(output[2]!, '{"mine":true}')
  const again = await call('draw_diagram', { id: 'gantt-chart', data, output, format: 'none' })
  expect([again.isError, again.content[0]!.text]).toEqual([true, expect.stringContaining('would be overwritten')])
  expect(readFileSync(output[2]!, 'utf8')).toBe('{"mine":true}')
  const outside = await call('draw_diagram', { id: 'gantt-chart', data, output: '/tmp/outside.svg' })
  expect([outside.isError, outside.content[0]!.text]).toEqual([true, expect.stringContaining('is outside of')])
  expect((await call('check_scene', { file: '/etc/hostname' })).content[0]!.text).toContain('is outside of')
})

test.each([
  ['a .env file', 'TOKEN=s3cr3t\n'],
  ['a private key', '-----BEGIN KEY-----\ns3cr3t\n-----END KEY-----\n'],
  ['an INI file', '[default]\nkey = s3cr3t\n'],
  ['YAML', 'password: s3cr3t\ns3cr3t: 1\n'],
  ['YAML that is broken', 'a: *s3cr3t\nb: !s3cr3t "\\s3cr3t'],
  ['a key twice', '{ s3cr3t: 1, s3cr3t: 2 }'],
  ['JSON', '{ "auths": { "s3cr3t": "s3cr3t" }, "s3cr3t": 1 }'],
  ['JSON that is broken', '{ "a": s3cr3t }'],
  ['JSON text', '"s3cr3t"'],
  ['a list', '["s3cr3t"]'],
])('D13: %s that is named instead of data or a scene is not quoted', async (_what, text) => {
  const file = join(emptyFolder(), 'file')
  writeFileSync(file, text)
  const answers = await Promise.all([
    call('draw_diagram', { id: 'c4-container', file }),
    call('check_scene', { file }),
    call('render_scene', { file }),
    call('edit_scene', { file, ops: [{ op: 'remove', at: 'a' }] }),
  ])
  for (const answer of answers) expect(JSON.stringify(answer)).toMatch(/must be|has no field|is not a scene/)
  expect(JSON.stringify(answers)).not.toMatch(/s3cr|TOKEN|password|BEGIN/)
})

test('where text stops being JSON is said by line and column', async () => {
  const file = join(emptyFolder(), 'file.json')
  writeFileSync(file, '{ "title": "x",\n  "edges": [1,, 2] }')
  for (const answer of [await call('draw_diagram', { id: 'c4-container', file }), await call('check_scene', { file })])
    expect(JSON.stringify(answer)).toContain('(line 2, column 15)')
})

test('a scene is found, fetched, adapted, checked and looked at', async () => {
  const { structuredContent: list } = await call('list_diagrams', { query: 'request sequence' })
  const { id } = (list as { items: { id: string }[] }).items[0]!
  const { structuredContent: got } = await call('get_diagram', { id, include: 'scene' })
  const adapted = { ...(got as { scene: Scene }).scene, title: 'A request sequence of my own, adapted' }
  const { structuredContent: checked } = await call('check_scene', { scene: adapted })
  expect(checked).toMatchObject({ valid: true, blocks: 0 })
  const look = { theme: 'dark', accent: 'rose' } as const
  const { content } = await call('render_scene', { scene: adapted, recipe: id, ...look })
  expect(content.map(({ type }) => type)).toEqual(['text', 'image'])
  expect(content[0]!.text).toBe('No findings.')
  const png = Buffer.from(content[1]!.data!, 'base64')
  expect([content[1]!.mimeType, png.toString('latin1', 1, 4)]).toEqual(['image/png', 'PNG'])
  const svg = await call('render_scene', { scene: adapted, ...look, format: 'svg' })
  expect(svg.content[1]!.text).toBe(renderScene(adapted, look))
})

test('a scene is accepted as get_diagram returned it, wrapper included, or from a file', async () => {
  const got = await call('get_diagram', { id: 'request-sequence' })
  const file = join(emptyFolder(), 'scene.json')
  writeFileSync(file, got.content[0]!.text!)
  for (const sent of [{ scene: got.structuredContent }, { scene: got.content[0]!.text }, { scene: got }, { file }]) {
    const { structuredContent } = await call('check_scene', { ...sent, recipe: 'request-sequence' })
    expect(structuredContent).toMatchObject({ valid: true, findings: [] })
  }
  expect((await call('check_scene', {})).content[0]!.text).toBe('Send either scene or file.')
  expect((await call('check_scene', { file: '-' })).isError).toBe(true)
})

test('data is drawn: an image to look at, or the fields to change', async () => {
  const { structuredContent } = await call('get_diagram', { id: 'gantt-chart', include: 'data' })
  const { data, schema } = structuredContent as { data: { tasks: object[] }; schema: { type: string } }
  expect(schema.type).toBe('object')
  const drawn = await call('draw_diagram', { id: 'gantt-chart', data })
  expect(drawn.content.map(({ type }) => type)).toEqual(['text', 'image'])
  expect(drawn.content[0]!.text).toMatch(/\nNo warnings\.$/)
  const scene = await call('draw_diagram', { id: 'gantt-chart', data: JSON.stringify(data), format: 'scene' })
  const committed = await call('get_diagram', { id: 'gantt-chart', include: 'scene' })
  expect({ scene: JSON.parse(scene.content[1]!.text!) as Scene }).toEqual(committed.structuredContent)
  const wrong = await call('draw_diagram', { id: 'gantt-chart', data: { ...data, tasks: [{ name: 7 }] } })
  expect([wrong.isError, wrong.content[0]!.text]).toEqual([true, expect.stringContaining('tasks.0.name: must be')])
  expect((await call('draw_diagram', { id: 'gantt-chrt', data })).content[0]!.text).toContain('gantt-chart')
})

test('the outline names parts, and edits by these names change a file', async () => {
  const recipe = 'c4-container'
  const { structuredContent } = await call('get_diagram', { id: recipe, include: 'outline' })
  const { outline } = structuredContent as { outline: { at: string; name?: string; elements: number[] }[] }
  expect(outline.find(({ name }) => name === 'Tracking API')?.elements.length).toBeGreaterThan(2)
  const file = join(emptyFolder(), 'scene.json')
  writeFileSync(file, (await call('get_diagram', { id: recipe, include: 'scene' })).content[0]!.text!)
  const ops = [
    { op: 'set_text', at: 'Tracking API', text: 'Parcel API' },
    { op: 'remove', at: 'SMS gateway' },
  ]
  const { content } = await call('edit_scene', { file, recipe, ops })
  expect(content).toHaveLength(1)
  expect(content[0]!.text).toMatch(/"Tracking API" is now "Parcel API"\nelements [\d, ]+ removed\n/)
  expect(readFileSync(file, 'utf8')).toContain('Parcel API')
  expect(readFileSync(file, 'utf8')).not.toContain('"text":"SMS gateway"')
  const failed = await call('edit_scene', { file, ops: [{ op: 'remove', at: 'Nobody' }] })
  expect([failed.isError, failed.content[0]!.text]).toEqual([
    true,
    expect.stringContaining('nothing is named "Nobody"'),
  ])
})

test('a scene that own data drew has the parts of these data, and only what was changed since is reported', async () => {
  const folder = emptyFolder()
  const [{ id: recipe, data: subject }] = JSON.parse(readFileSync('bench/agent/tasks.json', 'utf8')) as [
    { id: string; data: object },
  ]
  const [data, file] = [join(folder, 'data.json'), join(folder, 'scene.json')]
  writeFileSync(data, JSON.stringify(subject))
  await call('draw_diagram', { id: recipe, file: data, output: file, format: 'none' })
  for (const tool of ['check_scene', 'render_scene'])
    expect((await call(tool, { file, recipe, data })).content[0]!.text).toMatch(/"findings":\[\]|^No findings\.$/)
  const rename = { op: 'set_text', at: 'nodes.3', text: 'Payments' }
  const { content } = await call('edit_scene', { file, recipe, data, ops: [rename] })
  expect(content[0]!.text).toMatch(
    /"Payment queue" is now "Payments"\n1 finding:\nwarn A01 description mentions "Payment queue", [^\n]*$/,
  )
  const remove = { op: 'remove', at: 'Bank' }
  expect((await call('edit_scene', { file, recipe, data, ops: [remove] })).content[0]!.text).toMatch(
    /warn A01 [^\n]*"Bank", which the scene does not show$/,
  )
})

test('text is measured', async () => {
  const { structuredContent } = await call('measure_text', { texts: ['mm', 'mmmm'], size: 20 })
  const [two, four] = (structuredContent as { widths: { width: number }[] }).widths
  expect(four!.width).toBeGreaterThan(two!.width * 1.9)
})

test('a scene may come as text, and a large one is made small enough to look at', async () => {
  const wide = { ...scene, width: 2400 }
  const { content } = await call('render_scene', { scene: JSON.stringify(wide) })
  const png = Buffer.from(content[1]!.data!, 'base64')
  expect(png.readUInt32BE(16)).toBe(1568)
})

test('an invalid scene is a result that says what to fix', async () => {
  const faulty = { ...scene, elements: [{ type: 'circle', x: 1, y: 1, r: -4, color: 'red' }] }
  const drawn = await call('render_scene', { scene: faulty })
  expect(drawn.isError).toBe(true)
  expect(drawn.content[0]!.text).toContain('elements.0.r: must be greater than 0, got -4')
  const { structuredContent } = await call('check_scene', { scene: faulty })
  expect(structuredContent).toMatchObject({ valid: false, blocks: 2 })
  expect(JSON.stringify(structuredContent)).toContain('elements.0.color')
})

test('a missing field of a scene is named, although the schema describes it', async () => {
  const { title: _title, ...untitled } = scene
  const { structuredContent } = await call('check_scene', { scene: untitled })
  expect(structuredContent).toMatchObject({ valid: false, findings: [{ rule: 'scene', at: 'title' }] })
})

test('--folder is where files are, whatever folder the program is started in; one that does not exist is refused', async () => {
  const folder = emptyFolder()
  const client = new Client({ name: 'test', version: '1' })
  const { command: bin, args, env } = await command()
  await client.connect(new StdioClientTransport({ command: bin, env, cwd: '/', args: [...args, '--folder', folder] }))
  writeFileSync(join(folder, 'scene.json'), JSON.stringify(scene))
  const said = async (file: string): Promise<string> =>
    JSON.stringify(await client.callTool({ name: 'check_scene', arguments: { file } }))
  expect(await said('scene.json')).toContain('"valid":true')
  expect(await said('/etc/hostname')).toContain('is outside of')
  await client.close()
  const { code, err } = await finish(await start(['mcp', '--folder', join(folder, 'nowhere')]))
  expect([code, err]).toEqual([2, expect.stringContaining('is not a folder')])
})

test('a file that may have no end is not read', async () => {
  for (const file of ['/dev/zero', '-']) {
    const said = [await call('draw_diagram', { id: 'gantt-chart', file }), await call('check_scene', { file })]
    expect(said.map(({ content }) => content[0]?.text)).toEqual(
      Array(2).fill(expect.stringMatching(/; (?:send a file|name a file inside of it)\.$/)),
    )
  }
})

test('a wrong argument names the allowed values', async () => {
  const { isError, content } = await call('render_scene', { scene, theme: 'drak' })
  expect(isError).toBe(true)
  expect(content[0]!.text).toMatch(/Did you mean "dark"/)
  expect((await call('check_scene', { scene, famly: 'Flows' })).isError).toBe(true)
})

test('prompts and resources are available, and locators point to --base-url', async () => {
  expect((await modern.listPrompts()).prompts.map(({ name }) => name)).toEqual(['adapt_diagram'])
  const { messages } = await modern.getPrompt({ name: 'adapt_diagram', arguments: { subject: 'Our queue' } })
  expect(JSON.stringify(messages)).toMatch(/Our queue.*draw_diagram.*render_scene/s)
  const { resources } = await modern.listResources()
  expect(new Set(resources.map(({ description }) => description)).size).toBeGreaterThan(resources.length / 2)
  const words = JSON.stringify(resources).length
  expect(words / resources.length).toBeLessThan(400)
  const { structuredContent } = await call('get_diagram', { id: 'request-sequence', include: 'recipe' })
  expect(structuredContent).toMatchObject({ recipe: { page: 'https://diagrams.example/diagrams/request-sequence' } })
})

type Answer = { id?: number | null; result?: object; error?: { code: number; message: string } }

const request = (id: number, method: string, params?: object) => ({ jsonrpc: '2.0', id, method, params })

const opening = (protocolVersion: string) =>
  request(1, 'initialize', { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } })

/** A program that was opened with a revision, and is asked line by line. */
const conversation = async (revision: string) => {
  const child = await start(['mcp'])
  const ended = finishLater(child)
  const answers: AsyncIterator<string> = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const next = async (): Promise<Answer> => JSON.parse(((await answers.next()) as { value: string }).value) as Answer
  const tell = (line: string | Buffer | object): void => {
    child.stdin.write(typeof line === 'string' || Buffer.isBuffer(line) ? line : JSON.stringify(line))
    child.stdin.write('\n')
  }
  tell(opening(revision))
  await next()
  /** The one answer to a line; that of a ping behind it comes before or after. */
  const ask = async (line: string | Buffer | object): Promise<Answer> => {
    tell(line)
    tell(request(2, 'ping'))
    const both = [await next(), await next()]
    const at = both.findIndex(({ id, result }) => id === 2 && result !== undefined)
    expect(at).toBeGreaterThanOrEqual(0)
    return both[1 - at]!
  }
  return { ask, end: () => (child.stdin.end(), ended) }
}

const finishLater = async (child: ChildProcessWithoutNullStreams): Promise<{ code: number | null; err: string }> => {
  let err = ''
  child.stderr.on('data', (piece: Buffer) => (err += piece.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, err }
}

const deep = (levels: number): string =>
  `{"jsonrpc":"2.0","id":9,"method":"ping","params":{"a":${'['.repeat(levels)}${']'.repeat(levels)}}}`

const wrong = [
  ['no JSON', 'this is no JSON', null, -32_700],
  ['a byte that is not UTF-8', Buffer.from('7b22ff227d', 'hex'), null, -32_700],
  ['a number', '3', null, -32_600],
  ['an empty batch', '[]', null, -32_600],
  ['a batch in a revision without', [request(9, 'ping')], null, -32_600],
  ['more than 10 MB', `{"jsonrpc":"2.0","id":9,"method":"ping","x":"${'a'.repeat(10_500_000)}"}`, null, -32_600],
  ['100,000 levels', deep(100_000), null, -32_600],
  ['no jsonrpc', { id: 9, method: 'ping' }, 9, -32_600],
  ['another version of jsonrpc', { jsonrpc: '1.0', id: 9, method: 'ping' }, 9, -32_600],
  ['an id of null', { jsonrpc: '2.0', id: null, method: 'ping' }, null, -32_600],
  ['an id that is no id', { jsonrpc: '2.0', id: true, method: 'ping' }, null, -32_600],
  ['a method that is no name', { jsonrpc: '2.0', id: 9, method: 5 }, null, -32_600],
  ['no method', { jsonrpc: '2.0', id: 9 }, null, -32_600],
  ['an extra member', { ...request(9, 'ping'), more: 1 }, 9, -32_600],
  ['a list as parameters', request(9, 'tools/call', [1]), 9, -32_600],
  ['parameters that are missing', request(9, 'tools/call'), 9, -32_602],
  ['an unknown method', request(9, 'nope'), 9, -32_601],
  ['a cursor for a list of one page', request(9, 'tools/list', { cursor: '1-a' }), 9, -32_602],
  ['an unknown resource', request(9, 'resources/read', { uri: 'diagram://nobody/scene' }), 9, -32_002],
  ['an unknown tool', request(9, 'tools/call', { name: 'draw', arguments: {} }), 9, -32_602],
  [
    'the completion of an unknown prompt',
    request(9, 'completion/complete', { ref: { type: 'ref/prompt', name: 'x' }, argument: { name: 'y', value: '' } }),
    9,
    -32_602,
  ],
] satisfies [string, string | Buffer | object, number | null, number][]

test('M7: whatever is wrong on standard input has one answer, nothing is printed besides, and the next message is answered', async () => {
  const { ask, end } = await conversation('2025-11-25')
  for (const [what, line, id, code] of wrong) {
    const answer = await ask(line)
    expect([what, answer.id, answer.error?.code]).toEqual([what, id, code])
    expect(answer.error?.message).not.toMatch(/\[\s*\{|at .*\.ts/)
  }
  const unknown = await ask(request(9, 'tools/call', { name: 'draw', arguments: {} }))
  expect(unknown.error?.message).toMatch(/"draw".*draw_diagram/)
  expect(await end()).toEqual({ code: 0, err: '' })
})

test('a batch right behind the handshake is answered as one, in revisions that have batches', async () => {
  const batch = [request(5, 'ping'), { jsonrpc: '2.0', method: 'notifications/initialized' }, { id: 6, method: 'ping' }]
  const { out } = await finish(
    await start(['mcp']),
    `${JSON.stringify(opening('2025-03-26'))}\n${JSON.stringify(batch)}\n`,
  )
  const answers = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer | Answer[])
  const answer = answers.find((each) => Array.isArray(each)) ?? []
  expect(new Map(answer.map(({ id, error }) => [id, error?.code]))).toEqual(
    new Map([
      [5, undefined],
      [6, -32_600],
    ]),
  )
})
