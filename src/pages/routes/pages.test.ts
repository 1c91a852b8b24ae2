import { describe, expect, test } from 'vitest'
import { ask, baseUrl, loadApp, loadSite } from '../../../test/catalog.ts'
import { pagePatterns } from '../page.ts'
import { createPageRenderer } from './page-renderer.ts'

const app = await loadApp()

const get = (target: string, accept?: string, method = 'GET'): Promise<Response> =>
  ask(app, target, { method, headers: accept === undefined ? {} : { accept } })

/** A page of every kind, with its Markdown version. */
const kinds = [
  ['/', '/index.md'],
  ['/?q=sequence&theme=dark', '/index.md?q=sequence&theme=dark'],
  ['/diagrams/request-sequence', '/diagrams/request-sequence.md'],
  ['/compare', '/compare.md'],
  ['/compare?ids=request-sequence,http-exchange', '/compare.md?ids=request-sequence,http-exchange'],
  ['/sandbox', '/sandbox.md'],
  ['/docs', '/docs.md'],
] as const

describe.each(kinds)('%s', (page, markdown) => {
  test('H19: HTML by default, with the headers of a negotiated page', async () => {
    const reply = await get(page)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(reply.headers.get('vary')).toBe('Accept, Accept-Encoding')
    expect(reply.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate')
    expect(reply.headers.get('cdn-cache-control')).toBe('no-store')
    expect(await reply.text()).toMatch(/^<!doctype html>\n<html lang="en">/)
  })

  test('H21: HTML names its Markdown version in a Link header', async () => {
    const reply = await get(page, 'text/html')
    expect(reply.headers.get('link')).toContain(`<${baseUrl}${markdown}>; rel="alternate"; type="text/markdown"`)
  })

  test('H20, H21: negotiated Markdown and the download are the same bytes', async () => {
    const [negotiated, download] = await Promise.all([get(page, 'text/markdown'), get(markdown)])
    expect(negotiated.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(negotiated.headers.get('vary')).toBe('Accept, Accept-Encoding')
    expect(negotiated.headers.get('cdn-cache-control')).toBe('no-store')
    expect(download.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(download.headers.get('vary')).toBe('Accept-Encoding')
    expect(download.headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z-]+\.md"$/)
    const text = await negotiated.text()
    expect(await download.text()).toBe(text)
    expect(text).toMatch(/^# .+\n[^]*[^\n]\n$/)
  })

  test('H20: anything else is rejected with the Error body', async () => {
    const reply = await get(page, 'application/json')
    expect(reply.status).toBe(406)
    expect(reply.headers.get('content-type')).toBe('application/json')
    expect(reply.headers.get('vary')).toBe('Accept, Accept-Encoding')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(await reply.json()).toEqual({
      error: {
        code: 'not_acceptable',
        message: 'This URL has no representation that Accept allows.',
        hint: 'Send one of: text/html, text/markdown; or leave Accept out.',
      },
      documentation: `${baseUrl}/docs/errors#not_acceptable`,
    })
  })

  test.each(['text/html', 'text/markdown', 'application/json'])('H3: HEAD responds like GET for %s', async (accept) => {
    const [whole, head] = await Promise.all([get(page, accept), get(page, accept, 'HEAD')])
    expect(head.status).toBe(whole.status)
    expect([...head.headers]).toEqual([...whole.headers])
    expect(await head.text()).toBe('')
  })

  test('H14: the two representations have ETags of their own, and a 304 keeps the negotiation headers', async () => {
    const [html, markdown] = await Promise.all([get(page, 'text/html'), get(page, 'text/markdown')])
    const etag = html.headers.get('etag') ?? ''
    expect(markdown.headers.get('etag')).not.toBe(etag)
    const again = await ask(app, page, { headers: { accept: 'text/html', 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(again.headers.get('vary')).toBe('Accept, Accept-Encoding')
    expect(again.headers.get('cdn-cache-control')).toBe('no-store')
    const other = await ask(app, page, { headers: { accept: 'text/markdown', 'if-none-match': etag } })
    expect(other.status).toBe(200)
  })

  test('H22: the policy allows no inline script and no other host', async () => {
    const reply = await get(page, 'text/html')
    const policy = reply.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toContain('http')
  })

  test('H22, H25: nothing is loaded from another host, and links are relative', async () => {
    const html = await (await get(page, 'text/html')).text()
    const loaded = [
      ...html.matchAll(/<(?:script|img|link rel="stylesheet"|link rel="icon")[^>]*(?:src|href)="([^"]+)"/g),
    ]
    expect(loaded.length).toBeGreaterThan(2)
    for (const [, address] of loaded) expect(address).toMatch(/^\.{1,2}\//)
    for (const [, address] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) expect(address).not.toMatch(/^\/|^https?:/)
    expect(html).not.toMatch(/ (?:on\w+|style)="/)
  })

  test('the first paint waits for the foot, so that nothing moves when the rest of the HTML arrives', async () => {
    const html = await (await get(page, 'text/html')).text()
    expect(html).toContain('<link rel="expect" href="#foot" blocking="render"/>')
    expect(html.match(/ id="foot"/g)).toHaveLength(1)
  })
})

describe('addresses', () => {
  test.each([
    ['/compare/', '../compare'],
    ['/compare/?ids=a,b', '../compare?ids=a,b'],
    ['/docs/', '../docs'],
    ['/diagrams/request-sequence/', '../request-sequence'],
  ])('H8: %s redirects to the URL without the slash', async (target, location) => {
    const reply = await get(target, 'text/html')
    expect([reply.status, reply.headers.get('location')]).toEqual([308, location])
  })

  test('H8: an unknown path with a slash does not redirect', async () => {
    expect((await get('/nothing/', 'text/html')).status).toBe(404)
    expect((await get('//evil.example/', 'text/html')).status).toBe(404)
    expect((await get('/compare/', 'text/html', 'POST')).status).toBe(404)
  })

  test('H5: pages are read-only', async () => {
    const reply = await get('/', 'text/html', 'POST')
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })

  test('D11: the empty fields that a form sends are ignored', async () => {
    const [plain, sent] = await Promise.all([get('/'), get('/?q=&family=&sort=family&theme=&accent=')])
    expect(await sent.text()).toBe(await plain.text())
  })

  test.each(['/?theme=neon', '/?family=Maps', '/?sort=size', '/compare?ids=a,b,c,d,e', '/?theme=dark&theme=light'])(
    'H9: %s is rejected with a page',
    async (target) => {
      const reply = await get(target, 'text/html')
      expect(reply.status).toBe(400)
      expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(reply.headers.get('cache-control')).toBe('no-store')
    },
  )
})

describe('H23: errors as pages', () => {
  test('a browser gets a page with the closest recipes', async () => {
    const reply = await get('/diagrams/request-sequense', 'text/html')
    const html = await reply.text()
    expect(reply.status).toBe(404)
    expect(reply.headers.get('vary')).toBe('Accept, Accept-Encoding')
    expect(html).toContain('<h1>There is no diagram “request-sequense”</h1>')
    expect(html).toContain('<a href="../diagrams/request-sequence">')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })

  test('a reader of Markdown gets Markdown', async () => {
    const reply = await get('/diagrams/request-sequense.md')
    expect(reply.status).toBe(404)
    expect(reply.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(await reply.text()).toContain(`(${baseUrl}/diagrams/request-sequence)`)
  })

  test.each([
    ['/nothing', undefined, 'application/json'],
    ['/nothing', '*/*', 'application/json'],
    ['/nothing', 'text/html', 'text/html; charset=utf-8'],
    ['/nothing', 'text/markdown', 'text/markdown; charset=utf-8'],
    ['/diagrams/nothing', undefined, 'text/html; charset=utf-8'],
    ['/diagrams/nothing', 'application/json', 'application/json'],
    ['/api/nothing', 'text/html', 'application/json'],
    ['/api/diagrams/nothing', 'text/html', 'application/json'],
  ])('%s for %s returns %s', async (target, accept, type) => {
    const reply = await get(target, accept)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([404, type])
  })

  test.each([
    ['/docs/error', '<a href="../docs/errors">Errors</a>'],
    ['/sandboxes', '<a href="./sandbox">Sandbox</a>'],
    ['/?family=Nope', '<a class="chip" href="./?family=Time+%26+planning">'],
    ['/?family=Nope', '<a class="chip" href="./">All <em>'],
    ['/?theme=neon', '<a class="chip" href="./">Default'],
    ['/nothing/here', 'There is nothing at <code>/nothing/here</code>.'],
    ['/diagrams/request-sequence?theme=neon', '<a class="chip" href="../diagrams/request-sequence?theme=paper">Paper'],
  ])('%s suggests what was meant', async (target, link) => {
    expect(await (await get(target, 'text/html')).text()).toContain(link)
  })

  test('what was probably meant is shown once, also if a parameter named the wrong one', async () => {
    const html = await (await get('/compare?ids=bar-chart,request-sequence', 'text/html')).text()
    expect(html).toMatch(/Did you mean <a href="\.\/diagrams\/(?:ordered|grouped|diverging)-bar">/)
    expect(html.match(/<h2 id="meant">/g)).toHaveLength(1)
    expect(html.match(/class="card"/g)).toHaveLength(6)
    expect(html).toContain('name="q" value=""')
  })

  test('a wrong parameter on the page of a diagram shows that diagram, and no default beside it', async () => {
    const html = await (await get('/diagrams/box-plot?theme=neon', 'text/html')).text()
    expect(html).toMatch(/<h2 id="meant"><a href="[^"]*diagrams\/box-plot">Box plot<\/a><\/h2>/)
    expect([html.includes('Others like it'), html.includes('To begin with'), html.includes('Default')]).toEqual([
      true,
      false,
      false,
    ])
    expect(html).toContain('Choose one of these.')
    const best = await (await get('/diagrams/ordered-bar?theme=neon', 'text/html')).text()
    expect(best.slice(best.indexOf('Others like it'))).not.toContain('diagrams/ordered-bar"')
  })

  test('where nothing is like it, the highest rated are offered', async () => {
    const html = await (await get('/nothing/qwertyuiop', 'text/html')).text()
    expect(html).toContain('To begin with')
    expect(html).toMatch(/href="[^"]*\?q=qwertyuiop">Search for “qwertyuiop”</)
    expect(html.match(/class="card"/g)).toHaveLength(6)
    expect(html).not.toContain('Did you mean')
    const searchOn = async (target: string) =>
      /Search for “[^”]*/.exec(await (await get(target, 'text/html')).text())?.[0]
    expect(await searchOn('/edit?recipe=qwertyuiop')).toBe('Search for “qwertyuiop')
    expect(await searchOn('/compare?ids=a,b,c,d,e,f,g')).toBe(undefined)
    const saysNothingAt = async (target: string) =>
      (await (await get(target, 'text/html')).text()).includes('There is nothing at')
    expect(await saysNothingAt('/edit?recipe=qwertyuiop')).toBe(false)
    expect(await saysNothingAt('/diagrams/qwertyuiop')).toBe(true)
  })

  test('a search that is too long leads to that of its beginning', async () => {
    const html = await (await get(`/?q=${'queues'.repeat(50)}`, 'text/html')).text()
    expect(html).toContain('<h1>This search is too long</h1>')
    expect(html).toContain('It is 300 characters long. At most 200 are searched.')
    const [, query = ''] = /href="[^"]*(\?q=[^"]*)">Search for its beginning</.exec(html) ?? []
    expect(new URLSearchParams(query).get('q')).toBe('queues'.repeat(50).slice(0, 200))
  })

  test('its assets are found from any depth', async () => {
    const html = await (await get('/a/b/c', 'text/html')).text()
    expect(html).toMatch(/href="\.\.\/\.\.\/assets\/site\.[0-9a-f]{10}\.css"/)
  })
})

test('the paths of pages are those of the registered kinds', async () => {
  const { service } = app
  expect(createPageRenderer({ service, site: await loadSite() }).patterns).toEqual([...pagePatterns])
})
