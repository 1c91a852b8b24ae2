import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { ask, baseUrl, loadApp, loadCatalog, loadSite } from '../../../test/catalog.ts'
import { createApp } from '../../app/create-app.ts'

const app = await loadApp()
const catalog = await loadCatalog()

const textOf = async (target: string): Promise<string> => (await ask(app, target)).text()

/** Fails where a text is not well-formed XML. */
const parseXml = (text: string): void => {
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.write(text).close()
}

type Node = { name: string; uri: string; attributes: Record<string, string>; text: string; children: Node[] }

/** A text as a tree of elements. */
const childrenOf = (text: string): Node[] => {
  const parser = new SaxesParser({ xmlns: true })
  const open: Node[] = [{ name: '', uri: '', attributes: {}, text: '', children: [] }]
  parser.on('opentag', ({ local, uri, attributes }) => {
    const values = Object.entries(attributes).map(([name, { value }]) => [name, value])
    const node = {
      name: local,
      uri,
      attributes: Object.fromEntries(values) as Node['attributes'],
      text: '',
      children: [],
    }
    open.at(-1)?.children.push(node)
    open.push(node)
  })
  parser.on('text', (words) => ((open.at(-1) as Node).text += words))
  parser.on('closetag', () => open.pop())
  parser.on('error', (error) => {
    throw error
  })
  parser.write(text).close()
  return open[0]?.children ?? []
}

describe('H24: discovery files', () => {
  test.each([
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/llms-full.txt', 'text/plain; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/opensearch.xml', 'application/opensearchdescription+xml; charset=utf-8'],
    ['/feed.atom', 'application/atom+xml; charset=utf-8'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/favicon.ico', 'image/x-icon'],
    ['/.well-known/api-catalog', 'application/linkset+json'],
  ])('%s is %s', async (target, type) => {
    const reply = await ask(app, target)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, type])
    expect(reply.headers.get('vary')).toBe('Accept-Encoding')
    const head = await ask(app, target, { method: 'HEAD' })
    expect([...head.headers]).toEqual([...reply.headers])
  })

  test.each(['/sitemap.xml', '/opensearch.xml', '/favicon.svg'])('%s is well-formed', async (target) => {
    parseXml(await textOf(target))
  })

  test('the sitemap names every recipe with the day of its review', async () => {
    const sitemap = await textOf('/sitemap.xml')
    for (const { id, reviewed } of catalog.recipes)
      expect(sitemap).toContain(`<loc>${baseUrl}/diagrams/${id}</loc><lastmod>${reviewed}</lastmod>`)
  })

  test('favicon.ico has a PNG of each size where its directory says', async () => {
    const icon = Buffer.from(await (await ask(app, '/favicon.ico')).arrayBuffer())
    expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 3])
    for (const [index, size] of [16, 32, 48].entries()) {
      const entry = icon.subarray(6 + 16 * index)
      const png = icon.subarray(entry.readUInt32LE(12), entry.readUInt32LE(12) + entry.readUInt32LE(8))
      expect([entry.readUInt8(0), png.toString('latin1', 1, 4), png.readUInt32BE(16)]).toEqual([size, 'PNG', size])
    }
  })

  test('every address of the sitemap is a page', async () => {
    const sitemap = await textOf('/sitemap.xml')
    for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const reply = await ask(app, address.slice(baseUrl.length), { headers: { accept: 'text/html' } })
      expect([address, reply.status]).toEqual([address, 200])
    }
  })

  test('llms.txt names every recipe and every page of the guide in Markdown, and each link answers', async () => {
    const [text, site] = [await textOf('/llms.txt'), await loadSite()]
    expect(text).toMatch(/^# diagref\n\n> .+\n\n## /)
    for (const { id } of catalog.recipes) expect(text).toContain(`(${baseUrl}/diagrams/${id}.md)`)
    for (const { slug } of site.guide.filter((page) => page.slug !== 'index'))
      expect(text).toContain(`(${baseUrl}/docs/${slug}.md)`)
    for (const [, address = ''] of text.matchAll(/\((https:[^)]+\.(?:md|json))\)/g))
      expect([address, (await ask(app, address.slice(baseUrl.length))).status]).toEqual([address, 200])
  })

  test('llms-full.txt holds the words of every recipe', async () => {
    const text = await textOf('/llms-full.txt')
    for (const { name, rationale } of catalog.recipes) {
      expect(text).toContain(`# ${name}\n`)
      expect(text).toContain(rationale)
    }
  })

  test('the API catalog is a link set whose links are absolute (RFC 9727)', async () => {
    const { linkset } = JSON.parse(await textOf('/.well-known/api-catalog')) as { linkset: { anchor: string }[] }
    expect(linkset.map(({ anchor }) => anchor)).toContain(`${baseUrl}/api`)
    expect(JSON.stringify(linkset)).toContain(`"service-desc":[{"href":"${baseUrl}/openapi.json"`)
  })
})

describe('in the head of a page', () => {
  const structured = async (target: string): Promise<Record<string, unknown>> => {
    const html = await textOf(target)
    const [, json = ''] = /<script type="application\/ld\+json">(.+?)<\/script>/s.exec(html) ?? []
    return JSON.parse(json) as Record<string, unknown>
  }

  test('a recipe is a learning resource', async () => {
    const { '@type': type, url } = await structured('/diagrams/request-sequence')
    expect([type, url]).toEqual([['LearningResource', 'CreativeWork'], `${baseUrl}/diagrams/request-sequence`])
  })

  test('the gallery can be searched', async () => {
    expect((await structured('/'))['@type']).toBe('WebSite')
  })

  test('previews have title, words and address', async () => {
    const html = await textOf('/diagrams/request-sequence')
    expect(html).toContain('<meta property="og:title" content="Request sequence"/>')
    expect(html).toContain(`<meta property="og:url" content="${baseUrl}/diagrams/request-sequence"/>`)
    expect(html).toContain(`<link rel="canonical" href="${baseUrl}/diagrams/request-sequence"/>`)
  })
})

describe('H29: the feed', () => {
  test('has an entry for each of the 50 latest recipes, the latest review first', async () => {
    const text = await textOf('/feed.atom')
    const ids = [...text.matchAll(/<id>([^<]+)<\/id>/g)].map(([, id]) => id).slice(1)
    const latest = [...catalog.recipes].sort((a, b) => b.reviewed.localeCompare(a.reviewed)).slice(0, 50)
    expect(ids).toEqual(latest.map(({ id }) => `tag:${new URL(baseUrl).hostname},2026:diagrams/${id}`))
    expect(text).toContain(`<updated>${latest[0]?.reviewed}T00:00:00Z</updated>`)
  })

  test('has what RFC 4287 requires of a feed and of each entry, and nothing that it does not know', async () => {
    const [feed] = childrenOf(await textOf('/feed.atom'))
    const entries = feed?.children.filter(({ name }) => name === 'entry') ?? []
    expect([feed?.name, feed?.uri, entries.length]).toEqual(['feed', 'http://www.w3.org/2005/Atom', 50])
    for (const holder of [feed, ...entries]) {
      const named = (wanted: string) => holder?.children.filter(({ name }) => name === wanted) ?? []
      expect(['id', 'title', 'updated'].map((name) => named(name).length)).toEqual([1, 1, 1])
      expect(named('updated')[0]?.text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
      expect(named('id')[0]?.text).toMatch(/^tag:[a-z0-9.-]+,\d{4}:[\w/-]+$/)
      const links = named('link').map(({ attributes: { rel, type, href } }) => `${rel} ${type} ${new URL(href ?? '')}`)
      expect(new Set(links).size).toBe(links.length)
      expect(links.some((link) => link.startsWith('alternate text/html '))).toBe(true)
    }
    expect(feed?.children.filter(({ name }) => name === 'author')).toHaveLength(1)
    expect(feed?.children.find(({ attributes: { rel } }) => rel === 'self')?.attributes['href']).toBe(
      `${baseUrl}/feed.atom`,
    )
    const known = ['id', 'title', 'updated', 'category', 'link', 'summary', 'content']
    expect(entries.flatMap(({ children }) => children.filter(({ name }) => !known.includes(name)))).toEqual([])
    expect(
      entries.every(({ children }) =>
        children.some(({ name, attributes }) => name === 'category' && attributes['term']),
      ),
    ).toBe(true)
  })

  test('every page names it', async () => {
    const html = await (await ask(app, '/docs', { headers: { accept: 'text/html' } })).text()
    expect(html).toContain('<link rel="alternate" type="application/atom+xml" href="./feed.atom"')
  })
})

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
