/**
 * Hostile links and files: each gets an error message quickly, and nothing in them runs.
 */
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import type { Stage } from '../../test/browser/stage.ts'
import type { ReportMeasurement, Walk } from './part.ts'

/** How long the message may take, in seconds, and how long the page may be unresponsive, in milliseconds. */
const most = { seconds: 5, frozen: 500 }

const packed = (text: string): string => `#e=${deflateRawSync(text).toString('base64url')}`

const links: Record<string, string> = {
  'bad base64': '#e=%%%not base64%%%',
  'cut in the middle': packed(JSON.stringify({ recipe: 'treemap', data: { title: 'x'.repeat(500) } })).slice(0, -9),
  'broken JSON': packed('{"recipe": '),
  'a number': packed('42'),
  'inflates to 100 MB': packed('0'.repeat(100_000_000)),
  // Browsers truncate or reject URLs of several megabytes; a test of the reader has one of 10 MB.
  '400 KB long': `#e=${'A'.repeat(400_000)}`,
}

const laughs = (levels: number): string =>
  Array.from({ length: levels }, (_, level) =>
    level === 0
      ? 'a0: &a0 [x,x,x,x,x,x,x,x,x]'
      : `a${level}: &a${level} [${Array(9)
          .fill(`*a${level - 1}`)
          .join()}]`,
  ).join('\n')

const files: Record<string, string> = {
  '10 MB': `{"title": "${'x'.repeat(10_000_000)}"}`,
  'aliases that multiply': `title: x\n${laughs(9)}`,
  'nested 100,000 deep': '['.repeat(100_000),
  'no diagram': '{"a": 1}',
  'no text': '\u0000\u0001\u0002',
}

const script = '<img src=x onerror="document.title=1"></text></svg><script>document.title=1</script>'

export const sendHostile: Walk = async (stage, report) => {
  for (const [name, hash] of Object.entries(links)) {
    const { page, faults } = await stage.open('/docs')
    await watchFreezes(page)
    const start = performance.now()
    await page.goto(`${stage.baseUrl}/edit${hash}`)
    await judge(`link: ${name}`, page, { start, faults, report })
  }
  for (const [name, text] of Object.entries(files)) {
    const { page, faults } = await stage.open('/edit')
    await watchFreezes(page)
    const input = page.locator('#editor-form input[type=file]')
    // By its path: otherwise the page itself would receive its bytes.
    const path = join(tmpdir(), 'hostile.json')
    await writeFile(path, text)
    const start = performance.now()
    await input.setInputFiles(path)
    await judge(`file: ${name}`, page, { start, faults, report })
    await rm(path)
  }
  await sendScripts(stage, report)
}

type Judged = { start: number; faults: string[]; report: ReportMeasurement }

const judge = async (name: string, page: Page, { start, faults, report }: Judged): Promise<void> => {
  const words = (await page.locator('.notice p').textContent({ timeout: 20_000 })) ?? ''
  const seconds = (performance.now() - start) / 1_000
  const frozen = await page.evaluate(() => (globalThis as unknown as { frozen?: number }).frozen ?? 0)
  const isWithin = seconds <= most.seconds && frozen <= most.frozen && faults.length === 0 && words.length > 10
  report(`${name}: ${seconds.toFixed(1)} s, ${frozen.toFixed(0)} ms frozen: ${words} ${faults.join()}`, isWithin)
  await page.context().close()
}

/** Records the longest task of the page, even after a reload. */
const watchFreezes = async (page: Page): Promise<void> => {
  const watch = (): void => {
    Object.assign(globalThis, { frozen: 0 })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        const known = globalThis as unknown as { frozen: number }
        known.frozen = Math.max(known.frozen, duration)
      }
    }).observe({ type: 'longtask' })
  }
  await page.addInitScript(watch)
  await page.evaluate(watch)
}

const sendScripts = async (stage: Stage, report: ReportMeasurement): Promise<void> => {
  const elements = [
    { type: 'text', x: 8, y: 40, text: script },
    { type: 'path', d: 'M0 0L8 8', stroke: 'ink' },
  ]
  const scene = { version: 1, width: 400, height: 100, title: script, description: script, elements }
  const { page, faults } = await stage.open('/edit')
  const title = await page.title()
  await page.locator('#paste').fill(JSON.stringify(scene))
  await page.locator('.state[data-state=good]').waitFor()
  await page.getByRole('tab', { name: 'Text' }).click()
  await page.locator('.cm-content').waitFor()
  const ran = await page.evaluate(
    () => document.querySelector('#editor script:not([type]), #editor img[onerror]') !== null,
  )
  report(`script in labels ${faults.join()}`, !ran && faults.length === 0 && (await page.title()) === title)
  await page.context().close()
}
