/**
 * Converted scenes as the other editors read them (`npm run convert-check [-- ID …]`): Excalidraw's own `restore` and
 * draw.io's own graph library, in Chromium. What they drop, move or disconnect fails the run.
 *
 * Their packages are in a folder of their own: they are larger than everything else here together. For ids that are
 * named, both draw pictures into `.preview/convert/`.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { toDrawio } from '../src/convert/drawio.ts'
import { toExcalidraw } from '../src/convert/excalidraw.ts'
import { renderScene } from '../src/render/render-scene.ts'
import { findChromium } from '../test/browser/chromium.ts'
import { type DrawioCell, faultsOfDrawio } from './convert-check/drawio.ts'
import { type CheckedItem, faultsOfExcalidraw } from './convert-check/excalidraw.ts'
import { installReaders, readerScripts } from './convert-check/readers.ts'
import { readSceneFile, recipeIds } from './recipes.ts'

const look = { theme: 'light', accent: 'blue' } as const
const folder = '.preview/convert'
const named = process.argv.slice(2)

installReaders()
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage({ viewport: { width: 1400, height: 1000 } })
const complaints: string[] = []
// Fonts that are not bundled cannot be loaded.
page.on('console', (message) => {
  if (message.type() === 'error' && !message.text().includes('Failed to load resource')) complaints.push(message.text())
})
page.on('pageerror', (error) => complaints.push(error.message))
await page.setContent('<!doctype html><body style="margin:0"><div id="root"></div></body>')
for (const content of await readerScripts()) await page.addScriptTag({ content })
await mkdir(folder, { recursive: true })

let count = 0
for (const id of named.length > 0 ? named : await recipeIds()) {
  const scene = await readSceneFile(id)
  const [excalidraw, drawio] = [toExcalidraw(scene, look), toDrawio(scene, look)]
  const restored = await page.evaluate<CheckedItem[]>(`readExcalidraw(${JSON.stringify(excalidraw)})`)
  const cells = await page.evaluate<DrawioCell[]>(`readDrawio(${JSON.stringify(drawio)})`)
  const problems = [
    ...faultsOfExcalidraw(excalidraw, restored),
    ...faultsOfDrawio(drawio, cells),
    ...complaints.splice(0),
  ]
  for (const problem of problems) console.log(`${id}: ${problem}`)
  count += problems.length
  if (named.includes(id)) {
    await writeFile(`${folder}/${id}.svg`, renderScene(scene, look))
    await page.locator('#root').screenshot({ path: `${folder}/${id}-drawio.png` })
    await page.evaluate(`showExcalidraw(${JSON.stringify(excalidraw)})`)
    await page.locator('#root').screenshot({ path: `${folder}/${id}-excalidraw.png` })
  }
}
await browser.close()
console.log(count === 0 ? 'Both editors read every scene as it was written.' : `${count} problems`)
process.exitCode = count === 0 ? 0 : 1
