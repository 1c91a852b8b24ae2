/**
 * What an agent reads and writes for a diagram of its own (`npm run bench -- agent`): with data, with edits of the
 * recipe's scene, and with the whole scene. `--write` writes the table of the guide.
 *
 * A real client calls the local MCP server. Read are the results of tools after the list of tools: text and structured
 * content, which are the same, are counted once; images are not counted. Written are the arguments of the calls.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import type { Scene } from '../src/scene/scene.ts'
import { asEdits, type SampleOrigin } from './agent/as-edits.ts'
import { writeTable } from './docs/write-table.ts'
import { report } from './measure.ts'

type Task = { task: string; query: string; id: string; data: Record<string, unknown> }

type Answer = {
  content: { type: string; text?: string }[]
  structuredContent?: Record<string, unknown>
  isError?: boolean
}

const tasks = JSON.parse(readFileSync('bench/agent/tasks.json', 'utf8')) as Task[]

const client = new Client({ name: 'bench', version: '1' })
await client.connect(
  new StdioClientTransport({ command: process.execPath, args: ['dist/cli/diagref.cjs', 'mcp'], stderr: 'ignore' }),
)

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

/** Bytes an agent has read and written so far, in one way of working. */
class Tally {
  read = 0
  written = 0
  async call(name: string, args: Record<string, unknown>): Promise<Answer> {
    const result = (await client.callTool({ name, arguments: args })) as Answer
    this.written += bytes(args)
    const texts = result.structuredContent === undefined ? result.content.flatMap(({ text }) => text ?? []) : []
    this.read += result.structuredContent === undefined ? bytes(texts.join('\n')) : bytes(result.structuredContent)
    return result
  }
}

type Row = { task: string; id: string; ways: Record<'data' | 'edits' | 'scene', Tally>; left: number }

const withData = async ({ query, id, data }: Task): Promise<{ tally: Tally; scene: Scene }> => {
  const tally = new Tally()
  const found = await tally.call('list_diagrams', { query })
  const items = found.structuredContent?.['items'] as { id: string }[]
  if (!items.some((item) => item.id === id))
    throw new Error(`"${query}" finds ${items.map((item) => item.id).join(', ')}, not ${id}`)
  await tally.call('get_diagram', { id, include: 'data' })
  const drawn = await tally.call('draw_diagram', { id, data })
  if (drawn.isError || !drawn.content[0]?.text?.endsWith('No warnings.'))
    throw new Error(JSON.stringify(drawn.content[0]))
  const scene = await new Tally().call('draw_diagram', { id, data, format: 'scene' })
  return { tally, scene: JSON.parse(scene.content[1]?.text ?? '') as Scene }
}

const withEdits = async ({ query, id, data }: Task): Promise<{ tally: Tally; left: number }> => {
  const tally = new Tally()
  await tally.call('list_diagrams', { query })
  const { structuredContent: got } = await tally.call('get_diagram', { id, include: 'scene' })
  const { structuredContent: listed } = await tally.call('get_diagram', { id, include: 'outline' })
  const sample = await new Tally().call('get_diagram', { id, include: 'data' })
  const scene = got?.['scene'] as Scene
  const parts = listed?.['outline'] as SampleOrigin['parts']
  const origin: SampleOrigin = {
    sample: sample.structuredContent?.['data'] as Record<string, unknown>,
    parts,
    textsOf: (at) => textsIn(scene, parts.find((part) => part.at === at)?.elements ?? []),
  }
  mkdirSync('dist/bench', { recursive: true })
  writeFileSync('dist/bench/edited.json', JSON.stringify(scene))
  const ops = asEdits(data, origin)
  const edited = await tally.call('edit_scene', { file: 'dist/bench/edited.json', recipe: id, ops })
  if (edited.isError) throw new Error(edited.content[0]?.text)
  return { tally, left: Number(/^(\d+) findings?:/m.exec(edited.content[0]?.text ?? '')?.[1] ?? 0) }
}

const textsIn = ({ elements }: Scene, numbers: readonly number[]): string[] =>
  numbers.flatMap((number) => {
    const element = elements[number]
    return element?.type === 'text' ? [element.text] : []
  })

const withScene = async ({ query, id }: Task, scene: Scene): Promise<Tally> => {
  const tally = new Tally()
  await tally.call('list_diagrams', { query })
  await tally.call('get_diagram', { id, include: 'both' })
  await tally.call('render_scene', { scene, recipe: id })
  return tally
}

const rows: Row[] = []
for (const task of tasks) {
  const { tally, scene } = await withData(task)
  const edits = await withEdits(task)
  const ways = { data: tally, edits: edits.tally, scene: await withScene(task, scene) }
  rows.push({ task: task.task, id: task.id, ways, left: edits.left })
  const kb = (count: number): string => (count / 1024).toFixed(1)
  report(`${task.task}: KB read`, ways.data.read / 1024, {
    aim: 10,
    atMost: true,
    note: `edits ${kb(ways.edits.read)}, scene ${kb(ways.scene.read)}`,
  })
  report(`${task.task}: KB written`, ways.data.written / 1024, {
    aim: 1.5,
    atMost: true,
    note: `edits ${kb(ways.edits.written)} (${edits.left} findings left), scene ${kb(ways.scene.written)}`,
  })
}
await client.close()

if (process.argv.includes('--write')) {
  const kb = ({ read, written }: Tally): string => `${(read / 1024).toFixed(1)} + ${(written / 1024).toFixed(1)}`
  const lines = rows.map(({ task, id, ways, left }) => {
    return [task, `\`${id}\``, kb(ways.data), kb(ways.edits), String(left), kb(ways.scene)]
  })
  const head = ['Subject', 'Recipe', 'With data', 'With `edit_scene`', 'Findings left', 'With the whole scene']
  writeTable('docs/guide/draw-your-own.md', [head, ...lines])
}
