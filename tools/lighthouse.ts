/**
 * Lighthouse scores of the pages (`npm run lighthouse [-- NAME …]`): the built service, on a socket, in real Chromium.
 *
 * Lighthouse is in a folder of its own: it is larger than everything else here together. Runs vary with what else the
 * machine does, so that each page is measured three times and the median run counts, as Lighthouse's own documentation
 * advises. A score under 100 fails the run.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findChromium } from '../test/browser/chromium.ts'

const version = '12.8.2'
const folder = resolve('node_modules/.cache/lighthouse', version)
const program = join(folder, 'node_modules/lighthouse/cli/index.js')
const port = 4890
const base = `http://127.0.0.1:${port}`

const pages = {
  gallery: '/',
  search: '/?q=what+breaks',
  recipe: '/diagrams/request-sequence',
  compare: '/compare?ids=request-sequence,http-exchange',
  choose: '/compare',
  docs: '/docs',
  chapter: '/docs/scene-format',
  reference: '/docs/http-reference',
  sandbox: '/sandbox',
  edit: '/edit?recipe=request-sequence',
  'edit-graph': '/edit?recipe=c4-container',
  'edit-empty': '/edit',
}
const runs = 3
const presets = { mobile: [], desktop: ['--preset=desktop'] }

type Audit = { score: number | null; title: string; displayValue?: string }
type Result = {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

const install = (): void => {
  if (existsSync(program)) return
  mkdirSync(folder, { recursive: true })
  const { status } = spawnSync('npm', ['install', '--prefix', folder, `lighthouse@${version}`], { stdio: 'inherit' })
  if (status !== 0) throw new Error('lighthouse could not be installed from the registry')
}

const audit = (path: string, preset: string[]): Result => {
  const output = join(folder, 'report.json')
  // Without the exception for paint holding, every other first paint in a headless tab comes a second late.
  const flags =
    '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-features=PaintHolding'
  const args = [
    program,
    base + path,
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    `--chrome-flags=${flags}`,
    ...preset,
  ]
  const env = { ...process.env, CHROME_PATH: findChromium() }
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  if (status !== 0) throw new Error(`lighthouse failed on ${path}`)
  return JSON.parse(readFileSync(output, 'utf8')) as Result
}

/** The run with the median performance score. */
const auditMedian = (path: string, preset: string[]): Result => {
  const results = Array.from({ length: runs }, () => audit(path, preset))
  const score = ({ categories }: Result): number => categories['performance']?.score ?? 0
  const [median] = results.sort((a, b) => score(a) - score(b)).slice(runs >> 1)
  if (median === undefined) throw new Error(`lighthouse did not run on ${path}`)
  return median
}

/** What keeps a category under 100. */
const lostPoints = ({ categories, audits }: Result, category: string): string =>
  (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim())
    .join(', ')

install()
const server = spawn(process.execPath, ['dist/node.js', '--port', String(port)], { stdio: 'ignore' })
await new Promise((wait) => setTimeout(wait, 2_000))
const wanted = process.argv.slice(2)
for (const [name, path] of Object.entries(pages)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  for (const [device, preset] of Object.entries(presets)) {
    const result = auditMedian(path, preset)
    for (const [category, { score }] of Object.entries(result.categories)) {
      const words = score === 1 ? '' : lostPoints(result, category)
      console.log(`${name.padEnd(10)} ${device.padEnd(8)} ${category.padEnd(15)} ${Math.round(score * 100)}  ${words}`)
      if (score < 1) process.exitCode = 1
    }
  }
}
server.kill()
