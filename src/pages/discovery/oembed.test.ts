import { describe, expect, test } from 'vitest'
import { ask, baseUrl, loadApp, loadCatalog } from '../../../test/catalog.ts'

const app = await loadApp()
const catalog = await loadCatalog()

describe('H30: oEmbed', () => {
  const oembed = (parameters: Record<string, string>) => ask(app, `/oembed?${new URLSearchParams(parameters)}`)
  const page = `${baseUrl}/diagrams/request-sequence`

  test('the picture of a recipe, in the look of its address', async () => {
    const { scene } = catalog.find('request-sequence')!
    expect(await (await oembed({ url: `${page}?theme=dark&accent=rose` })).json()).toEqual({
      version: '1.0',
      type: 'photo',
      title: scene.title,
      provider_name: 'diagref',
      provider_url: `${baseUrl}/`,
      url: `${baseUrl}/api/diagrams/request-sequence/svg?theme=dark&accent=rose`,
      width: scene.width,
      height: scene.height,
    })
  })

  test('scaled down to what fits, in proportion', async () => {
    const { scene } = catalog.find('request-sequence')!
    const reply = (await (await oembed({ url: page, maxwidth: '400', maxheight: '9999' })).json()) as { height: number }
    expect(reply).toMatchObject({ width: 400, height: Math.round((scene.height * 400) / scene.width) })
  })

  test.each([
    [{}, 400],
    [{ url: 'https://elsewhere.example/diagrams/request-sequence' }, 404],
    [{ url: `${baseUrl}/docs` }, 404],
    [{ url: page, format: 'xml' }, 501],
    [{ url: page, maxwidth: '0' }, 400],
    [{ url: `${baseUrl}/diagrams/nothing-like-it` }, 404],
  ])('%j is refused with %s', async (parameters, status) => {
    const reply = await oembed(parameters as Record<string, string>)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([status, 'application/json'])
  })

  test('the page of a recipe names its address', async () => {
    const html = await (await ask(app, '/diagrams/request-sequence', { headers: { accept: 'text/html' } })).text()
    const [, href = ''] = /type="application\/json\+oembed" href="([^"]+)"/.exec(html) ?? []
    expect(href).toBe(`${baseUrl}/oembed?${new URLSearchParams({ url: page })}`)
  })
})
