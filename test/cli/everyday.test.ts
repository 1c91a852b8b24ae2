/**
 * Out of the box: every command of daily use in an empty folder, without a service.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { moveElement } from '../../src/elements/move.ts'
import type { Element } from '../../src/scene/scene.ts'
import { faultsOfPptx } from '../read-pptx.ts'
import { diagref, emptyFolder } from './diagref.ts'
import { installed } from './installed.ts'

const cwd = emptyFolder()

const run = (...args: string[]) => diagref(args, { cwd })

const fallback = 'diagref: no service at http://localhost:3000; using the catalog of this package\n'

beforeAll(async () => {
  await installed()
}, 240_000)

test('words find diagrams, --fields selects their fields, and nothing found exits with 1', async () => {
  const { code, out, err } = await run('list', 'request', 'sequence', '--fields', 'id,overall')
  expect([code, err]).toEqual([0, fallback])
  expect(JSON.parse(out)).toContainEqual({ id: 'request-sequence', overall: expect.any(Number) as number })
  const nothing = await run('list', 'xqzzy')
  expect([nothing.code, nothing.out, nothing.err]).toEqual([1, '', `${fallback}diagref: no diagram for "xqzzy"\n`])
  const asked = await run('list', 'what', 'breaks', 'if', 'this', 'one', 'fails', '--offline', '--fields', 'id')
  expect([asked.code, JSON.parse(asked.out)[0], asked.err]).toEqual([0, { id: 'service-dependency-map' }, ''])
  expect((await run('list', 'xqzzy', '--offline', '--fields', 'id')).out).toBe('[]\n')
  const beside = await run('list', 'xqzzy', 'flowchart', '--offline', '--fields', 'id')
  expect([beside.code, JSON.parse(beside.out)[0].id]).toEqual([0, 'decision-flowchart'])
  expect(beside.err).toContain('no diagram has the word "xqzzy"; these are for the other words')
  expect((await run('list', '--fields', 'nme')).err).toContain('--fields cannot be "nme". A diagram has: id, name')
})

test('show says when to use a diagram; FORCE_COLOR styles text in a pipe', async () => {
  const { out } = await run('show', 'request-sequence')
  expect(out).toMatch(
    /^Request sequence {2}request-sequence, Sequences\n[\s\S]*\nUse when\n {2}\S[\s\S]*\nAvoid when\n/,
  )
  expect(out).not.toContain('\u001b')
  // No service answers at that address.
  expect(out).not.toContain('http://localhost:3000')
  const colored = await diagref(['show', 'request-sequence'], { cwd, env: { FORCE_COLOR: '1' } })
  expect(colored.out).toContain('\u001b[1mUse when')
})

test('a script uses the catalog of the package without a message, and selects fields of one diagram', async () => {
  const { code, out, err } = await run('show', 'request-sequence', '--offline', '--fields', 'id, overall')
  expect([code, err, JSON.parse(out)]).toEqual([0, '', { id: 'request-sequence', overall: expect.any(Number) }])
  expect((await run('show', 'request-sequence', '--offline')).out).toMatch(
    /\nClosest rivals\n(?: {2}[a-z0-9-]+ +\S.*, overall \d+\n)+/,
  )
  expect((await run('open', 'request-sequence', '--offline')).code).toBe(2)
})

test('a named service is never replaced', async () => {
  const { code, err } = await run('list', '--base-url', 'http://127.0.0.1:9')
  expect([code, err]).toEqual([2, expect.stringContaining('No response from http://127.0.0.1:9')])
  expect((await run('open', 'request-sequence')).err).toContain('No response from http://localhost:3000')
})

test('a scene is fetched, checked against its recipe, formatted, and drawn with others', async () => {
  for (const id of ['request-sequence', 'gantt-chart']) await run('scene', id, '-o', `${id}.scene.json`)
  const checked = await run('check', '*.scene.json', '--strict', '--format', 'github')
  expect([checked.code, checked.err]).toEqual([0, ''])
  const text = readFileSync(join(cwd, 'gantt-chart.scene.json'), 'utf8')
  writeFileSync(join(cwd, 'gantt-chart.scene.json'), JSON.stringify({ scene: JSON.parse(text) as unknown }))
  expect((await run('fmt', '*.scene.json', '--check')).code).toBe(1)
  expect((await run('fmt', '*.scene.json')).code).toBe(0)
  expect(readFileSync(join(cwd, 'gantt-chart.scene.json'), 'utf8')).toBe(text)
  expect(await run('render', '*.scene.json')).toMatchObject({ code: 0, out: '', err: '' })
  const slides = ['gantt-chart.scene.json', 'gantt-chart.scene.json', '--to', 'pptx', '-o', 'two.pptx']
  expect((await run('convert', ...slides)).code).toBe(0)
  expect(faultsOfPptx(readFileSync(join(cwd, 'two.pptx')))).toEqual([])
  expect((await run('convert', ...slides.with(3, 'drawio'))).err).toContain('Only --to pptx takes several files')
  const file = await run('convert', 'gantt-chart.scene.json', '--to', 'excalidraw')
  expect([file.code, (JSON.parse(file.out) as { type: string }).type]).toEqual([0, 'excalidraw'])
  expect((await run('convert', 'gantt-chart.scene.json', '--to', 'drawio')).out).toMatch(/^<mxfile /)
  expect(await run('convert', 'gantt-chart.scene.json')).toMatchObject({ code: 2, out: '' })
  const svg = await run('svg', 'gantt-chart')
  expect(readFileSync(join(cwd, 'gantt-chart.scene.svg'), 'utf8')).toBe(svg.out)
})

test('two versions are compared in words, as JSON and as a picture; the exit code says whether something changed', async () => {
  const data = (await run('data', 'gantt-chart')).out
  const later = JSON.parse(data) as { tasks: { name: string; duration: number }[] }
  later.tasks[4]!.duration = 20
  writeFileSync(join(cwd, 'a.json'), data)
  writeFileSync(join(cwd, 'b.json'), JSON.stringify(later))
  // What was changed, and what is read, is not overwritten.
  expect((await run('data', 'gantt-chart', '-o', 'b.json')).err).toContain('b.json exists and would be overwritten')
  expect(await run('draw', 'gantt-chart', 'b.json', '-o', 'b.json')).toMatchObject({
    code: 2,
    err: expect.stringContaining('b.json is what was read') as string,
  })
  const words = await run('diff', 'a.json', 'b.json', '--recipe', 'gantt-chart')
  expect(words).toMatchObject({
    code: 1,
    out: '~ Copy history: duration 14 → 20\n',
    err: 'diagref: a.json → b.json: 1 changed\n',
  })
  expect(await run('diff', 'a.json', 'a.json', '--recipe', 'gantt-chart')).toMatchObject({ code: 0, out: '' })
  const picture = await run('diff', '--picture', 'a.json', 'b.json', '--recipe', 'gantt-chart', '-o', 'c.svg', '--json')
  expect([picture.code, JSON.parse(picture.out)]).toEqual([1, [expect.objectContaining({ kind: 'changed' })]])
  expect(readFileSync(join(cwd, 'c.svg'), 'utf8')).toContain('<title>1 changed: a.json → b.json</title>')
  expect((await run('diff', 'a.json', 'b.json')).err).toContain('a.json is data: name its recipe with --recipe ID.')
  expect((await run('diff', '--picture', 'a.json')).err).toContain('--picture compares two files')
})

test('pictures as PNG: from the catalog, and of a scene to standard output', async () => {
  await run('svg', 'gantt-chart', '-o', 'plan.png')
  expect(readFileSync(join(cwd, 'plan.png')).toString('latin1', 1, 4)).toBe('PNG')
  const { bytes } = await run('render', 'gantt-chart.scene.json', '--format', 'png')
  expect(bytes.equals(readFileSync(join(cwd, 'plan.png')))).toBe(true)
})

test('diff reports what differs from the recipe, part by part, and exits like diff', async () => {
  const same = await run('diff', 'gantt-chart.scene.json', '--recipe', 'gantt-chart')
  expect([same.code, same.out, same.err]).toEqual([
    0,
    '',
    'diagref: gantt-chart.scene.json: no differences against gantt-chart\n',
  ])
  await run('scene', 'c4-container', '--offline', '-o', 'c4.json')
  const scene = JSON.parse(readFileSync(join(cwd, 'c4.json'), 'utf8')) as { elements: Element[] }
  const parts = JSON.parse(readFileSync('recipes/c4-container/parts.json', 'utf8')) as {
    name?: string
    elements: number[]
  }[]
  const [system, page] = ['Parcel tracking', 'Tracking page'].map((name) => parts.find((part) => part.name === name))
  const elements = scene.elements.flatMap((element, at) => {
    if (system?.elements.includes(at)) return [moveElement(element, 40, 8)]
    return page?.elements.at(-1) === at ? [] : [element]
  })
  const [plain] = elements.flatMap((element) => (element.type === 'box' && element.fill === undefined ? [element] : []))
  Object.assign(plain!, { fill: 'surface', dashed: plain!.dashed ?? false })
  const extra = { type: 'box', x: 8, y: 16, w: 40, h: 40 }
  writeFileSync(join(cwd, 'c4.json'), JSON.stringify({ ...scene, title: 'Mine', elements: [...elements, extra] }))
  const { code, out, err } = await run('diff', 'c4.json', '--recipe', 'c4-container')
  expect([code, err]).toEqual([1, 'diagref: c4.json: 1 changed, 1 moved, 1 added, 1 removed against c4-container\n'])
  await expect(out).toMatchFileSnapshot('golden/diff.txt')
  const list = JSON.parse((await run('diff', 'c4.json', '--recipe', 'c4-container', '--json')).out) as object[]
  expect(list).toHaveLength(4)
  expect(list[0]).toEqual({ change: 'changed', field: 'title', before: expect.any(String) as string, after: 'Mine' })
  expect((await run('diff', 'c4.json')).code).toBe(2)
  expect((await run('diff', 'c4.json', '--recipe', 'c4-contaner')).err).toContain('Did you mean c4-container')
})

test('warnings fail a check if requested, and annotations name file and line', async () => {
  const scene = JSON.parse(readFileSync(join(cwd, 'gantt-chart.scene.json'), 'utf8')) as { elements: object[] }
  const odd = { type: 'text', x: 41.5, y: 41, text: 'off the grid', size: 13 }
  writeFileSync(join(cwd, 'odd.json'), JSON.stringify({ ...scene, elements: [...scene.elements, odd] }, null, 2))
  const { code, out } = await run('check', 'odd.json', '--strict', '--format', 'github')
  expect(code).toBe(1)
  expect(out).toMatch(/^::(?:error|warning) file=odd\.json,line=\d+,col=\d+,title=diagref R\d\d::\S/m)
  expect((await run('check', 'odd.json', '--max-warnings', 'few')).code).toBe(2)
  expect((await run('check', 'nowhere/*.json')).err).toContain('nowhere/*.json matches no file')
})
