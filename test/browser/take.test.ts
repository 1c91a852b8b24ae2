import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage, type Watched } from './stage.ts'

let stage: Stage
let watched: Watched
let page: Page
beforeAll(async () => {
  stage = await openStage()
  watched = await stage.open('/diagrams/request-sequence', { permissions: ['clipboard-read', 'clipboard-write'] })
  page = watched.page
  await page.getByRole('link', { name: 'Dark' }).click()
  await page.getByRole('link', { name: 'Rose' }).click()
}, 300_000)
afterAll(() => stage.close())

const served = async (target: string): Promise<string> => (await fetch(stage.baseUrl + target)).text()

const copied = async (name: string): Promise<string> => {
  const read = () => page.evaluate(() => navigator.clipboard.readText())
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await page.getByRole('button', { name: `Copy ${name}`, exact: true }).click()
  await expect.poll(read).not.toBe('')
  return read()
}

const svg = '/api/diagrams/request-sequence/svg?theme=dark&accent=rose'

describe('copying follows the chosen look', () => {
  test('SVG: the bytes of the endpoint', async () => {
    expect(await copied('the SVG')).toBe(await served(svg))
  })

  test('scene JSON: the bytes of the endpoint', async () => {
    expect(await copied('the scene JSON')).toBe(await served('/api/diagrams/request-sequence/scene'))
  })

  test('HTML <img>: an image of that address', async () => {
    const text = await copied('HTML <img>')
    const [address, size] = await page.evaluate((html) => {
      const { src, width, height } = new DOMParser().parseFromString(html, 'text/html').querySelector('img')!
      return [src, `${width}×${height}`]
    }, text)
    expect([address, size]).toEqual([stage.baseUrl + svg, '960×640'])
  })

  test('HTML <picture>: dark where the system is dark, else light', async () => {
    const text = await copied('HTML <picture>')
    expect(text).toContain(`srcset="${stage.baseUrl}${svg.replace('&', '&amp;')}"`)
    expect(text).toContain(`src="${stage.baseUrl}${svg.replace('&', '&amp;').replace('dark', 'light')}"`)
  })

  test.each([
    [
      'Markdown',
      () =>
        new RegExp(`^!\\[[^\\]]+\\]\\(${stage.baseUrl}/api/diagrams/request-sequence/svg\\?theme=dark&accent=rose\\)$`),
    ],
    ['curl', () => /^curl '.+theme=dark&accent=rose' -o request-sequence\.svg$/],
    ['Command line', () => /^diagref svg request-sequence --theme dark --accent rose --base-url http:\/\/[\d.:]+$/],
  ])('%s', async (name, pattern) => {
    expect(await copied(name)).toMatch(pattern())
  })

  test('MCP call: a JSON-RPC request', async () => {
    expect(JSON.parse(await copied('MCP call'))).toEqual({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'render_diagram', arguments: { id: 'request-sequence', theme: 'dark', accent: 'rose' } },
    })
  })
})

describe('downloading', () => {
  const downloaded = async (click: () => Promise<void>): Promise<Download> => {
    const [download] = await Promise.all([page.waitForEvent('download'), click()])
    return download
  }

  const bytesOf = async (download: Download): Promise<Buffer> => readFile(await download.path())

  test.each([
    ['Download request-sequence.svg', 'request-sequence.svg', svg],
    ['Download request-sequence.json', 'request-sequence.json', '/api/diagrams/request-sequence/scene'],
  ])('%s gives the bytes of the endpoint', async (link, name, target) => {
    const download = await downloaded(() => page.getByRole('link', { name: link }).click())
    expect(download.suggestedFilename()).toBe(name)
    expect((await bytesOf(download)).toString('utf8')).toBe(await served(target))
  })

  /** The corner pixel of a PNG, as red, green, blue, alpha. */
  const corner = (png: Buffer): Promise<number[]> =>
    page.evaluate(async (base64) => {
      const image = new Image()
      image.src = `data:image/png;base64,${base64}`
      await image.decode()
      const context = document.createElement('canvas').getContext('2d')!
      context.drawImage(image, 0, 0)
      return [...context.getImageData(0, 0, 1, 1).data]
    }, png.toString('base64'))

  test.each([
    [1, false, [15, 20, 26, 255]],
    [2, true, [0, 0, 0, 0]],
    [4, false, [15, 20, 26, 255]],
  ])('PNG at %s×, transparent %s', async (scale, transparent, pixel) => {
    await page.locator('#transparent').setChecked(transparent)
    const download = await downloaded(() => page.locator(`#png [data-scale="${scale}"]`).click())
    expect(download.suggestedFilename()).toBe(`request-sequence-dark-rose${scale === 1 ? '' : `@${scale}x`}.png`)
    const png = await bytesOf(download)
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([960 * scale, 640 * scale])
    expect(await corner(png)).toEqual(pixel)
  })
})

test('all that without an error, a policy report or a request to another host', () => {
  expect(watched.faults).toEqual([])
})
