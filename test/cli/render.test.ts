/**
 * `render`: the service's renderer byte for byte, PNG that is the same everywhere, whole files or none, watching.
 */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import type { Recipe } from '../../src/catalog/recipe.ts'
import { embedFonts } from '../../src/fonts/embed-fonts.ts'
import { accents, looks, themes } from '../../src/render/palette.ts'
import { renderScene } from '../../src/render/render-scene.ts'
import { exhaustive } from '../exhaustive.ts'
import { diagref, emptyFolder, start } from './diagref.ts'
import { type Installed, installed } from './installed.ts'
import { scene } from './stand-in.ts'

let own: Installed

beforeAll(async () => {
  own = await installed()
}, 240_000)

const text = JSON.stringify(scene)

/** A recipe as the package has it. */
const catalogRecipe = (id: string): Recipe => {
  const read = (name: string): string =>
    brotliDecompressSync(readFileSync(join(own.package, `dist/${name}`))).toString()
  const index = JSON.parse(read('catalog-index.br')) as (Recipe & { at: number })[]
  const { at, ...words } = index.find((each) => each.id === id)!
  const drawings = read('catalog-drawings.br').split('\n')
  return { ...words, ...(JSON.parse(drawings[at]!) as Pick<Recipe, 'scene'>) }
}

const sizeOf = (png: Buffer): [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)]

/** Every theme and every accent, which are options of their own; all pairs in an exhaustive run. */
const chosen = looks.filter(
  ({ theme, accent }) => exhaustive || themes.indexOf(theme) === accents.indexOf(accent) % themes.length,
)

test('SVG is that of the renderer, byte for byte, in every look', async () => {
  for (const look of chosen) {
    const { bytes } = await diagref(['render', '-', '--theme', look.theme, '--accent', look.accent], { input: text })
    expect(bytes.toString() === renderScene(scene, look), `${look.theme} ${look.accent}`).toBe(true)
  }
})

test('fonts are embedded on request, with the bytes that the library has, by every command that writes SVG', async () => {
  const cwd = emptyFolder()
  const { scene: drawn } = catalogRecipe('gantt-chart')
  const expected = await embedFonts(renderScene(drawn), (file) => readFile(join(own.package, 'assets/fonts', file)))
  writeFileSync(join(cwd, 'x.json'), JSON.stringify(drawn))
  writeFileSync(join(cwd, 'data.json'), (await diagref(['data', 'gantt-chart', '--offline'], { cwd })).out)
  expect(expected).toContain('data:font/woff;base64,')
  for (const call of [
    ['render', 'x.json'],
    ['draw', 'gantt-chart', 'data.json'],
    ['svg', 'gantt-chart', '--offline'],
  ])
    expect((await diagref([...call, '--fonts', 'embed'], { cwd })).out === expected, call[0]).toBe(true)
  expect((await diagref(['render', 'x.json', '--fonts', 'none'], { cwd })).out).toBe(renderScene(drawn))
})

test('a recipe of the package is drawn as in its catalog, from a file with a byte order mark', async () => {
  const cwd = emptyFolder()
  const recipe = catalogRecipe('slope-chart')
  writeFileSync(join(cwd, 'x.json'), `\ufeff${JSON.stringify(recipe.scene)}`)
  expect((await diagref(['render', 'x.json'], { cwd })).out).toBe(renderScene(recipe.scene))
})

test('PNG is reproducible and as large as the scale says', async () => {
  const cwd = emptyFolder()
  for (const [name, scale] of [
    ['a', '1'],
    ['b', '1'],
    ['c', '2'],
    ['d', '.25'],
  ] as const) {
    const { code, err } = await diagref(['render', '-', '-o', `${name}.png`, '--scale', scale], { cwd, input: text })
    expect([code, err]).toEqual([0, ''])
  }
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => readFileSync(join(cwd, `${name}.png`)))
  expect(a!.equals(b!)).toBe(true)
  expect([a, c, d].map((png) => sizeOf(png!))).toEqual([
    [400, 184],
    [800, 368],
    [100, 46],
  ])
})

test('PNG has letters, drawn with the fonts of the package', async () => {
  const cwd = emptyFolder()
  const wordless = { ...scene, elements: scene.elements.filter(({ type }) => type !== 'text') }
  await diagref(['render', '-', '-o', 'with.png'], { cwd, input: text })
  await diagref(['render', '-', '-o', 'without.png'], { cwd, input: JSON.stringify(wordless) })
  const [lettered, bare] = ['with', 'without'].map((name) => readFileSync(join(cwd, `${name}.png`)).length)
  expect(lettered! - bare!).toBeGreaterThan(400)
})

test('a PNG says which characters its fonts lack; an SVG has them', async () => {
  const cwd = emptyFolder()
  const foreign = text.replace(/"text":"[^"]*"/, '"text":"名 and 🔌"')
  const { code, err } = await diagref(['render', '-', '-o', 'a.png'], { cwd, input: foreign })
  expect([code, err]).toEqual([0, expect.stringContaining('warning: the PNG lacks 名 (U+540D), 🔌 (U+1F50C): ')])
  expect(await diagref(['render', '-', '-o', 'a.svg'], { cwd, input: foreign })).toMatchObject({ code: 0, err: '' })
})

test('a file that cannot be written to is left alone, and no temporary file remains', async () => {
  const cwd = emptyFolder()
  mkdirSync(join(cwd, 'x.svg'))
  expect((await diagref(['render', '-', '-o', 'x.svg'], { cwd, input: text })).code).toBe(2)
  expect(readdirSync(cwd)).toEqual(['x.svg'])
})

test.runIf(existsSync('/dev/stdout'))('a device is written to directly', async () => {
  const cwd = emptyFolder()
  writeFileSync(join(cwd, 'x.json'), text)
  const line = `"${own.bin}" render x.json -o /dev/stdout | cat`
  const { stdout } = await promisify(execFile)('bash', ['-c', line], { cwd })
  expect(stdout).toBe(renderScene(scene))
})

/** Waits until a file has the expected content. */
const until = async (file: string, holds: (content: string) => boolean): Promise<void> => {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (existsSync(file) && holds(readFileSync(file, 'utf8'))) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`${file} never had the expected content`)
}

test('--watch redraws after each save, by writing or by replacing, and survives an error', async () => {
  const cwd = emptyFolder()
  const [file, picture] = [join(cwd, 'my.json'), join(cwd, 'my.svg')]
  writeFileSync(file, text)
  const child = await start(['render', 'my.json', '-o', 'my.svg', '--watch'], { cwd })
  let output = ''
  child.stderr.on('data', (piece: Buffer) => {
    output += piece.toString()
  })
  await until(picture, (svg) => svg === renderScene(scene))
  while (!output.includes('watching my.json')) await once(child.stderr, 'data')
  const dashed = { ...scene, title: 'Saved by writing' }
  writeFileSync(file, JSON.stringify(dashed))
  await until(picture, (svg) => svg.includes('Saved by writing'))
  writeFileSync(file, '{')
  while (!output.includes('must be JSON')) await once(child.stderr, 'data')
  expect(readFileSync(picture, 'utf8')).toBe(renderScene(dashed))
  writeFileSync(join(cwd, 'draft'), JSON.stringify({ ...scene, title: 'Saved by replacing' }))
  renameSync(join(cwd, 'draft'), file)
  await until(picture, (svg) => svg.includes('Saved by replacing'))
  child.kill('SIGINT')
  await once(child, 'exit')
})

test('--watch shows the drawing in a page, or why it cannot be drawn', async () => {
  const cwd = emptyFolder()
  writeFileSync(join(cwd, 'my.json'), text)
  const child = await start(['render', 'my.json', '--watch'], { cwd })
  let output = ''
  child.stderr.on('data', (piece: Buffer) => {
    output += piece.toString()
  })
  while (!output.includes('Ctrl-C')) await once(child.stderr, 'data')
  const address = /the picture is at (\S+);/.exec(output)?.[1] ?? ''
  const page = await fetch(address)
  expect([page.headers.get('content-type'), await page.text()]).toEqual([
    'text/html; charset=utf-8',
    expect.stringMatching(/<title>my\.json<\/title>[\s\S]*new EventSource\('\/events'\)/),
  ])
  expect(await (await fetch(`${address}picture.svg`)).text()).toBe(renderScene(scene))
  const events = (await fetch(`${address}events`)).body?.getReader()
  const event = async () => new TextDecoder().decode((await events?.read())?.value)
  expect(await event()).toBe('data: 1\n\n')
  writeFileSync(join(cwd, 'my.json'), '{')
  expect(await event()).toBe('data: 2\n\n')
  expect(await (await fetch(`${address}state`)).json()).toEqual({
    problem: expect.stringContaining('must be JSON') as string,
    version: 2,
  })
  expect(await (await fetch(`${address}picture.svg`)).text()).toBe(renderScene(scene))
  expect((await fetch(`${address}other`)).status).toBe(404)
  child.kill('SIGINT')
  await once(child, 'exit')
  expect(readdirSync(cwd)).toEqual(['my.json'])
})
