/**
 * The published package: its contents, what tools say about it, and that it works when installed.
 */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { recipeIds } from '../../tools/recipes.ts'
import { diagref, emptyFolder } from './diagref.ts'
import { type Installed, installed } from './installed.ts'
import { scene } from './stand-in.ts'

const execute = promisify(execFile)
const root = normalize(join(import.meta.dirname, '../..'))
const tool = (path: string): string => join(root, 'node_modules', path)

let own: Installed

beforeAll(async () => {
  own = await installed()
}, 240_000)

const node = (args: string[], cwd = own.app) => execute(process.execPath, args, { cwd })

test('the tarball is small and contains what is needed, and no sources', async () => {
  const { stdout } = await execute('tar', ['-tzf', own.tarball])
  const files = stdout.trim().split('\n')
  // Of a recipe: its data, drawing and pages, and its share of everything else.
  expect(statSync(own.tarball).size / (await recipeIds()).length).toBeLessThan(29_000)
  expect(files).toContain('package/LICENSE')
  expect(files).toContain('package/assets/fonts/Inter-OFL.txt')
  expect(files).toContain('package/assets/fonts/JetBrainsMono-OFL.txt')
  expect(files).toContain('package/dist/third-party-licenses.txt')
  expect(files).toContain('package/dist/man/diagref.1')
  expect(files.filter((file) => /\/(?:src|test|recipes|tools|bench)\/.*(?<!\.d)\.tsx?$/.test(file))).toEqual([])
})

test('every bundled package has its license in the package', () => {
  const text = readFileSync(join(own.package, 'dist/third-party-licenses.txt'), 'utf8')
  for (const name of ['hono', 'zod', 'marked', '@modelcontextprotocol/server']) {
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'))
  }
  expect(text).not.toContain('brings no text of its license')
})

test('publint reports nothing', async () => {
  const { stdout } = await execute(process.execPath, [tool('publint/src/cli.js'), '--strict', '--pack', 'false'], {
    cwd: own.stage,
  })
  expect(stdout).toContain('All good!')
})

test('types resolve for every export and every modern resolution', { timeout: 60_000 }, async () => {
  const attw = tool('@arethetypeswrong/cli/dist/index.js')
  const { stdout } = await node([attw, own.tarball, '--profile', 'esm-only', '--no-color', '--format', 'json'])
  const { problems } = JSON.parse(stdout) as { problems?: Record<string, unknown[]> }
  const kinds = Object.keys(problems ?? {}).filter((kind) => !['CJSResolvesToESM', 'NoResolution'].includes(kind))
  expect(kinds).toEqual([])
})

test('the library does what its documentation says', async () => {
  const program = `
    import { parseScene, renderScene, reviewScene, looks } from 'diagref'
    import { limits, sceneSchema, sceneJsonSchema } from 'diagref/scene'
    import { compileScene } from 'diagref/render'
    import { rules } from 'diagref/review'
    import { importDiagram } from 'diagref/import'
    import { embedFonts } from 'diagref/fonts'
    import { layoutGraph } from 'diagref/layout'
    const reading = parseScene(process.argv[2])
    if (!reading.ok) throw new Error('no scene')
    const svg = renderScene(reading.scene, { theme: 'dark', accent: 'rose' })
    console.log(JSON.stringify({
      looks: looks.length,
      same: compileScene(reading.scene)({ theme: 'dark', accent: 'rose' }) === svg,
      svg: svg.slice(0, 4),
      findings: Array.isArray(reviewScene(reading.scene)),
      elements: limits.elements,
      valid: sceneSchema.safeParse({}).success,
      id: sceneJsonSchema('https://x.example/s').$id,
      rules: rules.length > 15,
      imported: (await importDiagram('graph\\nA --> B')).recipe,
      placed: [...layoutGraph({ nodes: [{ id: 'a', w: 96, h: 48 }], edges: [] }).nodes.keys()],
    }))`
  writeFileSync(join(own.app, 'library.js'), program)
  const { stdout } = await node(['library.js', JSON.stringify(scene)])
  expect(JSON.parse(stdout)).toEqual({
    looks: 12,
    same: true,
    svg: '<svg',
    findings: true,
    elements: 300,
    valid: false,
    id: 'https://x.example/s',
    rules: true,
    imported: 'flow-graph',
    placed: ['a'],
  })
})

test('a strict TypeScript program compiles against it, its declarations included', async () => {
  const program = `
    import { type Scene, parseScene, renderScene, reviewScene } from 'diagref'
    import { type Element, limits } from 'diagref/scene'
    import type { Look } from 'diagref/render'
    import type { ReviewFinding } from 'diagref/review'
    import { type Layout, layoutGraph } from 'diagref/layout'
    const look: Look = { theme: 'dark', accent: 'rose' }
    const most: 300 = limits.elements
    const layout: Layout = layoutGraph({ nodes: [], edges: [{ from: 'a', to: 'b' }] }, { direction: 'down' })
    void layout.crowded
    const reading = parseScene('{}')
    if (reading.ok) {
      const scene: Scene = reading.scene
      const first: Element | undefined = scene.elements[0]
      const found: ReviewFinding[] = reviewScene(scene, { name: 'Flows' })
      const svg: string = renderScene(scene, look)
      // @ts-expect-error: there is no such theme
      renderScene(scene, { theme: 'pink', accent: 'rose' })
      void [first, found, svg, most]
    } else void reading.findings[0]?.problem`
  writeFileSync(join(own.app, 'program.ts'), program)
  const options = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--target', 'es2023', '--lib', 'es2023,dom']
  const modules = ['--module', 'nodenext', '--types', '', '--exactOptionalPropertyTypes']
  const { stdout } = await node([tool('typescript/bin/tsc'), ...options, ...modules, 'program.ts'])
  expect(stdout).toBe('')
})

test('the command line needs no package but its own', async () => {
  const folder = join(emptyFolder(), 'diagref')
  cpSync(own.package, folder, { recursive: true })
  const bin = join(folder, 'dist/cli/diagref.cjs')
  const file = join(emptyFolder(), 'scene.json')
  writeFileSync(file, JSON.stringify(scene))
  const { stdout } = await node([bin, 'render', file], emptyFolder())
  expect(stdout).toMatch(/^<svg/)
})

test('without the optional package, PNG fails with instructions to install it, and SVG still works', async () => {
  const folder = join(emptyFolder(), 'diagref')
  cpSync(own.package, folder, { recursive: true })
  const place = emptyFolder()
  writeFileSync(join(place, 'scene.json'), JSON.stringify(scene))
  const ran = await node(
    [join(folder, 'dist/cli/diagref.cjs'), 'render', 'scene.json', '-o', 'scene.png'],
    place,
  ).catch((error: { code: number; stderr: string }) => error)
  expect(ran).toMatchObject({ code: 2 })
  expect(ran.stderr).toMatch(/^diagref: A PNG needs the package @resvg\/resvg-js.*npm install @resvg\/resvg-js.*\n$/)
})

test('the bin runs through its link and prints the version of the package', async () => {
  const { version } = JSON.parse(readFileSync(join(own.package, 'package.json'), 'utf8')) as { version: string }
  const { stdout } = await execute(own.bin, ['--version'])
  expect(stdout).toBe(`${version}\n`)
  expect((await diagref(['-V'])).out).toBe(`${version}\n`)
})

test('it runs from a folder whose name needs quoting, through a link', async () => {
  const folder = join(emptyFolder(), 'a b ü')
  mkdirSync(folder)
  cpSync(own.package, join(folder, 'diagref'), { recursive: true })
  symlinkSync(join(folder, 'diagref/dist/cli/diagref.cjs'), join(folder, 'link'))
  expect((await execute(join(folder, 'link'), ['--version'])).stdout).toMatch(/^\d+\./)
})
