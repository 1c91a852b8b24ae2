/**
 * Drags in a scene of 300 elements: the longest time that scripts ran in one task, in CPU time, and the number of
 * frames. Headless, with software rendering.
 */
import type { Browser, Page } from 'playwright-core'
import { upToDate, type Walk } from './part.ts'

/** Milliseconds of script in one task. */
const most = 16

const elements = Array.from({ length: 150 }, (_, index) => {
  const [x, y] = [40 + (index % 15) * 88, 40 + Math.floor(index / 15) * 64]
  return [
    { type: 'box', x, y, w: 72, h: 40 },
    { type: 'text', x: x + 36, y: y + 26, text: `No. ${index}`, align: 'middle' },
  ]
}).flat()

const scene = { version: 1, width: 1400, height: 720, title: 'Three hundred', description: 'Boxes.', elements }

export const dragScene: Walk = async (stage, report) => {
  const { page } = await stage.open('/edit', { viewport: { width: 1440, height: 900 } })
  await page.locator('#paste').fill(JSON.stringify(scene))
  await upToDate(page)
  await page.locator('.elements button').nth(150).click()
  const browser = page.context().browser()
  if (browser === null) throw new Error('the page has no browser')
  const { frames, seconds, events } = await traced(page, browser)
  const scripts = events.map(({ tdur = 0 }) => tdur / 1_000)
  const longest = Math.max(...scripts)
  const words = `${frames} frames in ${seconds.toFixed(1)} s (${(frames / seconds).toFixed(0)} a second), longest script ${longest.toFixed(1)} ms of ${scripts.length}`
  report(words, longest <= most && scripts.length > 100)
  await page.context().close()
}

type TraceEvent = { name: string; tdur?: number; pid: number }

const traced = async (page: Page, browser: Browser) => {
  const box = await page.locator('#canvas g[data-element="150"]').boundingBox()
  const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.evaluate('frames = 0; requestAnimationFrame(function next() { frames += 1; requestAnimationFrame(next) })')
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  const start = performance.now()
  for (let step = 0; step < 240; step++) await page.mouse.move(x + step, y + 60 * Math.sin(step / 20))
  const seconds = (performance.now() - start) / 1_000
  const frames = await page.evaluate<number>('frames')
  await page.mouse.up()
  await upToDate(page)
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  return { frames, seconds, events: trace.traceEvents.filter(({ name }) => scripted.has(name)) }
}

/** The trace's names for running script: event handlers, frame callbacks, microtasks. */
const scripted = new Set(['EventDispatch', 'FireAnimationFrame', 'RunMicrotasks', 'FunctionCall'])
