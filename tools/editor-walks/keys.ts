/**
 * From a key press to the picture: until the letter is seen in it, and until it is drawn anew. Letters typed into the name of a node, in graphs of 12 and 24 nodes, with the page's
 * thread slowed down four times as phones are. The worker, which draws, cannot be slowed down by the browser.
 */
import type { Page } from 'playwright-core'
import { field, type ReportMeasurement, upToDate, type Walk } from './part.ts'

/** Milliseconds for the median key. */
const most = new Map([
  [12, 50],
  [24, 150],
])

const slowdown = 4

/** Layers of services that call two or three of the next one, as people draw them. */
const graphOf = (count: number): object => {
  const names = Array.from({ length: count }, (_, at) => `Service ${String.fromCharCode(65 + at)}`)
  const edges = names.flatMap((from, at) =>
    [3, 4].flatMap((by) => (names[at + by] === undefined ? [] : [{ from, to: names[at + by], text: 'calls' }])),
  )
  return { title: 'Who calls whom', nodes: names.map((name) => ({ name })), edges }
}

export const pressKeys: Walk = async (stage, report) => {
  for (const [count, limit] of most) await typeNames(stage, report, { count, limit })
}

type Case = { count: number; limit: number }

const typeNames = async (
  stage: Parameters<Walk>[0],
  report: ReportMeasurement,
  { count, limit }: Case,
): Promise<void> => {
  const { page } = await stage.open('/docs', { viewport: { width: 1440, height: 900 } })
  await page.goto(`${stage.baseUrl}/edit?recipe=flow-graph#data=${encodeURIComponent(JSON.stringify(graphOf(count)))}`)
  await upToDate(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await field(page, 'nodes.1.name').click()
  const times: KeyTimes[] = []
  for (let key = 0; key < 24; key++) times.push(await timesOf(page, 'abcdefgh'[key % 8] ?? ''))
  // The first keys load what only typing needs.
  const [seen, drawn] = [
    spreadOf(times.slice(4).map((each) => each.seen)),
    spreadOf(times.slice(4).map((each) => each.drawn)),
  ]
  report(`${count} nodes: seen in ${seen.words} (at most ${limit}), drawn in ${drawn.words}`, seen.median <= limit)
  await stage.discard()
}

/** Milliseconds from the press until a frame with other words in the picture is painted, and until it is that of the data. */
type KeyTimes = { seen: number; drawn: number }

const spreadOf = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b)
  const [median = 0, late = 0] = [sorted[sorted.length >> 1], sorted.at(-2)]
  return { median, words: `${median.toFixed(0)} ms, 95% within ${late.toFixed(0)}` }
}

const timesOf = async (page: Page, key: string): Promise<KeyTimes> => {
  await page.evaluate(watchForKey)
  await page.keyboard.press(key)
  const [seen = 0, drawn = 0] = await page.evaluate(
    () => (globalThis as unknown as { pictured: Promise<number[]> }).pictured,
  )
  await upToDate(page)
  // Keys of a person are further apart.
  await page.waitForTimeout(200)
  return { seen, drawn }
}

/**
 * In the page: watches for the next key. The browser itself says when the frame after it was presented
 * (`PerformanceEventTiming`, in steps of eight milliseconds); that the letter is in that frame is seen by a callback before it.
 */
const watchForKey = (): void => {
  const canvas = document.querySelector('#canvas') as HTMLElement
  const before = canvas.textContent
  let start = performance.now()
  let isInFrame = false
  document.addEventListener('keydown', ({ timeStamp }) => (start = timeStamp), { once: true, capture: true })
  document.addEventListener('input', () => requestAnimationFrame(() => (isInFrame = canvas.textContent !== before)), {
    once: true,
    capture: true,
  })
  const presented = new Promise<number>((done) => {
    const observer = new PerformanceObserver((list) => {
      const own = list.getEntries().find(({ name, startTime }) => name === 'input' && startTime >= start - 1)
      if (own === undefined) return
      observer.disconnect()
      done(isInFrame ? own.startTime + own.duration - start : Infinity)
    })
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  // The last change of the picture: what is busy for less than a frame is never said to be.
  const settled = new Promise<number>((done) => {
    let last = 0
    const turned = new MutationObserver(() => (last = performance.now()))
    turned.observe(canvas, { childList: true, characterData: true, subtree: true })
    const timer = setInterval(() => {
      const isGood = document.querySelector('.state[data-state=good]') !== null
      const isQuiet = last > start && isGood && performance.now() - last > 400
      if (performance.now() - start < 30_000 && !isQuiet) return
      clearInterval(timer)
      turned.disconnect()
      done(isQuiet ? last - start : Infinity)
    }, 50)
  })
  // The browser keeps quiet about what it presents within 16 ms.
  const quick = settled.then(() => (isInFrame ? 16 : Infinity))
  Object.assign(globalThis, { pictured: Promise.all([Promise.race([presented, quick]), settled]) })
}
