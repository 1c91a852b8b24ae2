/**
 * Slides as other programs open them (`npm run slides [-- ID …]`): LibreOffice draws the file, and each slide is compared
 * with our own picture; python-pptx, where Python has it, reads titles, notes and connectors.
 *
 * The pictures are in `.preview/slides/`. LibreOffice and poppler are Debian's packages libreoffice-impress and
 * poppler-utils.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { toPptx } from '../src/convert/pptx/pptx.ts'
import { renderScene } from '../src/render/render-scene.ts'
import type { Scene } from '../src/scene/scene.ts'
import { faultsOfPptx } from '../test/read-pptx.ts'
import { readSceneFile, recipeIds } from './recipes.ts'

const look = { theme: 'light', accent: 'blue' } as const
const folder = '.preview/slides'
const ids = process.argv.length > 2 ? process.argv.slice(2) : await recipeIds()

/** The size in which slides are compared. */
const size = { w: 960, h: 540 }

/** A picture as how dark each of its cells is, 0 to 1. */
type Cells = number[]

/** Words are set in other fonts, so cells are compared, not pixels. */
const cell = 12

const cellsOf = (darkAt: (x: number, y: number) => number): Cells => {
  const cells = Array.from({ length: (size.w / cell) * (size.h / cell) }, () => 0)
  for (let y = 0; y < size.h; y++)
    for (let x = 0; x < size.w; x++)
      cells[Math.floor(y / cell) * (size.w / cell) + Math.floor(x / cell)]! += darkAt(x, y) / cell ** 2
  return cells
}

/** Our picture where the slide has it. */
const ownCells = (scene: Scene): Cells => {
  const scale = Math.min(size.w / scene.width, size.h / scene.height, (2 * size.w) / 1280)
  const place = `translate(${(size.w - scene.width * scale) / 2} ${(size.h - scene.height * scale) / 2}) scale(${scale})`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.w}" height="${size.h}"><rect width="100%" height="100%" fill="#fff"/><g transform="${place}">${renderScene(scene, look)}</g></svg>`
  const fonts = readdirSync('assets/fonts').flatMap((name) => (name.endsWith('.ttf') ? [`assets/fonts/${name}`] : []))
  const { pixels } = new Resvg(svg, { font: { fontFiles: fonts, loadSystemFonts: false } }).render()
  return cellsOf((x, y) => 1 - pixels[(y * size.w + x) * 4 + 1]! / 255)
}

/** A portable pixmap: three numbers and 255, then red, green and blue of each pixel. */
const drawnCells = (file: string): Cells => {
  const bytes = readFileSync(file)
  const [head = '', w = '', h = ''] = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.subarray(0, 40).toString('latin1')) ?? []
  const at = (x: number, y: number): number =>
    head.length + (Math.min(y, Number(h) - 1) * Number(w) + Math.min(x, Number(w) - 1)) * 3
  return cellsOf((x, y) => 1 - bytes[at(x, y) + 1]! / 255)
}

/** How alike two pictures are: the correlation of their cells, 1 for the same. */
const likeness = (one: Cells, other: Cells): number => {
  const mean = (cells: Cells): number => cells.reduce((sum, each) => sum + each, 0) / cells.length
  const [a, b] = [mean(one), mean(other)]
  const product = (p: Cells, q: Cells, m: number, n: number): number =>
    p.reduce((sum, each, index) => sum + (each - m) * (q[index]! - n), 0)
  return product(one, other, a, b) / Math.sqrt(product(one, one, a, a) * product(other, other, b, b))
}

const least = 0.85

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const scenes = await Promise.all(ids.map(readSceneFile))
const file = toPptx(scenes, look)
writeFileSync(`${folder}/all.pptx`, file)
const alone = scenes.map((scene) => toPptx([scene], look).length).toSorted((a, b) => a - b)
const next = Math.round((file.length - alone[0]!) / Math.max(1, scenes.length - 1))
console.log(`bytes: ${alone[0]} to ${alone.at(-1)} with one slide; ${next} for each further slide`)
const faults = faultsOfPptx(file)
execFileSync('soffice', ['--headless', '--convert-to', 'pdf', '--outdir', folder, `${folder}/all.pptx`], {
  stdio: 'ignore',
})
execFileSync('pdftoppm', [
  '-scale-to-x',
  String(size.w),
  '-scale-to-y',
  String(size.h),
  `${folder}/all.pdf`,
  `${folder}/slide`,
])
const pictures = readdirSync(folder).flatMap((name) => (name.endsWith('.ppm') ? [`${folder}/${name}`] : []))
if (pictures.length !== ids.length) faults.push(`${ids.length} slides were written, ${pictures.length} drawn`)
const likenesses = pictures
  .toSorted()
  .map((picture, index) => ({ id: ids[index]!, like: likeness(ownCells(scenes[index]!), drawnCells(picture)) }))
for (const { id, like } of likenesses.toSorted((a, b) => a.like - b.like).slice(0, 12)) console.log(like.toFixed(3), id)
const mean = likenesses.reduce((sum, { like }) => sum + like, 0) / likenesses.length
console.log(`${likenesses.length} slides drawn by LibreOffice; likeness ${mean.toFixed(3)} on average`)
for (const { id, like } of likenesses)
  if (like < least) faults.push(`${id} is drawn otherwise: likeness ${like.toFixed(3)}`)

const script = `
from pptx import Presentation
slides = Presentation('${folder}/all.pptx').slides
joins = [c for s in slides for c in s.shapes if c._element.tag.endswith('cxnSp')]
glued = [c for c in joins if c._element.xpath('.//a:stCxn') and c._element.xpath('.//a:endCxn')]
titled = [s for s in slides if s.shapes.title is not None]
noted = [s for s in slides if s.notes_slide.notes_text_frame.text]
print(len(slides), 'slides,', len(titled), 'with a title,', len(noted), 'with notes,', len(joins), 'connectors,', len(glued), 'glued at both ends')
`
try {
  console.log(
    `python-pptx: ${execFileSync(process.env['PYTHON'] ?? 'python3', ['-c', script], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()}`,
  )
} catch {
  console.log('python-pptx is not installed: nothing was read with it.')
}
for (const fault of faults) console.log(fault)
process.exitCode = faults.length === 0 ? 0 : 1
