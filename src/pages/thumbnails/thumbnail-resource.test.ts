import { describe, expect, test } from 'vitest'
import { ask, loadApp } from '../../../test/catalog.ts'

const app = await loadApp()

const thumbnail = (name: string) => ask(app, `/thumbnails/${name}`)

describe('H32: thumbnails', () => {
  test('are sketches in the look of their name, cached and protected like the SVG', async () => {
    const reply = await thumbnail('request-sequence-dark-rose.svg')
    const svg = await ask(app, '/api/diagrams/request-sequence/svg?theme=dark&accent=rose')
    for (const name of ['content-type', 'cache-control', 'content-security-policy'])
      expect([name, reply.headers.get(name)]).toEqual([name, svg.headers.get(name)])
    expect(reply.headers.get('content-disposition')).toBe('inline; filename="request-sequence-dark-rose.svg"')
    const text = await reply.text()
    expect(text).toMatch(/^<svg [^>]*width="288" height="192"/)
    const page = /<rect [^>]*fill="(#\w+)"/
    expect(page.exec(text)?.[1]).toBe(page.exec(await svg.text())?.[1])
    expect(text).not.toBe(await (await thumbnail('request-sequence-dark-blue.svg')).text())
  })

  test('are figures with their words where the name says so, and sketches where these would be specks', async () => {
    const [read, specks] = await Promise.all(
      ['git-graph', 'request-sequence'].map(async (id) => (await thumbnail(`${id}.figure-dark-rose.svg`)).text()),
    )
    expect(read).toContain('>Merge feat/export</text>')
    expect(read).not.toContain('Illustrative history')
    expect(specks).toMatch(/^<svg [^>]*width="576" height="384"/)
    expect(specks).not.toContain('<text')
  })

  test.each([
    'request-sequence.svg',
    'request-sequence.whole-dark-blue.svg',
    'request-sequence.figure.figure-dark-blue.svg',
    'request-sequence.-dark-blue.svg',
    'request-sequence-dark.svg',
    'unknown-dark-blue.svg',
    'request-sequence-dark-blue',
  ])('%s is none', async (name) => {
    expect((await thumbnail(name)).status).toBe(404)
  })
})
