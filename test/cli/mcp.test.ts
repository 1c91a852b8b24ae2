/**
 * `mcp`: a real client of each era starts the installed program and goes round: find, adapt, check, look.
 */
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderScene } from '../../src/render/render-scene.ts'
import type { Scene } from '../../src/scene/scene.ts'
import { emptyFolder, finish, start } from './diagref.ts'
import { installed } from './installed.ts'
import { scene } from './stand-in.ts'

const names = ['list_diagrams', 'get_diagram', 'render_diagram', 'check_scene', 'render_scene']

let modern: Client
let old: OldClient

const command = async () => ({
  command: (await installed()).bin,
  args: ['mcp', '--base-url', 'https://diagrams.example'],
  env: { PATH: process.env['PATH'] ?? '', HOME: emptyFolder() },
})

beforeAll(async () => {
  modern = new Client({ name: 'test', version: '1' })
  old = new OldClient({ name: 'test', version: '1' })
  await modern.connect(new StdioClientTransport(await command()))
  await old.connect(new OldTransport(await command()))
}, 120_000)

afterAll(() => Promise.all([modern.close(), old.close()]))

type Block = { type: string; text?: string; data?: string; mimeType?: string }

const call = async (name: string, args: Record<string, unknown>) =>
  (await modern.callTool({ name, arguments: args })) as {
    content: Block[]
    isError?: boolean
    structuredContent?: Record<string, unknown>
  }

test('clients of both eras see the same five tools', async () => {
  expect((await modern.listTools()).tools.map(({ name }) => name)).toEqual(names)
  expect((await old.listTools()).tools.map(({ name }) => name)).toEqual(names)
  expect(modern.getInstructions()).toContain('check_scene')
})

test('a scene goes round: found, fetched, adapted, checked, looked at', async () => {
  const { structuredContent: list } = await call('list_diagrams', { query: 'request sequence' })
  const { id } = (list as { items: { id: string }[] }).items[0]!
  const { structuredContent: got } = await call('get_diagram', { id, include: 'scene' })
  const adapted = { ...(got as { scene: Scene }).scene, title: 'A request sequence of my own, adapted' }
  const { structuredContent: checked } = await call('check_scene', { scene: adapted, family: 'Sequences' })
  expect(checked).toMatchObject({ valid: true, blocks: 0 })
  const { content } = await call('render_scene', { scene: adapted, theme: 'dark', accent: 'rose' })
  expect(content.map(({ type }) => type)).toEqual(['image', 'text'])
  const png = Buffer.from(content[0]!.data!, 'base64')
  expect([content[0]!.mimeType, png.toString('latin1', 1, 4)]).toEqual(['image/png', 'PNG'])
  expect(content[1]!.text).toBe(renderScene(adapted, { theme: 'dark', accent: 'rose' }))
})

test('a scene may come as text, and a large one is made small enough to look at', async () => {
  const wide = { ...scene, width: 2400 }
  const { content } = await call('render_scene', { scene: JSON.stringify(wide) })
  const png = Buffer.from(content[0]!.data!, 'base64')
  expect(png.readUInt32BE(16)).toBe(1568)
})

test('a faulty scene is an answer that says what to fix', async () => {
  const faulty = { ...scene, elements: [{ type: 'circle', x: 1, y: 1, r: -4, color: 'red' }] }
  const drawn = await call('render_scene', { scene: faulty })
  expect(drawn.isError).toBe(true)
  expect(drawn.content[0]!.text).toContain('elements.0.r: must be greater than 0, got -4')
  const { structuredContent } = await call('check_scene', { scene: faulty })
  expect(structuredContent).toMatchObject({ valid: false, blocks: 2 })
  expect(JSON.stringify(structuredContent)).toContain('elements.0.color')
})

test('a scene without a part is told which, though the schema asks for it', async () => {
  const { title: _title, ...untitled } = scene
  const { structuredContent } = await call('check_scene', { scene: untitled })
  expect(structuredContent).toMatchObject({ valid: false, findings: [{ rule: 'scene', at: 'title' }] })
  const { tools } = await modern.listTools()
  const { properties } = tools.find(({ name }) => name === 'check_scene')!.inputSchema
  expect(JSON.stringify(properties)).toContain(
    '"required":["version","width","height","title","description","elements"]',
  )
})

test('a wrong argument names the allowed values', async () => {
  const { isError, content } = await call('render_scene', { scene, theme: 'drak' })
  expect(isError).toBe(true)
  expect(content[0]!.text).toMatch(/Did you mean "dark"/)
  expect((await call('check_scene', { scene, famly: 'Flows' })).isError).toBe(true)
})

test('prompts and resources are there, and locators lead to --base-url', async () => {
  expect((await modern.listPrompts()).prompts.map(({ name }) => name)).toEqual(['adapt_diagram'])
  const { messages } = await modern.getPrompt({ name: 'adapt_diagram', arguments: { subject: 'Our queue' } })
  expect(JSON.stringify(messages)).toMatch(/Our queue.*check_scene.*render_scene/s)
  expect((await modern.listResources()).resources.length).toBeGreaterThan(10)
  const { structuredContent } = await call('get_diagram', { id: 'request-sequence', include: 'recipe' })
  expect(structuredContent).toMatchObject({ recipe: { page: 'https://diagrams.example/diagrams/request-sequence' } })
})

test('it ends with its standard input and writes nothing but the protocol', async () => {
  const { code, out, err } = await finish(await start(['mcp']), 'this is no JSON\n')
  expect([code, out]).toEqual([0, ''])
  expect(err).toMatch(/^(?:diagref: .*\n)?$/)
})
