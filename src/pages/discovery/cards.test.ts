import { describe, expect, test } from 'vitest'
import { ask, baseUrl, loadApp, loadCatalog, loadSite } from '../../../test/catalog.ts'
import { createApp } from '../../app/create-app.ts'

const app = await loadApp()
const catalog = await loadCatalog()

describe('H31: share cards', () => {
  test('are served and named where they were drawn', async () => {
    const png = Uint8Array.from([137, 80, 78, 71])
    const cards = { has: (id: string) => id === 'request-sequence', read: () => Promise.resolve(png) }
    const withCards = createApp({ catalog, site: await loadSite(), cards, baseUrl })
    const reply = await ask(withCards, '/cards/request-sequence.png')
    expect([reply.headers.get('content-type'), new Uint8Array(await reply.arrayBuffer())]).toEqual(['image/png', png])
    const html = await (await ask(withCards, '/diagrams/request-sequence', { headers: { accept: 'text/html' } })).text()
    expect(html).toContain(`<meta property="og:image" content="${baseUrl}/cards/request-sequence.png"/>`)
    expect((await ask(withCards, '/cards/gantt-chart.png')).status).toBe(404)
  })

  test('elsewhere the card of the site is named', async () => {
    const html = await (await ask(app, '/diagrams/request-sequence', { headers: { accept: 'text/html' } })).text()
    expect(html).toMatch(/<meta property="og:image" content="[^"]+\/assets\/card\.[0-9a-f]{10}\.png"\/>/)
    expect((await ask(app, '/cards/request-sequence.png')).status).toBe(404)
  })
})
