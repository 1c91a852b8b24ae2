/**
 * What the guide states, checked against the code it cannot be generated from.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import type { App } from '../../src/app/create-app.ts'
import { protocolVersions } from '../../src/mcp/server/context.ts'
import { largestBody } from '../../src/mcp/validate-request.ts'
import { readSettings } from '../../src/node/settings.ts'
import { specimens } from '../../src/pages/docs/guide/specimens.ts'
import { representationFor } from '../../src/pages/routes/accept.ts'
import { colorsOf, looks } from '../../src/render/palette.ts'
import { renderScene } from '../../src/render/render-scene.ts'
import { readScene } from '../../src/scene/read-scene.ts'
import { readSceneFile, recipeIds } from '../../tools/recipes.ts'
import { ask, baseUrl, loadApp } from '../catalog.ts'
import { installed } from '../cli/installed.ts'
import { runDiagref } from './shell.ts'

const guide = (slug: string): Promise<string> =>
  readFile(new URL(`../../docs/guide/${slug}.md`, import.meta.url), 'utf8')

let app: App
beforeAll(async () => {
  await installed()
  app = await loadApp()
}, 240_000)

type Schema = {
  properties: Record<string, { enum?: string[]; default?: string; maximum?: number }>
  required?: string[]
}
type Tool = { name: string; inputSchema: Schema }

const toolsOf = async (): Promise<Tool[]> => {
  const reply = await ask(app, '/mcp', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  })
  return ((await reply.json()) as { result: { tools: Tool[] } }).result.tools
}

describe('MCP', () => {
  test('every tool has a section with a row for each argument, and no other', async () => {
    const text = await guide('mcp')
    const tools = await toolsOf()
    expect(tools).toHaveLength(3)
    for (const { name, inputSchema } of tools) {
      const section = text.split(`### \`${name}\`\n`)[1]?.split('\n##')[0] ?? ''
      const rows = [...section.matchAll(/^\| `(\w+)` \| (.*) \| (.*) \|$/gm)]
      expect(new Set(rows.map(([, argument]) => argument))).toEqual(new Set(Object.keys(inputSchema.properties)))
      for (const [, argument = '', value = '', without = ''] of rows) {
        const { default: usual, maximum } = inputSchema.properties[argument] ?? {}
        expect([argument, without === 'required']).toEqual([
          argument,
          inputSchema.required?.includes(argument) ?? false,
        ])
        if (usual !== undefined) expect(without).toContain(usual)
        if (maximum !== undefined) expect(value).toContain(String(maximum))
      }
    }
  })

  test('the local server has the tools and arguments that the guide describes', { timeout: 60_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'diagref-docs-'))
    const message = (id: number, method: string, params: object) =>
      `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`
    const clientInfo = { name: 'guide', version: '1' }
    const start = message(1, 'initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo })
    const output = await runDiagref(['mcp'], { folder, baseUrl }, start + message(2, 'tools/list', {}))
    await rm(folder, { recursive: true, force: true })
    const { result } = JSON.parse(output.split('\n').find((line) => line.includes('"id":2')) ?? '{}') as {
      result: { tools: Tool[] }
    }
    const section = (await guide('mcp')).split('## On your own machine')[1]?.split('\n## ')[0] ?? ''
    const shared = (await toolsOf()).map(({ name }) => name)
    expect(result.tools.length).toBeGreaterThan(shared.length)
    for (const { name, inputSchema } of result.tools) {
      expect(section).toContain(`\`${name}\``)
      const words = section.split('\n').find((line) => line.startsWith(`| \`${name}\` |`)) ?? ''
      if (!shared.includes(name))
        for (const argument of Object.keys(inputSchema.properties)) expect(words).toContain(`\`${argument}\``)
    }
  })

  test('every protocol revision is named, and the largest message', async () => {
    for (const version of protocolVersions) expect(await guide('mcp')).toContain(version)
    for (const slug of ['mcp', 'caching-and-limits']) expect(await guide(slug)).toContain(`${largestBody / 1024} KiB`)
  })
})

test('weights and dashes are drawn as the scene format describes', async () => {
  const text = await (await ask(app, '/docs/scene-format.md')).text()
  const drawn = renderScene(specimens['box-dashed']!)
  const [, dash, gap] = /stroke-dasharray="(\d+) (\d+)"/.exec(drawn) ?? []
  expect(text).toContain(`Dashes are ${dash} pixels with gaps of ${gap}.`)
  for (const token of ['ink', 'muted', 'accent', 'rule', 'negative']) {
    const width = /<line [^>]*stroke-width="([\d.]+)"/.exec(renderScene(specimens[`token-${token}`]!))?.[1] ?? '1'
    expect(text).toMatch(new RegExp(`\\| \`${token}\` \\| [\\d.]+ px \\| [\\d.]+ px \\| ${width} px \\|`))
  }
})

test('the port and the settings are those of the server', async () => {
  expect(await guide('self-hosting')).toContain(`It listens on port ${readSettings([], {}).port}`)
  expect(await guide('command-line')).toContain(`a service on this machine at port ${readSettings([], {}).port}`)
})

test('the representation for each Accept is the one that the guide names', async () => {
  const section = (await guide('markdown-negotiation')).split('## What is chosen')[1]?.split('\n## ')[0] ?? ''
  const rows = [...section.matchAll(/^\| (`.+?`|none)(?:, `([^`]+)` or `([^`]+)`)? \| (HTML|Markdown|none)/gm)]
  expect(rows.length).toBeGreaterThan(6)
  for (const [, first = '', second, third, form = ''] of rows) {
    const headers = [first === 'none' ? undefined : first.slice(1, -1), second, third]
    for (const accept of first === 'none' ? headers : headers.slice(0, 1))
      expect([accept, representationFor(accept) ?? 'none']).toEqual([accept, form.toLowerCase()])
  }
})

test('every specimen is a valid scene', () => {
  for (const [name, scene] of Object.entries(specimens)) expect([name, readScene(scene).ok]).toEqual([name, true])
})

test('text reaches the contrast that the guide promises in every look', async () => {
  const reply = await (await ask(app, '/docs/looks.md')).text()
  const section = reply.split('## Contrast')[1]?.split('\n## ')[0] ?? ''
  const ratios = [...section.matchAll(/\| ([\d.]+):1 \|$/gm)].map(([, ratio]) => Number(ratio))
  const [faint, strokes, ...readable] = ratios.toReversed()
  expect(readable.length).toBe(7)
  for (const ratio of readable) expect(ratio).toBeGreaterThanOrEqual(4.5)
  expect(strokes).toBeGreaterThanOrEqual(3)
  expect(faint).toBeLessThan(3)
  expect(looks.every((look) => reply.includes(colorsOf(look).accent))).toBe(true)
})

test('SVGs are as large as the chapters on Markdown say', async () => {
  const chapter = await guide('markdown')
  const said =
    /has (\d+) to (\d+) KB, half of them less than (\d+) KB; compressed, as servers send it, (\d+) to (\d+) KB/.exec(
      chapter,
    )
  const [least, most, half, leastSent, mostSent] = (said ?? []).slice(1).map((each) => Number(each) * 1000)
  const scenes = await Promise.all((await recipeIds()).map(readSceneFile))
  const svgs = scenes.map((scene) => renderScene(scene, { theme: 'light', accent: 'blue' }))
  const bytes = svgs.map((svg) => Buffer.byteLength(svg)).toSorted((a, b) => a - b)
  const sent = svgs.map((svg) => gzipSync(svg).length).toSorted((a, b) => a - b)
  expect(bytes[0]).toBeGreaterThan(least!)
  expect(bytes[Math.floor(bytes.length / 2)]).toBeLessThan(half!)
  expect(bytes.at(-1)).toBeLessThan(most!)
  expect(sent[0]! + 500).toBeGreaterThan(leastSent!)
  expect(sent.at(-1)).toBeLessThan(mostSent!)
})
