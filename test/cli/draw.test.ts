/**
 * `data` and `draw`: from the sample to a diagram of the user's data, and messages about data that cannot be drawn.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import { importers } from '../../import/importers.ts'
import c4 from '../../recipes/c4-container/recipe.ts'
import { importable } from '../../src/cli/commands/drawing-commands.ts'
import { openApiDocument } from '../../src/http/endpoints/openapi.ts'
import { renderScene } from '../../src/render/render-scene.ts'
import { diagref, emptyFolder } from './diagref.ts'
import { installed } from './installed.ts'

const cwd = emptyFolder()

const drawn = (data: unknown) => {
  const drawing = drawRecipe(c4 as never, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene
}

const sample = JSON.parse(JSON.stringify(c4.sample)) as {
  title: string
  nodes: { name: string }[]
  edges: { from: string; to: string }[]
}

const write = (name: string, content: string): string => {
  writeFileSync(join(cwd, name), content)
  return name
}

const draw = (...args: string[]) => diagref(['draw', 'c4-container', ...args], { cwd })

beforeAll(async () => {
  await installed()
  write('mine.json', JSON.stringify({ ...sample, title: 'Lookups stay fast while carriers scan' }))
  write('mine.yaml', stringify({ ...sample, title: 'Lookups stay fast while carriers scan' }))
}, 240_000)

test('without a service, the packaged sample is used with a message, and draws the scene of the catalog', async () => {
  const { code, out, err } = await diagref(['data', 'c4-container'], { cwd })
  expect([code, err]).toEqual([0, 'diagref: no service at http://localhost:3000; using the catalog of this package\n'])
  expect(JSON.parse(out)).toEqual(sample)
  const scene = await diagref(['draw', 'c4-container', '-', '--scene'], { input: out })
  const committed = new URL('../../recipes/c4-container/scene.json', import.meta.url)
  expect(JSON.parse(scene.out)).toEqual(JSON.parse(readFileSync(committed, 'utf8')))
})

test('the JSON Schema of data allows $schema, so that editors complete', async () => {
  const { out } = await diagref(['data', 'c4-container', '--schema'], { cwd })
  expect(JSON.parse(out)).toMatchObject({ type: 'object', properties: { $schema: {}, nodes: {} } })
})

test('JSON and YAML draw the same SVG, byte for byte like the library', async () => {
  const [json, yaml] = [await draw('mine.json'), await draw('mine.yaml', '--theme', 'dark', '--accent', 'rose')]
  const scene = drawn({ ...sample, title: 'Lookups stay fast while carriers scan' })
  expect(json).toMatchObject({ code: 0, err: '', out: renderScene(scene) })
  expect(yaml.out).toBe(renderScene(scene, { theme: 'dark', accent: 'rose' }))
})

test('the extension of the file selects SVG, PNG or scene', async () => {
  for (const name of ['a.svg', 'a.png', 'a.json'])
    expect(await draw('mine.json', '-o', name)).toMatchObject({ code: 0, out: '', err: '' })
  expect(readFileSync(join(cwd, 'a.svg'), 'utf8')).toMatch(/^<svg/)
  expect(readFileSync(join(cwd, 'a.png')).subarray(1, 4).toString()).toBe('PNG')
  expect(JSON.parse(readFileSync(join(cwd, 'a.json'), 'utf8'))).toMatchObject({ version: 1 })
  expect((await draw('mine.json', '-o', 'a.pdf')).err).toMatch(/must end in \.svg, \.png or \.json, got "a\.pdf"/)
  expect((await draw('mine.json', '--scene', '-o', 'a.svg')).code).toBe(2)
})

/** The messages of a run about a file that it rejects. */
const refusal = async (name: string, content: string): Promise<string> => {
  const { code, out, err } = await draw(write(name, content), '-o', 'refused.svg')
  expect([code, out, existsSync(join(cwd, 'refused.svg'))]).toEqual([1, '', false])
  return err
}

test('a wrong field is named with its line, what was found and what is expected', async () => {
  const wrong = { ...sample, edges: [...sample.edges, { from: 'Tracking APl', to: 'Nobody' }] }
  const err = await refusal('wrong.json', JSON.stringify(wrong, null, 2))
  const at = `edges.${sample.edges.length}`
  expect(err).toMatch(new RegExp(`^wrong\\.json:\\d\\d+:\\d+ {2}${at}\\.from: "Tracking APl" .*"Tracking API"`, 'm'))
  expect(err).toContain(`${at}.to: "Nobody"`)
  expect(err).toMatch(/diagref: wrong\.json: 2 findings; nothing was drawn\n$/)
  const line = Number(/:(\d+):/.exec(err)?.[1])
  expect(JSON.stringify(wrong, null, 2).split('\n')[line - 1]).toContain('Tracking APl')
})

test('broken text has the place where it breaks', async () => {
  expect(await refusal('broken.json', '{\n  "title": "a",,\n}')).toMatch(
    /^broken\.json:2:16 {2}must be JSON or YAML: /m,
  )
  expect(await refusal('broken.yaml', 'title: a\nnodes: "b\n')).toMatch(/^broken\.yaml:3:1 {2}must be JSON or YAML: /m)
})

test('YAML has places too', async () => {
  const err = await refusal('wrong.yaml', 'title: A title of some length\nnodes:\n  - name: 7\n')
  expect(err).toMatch(/^wrong\.yaml:3:11 {2}nodes\.0\.name: /m)
})

test.each([
  ['no JSON', 'a.json', '{ "title": ', 'must be JSON or YAML'],
  ['a number', 'a.json', '42', 'must be an object, got 42'],
  ['wrong types', 'a.json', '{ "title": 7, "nodes": "many", "edges": {} }', 'title: must be a string, got 7'],
  [
    'aliases without end',
    'a.yaml',
    `a: &a x\nb: [${'*a,'.repeat(500)}]\n`,
    'has 500 aliases; at most 100 are followed',
  ],
  ['deep YAML', 'a.yaml', '['.repeat(20_000), 'nested more than 200 levels deep'],
  ['deep JSON', 'a.json', `${'['.repeat(5_000)}${']'.repeat(5_000)}`, 'is nested more than 320 levels deep'],
])('%s is rejected in one line', async (_what, name, content, words) => {
  expect(await refusal(name, content)).toContain(words)
})

test('ten thousand items and hostile strings are findings, and never reach the terminal raw', async () => {
  const nodes = Array.from({ length: 10_000 }, (_, at) => ({ name: `\u001b[2J${at}` }))
  const err = await refusal('many.json', JSON.stringify({ ...sample, nodes }))
  expect(err).toContain('nodes: must have at most 1200 entries, got 10000')
  expect(err).not.toContain('\u001b')
  expect(err.split('\n').length).toBeLessThan(50)
})

test('an unknown id names the nearest, and a missing operand what to write', async () => {
  const { code, err } = await diagref(['draw', 'c4-contaner', 'mine.json'], { cwd })
  expect([code, err]).toEqual([
    2,
    expect.stringMatching(/^diagref: There is no diagram "c4-contaner"\. Did you mean c4-container\b.*shows all\.\n$/),
  ])
  expect((await diagref(['draw', '../../package', 'mine.json'], { cwd })).code).toBe(2)
  expect((await diagref(['draw', 'c4-container'], { cwd })).err).toContain('draw needs ID FILE|-, as in diagref draw')
})

test('with --from, other formats are drawn', async () => {
  const stacks = 'main;parse 30\nmain;parse;lex 60\nmain;print 10\n'
  const { code, out } = await diagref(['draw', 'flame-graph', '-', '--from', 'folded', '--scene'], { input: stacks })
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({
    title: expect.stringContaining('60% of all samples are in lex itself') as string,
  })
})

test('--pick names the operation of an OpenAPI description', async () => {
  const input = JSON.stringify(openApiDocument('https://example.com'))
  const command = ['draw', 'api-reference-card', '-', '--from', 'openapi', '--scene']
  const { code, out } = await diagref([...command, '--pick', 'GET /api/diagrams/{id}/svg'], { input })
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ title: 'API reference card: Get a recipe as SVG' })
  expect(await diagref(command, { input })).toMatchObject({
    code: 1,
    err: expect.stringContaining('operations; pick one by id') as string,
  })
})

test('a line that cannot be imported is named, and nothing is drawn', async () => {
  const { code, err } = await diagref(['draw', 'flame-graph', '-', '--from', 'folded'], { input: 'main 1\nmain;lex\n' })
  expect(code).toBe(1)
  expect(err).toMatch(/^standard input:2 {2}is no stack with a count at its end/)
})

test('--from accepts every importer', () => {
  expect([...importable]).toEqual(Object.keys(importers))
})
